import type { Actor } from '@hedgerow/domain/access';
import type { FoundSession } from '#http/session-reader.ts';
import { actorFrom, isLive, type SessionRow, sessionState } from '../actor.ts';
import type { SessionHomeRepository, SessionWithHome } from './session-home.repository.ts';
import type { SessionsRepository } from './sessions.repository.ts';

/** What was read of somebody's home with their session, for the one call that asked for it. */
export type HomesSeen = WeakMap<Actor, SessionWithHome>;

export type FindSessionNeeds = {
  readonly sessions: Pick<SessionsRepository, 'findByTokenHash'>;
  readonly homes: SessionHomeRepository;
  readonly homesSeen: HomesSeen;
  readonly hash: (token: string) => string;
};

const liveOne = (row: SessionRow | undefined, now: Date, viewed?: string): FoundSession | undefined => {
  if (row === undefined) return undefined;
  const state = sessionState(row, now);
  const actor = state === 'over' ? undefined : actorFrom(row, now, viewed);
  return state === 'over' || actor === undefined
    ? undefined
    : { sessionId: row.sessionId, actor, twoFactor: row.twoFactor === true, state };
};

/** The live session of a token, as route access wants it; sessions are kept by the hash of theirs. */
export const findSession = ({ sessions, homes, homesSeen, hash }: FindSessionNeeds) => {
  return async (token: string, now: Date, viewed?: string, readsHome = false): Promise<FoundSession | undefined> => {
    // Through a child's eyes the home is the child's, and the session the parent's.
    if (!readsHome || viewed !== undefined) return liveOne(await sessions.findByTokenHash(hash(token), viewed), now, viewed);
    const seen = await homes.findByTokenHash(hash(token));
    const found = liveOne(seen?.session, now);
    if (found !== undefined && seen !== undefined) homesSeen.set(found.actor, seen);
    return found;
  };
};

/** Which of the tokens have a session that lives, in one query. */
export const findLiveSessions =
  (sessions: Pick<SessionsRepository, 'livesOf'>, hash: (token: string) => string) =>
  async (tokens: readonly string[], now: Date): Promise<ReadonlySet<string>> => {
    const byHash = new Map(tokens.map((token) => [hash(token), token]));
    const lives = byHash.size === 0 ? [] : await sessions.livesOf([...byHash.keys()]);
    return new Set(lives.flatMap((life) => (isLive(life, now) ? (byHash.get(life.hash) ?? []) : [])));
  };
