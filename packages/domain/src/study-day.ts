import type { KeyStage } from './key-stages.ts';

/** docs/product/pupil-home.md#today: the most minutes that a day has. Whoever begins to read has ten to fifteen in them. */
export const mostMinutesOfDay: Readonly<Record<KeyStage, number>> = { EYFS: 15, KS1: 15, KS2: 45, KS3: 90, KS4: 90, KS5: 90 };

/** Three things for those who begin to read, four to Year 6, five later. */
export const mostStepsOfDay: Readonly<Record<KeyStage, number>> = { EYFS: 3, KS1: 3, KS2: 4, KS3: 5, KS4: 5, KS5: 5 };
