import type { Difficulty } from './difficulties.ts';
import { isInfant, type KeyStage } from './key-stages.ts';
import { isWork, pointsForAssessment } from './points.ts';
import { type SubjectId, subjectName } from './subjects.ts';

/** How many questions a practice plans; missed ones come on top. */
export const practiceLength = (keyStage: KeyStage): number => {
  if (isInfant(keyStage)) return 5;
  return keyStage === 'KS2' ? 8 : 10;
};
/** What the practice of a subject's due questions goes by, in lists and in the plan of the day. */
export const dueTopic = (subject: SubjectId): string => `${subjectName(subject)}: what is due`;

/** A check-in that places a pupil is short, and shorter still for those who begin to read. */
export const checkInLength = (keyStage: KeyStage): number => (isInfant(keyStage) ? 6 : 12);

export const practiceCount = { min: 5, max: 20 } as const;

/** An answer that came sooner was not thought about: it counts as contact, and earns nothing. */
export const leastThoughtMs = 2000;

export type FirstTry = {
  /** On the first try, without the answer shown. */
  readonly right: boolean;
  /** Nothing was answered. */
  readonly blank: boolean;
  /** From the question's arrival to its answer. */
  readonly ms: number;
};

/** Worked at: neither blank nor rushed. */
export const wasTried = ({ blank, ms }: FirstTry): boolean => !blank && ms >= leastThoughtMs;

/** It ticks a step and counts for the day. */
export const wasWork = (tries: readonly FirstTry[]): boolean => isWork(tries.filter(wasTried).length, tries.length);

/** As an assessment earns, for the part that was worked at: a blank or rushed answer earns nothing. */
export const pointsForPractice = (tries: readonly FirstTry[], difficulty: Difficulty): number => {
  const tried = tries.filter(wasTried);
  if (tried.length === 0) return 0;
  const right = tried.filter((one) => one.right).length;
  const forFinishing = pointsForAssessment(0, difficulty);
  return Math.round((forFinishing * tried.length) / tries.length) + pointsForAssessment(right, difficulty) - forFinishing;
};

/** The score of a practice comes from first tries (docs/product/README.md). */
export const practiceScore = (tries: readonly Pick<FirstTry, 'right'>[]): number =>
  tries.length === 0 ? 0 : Math.round((100 * tries.filter(({ right }) => right).length) / tries.length);
