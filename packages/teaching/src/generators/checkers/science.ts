import type { Generated } from '../generator.ts';
import { close, figureOf, numbersInStem, shows, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { byForm, greatestBy, worthOf } from './forms.ts';
import { valuesIn } from './tex-value.ts';

/** Puts the value back into "product = left × right" with the two numbers of the stem, each brought to its unit. */
const putBack = (value: number, question: Generated): boolean => {
  const { per } = question.drawn;
  const [perFirst, perSecond] = Array.isArray(per) ? per.map(Number) : [];
  const [given = 0, other = 0] = numbersInStem(question);
  const [first, second] = [given / (perFirst ?? 1), other / (perSecond ?? 1)];
  return word(question, 'asks') === 'product' ? close(first * second, value) : close(value * second, first);
};
/** What comes of a mistake that is told. */
const afterMistake = (says: string, first: number, second: number, right: number): number => {
  if (says.includes('one place too far')) return says.includes('left') ? right / 10 : right * 10;
  if (says.includes('were added')) return first + second;
  if (says.includes('were multiplied')) return first * second;
  return says.startsWith('The first number') ? first / second : second / first;
};
/** Easy numbers for the three, so that what an option says can be tried. */
const tried: readonly number[] = [6, 2, 3];
const valueByName = (text: string, names: readonly string[], values: readonly number[]): number => {
  const [, x = '', sign = '', y = ''] = /^(.*) ([×÷+−]) (.*)$/.exec(text) ?? [];
  const [a = Number.NaN, b = Number.NaN] = [x, y].map((name) => values[names.indexOf(name)]);
  return sign === '×' ? a * b : sign === '÷' ? a / b : sign === '+' ? a + b : a - b;
};
const namesOf = (question: Generated): readonly string[] => {
  const { names } = question.drawn;
  return Array.isArray(names) ? names.map(String) : [];
};
const timesSaid: Readonly<Record<string, number>> = {
  'It doubles.': 2,
  'It halves.': 0.5,
  'It stays the same.': 1,
  'It becomes three times as large.': 3,
  'It becomes four times as large.': 4,
  'It becomes nine times as large.': 9,
  'It becomes a third as large.': 1 / 3,
  'It becomes a quarter as large.': 1 / 4,
  'It becomes a ninth as large.': 1 / 9,
};
/** The third of a law from the two others, found by going through the possible ones. */
const third = (asks: string, product: number, left: number, right: number): number =>
  asks === 'product' ? left * right : asks === 'left' ? product / right : product / left;

export const fitsLaw: Checker = byForm({
  value: (option, question) => putBack(valuesIn(option)[0] ?? Number.NaN, question),
  calculation: (option, question) => putBack(worthOf(option), question),
  mistake: (option, question) => {
    const [first = 0, second = 0, told = 0] = numbersInStem(question);
    const right = word(question, 'asks') === 'product' ? first * second : first / second;
    return !close(told, right) && close(afterMistake(option, first, second, right), told);
  },
  formula: (option, question) => {
    const names = namesOf(question);
    const wanted = names.findIndex((name) => question.stem.endsWith(` the ${name}?`));
    return close(valueByName(option, names, tried), tried[wanted] ?? Number.NaN);
  },
  ratio: (option, question) => {
    const [names, asks] = [namesOf(question), word(question, 'asks')];
    const times = question.stem.includes('twice') ? 2 : 3;
    const [product = 0, left = 0, right = 0] = tried;
    const [p = 0, l = 0, r = 0] = tried.map((value, at) => (names[at] === word(question, 'changed') ? times * value : value));
    const said = timesSaid[option] ?? Number.NaN;
    return close(said * third(asks, product, left, right), third(asks, p, l, r));
  },
  table: (option, question) => {
    const { rows } = figureOf(question, 'table');
    const of = (name: string): number => {
      const [, x = '', y = ''] = rows.find(([first]) => first === name) ?? [];
      const [a, b] = [x, y].map((text) => Number(text.replaceAll(',', '')));
      return word(question, 'asks') === 'product' ? Number(a) * Number(b) : Number(a) / Number(b);
    };
    return greatestBy(of)(option, question);
  },
});

const laws = [
  'physics-speed',
  'physics-ohms-law',
  'physics-wave-equation',
  'physics-power',
  'physics-momentum',
  'physics-force-and-acceleration',
  'physics-pressure',
  'physics-efficiency',
  'physics-density',
  'chemistry-moles',
  'biology-magnification',
];

/** Replaces every symbol of the formula by its mass and works the formula out as arithmetic. */
const formulaMass = ({ stem }: Generated): number => {
  const masses = Object.fromEntries(
    Array.from(stem.matchAll(/([A-Z][a-z]?) = ([\d.]+)/g), ([, element = '', mass]) => [element, Number(mass)]),
  );
  const formula = (/mathrm\{(.*)\}\$/.exec(stem)?.[1] ?? '').replaceAll(/_\{?(\d+)\}?/g, '*$1');
  const sum = (text: string): number =>
    Array.from(
      text.matchAll(/([A-Z][a-z]?)(?:\*(\d+))?/g),
      ([, element = '', count = '1']) => (masses[element] ?? Number.NaN) * Number(count),
    ).reduce((a, b) => a + b, 0);
  const inside = Array.from(formula.matchAll(/\(([^)]*)\)(?:\*(\d+))?/g), ([, text = '', count = '1']) => sum(text) * Number(count)).reduce(
    (a, b) => a + b,
    0,
  );
  return inside + sum(formula.replaceAll(/\([^)]*\)(?:\*\d+)?/g, ' '));
};

export const scienceCheckers: Checkers = {
  ...Object.fromEntries(laws.map((id) => [id, fitsLaw])),
  'physics-kinetic-energy': (option, question) => {
    const [mass = 0, speed = 0] = numbersInStem(question);
    const [energy = Number.NaN] = valuesIn(option);
    return close(Math.sqrt((2 * energy) / mass), speed);
  },
  'chemistry-relative-formula-mass': shows(formulaMass),
};
