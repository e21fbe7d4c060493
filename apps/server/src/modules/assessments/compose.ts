import type { Database } from '#db/client.ts';
import { assessmentsRepository } from './assessments.repository.ts';
import { type AssessmentsDeps, assessmentsService } from './assessments.service.ts';
import { type EssayRedraftsDeps, essayRedraftsService } from './essay-redrafts.service.ts';
import { ownWordsRepository } from './own-words.repository.ts';
import { ownWordsService } from './own-words.service.ts';
import { writingService } from './writing.service.ts';

export type AssessmentsNeeds = Omit<AssessmentsDeps, 'assessments'> & Omit<EssayRedraftsDeps, 'assessments'> & { readonly db: Database };

/** Assessments, and their attempts for what also hands one in. */
export const composeAssessments = ({ db, ...needs }: AssessmentsNeeds) => {
  const attempts = assessmentsRepository(db);
  const assessments = assessmentsService({ ...needs, assessments: attempts });
  return {
    attempts,
    assessments,
    essayRedrafts: essayRedraftsService({ ...needs, assessments: attempts }),
    ownWords: ownWordsService({ ...needs, assessments: attempts, words: ownWordsRepository(db) }),
    writing: writingService({ attempts, generate: assessments.generate, now: needs.now }),
  };
};
