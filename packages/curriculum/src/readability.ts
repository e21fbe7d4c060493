import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';

/** An estimate: runs of vowels, less a silent e. */
export const syllablesOf = (word: string): number => {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return letters === '' ? 0 : 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.slice(0, 1)).replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
};

/** Flesch-Kincaid grade of a prose text; 0 when there is no sentence in it. */
export const readingGrade = (prose: string): number => {
  const sentences = prose.split(/[.!?:;]+(?:\s|$)|\n+/).filter((sentence) => /\p{L}{2}/u.test(sentence));
  const words = prose.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (sentences.length === 0 || words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
};

const ceilings: Readonly<Record<KeyStage, number>> = { EYFS: 4.5, KS1: 5.5, KS2: 7.5, KS3: 10.5, KS4: 12.5, KS5: 14.5 };
const sciences: ReadonlySet<SubjectId> = new Set(['science', 'biology', 'chemistry', 'physics']);

/** The grade that a stage's texts should stay under; science may go one higher. */
export const readingCeiling = (keyStage: KeyStage, subject: SubjectId): number => ceilings[keyStage] + (sciences.has(subject) ? 1 : 0);
