import { close, figureOf, list, num, numbersInStem, search, shows, sumOf, textsInTex, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { formulaInStem } from './ks2.ts';
import { texValue, valuesIn } from './tex-value.ts';

const places = [1.37, -0.83, 2.21];

/** The option equals the formula of the stem at several places, whatever the letter. */
export const sameExpression: Checker = (option, question) => {
  const formula = textsInTex(question.stem)[0] ?? '';
  return places.every((place) => {
    const at = Object.fromEntries(Array.from('axynptmwk', (letter, index) => [letter, place + index * 0.31]));
    return close(valuesIn(option, at)[0] ?? Number.NaN, texValue(formula, at));
  });
};

/** Puts the option's number into both sides of the stem's equation. */
export const solvesEquation: Checker = (option, question) => {
  const [left = '', right = ''] = (textsInTex(question.stem)[0] ?? '').split('=');
  const solutions = valuesIn(option);
  return solutions.length > 0 && solutions.every((x) => close(texValue(left, { x }), texValue(right, { x })));
};

const pairOf = (option: string): readonly [number, number] => {
  const [a = Number.NaN, b = Number.NaN] = valuesIn(option);
  return [a, b];
};
const commonFactor = (a: number, b: number): number =>
  Array.from({ length: Math.min(a, b) }, (_, x) => x + 1)
    .filter((x) => a % x === 0 && b % x === 0)
    .at(-1) ?? 1;

export const ks3Checkers: Checkers = {
  'maths-directed-numbers': formulaInStem,
  'maths-divide-fractions': formulaInStem,
  'maths-substitution': shows((question) => {
    const [expression = '', ...values] = textsInTex(question.stem);
    const at = Object.fromEntries(values.map((text) => text.split(' = ')).map(([letter = '', value]) => [letter, Number(value)]));
    return texValue(expression, at);
  }),
  'maths-simplify-ratio': (option, question) => {
    const [left = 0, right = 0] = numbersInStem(question);
    const [a, b] = pairOf(option);
    return close(left * num(question, 'scale') * b, right * a) && commonFactor(a, b) === 1;
  },
  'maths-share-in-ratio': shows((question) => {
    const [a = 0, b = 0] = /(\d+) : (\d+)/.exec(question.stem)?.slice(1).map(Number) ?? [];
    const amount = Number(/\d+/.exec(question.stem.replace(/\d+ : \d+/, ''))?.[0]);
    if (word(question, 'kind') === 'known') return b * search((part) => a * part === amount);
    if (word(question, 'kind') === 'total') return b * search((part) => a * part + b * part === amount);
    return Math.max(a, b) * search((part) => Math.abs(a * part - b * part) === amount);
  }),
  'maths-percentage-change': shows((question) => {
    const amounts = Array.from(question.stem.matchAll(/£(\d+)/g), ([, digits]) => Number(digits));
    const [start = 0, end = 0] = amounts;
    if (word(question, 'kind') === 'percent') return Math.abs((end / start) * 100 - 100);
    const percent = Number(/(\d+)%/.exec(question.stem)?.[1]);
    return start * (question.stem.includes('rises') ? 1 + percent / 100 : 1 - percent / 100);
  }),
  'maths-nth-term': (option, question) => {
    const shown = list(question, 'shown');
    const asked = word(question, 'asked');
    if (asked === 'rule') return shown.every((term, index) => close(valuesIn(option, { n: index + 1 })[0] ?? Number.NaN, term));
    const [rule = ''] = textsInTex(question.stem);
    const value = Number(option.replace('−', '-').replaceAll(',', ''));
    const place = Number(/(\d+)th term\?/.exec(question.stem)?.[1]);
    if (asked === 'term') return close(value, texValue(rule, { n: place }));
    const term = Number((/term (−?[\d,]+)\?/.exec(question.stem)?.[1] ?? '').replace('−', '-').replaceAll(',', ''));
    return close(term, texValue(rule, { n: value }));
  },
  'maths-linear-equations': solvesEquation,
  'maths-expand-brackets': sameExpression,
  'maths-factorise-single-bracket': (option, question) => {
    const inner = /\((\d*)x [+-] (\d+)\)/.exec(option);
    return sameExpression(option, question) && commonFactor(Number(inner?.[1] || 1), Number(inner?.[2])) === 1;
  },
  'maths-index-laws': sameExpression,
  'maths-circle-measures': (option, question) => {
    const drawn = question.figure === undefined ? undefined : figureOf(question, 'circle-parts');
    const given =
      drawn === undefined
        ? Number(/(?:diameter|radius) of (\d+)/.exec(question.stem)?.[1])
        : Number.parseFloat((drawn.text ?? '').replace(/^[rd] = /, ''));
    const isDiameter =
      drawn === undefined ? question.stem.includes('diameter') : drawn.part === 'diameter' || drawn.text?.startsWith('d = ') === true;
    const radius = isDiameter ? given / 2 : given;
    const share = question.stem.includes('semicircle') ? 0.5 : 1;
    const slices = 2000;
    // A polygon with very many sides instead of the formulas.
    const area = (share * slices * radius ** 2 * Math.sin((2 * Math.PI) / slices)) / 2;
    const around = 2 * slices * radius * Math.sin(Math.PI / slices);
    const wanted = question.stem.includes('area') ? area : around;
    return Math.abs((valuesIn(option)[0] ?? Number.NaN) / wanted - 1) < 1e-4 && option.endsWith('²') === question.stem.includes('area');
  },
  'maths-angles-in-polygons': shows((question) => {
    const kind = word(question, 'kind');
    const given = numbersInStem(question).at(-1) ?? 0;
    if (kind === 'sides from exterior') return search((n) => close(n * given, 360), 3);
    if (kind === 'sides from interior') return search((n) => close(n * given, 180 * n - 360), 3);
    const sides = question.figure?.kind !== 'polygon' ? num(question, 'sides') : figureOf(question, 'polygon').points.length;
    const inside = 180 * sides - 360;
    return { sum: inside, interior: inside / sides, exterior: 180 - inside / sides, missing: inside - given }[kind] ?? Number.NaN;
  }),
  'maths-probability-single-event': shows((question) => {
    const bag = Array.from(question.stem.matchAll(/(\d+) ([a-z]+)/g), ([, count, colour = '']) =>
      Array.from({ length: Number(count) }, () => colour),
    ).flat();
    const wanted = /(not )?([a-z]+)\?$/.exec(question.stem);
    return bag.filter((colour) => (colour === wanted?.[2]) === (wanted?.[1] === undefined)).length / bag.length;
  }),
  'maths-median-mode-range': shows((question) => {
    const values = list(question, 'values');
    const kind = word(question, 'kind');
    if (kind === 'range') return Math.max(...values) - Math.min(...values);
    if (kind === 'mode') return values.find((value, index) => values.indexOf(value) !== index) ?? Number.NaN;
    let left = values.toSorted((a, b) => a - b);
    while (left.length > 2) left = left.slice(1, -1);
    return sumOf(left) / left.length;
  }),
  'maths-hcf-and-lcm': shows((question) => {
    const [a = 0, b = 0] = numbersInStem(question);
    return question.stem.includes('multiple') ? search((x) => x % a === 0 && x % b === 0, 1, 100_000) : commonFactor(a, b);
  }),
  'maths-speed-distance-time': (option, question) => {
    const [value = Number.NaN] = valuesIn(option);
    const kind = word(question, 'kind');
    const minutes = 60 * Number(/(\d+) hours?/.exec(question.stem)?.[1] ?? 0) + Number(/(\d+) minutes/.exec(question.stem)?.[1] ?? 0);
    const km = Number(/(\d+) km(?!\/h)/.exec(question.stem)?.[1]);
    const speed = Number(/(\d+) km\/h/.exec(question.stem)?.[1]);
    if (kind === 'speed') return close((value / 60) * minutes, km);
    return kind === 'distance' ? close((speed / 60) * minutes, value) : close((speed / 60) * value, km);
  },
  'maths-transform-coordinates': (option, question) => {
    const told = pairOf(question.stem.replaceAll(/\$[^$]*\$/g, ''));
    const [x, y] = question.figure === undefined ? told : (figureOf(question, 'graph').points?.[0]?.at ?? [Number.NaN, Number.NaN]);
    const [a, b] = pairOf(option);
    const same = close(Math.hypot(a, b), Math.hypot(x, y));
    switch (word(question, 'kind')) {
      case 'translate':
        return a - x === num(question, 'dx') && b - y === num(question, 'dy');
      case 'x-axis':
        return a === x && b + y === 0;
      case 'y-axis':
        return b === y && a + x === 0;
      case 'y = x':
        return (a + x) / 2 === (b + y) / 2 && same && (a !== x || b !== y) && a - b === y - x;
      case 'rotate 180':
        return (a + x) / 2 === 0 && (b + y) / 2 === 0;
      default:
        return same && a * x + b * y === 0 && x * b - y * a < 0;
    }
  },
};
