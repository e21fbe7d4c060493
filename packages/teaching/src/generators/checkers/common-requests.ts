import { close, figureOf, list, num, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { texValue, valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const degrees = (text = ''): number => Number.parseFloat(text);

/** Whether an angle is what is written, where anything is. */
const fits = (text: string, angle: number): boolean => text === '' || text === '?' || degrees(text) === angle;

/** "10 < x ≤ 20" as its two ends. */
const ends = (name: string): readonly [number, number] => {
  const [low = Number.NaN, high = Number.NaN] = name.split(' < x ≤ ').map(Number);
  return [low, high];
};
const middleOf = (name: string): number => sumOf(ends(name)) / 2;

/** The bonds of a molecule, by its structure; the generator lists them by reaction. */
const molecules: Readonly<Record<string, string>> = {
  H2: 'H–H',
  Cl2: 'Cl–Cl',
  Br2: 'Br–Br',
  F2: 'F–F',
  N2: 'N≡N',
  O2: 'O=O',
  HCl: 'H–Cl',
  HBr: 'H–Br',
  HF: 'H–F',
  NH3: 'N–H N–H N–H',
  H2O: 'O–H O–H',
  H2O2: 'O–H O–O O–H',
  CH4: 'C–H C–H C–H C–H',
  CO2: 'C=O C=O',
  CH3Cl: 'C–H C–H C–H C–Cl',
  C2H4: 'C=C C–H C–H C–H C–H',
  C2H6: 'C–C C–H C–H C–H C–H C–H C–H',
  C2H4Br2: 'C–C C–H C–H C–H C–H C–Br C–Br',
  C2H5OH: 'C–C C–H C–H C–H C–H C–H C–O O–H',
};
const bondsIn = (side: string): readonly string[] =>
  side.split(' + ').flatMap((part) => {
    const [, times, formula = ''] = /^(\d*)(.+)$/.exec(part.trim()) ?? [];
    const bonds = (molecules[formula] ?? '?').split(' ');
    return Array.from({ length: Number(times || 1) }, () => bonds).flat();
  });

const bondEnergies: Checker = (option, question) => {
  const known = new Map(
    Array.from(question.stem.matchAll(/([A-Z][a-z]?[–=≡][A-Z][a-z]?) (\d+)/g), ([, bond = '', energy]) => [bond, Number(energy)]),
  );
  const value = first(option);
  const asks = word(question, 'asks');
  if (asks === 'unknown') known.set(word(question, 'sought'), value);
  const [left = '', right = ''] = word(question, 'equation')
    .replaceAll(/\\text\{(\w+)\}/g, '$1')
    .replaceAll('_', '')
    .split(String.raw` \rightarrow `);
  const energy = (side: string): number => sumOf(bondsIn(side).map((bond) => known.get(bond) ?? Number.NaN));
  if (asks === 'broken') return close(value, energy(left));
  if (asks === 'made') return close(value, energy(right));
  const said = Number(/is (−?\d[\d,]*) kJ/.exec(question.stem)?.[1]?.replace('−', '-').replaceAll(',', ''));
  return close(asks === 'change' ? value : said, energy(left) - energy(right));
};

const titrations: Checker = (option, question) => {
  const read = (pattern: RegExp): number => Number(pattern.exec(question.stem)?.[1]);
  const alkali = (read(/([\d.]+) cm³ of sodium/) / 1000) * read(/([\d.]+) mol\/dm³/);
  const value = first(option);
  if (word(question, 'asks') === 'moles') return Math.abs(value - alkali) < 1e-9;
  // What acid of that strength would need of the alkali must be what was there.
  const acid = (word(question, 'asks') === 'grams' ? value / 98 : value) * (read(/([\d.]+) cm³ of (?:hydro|ethanoic|sulfuric)/) / 1000);
  return Math.abs(acid * (question.stem.includes('sulfuric') ? 2 : 1) - alkali) < 1e-9;
};

const rightWords = new Set(
  `door floor poor find kind mind child wild most both old cold gold told fast last class grass path bath because behind children climb only
  every even pretty after father move prove sure could should would any many who half everybody beautiful improve sugar clothes busy people
  water again money parents Christmas whole great break steak hour plant eye past`.split(/\s+/),
);

type Point = readonly [number, number];
/** The height of a drawn curve above a place, between two of its points. */
const heightAt = (points: readonly Point[], x: number): number => {
  const after = points.findIndex((point) => point[0] >= x - 1e-9);
  const [[x1, y1], [x2, y2]] = [points[Math.max(0, after - 1)] ?? [0, 0], points[after] ?? [0, 0]];
  return x2 === x1 ? y2 : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
};
const differences = (values: readonly number[]): readonly number[] => values.slice(1).map((value, at) => value - (values[at] ?? 0));
const areEqual = (values: readonly number[]): boolean => Math.max(...values) - Math.min(...values) < 0.12;
/** By differences at even steps: equal in a line, the second ones in a parabola, those of the logarithms where it grows by a factor. */
const familyOf = (points: readonly Point[]): string => {
  const heights = [-1.4, -0.7, 0, 0.7, 1.4].map((x) => heightAt(points, x));
  if (areEqual(differences(heights))) return 'linear';
  if (areEqual(differences(differences(heights)))) return 'quadratic';
  return heights.every((y) => y > 0) && areEqual(differences(heights.map(Math.log))) ? 'exponential' : 'cubic';
};

export const commonRequestsCheckers: Checkers = {
  'english-common-exception-words': (option) => rightWords.has(option) || rightWords.has(option.toLowerCase()),
  'chemistry-bond-energies': bondEnergies,
  'chemistry-titrations': titrations,
  'maths-isosceles-angles': shows((question) => {
    const { angles = [], exterior } = figureOf(question, 'polygon');
    const [left = '', , top = ''] = angles;
    // Tried one by one: which equal angles fit what is written?
    const base = search((each) => fits(left, each) && fits(top, 180 - each - each) && fits(exterior ?? '', 180 - each));
    if (left === '?') return base;
    return exterior === '?' ? 180 - base : 180 - base - base;
  }),
  'maths-perimeter-with-algebra': (option, question) => {
    const { sides = [], ticks = [] } = figureOf(question, 'polygon');
    const texts = sides.filter((text) => text !== '');
    const around = (x: number): number => sumOf(texts.map((text) => texValue(text, { x }))) * (ticks.length === 4 ? 2 : 1);
    const [text = ''] = textsInTex(option);
    return word(question, 'solves') === 'yes'
      ? close(around(Number(text)), num(question, 'total'))
      : [2, 5, 11].every((x) => close(texValue(text, { x }), around(x)));
  },
  'maths-grouped-data': (option, question) => {
    const rows = figureOf(question, 'table').rows.map(([name = '', count = '']) => ({ name, count: Number(count) }));
    // Every value of a class counts as its middle.
    const all = rows.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
    switch (word(question, 'asks')) {
      case 'midpoint':
        return close(first(option), middleOf(rows[num(question, 'which')]?.name ?? ''));
      case 'mean':
        return close(first(option), sumOf(all.map(middleOf)) / all.length);
      case 'median':
        return [Math.floor, Math.ceil].every((way) => all[way((all.length - 1) / 2)] === option);
      default:
        return rows.every(({ name, count }) => name === option || count < all.filter((one) => one === option).length);
    }
  },
  'maths-frequency-polygons': (option, question) => {
    const [width, which] = [num(question, 'width'), num(question, 'which')];
    const asked = `${which * width} < x ≤ ${(which + 1) * width}`;
    if (word(question, 'asks') === 'plot')
      return figureOf(question, 'table').rows.some(([name]) => name === asked) && close(first(option), middleOf(asked));
    const points = figureOf(question, 'graph').points?.map(({ at }) => at) ?? [];
    const from = (low: number, high: number): number => sumOf(points.filter(([x]) => low < x && x <= high).map(([, y]) => y));
    switch (word(question, 'asks')) {
      case 'modal':
        return points.every(([, y]) => y <= from(...ends(option))) && from(...ends(option)) > 0;
      case 'one':
        return close(first(option), from(...ends(asked)));
      case 'over':
        return close(first(option), from(which * width, Infinity));
      default:
        return close(first(option), from(0, Infinity));
    }
  },
  'maths-negative-numbers-in-use': (option, question) => {
    const value = Number(option.replaceAll(/[£ °Cm]/g, '').replace('−', '-'));
    const inStem = Array.from(question.stem.replace('0 m is the', '').matchAll(/(−?)£?(\d+)/g), ([, sign, digits]) =>
      sign === '' ? Number(digits) : -Number(digits),
    );
    const [a = Number.NaN, b = Number.NaN] = inStem;
    if (word(question, 'asks') === 'end') return value + b === a;
    // Step by step along the line, one at a time.
    let count = 0;
    for (let at = Math.min(a, b); at < Math.max(a, b); at += 1) count += 1;
    return value === count;
  },
  'maths-standard-form-order': (option, question) => {
    const sizes = list(question, 'firsts').map((one, at) => one * 10 ** (list(question, 'powers')[at] ?? 0));
    const place = { largest: 3, smallest: 0, second: 2, third: 1 }[word(question, 'asks')] ?? Number.NaN;
    // As many of them are smaller as its place says.
    return sizes.filter((size) => size < first(option) * (1 - 1e-9)).length === place;
  },
  'maths-standard-form-divide': (option, question) => {
    const found = /^\$(\d(?:\.\d+)?) \\times 10\^\{-?\d+\}\$$/.exec(option);
    const [, a = '', b = ''] = /\$\((.*)\) \\div \((.*)\)\$/.exec(word(question, 'sum')) ?? [];
    return found !== null && Number(found[1]) >= 1 && Math.abs((first(option) * texValue(b)) / texValue(a) - 1) < 1e-9;
  },
  'maths-shapes-of-graphs': (option, question) => {
    const { curves } = figureOf(question, 'graph');
    const points = curves.flatMap((curve) => curve.points);
    if (word(question, 'named') === 'yes') return option === (curves.length === 2 ? 'reciprocal' : familyOf(points));
    const body = (textsInTex(option)[0] ?? '')
      .replace('y = ', '0 + ')
      .replace('0 + -', '0 - ')
      .replaceAll(/\^(\w)/g, '^{$1}');
    return points.every(([x, y]) => Math.abs(texValue(body, { x }) - y) < 0.05 * Math.max(1, Math.abs(y)));
  },
  'maths-number-lines': shows((question) => {
    const { marked = Number.NaN, jumps: [jump] = [] } = figureOf(question, 'number-line');
    return jump === undefined ? marked : jump.from + Number(jump.text.replace('−', '-'));
  }),
};
