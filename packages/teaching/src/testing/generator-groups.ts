import type { Generator } from '../generators/generator.ts';

/** Each has a test file of its own in `generators/`, so that as many cores as there are share the work. */
export const generatorGroups = ['maths-first', 'maths-ks2', 'maths-ks3', 'maths-ks4', 'science', 'languages', 'other-subjects'] as const;
export type GeneratorGroup = (typeof generatorGroups)[number];

const bySubject: Readonly<Record<string, GeneratorGroup>> = {
  biology: 'science',
  chemistry: 'science',
  physics: 'science',
  science: 'science',
  french: 'languages',
  german: 'languages',
  latin: 'languages',
  mandarin: 'languages',
  spanish: 'languages',
};
const mathsByStage: Readonly<Record<string, GeneratorGroup>> = {
  EYFS: 'maths-first',
  KS1: 'maths-first',
  KS2: 'maths-ks2',
  KS3: 'maths-ks3',
  KS4: 'maths-ks4',
};

export const groupOf = ({ subject, keyStage }: Pick<Generator, 'subject' | 'keyStage'>): GeneratorGroup =>
  (subject === 'maths' ? mathsByStage[keyStage] : bySubject[subject]) ?? 'other-subjects';
