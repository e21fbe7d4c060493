import { asking, beside } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { div, fractionTex, q, type Rational } from '../rational.ts';
import { bracketed, maths, plain, terms } from '../written.ts';

export const directedAdd = makeGenerator<number>(
  {
    id: 'maths-directed-add-subtract',
    title: 'Adding and subtracting directed numbers',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['adding negative numbers', 'subtracting negative numbers', 'two minuses', 'directed numbers'],
    kinds: [asking(/\bmissing\b/, /box/)],
  },
  ({ int, pick, level }) => {
    const kind = pick(['add', 'subtract'] as const);
    const [a, b] = [pick([1, -1]) * int(1, level(9, 12, 25)), pick(level([-1], [1, -1], [-1, -1, 1])) * int(2, level(9, 14, 30))];
    // One of the numbers at least is negative, the answer at the last.
    if (a > 0 && b > 0 && (kind === 'add' || a >= b)) return undefined;
    const key = kind === 'add' ? a + b : a - b;
    const gap = level(false, false, true);
    const sign = kind === 'add' ? '+' : '-';
    const asked = gap ? b : key;
    const same = (kind === 'add') === b > 0;
    return {
      stem: gap
        ? `What number goes in the box? ${maths(String.raw`${a} ${sign} \square = ${key}`)}`
        : `What is ${maths(`${a} ${sign} ${bracketed(b)}`)}?`,
      key: asked,
      slips: gap
        ? [
            [-b, 'This has the wrong sign. Put it in the box to check.'],
            [
              kind === 'add' ? a + key : key - a,
              kind === 'add'
                ? 'This adds the two numbers that are there. Find the step from the first to the last.'
                : 'This takes the step the wrong way round.',
            ],
            [a + key, 'This adds the two numbers that are there.'],
            [b + 2, 'This has a slip in the count.'],
          ]
        : [
            [
              kind === 'add' ? a - b : a + b,
              kind === 'add'
                ? b < 0
                  ? 'This moves up the number line. Adding a negative number moves down.'
                  : 'This moves down the number line. Adding a positive number moves up.'
                : b < 0
                  ? 'This forgets that taking away a negative is the same as adding.'
                  : 'This adds. The number is taken away.',
            ],
            [
              -key,
              kind === 'add' && a < 0 && b < 0
                ? 'This makes a plus of two minuses. Two negative numbers that are added make a negative one.'
                : 'This has the right size with the wrong sign.',
            ],
            [Math.abs(a) + Math.abs(b), 'This leaves out the minus signs.'],
            [Math.abs(a) - Math.abs(b), 'This takes the sizes from each other and forgets the signs.'],
            [-Math.abs(a) - Math.abs(b), 'This adds the sizes and gives them a minus.'],
          ],
      show: (x) => plain(x),
      why: gap
        ? `${maths(`${a} ${sign} ${bracketed(b)} = ${key}`)}: put the number back to check.`
        : `Start at ${plain(a)} and go ${Math.abs(b)} ${same ? 'up' : 'down'} the number line: you come to ${plain(key)}.`,
      steps: gap
        ? [
            `From ${plain(a)} to ${plain(key)} the step is ${plain(key - a)}.`,
            kind === 'add' ? `So ${plain(b)} is added.` : `Taking away ${plain(b)} makes this step.`,
          ]
        : [
            `${sign === '+' ? 'Adding' : 'Taking away'} ${plain(b)} means going ${same ? 'up' : 'down'} ${Math.abs(b)}.`,
            maths(`${a} ${same ? '+' : '-'} ${Math.abs(b)} = ${key}`),
          ],
      hints: [
        'Two signs side by side: the same signs make a plus, different signs make a minus.',
        'Where do you start on the number line, and which way do you go?',
      ],
      drawn: { kind, a, key, b, gap: gap ? 'yes' : 'no' },
    };
  },
);

export const directedMultiply = makeGenerator<Rational>(
  {
    id: 'maths-directed-multiply-divide',
    title: 'Multiplying and dividing directed numbers',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['multiplying negative numbers', 'dividing negative numbers', 'negative times negative'],
  },
  ({ int, pick, level }) => {
    const [a, b, c] = [pick([1, -1]) * int(2, 12), pick([1, -1]) * int(2, 9), -int(2, 5)];
    const kind = level('times', pick(['times', 'over'] as const), pick(['three', 'square', 'mix'] as const));
    if (a > 0 && b > 0) return undefined;
    const all: Readonly<Record<typeof kind, readonly [string, number, number]>> = {
      times: [String.raw`${a} \times ${bracketed(b)}`, a * b, a + b],
      over: [String.raw`${a * b} \div ${bracketed(b)}`, a, a * b - b],
      three: [String.raw`${a} \times ${bracketed(b)} \times (${c})`, a * b * c, a + b + c],
      square: [String.raw`(${-Math.abs(a)})^2 \times ${bracketed(b)}`, a * a * b, -2 * Math.abs(a) * b],
      mix: [String.raw`${a * b} \div ${bracketed(b)} \times (${c})`, a * c, a + c],
    };
    const [shown, key, size] = all[kind];
    return {
      stem: `Work out ${maths(shown)}.`,
      key: q(key),
      slips: [
        [
          q(-key),
          key > 0
            ? 'This has a minus. Two minus signs in a product make a plus.'
            : 'This loses the minus sign. Count the minus signs: their number is odd.',
        ],
        [
          q(size),
          kind === 'square'
            ? 'This doubles where it should square.'
            : kind === 'over'
              ? 'This subtracts. Divide the sizes.'
              : 'This adds the numbers. Multiply them.',
        ],
        [q(-size), 'This does not multiply the sizes.'],
        [q(key + Math.abs(b)), 'This has a slip in the tables.'],
        [q(key - Math.abs(b)), 'This has a slip in the tables.'],
      ],
      show: (x) => plain(x),
      why: `${key > 0 ? 'An even' : 'An odd'} number of minus signs gives a ${key > 0 ? 'plus' : 'minus'}, and the sizes give ${plain(Math.abs(key))}.`,
      steps: [`Sizes: ${plain(Math.abs(key))}`, `Signs: the answer is ${key > 0 ? 'positive' : 'negative'}.`, maths(`${shown} = ${key}`)],
      hints: ['Work out the size without signs first.', 'Count the minus signs. What does each pair of them make?'],
      drawn: { shown },
    };
  },
);

export const bracketEquations = makeGenerator<Rational>(
  {
    id: 'maths-equations-brackets-fractions',
    title: 'Equations with brackets and fractions',
    keyStage: 'KS3',
    years: [8, 9],
    synonyms: ['equations with brackets', 'equations with fractions', 'solve with brackets'],
    kinds: [
      asking(/\bbrackets?\b/, /\d\(/),
      asking(/\bfractions?\b|\bdivi/, /\\frac/),
      beside(asking(/\b(?:both|each) sides\b/, /x.*=.*x/)),
    ],
  },
  ({ int, pick, level }) => {
    const [a, b, x] = [int(2, 9), pick([1, -1]) * int(1, 9), level(int(2, 12), int(2, 12), pick([1, -1]) * int(2, 9))];
    const kind = pick(level(['bracket', 'over'], ['bracket', 'over', 'whole'], ['two', 'whole'] as const));
    const [c, d] = [a + pick([1, -1, 2]), int(1, 9)];
    const inner = terms([
      [1, 'x'],
      [b, ''],
    ]);
    const n = a * x;
    // In a fraction the unknown is a multiple of the number below it.
    const answer = kind === 'over' ? n : kind === 'whole' ? a * x - b : x;
    const rest = a * (x + b) - c * x;
    const equation = {
      bracket: `${a}(${inner}) = ${a * (x + b)}`,
      over: String.raw`\frac{x}{${a}} ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${x + b}`,
      whole: String.raw`\frac{${inner}}{${a}} = ${x}`,
      two: `${a}(${inner}) = ${terms([
        [c, 'x'],
        [rest, ''],
      ])}`,
    }[kind as 'over'];
    if (kind === 'two' && (c === 0 || c === a || rest === 0)) return undefined;
    return {
      stem: `Solve ${maths(equation)}.`,
      key: q(answer),
      slips: {
        bracket: [
          [div(a * (x + b) - b, a), 'This multiplies only the first term in the bracket.'],
          [q(x + 2 * b), `This has a slip with the ${Math.abs(b)}. Do the opposite.`],
          [q(a * (x + b) - a * b), `This forgets to divide by ${a}.`],
          [q(x + 1), 'This is one too many. Put it back.'],
        ] as const,
        over: [
          [q(a * (x + 2 * b)), `This has a slip with the ${Math.abs(b)}. Do the opposite.`],
          [q(x), `This forgets to multiply by ${a}.`],
          [q(a * (x + b) - b), `This multiplies only the right side, and not the ${Math.abs(b)}. Every term has to be multiplied.`],
          [div(x, a), `This divides by ${a}. Multiply to undo it.`],
        ] as const,
        whole: [
          [q(a * x + b), `This has a slip with the ${Math.abs(b)}. Do the opposite.`],
          [q(a * (x - b)), 'This undoes the steps in the wrong order.'],
          [q(x - b), `This forgets to multiply by ${a}.`],
          [q(answer + 1), 'This is one too many. Put it back.'],
        ] as const,
        two: [
          [div(rest - b, a - c), 'This multiplies only the first term in the bracket.'],
          [div(rest + a * b, a - c), `This has a slip with the ${Math.abs(a * b)}. Do the opposite.`],
          [div(rest - a * b, a + c), `This adds the ${c}x. Subtract it from both sides.`],
          [q(-x), 'This has the wrong sign. Put it back.'],
        ] as const,
      }[kind as 'over'],
      show: (value) => maths(`x = ${fractionTex(value)}`),
      believable: ({ d: under }) => under === 1n || d > 8,
      why: `Put it back: ${maths(`x = ${answer}`)} makes both sides ${kind === 'over' ? plain(x + b) : kind === 'whole' ? plain(x) : plain(a * (x + b))}.`,
      steps: {
        bracket: [
          `Multiply out: ${maths(
            `${terms([
              [a, 'x'],
              [a * b, ''],
            ])} = ${a * (x + b)}`,
          )}`,
          maths(`${a}x = ${n}`),
          maths(`x = ${x}`),
        ],
        over: [
          `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)}: ${maths(String.raw`\frac{x}{${a}} = ${x}`)}`,
          `Multiply by ${a}: ${maths(`x = ${n}`)}`,
        ],
        whole: [
          `Multiply by ${a}: ${maths(`${inner} = ${a * x}`)}`,
          `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)}: ${maths(`x = ${answer}`)}`,
        ],
        two: [
          `Multiply out: ${maths(
            `${terms([
              [a, 'x'],
              [a * b, ''],
            ])} = ${terms([
              [c, 'x'],
              [rest, ''],
            ])}`,
          )}`,
          `Bring the terms in x to one side: ${maths(`${terms([[a - c, 'x']])} = ${rest - a * b}`)}`,
          maths(`x = ${x}`),
        ],
      }[kind as 'over'],
      hints: [
        kind === 'over' || kind === 'whole'
          ? 'Multiplying undoes the fraction. What has to go first?'
          : 'Multiply out the bracket: both terms.',
        'Put your answer back into the equation to check.',
      ],
      drawn: { equation },
    };
  },
);
