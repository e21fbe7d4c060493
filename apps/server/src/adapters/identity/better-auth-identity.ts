import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { username } from 'better-auth/plugins';
import type { Identity, SignedIn, Visitor } from '#ports/identity.ts';
import type { Database } from '#db/client.ts';
import type { account, session, twoFactor, user, verification } from '#db/schema/accounts.ts';
import type { PasswordHashing } from './password-hashing.ts';

export type IdentitySettings = {
  readonly db: Database;
  readonly tables: {
    readonly user: typeof user;
    readonly session: typeof session;
    readonly account: typeof account;
    readonly verification: typeof verification;
    readonly twoFactor: typeof twoFactor;
  };
  readonly secret: string;
  readonly publicUrl: string;
  readonly secureCookies: boolean;
  readonly hashing: PasswordHashing;
  readonly newId: () => string;
};

export const sessionCookieName = (secure: boolean): string => `${secure ? '__Secure-' : ''}hedgerow.session_token`;

const headersOf = (visitor: Visitor): Headers => {
  const headers = new Headers({ 'x-forwarded-for': visitor.address });
  if (visitor.cookie !== undefined) headers.set('cookie', visitor.cookie);
  if (visitor.userAgent !== undefined) headers.set('user-agent', visitor.userAgent.slice(0, 200));
  return headers;
};

const refused = (error: unknown): boolean => error instanceof APIError && error.statusCode >= 400 && error.statusCode < 500;

const signIn = async (
  attempt: () => Promise<{ headers: Headers; response: { user: { id: string } } | { twoFactorRedirect: boolean } | null }>,
): Promise<SignedIn | undefined> => {
  try {
    const { headers, response } = await attempt();
    if (response === null || !('user' in response)) return undefined;
    return { userId: response.user.id, cookies: headers.getSetCookie() };
  } catch (error) {
    if (refused(error)) return undefined;
    throw error;
  }
};

/** Only its server API is called, behind our own routes, origin check and limits: its own handler is not mounted. */
export const betterAuthIdentity = ({ db, tables, secret, publicUrl, secureCookies, hashing, newId }: IdentitySettings): Identity => {
  const auth = betterAuth({
    secret,
    baseURL: publicUrl,
    basePath: '/api/identity',
    telemetry: { enabled: false },
    logger: { level: 'error' },
    database: drizzleAdapter(db, { provider: 'pg', schema: tables, transaction: true }),
    advanced: {
      database: { generateId: newId },
      cookiePrefix: 'hedgerow',
      useSecureCookies: secureCookies,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
    },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24, cookieCache: { enabled: false } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: { hash: hashing.hash, verify: ({ hash, password }) => hashing.verify(hash, password) },
    },
    plugins: [username({ minUsernameLength: 1, maxUsernameLength: 100, usernameValidator: () => true })],
  });

  return {
    hashPassword: hashing.hash,
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
    signOut: async (visitor) => {
      const { headers } = await auth.api.signOut({ headers: headersOf(visitor), returnHeaders: true });
      return headers.getSetCookie();
    },
  };
};
