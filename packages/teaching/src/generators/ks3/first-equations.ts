import type { Figure } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, div, fractionTex, isWhole, mul, q, sub } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { bracketed, maths, plain, terms } from '../written.ts';

const isX = (x: Rational): string => maths(`x = ${fractionTex(x)}`);
const signed = (x: number): string => `${x < 0 ? '-' : '+'} ${Math.abs(x)}`;

export const oneStepEquations = makeGenerator<Rational>(
  {
    id: 'maths-one-step-equations',
    title: 'One-step equations',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['one step equations', 'solving one step equations', 'simple equations', 'solve x + 5 = 12', 'inverse operations equations'],
    kinds: [asking(/\bdivi|\bfractions?\b/, /\\frac/), asking(/\bmultipl/, /\$\d+x = /)],
  },
  ({ int, pick, level }) => {
    const kind = pick(
      level<readonly ('plus' | 'minus' | 'times' | 'over' | 'from' | 'minus x')[]>(
        ['plus', 'minus', 'times'],
        ['plus', 'minus', 'times', 'over'],
        ['from', 'times', 'over', 'minus x'],
      ),
    );
    const a = int(2, level(9, 12, 9));
    const x = level(int(2, 12), pick([1, -1]) * int(2, 12), pick([1, -1]) * int(2, 15));
    const key = kind === 'times' && level(false, false, true) ? q(x, pick([2, 4, 5])) : q(x);
    const c = { plus: add(key, a), minus: sub(key, a), times: mul(key, a), over: q(x), from: sub(a, key), 'minus x': mul(-1, key) }[kind];
    if (c.n === 0n || (kind === 'times' && !isWhole(c))) return undefined;
    const end = fractionTex(c);
    const root = kind === 'over' ? q(x * a) : key;
    const left = {
      plus: `x + ${a}`,
      minus: `x - ${a}`,
      times: `${a}x`,
      over: String.raw`\frac{x}{${a}}`,
      from: `${a} - x`,
      'minus x': '-x',
    }[kind];
    const balance: Figure | undefined =
      kind === 'plus' && x > 0 && x + a < 100 ? { kind: 'balance', left: ['x', `${a}`], right: [`${x + a}`] } : undefined;
    const undone = {
      plus: `Subtract ${a} from both sides.`,
      minus: `Add ${a} to both sides.`,
      times: `Divide both sides by ${a}.`,
      over: `Multiply both sides by ${a}.`,
      from: `Add x to both sides, and then subtract ${end.startsWith('-') ? `(${end})` : end}.`,
      'minus x': 'Multiply both sides by −1.',
    }[kind];
    const slips: readonly (readonly [Rational, string])[] = {
      plus: [
        [add(c, a), `This adds ${a}. What was added is undone by subtracting.`],
        [sub(a, c), 'This subtracts the other way round.'],
        [mul(c, a), `This multiplies. The sign between x and ${a} is a plus.`],
        [c, `This leaves ${a} where it is.`],
      ] as const,
      minus: [
        [sub(c, a), `This subtracts ${a} again. What was subtracted is undone by adding.`],
        [mul(c, a), `This multiplies. The sign between x and ${a} is a minus.`],
        [mul(-1, add(c, a)), 'This has the wrong sign in front of the answer.'],
        [c, `This leaves ${a} where it is.`],
      ] as const,
      times: [
        [sub(c, a), `This subtracts ${a}. ${maths(`${a}x`)} means ${a} times x, and dividing undoes that.`],
        [mul(c, a), 'This multiplies again. Dividing undoes it.'],
        [div(a, c), 'This divides the wrong way round.'],
        [add(c, a), `This adds ${a}. ${maths(`${a}x`)} means ${a} times x.`],
        [mul(-1, key), 'This has the wrong sign. Put it back in to check.'],
      ] as const,
      over: [
        [div(x, a), 'This divides again. Multiplying undoes it.'],
        [q(x + a), `This adds ${a}. The line of the fraction means “divided by”.`],
        [q(x - a), `This subtracts ${a}. The line of the fraction means “divided by”.`],
        [q(-x * a), 'This has the wrong sign. Put it back in to check.'],
      ] as const,
      from: [
        [add(c, a), `This adds ${a}. Try it: the left side is ${a} minus x.`],
        [sub(c, a), 'This has the sign of x wrong: it is taken away, so −x is left.'],
        [c, `This leaves ${a} where it is.`],
        [mul(-1, add(c, a)), 'This has both signs wrong. Put it back in to check.'],
      ] as const,
      'minus x': [
        [c, 'This is −x. The question asks for x.'],
        [sub(c, 1), 'This takes −x for x less 1. It is −1 times x.'],
        [add(c, 1), 'This takes −x for x less 1. It is −1 times x.'],
        [mul(2, key), 'This counts the number twice.'],
      ] as const,
    }[kind];
    return {
      stem: `Solve ${maths(`${left} = ${end}`)}.`,
      illustration: balance,
      key: root,
      slips,
      show: isX,
      why: `${undone} Then x stands alone.`,
      steps: [
        undone,
        kind === 'from' ? maths(`x = ${a} - ${end.startsWith('-') ? `(${end})` : end} = ${fractionTex(root)}`) : isX(root),
        `Check: ${maths(
          {
            plus: `${fractionTex(root)} + ${a} = ${end}`,
            minus: `${fractionTex(root)} - ${a} = ${end}`,
            times: String.raw`${a} \times ${root.n < 0n ? `\\left(${fractionTex(root)}\\right)` : fractionTex(root)} = ${end}`,
            over: String.raw`${fractionTex(root)} \div ${a} = ${end}`,
            from: `${a} - ${root.n < 0n ? `(${fractionTex(root)})` : fractionTex(root)} = ${end}`,
            'minus x': `-${root.n < 0n ? `(${fractionTex(root)})` : fractionTex(root)} = ${end}`,
          }[kind],
        )}`,
      ],
      hints: ['What is done to x? Say it in words.', 'Both sides stay equal as long as the same is done to both. What undoes it?'],
      drawn: { kind, a, c: end },
    };
  },
);

const line = (m: number, n: number): string =>
  terms([
    [m, 'x'],
    [n, ''],
  ]);

export const checkSolutions = makeGenerator<Rational>(
  {
    id: 'maths-check-solutions',
    title: 'What an equation says, and checking a solution',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['check a solution', 'checking equations', 'what is an equation', 'substitute to check', 'is it a solution'],
  },
  ({ int, pick, level }) => {
    const [a, x] = [int(2, 9), level(int(2, 9), pick([1, -1]) * int(2, 9), pick([1, -1]) * int(2, 9))];
    const b = pick([1, -1]) * int(1, 12);
    const c = int(2, 9);
    const asks = level('left' as const, pick(['difference', 'left'] as const), 'missing' as const);
    const d = pick([1, -1]) * int(1, 12);
    const [left, right] = [a * x + b, c * x + d];
    if (a === c || left === right) return undefined;
    const put = bracketed(x);
    if (asks === 'missing') {
      const rest = left - c * x;
      if (rest === 0 || rest === x) return undefined;
      return {
        stem: `${maths(`x = ${x}`)} is the solution of ${maths(String.raw`${line(a, b)} = ${c}x + \square`)}. What number belongs in the box?`,
        key: q(rest),
        slips: [
          [q(left), 'This is the value of the whole left side. The other side has x in it as well.'],
          [q(left + c * x), `This adds ${c} times x. It has to be taken off what the left side is.`],
          [q(b), 'This copies the number of the left side. The two sides have different numbers of x.'],
          [q(-rest), 'This has the wrong sign. Put both numbers in to check.'],
          [q(left - c), `This subtracts ${c}. It is ${c} times x.`],
        ],
        show: plain,
        why: `An equation says that both sides have the same value. The left side is ${left}, and ${c} times ${put} is ${c * x}.`.replaceAll(
          /(?<![\d(])-(?=\d)/g,
          '−',
        ),
        steps: [
          `Left side: ${maths(String.raw`${a} \times ${put} ${signed(b)} = ${left}`)}`,
          `Right side so far: ${maths(String.raw`${c} \times ${put} = ${c * x}`)}`,
          maths(`${left} - ${bracketed(c * x)} = ${rest}`),
        ],
        hints: ['The sign = says that both sides have the same value.', `Put ${plain(x)} in the place of x on each side.`],
        drawn: { asks, a, b, c, d, x },
      };
    }
    const key = asks === 'left' ? left : Math.abs(left - right);
    return {
      stem:
        asks === 'left'
          ? `Somebody says that ${maths(`x = ${x}`)} is the solution of ${maths(`${line(a, b)} = ${left + pick([-3, -2, -1, 1, 2, 3])}`)}. Check it: what is the value of the left side for ${maths(`x = ${x}`)}?`
          : `Somebody says that ${maths(`x = ${x}`)} is the solution of ${maths(`${line(a, b)} = ${line(c, d)}`)}. Put it in: by how much do the two sides differ?`,
      key: q(key),
      slips:
        asks === 'left'
          ? [
              [
                q(Number(`${x < 0 ? '-' : ''}${a}${Math.abs(x)}`) + b),
                `This writes ${a} and ${plain(x)} side by side. ${maths(`${a}x`)} means ${a} times x.`,
              ],
              [q(a + x + b), `This adds ${a} and x. ${maths(`${a}x`)} means ${a} times x.`],
              [q(a * (x + b)), 'This adds before multiplying.'],
              [q(a * x - b), 'This has the wrong sign on the last number.'],
              [q(a * x), 'This forgets the last number.'],
              [q(-a * x + b), 'This loses the sign of x.'],
            ]
          : [
              [q(Math.abs(left + right)), 'This adds the two sides. How far are they apart?'],
              [q(left), 'This is the left side only.'],
              [q(right), 'This is the right side only.'],
              [q(0), 'This would mean that x is a solution. The two sides are not alike.'],
              [q(Math.abs(b - d)), 'This compares only the last numbers. The numbers of x differ as well.'],
            ],
      show: plain,
      why:
        asks === 'left'
          ? `Put ${plain(x)} in the place of x: ${maths(String.raw`${a} \times ${put} ${signed(b)}`)}. It is not the other side, so it is no solution.`
          : `The left side is ${plain(left)} and the right side ${plain(right)}. They are not equal, so it is no solution.`,
      steps:
        asks === 'left'
          ? [maths(String.raw`${a} \times ${put} = ${a * x}`), maths(`${a * x} ${signed(b)} = ${left}`)]
          : [
              `Left side: ${maths(String.raw`${a} \times ${put} ${signed(b)} = ${left}`)}`,
              `Right side: ${maths(String.raw`${c} \times ${put} ${signed(d)} = ${right}`)}`,
              `From ${plain(Math.min(left, right))} to ${plain(Math.max(left, right))} it is ${key}.`,
            ],
      hints: [
        'A letter stands for a number. Put the number in its place wherever it stands.',
        `${maths(`${a}x`)} is short for ${a} × x. Multiply before you add.`,
      ],
      drawn: { asks, a, b, c, d, x },
    };
  },
);
