import { asking } from '../kinds.ts';
import { toNumber } from '../rational.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths, plain } from '../written.ts';

type Slip = readonly [number, string];
/** One shape of sum: what is right, what a pupil gets who works in another order, and the working. */
type Form = {
  readonly tex: string;
  readonly key: number;
  readonly slips: readonly Slip[];
  readonly steps: readonly string[];
  readonly hint: string;
};

const leftToRight = 'This works from left to right. Multiply or divide before you add or take away.';
const noBrackets = 'This passes over the brackets. Work them out first.';
const eachSquared = 'This squares each number in the brackets on its own. Add them first.';
const doubled = 'This doubles instead of squaring.';

type Numbers = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };

const easy = ({ a, b, c, d }: Numbers): readonly Form[] => [
  {
    tex: String.raw`${a} + ${b} \times ${c}`,
    key: a + b * c,
    slips: [
      [(a + b) * c, leftToRight],
      [a * b + c, 'This multiplies the wrong pair.'],
    ],
    steps: [`${b} × ${c} = ${b * c}`, `${a} + ${b * c} = ${a + b * c}`],
    hint: 'Multiply before you add.',
  },
  {
    tex: String.raw`${a + b * c} - ${b} \times ${c}`,
    key: a,
    slips: [
      [(a + b * c - b) * c, leftToRight],
      [a + b * c - b - c, 'This takes both numbers away instead of multiplying them.'],
    ],
    steps: [`${b} × ${c} = ${b * c}`, `${a + b * c} − ${b * c} = ${a}`],
    hint: 'Multiply before you take away.',
  },
  {
    tex: String.raw`(${a} + ${b}) \times ${c}`,
    key: (a + b) * c,
    slips: [
      [a + b * c, noBrackets],
      [a * c + b, 'This multiplies only the first number. Add first, then multiply.'],
    ],
    steps: [`${a} + ${b} = ${a + b}`, `${a + b} × ${c} = ${(a + b) * c}`],
    hint: 'Work out the brackets first.',
  },
  {
    tex: String.raw`${a * d} + ${b * d} \div ${d}`,
    key: a * d + b,
    slips: [
      [a + b, leftToRight],
      [a * d + b * d - d, 'This takes away instead of dividing.'],
    ],
    steps: [`${b * d} ÷ ${d} = ${b}`, `${a * d} + ${b} = ${a * d + b}`],
    hint: 'Divide before you add.',
  },
];

const middling = ({ a, b, c, d }: Numbers): readonly Form[] => [
  {
    tex: String.raw`${a + b * c} - ${b} \times ${c} + ${d}`,
    key: a + d,
    slips: [
      [a + b * c - b * (c + d), 'This adds before it has multiplied and taken away.'],
      [(a + b * c - b) * c + d, leftToRight],
    ],
    steps: [`${b} × ${c} = ${b * c}`, `${a + b * c} − ${b * c} = ${a}`, `${a} + ${d} = ${a + d}`],
    hint: 'Multiply first; then work from left to right.',
  },
  {
    tex: String.raw`${a} \times ${b} + ${c} \times ${d}`,
    key: a * b + c * d,
    slips: [
      [(a * b + c) * d, leftToRight],
      [a * (b + c) * d, 'This adds first. Both multiplications come before the adding.'],
    ],
    steps: [`${a} × ${b} = ${a * b}`, `${c} × ${d} = ${c * d}`, `${a * b} + ${c * d} = ${a * b + c * d}`],
    hint: 'Work out both multiplications first.',
  },
  {
    tex: String.raw`${a} + (${b + c} - ${c}) \times ${d}`,
    key: a + b * d,
    slips: [
      [(a + b) * d, 'This adds before it multiplies.'],
      [a + b + c - c * d, noBrackets],
    ],
    steps: [`${b + c} − ${c} = ${b}`, `${b} × ${d} = ${b * d}`, `${a} + ${b * d} = ${a + b * d}`],
    hint: 'Brackets, then multiply, then add.',
  },
  {
    tex: String.raw`${a * d} \div ${d} + ${b} \times ${c}`,
    key: a + b * c,
    slips: [
      [(a + b) * c, leftToRight],
      [a + b + c, 'This adds where it should multiply.'],
    ],
    steps: [`${a * d} ÷ ${d} = ${a}`, `${b} × ${c} = ${b * c}`, `${a} + ${b * c} = ${a + b * c}`],
    hint: 'Divide and multiply first, and add last.',
  },
];

const hard = ({ a, b, c, d }: Numbers): readonly Form[] => [
  {
    tex: String.raw`${a * d} \div ${d} + (${b} + ${c})^2`,
    key: a + (b + c) ** 2,
    slips: [
      [a + b ** 2 + c ** 2, eachSquared],
      [a + 2 * (b + c), doubled],
    ],
    steps: [
      `${b} + ${c} = ${b + c}, and ${b + c} squared is ${(b + c) ** 2}`,
      `${a * d} ÷ ${d} = ${a}`,
      `${a} + ${(b + c) ** 2} = ${a + (b + c) ** 2}`,
    ],
    hint: 'Brackets, then the power, then divide, then add.',
  },
  {
    tex: String.raw`${a} + ${d} \times ${b}^2`,
    key: a + d * b ** 2,
    slips: [
      [a + (d * b) ** 2, 'This multiplies before it squares. The power belongs to the second number alone.'],
      [a + d * b * 2, doubled],
    ],
    steps: [`${b}² = ${b ** 2}`, `${d} × ${b ** 2} = ${d * b ** 2}`, `${a} + ${d * b ** 2} = ${a + d * b ** 2}`],
    hint: 'The power first, then multiply, then add.',
  },
  {
    tex: String.raw`(${a + b} - ${b}) \times (${c} + ${d})`,
    key: a * (c + d),
    slips: [
      [a * c + d, 'This passes over the second brackets.'],
      [a + b - b * c + d, noBrackets],
    ],
    steps: [`${a + b} − ${b} = ${a}`, `${c} + ${d} = ${c + d}`, `${a} × ${c + d} = ${a * (c + d)}`],
    hint: 'Work out both brackets, and then multiply.',
  },
  {
    tex: String.raw`${(a + d) ** 2} - (${b} + ${c} \times ${d})`,
    key: (a + d) ** 2 - b - c * d,
    slips: [
      [(a + d) ** 2 - b + c * d, noBrackets],
      [(a + d) ** 2 - (b + c) * d, 'This adds before it multiplies, inside the brackets.'],
    ],
    steps: [`${c} × ${d} = ${c * d}`, `${b} + ${c * d} = ${b + c * d}`, `${(a + d) ** 2} − ${b + c * d} = ${(a + d) ** 2 - b - c * d}`],
    hint: 'Inside the brackets multiply first.',
  },
];

export const orderOfOperations = makeGenerator(
  {
    id: 'maths-order-of-operations',
    title: 'Order of operations',
    keyStage: 'KS2',
    years: [6, 7],
    synonyms: ['bidmas', 'bodmas', 'order of operations', 'brackets first'],
    kinds: [asking(/(?<!\b(?:no|without) )\bbrackets?\b/, /\(/), asking(/\bindic|\bpowers?\b|\bsquare[ds]?\b|\bexponents?\b/, /\^/)],
  },
  ({ int, pick, level }) => {
    const numbers = { a: int(2, 12), b: int(2, 9), c: int(2, 9), d: int(2, 6) };
    const { tex, key, slips, steps, hint } = pick(level(easy, middling, hard)(numbers));
    if (key < 0) return undefined;
    return {
      stem: `Work out ${maths(tex)}.`,
      key,
      slips: [
        ...slips,
        [key + numbers.b, 'This has a slip in the adding at the end.'],
        [key - 1, 'This is one too few. Check the last step.'],
      ],
      show: plain,
      believable: (x: number) => toNumber(x) >= 0,
      why: 'Brackets come first, then powers, then multiplying and dividing, and adding and subtracting last, from left to right.',
      steps: [...steps],
      hints: ['Which operation comes first? It may not be the first one you read.', hint],
      drawn: { expression: tex },
    };
  },
);
