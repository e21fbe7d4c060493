import type { SubjectId } from '@hedgerow/domain/subjects';
import type { ExpectedAnswer } from './judge-answer.ts';
import type { WordsAnswer } from './judge-words.ts';
import { readAmount } from './judge-quantity.ts';
import { readNumber } from './read-number.ts';

/** An answer of more words than this is for the pupil's own eyes. */
const mostWords = 5;
const mostLetters = 48;

/** What the words of a language mind: accents, articles, capitals, tones. */
export const wordsBySubject: Partial<Record<SubjectId, Omit<WordsAnswer, 'kind' | 'answers' | 'others'>>> = {
  french: { accents: 'needed', articles: 'needed' },
  spanish: { accents: 'needed', articles: 'needed' },
  german: { accents: 'needed', articles: 'needed', capitals: 'nouns' },
  latin: { articles: 'needed' },
  mandarin: { accents: 'needed', articles: 'needed', pinyin: true },
};

/** "colour (or shade)" and "begin / start" name several right answers. */
const alternatives = (answer: string): readonly string[] => {
  const inBrackets = /^(.+?) \((?:or |also )?(.+)\)$/.exec(answer);
  const parts = inBrackets ? [answer, inBrackets[1] ?? '', inBrackets[2] ?? ''] : [answer];
  return [...new Set(parts.flatMap((part) => [part, ...part.split(/ \/ | or /)]))].filter((part) => part.trim() !== '');
};

/** A card of a list of spellings: its letters are what is learnt. */
const asksLetters = /^(?:Fill in the missing letters|Finish the word with|Begin the word with|Spell the word|Put these letters in order)\b/;

/**
 * How the answer of a flashcard is judged when it is typed, slips and all where its question asks for a spelling; undefined where it is a
 * whole sentence, which only its reader can judge.
 */
export const cardAnswer = (answer: string, subject: SubjectId, question = ''): ExpectedAnswer | undefined => {
  const text = answer.trim().replace(/\.$/, '');
  const money = /^£(\d+)\.(\d{2})$/.exec(text);
  if (money) return { kind: 'money', pence: Number(money[1]) * 100 + Number(money[2]) };
  if (readNumber(text) !== undefined) return { kind: 'number', value: text, words: true };
  const amount = /^(-?[\d.,]+)\s?(\D+)$/.exec(text);
  if (amount && readAmount(text)?.units.length === 1)
    return { kind: 'quantity', value: (amount[1] ?? '').replaceAll(',', ''), unit: amount[2] ?? '' };
  if (/[\n$\\=^{}→]/.test(text) || text.length > mostLetters || text.split(/\s+/).length > mostWords) return undefined;
  return {
    kind: 'words',
    answers: alternatives(text),
    ...wordsBySubject[subject],
    ...(asksLetters.test(question) ? { spelling: 'exact' as const } : {}),
  };
};

const rootsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => !/^(?:the|an?|of|its?|they|are|is)$/.test(word))
    .map((word) => word.replace(/s$/, ''));
const shortestNamed = 5;
const mostBeside = 2;
/** "Receptor cells" for "receptors": the words of the answer, and one or two more, which only its reader can judge. */
export const saysMore = (typed: string, expected: ExpectedAnswer): boolean => {
  if (
    expected.kind !== 'words' ||
    expected.spelling === 'exact' ||
    expected.articles === 'needed' ||
    /\b(?:not?|never|without)\b/i.test(typed)
  )
    return false;
  const given = rootsOf(typed);
  return expected.answers.some((answer) => {
    const wanted = rootsOf(answer);
    return (
      wanted.some((word) => word.length >= shortestNamed) &&
      wanted.every((word) => given.includes(word)) &&
      given.length > wanted.length &&
      given.length <= wanted.length + mostBeside
    );
  });
};
