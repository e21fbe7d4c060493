import type { Database } from '#db/client.ts';
import type { Queue } from '#ports/queue.ts';
import { type ChildChangesDeps, childChangesService } from './child-changes.service.ts';
import { familiesRepository } from './families.repository.ts';
import { type FamiliesDeps, familiesService } from './families.service.ts';
import { letChildrenLeave, type LeavingDeps } from './leaving.job.ts';
import { leavingRepository } from './leaving.repository.ts';

export type FamiliesNeeds = Omit<FamiliesDeps, 'families'> &
  Pick<ChildChangesDeps, 'events'> &
  Pick<LeavingDeps, 'storage'> & { readonly db: Database; readonly queue: Pick<Queue, 'repeat'> };

/** Families and their children; those whose time to leave has come leave each hour. */
export const composeFamilies = async ({ db, queue, ...needs }: FamiliesNeeds) => {
  const rows = familiesRepository(db);
  const families = familiesService({ ...needs, families: rows });
  const letLeave = letChildrenLeave({ ...needs, leaving: leavingRepository(db) });
  await queue.repeat('let-children-leave', '7 * * * *', letLeave);
  const { addChild } = families;
  return { familyRows: rows, families, childChanges: childChangesService({ ...needs, families: rows, addChild }), letLeave };
};
