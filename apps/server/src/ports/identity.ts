/** What the browser keeps: the values of `set-cookie` headers, ready to be sent. */
export type SessionCookies = readonly string[];

export type SignedIn = { readonly userId: string; readonly cookies: SessionCookies };

/** The password was right, and the person has a second factor: nobody is signed in until its code arrives with these cookies. */
export type CodeNeeded = { readonly codeNeeded: true; readonly cookies: SessionCookies };

/** The request's own headers, as far as signing in and out needs them. */
export type Visitor = { readonly cookie: string | undefined; readonly userAgent: string | undefined; readonly address: string };

/** Secrets of links in letters: made from an id, compared by hash. */
export type SecretTokens = { readonly of: (id: string) => string; readonly hash: (token: string) => string };

/** Who was right on this device before, by a cookie that says so under our seal. */
export type KnownDevices = {
  /** The device's name for this account; undefined where the account was never right here. */
  readonly recognise: (cookies: string | undefined, account: string) => string | undefined;
  /** The cookie that says it from now on. */
  readonly remember: (cookies: string | undefined, account: string) => string;
};

/** Words that go out and come back unread and unchanged: only this server can open what it sealed. Undefined for anything else. */
export type Seals = { readonly seal: (words: string) => string; readonly open: (sealed: string) => string | undefined };

/** Codes of an authenticator app, with recovery codes. Undefined or false: the password or the code was wrong. */
type TwoFactor = {
  /** Begins (again) to set it up: nothing changes until the first code is confirmed. */
  readonly begin: (
    password: string,
    visitor: Visitor,
  ) => Promise<{ readonly uri: string; readonly recoveryCodes: readonly string[] } | undefined>;
  /** The first code of the app turns it on; the session gets a new token. */
  readonly confirm: (code: string, visitor: Visitor) => Promise<SessionCookies | undefined>;
  readonly finishSignIn: (code: string, visitor: Visitor) => Promise<SignedIn | undefined>;
  readonly finishWithRecoveryCode: (code: string, visitor: Visitor) => Promise<SignedIn | undefined>;
  readonly newRecoveryCodes: (password: string, visitor: Visitor) => Promise<readonly string[] | undefined>;
  readonly turnOff: (password: string, visitor: Visitor) => Promise<SessionCookies | undefined>;
};

/** A step of WebAuthn: what the browser is given, with the cookie that binds the answer to it. */
export type PasskeyStep = { readonly options: Record<string, unknown>; readonly cookies: SessionCookies };
/** A browser's answer with a key that it has. */
export type PasskeyProof = {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly clientExtensionResults: Record<string, unknown>;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
};
/** Keys of a device, which ask the person for a finger, a face or a PIN: two factors in one. Undefined: refused. */
type Passkeys = {
  readonly beginAdding: (visitor: Visitor) => Promise<PasskeyStep | undefined>;
  readonly finishAdding: (response: object, name: string, visitor: Visitor) => Promise<boolean>;
  readonly beginSignIn: (visitor: Visitor) => Promise<PasskeyStep>;
  readonly finishSignIn: (response: PasskeyProof, visitor: Visitor) => Promise<SignedIn | undefined>;
};

/** Passwords and sessions. Wrong passwords and unknown names answer alike: undefined, in the same time. */
export type Identity = {
  readonly hashPassword: (password: string) => Promise<string>;
  readonly passwordMatches: (hash: string, password: string) => Promise<boolean>;
  readonly signInByEmail: (
    login: { readonly email: string; readonly password: string },
    visitor: Visitor,
  ) => Promise<SignedIn | CodeNeeded | undefined>;
  readonly signInByUsername: (
    login: { readonly username: string; readonly password: string },
    visitor: Visitor,
  ) => Promise<SignedIn | CodeNeeded | undefined>;
  /** A session for somebody who proved who they are in another way; it ends by itself at `until`, where that is given. */
  readonly openSession: (userId: string, visitor: Visitor, until?: Date) => Promise<SignedIn>;
  /** As after the right password of somebody with a second factor: the code still has to come. */
  readonly openHalf: (userId: string) => Promise<CodeNeeded>;
  readonly signOut: (visitor: Visitor) => Promise<SessionCookies>;
  readonly twoFactor: TwoFactor;
  readonly passkeys: Passkeys;
};
