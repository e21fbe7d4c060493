import { close, num, textsInTex, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const isValueOf: Checker = (option, question) => close(first(option), texValue(word(question, 'expression')));

const isStandard = (option: string): boolean => {
  const found = /^\$(\d(?:\.\d+)?) \\times 10\^\{-?\d+\}\$$/.exec(option);
  return found !== null && Number(found[1]) >= 1;
};

export const ks4PowersAndSurdsCheckers: Checkers = {
  'maths-multiply-surds': isValueOf,
  'maths-add-surds': isValueOf,
  'maths-surd-brackets': isValueOf,
  'maths-rationalise-denominators': (option, question) => isValueOf(option, question) && !option.includes('frac'),
  'maths-negative-powers': (option, question) => {
    const [n, d, k, p] = [num(question, 'n'), num(question, 'd'), num(question, 'k'), num(question, 'p')];
    const base = { flat: n, scaled: d, fraction: n / d }[word(question, 'shape')] ?? Number.NaN;
    // A negative power undoes the positive one.
    return close((first(option) / k) * base ** p, 1);
  },
  'maths-power-zero': (option, question) => {
    const expression = word(question, 'expression').replaceAll(/\^(\d)/g, '^{$1}');
    return close(first(option), texValue(expression));
  },
  'maths-same-base': (option, question) => {
    const [left = '', right = ''] = word(question, 'equation').split('=');
    const n = first(option);
    return close(texValue(left, { n }), texValue(right.replace('^n', '^{n}'), { n }));
  },
  'maths-standard-form-large': (option, question) => isStandard(option) && close(first(option), num(question, 'value')),
  'maths-standard-form-back': (option, question) => {
    const given = num(question, 'first') * 10 ** num(question, 'power');
    if (word(question, 'asks') === 'back') return Math.abs(first(option) / given - 1) < 1e-9;
    const small = num(question, 'first') * 10 ** num(question, 'other');
    return Math.abs((first(option) * small) / (num(question, 'big') * 10 ** num(question, 'bigPower')) - 1) < 1e-9;
  },
  'maths-standard-form-add': (option, question) => {
    const [a = '', b = ''] = textsInTex(word(question, 'sum'));
    const total = word(question, 'sum').includes('−') ? texValue(a) - texValue(b) : texValue(a) + texValue(b);
    return isStandard(option) && Math.abs(first(option) / total - 1) < 1e-9;
  },
};
