import type { Database } from '#db/client.ts';
import { dutiesRepository } from './duties.repository.ts';
import { type DutiesDeps, dutiesService } from './duties.service.ts';

export type DutiesNeeds = Omit<DutiesDeps, 'duties'> & { readonly db: Database };

/** Heads of department and SENCos. */
export const composeDuties = ({ db, ...needs }: DutiesNeeds) => dutiesService({ ...needs, duties: dutiesRepository(db) });
