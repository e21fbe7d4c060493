import type { Clock } from '#ports/clock.ts';
import type { LiveSession, ReadSession } from './access.ts';
import { readSessionToken } from './session-cookie.ts';

export type FoundSession = LiveSession & { readonly state: 'live' | 'touch' };

export type SessionReaderSettings = {
  readonly secret: string;
  readonly cookieName: string;
  /** One prepared query; undefined when the session is over or was never there. */
  readonly find: (token: string, now: Date, viewed?: string) => Promise<FoundSession | undefined>;
  readonly touch: (sessionId: string, now: Date) => Promise<void>;
  readonly now: Clock;
};

/** Whether a session still lives. Asking is no sign of a person, so that a page which is only left open does not keep anybody signed in. */
export type StillSignedIn = (cookieHeader: string | undefined, viewed?: string) => Promise<boolean>;

export const sessionWatch = ({ secret, cookieName, find, now }: Omit<SessionReaderSettings, 'touch'>): StillSignedIn => {
  return async (cookieHeader, viewed) => {
    const token = readSessionToken(cookieHeader, cookieName, secret);
    return token !== undefined && (await find(token, now(), viewed)) !== undefined;
  };
};

/** Cookie to actor: the signature first, which costs nothing, then one query. No cache: a revoked session ends at once. */
export const sessionReader = ({ secret, cookieName, find, touch, now }: SessionReaderSettings): ReadSession => {
  return async (cookieHeader, viewed) => {
    const token = readSessionToken(cookieHeader, cookieName, secret);
    if (token === undefined) return null;
    const found = await find(token, now(), viewed);
    if (found === undefined) return null;
    if (found.state === 'touch') await touch(found.sessionId, now());
    return { actor: found.actor, sessionId: found.sessionId, twoFactor: found.twoFactor };
  };
};
