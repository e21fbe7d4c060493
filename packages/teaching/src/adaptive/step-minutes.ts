import type { KeyStage } from '@hedgerow/domain/key-stages';

/** Until a pupil's own pace is known: seconds for one question with its options, read at the speed of the stage. */
const fairSeconds: Readonly<Record<KeyStage, number>> = { EYFS: 40, KS1: 35, KS2: 35, KS3: 45, KS4: 60, KS5: 60 };
/** To look at what was right and what was not. */
const lookBack = 1;

/** Minutes that a short quiz takes this pupil: from the median of their own seconds a question where that was measured. */
export const quizMinutes = (questions: number, keyStage: KeyStage, ownSeconds: number | null): number => {
  // What was measured holds the look at each answer already.
  const minutes = ownSeconds === null ? (questions * fairSeconds[keyStage]) / 60 + lookBack : (questions * ownSeconds) / 60;
  return Math.max(2, Math.round(minutes));
};

/** A guide has about 1,200 words, and a pupil who means to remember them reads 170 a minute. */
export const readingMinutes = 7;

/** A lesson before its first questions: two to four minutes, less for those who begin to read (docs/product/tests.md#practice). */
export const lessonMinutes: Readonly<Record<KeyStage, number>> = { EYFS: 1, KS1: 1, KS2: 2, KS3: 3, KS4: 4, KS5: 4 };
