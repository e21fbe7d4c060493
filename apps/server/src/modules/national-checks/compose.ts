import type { Database } from '#db/client.ts';
import { nationalChecksRepository } from './national-checks.repository.ts';
import { type NationalChecksDeps, nationalChecksService } from './national-checks.service.ts';

export type NationalChecksNeeds = Omit<NationalChecksDeps, 'checks'> & { readonly db: Database };

export const composeNationalChecks = ({ db, ...needs }: NationalChecksNeeds) =>
  nationalChecksService({ ...needs, checks: nationalChecksRepository(db) });
