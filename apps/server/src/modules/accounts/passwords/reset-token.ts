const joint = '&email=';

export type ResetToken = { readonly token: string; readonly email: string | undefined };

/**
 * The link's token, alone or joined with `&email=` and the link's e-mail (docs/product/accounts.md#lost-passwords). Exactly one e-mail: a second one, an
 * empty one and anything after it are refused, so that nobody is ever asked about one account and answered about another.
 */
export const readResetToken = (text: string): ResetToken | undefined => {
  const [token, encoded, ...more] = text.split(joint);
  if (token === undefined || !/^[\w-]{20,200}$/.test(token) || more.length > 0) return undefined;
  if (encoded === undefined) return { token, email: undefined };
  try {
    const email = decodeURIComponent(encoded).trim().toLowerCase();
    return /^[^\s@&]+@[^\s@&]+$/.test(email) ? { token, email } : undefined;
  } catch {
    return undefined;
  }
};
