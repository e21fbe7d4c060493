import { close, sumOf, textsInTex, word } from './checker.ts';
import type { Checker } from './checker.ts';
import { texValue } from './tex-value.ts';

/** Each form of a generator is looked at in its own way. */
export const byForm =
  (forms: Readonly<Record<string, Checker>>): Checker =>
  (option, question) => {
    const checker = forms[word(question, 'form')];
    if (checker === undefined) throw new Error(`No checker for ${word(question, 'form')}`);
    return checker(option, question);
  };

/** The option that is greatest in what it is worth. */
export const greatestBy =
  (worth: (option: string) => number): Checker =>
  (option, { key, distractors }) =>
    [key, ...distractors.map(({ text }) => text)].every((other) => worth(other) <= worth(option));

export const numbersIn = (text: string): readonly number[] =>
  Array.from(
    text
      .replaceAll('{,}', '')
      .replaceAll(/(?<=\d),(?=\d{3})/g, '')
      .matchAll(/\d+(?:\.\d+)?/g),
    ([digits]) => Number(digits),
  );

/** The number that goes in the box makes both sides equal. */
export const fillsBox: Checker = (option, { stem }) => {
  const [equation = ''] = textsInTex(stem);
  const [left = '', right = ''] = equation.replace(String.raw`\square`, option.replaceAll(',', '')).split('=');
  return close(texValue(left), texValue(right));
};
/** `5 × 7 + 14` as it is written in an option. */
export const worthOf = (sum: string): number =>
  texValue(
    sum
      .replaceAll('×', String.raw`\times `)
      .replaceAll('÷', String.raw`\div `)
      .replaceAll('−', '-')
      .replaceAll(',', ''),
  );
/** So many groups, counted one after the other. */
export const lots = (count: number, each: number): number => sumOf(Array.from({ length: count }, () => each));
/** Whether a number rounds to another: no further below than half a gap, and nearer above. */
export const roundsTo = (number: number, value: number, gap: number): boolean =>
  Math.abs(value / gap - Math.round(value / gap)) < 1e-6 && value - number <= gap / 2 + 1e-9 && number - value < gap / 2 - 1e-9;
/** The mark a number is rounded to, found by trying the marks around it. */
export const roundedBy = (number: number, gap: number): number => {
  const first = Math.floor(number / gap) - 1;
  const found = Array.from({ length: 4 }, (_, at) => (first + at) * gap).find((value) => roundsTo(number, value, gap));
  if (found === undefined) throw new Error(`${number} has no mark`);
  return found;
};
export const firstNumber = (text: string): number => numbersIn(text)[0] ?? Number.NaN;
