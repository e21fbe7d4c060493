import type { YearGroup } from './year-groups.ts';

export const keyStages = ['EYFS', 'KS1', 'KS2', 'KS3', 'KS4', 'KS5'] as const;
export type KeyStage = (typeof keyStages)[number];

export const phases = ['primary', 'secondary'] as const;
export type Phase = (typeof phases)[number];

/** docs/product/years-and-stages.md#key-stages: 0 EYFS, 1-2 KS1, 3-6 KS2, 7-9 KS3, 10-11 KS4, 12-13 KS5. */
export const keyStageForYear = (year: YearGroup): KeyStage => {
  if (year <= 0) return 'EYFS';
  if (year <= 2) return 'KS1';
  if (year <= 6) return 'KS2';
  if (year <= 9) return 'KS3';
  if (year <= 11) return 'KS4';
  return 'KS5';
};

/** Reception and Key Stage 1, up to Year 2: reading is still new, and everything can be heard. */
export const isInfant = (keyStage: KeyStage | null | undefined): boolean => keyStage === 'EYFS' || keyStage === 'KS1';

/** docs/product/years-and-stages.md#phases: primary where year <= 6, otherwise secondary. */
export const phaseForYear = (year: YearGroup): Phase => (year <= 6 ? 'primary' : 'secondary');

/** Only where neither month of birth nor year is known (docs/product/years-and-stages.md#key-stages): 7 or under KS1, 11 KS2, 14 KS3, 16 KS4, else KS5. */
export const keyStageForAge = (age: number): KeyStage => {
  if (age < 5) return 'EYFS';
  if (age <= 7) return 'KS1';
  if (age <= 11) return 'KS2';
  if (age <= 14) return 'KS3';
  if (age <= 16) return 'KS4';
  return 'KS5';
};

/** A Map, because an object also answers to names that it inherits ("constructor"). */
const spellings: ReadonlyMap<string, KeyStage> = new Map(
  Object.entries({
    eyfs: 'EYFS',
    reception: 'EYFS',
    ks1: 'KS1',
    ks2: 'KS2',
    ks3: 'KS3',
    ks4: 'KS4',
    gcse: 'KS4',
    ks5: 'KS5',
    'a-level': 'KS5',
    'further education': 'KS5',
  }),
);

/** Reads the spellings that the documents use ("ks1", "KS 1", "Key Stage 1", "Further Education"); undefined when it is none. */
export const readKeyStage = (text: string): KeyStage | undefined => {
  const folded = text.trim().toLowerCase();
  return spellings.get(folded) ?? spellings.get(folded.replace('key stage', 'ks').replaceAll(/\s+/g, ''));
};
