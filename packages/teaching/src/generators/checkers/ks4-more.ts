import { close, figureOf, list, num, numbersInStem, shows, textsInTex, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const rounded = (value: number, exactly: number): boolean => Math.abs(value - exactly) <= 0.0500001;

const middleOf = (part: readonly number[]): number => part[(part.length - 1) / 2] ?? Number.NaN;

export const ks4MoreCheckers: Checkers = {
  'maths-quadratic-nth-term': (option, question) =>
    list(question, 'shown').every((term, index) => close(valuesIn(option, { n: index + 1 })[0] ?? Number.NaN, term)),
  'maths-completing-the-square': (option, question) => {
    const formula = (textsInTex(question.stem)[0] ?? '').replace('y = ', '');
    const [x = 0, y = 0] = question.stem.includes('turning') ? valuesIn(option) : [];
    // The lowest point by looking left and right of it; the square form by putting numbers in.
    if (question.stem.includes('turning'))
      return close(texValue(formula, { x }), y) && [0.1, -0.1].every((by) => texValue(formula, { x: x + by }) > y);
    return (
      /^\$\(x [+-] \d+\)\^2/.test(option) &&
      [0, 1.7, -2.3].every((at) => close(valuesIn(option, { x: at })[0] ?? Number.NaN, texValue(formula, { x: at })))
    );
  },
  'maths-quadratic-formula': (option, question) => {
    const left = (textsInTex(question.stem)[0] ?? '').split('=')[0] ?? '';
    return ['+', '-'].every((sign) => Math.abs(texValue(left, { x: first(option.replace(String.raw`\pm`, sign)) })) < 1e-8);
  },
  'maths-functions': (option, question) => {
    const [f = '', second = ''] = textsInTex(question.stem).map((text) => text.split('= ')[1] ?? '');
    const asked = textsInTex(question.stem).at(-1) ?? '';
    const x = Number(/\((-?\d+)\)/.exec(asked)?.[1]);
    if (asked.includes('^{-1}')) return close(texValue(f, { x: first(option) }), x);
    const inner = asked.startsWith('fg') ? texValue(second, { x }) : asked.startsWith('gf') ? texValue(f, { x }) : x;
    return close(texValue(asked.startsWith('g') ? second : f, { x: inner }), first(option));
  },
  'maths-direct-inverse-proportion': (option, question) => {
    const [x = 0, y = 0, to = 0] = textsInTex(question.stem).map((text) => Number((text.split('= ')[1] ?? '').replace('{,}', '')));
    const power = question.stem.includes('square') ? 2 : 1;
    return question.stem.includes('inversely')
      ? close(first(option) * to ** power, y * x ** power)
      : close(first(option) * x ** power, y * to ** power);
  },
  'maths-rearranging-formulae': (option, question) => {
    const [, right = ''] = (textsInTex(question.stem).find((text) => text.includes('y = ')) ?? '').split('y = ');
    return [3.7, 6.1].every((x) => close(valuesIn(option, { y: texValue(right, { x }) })[0] ?? Number.NaN, x));
  },
  'maths-recurring-decimals': (option, question) => Math.abs(first(option) - Number(word(question, 'decimal'))) < 1e-10,
  'maths-sine-cosine-rule': (option, question) => {
    const rad = Math.PI / 180;
    const [angleA, angleB, b, c] = [num(question, 'angleA') * rad, num(question, 'angleB') * rad, num(question, 'b'), num(question, 'c')];
    // Put the triangle on a grid: A at the origin, B or C along the axis, and measure.
    const height = b * Math.sin(angleA);
    if (word(question, 'kind') === 'cosine angle') {
      // Draw BC opposite the angle: the true one closes the triangle.
      const [angle, a] = [first(option) * rad, num(question, 'a')];
      const gap = (turn: number): number => Math.hypot(c - b * Math.cos(turn), b * Math.sin(turn)) - a;
      return gap(angle - 0.05 * rad) <= 1e-9 && gap(angle + 0.05 * rad) >= -1e-9;
    }
    if (word(question, 'kind') === 'area') return rounded(first(option), (c * height) / 2);
    if (word(question, 'kind') === 'sine') return rounded(first(option), height / Math.sin(angleB));
    return rounded(first(option), Math.hypot(c - b * Math.cos(angleA), height));
  },
  'maths-histograms': (option, question) => {
    const [from = 0, to = 0] = numbersInStem(question);
    if (question.figure?.kind === 'table') {
      const row = question.figure.rows.find(([name]) => name === `${from} < x ≤ ${to}`);
      return close(first(option) * (to - from), Number(row?.[1]));
    }
    const bar = figureOf(question, 'histogram').classes.find((one) => one.from === from && one.to === to);
    return close((bar?.density ?? Number.NaN) * (to - from), first(option));
  },
  'maths-box-plots': shows((question) => {
    const values = list(question, 'values');
    const half = (values.length - 1) / 2;
    // Halve the list twice.
    const [q1, middle, q3] = [middleOf(values.slice(0, half)), middleOf(values), middleOf(values.slice(half + 1))];
    return { median: middle, lower: q1, upper: q3, range: q3 - q1 }[word(question, 'asks')] ?? Number.NaN;
  }),
  'maths-iteration': shows((question) => {
    const [start = '', rule = '', last = ''] = textsInTex(question.stem);
    let x = Number(start.split('= ')[1]);
    const steps = Number(/\{(\d+)\}/.exec(last)?.[1]) - 1;
    for (let step = 0; step < steps; step += 1) x = texValue((rule.split('= ')[1] ?? '').replace('x_n', '(x)'), { x });
    return x;
  }),
};
