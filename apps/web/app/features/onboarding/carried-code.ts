/** The sealed code of a pupil under 13, in this tab alone and for a day; nobody but the server can read it. */
const key = 'hedgerow.bring-a-parent';
const dayMs = 86_400_000;

export const keepCarriedCode = (code: string): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ code, cachedAt: Date.now() }));
  } catch {
    // A browser without storage: the next page says how to begin again.
  }
};

const readKept = (): { readonly code?: unknown; readonly cachedAt?: unknown } => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};

export const readCarriedCode = (): string | undefined => {
  const { code, cachedAt } = readKept();
  return typeof code === 'string' && typeof cachedAt === 'number' && Date.now() - cachedAt < dayMs ? code : undefined;
};

export const forgetCarriedCode = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};

/** The code after the `#` of a link: it never reaches a server's log. Taken out of the address bar, and kept for this tab. */
export const takeCodeFromAddress = (): string | undefined => {
  const code = location.hash.slice(1);
  if (!/^[\w-]{40,1000}$/.test(code)) return readCarriedCode();
  keepCarriedCode(code);
  history.replaceState(history.state, '', location.pathname);
  return code;
};

export const linkForParent = (code: string): string => `${location.origin}/onboarding/link-child#${code}`;
