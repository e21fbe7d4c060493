import { close, num, numbersInStem, search, shows, sumOf, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { angleMarked, anglesAtPoint, angleSought, anglesWritten, areaDrawn, lengthsAlong } from './read-pictures.ts';
import { byForm, firstNumber, greatestBy, lots, numbersIn, worthOf } from './forms.ts';
import type { Generated } from '../generator.ts';

const inBase: Readonly<Record<string, number>> = { km: 1000, m: 1, cm: 0.01, mm: 0.001, kg: 1000, g: 1, litres: 1000, cl: 10, ml: 1 };
const unitRatio = (question: Generated): number =>
  (inBase[word(question, 'from')] ?? Number.NaN) / (inBase[word(question, 'to')] ?? Number.NaN);
const measured = (text: string): number => (numbersIn(text)[0] ?? Number.NaN) * (inBase[text.split(' ').at(-1) ?? ''] ?? Number.NaN);

/** What comes of a number by what is told to be done to it first: “multiply by 100”, “It was divided by 10”. */
const doneTo = (number: number, told: string): number => {
  const [, verb, by = ''] = /(multipl|divid)(?:y|ied|e|ed) by ([\d,]+)/.exec(told) ?? [];
  const factor = Number(by.replaceAll(',', ''));
  if (verb === undefined) return number;
  return verb === 'multipl' ? number * factor : number / factor;
};

const pence = (text: string): number => Math.round(Number(text.replace('£', '')) * 100);
const sumsOfMoney = (text: string): readonly number[] => Array.from(text.matchAll(/£\d+(?:\.\d\d)?/g), ([one]) => pence(one));
/** What everything costs: so many of the first, and then the others. */
const costTold = (text: string): number => {
  const [first = 0, ...others] = sumsOfMoney(text);
  const count = text.includes('each') ? Number(/(\d+) [a-z ]+ at/.exec(text)?.[1]) : 1;
  return count * first + sumOf(others);
};
/** What is bought, and the note that it is paid with. */
const purchaseIn = (stem: string): readonly [cost: number, paid: number] => {
  const [before = '', after = ''] = stem.split(/(?:and |, )pays with/);
  return [costTold(before), sumsOfMoney(after)[0] ?? Number.NaN];
};
const isExactChange: Checker = (option, { stem }) => {
  const [cost, paid] = purchaseIn(stem);
  return cost + pence(option) === paid;
};

/** The change that comes of a mistake, in pence; NaN where the mistake is not one of these. */
const changeAfter = (stem: string, says: string): number => {
  const [cost, paid] = purchaseIn(stem);
  if (says.startsWith('That is what')) return cost;
  if (says.startsWith('Only one')) return paid - costTold((stem.split(/, pays with/)[0] ?? '').replace(/\d+ (?=[a-z ]+ at)/, '1 '));
  if (says.startsWith('The drink')) return paid - costTold((stem.split(/, pays with/)[0] ?? '').replace(/ and a drink.*/, ''));
  if (says.startsWith('The pence')) return paid - cost + 100;
  return paid - cost + (says.includes('lost') ? -10 : 10);
};

const sideCounts: readonly (readonly [RegExp, number])[] = [
  [/triangle/, 3],
  [/square/, 4],
  [/pentagon/, 5],
  [/hexagon/, 6],
  [/octagon/, 8],
];
const sidesIn = (text: string): number => sideCounts.find(([name]) => name.test(text))?.[1] ?? Number.NaN;
/** Squares laid one by one, of which those of the corner are left out. */
const squaresIn = (long: number, wide: number, cutLong = 0, cutWide = 0): number => {
  let squares = 0;
  for (let x = 0; x < long; x += 1) for (let y = 0; y < wide; y += 1) if (x >= cutLong || y >= cutWide) squares += 1;
  return squares;
};
const wayRound = (long: number, wide: number): number => sumOf([long, wide, long, wide]);
const measuredWrongly = (says: string, long: number, wide: number): number => {
  if (/two of the four|length and the width/.test(says)) return sumOf([long, wide]);
  if (says.includes('four sides were added')) return wayRound(long, wide);
  if (says.includes('short sides')) return sumOf([long, long, wide]);
  if (/doubled/.test(says)) return 2 * squaresIn(long, wide);
  if (says.includes('One row')) return squaresIn(long, wide - 1);
  return squaresIn(long, wide);
};
const isMadeMistake =
  (right: (long: number, wide: number) => number): Checker =>
  (option, question) => {
    const [long = 0, wide = 0] = lengthsAlong(question);
    const [told = 0] = numbersInStem(question);
    return measuredWrongly(option, long, wide) === told && told !== right(long, wide);
  };
const twoIn =
  (of: (a: number, b: number) => number) =>
  (text: string): number => {
    const [a = 0, b = 0] = numbersIn(text);
    return of(a, b);
  };

/** A triangle and a straight line make half a turn, all else a whole one. */
const turnOf = (stem: string): number => (/triangle|straight line/.test(stem) ? 180 : 360);
/** How many angles of the picture are marked with one letter: all of them. */
const equalAngles = ({ figure }: Generated): number => {
  const texts =
    figure?.kind === 'polygon' ? (figure.angles ?? []) : figure?.kind === 'angles-at-point' ? figure.angles.map(({ text }) => text) : [];
  return texts.every((text) => text === 'x') ? texts.length : Number.NaN;
};
const anglesIn = (text: string): readonly number[] => Array.from(text.matchAll(/(\d+)°/g), ([, size]) => Number(size));
const angleAfter = (says: string, given: readonly number[], total: number): number => {
  const [wrongTotal] = anglesIn(says);
  if (wrongTotal !== undefined) return wrongTotal - sumOf(given);
  return says.startsWith('Only the first') ? total - (given[0] ?? 0) : sumOf(given);
};

/** Pence of small change; £1 is a hundred. */
const penceIn = (text: string): readonly number[] => numbersIn(text.replaceAll('£1', '100p'));
const madeUpTo = (x: number, [one = 0, other = 0]: readonly number[]): boolean => sumOf([x, Math.min(one, other)]) === Math.max(one, other);

export const primaryMeasuresCheckers: Checkers = {
  'maths-change-small': byForm({
    change: (option, { stem }) => madeUpTo(firstNumber(option), penceIn(stem)),
    price: (option, { stem }) => madeUpTo(firstNumber(option), penceIn(stem)),
    coins: (option, { stem }) => madeUpTo(sumOf(numbersIn(option)), penceIn(stem)),
    more: (option, { stem }) => madeUpTo(firstNumber(option), penceIn(stem)),
  }),
  'maths-angle-facts': byForm({
    missing: shows((question) => {
      if (question.figure?.kind === 'parallel-lines') return angleMarked(question, '?');
      if (question.figure?.kind === 'angles-at-point')
        return anglesAtPoint(question).find(({ text }) => text === '?')?.degrees ?? Number.NaN;
      if (question.figure?.kind === 'polygon' && word(question, 'kind') !== 'isosceles') return angleSought(question);
      return search((x) => sumOf(anglesIn(question.stem)) + x * (word(question, 'kind') === 'isosceles' ? 2 : 1) === turnOf(question.stem));
    }),
    equal: (option, question) => lots(equalAngles(question), firstNumber(option)) === turnOf(question.stem),
    times: (option, question) => {
      const x = firstNumber(option);
      const worth = anglesAtPoint(question).map(({ text }) => lots(Number.parseInt(text, 10) || 1, x));
      return worth.length === 2 && sumOf(worth) === turnOf(question.stem) && question.stem.includes(`${sumOf(worth) / x - 1} times`);
    },
    fit: (option, { stem }) => sumOf(anglesIn(option)) === turnOf(stem),
    mistake: (option, question) => {
      const [given, [told = 0]] = [anglesWritten(question), anglesIn(question.stem)];
      const total = turnOf(question.stem);
      return sumOf([...given, told]) !== total && angleAfter(option, given, total) === told;
    },
    method: (option, question) => {
      const x = worthOf(option);
      return x > 0 && sumOf(anglesWritten(question)) + x === turnOf(question.stem);
    },
  }),
  'maths-perimeter-rectangle': byForm({
    perimeter: (option, question) => {
      const [a = 0, b = 0] = lengthsAlong(question);
      return firstNumber(option) === wayRound(a, b);
    },
    width: (option, question) => {
      const [all = 0] = numbersInStem(question);
      const [long = 0] = lengthsAlong(question);
      return wayRound(long, firstNumber(option)) === all;
    },
    regular: (option, question) => firstNumber(option) === lots(sidesIn(question.stem), numbersInStem(question)[0] ?? 0),
    side: (option, question) => lots(sidesIn(question.stem), firstNumber(option)) === numbersInStem(question)[0],
    compare: greatestBy(twoIn(wayRound)),
    mistake: isMadeMistake(wayRound),
  }),
  'maths-area-rectangle': byForm({
    area: (option, question) => {
      const [long = 0, wide = 0] = lengthsAlong(question);
      return firstNumber(option) === squaresIn(long, wide);
    },
    cut: (option, question) => {
      const [long = 0, wide = 0, cutLong = 0, cutWide = 0] = numbersInStem(question);
      const found = question.figure === undefined ? squaresIn(long, wide, cutLong, cutWide) : areaDrawn(question);
      return firstNumber(option) === found;
    },
    side: (option, question) => {
      const [all = 0] = numbersInStem(question);
      const [long = 0] = lengthsAlong(question);
      return squaresIn(long, firstNumber(option)) === all;
    },
    cost: (option, question) => {
      const [long = 0, wide = 0, each = 0] = numbersInStem(question);
      return firstNumber(option) === lots(squaresIn(long, wide), each);
    },
    compare: greatestBy(twoIn(squaresIn)),
    mistake: isMadeMistake(squaresIn),
  }),
  'maths-convert-units': byForm({
    change: shows((question) => (numbersInStem(question)[0] ?? Number.NaN) * unitRatio(question)),
    method: (option, question) => close(doneTo(num(question, 'given'), option), num(question, 'given') * unitRatio(question)),
    mistake: (option, question) => {
      const [given = 0, written = 0] = numbersInStem(question);
      return !close(written, given * unitRatio(question)) && close(doneTo(given, option), written);
    },
    compare: greatestBy(measured),
  }),
  'maths-money-problems': byForm({
    change: isExactChange,
    mistake: (option, { stem }) => {
      const [, told = ''] = /and works out (£[\d.]+)/.exec(stem) ?? [];
      const [cost, paid] = purchaseIn(stem);
      return changeAfter(stem, option) === pence(told) && pence(told) !== paid - cost;
    },
    coins: (option, question) => {
      const made = option.split(', ').map((piece) => (piece.startsWith('£') ? pence(piece) : Number(piece.replace('p', ''))));
      return isExactChange(`£${sumOf(made) / 100}`, question);
    },
    price: (option, { stem }) => {
      const [paid = 0, change = 0] = sumsOfMoney(stem);
      return Number(/for (\d+) /.exec(stem)?.[1] ?? 1) * pence(option) + change === paid;
    },
    total: (option, { stem }) => costTold(stem) === pence(option),
    enough: (option, { stem }) => costTold(option) <= (sumsOfMoney(stem)[0] ?? 0),
  }),
};
