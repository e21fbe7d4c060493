import type { ReadingPreferences } from '@hedgerow/contracts/reading';
import { type Actor, forParentWriting, type Parent, refuseViewing } from '@hedgerow/domain/access';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import type { ReadingRepository } from './reading.repository.ts';

export type ReadingDeps = {
  readonly readings: ReadingRepository;
  readonly events: Pick<Events, 'publish'>;
  readonly now: Clock;
};

/** How people like to read: everybody sets their own, a parent their child's as well. */
export const readingService = ({ readings, events, now }: ReadingDeps) => ({
  keepOwn: async (actor: Actor, reading: ReadingPreferences): Promise<ReadingPreferences> => {
    refuseViewing(actor);
    await readings.keepOwn(actor.userId, reading, now());
    return reading;
  },

  ofChild: async (actor: Parent, childId: string): Promise<ReadingPreferences> =>
    forParentWriting(actor, await readings.ofChild(actor.familyId, childId)).reading,

  keepForChild: async (actor: Parent, childId: string, reading: ReadingPreferences): Promise<ReadingPreferences> => {
    const found = forParentWriting(actor, await readings.ofChild(actor.familyId, childId));
    await readings.keepForChild(found, reading, now());
    // The child's open pages change at once.
    await events.publish([`child:${childId}`], { type: 'family', familyId: actor.familyId });
    return reading;
  },
});
export type ReadingService = ReturnType<typeof readingService>;
