import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { maths, plain } from '../written.ts';
import { firstMistake, form, type FormsOf } from './form.ts';
import { surd } from './surd-terms.ts';

type Bottom = {
  readonly r: number;
  readonly k: number;
  readonly m: number;
  readonly b: number;
  readonly isPair: boolean;
  readonly plus: boolean;
  readonly top: number;
  readonly below: string;
  readonly by: string;
};

/** k√r, or k(b ± √r), once its denominator is rationalised. */
const bottom = ({ int, pick, level }: Draw): Bottom | undefined => {
  const r = pick([2, 3, 5, 6, 7, 10]);
  const [k, m, b] = [int(2, 6), level(1, int(2, 5), 1), int(2, 7)];
  const isPair = level(false, false, true);
  const size = isPair ? b * b - r : m * r;
  if (size <= 1 || (isPair && k * size > 99) || k === r || (m > 1 && m === r)) return undefined;
  const plus = pick([true, false]);
  return {
    r,
    k,
    m,
    b,
    isPair,
    plus,
    top: k * size,
    below: isPair ? String.raw`${b} ${plus ? '+' : '-'} \sqrt{${r}}` : surd([m, r]),
    by: isPair ? String.raw`${b} ${plus ? '-' : '+'} \sqrt{${r}}` : String.raw`\sqrt{${r}}`,
  };
};

const fractionOf = ({ top, below }: Bottom): string => String.raw`\frac{${top}}{${below}}`;

const multiplyBy = form<string>('multiply by', (draw) => {
  const given = bottom(draw);
  if (given === undefined) return undefined;
  const { r, m, b, isPair, plus, below, by } = given;
  return {
    stem: `By what do you multiply top and bottom of ${maths(fractionOf(given))} to rationalise the denominator?`,
    key: by,
    slips: isPair
      ? [
          [below, 'This is the bottom as it stands. Its square still has a root in the middle.'],
          [String.raw`\sqrt{${r}}`, `This leaves a root: ${b} times it is still a surd.`],
          [`${b}`, 'This keeps the root as it is.'],
          [String.raw`-${b} ${plus ? '-' : '+'} \sqrt{${r}}`, 'This changes both signs. Change only the one in the middle.'],
        ]
      : [
          [`${r}`, `This keeps the root below: ${r} times it is still a surd.`],
          ...(m > 1 ? [[`${m}`, 'This keeps the root below. Only the root has to go.'] as const] : []),
          [`${r * r}`, 'This keeps the root below.'],
          [String.raw`\sqrt{${r + 1}}`, `This makes ${maths(String.raw`\sqrt{${r * (r + 1)}}`)} below, which is still a root.`],
          [String.raw`\sqrt{${r - 1 > 1 ? 2 * r : 3}}`, 'This is another root. Only the same root makes a whole number.'],
        ],
    show: (text) => maths(text),
    why: isPair
      ? `The same bracket with the other sign in the middle makes the middle terms cancel: the bottom becomes ${b * b} − ${r} = ${b * b - r}.`
      : `A root times itself has no root: ${maths(String.raw`\sqrt{${r}} \times \sqrt{${r}} = ${r}`)}.`,
    steps: [
      isPair ? `${maths(`(${below})(${by})`)} = ${b * b} − ${r} = ${b * b - r}` : maths(String.raw`${below} \times ${by} = ${m * r}`),
      'There is no root below any more.',
    ],
    hints: [
      'The root below has to go.',
      isPair ? 'Which bracket makes the two middle terms cancel?' : 'What times a root gives a whole number?',
      'Try each and see what becomes of the bottom.',
    ],
    drawn: { fraction: fractionOf(given), below },
  };
});

const whichTop = form<number>('which top', (draw) => {
  const given = bottom(draw);
  if (given === undefined) return undefined;
  const { r, k, m, isPair, top } = given;
  if (isPair) return undefined;
  const over = String.raw`\frac{k}{${surd([m, r])}}`;
  return {
    stem: `Rationalising the denominator of ${maths(over)} gives ${maths(surd([k, r]))}. What is ${maths('k')}?`,
    key: top,
    slips: [
      [k, 'This is the number in front at the end. Multiply back by the bottom.'],
      [k * m * r * r, `This squares ${r}. A root times itself is just ${r}.`],
      [k * r, m > 1 ? `This forgets the ${m} in front of the root below.` : 'This has a slip in the multiplication.'],
      [k * m, 'This leaves out the two roots. They multiply to a whole number.'],
      [k + m * r, 'This adds. Multiply instead.'],
    ],
    show: plain,
    why: `${maths('k')} is the result times the bottom: ${maths(String.raw`${surd([k, r])} \times ${surd([m, r])} = ${top}`)}.`,
    steps: [
      maths(String.raw`k = ${surd([k, r])} \times ${surd([m, r])}`),
      maths(String.raw`k = ${m > 1 ? String.raw`${k} \times ${m}` : k} \times ${r} = ${top}`),
    ],
    hints: ['The result times the bottom gives the top.', 'A root times itself has no root.', 'Multiply the numbers in front as well.'],
    drawn: { k, m, r },
  };
});

const wrongRational = firstMistake('wrong line', (draw) => {
  const given = bottom(draw);
  if (given === undefined) return undefined;
  const { r, k, m, isPair, top, below, by } = given;
  if (isPair) return undefined;
  const wrong = draw.int(0, 2);
  const size = m * r;
  const first =
    wrong === 0 ? String.raw`\frac{${top}}{${below} \times ${by}}` : String.raw`\frac{${top} \times ${by}}{${below} \times ${by}}`;
  const second = wrong === 0 ? String.raw`\frac{${top}}{${size}}` : String.raw`\frac{${surd([top, r])}}{${wrong === 1 ? m * r * r : size}}`;
  const third = wrong === 0 ? `${k}` : wrong === 1 ? String.raw`\frac{${surd([k, r])}}{${r}}` : surd([k + 1, r]);
  return {
    asked: (name) => `${name} rationalises the denominator of ${maths(fractionOf(given))}.`,
    lines: [maths(first), maths(second), maths(third)],
    wrong,
    reasons: ['top and bottom were multiplied by the same root', 'a root times itself has no root', ''],
    why: `${['The top must be multiplied by the root as well.', `${maths(String.raw`\sqrt{${r}} \times \sqrt{${r}}`)} is ${r}, and not ${r * r}.`, `${top} ÷ ${size} is ${k}.`][wrong]} The right answer is ${maths(surd([k, r]))}.`,
    steps: [
      maths(String.raw`\frac{${top} \times ${by}}{${below} \times ${by}}`),
      maths(String.raw`\frac{${surd([top, r])}}{${size}}`),
      maths(surd([k, r])),
    ],
    hints: ['Was the same done to the top and to the bottom?', 'What is a root times itself?', 'Check the division at the end.'],
    drawn: { fraction: fractionOf(given) },
  };
});

const newBottom = form<number>('new bottom', (draw) => {
  const given = bottom(draw);
  if (given === undefined) return undefined;
  const { r, m, b, isPair, below, by } = given;
  const key = isPair ? b * b - r : m * r;
  return {
    stem: `${draw.pick(names)} rationalises the denominator of ${maths(fractionOf(given))} by multiplying top and bottom by ${maths(by)}. What does the denominator become?`,
    key,
    slips: isPair
      ? [
          [b * b + r, 'This adds at the end. Plus times minus makes a minus.'],
          [b * b - r * r, `This squares ${r}. The root squared is just ${r}.`],
          [b * b, 'This leaves out the two roots.'],
          [b - r, `This does not square ${b}.`],
        ]
      : [
          [m * r * r, `This squares ${r}. A root times itself is just ${r}.`],
          [r, m > 1 ? `This leaves out the ${m} in front of the root.` : 'This is not what comes.'],
          [m + r, 'This adds. Multiply instead.'],
          [2 * m * r, 'This doubles. A root times itself is the number under it.'],
          [m * m * r, `This squares the ${m} as well. It is multiplied by the root only once.`],
        ],
    show: plain,
    believable: (x) => x !== 0,
    why: isPair
      ? `The middle terms cancel, and ${b}² − ${r} is left.`
      : `${maths(String.raw`${below} \times ${by}`)} is ${m > 1 ? `${m} × ` : ''}${r}, as a root times itself has no root.`,
    steps: isPair
      ? [maths(String.raw`(${below})(${by}) = ${b * b} - ${r}`), `That is ${key}.`]
      : [maths(String.raw`${below} \times ${by} = ${m > 1 ? String.raw`${m} \times ` : ''}${r}`), `So the denominator is ${key}.`],
    hints: [
      'Multiply only the bottom for now.',
      'What is a root times itself?',
      isPair ? 'What becomes of the two middle terms?' : 'Does a number stand in front of the root?',
    ],
    drawn: { below, by },
    keyStandsInStem: true,
  };
});

export const rationalisingForms: FormsOf = {
  'maths-rationalise-denominators': [multiplyBy, whichTop, wrongRational, newBottom],
};
