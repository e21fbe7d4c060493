import type { KeyStage } from './key-stages.ts';

/** There are no topics at A level yet (docs/product/years-and-stages.md#year-12-and-13): said before the sale and on the day. */
export const sixthFormForParents =
  'For Years 12 and 13, our own topics are at GCSE level: a good foundation. There are no A-level topics yet.';
export const sixthFormForPupils = 'Our topics are at GCSE level for now: a good foundation for your A levels.';

export const isSixthForm = (keyStage: KeyStage | null | undefined): boolean => keyStage === 'KS5';
