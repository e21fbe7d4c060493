import type { OwnSession } from '@hedgerow/contracts/accounts';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import { sessionState } from '../actor.ts';
import { deviceName } from './device-name.ts';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import type { SessionsRepository } from './sessions.repository.ts';

export type OwnSessionsDeps = {
  readonly sessions: Pick<SessionsRepository, 'ofUser' | 'end' | 'endAll'>;
  readonly pictures: Pick<PicturesRepository, 'distrustAll'>;
  readonly now: Clock;
};

/** Where a person is signed in, and an end to it. */
export const ownSessionsService = ({ sessions, pictures, now }: OwnSessionsDeps) => ({
  list: async (userId: string, currentId: string): Promise<OwnSession[]> => {
    const rows = await sessions.ofUser(userId);
    return rows
      .filter((row) => sessionState(row, now()) !== 'over')
      .map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        device: deviceName(userAgent),
        current: id === currentId,
        startedAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
      }));
  },

  /** Another person's session does not exist. */
  end: async (userId: string, sessionId: string): Promise<void> => {
    if (!(await sessions.end(userId, sessionId))) throw new AppError('not_found', 'Not found');
  },

  /** Devices that were trusted with the youngest's pictures are signed out too: somebody else may have trusted one. */
  endEverywhere: async (actor: Actor): Promise<void> => {
    await sessions.endAll(actor.userId);
    if ('familyId' in actor && actor.familyId !== null) await pictures.distrustAll(actor.familyId);
  },
});
export type OwnSessionsService = ReturnType<typeof ownSessionsService>;
