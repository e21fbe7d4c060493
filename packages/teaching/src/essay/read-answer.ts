import { hasVerb, sentencesOf, wordsOf } from '../text/language.ts';
import { type SaidWord, saidWords } from './said-words.ts';
import { contentStems, isFunctionWord, plainWords } from './word-forms.ts';

/** A sentence of an answer that says something: lists of words, copies of the question and repeats are none. */
export type RealSentence = { readonly text: string; readonly stems: ReadonlySet<string>; readonly said: readonly SaidWord[] };
export type ReadAnswer = {
  readonly real: readonly RealSentence[];
  readonly words: number;
  /** Share of the answer's words that stand in real sentences, 0 to 1. */
  readonly realShare: number;
  /** Most of the answer is the question itself. */
  readonly copiesQuestion: boolean;
};

/** The longest run of words without a single function word: prose has short ones, word lists long ones. */
const longestRun = (words: readonly string[]): number => {
  let run = 0;
  let longest = 0;
  for (const word of words) {
    run = isFunctionWord(word) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
};

const triplesOf = (words: readonly string[]): readonly string[] =>
  words.slice(2).map((word, at) => `${words[at] ?? ''} ${words[at + 1] ?? ''} ${word}`);

const isProse = (sentence: string): boolean => {
  const words = plainWords(sentence);
  const small = words.filter(isFunctionWord).length;
  const ands = words.filter((word) => word === 'and').length;
  const commas = (sentence.match(/[,;/•]/g) ?? []).length;
  return (
    words.length >= 4 &&
    small >= 2 &&
    small / words.length >= 0.18 &&
    longestRun(words) <= 6 &&
    commas <= words.length / 3 &&
    (ands < 4 || ands / words.length < 0.18) &&
    hasVerb(wordsOf(sentence))
  );
};

/** In another language than English nobody can tell prose from a list by its small words. */
export const readAnswer = (answer: string, question: string, isEnglish = true): ReadAnswer => {
  const asked = new Set(contentStems(question));
  const askedTriples = new Set(triplesOf(plainWords(question)));
  const seen = new Set<string>();
  const real: RealSentence[] = [];
  let copied = 0;
  let realWords = 0;
  for (const text of answer.split(/\n+/).flatMap((paragraph) => sentencesOf(paragraph))) {
    const words = plainWords(text);
    const triples = triplesOf(words);
    const fromQuestion = triples.filter((triple) => askedTriples.has(triple)).length;
    const stems = new Set(contentStems(text));
    const isCopy = triples.length > 0 && fromQuestion / triples.length >= 0.6;
    if (isCopy) copied += words.length;
    const own = [...stems].filter((word) => !asked.has(word)).length;
    const key = [...stems].toSorted().join(' ');
    if (isCopy || own < 2 || seen.has(key) || (isEnglish ? !isProse(text) : words.length < 3)) continue;
    seen.add(key);
    realWords += words.length;
    real.push({ text, stems, said: saidWords(text) });
  }
  const words = plainWords(answer).length;
  return { real, words, realShare: words === 0 ? 0 : realWords / words, copiesQuestion: words > 0 && copied / words >= 0.6 };
};
