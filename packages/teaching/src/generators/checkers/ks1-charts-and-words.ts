import { figureOf, num, numbersInStem, search, shows, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { countsShown } from './read-pictures.ts';

const small: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((name, at) => [name, at]),
);
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const numberInWords = (text: string): number => sumOf(text.split('-').map((part) => small[part] ?? tens[part] ?? Number.NaN));

export const ks1ChartsAndWordsCheckers: Checkers = {
  'maths-tallies-and-tables': shows((question) => {
    const counts = countsShown(question);
    const [one = 0, other = 0] = counts;
    switch (word(question, 'asks')) {
      case 'one':
        return one;
      case 'more':
        return search((x) => other + x === one);
      case 'both':
        return sumOf([one, other]);
      default:
        return sumOf(counts);
    }
  }),
  'maths-count-to-twenty': shows((question) =>
    sumOf(figureOf(question, 'objects').groups.map(({ count, crossedOut = 0 }) => count - crossedOut)),
  ),
  'maths-number-words-to-100': (option, question) =>
    /in words|Which word/.test(question.stem)
      ? numberInWords(option) === numbersInStem(question)[0]
      : shows(() => numberInWords(word(question, 'words')))(option, question),
  'maths-ten-and-some-more': shows((question) => {
    if (word(question, 'asks') === 'all') {
      const { tens: rods, ones } = figureOf(question, 'base-ten');
      return rods * 10 + ones;
    }
    const total = 10 + num(question, 'some');
    return search((x) => x + (word(question, 'asks') === 'more' ? 10 : num(question, 'some')) === total);
  }),
};
