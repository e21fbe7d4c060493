import { close, figureOf, list, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { texValue, valuesIn } from './tex-value.ts';
import { formulaInStem } from './ks2.ts';
import { minutesOf } from './reception-and-time.ts';

/** The sieve: crosses out what is in a times table. */
const primes = ((): ReadonlySet<number> => {
  const left = new Set(Array.from({ length: 198 }, (_, index) => index + 2));
  for (let by = 2; by < 15; by += 1) for (let x = by * 2; x < 200; x += by) left.delete(x);
  return left;
})();
const asMinutes = (text: string): number => {
  const [, hour = '', minutes = '', half = ''] = /(\d+):(\d\d)(?: (am|pm))?/.exec(text) ?? [];
  return ((half === '' ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minutes)) % 1440;
};

export const ks2MoreCheckers: Checkers = {
  'maths-long-division': formulaInStem,
  'maths-fraction-times': formulaInStem,
  'maths-fraction-divided': shows(({ stem }) => texValue(textsInTex(stem).at(-1) ?? '')),
  'maths-decimal-places': (option, question) => {
    // The right one has so many decimals, and of all such numbers none lies nearer.
    const [number = 0] = numbersInStem(question);
    const places = question.stem.includes('whole number') ? 0 : Number(/to (\d) decimal/.exec(question.stem)?.[1]);
    const decimals = option.split('.')[1]?.length ?? 0;
    const [value, half] = [Number(option.replaceAll(',', '')), 0.5 / 10 ** places];
    // Half way goes up.
    return decimals === places && value - number <= half + 1e-9 && number - value < half - 1e-9;
  },
  'maths-factors-and-multiples': (option, question) => {
    const x = Number(option);
    const [first = 0, second = 0] = numbersInStem(question);
    switch (word(question, 'asks')) {
      case 'factor':
        return first / x === Math.floor(first / x);
      case 'multiple':
        return x / first === Math.floor(x / first);
      case 'shared factor':
        return first / x === Math.floor(first / x) && second / x === Math.floor(second / x);
      case 'common multiple':
        return x / first === Math.floor(x / first) && x / second === Math.floor(x / second);
      case 'lowest common multiple':
        return search((y) => y / first === Math.floor(y / first) && y / second === Math.floor(y / second), 1) === x;
      case 'count': {
        let pairs = 0;
        for (let a = 1; a <= first; a += 1) for (let b = 1; b <= first; b += 1) if (a * b === first) pairs += 1;
        return pairs === x;
      }
      default: {
        let [a, b] = [first, second];
        while (b > 0) [a, b] = [b, a % b];
        return a === x;
      }
    }
  },
  'maths-primes-squares-cubes': (option, question) => {
    const kind = word(question, 'kind');
    if (kind === 'prime') return primes.has(Number(option));
    if (kind === 'sum') return formulaInStem(option, question);
    if (question.stem.includes('Which')) return Number.isInteger(Number(Math.cbrt(valuesIn(option)[0] ?? Number.NaN).toFixed(9)));
    const [root = 0] = numbersInStem(question);
    return close(Math.cbrt(valuesIn(option)[0] ?? Number.NaN), root)
      ? kind === 'cube'
      : kind === 'square' && Math.sqrt(Number(option)) === root;
  },
  'maths-compare-fractions': (option, question) => {
    const x = valuesIn(option)[0] ?? Number.NaN;
    return list(question, 'values').every((other) => (question.stem.includes('greatest') ? x >= other - 1e-9 : x <= other + 1e-9));
  },
  'maths-mixed-numbers': (option, question) => {
    const formula = /\$([^$]+)\$/.exec(question.stem)?.[1] ?? '';
    const isMixed = /\$\d+\\frac/.test(option);
    return isMixed === question.stem.includes('as a mixed') && close(valuesIn(option)[0] ?? Number.NaN, texValue(formula));
  },
  'maths-multiply-by-10-100-1000': shows((question) => {
    const [start = 0, by = 0] = numbersInStem(question);
    return question.stem.includes('×') ? start * by : start / by;
  }),
  'maths-add-decimals': (option, question) => {
    const [a = 0, b = 0] = numbersInStem(question);
    return close(question.stem.includes('−') ? Number(option) + b : Number(option) - b, a);
  },
  'maths-clock-to-the-minute': (option, question) => {
    const { hour, minute } = figureOf(question, 'clock');
    const told = option.includes(':') ? asMinutes(option) : minutesOf(option);
    return told % 720 === ((hour % 12) * 60 + minute) % 720;
  },
  'maths-24-hour-clock': (option, { stem }) =>
    /am|pm/.test(option) !== /\d (?:am|pm)\b/.test(stem) && asMinutes(option) === asMinutes(stem),
  'maths-coordinates': (option, question) => {
    const [a = 0, b = 0] = valuesIn(option);
    if (word(question, 'corner') === 'no') {
      const [point] = figureOf(question, 'graph').points ?? [];
      return a === point?.at[0] && b === point.at[1];
    }
    const corners = (figureOf(question, 'graph').points ?? []).map(({ at }) => at);
    // The diagonals of a rectangle share their middle.
    const [at, right, up] = corners;
    return at !== undefined && right !== undefined && up !== undefined && a + at[0] === right[0] + up[0] && b + at[1] === right[1] + up[1];
  },
  'maths-volume-cuboid': (option, question) => {
    const x = valuesIn(option)[0] ?? 0;
    const { width, depth, height } = figureOf(question, 'solid');
    const [b = 0, c = 0, last] = [width, depth, height].map((text) => Number.parseFloat(text ?? ''));
    const a = word(question, 'asks') === 'volume' ? (last ?? 0) : (numbersInStem(question)[0] ?? 0);
    return word(question, 'asks') === 'volume'
      ? sumOf(Array.from({ length: c }, () => sumOf(Array.from({ length: b }, () => a)))) === x
      : b * c * x === a;
  },
  'maths-bar-model-problems': (option, question) => {
    const x = Number(option);
    const [first = 0, second = 0] = numbersInStem(question);
    if (word(question, 'asks') === 'more') return x + (x + first) === second;
    return word(question, 'asks') === 'gap' ? x * first - x === second : x * first + x === second;
  },
  'maths-simple-formulae': shows((question) => {
    const formula = /c = ([^$]+)\$/.exec(question.stem)?.[1] ?? '';
    const cost = Number(/The cost is £(\d+)/.exec(question.stem)?.[1]);
    const given = Number(/for (\d+) (?:miles|hours)\?/.exec(question.stem)?.[1]);
    return word(question, 'back') === 'yes' ? search((n) => texValue(formula, { n }) === cost) : texValue(formula, { n: given });
  }),
};
