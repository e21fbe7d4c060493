import type { Difficulty } from './difficulties.ts';

/** What finished work earns. Points are for the work, with a little for getting it right: effort before cleverness (brand.md). */
const perCorrectAnswer: Readonly<Record<Difficulty, number>> = { beginner: 2, intermediate: 3, advanced: 4 };

/** A handed-in assessment: 10 for finishing, and 2, 3 or 4 for each right answer by difficulty. */
export const pointsForAssessment = (correctAnswers: number, difficulty: Difficulty): number =>
  10 + correctAnswers * perCorrectAnswer[difficulty];

/** An upload that was read, once for each file. */
export const pointsForUpload = 10;
/** A revision guide, once for each guide. */
export const pointsForGuide = 10;
/** A flashcard session of at least five cards, once a day. */
export const pointsForCardSession = 5;
