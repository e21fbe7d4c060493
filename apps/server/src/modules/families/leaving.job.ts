import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import type { Storage } from '#ports/storage.ts';
import type { LeavingRepository } from './leaving.repository.ts';

export type LeavingDeps = {
  readonly leaving: LeavingRepository;
  readonly storage: Pick<Storage, 'remove'>;
  readonly events: Pick<Events, 'publish'>;
  readonly now: Clock;
};

/** Children whom their parents removed go, with everything of theirs, on their day. Files first: what a crash leaves is found again. */
export const letChildrenLeave =
  ({ leaving, storage, events, now }: LeavingDeps) =>
  async (): Promise<void> => {
    for (const leaver of await leaving.due(now())) {
      for (const name of await leaving.storedFiles(leaver)) await storage.remove(name);
      if (await leaving.erase(leaver, now()))
        await events.publish([`family:${leaver.familyId}`], { type: 'family', familyId: leaver.familyId });
    }
  };
