import { addedInSteps, takenInSteps } from '../column-steps.ts';
import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { inColumns } from '../illustrations.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { q } from '../rational.ts';
import { maths, plain, tex } from '../written.ts';

const digitsOf = (x: number): readonly number[] => Array.from(String(x), Number).toReversed();
/** Adds column by column and forgets what should be carried. */
const addWithoutCarrying = (a: number, b: number): number => {
  const [left, right] = [digitsOf(a), digitsOf(b)];
  return Array.from(
    { length: Math.max(left.length, right.length) },
    (_, place) => (((left[place] ?? 0) + (right[place] ?? 0)) % 10) * 10 ** place,
  ).reduce((total, part) => total + part, 0);
};
/** Takes the smaller digit from the greater in every column, whichever stands on top. */
const smallerFromGreater = (a: number, b: number): number => {
  const [top, bottom] = [digitsOf(a), digitsOf(b)];
  return top.map((digit, place) => Math.abs(digit - (bottom[place] ?? 0)) * 10 ** place).reduce((total, part) => total + part, 0);
};
/** Writes the shorter number under the first digits of the longer. */
const linedUpLeft = (b: number, a: number): number => b * 10 ** (String(a).length - String(b).length);

/** Two numbers in whole hundredths where they are decimals. */
type Sum = { readonly a: number; readonly b: number; readonly key: number; readonly places: 0 | 2; readonly sign: '+' | '-' };
/** A slip is real where the numbers lead into it: where something is carried or exchanged there. */
type Slip = { readonly value: number; readonly says: string; readonly why: string; readonly isReal: boolean };

const shownIn =
  ({ places }: Sum) =>
  (x: number): string =>
    plain(q(x, 10 ** places), places);
const texIn =
  ({ places }: Sum) =>
  (x: number): string =>
    tex(q(x, 10 ** places), places);

const slipsOf = ({ a, b, key, sign }: Sum): readonly Slip[] =>
  sign === '+'
    ? [
        {
          value: addWithoutCarrying(a, b),
          says: 'The carried ones were left out.',
          why: 'This leaves out the carried ones. Add each carried 1 in the next column.',
          isReal: true,
        },
        {
          value: key - 10,
          says: 'The 1 carried to the tens was left out.',
          why: 'This forgets the 1 that is carried to the tens.',
          isReal: (a % 10) + (b % 10) > 9,
        },
        { value: key + 10, says: 'A 1 too many was carried to the tens.', why: 'This carries a 1 too many.', isReal: false },
        {
          value: key - 100,
          says: 'The 1 carried to the hundreds was left out.',
          why: 'This forgets the 1 that is carried two columns from the right.',
          isReal: (a % 100) + (b % 100) > 99,
        },
      ]
    : [
        {
          value: smallerFromGreater(a, b),
          says: 'The smaller digit was taken from the greater each time.',
          why: 'This takes the smaller digit from the greater in each column. Exchange from the next column instead.',
          isReal: true,
        },
        {
          value: key + 10,
          says: 'A ten was exchanged and not crossed off.',
          why: 'This exchanges a ten and forgets to cross it off.',
          isReal: a % 10 < b % 10,
        },
        {
          value: key + 100,
          says: 'A hundred was exchanged and not crossed off.',
          why: 'This forgets to cross off what was exchanged two columns from the right.',
          isReal: a % 100 < b % 100,
        },
        { value: key - 10, says: 'One ten too many was crossed off.', why: 'This crosses off one too many.', isReal: false },
      ];

const shared = (sum: Sum) => {
  const { a, b, key, places, sign } = sum;
  const show = shownIn(sum);
  const inSteps = sign === '+' ? addedInSteps(a, b, places) : takenInSteps(a, b, places);
  const lines = places > 0 ? 'Line up the decimal points.' : 'Line up the ones, the tens and the hundreds.';
  const check = `Check by adding: ${show(key)} + ${show(b)} = ${show(a)}`;
  const ends = sign === '+' ? [`The total is ${show(key)}.`] : [`Answer: ${show(key)}`, check];
  return {
    why:
      sign === '+'
        ? `Add column by column from the right and carry each ten into the next column: the total is ${show(key)}.`
        : `Where the top digit is too small, exchange 1 from the column to the left. To check: ${show(key)} + ${show(b)} = ${show(a)}.`,
    steps: [lines, ...inSteps.map(({ text }) => text), ...ends],
    stepFigures: places > 0 ? undefined : [null, ...inSteps.map(({ figure }) => figure), ...ends.map(() => null)],
    hints:
      sign === '+'
        ? ['Write the numbers under each other, with the columns lined up.', 'Start on the right. When a column makes 10 or more, carry 1.']
        : ['Can you take the bottom digit from the top digit in each column?', 'If not, exchange 1 from the column to the left.'],
    drawn: { form: 'sum', a, b, scale: 10 ** places },
  };
};

const worked = (sum: Sum, stem: string, figure: Draft<string>['illustration']): Draft<string> =>
  asText({
    ...shared(sum),
    stem,
    illustration: figure,
    key: sum.key,
    slips: slipsOf(sum).map(({ value, why }) => [value, why] as const),
    show: shownIn(sum),
    believable: wholeAndPositive,
  });

const plainSum = (sum: Sum, { level }: Draw): Draft<string> => {
  const { a, b, sign } = sum;
  const inTex = texIn(sum);
  const columns = inColumns(sign === '+' ? '+' : '−', [a, b]);
  // Lining up the decimal points is for the pupil to do.
  return worked(sum, `Work out ${maths(`${inTex(a)} ${sign} ${inTex(b)}`)}.`, level(columns, columns, undefined));
};

const added = [
  '# people came to the fair on Saturday and # on Sunday. How many came in all?',
  'A library lent # books in May and # in June. How many is that altogether?',
  'One village has # people and the next has #. How many live in both?',
] as const;
const taken = [
  'A stadium has # seats and # are taken. How many are empty?',
  'A farm has # hens and sells # of them. How many are left?',
  'A hill is # m high and another is # m high. How much higher is the first?',
] as const;
const addedParts = ['A lorry carries # kg of sand and # kg of gravel. How many kilograms is that altogether?'] as const;
const takenParts = ['A rope is # m long, and # m of it is cut off. How many metres are left?'] as const;

const inStory = (sum: Sum, { pick }: Draw): Draft<string> | undefined => {
  const { a, b, sign, places } = sum;
  const show = shownIn(sum);
  const scene = places > 0 ? pick(sign === '+' ? addedParts : takenParts) : pick(sign === '+' ? added : taken);
  if (scene.includes('hill') && a > 1300) return undefined;
  return worked(sum, scene.replace('#', show(a)).replace('#', show(b)), undefined);
};

/** Backwards, with the box first or last. */
const boxed = (sum: Sum): Draft<string> => {
  const { a, b, key, sign } = sum;
  const inTex = texIn(sum);
  const show = shownIn(sum);
  const back: Sum = sign === '+' ? { ...sum, a: key, b, key: a, sign: '-' } : { ...sum, a: key, b, key: a, sign: '+' };
  const steps = shared(back);
  const wrong = sign === '+' ? key + b : Math.abs(key - b);
  return asText({
    ...steps,
    stem: `Which number goes in the box? ${maths(String.raw`\square ${sign} ${inTex(b)} = ${inTex(key)}`)}`,
    key: a,
    slips: [
      [wrong, `This ${sign === '+' ? 'adds' : 'takes away'}. Do the opposite to get back to the box.`],
      ...slipsOf(back).map(({ value, why }) => [value, why] as const),
    ],
    show,
    believable: wholeAndPositive,
    why: `${sign === '+' ? 'Taking away' : 'Adding'} undoes it: ${show(key)} ${sign === '+' ? '−' : '+'} ${show(b)} = ${show(a)}.`,
    hints: [
      `What was done to the number in the box?`,
      `What undoes ${sign === '+' ? 'adding' : 'taking away'}?`,
      'Set that sum out in columns.',
    ],
    drawn: { form: 'box', a, b, scale: 10 ** sum.places },
  });
};

/** One digit of the first number is covered up. */
const missingDigit = (sum: Sum, { int }: Draw): Draft<string> | undefined => {
  const { a, b, key, sign, places } = sum;
  const text = String(a);
  if (places > 0) return undefined;
  const at = int(1, text.length - 2);
  const digit = Number(text.charAt(at));
  let passed = -1;
  const box = tex(q(a)).replaceAll(/\d/g, (one) => {
    passed += 1;
    return passed === at ? String.raw`\square ` : one;
  });
  const wrong = [digit + 1, digit - 1, digit + 2, digit - 2, digit + 3].filter((one) => one >= 0 && one <= 9);
  const place = 10 ** (text.length - 1 - at);
  return {
    stem: `Which digit is missing? ${maths(`${box} ${sign} ${tex(b)} = ${tex(key)}`)}`,
    key: `${digit}`,
    slips: wrong.map((one) => [
      `${one}`,
      Math.abs(one - digit) === 1
        ? `This forgets what was ${sign === '+' ? 'carried' : 'exchanged'}: the answer would be ${plain(key + (one - digit) * place)}.`
        : `This gives ${plain(key + (one - digit) * place)} and not ${plain(key)}.`,
    ]),
    show: asItStands,
    why: `${plain(a)} ${sign === '+' ? '+' : '−'} ${plain(b)} = ${plain(key)}, so the digit is ${digit}.`,
    steps: ['Work from the right, column by column.', `Or go back: ${plain(key)} ${sign === '+' ? '−' : '+'} ${plain(b)} = ${plain(a)}`],
    hints: [
      'Work out the columns to the right of the gap first.',
      sign === '+' ? 'Is a 1 carried into the column with the gap?' : 'Was 1 exchanged from the column with the gap?',
      `You can go back as well: ${sign === '+' ? 'take the second number from the total' : 'add what was taken away'}.`,
    ],
    drawn: { form: 'digit', a, b, scale: 1 },
  };
};

const mistaken = (sum: Sum, { pick }: Draw): Draft<string> | undefined => {
  const { a, b, key, sign, places } = sum;
  const show = shownIn(sum);
  const inTex = texIn(sum);
  if (places > 0) return undefined;
  const isShorter = String(b).length < String(a).length;
  const moved = linedUpLeft(b, a);
  const all: readonly (Omit<Slip, 'why'> & { readonly why?: string })[] = [
    ...slipsOf(sum),
    ...(isShorter
      ? [{ value: sign === '+' ? a + moved : a - moved, says: 'The columns were not lined up from the right.', isReal: true }]
      : []),
  ].filter(({ value }) => value > 0 && value !== key);
  const mistakes = all.map(({ value, says, isReal }) => ({ says, gives: show(value), isReal }));
  const made = pick(mistakes.filter(({ isReal }) => isReal));
  return whatWentWrong({
    ...shared(sum),
    told: `${pick(names)} works out ${maths(`${inTex(a)} ${sign} ${inTex(b)}`)} and writes ${made.gives}.`,
    mistakes: turnedTo(mistakes, made),
    drawn: { form: 'mistake', a, b, scale: 1 },
  });
};

/** A sum of rounded numbers, to know how large the answer will be. */
const estimated = (sum: Sum): Draft<string> | undefined => {
  const { a, b, key, sign } = sum;
  const show = shownIn(sum);
  const scale = 10 ** (String(b).length - 1);
  const rounded = (x: number): number => scale * Math.round(x / scale);
  const word = sign === '+' ? '+' : '−';
  const about = (x: number): string => plain(q(x, 10 ** sum.places));
  const text = (x: number, y: number): string => `${about(x)} ${word} ${about(y)}`;
  const [x, y] = [rounded(a), rounded(b)];
  if (x === a || y === b) return undefined;
  return {
    ...shared(sum),
    stem: `Which of these is the best estimate for ${maths(`${texIn(sum)(a)} ${sign} ${texIn(sum)(b)}`)}?`,
    key: text(x, y),
    slips: [
      [text(x, 10 * y), `This makes the second number ten times as large: ${show(b)} is near ${about(y)}.`],
      [text(x + (x > a ? -scale : scale), y), `This rounds ${show(a)} the wrong way.`],
      [text(x, y + (y > b ? -scale : scale)), `This rounds ${show(b)} the wrong way.`],
      [text(x / 10, y), `This makes the first number ten times as small: ${show(a)} is near ${about(x)}.`],
    ],
    show: asItStands,
    believable: (option: string) => !/(?:^|[−+] )(?:0|−)/.test(option),
    why: `${show(a)} is nearest to ${about(x)} and ${show(b)} to ${about(y)}. The exact answer, ${show(key)}, is near to that.`,
    steps: [`${show(a)} rounds to ${about(x)}.`, `${show(b)} rounds to ${about(y)}.`],
    stepFigures: undefined,
    hints: ['Round each of the two numbers.', 'Look at the digit after the one you round to.', '5 or more rounds up.'],
    drawn: { form: 'estimate', a, b, scale: 10 ** sum.places },
  };
};

const drafted = (sum: Sum, draw: Draw): Draft<string> | undefined => {
  switch (draw.pick(['plain', 'plain', 'plain', 'plain', 'plain', 'story', 'story', 'box', 'digit', 'mistake', 'estimate'] as const)) {
    case 'plain':
      return plainSum(sum, draw);
    case 'story':
      return inStory(sum, draw);
    case 'box':
      return boxed(sum);
    case 'digit':
      return missingDigit(sum, draw);
    case 'mistake':
      return mistaken(sum, draw);
    case 'estimate':
      return estimated(sum);
  }
};

const missingKind = asking(/\bmissing (?:numbers?|digits?)\b/, /\\square/);

export const columnAddition = makeGenerator(
  {
    id: 'maths-column-addition',
    title: 'Column addition',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['column addition', 'adding large numbers', 'addition with carrying', 'formal addition', 'add decimals'],
    kinds: [missingKind],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const places = level(0, 0, 2);
    // Four digits come as often as five: Year 4 has just those.
    const [mostFirst, mostSecond] = pick([[8_900, 5_999] as const, [68_900, 29_999] as const]);
    const a = level(int(125, 689), int(1_250, mostFirst), int(1_205, 98_765));
    const b = level(int(118, 299), int(1_180, mostSecond), int(1_105, 79_999));
    return addWithoutCarrying(a, b) === a + b ? undefined : drafted({ a, b, key: a + b, places, sign: '+' }, draw);
  },
);

export const columnSubtraction = makeGenerator(
  {
    id: 'maths-column-subtraction',
    title: 'Column subtraction',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['column subtraction', 'subtracting large numbers', 'exchange', 'borrowing', 'formal subtraction', 'subtract decimals'],
    kinds: [missingKind],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const places = level(0, 0, 2);
    const a = level(int(312, 985), int(3_012, pick([9_850, 90_500])), int(3_005, 90_500));
    const b = level(int(118, 289), int(1_118, 2_989), int(1_107, 2_998));
    return smallerFromGreater(a, b) === a - b ? undefined : drafted({ a, b, key: a - b, places, sign: '-' }, draw);
  },
);
