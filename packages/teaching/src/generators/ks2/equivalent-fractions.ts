import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { fractionBars } from '../illustrations.ts';
import { asking, saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { hcf } from '../whole-numbers.ts';
import { maths, plain } from '../written.ts';

/** n/d in lowest terms, and by how much it is made larger. */
type Pair = { readonly n: number; readonly d: number; readonly by: number };

const raw = (n: number | string, d: number | string): string => String.raw`\frac{${n}}{${d}}`;
const shown = (n: number, d: number): string => maths(raw(n, d));
const valueOf = (text: string): string => {
  const [top = 0, bottom = 1] = Array.from(text.matchAll(/\{(\d+)\}/g), ([, digits]) => Number(digits));
  return (top / bottom).toFixed(9);
};

const sameHints = ['Whatever you do to the bottom, do the same to the top.', 'Multiply or divide. Adding changes the value.'];
const multiplied = ({ n, d, by }: Pair): string => maths(String.raw`\frac{${n} \times ${by}}{${d} \times ${by}} = ${raw(n * by, d * by)}`);

/** Fractions that look like another form of it, and are not. */
const unlike = ({ n, d, by }: Pair): readonly (readonly [string, string])[] => [
  [shown(n + by, d + by), 'This adds the same number to top and bottom. Multiply both instead.'],
  [shown(n, d * by), 'This multiplies the bottom only.'],
  [shown(n * by, d), 'This multiplies the top only.'],
  [shown(n * by + 1, d * by), 'This is one part too many.'],
];

const equalTo = (pair: Pair, stem: string, isPicture: boolean): Draft<string> => {
  const { n, d, by } = pair;
  // Beside the fraction stands an empty bar in the new parts, where they are not too many to be seen.
  const alone = fractionBars([[n, d]]);
  const beside = fractionBars([
    [n, d],
    [0, d * by],
  ]);
  const bars = isPicture ? alone : (beside ?? alone);
  return {
    stem,
    ...(isPicture && bars !== undefined ? { figure: bars } : { illustration: bars }),
    key: shown(n * by, d * by),
    slips: unlike(pair),
    show: asItStands,
    sameAs: valueOf,
    why: `Top and bottom are both multiplied by ${by}, so the value stays the same.`,
    steps: [...(isPicture ? [`${n} of ${d} equal parts are shaded: ${shown(n, d)}`] : []), multiplied(pair)],
    hints: isPicture ? ['Into how many equal parts is the bar cut?', ...sameHints] : sameHints,
    drawn: { form: 'equal', n, d },
  };
};

const simplified = ({ n, d, by }: Pair): Draft<string> => ({
  stem: `Simplify ${shown(n * by, d * by)} fully.`,
  illustration: fractionBars([[n * by, d * by]]),
  key: shown(n, d),
  slips: [
    [shown(n * by - d, d * by - d), 'This takes the same number away from top and bottom. Divide both instead.'],
    [shown(n, d * by), 'This divides the top only.'],
    [shown(n + 1, d), 'This divides the top wrongly. Check with the times table.'],
    [shown(n, d + 1), 'This divides the bottom wrongly. Check with the times table.'],
  ],
  show: asItStands,
  sameAs: valueOf,
  believable: (text: string) => !/\{-|\{0\}|\{[01]\}\$$/.test(text),
  why: `Top and bottom both divide by ${by}, and after that no number divides both.`,
  steps: [
    `The greatest number that divides both ${n * by} and ${d * by} is ${by}.`,
    maths(String.raw`\frac{${n * by} \div ${by}}{${d * by} \div ${by}} = ${raw(n, d)}`),
  ],
  hints: ['Whatever you do to the bottom, do the same to the top.', 'Which number divides both the top and the bottom?'],
  drawn: { form: 'simplify', n: n * by, d: d * by },
});

/** The number that is missing at the top or at the bottom. */
const missing = (pair: Pair, { pick }: Draw): Draft<string> => {
  const { n, d, by } = pair;
  const top = pick([true, false]);
  const [key, other] = top ? [n * by, d * by] : [d * by, n * by];
  const [own, across] = top ? [n, d] : [d, n];
  const gap = (by - 1) * across;
  return asText({
    stem: `Which number is missing? ${maths(`${raw(n, d)} = ${top ? raw(String.raw`\square`, other) : raw(other, String.raw`\square`)}`)}`,
    key,
    slips: [
      [own + gap, `This adds ${gap} to top and bottom. Multiply both by the same number instead.`],
      [own, `This leaves the ${top ? 'top' : 'bottom'} as it is. Do to it what was done to the ${top ? 'bottom' : 'top'}.`],
      [by, `This is what you multiply by. Multiply ${own} by it.`],
      [key + own, `This multiplies by ${by + 1} and not by ${by}.`],
      [key - own, `This multiplies by ${by - 1} and not by ${by}.`],
    ],
    show: plain,
    believable: wholeAndPositive,
    why: `${across} × ${by} = ${other}, so ${own} × ${by} = ${key}.`,
    steps: [`From ${across} to ${other} you multiply by ${by}.`, multiplied(pair)],
    hints: [`What was done to ${across}, to make ${other}?`, ...sameHints],
    drawn: { form: 'missing', n, d },
  });
};

/** Two that are equal among pairs that only look so. */
const equalPair = (pair: Pair, { int }: Draw): Draft<string> => {
  const { n, d, by } = pair;
  const more = by + int(1, 2);
  const and = (top: number, bottom: number): string => `${shown(n, d)} and ${shown(top, bottom)}`;
  return {
    stem: 'Which two fractions are equal?',
    key: and(n * by, d * by),
    slips: [
      [and(n + more, d + more), `This adds ${more} to top and bottom. Adding changes the value.`],
      [and(n, d * more), `This multiplies the bottom only, by ${more}.`],
      [and(n * more, d * by), `This multiplies the top by ${more} and the bottom by ${by}.`],
    ],
    show: asItStands,
    why: `${shown(n, d)} has top and bottom multiplied by ${by}: ${multiplied(pair)}`,
    steps: [`Compare the bottoms: ${d} × ${by} = ${d * by}`, `Compare the tops: ${n} × ${by} = ${n * by}`],
    hints: [
      'What is the bottom multiplied by in each pair?',
      'Is the top multiplied by the same number?',
      'Adding to top and bottom changes the value.',
    ],
    drawn: { form: 'pair', n, d },
  };
};

const mistaken = (pair: Pair, { pick }: Draw): Draft<string> | undefined => {
  const { n, d, by } = pair;
  const mistakes = [
    { says: `${by} was added to top and bottom.`, gives: shown(n + by, d + by) },
    { says: 'Only the bottom was multiplied.', gives: shown(n, d * by) },
    { says: 'Only the top was multiplied.', gives: shown(n * by, d) },
    { says: `The top was multiplied by ${by + 1}, the bottom by ${by}.`, gives: shown(n * (by + 1), d * by) },
  ];
  const made = pick(mistakes.slice(0, 3));
  return whatWentWrong({
    told: `${pick(names)} says that ${shown(n, d)} is equal to ${made.gives}.`,
    mistakes: turnedTo(mistakes, made),
    why: `To stay equal, top and bottom are multiplied by the same number: ${multiplied(pair)}`,
    steps: [
      'Look at what was done to the bottom.',
      'Look at what was done to the top.',
      `Both times ${by} would be ${shown(n * by, d * by)}.`,
    ],
    hints: [
      'What was done to the bottom number?',
      'What was done to the top number?',
      'For an equal fraction both are multiplied by one number.',
    ],
    drawn: { form: 'mistake', n, d, by },
  });
};

export const equivalentFractions = makeGenerator(
  {
    id: 'maths-equivalent-fractions',
    title: 'Equivalent fractions',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['equivalent fractions', 'equal fractions', 'simplifying fractions', 'simplify', 'lowest terms'],
    kinds: [
      saying(/\bsimplif|\bsimplest\b|\blowest terms\b|\bcancel/, /Simplify|simplest/),
      asking(/\bmissing (?:numbers?|numerators?|denominators?)\b|\bfill(?:ing)? in\b/, /missing/),
    ],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const d = int(level(2, 3, 4), level(6, 9, 12));
    const n = int(1, d - 1);
    const by = level(int(2, 4), int(3, 8), int(4, 9));
    if (hcf(n, d) > 1) return undefined;
    const pair: Pair = { n, d, by };
    // Later they are made simpler as well.
    const form = pick([
      'equal',
      level('picture', 'picture', 'simplify'),
      level('picture', 'equal', 'simplify'),
      'missing',
      'missing',
      'pair',
      'mistake',
    ]);
    switch (form) {
      case 'simplify':
        return simplified(pair);
      case 'missing':
        return missing(pair, draw);
      case 'pair':
        return equalPair(pair, draw);
      case 'mistake':
        return mistaken(pair, draw);
      case 'picture':
        return equalTo(pair, 'Which fraction of the bar is shaded, written in another way?', true);
      default:
        return equalTo(pair, `Which fraction is equal to ${shown(n, d)}?`, false);
    }
  },
);
