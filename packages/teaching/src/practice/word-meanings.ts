import { escaped } from '@hedgerow/curriculum/escaped';
import type { Topic } from '@hedgerow/curriculum/topic';
import { commonWordsOf } from '../compose/common-words.ts';
import { meaningIn } from '../derive/wording.ts';

/** One expression for each word that is taught. */
const named = new Map<string, RegExp>();
const speaksOf = (text: string, term: string): boolean => {
  const known = named.get(term) ?? new RegExp(String.raw`(?<![\p{L}-])${escaped(term)}(?:s|es)?(?![\p{L}-])`, 'iu');
  named.set(term, known);
  return known.test(text);
};

/** A word of the title stands in nearly every question, and whoever reads those knows it. */
const isEverywhere = (topic: Topic, term: string): boolean =>
  speaksOf(topic.title, term) || commonWordsOf(topic).has(term.toLowerCase()) || /^(?:word|first|map)$/i.test(term);

/** What the words of a text mean that the topic teaches, the longest word first. */
export const meaningsIn = (topic: Topic | undefined, text: string, tells: (line: string) => boolean): readonly string[] =>
  topic === undefined || topic.keyStage === 'EYFS'
    ? []
    : topic.vocabulary
        .filter(({ term, definition }) => speaksOf(text, term) && !isEverywhere(topic, term) && !/^(?:it|they)\b/i.test(definition))
        .toSorted((a, b) => b.term.length - a.term.length)
        .map((word) => meaningIn(topic, word))
        .filter((line) => !tells(line));
