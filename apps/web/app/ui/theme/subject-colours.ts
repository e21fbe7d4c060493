import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Scheme } from './tokens.ts';

/** Text and its tint. Subjects of one kind share a pair: twenty colours would say nothing. */
export const subjectPairs = {
  maths: { light: ['#0b5394', '#e3effb'], dark: ['#9fd0ff', '#17374f'] },
  english: { light: ['#8a2a6b', '#fbe8f4'], dark: ['#f6b3de', '#432a42'] },
  science: { light: ['#0a6b42', '#e4f6ec'], dark: ['#7fe0b0', '#153b32'] },
  biology: { light: ['#476200', '#eef5d9'], dark: ['#c6e27a', '#2c3a20'] },
  history: { light: ['#7a4200', '#fdf0dc'], dark: ['#ffcf8f', '#3d3122'] },
  geography: { light: ['#005f6b', '#e0f4f6'], dark: ['#84dcea', '#133c47'] },
  languages: { light: ['#4632b4', '#ecebfd'], dark: ['#c6beff', '#2d2f5e'] },
  creative: { light: ['#9c2a4a', '#fdeaef'], dark: ['#ffb3c4', '#472a36'] },
  general: { light: ['#3f4456', '#eef0f4'], dark: ['#c9d4dc', '#263b47'] },
} as const satisfies Record<string, Record<Scheme, readonly [string, string]>>;

export type SubjectFamily = keyof typeof subjectPairs;

const families: Partial<Record<SubjectId, SubjectFamily>> = {
  maths: 'maths',
  english: 'english',
  science: 'science',
  chemistry: 'science',
  physics: 'maths',
  biology: 'biology',
  history: 'history',
  'religious-studies': 'history',
  geography: 'geography',
  french: 'languages',
  spanish: 'languages',
  german: 'languages',
  latin: 'languages',
  mandarin: 'languages',
  art: 'creative',
  music: 'creative',
  drama: 'creative',
  computing: 'geography',
};

const subjectFamily = (subject: SubjectId): SubjectFamily => families[subject] ?? 'general';

/** Sets `--subject` and `--subject-tint` on an element: `<div style={subjectStyle('maths')}>`. Never colour alone: the name stands beside it. */
export const subjectStyle = (subject: SubjectId): Record<`--${string}`, string> => {
  const family = subjectFamily(subject);
  return { '--subject': `var(--${family}-ink)`, '--subject-tint': `var(--${family}-tint)` };
};

export const subjectVariables = (scheme: Scheme): Record<`--${string}`, string> =>
  Object.fromEntries(
    Object.entries(subjectPairs).flatMap(([family, pairs]) => [
      [`--${family}-ink`, pairs[scheme][0]],
      [`--${family}-tint`, pairs[scheme][1]],
    ]),
  );
