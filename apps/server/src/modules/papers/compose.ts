import type { Database } from '#db/client.ts';
import { papersRepository } from './papers.repository.ts';
import { type PapersDeps, papersService } from './papers.service.ts';

export type PapersNeeds = Omit<PapersDeps, 'papers'> & { readonly db: Database };

export const composePapers = ({ db, ...needs }: PapersNeeds) => papersService({ ...needs, papers: papersRepository(db) });
