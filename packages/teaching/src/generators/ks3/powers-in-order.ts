import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths, plain } from '../written.ts';

type Slip = readonly [number, string];
/** One shape of calculation: what is right, what comes of a known slip, and the working. */
type Form = {
  readonly tex: string;
  readonly key: number;
  readonly slips: readonly Slip[];
  readonly steps: readonly string[];
  readonly hint: string;
};
type Numbers = { readonly a: number; readonly b: number; readonly c: number; readonly s: number };
type Kind = 'power' | 'brackets' | 'negative';

const doubled = 'This multiplies by 2 instead of squaring.';
const multipliedFirst = 'This multiplies before it squares. The power belongs to the number beside it alone.';
const addedFirst = 'This adds before it multiplies.';
const eachSquared = 'This squares each number in the brackets on its own. Work the brackets out first.';
const minusLost = 'This loses the minus sign.';
const onlySecond = 'This divides the second number alone. The line divides everything above it.';
const onlyFirst = 'This divides the first number alone. The line divides everything above it.';

const squared = (x: number): string => `${plain(x)}² = ${plain(x * x)}`;

const powers = ({ a, b, c, s }: Numbers): readonly (readonly Form[])[] => [
  [
    {
      tex: `${a} + ${b}^2`,
      key: a + b * b,
      slips: [
        [(a + b) ** 2, 'This adds before it squares.'],
        [a + 2 * b, doubled],
        [b * b, 'This squares and forgets to add.'],
      ],
      steps: [squared(b), `${a} + ${b * b} = ${a + b * b}`],
      hint: 'The power comes before the adding.',
    },
    {
      tex: String.raw`${c} \times ${b}^2`,
      key: c * b * b,
      slips: [
        [(c * b) ** 2, multipliedFirst],
        [2 * c * b, doubled],
        [c + b * b, 'This adds where it should multiply.'],
      ],
      steps: [squared(b), `${c} × ${b * b} = ${c * b * b}`],
      hint: 'The power comes before the multiplying.',
    },
  ],
  [
    {
      tex: String.raw`${a} + ${c} \times ${b}^2`,
      key: a + c * b * b,
      slips: [
        [(a + c) * b * b, addedFirst],
        [a + (c * b) ** 2, multipliedFirst],
        [a + 2 * c * b, doubled],
      ],
      steps: [squared(b), `${c} × ${b * b} = ${c * b * b}`, `${a} + ${c * b * b} = ${a + c * b * b}`],
      hint: 'The power first, then multiply, and add last.',
    },
    {
      tex: String.raw`${a} + ${b} \times \sqrt{${s * s}}`,
      key: a + b * s,
      slips: [
        [(a + b) * s, addedFirst],
        [a + b * s * s, 'This passes over the root.'],
        [a + b + s, 'This adds where it should multiply.'],
      ],
      steps: [`√${s * s} = ${s}`, `${b} × ${s} = ${b * s}`, `${a} + ${b * s} = ${a + b * s}`],
      hint: 'A root is worked out as early as a power.',
    },
  ],
  [
    {
      tex: String.raw`${c} \times ${s}^3 - ${a}`,
      key: c * s ** 3 - a,
      slips: [
        [3 * c * s - a, 'This multiplies by 3 instead of cubing.'],
        [(c * s) ** 3 - a, 'This multiplies before it cubes. The power belongs to the number beside it alone.'],
        [c * (s ** 3 - a), 'This subtracts before it multiplies.'],
      ],
      steps: [`${s}³ = ${s ** 3}`, `${c} × ${s ** 3} = ${plain(c * s ** 3)}`, `${plain(c * s ** 3)} − ${a} = ${plain(c * s ** 3 - a)}`],
      hint: 'Cube first: three equal factors.',
    },
    {
      tex: String.raw`${a} + \sqrt{${s * s}} \times ${b}^2`,
      key: a + s * b * b,
      slips: [
        [(a + s) * b * b, addedFirst],
        [a + (s * b) ** 2, multipliedFirst],
        [a + 2 * s * b, doubled],
      ],
      steps: [`√${s * s} = ${s} and ${squared(b)}`, `${s} × ${b * b} = ${s * b * b}`, `${a} + ${s * b * b} = ${a + s * b * b}`],
      hint: 'Root and power first, then multiply, and add last.',
    },
  ],
];

const brackets = ({ a, b, c, s }: Numbers): readonly (readonly Form[])[] => [
  [
    {
      tex: `(${a} + ${b})^2`,
      key: (a + b) ** 2,
      slips: [
        [a * a + b * b, eachSquared],
        [2 * (a + b), doubled],
        [a + b * b, 'This squares the second number alone. The power belongs to the brackets.'],
      ],
      steps: [`${a} + ${b} = ${a + b}`, squared(a + b)],
      hint: 'Brackets first, and then the power.',
    },
    {
      tex: `(${a + b} - ${b})^2`,
      key: a * a,
      slips: [
        [(a + b) ** 2 - b * b, eachSquared],
        [2 * a, doubled],
        [a + b - b * b, 'This squares the second number alone. The power belongs to the brackets.'],
      ],
      steps: [`${a + b} − ${b} = ${a}`, squared(a)],
      hint: 'Brackets first, and then the power.',
    },
  ],
  [
    {
      tex: String.raw`${c} \times (${a} + ${b})^2`,
      key: c * (a + b) ** 2,
      slips: [
        [(c * (a + b)) ** 2, 'This multiplies before it squares. The power belongs to the brackets alone.'],
        [c * (a * a + b * b), eachSquared],
        [2 * c * (a + b), doubled],
      ],
      steps: [`${a} + ${b} = ${a + b}`, squared(a + b), `${c} × ${(a + b) ** 2} = ${plain(c * (a + b) ** 2)}`],
      hint: 'Brackets, then the power, and then multiply.',
    },
    {
      tex: String.raw`\frac{${a * c} + ${b * c}}{${c}}`,
      key: a + b,
      slips: [
        [a * c + b, onlySecond],
        [a + b * c, onlyFirst],
        [a * c + b * c - c, 'This takes away instead of dividing.'],
      ],
      steps: [`${a * c} + ${b * c} = ${a * c + b * c}`, `${a * c + b * c} ÷ ${c} = ${a + b}`],
      hint: 'The line of a fraction works like brackets: work out everything above it first.',
    },
  ],
  [
    {
      tex: String.raw`\frac{${c * s}^2 + ${c * b}}{${c}}`,
      key: c * s * s + b,
      slips: [
        [(c * s) ** 2 + b, onlySecond],
        [c * s * s + c * b, onlyFirst],
        [2 * s + b, doubled],
      ],
      steps: [
        squared(c * s),
        `${plain((c * s) ** 2)} + ${c * b} = ${plain((c * s) ** 2 + c * b)}`,
        `${plain((c * s) ** 2 + c * b)} ÷ ${c} = ${plain(c * s * s + b)}`,
      ],
      hint: 'Above the line: the power first, then add. Divide at the end.',
    },
    {
      tex: String.raw`(${a} + ${b} \times ${c})^2 - ${s}`,
      key: (a + b * c) ** 2 - s,
      slips: [
        [((a + b) * c) ** 2 - s, 'This adds before it multiplies, inside the brackets.'],
        [a * a + (b * c) ** 2 - s, eachSquared],
        [2 * (a + b * c) - s, doubled],
      ],
      steps: [
        `${b} × ${c} = ${b * c}, and ${a} + ${b * c} = ${a + b * c}`,
        squared(a + b * c),
        `${plain((a + b * c) ** 2)} − ${s} = ${plain((a + b * c) ** 2 - s)}`,
      ],
      hint: 'Inside the brackets multiply first.',
    },
  ],
];

const negatives = ({ a, b, c, s }: Numbers): readonly (readonly Form[])[] => [
  [
    {
      tex: `(-${a})^2`,
      key: a * a,
      slips: [
        [-a * a, 'This keeps the minus. A negative times a negative is positive.'],
        [-2 * a, doubled],
        [2 * a, 'This multiplies by 2 instead of squaring, and loses the minus sign.'],
      ],
      steps: [`(−${a})² = (−${a}) × (−${a})`, `A negative times a negative is positive: ${a * a}.`],
      hint: 'The brackets belong to the power: write the product of two equal numbers.',
    },
    {
      tex: `-${a}^2`,
      key: -a * a,
      slips: [
        [a * a, 'This squares the minus as well. Without brackets the power belongs to the number alone.'],
        [-2 * a, doubled],
        [2 * a, 'This multiplies by 2 instead of squaring, and loses the minus sign.'],
      ],
      steps: [squared(a), `The minus in front stays: −${a * a}.`],
      hint: 'There are no brackets: the power comes before the minus.',
    },
  ],
  [
    {
      tex: `${b} - (-${a})^2`,
      key: b - a * a,
      slips: [
        [b + a * a, 'This takes the square for a negative number. (−) × (−) is positive, and then it is taken away.'],
        [(b + a) ** 2, 'This subtracts before it squares.'],
        [b + 2 * a, doubled],
      ],
      steps: [`(−${a})² = ${a * a}`, `${b} − ${a * a} = ${plain(b - a * a)}`],
      hint: 'Square the number in the brackets first, and then subtract.',
    },
    {
      tex: String.raw`-${a}^2 + ${b} \times ${c}`,
      key: b * c - a * a,
      slips: [
        [a * a + b * c, 'This squares the minus as well. Without brackets the power belongs to the number alone.'],
        [(b - a * a) * c, addedFirst],
        [b * c - 2 * a, doubled],
      ],
      steps: [squared(a), `${b} × ${c} = ${b * c}`, `−${a * a} + ${b * c} = ${plain(b * c - a * a)}`],
      hint: 'Power and product first; the minus in front stays.',
    },
  ],
  [
    {
      tex: String.raw`(${b} - ${a + b})^2 \times (-${c})`,
      key: -c * a * a,
      slips: [
        [c * a * a, minusLost],
        [-c * (b * b - (a + b) ** 2), eachSquared],
        [2 * a * c, doubled],
      ],
      steps: [`${b} − ${a + b} = −${a}`, `(−${a})² = ${a * a}`, `${a * a} × (−${c}) = ${plain(-c * a * a)}`],
      hint: 'Brackets, then the power, and then the sign of the product.',
    },
    {
      tex: String.raw`\frac{(-${c * s})^2 - ${c * b}}{-${c}}`,
      key: b - c * s * s,
      slips: [
        [c * s * s + b, 'This squares to a negative number. (−) × (−) is positive.'],
        [c * s * s - b, 'This loses the minus sign of the number below the line.'],
        [2 * s + b, doubled],
      ],
      steps: [
        `(−${c * s})² = ${plain((c * s) ** 2)}`,
        `${plain((c * s) ** 2)} − ${c * b} = ${plain((c * s) ** 2 - c * b)}`,
        `${plain((c * s) ** 2 - c * b)} ÷ (−${c}) = ${plain(b - c * s * s)}`,
      ],
      hint: 'Work out everything above the line, then look at the signs.',
    },
  ],
];

const formsOf: Readonly<Record<Kind, (numbers: Numbers) => readonly (readonly Form[])[]>> = {
  power: powers,
  brackets,
  negative: negatives,
};

export const powersInOrder = makeGenerator<number>(
  {
    id: 'maths-powers-in-order',
    title: 'Order of operations with powers, brackets and negatives',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['bidmas with indices', 'order of operations with powers', 'bidmas with brackets', 'order of operations with negatives'],
    kinds: [asking(/\bfractions?\b/, /\\frac/)],
  },
  ({ int, pick, level }) => {
    const kind = pick(['power', 'brackets', 'negative'] as const);
    const numbers = { a: int(3, 12), b: int(2, 9), c: int(2, 6), s: int(2, 5) };
    const { tex, key, slips, steps, hint } = pick(formsOf[kind](numbers)[level(0, 1, 2)] ?? []);
    // A slip that gives the right answer would teach nothing: other numbers are drawn.
    if (slips.some(([value]) => value === key)) return undefined;
    return {
      stem: `Work out ${maths(tex)}.`,
      key,
      slips,
      show: (x) => plain(x),
      why: 'Brackets come first, then powers and roots, then multiplying and dividing, and adding and subtracting last. The line of a fraction works like brackets.',
      steps: [...steps],
      hints: ['Which part comes first? It may not be the first one you read.', hint],
      drawn: { kind, expression: tex },
    };
  },
);
