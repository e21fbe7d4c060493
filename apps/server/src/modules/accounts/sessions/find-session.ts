import type { FoundSession } from '#http/session-reader.ts';
import { actorFrom, sessionState } from '../actor.ts';
import type { SessionsRepository } from './sessions.repository.ts';

/** The live session of a token, as route access wants it; sessions are kept by the hash of theirs. */
export const findSession =
  (sessions: Pick<SessionsRepository, 'findByTokenHash'>, hash: (token: string) => string) =>
  async (token: string, now: Date, viewed?: string): Promise<FoundSession | undefined> => {
    const row = await sessions.findByTokenHash(hash(token), viewed);
    if (row === undefined) return undefined;
    const state = sessionState(row, now);
    const actor = state === 'over' ? undefined : actorFrom(row, now, viewed);
    return state === 'over' || actor === undefined
      ? undefined
      : { sessionId: row.sessionId, actor, twoFactor: row.twoFactor === true, state };
  };
