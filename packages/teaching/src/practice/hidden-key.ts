import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { contentWordsOf } from '@hedgerow/curriculum/words';
import { stemOf, stemsOf, tellsKey } from './passage.ts';

const gap = '____';
const fewestBeside = 5;
const mostGaps = 1;
/** With so many of its words said, an answer is told though its wording differs. */
const mostSaid = 0.5;
/** A short answer is hidden in all its forms: “smell” where “it smells” is asked for. */
const shortKey = 2;

const tidy = (text: string): string => text.replaceAll(/\*{1,2}____\*{1,2}/g, gap).replaceAll(/____(?:[\s-]+____)+/g, gap);
const isReadable = (text: string): boolean => {
  const words = text.split(/\s+/);
  const gaps = words.filter((word) => word.includes(gap)).length;
  return gaps <= mostGaps && words.length - gaps >= fewestBeside;
};

/** A sentence of the lesson with the answer left out, if it holds it: “Music has a ____.” Undefined where it would still tell it, or little else is left. */
export const hidingKey = (passage: string, key: string, question: string): string | undefined => {
  const asked = stemsOf(question);
  const secret = new Set([...stemsOf(key)].filter((stem) => !asked.has(stem)));
  const tells = tellsKey(key, question);
  if (!tells(passage)) return passage;
  if (secret.size === 0) return undefined;
  const said = [...stemsOf(passage)].filter((stem) => secret.has(stem)).length;
  if (secret.size > shortKey && said / secret.size < mostSaid) return passage;
  const hidden = tidy(
    passage.replaceAll(/[\p{L}\p{M}\d'’]+/gu, (word) => (contentWordsOf(word).some((one) => secret.has(stemOf(one))) ? gap : word)),
  );
  return tells(hidden) || !isReadable(hidden) ? undefined : hidden;
};

/** “so it is an ____”, where one option alone begins with a vowel. */
export const fitsOne = (question: PracticeQuestion): ((line: string) => boolean) => {
  if (question.type !== 'multiple_choice') return () => false;
  const takesAn = question.options.map((option) => /^\W*(?:an? )?\W*[aeiou]/i.test(option.replace(/^(?:an?|the) /i, '')));
  const alike = takesAn.filter((takes) => takes === takesAn[question.correctAnswer]).length;
  return alike > 1 ? () => false : (line) => /\ban? ____/i.test(line);
};
