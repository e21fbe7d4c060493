import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths, terms } from '../written.ts';

const hcf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : hcf(b, a % b));
type Line = readonly [number, number];
const line = ([slope, rest]: Line): string =>
  maths(
    terms([
      [slope, 'x'],
      [rest, ''],
    ]),
  );

export const expandBrackets = makeGenerator(
  {
    id: 'maths-expand-brackets',
    title: 'Expanding single brackets',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['expanding brackets', 'expand', 'multiply out brackets', 'expand and simplify', 'single brackets'],
    kinds: [asking(/\band simplif|\b(?:two|2) (?:single )?brackets\b/, /simplify/)],
  },
  ({ int, pick, level }) => {
    const sign = () => pick([1, -1]);
    const [a, b, c] = [int(2, 9), level(1, int(2, 6), int(2, 5)), level(1, sign(), sign()) * int(2, 9)];
    const [k, m, n] = [level(0, 0, -int(2, 6)), 1, sign() * int(1, 7)];
    const two = k !== 0;
    const expression = `${a}(${terms([
      [b, 'x'],
      [c, ''],
    ])})${
      two
        ? ` - ${-k}(${terms([
            [m, 'x'],
            [n, ''],
          ])})`
        : ''
    }`;
    const key: Line = [a * b + k * m, a * c + k * n];
    if (key[0] === 0 || key[1] === 0) return undefined;
    return {
      stem: `${two ? 'Expand and simplify' : 'Expand'} ${maths(expression)}.`,
      key,
      slips: [
        ...(two
          ? [[[a * b + k * m, a * c - k * n] as Line, 'This loses a minus sign when multiplying out the second bracket.'] as const]
          : []),
        [[a * b + k * m, c + (two ? n : 0)] as Line, 'This multiplies only the first term in the brackets.'],
        [[a * b + k * m, -key[1]] as Line, 'This has the wrong sign on the number.'],
        [
          [two ? a * b - k * m : a + b, key[1]] as Line,
          two ? 'This adds the second bracket where it is subtracted.' : 'This adds where it should multiply.',
        ],
        [[key[0], a + c] as Line, 'This adds the numbers where it should multiply.'],
      ],
      show: line,
      why: `Every term in the brackets is multiplied: ${maths(
        terms([
          [a * b, 'x'],
          [a * c, ''],
          [k * m, 'x'],
          [k * n, ''],
        ]),
      )}${two ? ', and like terms are collected' : ''}.`,
      steps: [
        maths(
          `${a}(${terms([
            [b, 'x'],
            [c, ''],
          ])}) = ${terms([
            [a * b, 'x'],
            [a * c, ''],
          ])}`,
        ),
        ...(two
          ? [
              maths(
                `${k}(${terms([
                  [m, 'x'],
                  [n, ''],
                ])}) = ${terms([
                  [k * m, 'x'],
                  [k * n, ''],
                ])}`,
              ),
              `Collect like terms: ${line(key)}`,
            ]
          : []),
      ],
      hints: [
        'The number in front multiplies every term in the brackets.',
        two ? 'Take care with the minus sign before the second bracket.' : 'Watch the sign inside the brackets.',
      ],
      drawn: { expression },
    };
  },
);

export const factoriseSingleBracket = makeGenerator(
  {
    id: 'maths-factorise-single-bracket',
    title: 'Factorising into a single bracket',
    keyStage: 'KS3',
    years: [8, 9],
    synonyms: ['factorising', 'factorise', 'common factor', 'put into brackets', 'factorise fully'],
    kinds: [asking(/\bx ?(?:²|\^ ?2|squared)|\bletters?\b|\bvariables?\b/, /\^2/)],
    leavesOut: /\bquadratic|\btwo brackets|\bdouble brackets|x ?(?:²|\^ ?2|2) ?[-+−] ?\d*x/,
  },
  ({ int, pick, level }) => {
    const f = level(int(2, 7), pick([4, 6, 8, 9, 10]), pick([4, 6, 8, 9]));
    const [a, b] = [int(2, 7), pick([1, -1]) * int(2, 9)];
    if (hcf(a, b) > 1) return undefined;
    const withX = level(false, false, true);
    type Product = readonly [outside: number, letter: string, first: number, second: number];
    const expression = withX
      ? terms([
          [f * a, 'x^2'],
          [f * b, 'x'],
        ])
      : terms([
          [f * a, 'x'],
          [f * b, ''],
        ]);
    const outer = withX ? 'x' : '';
    return {
      stem: `Factorise ${maths(expression)} fully.`,
      key: [f, outer, a, b] as Product,
      slips: [
        [[f, outer, a, f * b] as Product, 'This divides only the first term by the common factor.'],
        [[f, outer, a, -b] as Product, 'This has the wrong sign. Multiply out to check.'],
        [[f, outer, f * a, b] as Product, 'This divides only the second term by the common factor.'],
        [[f, outer, a + 1, b] as Product, 'This has a slip in the division. Multiply out to check.'],
      ],
      show: ([outside, letter, first, second]: Product) =>
        maths(
          `${outside}${letter}(${terms([
            [first, 'x'],
            [second, ''],
          ])})`,
        ),
      why: `The highest common factor is ${maths(`${f}${outer}`)}; multiplying out gives ${maths(expression)} again.`,
      steps: [
        `Highest common factor: ${maths(`${f}${outer}`)}`,
        `Divide each term by it: ${maths(
          terms([
            [a, 'x'],
            [b, ''],
          ]),
        )}`,
        maths(
          `${expression} = ${f}${outer}(${terms([
            [a, 'x'],
            [b, ''],
          ])})`,
        ),
      ],
      hints: [
        'What is the highest factor that both terms share?',
        withX ? 'Do both terms share a letter too?' : 'Divide each term by it and put the results in the bracket.',
      ],
      drawn: { expression },
    };
  },
);

export const indexLaws = makeGenerator(
  {
    id: 'maths-index-laws',
    title: 'Laws of indices',
    keyStage: 'KS3',
    years: [8, 9],
    synonyms: ['indices', 'powers', 'laws of indices', 'index laws', 'exponents', 'multiply powers'],
    kinds: [asking(/\bpowers? of (?:a )?powers?\b|\bbrackets?\b|\brais(?:e|ing) (?:a )?powers? to\b/, /\)\^/)],
  },
  ({ int, pick, level }) => {
    const letter = pick(['a', 'x', 'y', 'n', 'p']);
    const [m, n, r] = [int(4, 12), int(2, 7), int(2, 4)];
    const [k, j] = level([1, 1], [1, 1], [int(2, 5), int(2, 6)]);
    const kind = level(
      pick(['times', 'over'] as const),
      pick(['times', 'over', 'power'] as const),
      pick(['power', 'fraction', 'times'] as const),
    );
    if ((kind === 'over' || kind === 'fraction') && m <= n) return undefined;
    if (kind === 'fraction' && m + n - r < 2) return undefined;
    const t = (size: number, power: number) => terms([[size, power === 1 ? letter : `${letter}^{${power}}`]]);
    type Term = readonly [size: number, power: number];
    const cases: Readonly<Record<typeof kind, readonly [string, Term, (readonly [Term, string])[]]>> = {
      times: [
        String.raw`${t(k, m)} \times ${t(j, n)}`,
        [k * j, m + n],
        [
          [[k * j, m * n], 'This multiplies the powers. Add them.'],
          [[k + j, m + n], 'This adds the numbers in front. Multiply them.'],
          [[k * j, Math.abs(m - n)], 'This subtracts the powers. That is for dividing.'],
        ],
      ],
      over: [
        String.raw`${t(1, m)} \div ${t(1, n)}`,
        [1, m - n],
        [
          [[1, m + n], 'This adds the powers. That is for multiplying.'],
          [[1, m % n === 0 ? m / n : m * n], 'This divides the powers. Subtract them.'],
          [[1, m - n + 1], 'This has a slip in the subtraction.'],
          [[1, m * n], 'This multiplies the powers. Subtract them.'],
        ],
      ],
      power: [
        k === 1 ? `(${t(1, n)})^{${r}}` : `(${t(k, n)})^{${r}}`,
        [k ** r, n * r],
        [
          [[k ** r, n + r], 'This adds the powers. A power of a power multiplies them.'],
          [[k, n * r], 'This does not raise the number in front.'],
          [[k * r, n * r], 'This multiplies the number in front by the power. Raise it to the power.'],
          [[k ** r, n ** r], 'This raises the power to a power.'],
          [[k ** r, n * r + 1], 'This has a slip in the multiplication.'],
        ],
      ],
      fraction: [
        String.raw`\frac{${t(k * j, m)} \times ${t(1, n)}}{${t(j, r)}}`,
        [k, m + n - r],
        [
          [[k, m * n - r], 'This multiplies the powers on top. Add them.'],
          [[k, m + n + r], 'This adds the power below. Subtract it.'],
          [[k * j - j, m + n - r], 'This subtracts the numbers in front. Divide them.'],
        ],
      ],
    };
    const [expression, key, slips] = cases[kind];
    return {
      stem: `Simplify ${maths(expression)}.`,
      key,
      slips: [
        ...slips,
        [[key[0], key[1] + 2] as Term, 'This has a slip in the powers.'],
        [[key[0] + 1, key[1]] as Term, 'This has a slip in the number in front.'],
      ],
      show: ([size, power]: Term) => maths(t(size, power)),
      believable: ([size, power]: Term) => size > 0 && power > 0 && power < 100,
      why: {
        times: 'When powers of one letter are multiplied, the powers are added.',
        over: 'When powers of one letter are divided, the powers are subtracted.',
        power: 'A power of a power multiplies the powers, and a number in front is raised too.',
        fraction: 'Add the powers on top, then subtract the power below; the numbers in front are divided.',
      }[kind],
      steps: [
        {
          times: `Powers: ${m} + ${n} = ${m + n}`,
          over: `Powers: ${m} − ${n} = ${m - n}`,
          power: `Powers: ${n} × ${r} = ${n * r}`,
          fraction: `Powers: ${m} + ${n} − ${r} = ${m + n - r}`,
        }[kind],
        ...(key[0] > 1
          ? [
              {
                times: `Numbers in front: ${k} × ${j} = ${k * j}`,
                over: '',
                power: `Number in front: ${k} to the power of ${r} is ${k ** r}`,
                fraction: `Numbers in front: ${k * j} ÷ ${j} = ${k}`,
              }[kind],
            ]
          : []),
        maths(`${expression} = ${t(...key)}`),
      ],
      hints: [
        'Write the powers out in full for a small example.',
        {
          times: 'How many letters are multiplied altogether?',
          over: 'How many letters cancel?',
          power: 'How many times does the bracket occur in the product?',
          fraction: 'Simplify the top first.',
        }[kind],
      ],
      drawn: { expression, letter },
    };
  },
);
