/** What the browser keeps: the values of `set-cookie` headers, ready to be sent. */
export type SessionCookies = readonly string[];

export type SignedIn = { readonly userId: string; readonly cookies: SessionCookies };

/** The request's own headers, as far as signing in and out needs them. */
export type Visitor = { readonly cookie: string | undefined; readonly userAgent: string | undefined; readonly address: string };

/** Passwords and sessions. Wrong passwords and unknown names answer alike: undefined, in the same time. */
export type Identity = {
  readonly hashPassword: (password: string) => Promise<string>;
  readonly signInByEmail: (login: { readonly email: string; readonly password: string }, visitor: Visitor) => Promise<SignedIn | undefined>;
  readonly signInByUsername: (
    login: { readonly username: string; readonly password: string },
    visitor: Visitor,
  ) => Promise<SignedIn | undefined>;
  readonly signOut: (visitor: Visitor) => Promise<SessionCookies>;
};
