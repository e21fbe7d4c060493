import { type Checkers, close, list, num, search, textsInTex, word } from './checker.ts';
import { findsMistake } from './form-checks.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;
const spots = [1.3717, -2.163, 4.219];
const sameEverywhere = (one: string, other: string): boolean => spots.every((x) => close(texValue(one, { x }), texValue(other, { x })));
const texOf = (option: string): string => textsInTex(option)[0] ?? option;
const at = (tex: string, letter: string, value: number): number => texValue(tex, { [letter]: value });
/** Which terms of what was said differ from what is right, in x², x and 1: by values at three places. */
const partsOf = (tex: string): readonly [number, number, number] => {
  const [zero, plus, minus] = [0, 1, -1].map((x) => texValue(tex, { x })) as [number, number, number];
  return [(plus + minus) / 2 - zero, (plus - minus) / 2, zero];
};

export const expressionFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-expand-double-brackets': {
    coefficient: (option, { stem }) => close(first(option), partsOf(textsInTex(stem)[0] ?? '')[1]),
    'missing number': (option, { stem }) => {
      const [left = '', right = ''] = textsInTex(stem);
      return sameEverywhere(left.replace(String.raw`\square`, String(first(option))), right);
    },
    'wrongly expanded': (option, { stem }) => {
      const [given = '', said = ''] = textsInTex(stem);
      const [right, wrong] = [partsOf(given), partsOf(said)];
      if (!close(right[1], wrong[1]))
        return option === (close(wrong[1], 0) ? 'Two of the four products are missing.' : 'The sign of the middle term is wrong.');
      return option === (close(wrong[2], -right[2]) ? 'The sign of the last number is wrong.' : 'The last numbers were added.');
    },
    'which expands': (option, { stem }) => sameEverywhere(texOf(option), textsInTex(stem)[0] ?? ''),
    area: (option, { stem }) => {
      const [long = '', wide = ''] = textsInTex(stem);
      return sameEverywhere(texOf(option), `${long}${wide}`);
    },
  },
  'maths-index-laws': {
    'missing index': (option, question) => {
      const letter = word(question, 'letter');
      const [left = '', right = ''] = word(question, 'tex')
        .replace(String.raw`\square`, String(first(option)))
        .split('=');
      return close(at(left, letter, 1.7), at(right, letter, 1.7));
    },
    'wrong indices': (option, question) => {
      const letter = word(question, 'letter');
      const [given = '', said = ''] = textsInTex(question.stem);
      // What stands in front is the value at 1, and the power is how it grows from 1 to 2.
      const parts = (tex: string): readonly [number, number] => [
        at(tex, letter, 1),
        Math.round(Math.log2(at(tex, letter, 2) / at(tex, letter, 1))),
      ];
      const [right, wrong] = [parts(given), parts(said)];
      const inFront = Array.from(given.matchAll(/(?<![\d^]|\^\{)(\d+)(?=[a-z])/g), ([, digits]) => Number(digits));
      const powers = Array.from(given.matchAll(/\^\{(\d+)\}/g), ([, digits]) => Number(digits));
      const [k = 1, j = 1, m = 1, n = 1] = [...inFront, ...(inFront.length < 2 ? [1] : []), ...powers];
      const isFront = !close(right[0], wrong[0]);
      const isPower = right[1] !== wrong[1];
      if (isFront && isPower)
        return option === 'The numbers were added and the powers multiplied.' && wrong[0] === k + j && wrong[1] === m * n;
      if (isFront)
        return (
          {
            'The numbers in front were added.': wrong[0] === k + j && given.includes('times'),
            'The numbers in front were subtracted.': wrong[0] === k - j && given.includes('frac'),
            'The numbers in front were not divided.': wrong[0] === k && given.includes('frac'),
            'The number in front was left as it is.': wrong[0] === k && given.startsWith('('),
            'The number in front was multiplied by the power.': wrong[0] === k * n && given.startsWith('('),
          }[option] ?? false
        );
      return (
        {
          'The powers were multiplied.': wrong[1] === m * n && !given.startsWith('('),
          'The powers were subtracted.': wrong[1] === m - n && given.includes('times'),
          'The powers were added.': wrong[1] === m + n && !given.includes('times'),
          'The power was raised to the power.': wrong[1] === m ** n && given.startsWith('('),
        }[option] ?? false
      );
    },
    'which power': (option, question) => {
      const letter = word(question, 'letter');
      return close(at(texOf(option), letter, 1.3), at(textsInTex(question.stem)[0] ?? '', letter, 1.3));
    },
    'power of a number': (option, question) => close(num(question, 'base') ** first(option), texValue(word(question, 'tex'))),
  },
  'maths-negative-fractional-indices': {
    'which index': (option, question) => close(num(question, 'n') ** first(option), num(question, 'value')),
    'wrong power': (option, { stem }) => {
      const [tex = '', said = ''] = textsInTex(stem);
      const [right, wrong] = [texValue(tex), texValue(said)];
      const [base = '', index = ''] = [/^\d+/.exec(tex)?.[0], /\^\{(.*)\}$/.exec(tex)?.[1]];
      const minus = index.startsWith('-');
      if (close(wrong, Number(base) * texValue(index))) return option === 'The number was multiplied by the power.';
      if (minus && close(wrong, -1 / right)) return option === 'The minus was put before the answer.';
      if (minus && close(wrong, 1 / right)) return option === 'The minus of the power was left out.';
      if (!minus && close(wrong, 1 / right)) return option === 'It was taken as a negative power.';
      if (!minus && close(wrong, -right)) return option === 'A minus was put before the answer.';
      return (
        option === (minus ? 'The root was left out.' : 'It was squared, and no root was taken.') &&
        close(wrong, minus ? 1 / Number(base) : Number(base) ** 2)
      );
    },
    'written without': (option, { stem }) => close(first(option), texValue(textsInTex(stem)[0] ?? '')),
  },
  'maths-factorise-single-bracket': {
    outside: (option, question) => sameEverywhere(`${texOf(option)}(${word(question, 'inside')})`, word(question, 'expression')),
    'not fully': (option, { stem }) => {
      const [given = '', said = ''] = textsInTex(stem);
      const [right, wrong] = [partsOf(given), partsOf(said)];
      const differ = [0, 1, 2].filter((place) => !close(right[place] ?? 0, wrong[place] ?? 0));
      if (differ.length === 0) return option === 'There is still a common factor inside.';
      const isFirst = differ.every((place) => place === right.findIndex((part) => !close(part, 0)));
      const place = differ[0] ?? 0;
      if (isFirst) return option === 'Only the second term was divided.';
      return option === (close(wrong[place] ?? 0, -(right[place] ?? 0)) ? 'The sign inside is wrong.' : 'Only the first term was divided.');
    },
    'missing side': (option, question) => sameEverywhere(`${word(question, 'outer')}(${texOf(option)})`, word(question, 'expression')),
  },
  'maths-surds': {
    'under one root': (option, { stem }) => close(Math.sqrt(first(option)), texValue(textsInTex(stem)[0] ?? '')),
    'square factor': (option, question) => {
      const inside = num(question, 'inside');
      const squares = Array.from({ length: 40 }, (_, x) => (x + 1) ** 2);
      return first(option) === squares.findLast((square) => inside % square === 0);
    },
    'wrong surd': (option, question) => {
      const [inside, a, root] = [num(question, 'inside'), num(question, 'a'), num(question, 'root')];
      const said = texValue(textsInTex(question.stem)[1] ?? '') ** 2;
      return (
        {
          'The square number was taken out as it is.': close(said, inside * a * a),
          'The two numbers have changed places.': close(said, root * root * a),
          'Too much was left under the root.': close(said, inside * a),
          'The number was halved.': close(Math.sqrt(said), inside / 2),
        }[option] ?? false
      );
    },
    largest: (option, question) => close(first(option) ** 2, Math.max(...list(question, 'squares'))),
    side: (option, question) => {
      const under = Number(/sqrt\{(\d+)\}/.exec(option)?.[1] ?? 1);
      const side = first(option) / num(question, 'times');
      return close(side * side, num(question, 'inside')) && [2, 3, 4, 5, 6, 7].every((x) => under % (x * x) > 0);
    },
  },
  'maths-rationalise-denominators': {
    'multiply by': (option, question) => {
      const below = texValue(`(${word(question, 'below')})(${texOf(option)})`);
      // No root is left below, and it is not only the bottom itself times a number that happens to be whole.
      return close(below, Math.round(below)) && Math.abs(below) > 0.5 && texOf(option).includes('sqrt') && !texOf(option).startsWith('-');
    },
    'which top': (option, { stem }) => {
      const [over = '', result = ''] = textsInTex(stem);
      return first(option) === search((k) => close(texValue(over, { k }), texValue(result)));
    },
    'wrong line': findsMistake((tex) => texValue(tex)),
    'new bottom': (option, question) => close(first(option), texValue(`(${word(question, 'below')})(${word(question, 'by')})`)),
  },
};
