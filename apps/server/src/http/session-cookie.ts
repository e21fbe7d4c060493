import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers whose signature was right, with what they say, and how long one may be that is remembered: browsers send the same with each call. */
const remembered = 2000;
const longest = 400;

/** Reads session cookies of one name and secret. Whether the session lives is another question, and asked each time. */
export const sessionTokens = (name: string, secret: string): ((cookieHeader: string | undefined) => string | undefined) => {
  const known = new Map<string, string>();
  return (cookieHeader) => {
    const before = cookieHeader === undefined ? undefined : known.get(cookieHeader);
    if (before !== undefined) return before;
    const token = readSessionToken(cookieHeader, name, secret);
    if (cookieHeader === undefined || token === undefined || cookieHeader.length > longest) return token;
    if (known.size >= remembered) known.clear();
    known.set(cookieHeader, token);
    return token;
  };
};

/** The signed session cookie: `token.signature`, percent-encoded. Returns the token when the signature is ours. */
const readSessionToken = (cookieHeader: string | undefined, name: string, secret: string): string | undefined => {
  const at = cookieHeader?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  if (at === undefined) return undefined;
  let value: string;
  try {
    value = decodeURIComponent(at.slice(name.length + 1));
  } catch {
    return undefined;
  }
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const wanted = createHmac('sha256', secret).update(token).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined;
};
