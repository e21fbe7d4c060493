import type { SpellingItem } from '@hedgerow/curriculum/check-item';
import { spellingGroups } from '@hedgerow/curriculum/spelling-words';
import { judgeAnswer } from '../answers/judge-answer.ts';
import { drawing, hashText, mulberry32 } from '../generators/random.ts';

/** Twenty words with their sentences, the rules of Years 3 and 4 first. */
export const spellingCheck = (seed: number): readonly SpellingItem[] => {
  const { some } = drawing(mulberry32(hashText(`spelling-check:${seed}`)), 'beginner');
  return spellingGroups.flatMap(({ rule, count, level, topicId, words }) =>
    some(words, count).map(([word, sentence]) => ({ kind: 'spelling', word, sentence, rule, level, topicId })),
  );
};

/** As it is read out: the word, the sentence, the word. */
export const spokenSpelling = ({ word, sentence }: Pick<SpellingItem, 'word' | 'sentence'>, number: number): string =>
  `Spelling ${number}. The word is ${word}. ${sentence} The word is ${word}.`;

/** The sentence with a gap: it stands on the pupil's paper. */
export const gapSentence = ({ word, sentence }: Pick<SpellingItem, 'word' | 'sentence'>): readonly [before: string, after: string] => {
  const at = sentence.toLowerCase().search(new RegExp(`\\b${word}\\b`));
  return at < 0 ? [sentence, ''] : [sentence.slice(0, at), sentence.slice(at + word.length)];
};

export const isSpelt = (typed: string, { word }: Pick<SpellingItem, 'word'>): boolean =>
  judgeAnswer(typed, { kind: 'words', answers: [word], spelling: 'exact', accents: 'exact', articles: 'needed' }).verdict === 'right';
