import type { PhonicsItem } from '@hedgerow/curriculum/check-item';
import { phonicsPages } from '@hedgerow/curriculum/phonics-words';
import { drawing, hashText, mulberry32 } from '../generators/random.ts';

const topicId = 'english.ks1.phonics-and-spelling';
const wordsOnPage = 4;

/** Forty words in ten pages of four: twenty real, twenty names of creatures, simple ones first. */
export const phonicsCheck = (seed: number): readonly PhonicsItem[] => {
  const { some } = drawing(mulberry32(hashText(`phonics-check:${seed}`)), 'beginner');
  return phonicsPages.flatMap(({ pseudo, level, words }) =>
    some(words, wordsOnPage).map(({ word, graphemes }) => ({ kind: 'word', word, graphemes: [...graphemes], pseudo, topicId, level })),
  );
};

/** What a reader may stumble over in a word, as a teacher would say it. */
const hardPartsOf = ({ graphemes }: Pick<PhonicsItem, 'graphemes'>): readonly string[] => {
  const long = graphemes.filter((grapheme) => grapheme.length > 1);
  if (long.length > 0) return long;
  const consonants = graphemes.map((grapheme) => /^[^aeiou]$/.test(grapheme));
  return consonants.some((one, at) => one && consonants[at + 1] === true) ? ['blends'] : ['short sounds'];
};

type WordMark = Pick<PhonicsItem, 'graphemes'> & { readonly correct: boolean };

/** Sounds of the words that were not read yet, those met most often first, at most six. */
export const soundsToPractise = (marks: readonly WordMark[]): readonly string[] => {
  const missed = new Map<string, number>();
  for (const mark of marks) if (!mark.correct) for (const part of hardPartsOf(mark)) missed.set(part, (missed.get(part) ?? 0) + 1);
  return [...missed]
    .toSorted(([, times], [, more]) => more - times)
    .slice(0, 6)
    .map(([part]) => part);
};
