/** Why Google did not let somebody in: the words of the server's redirect. */
const refusals = ['failed', 'unverified', 'pupil', 'two-factor', 'closing'] as const;
export type GoogleRefusal = (typeof refusals)[number];

/** What a letter's link, Google, or a page before says in the address of /login. */
export type LoginAnswer =
  | { readonly kind: 'keep'; readonly token: string }
  | { readonly kind: 'invitation'; readonly token: string }
  | { readonly kind: 'google'; readonly why: GoogleRefusal }
  /** The school's account was right; the code of the second step is still missing. */
  | { readonly kind: 'code' }
  | { readonly kind: 'email'; readonly outcome: 'changed' | 'expired' }
  /** The account is closed from today; `on` is its last day, YYYY-MM-DD. */
  | { readonly kind: 'closing'; readonly on: string };

/** Undefined for an ordinary visit. */
export const readLoginAnswer = (search: URLSearchParams): LoginAnswer | undefined => {
  for (const kind of ['keep', 'invitation'] as const) {
    const token = search.get(kind);
    if (token !== null) return { kind, token };
  }
  const google = search.get('google');
  if (google !== null) return { kind: 'google', why: refusals.find((why) => why === google) ?? 'failed' };
  if (search.get('school') === 'code') return { kind: 'code' };
  const email = search.get('email');
  if (email === 'changed' || email === 'expired') return { kind: 'email', outcome: email };
  const on = search.get('closing') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(on) ? { kind: 'closing', on } : undefined;
};
