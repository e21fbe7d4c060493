import type { Draw } from '../random.ts';
import { plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

type Ratio = readonly [number, number];
const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const shown = ([a, b]: Ratio): string => `${plain(a)} : ${plain(b)}`;
const simplest = ([a, b]: Ratio): Ratio => [a / hcf(a, b), b / hcf(a, b)];

const ratio = ({ int, level }: Draw): { readonly a: number; readonly b: number; readonly by: number } | undefined => {
  const [a, b] = [int(2, level(5, 9, 12)), int(2, level(7, 11, 13))];
  return a === b || hcf(a, b) > 1 ? undefined : { a, b, by: int(level(2, 4, 6), level(6, 12, 15)) };
};

const boxed = form<number>('box', (draw) => {
  const given = ratio(draw);
  if (given === undefined) return undefined;
  const { a, b, by } = given;
  const isBack = draw.pick([true, false]);
  return {
    stem: isBack
      ? `The ratio ${shown([a, b])} is equal to ${plain(a * by)} : □. What number goes in the box?`
      : `The ratio ${shown([a * by, b * by])} is equal to ${a} : □. What number goes in the box?`,
    key: isBack ? b * by : b,
    slips: isBack
      ? [
          [b + a * by - a, 'This adds the same number to both sides. Multiply both by the same number.'],
          [by, 'This is the number that both sides are multiplied by.'],
          [b, 'This leaves the second side as it is. Do the same to both.'],
          [b * by + b, 'This multiplies once too often.'],
        ]
      : [
          [Math.abs(b * by - (a * by - a)), 'This takes the same number from both sides. Divide both by the same number.'],
          [by, 'This is the number that both sides are divided by.'],
          [b * by, 'This leaves the second side as it is. Do the same to both.'],
          [b + 1, 'This has a slip in the division.'],
        ],
    show: plain,
    believable: (x) => x > 0,
    why: isBack
      ? `${a} × ${by} = ${a * by}, so the other side is ${b} × ${by} as well.`
      : `${a * by} ÷ ${by} = ${a}, so the other side is ${b * by} ÷ ${by} as well.`,
    steps: isBack ? [`${a * by} ÷ ${a} = ${by}`, `${b} × ${by} = ${b * by}`] : [`${a * by} ÷ ${a} = ${by}`, `${b * by} ÷ ${by} = ${b}`],
    hints: [
      'What was done to the first side?',
      'Do the same to the second side.',
      'Ratios are changed by multiplying or dividing, not by adding.',
    ],
    drawn: { a: isBack ? a : a * by, b: isBack ? b : b * by, to: isBack ? a * by : a },
    keyStandsInStem: true,
  };
});

const whichRatio = form<Ratio>('which ratio', (draw) => {
  const given = ratio(draw);
  if (given === undefined) return undefined;
  const { a, b, by } = given;
  const others: readonly (readonly [Ratio, string])[] = [
    [[b * by, a * by], 'This has the two parts the wrong way round'],
    [[a * by, b * by + by], 'This has too large a second part'],
    [[a + by, b + by], 'This adds the same to both parts'],
    [[a * by + a, b * by], 'This has too large a first part'],
  ];
  return {
    stem: `Which ratio is ${shown([a, b])} in its simplest form?`,
    key: [a * by, b * by],
    slips: others
      .filter(([[x, y]]) => x * b !== y * a && x !== y)
      .map(([one, what]) => [one, `${what}: it is ${shown(simplest(one))} in its simplest form.`] as const),
    show: shown,
    why: `Both sides can be divided by ${by}, which gives ${shown([a, b])}.`,
    steps: [`${a * by} ÷ ${by} = ${a}`, `${b * by} ÷ ${by} = ${b}`],
    hints: ['Simplify each of them.', 'Which number divides both sides?', 'The order matters: the first side stays first.'],
    drawn: { a, b },
  };
});

const wrongRatio = wentWrong('wrong ratio', (draw) => {
  const given = ratio(draw);
  if (given === undefined) return undefined;
  const { a, b, by: own } = given;
  const by = 2 * Math.max(2, Math.round(own / 2));
  const [x, y] = [a * by, b * by];
  const less = Math.min(x, y) - Math.min(a, b);
  return {
    claim: (value, name) => `${name} writes the ratio ${shown([x, y])} in its simplest form and gets ${value}.`,
    right: shown([a, b]),
    mistakes: [
      [shown([x / 2, y / 2]), 'It was divided, but not far enough.', `Both sides can still be divided by ${by / 2}.`],
      [shown([b, a]), 'The two sides have changed places.', 'The order of a ratio matters.'],
      [shown([a, y]), 'Only the first side was divided.', `Both sides are divided by ${by}.`],
      [
        shown([x - less, y - less]),
        'The same number was taken away from both.',
        'That changes the ratio. Divide both sides by the same number.',
      ],
    ],
    steps: [`Highest common factor: ${by}`, `${x} ÷ ${by} = ${a} and ${y} ÷ ${by} = ${b}`],
    hints: [
      'Simplify it yourself first.',
      'Does the answer still have a common factor?',
      'Was the same done to both sides, and was it dividing?',
    ],
    drawn: { x, y },
  };
});

const mixes = [
  ['A cake has', 'flour', 'sugar', 'g', 10],
  ['A drink has', 'water', 'juice', 'ml', 50],
  ['A wall needs', 'sand', 'cement', 'kg', 1],
  ['A green paint has', 'blue', 'yellow', 'ml', 5],
] as const;

const inMix = form<Ratio>('mix', (draw) => {
  const given = ratio(draw);
  if (given === undefined) return undefined;
  const { a, b, by } = given;
  const [what, one, other, unit, each] = draw.pick(mixes);
  const [x, y] = [a * by * each, b * by * each];
  const isTurned = draw.pick([true, false]);
  const key: Ratio = isTurned ? [b, a] : [a, b];
  return {
    stem: `${what} ${plain(x)} ${unit} of ${one} and ${plain(y)} ${unit} of ${other}. What is the ratio of ${isTurned ? `${other} to ${one}` : `${one} to ${other}`} in its simplest form?`,
    key,
    slips: [
      [[key[1], key[0]], 'This has the two the wrong way round. What is named first stands first.'],
      [[key[0] * 2, key[1] * 2], 'This can still be divided by 2.'],
      [[key[0], a + b], 'This compares with all of it. Compare the two parts.'],
      [[key[0], key[1] + 1], 'This has a slip in the division.'],
    ],
    show: shown,
    why: `Both amounts can be divided by ${by * each}${isTurned ? `, and ${other} is named first` : ''}.`,
    steps: [isTurned ? shown([y, x]) : shown([x, y]), `Divide both sides by ${by * each}: ${shown(key)}`],
    hints: ['Which of the two is named first?', 'Write the amounts as a ratio.', 'Which is the highest number that divides both?'],
    drawn: { x: isTurned ? y : x, y: isTurned ? x : y },
  };
});

export const simplestRatioForms: FormsOf = {
  'maths-simplify-ratio': [boxed, whichRatio, wrongRatio, inMix],
};
