import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signed session cookie: `token.signature`, percent-encoded. Returns the token when the signature is ours. */
export const readSessionToken = (cookieHeader: string | undefined, name: string, secret: string): string | undefined => {
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
