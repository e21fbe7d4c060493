import { makeGenerator } from '../make-generator.ts';
import { add, mul, q, type Rational } from '../rational.ts';
import { fraction, maths, plain } from '../written.ts';

export const negativePowers = makeGenerator<Rational>(
  {
    id: 'maths-negative-powers',
    title: 'Negative powers',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['negative powers', 'negative indices', 'reciprocal powers'],
  },
  ({ int, level }) => {
    const p = level(int(1, 3), int(1, 2), int(1, 3));
    const [n, d, k] = [level(int(2, 9), int(1, 7), 1), level(1, int(2, 9), int(2, 6)), level(1, 1, int(2, 12))];
    const base = q(n, d);
    const flat = level(true, false, false);
    if (!flat && base.d === 1n) return undefined;
    if (level(n ** p > 800, n ** p > 99 || d ** p > 99, d ** p > 300 || k % d === 0)) return undefined;
    const scaled = level(false, false, true);
    const value = flat ? q(1, n ** p) : scaled ? q(k, d ** p) : q(d ** p, n ** p);
    const shown = flat
      ? `${n}^{-${p}}`
      : scaled
        ? String.raw`${k} \times ${d}^{-${p}}`
        : String.raw`\left(\frac{${n}}{${d}}\right)^{-${p}}`;
    const low = scaled ? d : n;
    return {
      stem: `What is the value of ${maths(shown)}? Give a fraction in its simplest form or a whole number.`,
      key: value,
      slips: [
        [
          mul(-1, scaled ? q(k * d ** p) : flat ? q(n ** p) : q(n ** p, d ** p)),
          'This makes the answer negative. A negative power means one over.',
        ],
        [
          scaled ? q(1, (k * d) ** p) : flat ? q(n ** p) : q(n ** p, d ** p),
          scaled ? `This takes ${k} into the power too. Only ${d} has the power.` : 'This leaves out the minus of the power.',
        ],
        [scaled ? q(k, d * p) : flat ? q(1, n * p) : q(d * p, n * p), 'This multiplies by the power. A power is repeated multiplication.'],
        [mul(-p, scaled ? q(k * d) : flat ? q(n) : base), 'This multiplies by the power with its minus.'],
        [scaled ? q(k * d ** p) : add(value, 1), scaled ? 'This leaves out the minus of the power.' : 'This has one too many.'],
      ],
      show: fraction,
      why: `The minus turns ${flat || scaled ? `${low} to the power ${p} into one over it` : 'the fraction upside down'}; then the power ${p} is worked out.`,
      steps: [
        flat || scaled
          ? maths(String.raw`${low}^{-${p}} = \frac{1}{${low}^{${p}}} = \frac{1}{${low ** p}}`)
          : `Turn it upside down: ${maths(String.raw`\left(\frac{${d}}{${n}}\right)^{${p}}`)}`,
        ...(scaled ? [`Multiply by ${k}.`] : []),
        fraction(value),
      ],
      hints: ['What does a minus in the power tell you to do?', 'Write it as one over the positive power first.'],
      drawn: { shape: flat ? 'flat' : scaled ? 'scaled' : 'fraction', n, d, k, p },
    };
  },
);

export const powerZero = makeGenerator(
  {
    id: 'maths-power-zero',
    title: 'The power zero',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['power zero', 'to the power of 0', 'zero power', 'index zero'],
  },
  ({ int, pick, level }) => {
    const [a, b, k, j] = [int(2, 99), int(2, 30), int(2, 12), int(2, 12)];
    const kind = level(pick(['plain', 'minus'] as const), pick(['times', 'sum'] as const), pick(['letters', 'quotient'] as const));
    const cases = {
      plain: [
        `${a}^0 + ${k}`,
        k + 1,
        [
          [k, 'This takes the power zero as 0. It is 1.'],
          [a + k, 'This takes the power zero as the number itself.'],
          [k * a, 'This multiplies the two numbers.'],
        ],
      ],
      minus: [
        `${a + 20} - ${b}^0`,
        a + 19,
        [
          [a + 20, 'This takes the power zero as 0. It is 1.'],
          [a + 20 - b, 'This takes the power zero as the number itself.'],
          [a + 21, 'This adds 1 where it should subtract it.'],
        ],
      ],
      times: [
        String.raw`${k} \times ${b}^0`,
        k,
        [
          [0, 'This takes the power zero as 0. It is 1.'],
          [k * b, 'This takes the power zero as the number itself.'],
          [1, `This gives ${k} the power zero too. Only ${b} has it.`],
        ],
      ],
      sum: [
        `${a}^0 + ${b}^0 + ${k}^1`,
        k + 2,
        [
          [k, 'This takes the power zero as 0. It is 1.'],
          [a + b + k, 'This leaves out the powers.'],
          [3, `This takes ${k} to the power 1 as 1. It stays ${k}.`],
        ],
      ],
      letters: [
        `${k}x^0 + (${j}x)^0`,
        k + 1,
        [
          [2, `This gives ${k} the power zero too, but it is outside.`],
          [k + j, `This leaves the power off the ${j}. The bracket has the power.`],
          [0, 'This takes the power zero as 0. It is 1.'],
        ],
      ],
      quotient: [
        String.raw`\frac{${k * j}y^0}{${j}}`,
        k,
        [
          [0, 'This takes the power zero as 0. It is 1.'],
          [k * j, 'This forgets to divide.'],
          [1, 'This gives everything the power zero. Only the letter has it.'],
        ],
      ],
    } as const;
    const [expression, key, slips] = cases[kind];
    const asked = kind === 'letters' || kind === 'quotient' ? ` when the letter stands for any number but 0` : '';
    return {
      stem: `What is the value of ${maths(expression)}${asked}?`,
      key,
      slips: [...slips, [key + 10, 'This has a slip in adding up.']],
      show: plain,
      why: 'Dividing a power by itself takes its index from itself, which leaves 0, and gives 1. So any number but 0 to the power zero is 1.',
      steps: ['Each power of zero is worth 1, without the number in front of it.', `${maths(expression)} comes to ${plain(key)}.`],
      hints: ['What is a number divided by itself, written with powers?', 'What exactly does the small 0 belong to?'],
      drawn: { expression },
      keyStandsInStem: kind === 'times',
    };
  },
);

export const sameBase = makeGenerator(
  {
    id: 'maths-same-base',
    title: 'Powers of the same base',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['same base', 'write as a single power', 'solve for the power', 'change the base'],
  },
  ({ int, pick, level }) => {
    const base = pick([2, 3, 5]);
    const most = { 2: 7, 3: 4, 5: 3 }[base] ?? 3;
    const [u, m] = [int(2, most), int(2, 9)];
    const s = int(1, 9);
    const kind = level(pick(['write', 'times'] as const), pick(['times', 'over'] as const), pick(['solve', 'root', 'power'] as const));
    const value = base ** u;
    const cases = {
      write: [
        `${value} = ${base}^n`,
        u,
        [
          [value / base, `This divides ${value} by ${base}. Count how often ${base} is multiplied.`],
          [u + 1, 'This counts one factor too many.'],
          [u - 1, 'This counts one factor too few.'],
        ],
      ],
      times: [
        String.raw`${value} \times ${base}^{${m}} = ${base}^n`,
        u + m,
        [
          [u * m, 'This multiplies the powers. Add them.'],
          [m + 1, `This takes ${value} as ${base} to the power 1.`],
          [value + m, `This adds ${value} to the power. Write ${value} as a power first.`],
        ],
      ],
      over: [
        String.raw`${base}^{${m + u}} \div ${value} = ${base}^n`,
        m,
        [
          [m + 2 * u, 'This adds the powers. Subtract them.'],
          [m + u - 1, `This takes ${value} as ${base} to the power 1.`],
          [m + u + value, `This adds ${value} to the power.`],
        ],
      ],
      power: [
        `${value}^{${m}} = ${base}^n`,
        u * m,
        [
          [u + m, 'This adds the powers. A power of a power multiplies them.'],
          [m + 1, 'This only adds 1 to the power.'],
          [u ** 2 + m, 'This squares before it adds.'],
        ],
      ],
      solve: [
        `${base}^{n + ${s}} = ${base ** (u + 1)}`,
        u + 1 - s,
        [
          [u + 1, `This is the whole power. Then subtract ${s}.`],
          [u + 1 + s, `This adds ${s}. Subtract it.`],
          [base ** u - s, `This divides by ${base} instead of writing a power.`],
        ],
      ],
      root: [
        `${value}^{n} = ${base}^{${u * m}}`,
        m,
        [
          [u * m - u, 'This subtracts the powers. A power of a power multiplies them.'],
          [u * m, `This takes ${value} as ${base}.`],
          [u * m + u, 'This adds the powers.'],
        ],
      ],
    } as const;
    const [equation, key, slips] = cases[kind];
    return {
      stem: `${maths(equation)}. What is ${maths('n')}?`,
      key,
      slips: [...slips, [key + 3, 'This has a slip in the powers.']],
      show: plain,
      why: `Write every number as a power of ${base}; then the powers on both sides must agree. Here ${maths(`n = ${key}`)}.`,
      steps: [
        maths(kind === 'solve' ? `${base ** (u + 1)} = ${base}^{${u + 1}}` : `${value} = ${base}^{${u}}`),
        `Compare the powers of ${base}: ${maths(`n = ${key}`)}`,
      ],
      hints: [`Write each number as a power of ${base}.`, 'When the bases agree, the powers must agree too.'],
      drawn: { equation, base },
    };
  },
);
