import type { Database } from '#db/client.ts';
import { classAssessmentsRepository } from './class-assessments.repository.ts';
import { type ClassAssessmentsDeps, classAssessmentsService } from './class-assessments.service.ts';

export type ClassAssessmentsNeeds = Omit<ClassAssessmentsDeps, 'papers'> & { readonly db: Database };

export const composeClassAssessments = ({ db, ...needs }: ClassAssessmentsNeeds) =>
  classAssessmentsService({ ...needs, papers: classAssessmentsRepository(db) });
