import type { KeyStage } from './key-stages.ts';
import type { SubjectId } from './subjects.ts';

/** Document 2 section 5: 5 to 20 questions, step 1, default 10. */
export const questionCount = { min: 5, max: 20, preset: 10 } as const;

/** Document 2 section 5: an essay answer has at least 10 characters after trimming. */
export const minEssayLength = 10;

/** Document 2 section 5 says KS3 and KS4, decisions.md 1 adds KS5; never maths. */
export const essaysOffered = (keyStage: KeyStage, subject: SubjectId): boolean =>
  (keyStage === 'KS3' || keyStage === 'KS4' || keyStage === 'KS5') && subject !== 'maths';

/** Document 2 section 9: the essay option adds ten minutes. A question is planned at a minute and a half. */
export const plannedMinutes = (numQuestions: number, includeEssays: boolean): number =>
  Math.ceil(numQuestions * 1.5) + (includeEssays ? 10 : 0);
