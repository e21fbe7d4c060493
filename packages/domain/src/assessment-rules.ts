import type { KeyStage } from './key-stages.ts';
import type { SubjectId } from './subjects.ts';

/** docs/product/tests.md#setting-one-up: 5 to 20 questions, step 1, default 10. */
export const questionCount = { min: 5, max: 20, preset: 10 } as const;

/** docs/product/tests.md#setting-one-up: an essay answer has at least 10 characters after trimming. */
export const minEssayLength = 10;

/** docs/product/tests.md#writing-again: the one that was handed in among them. */
export const mostEssayVersions = 10;

/** docs/product/tests.md#short-writing: handed in, and written again once. */
export const mostWritingVersions = 2;

/** docs/product/tests.md#short-writing: Years 3 to 6. */
export const hasShortWriting = (keyStage: KeyStage): boolean => keyStage === 'KS2';

/** docs/product/tests.md#setting-one-up says KS3 and KS4, docs/product/years-and-stages.md#key-stages adds KS5; never maths. */
export const essaysOffered = (keyStage: KeyStage, subject: SubjectId): boolean =>
  (keyStage === 'KS3' || keyStage === 'KS4' || keyStage === 'KS5') && subject !== 'maths';

/** docs/product/tests.md#setting-one-up: the essay option adds ten minutes. A question is planned at a minute and a half. */
export const plannedMinutes = (numQuestions: number, includeEssays: boolean): number =>
  Math.ceil(numQuestions * 1.5) + (includeEssays ? 10 : 0);
