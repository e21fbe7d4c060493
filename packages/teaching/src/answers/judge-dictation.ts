import type { DictationQuestion } from '@hedgerow/curriculum/question';
import { changesBetween, partsIn, type SentencePart, wordAt } from '@hedgerow/curriculum/sentence-changes';
import { quoted } from '../derive/wording.ts';
import { type Judgement, nearly, right, unread, wrong } from './judgement.ts';
import { judgeWords } from './judge-words.ts';

const wordsOnly = (parts: readonly SentencePart[]): readonly SentencePart[] => parts.filter(({ isWord }) => isWord);
const lower = (parts: readonly SentencePart[]): readonly SentencePart[] =>
  parts.map(({ text, isWord }) => ({ text: text.toLocaleLowerCase('en-GB'), isWord }));
/** Marks and capitals are not heard; but German nouns and names have theirs. */
const heard = (text: string): readonly SentencePart[] => lower(wordsOnly(partsIn(text)));

const judgeWhole = (typed: string, { answer }: DictationQuestion): Judgement => {
  const [given, wanted] = [heard(typed), heard(answer)];
  const left = changesBetween(given, wanted);
  const [first] = left;
  if (first === undefined) return right(partsIn(typed).length === partsIn(answer).length ? undefined : `Right. With its marks: ${answer}`);
  const wrongWords = left.reduce((sum, { at, end }) => sum + (end - at), 0);
  const good = Math.max(0, wanted.length - wrongWords);
  if (good * 2 < wanted.length) return unread('Listen again, and write every word that you hear.');
  const place =
    first.to > first.from
      ? quoted(wordAt(given, first))
      : `what comes ${first.from === 0 ? 'first' : `after ${quoted(wordAt(given, first))}`}`;
  return wrong(`${good} of ${wanted.length} words are right. Listen again for ${place}.`);
};

/** Accents and German capitals are part of a spelling; a capital in front of an English word is none of it. */
const judgeWord = (typed: string, { answer, slips, language }: DictationQuestion): Judgement =>
  judgeWords(typed, {
    kind: 'words',
    answers: [answer],
    spelling: 'exact',
    articles: 'needed',
    accents: language === 'en' ? 'kind' : 'exact',
    capitals: language === 'de' ? 'nouns' : 'free',
    others: slips.map(({ text }) => text),
  });

/** What was heard and written down. Spelling is what is asked, so a slip in it is never forgiven; it may be mended. */
export const judgeDictation = (typed: string, question: DictationQuestion): Judgement => {
  if (question.shown === '') return judgeWhole(typed, question);
  // Who writes the whole sentence has written the word.
  const found = judgeWord(typed, question);
  const sentence = question.shown.replace(/_{2,}/, typed.trim());
  const whole = heard(typed).length > 2 && changesBetween(heard(typed), heard(question.says)).length === 0;
  if (whole) return right();
  return found.verdict === 'wrong' && heard(sentence).length > heard(question.says).length + 1
    ? nearly('Write only the word that is missing.')
    : found;
};
