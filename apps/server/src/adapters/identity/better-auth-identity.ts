import { randomBytes, randomInt } from 'node:crypto';
import { passkey as passkeyPlugin } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { twoFactor as twoFactorPlugin, username } from 'better-auth/plugins';
import { AppError } from '@hedgerow/domain/errors';
import { recoveryCode } from '@hedgerow/domain/usernames';
import type { CodeNeeded, Identity, SignedIn, Visitor } from '#ports/identity.ts';
import type { Database } from '#db/client.ts';
import type { account, passkey, session, twoFactor, user, verification } from '#db/schema/accounts.ts';
import { passkeySettings, unlessUnproved } from './passkeys.ts';
import { hashedSessionTokens } from './hashed-session-tokens.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { sessionCookieWriter } from './session-cookie-writer.ts';

export type IdentitySettings = {
  readonly db: Database;
  readonly tables: {
    readonly user: typeof user;
    readonly session: typeof session;
    readonly account: typeof account;
    readonly verification: typeof verification;
    readonly twoFactor: typeof twoFactor;
    readonly passkey: typeof passkey;
  };
  readonly secret: string;
  readonly publicUrl: string;
  readonly secureCookies: boolean;
  readonly hashing: PasswordHashing;
  readonly newId: () => string;
  /** Stands beside the codes in the authenticator app. */
  readonly productName: string;
};

/** How long the library keeps an account's codes locked after ten wrong ones. */
const lockMinutes = 15;
const sessionSeconds = 60 * 60 * 24 * 30;
/** How long a half-open sign-in waits for its code. */
const halfSeconds = 600;

export const sessionCookieName = (secure: boolean): string => `${secure ? '__Secure-' : ''}hedgerow.session_token`;

const headersOf = (visitor: Visitor): Headers => {
  const headers = new Headers({ 'x-forwarded-for': visitor.address });
  if (visitor.cookie !== undefined) headers.set('cookie', visitor.cookie);
  if (visitor.userAgent !== undefined) headers.set('user-agent', visitor.userAgent.slice(0, 200));
  return headers;
};

const refused = (error: unknown): boolean => error instanceof APIError && error.statusCode >= 400 && error.statusCode < 500;

/** What better-auth refuses is an answer here, not an error. */
const unlessRefused = async <T>(attempt: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 429)
      throw new AppError('too_many_requests', `Too many wrong codes. Please wait ${lockMinutes} minutes before trying again.`, {
        cause: error,
        details: { retryAfter: lockMinutes * 60 },
      });
    if (refused(error)) return undefined;
    throw error;
  }
};

const draw = (): number => randomInt(2 ** 47) / 2 ** 47;
/** Ten, to be copied by hand. */
const recoveryCodes = (): string[] => Array.from({ length: 10 }, () => recoveryCode(draw));

type SignInAnswer = { headers: Headers; response: { user: { id: string } } | { twoFactorRedirect: boolean } | null };

const signIn = async (attempt: () => Promise<SignInAnswer>): Promise<SignedIn | CodeNeeded | undefined> => {
  const answer = await unlessRefused(attempt);
  if (answer === undefined || answer.response === null) return undefined;
  const cookies = answer.headers.getSetCookie();
  return 'user' in answer.response ? { userId: answer.response.user.id, cookies } : { codeNeeded: true, cookies };
};

const finish = async (attempt: () => Promise<{ headers: Headers; response: { user: { id: string } } | object }>) => {
  const answer = await unlessRefused(attempt);
  if (answer === undefined || !('user' in answer.response)) return undefined;
  return { userId: answer.response.user.id, cookies: answer.headers.getSetCookie() };
};

/** Only its server API is called, behind our own routes, origin check and limits: its own handler is not mounted. */
export const betterAuthIdentity = ({
  db,
  tables,
  secret,
  publicUrl,
  secureCookies,
  hashing,
  newId,
  productName,
}: IdentitySettings): Identity => {
  const auth = betterAuth({
    secret,
    baseURL: publicUrl,
    basePath: '/api/identity',
    telemetry: { enabled: false },
    logger: { level: 'error' },
    database: hashedSessionTokens(drizzleAdapter(db, { provider: 'pg', schema: tables, transaction: true })),
    advanced: {
      database: { generateId: newId },
      cookiePrefix: 'hedgerow',
      useSecureCookies: secureCookies,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
    },
    // Whether a sign-in is recent enough is asked where it matters, by our own clock.
    session: { freshAge: 0, expiresIn: sessionSeconds, updateAge: 60 * 60 * 24, cookieCache: { enabled: false } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: { hash: hashing.hash, verify: ({ hash, password }) => hashing.verify(hash, password) },
    },
    plugins: [
      username({ minUsernameLength: 1, maxUsernameLength: 100, usernameValidator: () => true }),
      twoFactorPlugin({ issuer: productName, backupCodeOptions: { customBackupCodesGenerate: recoveryCodes } }),
      passkeyPlugin(passkeySettings(publicUrl, productName)),
    ],
  });
  const cookieName = sessionCookieName(secureCookies);
  const writeCookie = sessionCookieWriter(secret, cookieName, secureCookies, sessionSeconds);

  /** The half-open sign-in alone: with a live session the library would check that person's code instead. */
  const withoutSession = (visitor: Visitor): Headers =>
    headersOf({
      ...visitor,
      cookie: visitor.cookie
        ?.split(/;\s*/)
        .filter((pair) => !pair.startsWith(`${cookieName}=`))
        .join('; '),
    });

  return {
    hashPassword: hashing.hash,
    passwordMatches: hashing.verify,
    signInByEmail: ({ email, password }, visitor) =>
      signIn(() => auth.api.signInEmail({ body: { email, password, rememberMe: true }, headers: headersOf(visitor), returnHeaders: true })),
    signInByUsername: (login, visitor) =>
      signIn(() =>
        auth.api.signInUsername({
          body: { username: login.username, password: login.password, rememberMe: true },
          headers: headersOf(visitor),
          returnHeaders: true,
        }),
      ),
    openSession: async (userId, visitor, until) => {
      const { internalAdapter } = await auth.$context;
      const of = { ipAddress: visitor.address, userAgent: visitor.userAgent?.slice(0, 200) ?? '' };
      // The library's own end stands unless all of its values are overridden.
      const ends = until === undefined ? of : { ...of, expiresAt: until };
      const { token } = await internalAdapter.createSession(userId, false, ends, until !== undefined);
      return { userId, cookies: [writeCookie(token)] };
    },
    openHalf: async (userId) => {
      // The rows and the cookie that the library itself leaves after a right password, and finds again with the code.
      const { internalAdapter, createAuthCookie } = await auth.$context;
      const identifier = `2fa-${randomBytes(24).toString('base64url')}`;
      const expiresAt = new Date(Date.now() + halfSeconds * 1000);
      await internalAdapter.createVerificationValue({ value: userId, identifier, expiresAt });
      await internalAdapter.createVerificationValue({ value: '0', identifier: `2fa-attempts-${identifier}`, expiresAt });
      const { name } = createAuthCookie('two_factor', { maxAge: halfSeconds });
      return { codeNeeded: true, cookies: [sessionCookieWriter(secret, name, secureCookies, halfSeconds)(identifier)] };
    },
    signOut: async (visitor) => {
      const { headers } = await auth.api.signOut({ headers: headersOf(visitor), returnHeaders: true });
      return headers.getSetCookie();
    },
    twoFactor: {
      begin: async (password, visitor) => {
        const begun = await unlessRefused(() =>
          auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers: headersOf(visitor) }),
        );
        return begun?.method === 'totp' ? { uri: begun.totpURI, recoveryCodes: begun.backupCodes } : undefined;
      },
      confirm: async (code, visitor) => {
        const done = await unlessRefused(() => auth.api.verifyTOTP({ body: { code }, headers: headersOf(visitor), returnHeaders: true }));
        return done?.headers.getSetCookie();
      },
      finishSignIn: (code, visitor) =>
        finish(() => auth.api.verifyTOTP({ body: { code }, headers: withoutSession(visitor), returnHeaders: true })),
      finishWithRecoveryCode: (code, visitor) =>
        finish(() => auth.api.verifyBackupCode({ body: { code }, headers: withoutSession(visitor), returnHeaders: true })),
      newRecoveryCodes: async (password, visitor) =>
        (await unlessRefused(() => auth.api.generateBackupCodes({ body: { password }, headers: headersOf(visitor) })))?.backupCodes,
      turnOff: async (password, visitor) => {
        const done = await unlessRefused(() =>
          auth.api.disableTwoFactor({ body: { password }, headers: headersOf(visitor), returnHeaders: true }),
        );
        return done?.headers.getSetCookie();
      },
    },
    passkeys: {
      beginAdding: async (visitor) => {
        const begun = await unlessRefused(() =>
          auth.api.generatePasskeyRegistrationOptions({ headers: headersOf(visitor), returnHeaders: true }),
        );
        return begun === undefined ? undefined : { options: { ...begun.response }, cookies: begun.headers.getSetCookie() };
      },
      finishAdding: async (response, name, visitor) =>
        (await unlessUnproved(() => auth.api.verifyPasskeyRegistration({ body: { response, name }, headers: headersOf(visitor) }))) !==
        undefined,
      beginSignIn: async (visitor) => {
        const begun = await auth.api.generatePasskeyAuthenticationOptions({ headers: withoutSession(visitor), returnHeaders: true });
        return { options: { ...begun.response, userVerification: 'required' }, cookies: begun.headers.getSetCookie() };
      },
      finishSignIn: async (response, visitor) => {
        const { userHandle, ...proof } = response.response;
        const body = { response: { ...response, response: userHandle === undefined ? proof : { ...proof, userHandle } } };
        const done = await unlessUnproved(() =>
          auth.api.verifyPasskeyAuthentication({ body, headers: withoutSession(visitor), returnHeaders: true }),
        );
        return done === undefined ? undefined : { userId: done.response.user.id, cookies: done.headers.getSetCookie() };
      },
    },
  };
};
