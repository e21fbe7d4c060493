import { type ExpressionAnswer, judgeExpression } from './judge-expression.ts';
import { judgeMoney, type MoneyAnswer } from './judge-money.ts';
import { judgeNumber, type NumberAnswer } from './judge-number.ts';
import { judgeQuantity, type QuantityAnswer } from './judge-quantity.ts';
import { judgeTime, type TimeAnswer } from './judge-time.ts';
import { judgeWords, type WordsAnswer } from './judge-words.ts';
import { type Judgement, unread, wrong } from './judgement.ts';
import { asGiven, withoutFrame } from './as-given.ts';

/** What is right, and what the question minds. */
export type ExpectedAnswer = NumberAnswer | QuantityAnswer | MoneyAnswer | TimeAnswer | ExpressionAnswer | WordsAnswer;

/** Longer than any answer in a line. */
const longestAnswer = 200;

/** Judges what a pupil typed by what it means: right, nearly or wrong, with a kind sentence. Pure. */
export const judgeAnswer = (typed: string, expected: ExpectedAnswer): Judgement => {
  if (typed.trim() === '') return wrong('You have not written an answer yet.');
  if (typed.length > longestAnswer) return unread('That is too long. Write it in a few words.');
  const given = asGiven(typed);
  switch (expected.kind) {
    case 'number':
      return judgeNumber(given, expected);
    case 'quantity':
      return judgeQuantity(given, expected);
    case 'money':
      return judgeMoney(given, expected);
    case 'time':
      return judgeTime(given, expected);
    case 'expression':
      return judgeExpression(withoutFrame(typed), expected);
    case 'words':
      return judgeWords(typed, expected);
  }
};
