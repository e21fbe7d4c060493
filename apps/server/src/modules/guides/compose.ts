import type { Database } from '#db/client.ts';
import { guideReadingService } from './guide-reading.service.ts';
import { guidesRepository } from './guides.repository.ts';
import { type GuidesDeps, guidesService } from './guides.service.ts';

export type GuidesNeeds = Omit<GuidesDeps, 'guides'> & { readonly db: Database };

export const composeGuides = ({ db, ...needs }: GuidesNeeds) => {
  const rows = guidesRepository(db);
  return { guides: guidesService({ ...needs, guides: rows }), guideReading: guideReadingService({ ...needs, guides: rows }) };
};
