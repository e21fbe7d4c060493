import { close, num, textsInTex, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { formulaInStem } from './ks2.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;

export const ks3SignsAndEquationsCheckers: Checkers = {
  'maths-directed-add-subtract': (option, question) => {
    const [a, value] = [num(question, 'a'), first(option)];
    const [b, end] = word(question, 'gap') === 'yes' ? [value, num(question, 'key')] : [num(question, 'b'), value];
    // Walk along the number line: the end less the start is the step.
    return close(end - a, word(question, 'kind') === 'add' ? b : -b);
  },
  'maths-powers-in-order': formulaInStem,
  'maths-directed-multiply-divide': (option, question) => close(first(option), texValue(word(question, 'shown').replace('^2', '^{2}'))),
  'maths-equations-brackets-fractions': (option, question) => {
    const [left = '', right = ''] = word(question, 'equation').split(' = ');
    return close(texValue(left, { x: first(option) }), texValue(right, { x: first(option) }));
  },
  'maths-collect-like-terms': (option, question) => {
    const [shown = ''] = textsInTex(option);
    return [1.3, -2.7].every((at) => {
      const place = { x: at, y: 0.7, a: at, b: 0.7, p: at, q: 0.7, m: at, n: 0.7 };
      return close(texValue(shown, place), texValue(word(question, 'shown'), place));
    });
  },
  'maths-form-and-solve-equations': (option, question) => {
    const [m, k, total, value] = [num(question, 'm'), num(question, 'k'), num(question, 'total'), first(option)];
    switch (word(question, 'kind')) {
      case 'think':
      case 'cost':
        return value * m + k === total;
      case 'triangle':
        return value + value + k === total;
      case 'angles':
        return m * value + value + num(question, 'rest') === total;
      case 'ages':
        return value + (value - k) === total;
      default:
        return m * value + (value + k) + m * value + (value + k) === total;
    }
  },
  'maths-continue-sequences': (option, question) => {
    const [d, r] = [num(question, 'd'), num(question, 'r')];
    let term = num(question, 'start');
    for (let place = 2; place <= num(question, 'place'); place += 1) {
      term =
        { linear: term + d, times: term * r, growing: term + Math.abs(d) + place - 1, rule: r * term - Math.abs(d) }[
          word(question, 'kind')
        ] ?? Number.NaN;
    }
    return term === first(option);
  },
};
