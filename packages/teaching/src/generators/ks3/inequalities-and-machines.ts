import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, div, mul, q, roundTo, sub, toNumber } from '../rational.ts';
import type { Num, Rational } from '../rational.ts';
import { maths, plain, terms, tex } from '../written.ts';

const linear = (a: number, b: number): string =>
  terms([
    [a, 'x'],
    [b, ''],
  ]);
const turned = { '<': '>', '>': '<', '\\leq': '\\geq', '\\geq': '\\leq' } as const;
type Sign = keyof typeof turned;
type Range = readonly [Sign, number];

export const inequalities = makeGenerator<Range>(
  {
    id: 'maths-linear-inequalities',
    title: 'Solving inequalities',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['inequalities', 'solving inequalities', 'linear inequalities', 'greater than less than algebra', 'inequality'],
    kinds: [asking(/\bnegative (?:coefficient|x|number)|\bflip|\brevers|\bdividing by (?:a )?negative/, /\$-\d*x/)],
  },
  ({ int, pick, level }) => {
    const sign = pick(level<readonly Sign[]>(['<', '>'], ['<', '>', '\\leq', '\\geq'], ['<', '>', '\\leq', '\\geq']));
    const a = level(int(2, 5), int(2, 9), -int(2, 7));
    const x = level(int(1, 9), int(-6, 9), int(-8, 8));
    const b = level(int(1, 9), int(-12, 12), int(-12, 12));
    if (b === 0 || x === 0) return undefined;
    const right = a * x + b;
    const solved: Sign = a < 0 ? turned[sign] : sign;
    return {
      stem: `Solve ${maths(`${linear(a, b)} ${sign} ${right}`)}.`,
      key: [solved, x] as Range,
      slips: [
        [
          [turned[solved], x],
          a < 0
            ? 'This forgets that dividing by a negative number turns the sign round.'
            : 'This turns the sign round. Only multiplying or dividing by a negative number does that.',
        ],
        [[solved, (right + b) / a], b > 0 ? `This adds ${b}. Subtract it from both sides.` : `This subtracts ${-b}. Add it to both sides.`],
        [[solved, -x], 'This has the wrong sign on the number.'],
        [[solved, right - b - a], `This subtracts ${Math.abs(a)} instead of dividing by it.`],
        [[solved, x + 1], 'This is one too many. Try a number to check.'],
      ],
      show: ([way, value]) => maths(`x ${way} ${value}`),
      believable: ([, value]) => Number.isInteger(value),
      why: `Do the same to both sides: ${maths(`${linear(a, 0)} ${sign} ${right - b}`)}, then divide by ${maths(`${a}`)}${a < 0 ? ' and turn the sign round' : ''}.`,
      steps: [
        `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)}: ${maths(`${linear(a, 0)} ${sign} ${right - b}`)}`,
        `Divide by ${maths(`${a}`)}${a < 0 ? ' and turn the sign round' : ''}: ${maths(`x ${solved} ${x}`)}`,
      ],
      hints: [
        'Solve it like an equation.',
        a < 0 ? 'What happens to the sign when you divide by a negative number?' : 'Undo the adding first, then the multiplying.',
      ],
      drawn: { a, b, right, sign },
    };
  },
);

export const functionMachines = makeGenerator<number>(
  {
    id: 'maths-function-machines',
    title: 'Function machines',
    keyStage: 'KS3',
    years: [6, 7, 8],
    synonyms: ['function machines', 'number machines', 'input and output', 'inputs outputs', 'inverse operations'],
    kinds: [
      asking(/(?<!\bn)\binputs?\b|\bbackwards\b|\breverse\b|\binvers/, /What is the input/),
      asking(/\boutputs?\b/, /What is the output/),
    ],
  },
  ({ int, pick, level }) => {
    const [a, b] = [int(2, level(5, 9, 12)), int(1, level(9, 15, 25))];
    const adds = pick([true, false]);
    const first = pick(['times', 'plus'] as const);
    const x = level(int(1, 9), int(2, 15), int(-9, 12));
    const last = adds ? b : -b;
    const out = first === 'times' ? a * x + last : a * (x + last);
    const back = level(false, pick([true, false]), true);
    const words = { times: `multiplies by ${a}`, plus: `${adds ? 'adds' : 'subtracts'} ${b}` };
    const signs = { times: `× ${a}`, plus: `${adds ? '+' : '−'} ${b}` };
    const second = first === 'times' ? 'plus' : 'times';
    if (x === 0 || out === x) return undefined;
    const other = first === 'times' ? a * (x + last) : a * x + last;
    return {
      stem: `A machine ${words[first]} and then ${words[second]}. ${back ? `The output is ${plain(out)}. What is the input?` : `The input is ${plain(x)}. What is the output?`}`,
      figure: {
        kind: 'function-machine',
        input: back ? '?' : plain(x),
        steps: [signs[first], signs[second]],
        output: back ? plain(out) : '?',
      },
      key: back ? x : out,
      slips: back
        ? [
            [first === 'times' ? a * out + last : a * (out + last), 'This runs the machine forwards. Go backwards from the output.'],
            [first === 'times' ? (out + last) / a : out / a + last, `This does not undo "${words.plus}".`],
            [first === 'times' ? out / a - last : (out - last) / a, 'This undoes the steps in the wrong order. Undo the last one first.'],
            [x + 1, 'This is one too many. Run it through the machine to check.'],
            [-x, 'This has the wrong sign.'],
          ]
        : [
            [other, 'This does the second step first.'],
            [first === 'times' ? a * x : x + last, 'This stops after the first step.'],
            [first === 'times' ? a * x - last : a * (x - last), `This ${adds ? 'subtracts' : 'adds'} instead.`],
            [first === 'times' ? a + x + last : a + x + last, `This adds ${a} instead of multiplying.`],
          ],
      show: plain,
      believable: Number.isInteger,
      why: back
        ? `Undo the last step first: begin at ${plain(out)} and work back to ${plain(x)}.`
        : `Do the steps in order: ${plain(x)} becomes ${plain(first === 'times' ? a * x : x + last)}, and that becomes ${plain(out)}.`,
      steps: back
        ? first === 'times'
          ? [`Undo "${words.plus}": ${plain(a * x)}`, `Undo "${words.times}": ${plain(x)}`]
          : [`Undo "${words.times}": ${plain(x + last)}`, `Undo "${words.plus}": ${plain(x)}`]
        : [`First: ${plain(first === 'times' ? a * x : x + last)}`, `Then: ${plain(out)}`],
      hints: [
        back ? 'Go backwards through the machine.' : 'Take the steps one at a time, in order.',
        back
          ? 'The opposite of multiplying is dividing; the opposite of adding is subtracting.'
          : 'What comes out of the first step goes into the second.',
      ],
      drawn: { a, last, first, back: back ? 'yes' : 'no' },
    };
  },
);

const tenTo = (power: number): Num => (power >= 0 ? 10 ** power : q(1, 10 ** -power));
/** The first `count` figures that are not leading zeros. */
const significant = (x: Rational, count: number): Rational => {
  const power = Math.floor(Math.log10(toNumber(x)) + 1e-12);
  const unit = tenTo(power - count + 1);
  return mul(roundTo(div(x, unit), 0), unit);
};

export const significantFigures = makeGenerator<Rational>(
  {
    id: 'maths-significant-figures',
    varies: 'figures',
    title: 'Significant figures',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['significant figures', 'sig figs', 'rounding to significant figures', 'rounding', 's.f.'],
  },
  ({ int, level, pick }) => {
    const figures = level(1, pick([2, 3]), pick([1, 2, 3]));
    const start = level(q(int(101, 9899)), q(int(10_001, 98_999), pick([1, 10, 100])), q(int(1001, 9899), pick([100_000, 1_000_000])));
    const key = significant(start, figures);
    const size = Math.floor(Math.log10(toNumber(start)) + 1e-12) - figures + 1;
    const unit = tenTo(size);
    if (start.n % 10n === 0n || toNumber(key) === toNumber(start)) return undefined;
    const down = toNumber(key) < toNumber(start);
    const name = figures === 1 ? '1 significant figure' : `${figures} significant figures`;
    return {
      stem: `Round ${plain(start)} to ${name}.`,
      key,
      slips: [
        [
          down ? add(key, unit) : sub(key, unit),
          down ? 'This rounds up. The next figure is less than 5.' : 'This rounds down. The next figure is 5 or more.',
        ],
        [significant(start, figures + 1), 'This keeps one figure too many.'],
        [roundTo(start, figures), 'This counts decimal places. Start counting at the first figure that is not zero.'],
        [
          figures > 1 ? significant(start, figures - 1) : div(key, tenTo(size)),
          figures > 1 ? 'This keeps one figure too few.' : 'This drops the zeros that keep the size of the number.',
        ],
        [div(key, 10), 'This is ten times too small: keep the zeros that hold the place.'],
        [mul(key, 10), 'This is ten times too large.'],
      ],
      show: plain,
      believable: (x) => toNumber(x) > 0 && toNumber(x) !== toNumber(start),
      why: `Count from the first figure that is not zero. The next figure says whether to round up; zeros hold the places.`,
      steps: [
        `Keep the first ${figures === 1 ? 'figure that is not zero' : `${figures} figures, starting at the first that is not zero`}.`,
        `The next figure is ${down ? 'less than 5: leave it' : '5 or more: round up'}.`,
        plain(key),
      ],
      hints: ['The first significant figure is the first that is not zero.', 'The number must stay about as large as it was.'],
      drawn: { figures, start: toNumber(start) },
    };
  },
);

/** `[2, 2, 3]` is `2^2 × 3`. */
const written = (list: readonly number[]): string =>
  [...new Set(list)]
    .map((prime) => {
      const times = list.filter((each) => each === prime).length;
      return times === 1 ? `${prime}` : `${prime}^${times}`;
    })
    .join(String.raw` \times `);

export const primeFactors = makeGenerator<readonly number[]>(
  {
    id: 'maths-prime-factors',
    title: 'Prime factor decomposition',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['prime factors', 'prime factorisation', 'product of primes', 'factor tree', 'factor trees', 'index form'],
  },
  ({ int, pick, some, level }) => {
    const primes = Array.from({ length: level(3, 4, 5) }, () => pick(level([2, 3, 5], [2, 2, 3, 5], [2, 2, 3, 5, 7]))).toSorted(
      (a, b) => a - b,
    );
    const total = primes.reduce((product, each) => product * each, 1);
    if (total > level(120, 400, 900) || new Set(primes).size < 2) return undefined;
    const at = int(0, primes.length - 1);
    const joined = some(primes, 2);
    const product = (joined[0] ?? 1) * (joined[1] ?? 1);
    const without = primes.toSpliced(at, 1);
    const rest = [...primes];
    for (const each of joined) rest.splice(rest.indexOf(each), 1);
    return {
      stem: `Write ${total} as a product of prime factors.`,
      key: primes,
      slips: [
        [[...rest, product].toSorted((a, b) => a - b), `This has ${product}, which is not prime.`],
        [without, 'This leaves out a factor. Multiply to check.'],
        [[...primes, primes[at] ?? 2].toSorted((a, b) => a - b), 'This has a factor too many. Multiply to check.'],
        [[...without, (primes[at] ?? 2) === 3 ? 5 : 3].toSorted((a, b) => a - b), 'This has a wrong factor. Multiply to check.'],
      ],
      show: (list) => maths(written(list)),
      sameAs: (list) => list.join(' '),
      believable: (list) => list.length > 1,
      why: `${primes.join(' × ')} = ${total}, and each factor is prime.`,
      steps: [
        'Divide by the smallest prime that goes in, again and again.',
        ...primes.slice(0, -1).map((prime, index) => {
          const left = primes.slice(index).reduce((a, b) => a * b, 1);
          return `${left} ÷ ${prime} = ${left / prime}`;
        }),
      ],
      hints: [
        'Draw a factor tree. Stop each branch at a prime.',
        'Every number in the product must be prime, and the product must be right.',
      ],
      drawn: { total },
    };
  },
);

export const estimation = makeGenerator<Rational>(
  {
    id: 'maths-estimation',
    title: 'Estimating answers',
    keyStage: 'KS3',
    years: [7, 8, 9, 10],
    synonyms: ['estimation', 'estimating', 'estimate', 'approximation', 'rounding to estimate', 'approximate answers'],
  },
  ({ int, pick, level }) => {
    const near = (whole: number): Rational => q(whole * 100 + pick([-1, 1]) * int(3, 24), 100);
    const [a, b] = [int(2, 9), int(2, 9)];
    const [bigA, bigB] = [10 * a, level(b, 10 * b, 10 * b)];
    const small = pick([2, 4, 5]);
    const shown = [near(bigA), near(bigB), near(small)] as const;
    const divides = level(false, false, true);
    const key = divides ? div(mul(bigA, bigB), small) : mul(bigA, bigB);
    return {
      stem: divides
        ? `Round each number to 1 significant figure to estimate ${maths(String.raw`\frac{${tex(shown[0])} \times ${tex(shown[1])}}{${tex(shown[2])}}`)}.`
        : `Round each number to 1 significant figure to estimate ${maths(String.raw`${tex(shown[0])} \times ${tex(shown[1])}`)}.`,
      key,
      slips: [
        [div(key, 10), 'This is ten times too small. Count the zeros.'],
        [mul(key, 10), 'This is ten times too large. Count the zeros.'],
        divides ? [mul(bigA, bigB), 'This forgets to divide.'] : [add(bigA, bigB), 'This adds. Multiply instead.'],
        [
          divides ? mul(mul(bigA, bigB), small) : mul(key, 2),
          divides ? 'This multiplies by the number below the line.' : 'This rounds one number too high.',
        ],
      ],
      show: plain,
      why: `Rounded, it is ${plain(bigA)} × ${plain(bigB)}${divides ? ` ÷ ${small}` : ''} = ${plain(key)}.`,
      steps: [
        `Round: ${plain(shown[0])} is about ${plain(bigA)} and ${plain(shown[1])} is about ${plain(bigB)}${divides ? `, ${plain(shown[2])} about ${small}` : ''}.`,
        `${plain(bigA)} × ${plain(bigB)} = ${plain(bigA * bigB)}`,
        ...(divides ? [`${plain(bigA * bigB)} ÷ ${small} = ${plain(key)}`] : []),
      ],
      hints: ['Round each number to its first figure.', 'Work with the first figures, then put the zeros back.'],
      drawn: { divides: divides ? 'yes' : 'no' },
    };
  },
);
