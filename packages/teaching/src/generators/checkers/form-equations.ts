import { type Checker, type Checkers, close, num, search, textsInTex, word } from './checker.ts';
import { findsMistake } from './form-checks.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
const asTex = (text: string): string => text.replaceAll('²', '^2');
/** Left side less right side. */
const gapAt = (equation: string, at: Readonly<Record<string, number>>): number => {
  const [left = '', right = ''] = asTex(equation).split('=');
  return texValue(left, at) - texValue(right, at);
};
/** The number in front of y. */
const slopeInY = (equation: string): number => gapAt(equation, { x: 0, y: 1 }) - gapAt(equation, { x: 0, y: 0 });
/** Where both sides are equal, of a linear equation. */
const rootOf = (equation: string): number => {
  const [zero, one] = [gapAt(equation, { x: 0 }), gapAt(equation, { x: 1 })];
  return zero === one ? Number.NaN : zero / (zero - one);
};
const holds = (tex: string, x: number): boolean => {
  const [, left = '', sign = '', right = ''] = /^(.*) (<|>|\\leq|\\geq) (.*)$/.exec(tex) ?? [];
  const [a, b] = [texValue(left, { x }), texValue(right, { x })];
  return { '<': a < b, '>': a > b, '\\leq': a <= b, '\\geq': a >= b }[sign] ?? false;
};
const tried = Array.from({ length: 801 }, (_, at) => (at - 400) / 4);
const equationsIn = (stem: string): readonly string[] => textsInTex(stem).filter((tex) => tex.includes('='));
const fitsAll = (equations: readonly string[], at: Readonly<Record<string, number>>): boolean =>
  equations.every((one) => close(gapAt(one, at), 0));

/** For what the answer said comes: each mistake made again from the numbers of the stem. */
const inequalityMistakes: Checker = (option, question) => {
  const [a, b, right] = [num(question, 'a'), num(question, 'b'), num(question, 'right')];
  const [tex = '', said = ''] = textsInTex(question.stem);
  const [, way = '', value = ''] = /^x (<|>|\\leq|\\geq) (-?\d+)$/.exec(said) ?? [];
  const [edge, bound] = [(right - b) / a, Number(value)];
  // Two numbers away from the end, on the side that the said sign points to.
  const pointsRight = holds(tex, edge + (/>|geq/.test(way) ? 2 : -2));
  if (!pointsRight) return close(bound, edge) && option.startsWith('The sign was');
  if (close(bound, -edge)) return option.startsWith('The number has');
  if (close(bound * a, right + b)) return option.includes('was not undone');
  return close(bound, right - b - a) && option.startsWith('It was subtracted');
};

export const equationFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-linear-equations': {
    'next line': (option, { stem }) => close(rootOf(option), rootOf(textsInTex(stem)[0] ?? '')),
    'wrong line': findsMistake(rootOf),
    'thinks of a number': (option, question) => {
      const [a, b, c, right] = [num(question, 'a'), num(question, 'b'), num(question, 'c'), num(question, 'right')];
      return first(option) === search((x) => a * x + b === c * x + right);
    },
    'which has': (option, { stem }) => close(rootOf(option), Number((textsInTex(stem)[0] ?? '').split('=')[1])),
    'equal sides': (option, question) => {
      const [a, b, c, right] = [num(question, 'a'), num(question, 'b'), num(question, 'c'), num(question, 'right')];
      return first(option) === c * search((x) => a * x + b === c * x + right) + right;
    },
  },
  'maths-linear-inequalities': {
    'end number': (option, { stem }) => {
      const [tex = ''] = textsInTex(stem);
      const x = first(option);
      const out = stem.includes('smallest') ? -1 : 1;
      return Number.isInteger(x) && holds(tex, x) && !holds(tex, x + out);
    },
    'which solves': (option, { stem }) => holds(textsInTex(stem)[0] ?? '', first(option)),
    'wrongly solved': inequalityMistakes,
    taxi: (option, question) => {
      const [tex = ''] = textsInTex(question.stem);
      return holds(tex, first(option)) && !holds(tex, first(option) + 1);
    },
    says: (option, question) => {
      const [a, b, right] = [num(question, 'a'), num(question, 'b'), num(question, 'right')];
      const { stem } = question;
      const fits = (value: number): boolean =>
        stem.includes('at most')
          ? value <= right
          : stem.includes('at least')
            ? value >= right
            : stem.includes('less than')
              ? value < right
              : value > right;
      return tried.every((x) => fits(a * x + b) === holds(textsInTex(option)[0] ?? '', x));
    },
  },
  'maths-simultaneous-equations': {
    prices: (option, question) => {
      const [a, b, c, d, e, f] = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => num(question, name)) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const whole = Array.from({ length: 60 }, (_, x) => x);
      return first(option) === whole.find((x) => whole.some((y) => a * x + b * y === e && c * x + d * y === f));
    },
    'what is left': (option, question) => {
      const equations = equationsIn(question.stem);
      const [x, y] = [num(question, 'x'), num(question, 'y')];
      if (!fitsAll(equations, { x, y })) return false;
      // Only what is true of the solution can follow from the two equations.
      return close(gapAt(option, { x, y }), 0);
    },
    'the other value': (option, { stem }) => {
      const all = equationsIn(stem);
      const x = Number(all.at(-1)?.split('=')[1]);
      return fitsAll(all.slice(0, 2), { x, y: first(option) });
    },
    multiplier: (option, { stem }) => {
      const [one = '', other = ''] = equationsIn(stem);
      return close(Math.abs(first(option) * slopeInY(one)), Math.abs(slopeInY(other)));
    },
    'sum and difference': (option, question) => {
      const [total, more] = [num(question, 'total'), num(question, 'more')];
      return first(option) === search((x) => (word(question, 'twice') === 'yes' ? 2 : 1) * x + (x - more) === total);
    },
  },
  'maths-solve-quadratics': {
    'other solution': (option, question) => {
      const [equation = ''] = equationsIn(question.stem);
      const x = first(option);
      return x !== num(question, 'known') && close(gapAt(equation, { x }), 0);
    },
    'which quadratic': (option, { stem }) => equationsIn(stem).every((one) => close(gapAt(option, { x: Number(one.split('=')[1]) }), 0)),
    'wrong quadratic line': (option, { stem }) => {
      const [start = '', ...lines] = textsInTex(stem);
      const spots = [-3.3, 1.7, 5.9];
      const differs = (equation: string): boolean => spots.some((x) => !close(gapAt(equation, { x }), gapAt(start, { x })));
      const at = lines.findIndex((one) =>
        one.includes(' or ') ? !valuesIn(`$${one}$`).every((x) => close(gapAt(start, { x }), 0)) : differs(one),
      );
      return option === `Line ${at + 1}`;
    },
    rectangle: (option, question) => first(option) === search((x) => x * (x + num(question, 'more')) === num(question, 'area')),
  },
};
