import type { MarkScheme } from '@hedgerow/curriculum/question';
import type { RealSentence } from './read-answer.ts';
import { contentStems, isFunctionWord, isNearly, plainWords, stem } from './word-forms.ts';

/** What is credited: `needed` of the groups must meet; each group is a list of words or phrases that mean the same. */
export type KeyPoint = {
  readonly text: string;
  readonly marks: number;
  readonly groups: readonly (readonly (readonly string[])[])[];
  readonly needed: number;
};

const phrase = (term: string): readonly string[] => {
  const words = plainWords(term);
  const content = words.filter((word) => !isFunctionWord(word));
  return (content.length > 0 ? content : words).map(stem);
};

const fromText = (text: string, question: string): KeyPoint => {
  const asked = new Set(contentStems(question));
  const all = [...new Set(contentStems(text))];
  const own = all.filter((word) => !asked.has(word));
  const words = own.length >= 2 ? own : all;
  return {
    text,
    marks: 1,
    groups: words.map((word) => [[word]]),
    needed: Math.max(1, Math.ceil(words.length * (words.length > 6 ? 0.5 : 0.6))),
  };
};

/** Points of a mark scheme, of a plain list of key points, or, with neither, of the model answer's sentences. */
export const keyPointsOf = (scheme: MarkScheme | readonly string[], modelAnswer: string, question: string): readonly KeyPoint[] => {
  if ('criteria' in scheme) {
    return scheme.criteria.flatMap(({ points }) =>
      points.map(({ text, terms, marks }) => ({ text, marks, groups: terms.map((group) => group.map(phrase)), needed: terms.length })),
    );
  }
  const lines = scheme.length > 0 ? scheme : modelAnswer.split(/(?<=[.!?])\s+/);
  return lines.filter((line) => contentStems(line).length > 0).map((line) => fromText(line, question));
};

const has = (stems: ReadonlySet<string>, word: string): boolean => stems.has(word) || [...stems].some((other) => isNearly(other, word));
const groupsMet = (point: KeyPoint, stems: ReadonlySet<string>): number =>
  point.groups.filter((group) => group.some((words) => words.every((word) => has(stems, word)))).length;

/** Credit 0 to 1: 1 when the point stands in one real sentence, 0.8 when it takes two neighbours, less for a part of it. */
export const creditFor = (point: KeyPoint, real: readonly RealSentence[]): number => {
  let best = 0;
  for (const [at, { stems }] of real.entries()) {
    const alone = groupsMet(point, stems);
    if (alone >= point.needed) return 1;
    const next = real[at + 1];
    const both = next ? groupsMet(point, new Set([...stems, ...next.stems])) : alone;
    if (both >= point.needed) best = Math.max(best, 0.8);
    else if (point.needed > 1 && alone / point.needed >= 0.6) best = Math.max(best, 0.35);
  }
  return best;
};
