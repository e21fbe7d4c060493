import { type Checkers, close, num, textsInTex, word } from './checker.ts';
import { leadsTo } from './form-checks.ts';
import { valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
const numberAfter = (stem: string, words: RegExp): number =>
  Number((new RegExp(String.raw`${words.source} (-?[\d,]*\.?\d+)`).exec(stem)?.[1] ?? '').replaceAll(',', ''));
const signOf = (stem: string): number => (/ upper bound(?! and)/.test(stem) ? 1 : -1);

/** What may be the true value: all that is rounded, or cut off, to what was written. */
const mayBe = (x: number, { value, unit, kind }: { value: number; unit: number; kind: string }): boolean => {
  const steps = x / unit;
  const near = Math.round(steps * 1e6) / 1e6;
  return close((kind === 'rounded' ? Math.floor(near + 0.5) : Math.floor(near)) * unit, value);
};

/** The two ends and the two signs of “$1 \leq x < 2$”. */
const readInterval = (stem: string): { low: number; high: number; signs: string } => {
  const tex = textsInTex(stem).at(-1)?.replaceAll('{,}', '') ?? '';
  const [, low, one = '', two = '', high] = /^(-?[\d.]+) (\\leq|<) \w (\\leq|<) (-?[\d.]+)$/.exec(tex) ?? [];
  return { low: Number(low), high: Number(high), signs: `${one} ${two}` };
};

export const accuracyFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-bounds': {
    'from bound': (option, { stem }) =>
      close(first(option) + (signOf(stem) * numberAfter(stem, /nearest/)) / 2, numberAfter(stem, /bound is/)),
    'wrong bound': leadsTo(
      (stem) => ({ a: numberAfter(stem, /\bis/), gap: numberAfter(stem, /nearest/), sign: signOf(stem) }),
      (stem) => numberAfter(stem, /bound is/),
      {
        'It goes a whole unit away, not half.': ({ a, gap, sign }) => a + sign * gap,
        'It is the lower bound.': ({ a, gap, sign }) => (sign > 0 ? a - gap / 2 : Number.NaN),
        'It is the upper bound.': ({ a, gap, sign }) => (sign < 0 ? a + gap / 2 : Number.NaN),
        'It stops just short of the bound.': ({ a, gap, sign }) => a + sign * 0.4 * gap,
        'It is the rounded number itself.': ({ a }) => a,
      },
    ),
    'bounds apart': (option, question) => {
      const [a, gap, times] = [num(question, 'a'), num(question, 'gap'), num(question, 'times')];
      return close(first(option), times * (a + gap / 2) - times * (a - gap / 2));
    },
    'surely fits': (option, question) => {
      const [space, gap] = [num(question, 'a'), num(question, 'gap')];
      const fits = (width: number): boolean => width + gap / 2 <= space - gap / 2 + 1e-9;
      const width = first(option);
      return close(width / gap, Math.round(width / gap)) && fits(width) && !fits(width + gap);
    },
    perimeter: (option, question) => {
      const half = signOf(question.stem) / 2;
      const corners = [num(question, 'a') + half, num(question, 'b') + half];
      return close(
        first(option),
        [...corners, ...corners].reduce((a, b) => a + b, 0),
      );
    },
    difference: (option, question) => {
      const ends = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((y) => num(question, 'a') + x - (num(question, 'b') + y)));
      return close(first(option), signOf(question.stem) > 0 ? Math.max(...ends) : Math.min(...ends));
    },
    calculation: (option, question) => {
      const ends = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((y) => (num(question, 'a') + x) * (num(question, 'b') + y)));
      return close(first(option), signOf(question.stem) > 0 ? Math.max(...ends) : Math.min(...ends));
    },
  },
  'maths-error-intervals': {
    'from interval': (option, question) => {
      const { low, high } = readInterval(question.stem);
      const given = { value: first(option), unit: num(question, 'unit'), kind: word(question, 'kind') };
      const inside = high - given.unit / 1000;
      return mayBe(low, given) && mayBe(inside, given) && !mayBe(high, given);
    },
    belongs: (option, question) =>
      mayBe(first(option), { value: num(question, 'value'), unit: num(question, 'unit'), kind: word(question, 'kind') }),
    'wrong interval': (option, question) => {
      const { low, high, signs } = readInterval(question.stem);
      const given = { value: num(question, 'value'), unit: num(question, 'unit'), kind: word(question, 'kind') };
      const endsFit =
        mayBe(low, given) && !mayBe(low - given.unit / 1000, given) && !mayBe(high, given) && mayBe(high - given.unit / 1000, given);
      if (endsFit)
        return option === (signs === String.raw`\leq \leq` ? 'It lets the upper end belong to it.' : 'The two signs have changed places.');
      const isMiddle = close((low + high) / 2, given.value);
      if (close(high - low, 2 * given.unit)) return option === 'It goes a whole unit to both sides.';
      return option === (isMiddle ? 'It is the interval for rounding.' : 'It is the interval for truncating.');
    },
  },
};
