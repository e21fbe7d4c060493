/** What a provider of accounts vouches for. */
export type VouchedPerson = {
  /** Who it is, for ever: the address may change, this does not. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Whose account it is: a Google Workspace domain or a Microsoft tenant; undefined for somebody's own, and for a guest of a tenant. */
  readonly organisation: string | undefined;
};

/** Signing in with an account elsewhere, by OpenID Connect with state, nonce and PKCE. */
export type OpenId = {
  /** Where the browser goes, and what it must bring back: kept in a cookie of that browser alone. */
  readonly begin: () => Promise<{ readonly address: string; readonly kept: string }>;
  /** Undefined when anything does not fit: another browser's state, a refusal, a token that is not meant for us. */
  readonly finish: (back: { readonly code: string; readonly state: string; readonly kept: string }) => Promise<VouchedPerson | undefined>;
};
