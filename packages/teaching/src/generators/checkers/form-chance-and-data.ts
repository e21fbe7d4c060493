import type { Generated } from '../generator.ts';
import { type Checker, type Checkers, close, figureOf, num, search, textsInTex, word } from './checker.ts';
import { bagOnTree } from './read-pictures.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (text: string): number => valuesIn(text)[0] ?? Number.NaN;

/** Each ordered pair that can really be taken from the bag. */
const pairsOf = (question: Generated): readonly string[] => {
  const [r, all] = bagOnTree(question, [num(question, 'r'), num(question, 'r') + num(question, 'b')]);
  const bag = [...Array.from({ length: r }, () => 'r'), ...Array.from({ length: all - r }, () => 'b')];
  return bag.flatMap((one, i) => bag.flatMap((two, j) => (i === j ? [] : [one + two])));
};
const chanceOf = (question: Generated, wanted: readonly string[]): number => {
  const pairs = pairsOf(question);
  return pairs.filter((pair) => wanted.includes(pair)).length / pairs.length;
};

const secondBranch: Checker = (option, question) => {
  const after = pairsOf(question).filter((pair) => pair.startsWith('r'));
  const wanted = word(question, 'wanted') === word(question, 'first') ? 'rr' : 'rb';
  return close(first(option), after.filter((pair) => pair === wanted).length / after.length);
};

const wrongTree: Checker = (option, question) => {
  const said = texValue(textsInTex(question.stem).at(-1) ?? '');
  const [r, n] = [num(question, 'r'), num(question, 'r') + num(question, 'b')];
  return (
    {
      'The first counter was put back.': close(Math.sqrt(said) * n, r),
      'The bottom of the second fraction was not changed.': close(said * n * n, r * r - r),
      'The top of the second fraction was not changed.': close(said * (n * n - n), r * r),
      'The fractions were added along the branches.': close(said - r / n, (r - 1) / (n - 1)),
    }[option] ?? false
  );
};

const cellsOf = (question: Generated): readonly (readonly number[])[] =>
  figureOf(question, 'table').rows.map((row) => row.slice(1).map(Number));
const fiveOf = (question: Generated, at = 0): readonly number[] => figureOf(question, 'box-plot').plots[at]?.five ?? [];

const width = (values: readonly number[]): number => (values[3] ?? 0) - (values[1] ?? 0);

export const chanceAndDataFormCheckers: Readonly<Record<string, Checkers>> = {
  'maths-probability-two-events': {
    'second branch': secondBranch,
    'same colour': (option, question) => close(first(option), chanceOf(question, ['rr', 'bb'])),
    'wrong tree': wrongTree,
    'in life': (option, question) => close(first(option), chanceOf(question, word(question, 'asks') === 'mixed' ? ['rb', 'br'] : ['rr'])),
    product: (option, question) => close(first(option), chanceOf(question, word(question, 'asks') === 'mixed' ? ['rb'] : ['rr'])),
  },
  'maths-two-way-tables': {
    'how many more': (option, question) => {
      const cells = cellsOf(question);
      const [along, at = '0'] = word(question, 'along').split(' ');
      const pair =
        along === 'row' ? (cells[Number(at)] ?? []).slice(0, 2) : cells.slice(0, 2).map((row) => row[Number(at) - 1] ?? Number.NaN);
      return Math.min(...pair) + first(option) === Math.max(...pair);
    },
    'in words': (option, question) => {
      const { rows } = figureOf(question, 'table');
      const [top = [], middle = [], bottom = []] = rows.map((row) => row.slice(1).map((text) => (text === '' ? Number.NaN : Number(text))));
      const [both = 0, , across = 0] = top;
      // The place that is asked for, found by trying until rows and columns add up.
      if (rows[0]?.[2] === '?') return first(option) === search((x) => x + both === across);
      const [down = 0, , whole = 0] = bottom;
      const isAsked = middle.length === 3 && rows[1]?.[2] === '?';
      return isAsked && first(option) === search((x) => down - both + x === whole - across && across - both + x === whole - down);
    },
    'wrong total': (option, question) => {
      const cells = cellsOf(question);
      const { head, rows } = figureOf(question, 'table');
      const name = /“(.*)”/.exec(option)?.[1] ?? '';
      const row = rows.findIndex(([label]) => label === name);
      const column = head.indexOf(name) - 1;
      const [one = 0, other = 0, total = 0] = row >= 0 ? (cells[row] ?? []) : cells.map((line) => line[column] ?? Number.NaN);
      return one + other !== total;
    },
  },
  'maths-read-box-plots': {
    compare: (option, question) => {
      const [a, b] = [fiveOf(question, 0), fiveOf(question, 1)];
      return option.includes((a[2] ?? 0) > (b[2] ?? 0) ? 'higher' : 'lower') && option.includes(width(a) > width(b) ? 'larger' : 'smaller');
    },
    share: (option, question) => {
      const count = num(question, 'count');
      const { stem } = question;
      // So many quarters lie below each of the three values.
      const below = stem.includes('lower quartile') ? 1 : stem.includes('upper quartile') ? 3 : 2;
      return first(option) * 4 === count * (stem.includes('less than') ? below : 4 - below);
    },
    'wrong spread': (option, question) => {
      const [low = 0, lower = 0, middle = 0, upper = 0, high = 0] = fiveOf(question);
      const said = Number(/is (\d+)\./.exec(question.stem)?.[1]);
      const isRange = !question.stem.includes('interquartile');
      return (
        {
          'The width of the box was taken.': isRange && lower + said === upper,
          'The whole range was taken.': !isRange && low + said === high,
          'Only the right part of the box was taken.': middle + said === upper,
          'The right whisker was taken.': upper + said === high,
          'It is the greatest value.': isRange && said === high,
          'It is the upper quartile.': !isRange && said === upper,
        }[option] ?? false
      );
    },
    'from spread': (option, question) => {
      const [x, known, iqr] = [first(option), num(question, 'known'), num(question, 'iqr')];
      return word(question, 'wants') === 'upper' ? close(x - known, iqr) : close(known - x, iqr);
    },
  },
};
