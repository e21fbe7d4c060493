import type { Clock } from '#ports/clock.ts';
import type { LiveSession, ReadSession } from './access.ts';
import { sessionTokens } from './session-cookie.ts';

export type FoundSession = LiveSession & { readonly state: 'live' | 'touch' };

export type SessionReaderSettings = {
  readonly secret: string;
  readonly cookieName: string;
  /** One prepared query; undefined when the session is over or was never there. */
  readonly find: (token: string, now: Date, viewed?: string, readsHome?: boolean) => Promise<FoundSession | undefined>;
  readonly touch: (sessionId: string, now: Date) => Promise<void>;
  readonly now: Clock;
};

/** A page that listens: its cookie, and the child whose eyes it looks through. */
export type Listening = { readonly cookie: string | undefined; readonly viewed: string | undefined };

/** Which of them still have a session. Asking is no sign of a person, so that a page which is only left open does not keep anybody signed in. */
export type StillSignedIn = <Page extends Listening>(pages: readonly Page[]) => Promise<ReadonlySet<Page>>;

type SessionWatchSettings = Pick<SessionReaderSettings, 'secret' | 'cookieName' | 'find' | 'now'> & {
  /** Those of the tokens whose session lives, in one query. */
  readonly findLive: (tokens: readonly string[], now: Date) => Promise<ReadonlySet<string>>;
};

/** One query for all pages of the process; a page that shows a child's screens, which few do, is asked for by itself. */
export const sessionWatch = ({ secret, cookieName, find, findLive, now }: SessionWatchSettings): StillSignedIn => {
  const tokenOf = sessionTokens(cookieName, secret);
  return async (pages) => {
    const asked = pages.map((page) => ({ page, token: tokenOf(page.cookie) }));
    const tokens = new Set(asked.flatMap(({ page, token }) => (token === undefined || page.viewed !== undefined ? [] : [token])));
    const live = await findLive([...tokens], now());
    const still = new Set<(typeof pages)[number]>();
    for (const { page, token } of asked) {
      if (token === undefined) continue;
      if (page.viewed === undefined ? live.has(token) : (await find(token, now(), page.viewed)) !== undefined) still.add(page);
    }
    return still;
  };
};

/** Cookie to actor: the signature first, which costs nothing, then one query. No cache: a revoked session ends at once. */
export const sessionReader = ({ secret, cookieName, find, touch, now }: SessionReaderSettings): ReadSession => {
  const tokenOf = sessionTokens(cookieName, secret);
  return async (cookieHeader, viewed, readsHome) => {
    const token = tokenOf(cookieHeader);
    if (token === undefined) return null;
    const found = await find(token, now(), viewed, readsHome);
    if (found === undefined) return null;
    if (found.state === 'touch') await touch(found.sessionId, now());
    return { actor: found.actor, sessionId: found.sessionId, twoFactor: found.twoFactor };
  };
};
