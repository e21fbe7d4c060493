import { figureOf, num, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { partSeen } from './read-pictures.ts';
import { minutesOf } from './reception-and-time.ts';
import { texValue } from './tex-value.ts';

const sidesOf: Readonly<Record<string, number>> = { triangle: 3, square: 4, rectangle: 4, pentagon: 5, hexagon: 6, octagon: 8 };

/** Counts `3 tens and 14 ones` ten by ten; reads a number as it stands. */
const sizeOf = (text: string): number =>
  sumOf(Array.from(text.matchAll(/\d+/g), ([digits], index) => (index === 0 && text.includes('ten') ? 10 : 1) * Number(digits)));

const fillsBox = shows((question) => {
  const [equation = ''] = textsInTex(question.stem);
  return search((x) => {
    const [left = '', right = ''] = equation.replace(String.raw`\square`, String(x)).split('=');
    return texValue(left) === texValue(right);
  });
});

export const ks1Checkers: Checkers = {
  'maths-number-bonds': (option, question) => {
    if (textsInTex(question.stem).length > 0 && !fillsBox(option, question)) return false;
    const [total, part] = partSeen(question);
    return shows(() => search((x) => x + part === total))(option, question);
  },
  'maths-missing-number': fillsBox,
  'maths-compare-numbers': (option, question) =>
    [question.key, ...question.distractors.map(({ text }) => text)].every((other) =>
      question.stem.includes('greatest') ? sizeOf(option) >= sizeOf(other) : sizeOf(option) <= sizeOf(other),
    ),
  'maths-add-within-100': shows((question) => {
    const [a = 0, b = 0] = numbersInStem(question);
    return search((x) => x - b === a);
  }),
  'maths-subtract-within-100': shows((question) => {
    const [a = 0, b = 0] = numbersInStem(question).toSorted((one, other) => other - one);
    return search((x) => x + b === a);
  }),
  'maths-doubles-and-halves': shows((question) => {
    const [asked = 0] = numbersInStem(question);
    return search((x) => (question.stem.includes('double') ? x - asked === asked : x + x === asked));
  }),
  'maths-sharing-equally': shows((question) => {
    const [total = 0, groups = 0] = numbersInStem(question);
    return search((each) => sumOf(Array.from({ length: groups }, () => each)) === total);
  }),
  'maths-half-and-quarter': shows(
    (question) => num(question, 'taken') * search((each) => each * num(question, 'parts') === num(question, 'total')),
  ),
  'maths-coins-total': shows((question) => sumOf(figureOf(question, 'money').pieces)),
  'maths-clock-times': (option, question) => {
    const { hour, minute } = figureOf(question, 'clock');
    return minutesOf(option) === (60 * (hour % 12) + minute) % 720;
  },
  'maths-shape-sides': shows((question) => {
    const { shapes } = figureOf(question, 'flat-shapes');
    if (!shapes.every((shape) => question.stem.toLowerCase().includes(shape))) throw new Error(word(question, 'what'));
    return sumOf(shapes.map((shape) => sidesOf[shape] ?? Number.NaN));
  }),
};
