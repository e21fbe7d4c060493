import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { rightWords } from './given-answer.ts';
import { sentencesIn } from './passage.ts';

/** More than that is not read at a glance by who begins to read. */
const mostWords = 14;

const plain = (text: string): string =>
  text
    .replaceAll(String.raw`\square`, '□')
    .replaceAll(/_{2,}/g, '□')
    .replaceAll(String.raw`\times`, '×')
    .replaceAll(String.raw`\div`, '÷')
    .replaceAll(/[$*]/g, '')
    .replaceAll(/ - (?=[\d□])/g, ' − ');

/** A sum with or without its result: "8 + □ = 10", "30 + 40". */
const sum = /[\d□]+(?: [+−×÷] [\d□]+)+(?: = [\d□]+(?: [+−×÷] [\d□]+)*)?/u;

/** From left to right; undefined where that would not be the order. */
const valueOf = (side: string): number | undefined => {
  const [first = '', ...rest] = side.split(' ');
  const signs = new Set(rest.filter((_, at) => at % 2 === 0));
  if (rest.length > 2 && [...signs].some((sign) => sign === '×' || sign === '÷')) return undefined;
  let value = Number(first);
  for (let at = 0; at < rest.length; at += 2) {
    const [sign, next] = [rest[at], Number(rest[at + 1])];
    value = sign === '+' ? value + next : sign === '−' ? value - next : sign === '×' ? value * next : value / next;
  }
  return value;
};
const isTrue = (equation: string): boolean => {
  const [left, right] = equation.split(' = ').map(valueOf);
  return left !== undefined && left === right;
};

/** "8 + 2 = 10.", where the question is a sum and the answer its number. */
const filledIn = (question: string, answer: string): string | undefined => {
  const [found] = sum.exec(plain(question)) ?? [];
  if (found === undefined || !/^\d+$/.test(answer)) return undefined;
  const gaps = found.split('□').length - 1;
  if (gaps > 1 || (gaps === 0 && found.includes('='))) return undefined;
  const filled = gaps === 1 ? found.replace('□', answer) : `${found} = ${answer}`;
  return isTrue(filled) ? `${filled}.` : undefined;
};

const isShort = (sentence: string): boolean => sentence !== '' && sentence.split(/\s+/).length <= mostWords && !/[\\|#“]/.test(sentence);
/** What to do is no reason for what was done. */
const tellsToDo =
  /^(?:Add|Ask|Check|Count|Draw|Drop|Find|Go|Just|Listen|Look|Make|Point|Put|Read|Say|Share|Show|Start|Take|Tap|Tell|Think|Touch|Try|Use)\b/;
const says = (sentence: string, key: string): boolean =>
  ` ${sentence.toLowerCase()} `.replaceAll(/[.,:;!?’]/g, ' ').includes(` ${key.toLowerCase()} `);

/** "5 + 1 = 6." of "Add what the coins are worth: 5 + 1 = 6." */
const sumIn = (sentence: string, key: string): string | undefined => {
  const [found] = sum.exec(sentence) ?? [];
  const isOfKey = found?.split(/[ =]+/).includes(/\d+/.exec(key)?.[0] ?? '');
  return found?.includes('=') === true && isOfKey === true && isTrue(found) ? `${found}.` : undefined;
};

const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

/**
 * Why an answer was right, in the words of its question and in one short sentence, for who cannot read much yet: the sum with its
 * result, or a sentence of the reason. Undefined where the reason is longer than that.
 */
export const ownWords = (question: PracticeQuestion): string | undefined => {
  const key = plain(rightWords(question));
  const equation = filledIn(question.question, key);
  if (equation !== undefined) return equation;
  const sentences = sentencesIn(question.explanation).map((sentence) => capital(plain(sentence).trim().replace(/^So /, '')));
  const short = sentences.filter(isShort);
  const telling = short.find((sentence) => says(sentence, key));
  // A number is told; of anything else how it came about says more.
  const reason = short.find((sentence) => !tellsToDo.test(sentence));
  const [first, second] = /\d/.test(key) ? [telling, reason] : [reason, telling];
  return first ?? sentences.map((sentence) => sumIn(sentence, key)).find((one) => one !== undefined) ?? second;
};
