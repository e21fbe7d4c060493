import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { optionText } from '@hedgerow/curriculum/option-values';
import type { OnFigureGiven } from '@hedgerow/figures/answering/given';
import { toFill } from '@hedgerow/figures/data/table';
import type { FigureOf } from '@hedgerow/figures/figure';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { texValue, valuesIn } from '../generators/checkers/tex-value.ts';
import { numbersIn, onPaper, onPlot, onStems, onTree, timeIn, turnedTo } from './worked-out-drawn.ts';

type Spot = readonly [number, number];

const sumIn = (text: string): number => {
  const plain = optionText(text);
  if (plain.startsWith('Put the arrow on ')) return valuesIn(text)[0] ?? Number.NaN;
  const jump = /Start at (\d+) and jump (on|back) (\d+)/.exec(plain);
  if (jump) return Number(jump[1]) + (jump[2] === 'on' ? 1 : -1) * Number(jump[3]);
  const middle = /half way between (-\d+) and (\d+)/.exec(plain);
  if (middle) return (Number(middle[1]) + Number(middle[2])) / 2;
  const bag = /holds (\d+) (\w+) and (\d+) \w+ counters.* is (\w+),/.exec(plain);
  if (bag) return Number(bag[2] === bag[4] ? bag[1] : bag[3]) / (Number(bag[1]) + Number(bag[3]));
  const decimals = /Work out ([\d.]+) ([+-]) ([\d.]+)\. /.exec(plain);
  if (decimals) return Number(decimals[1]) + (decimals[2] === '+' ? 1 : -1) * Number(decimals[3]);
  const [before = Number.NaN, down = Number.NaN] = numbersIn(plain);
  if (/ falls by \d+ degrees| spends | below the top | goes down /.test(plain)) return before - down;
  const by = /What is (\d+) (more|less) than (\d+)/.exec(plain);
  if (by) return Number(by[3]) + (by[2] === 'more' ? 1 : -1) * Number(by[1]);
  const back = /(\d+) is (\d+) (more|less) than a number/.exec(plain);
  if (back) return Number(back[1]) - (back[3] === 'more' ? 1 : -1) * Number(back[2]);
  const story = /(\d+) \w+\. .*?(\d+).*How many/.exec(plain);
  if (story) return Number(story[1]) + (/\b(?:get|comes?)\b/.test(plain) ? 1 : -1) * Number(story[2]);
  const double = /(double|half of) (\d+)/.exec(plain);
  if (double) return double[1] === 'double' ? 2 * Number(double[2]) : Number(double[2]) / 2;
  const risen = /is (-?\d+) ?°C\. It (rises|falls) by (\d+)/.exec(plain);
  if (risen) return Number(risen[1]) + (risen[2] === 'rises' ? 1 : -1) * Number(risen[3]);
  const from = /it is (-?\d+) ?°C in .* it is (-?\d+) ?°C/.exec(plain);
  if (from) return Number(from[2]) - Number(from[1]);
  const sum = /\$([^$]+)\$/.exec(text)?.[1] ?? '';
  return valuesIn(`$${sum}$`)[0] ?? Number.NaN;
};

const byMove = (text: string): ((spot: Spot) => Spot) => {
  const [, dx, across, dy, up] = /(?:moved|translated) (\d+) (\w+) and (\d+) (\w+)/.exec(text) ?? [];
  if (dx !== undefined) return ([x, y]) => [x + Number(dx) * (across === 'left' ? -1 : 1), y + Number(dy) * (up === 'down' ? -1 : 1)];
  if (text.includes('x-axis')) return ([x, y]) => [x, -y];
  if (text.includes('y-axis')) return ([x, y]) => [-x, y];
  if (text.includes('y = x')) return ([x, y]) => [y, x];
  return text.includes('180') ? ([x, y]) => [-x, -y] : ([x, y]) => [y, -x];
};

/** The upright or level line "x = 3" that something is reflected in. */
const byLine = (text: string): ((spot: Spot) => Spot) | undefined => {
  const [, letter, at] = /reflection in the line ([xy]) = (-?\d+)/.exec(text.replaceAll('−', '-')) ?? [];
  if (letter === undefined) return undefined;
  return letter === 'x' ? ([x, y]) => [2 * Number(at) - x, y] : ([x, y]) => [x, 2 * Number(at) - y];
};

/** What a shape is moved by, as "Shape B is the image of shape A after a …" says it. */
const byName = (text: string): ((spot: Spot) => Spot) => {
  const slide = /begin\{pmatrix\} (-?\d+) \\\\ (-?\d+)/.exec(text);
  if (slide !== null) return ([x, y]) => [x + Number(slide[1]), y + Number(slide[2])];
  if (text.includes('anticlockwise')) return ([x, y]) => [-y, x];
  if (text.includes('y = −x')) return ([x, y]) => [-y, -x];
  return byLine(text) ?? byMove(text);
};

const alone = (values: readonly number[]): number => values.find((value) => values.filter((one) => one === value).length === 1) ?? 0;

const onGraph = (question: string, { x, y, points = [], curves }: FigureOf<'graph'>, snap?: readonly number[]): number[] => {
  const at = ([a, b]: Spot): number[] => [a - x.from, b - y.from];
  const plain = optionText(question);
  const line = /y = (-?\d*)x(?: ([+-]) (\d+))?/.exec(plain);
  if (question.startsWith('Draw the line') && line) {
    const m = line[1] === '' ? 1 : line[1] === '-' ? -1 : Number(line[1]);
    const c = Number(`${line[2] ?? '+'}${line[3] ?? 0}`);
    const next = [2, 1, -1].find((one) => Math.abs(m * one + c) <= 10) ?? 0;
    return [...at([0, c]), ...at([next, m * next + c])];
  }
  const lists = [...question.matchAll(/: ([\d., and]+)[.,]/g)].map(([, list = '']) => [...list.matchAll(/[\d.]+\d|\d/g)].map(Number));
  if (question.startsWith('Three points are missing'))
    return (lists[0] ?? []).flatMap((across, place) => [across, lists[1]?.[place] ?? Number.NaN]);
  if (question.startsWith('Draw the frequency polygon')) {
    const classes = [...question.matchAll(/(\d+) < x ≤ (\d+): (\d+)/g)].map(([, ...numbers]) => numbers.map(Number));
    return classes.flatMap(([from = 0, to = 0, count = 0]) => [(2 * ((from + to) / 2)) / (to - from), count]);
  }
  if (question.startsWith('Draw the cumulative frequency graph')) {
    const classes = [...question.matchAll(/≤ (\d+): (\d+)/g)].map(([, ...numbers]) => numbers.map(Number));
    const upTo = (end: number): number => classes.reduce((sum, [other = 0, count = 0]) => sum + (other > end ? 0 : count), 0);
    return [0, ...classes.map(([end = 0]) => end)].flatMap((end) => [end / (snap?.[0] ?? 1), upTo(end) / (snap?.[1] ?? 1)]);
  }
  if (/^Draw the (?:distance|velocity)–time graph/.test(question)) {
    // What each stage lasts, and by how much it changes what is on the axis up.
    const lasts = [...question.matchAll(/ (?:in|for) (\d+) (?:hour|second)/g)].map(([, value]) => Number(value));
    const [one = 0, more = 0] = [...question.matchAll(/ (?:goes|reaches) ([\d.]+) /g)].map(([, value]) => Number(value));
    const rises = [one, 0, question.includes('slows down to a stop') ? -one : more];
    const ends = [0, ...lasts].map((_, stages) => [lasts, rises].map((all) => all.slice(0, stages).reduce((sum, value) => sum + value, 0)));
    return ends.flatMap(([when = 0, value = 0]) => [when / (snap?.[0] ?? 1), value / (snap?.[1] ?? 1)]);
  }
  if (question.startsWith('Draw the line graph')) {
    const pairs = [...question.matchAll(/(\d+)(?: o’clock)? it is ([\d.]+\d|\d)/g)].map(
      ([, when, value]) => [Number(when), Number(value)] as const,
    );
    return pairs.flatMap(([when, value]) => [when - x.from, value / (snap?.[1] ?? 1)]);
  }
  const between = /whole number x from (-?\d+) to (-?\d+)\.$/.exec(plain);
  if (between !== null) {
    const [from, to] = [Number(between[1]), Number(between[2])];
    const rule = /\$y = ([^$]+)\$/.exec(question)?.[1] ?? '';
    return Array.from({ length: to - from + 1 }, (_, each) => from + each).flatMap((each) =>
      at([each, texValue(rule, { x: each }) ?? Number.NaN]),
    );
  }
  if (question.startsWith('Shape B is the image')) {
    const move = byName(question);
    return (curves[0]?.points ?? []).slice(0, -1).flatMap(([a, b]) => at(move([a, b])));
  }
  if (question.startsWith('Enlarge shape')) {
    const by = valuesIn(question)[0] ?? Number.NaN;
    const [a, b] = points.find(({ name }) => name === 'O')?.at ?? [0, 0];
    return (curves[0]?.points ?? [])
      .slice(0, -1)
      .flatMap(([c, d]) => at([a + by * (c - a), b + by * (d - b)]).map((place) => Math.round(place)));
  }
  if (question.startsWith('Plot the point (')) return at(numbersIn(question) as unknown as Spot);
  if (question.startsWith('Three corners')) {
    // Of the two numbers of each direction the one that stands alone is the missing corner's.
    return at([alone(points.map((one) => one.at[0])), alone(points.map((one) => one.at[1]))]);
  }
  const move = byMove(question);
  const from = points.length > 0 ? points.map((one): Spot => one.at) : (curves[0]?.points.slice(0, 3) ?? []);
  return from.flatMap((one) => at(move([one[0], one[1]])));
};

type Cells = readonly (readonly string[])[];
const gapsIn = (rows: Cells): (readonly [line: number, at: number])[] =>
  rows.flatMap((row, line) => row.flatMap((text, at) => (text === toFill ? [[line, at] as const] : [])));
const valueIn = (text = ''): number => Number(text.replace('−', '-'));

/** Of a two-way table: each number is tried until every row and column adds up. */
const twoWay = (rows: Cells): number[] => {
  const known = rows.map((row) => row.slice(1).map((text) => (text === toFill ? undefined : valueIn(text))));
  const gaps = gapsIn(rows).map(([line, at]) => [line, at - 1] as const);
  const lines = [0, 1, 2].flatMap((one) => [[0, 1, 2].map((at) => [one, at] as const), [0, 1, 2].map((at) => [at, one] as const)]);
  for (let round = 0; round < 9; round += 1)
    for (const line of lines) {
      const [gap, ...more] = line.filter(([row, at]) => known[row]?.[at] === undefined);
      if (gap === undefined || more.length > 0) continue;
      const fits = Array.from({ length: 1000 }, (_, value) => value).find((value) => {
        const [a = 0, b = 0, sum = 0] = line.map(([row, at]) => known[row]?.[at] ?? value);
        return a + b === sum;
      });
      const row = known[gap[0]];
      if (row !== undefined) row[gap[1]] = fits;
    }
  return gaps.map(([line, at]) => known[line]?.[at] ?? Number.NaN);
};

type Bits = Readonly<Record<string, boolean>>;
/** "(NOT A) AND B" for one line of a truth table. */
const truth = (text: string, bits: Bits): boolean => {
  let left = text;
  for (let inner = /\(([^()]+)\)/.exec(left); inner !== null; inner = /\(([^()]+)\)/.exec(left))
    left = left.replace(inner[0], truth(inner[1] ?? '', bits) ? 'yes' : 'no');
  const [one = '', gate, other = ''] = left.replace(/^NOT /, 'yes XOR ').split(' ');
  const value = (name: string): boolean => (name === 'yes' || name === 'no' ? name === 'yes' : (bits[name] ?? false));
  const [a, b] = [value(one), value(other)];
  const both = a && b;
  const either = a || b;
  return { AND: both, OR: either, XOR: either && !both, NAND: !both, NOR: !either }[gate ?? ''] ?? a;
};

const inTable = (question: string, { head, rows }: FigureOf<'table'>): string => {
  const plain = optionText(question);
  const gaps = gapsIn(rows);
  const [corner = ''] = head;
  const told = /“([^”]+)”/.exec(plain)?.[1];
  const line = /y = ([-−]?\d*)x(?: ([+−-]) (\d+))?/.exec(plain);
  const find = (cell: (row: readonly string[], at: number) => number): string =>
    gaps.map(([row, at]) => cell(rows[row] ?? [], at)).join('|');
  if (told !== undefined) return find((row) => Number(truth(told, Object.fromEntries(head.map((name, at) => [name, row[at] === '1'])))));
  if (line !== null) {
    const by = (line[1] ?? '').replace('−', '-');
    const m = by === '' || by === '-' ? Number(`${by}1`) : Number(by);
    return find((_, at) => m * valueIn(head[at]) + Number(`${line[2]?.replace('−', '-') ?? ''}${line[3] ?? 0}`));
  }
  if (corner === 'In') {
    const steps = [...plain.matchAll(/(multiplies by|adds|subtracts) (\d+)/g)];
    const run = (x: number): number =>
      steps.reduce(
        (value, [, what, by]) => (what === 'adds' ? value + Number(by) : what === 'subtracts' ? value - Number(by) : value * Number(by)),
        x,
      );
    const whole = Array.from({ length: 2001 }, (_, at) => at - 1000);
    return find((row, at) => (at === 1 ? run(valueIn(row[0])) : (whole.find((x) => run(x) === valueIn(row[1])) ?? Number.NaN)));
  }
  if (head.includes('Product')) {
    const all = rows.slice(0, -1).map((row) => [Number(row[1]), Number(row[0]) * Number(row[1])] as const);
    return find((row, at) =>
      row[0] === 'Total' ? all.reduce((sum, one) => sum + (one[at - 1] ?? 0), 0) : Number(row[0]) * Number(row[1]),
    );
  }
  if (head.includes('Angle in degrees')) {
    const whole = rows.reduce((sum, row) => sum + Number(row[1]), 0);
    return find((row) => Math.round((360 * Number(row[1])) / whole));
  }
  if (head.includes('Density'))
    return find((row) => {
      const [from = 0, to = 0] = [...(row[0] ?? '').matchAll(/\d+(?:\.\d+)?/g)].map(Number);
      return Math.round((100 * Number(row[1])) / (to - from)) / 100;
    });
  if (corner.startsWith('Load')) {
    const [bare, loaded, load] = [valueIn(rows[0]?.[1]), valueIn(rows[1]?.[1]), valueIn(rows[1]?.[0])];
    return find((row, at) => ((loaded - bare) / load) * valueIn(row[0]) + (at === 1 ? bare : 0));
  }
  if (head.includes('Total')) return twoWay(rows).join('|');
  const how = /the (total|difference|product) of/.exec(plain)?.[1];
  return find((row, at) => {
    const [x, y] = [valueIn(row[0]), valueIn(head[at])];
    return how === 'product' ? x * y : how === 'total' ? x + y : Math.max(x, y) - Math.min(x, y);
  });
};

/** "y < 2x − 1" with numbers in the place of its letters. */
const isTrueAt = (rule: string, x: number, y: number): boolean => {
  const [left = '', sign = '', right = ''] = rule.split(/ (<|>|\\leq|\\geq) /);
  const [a, b] = [texValue(left, { x, y }), texValue(right, { x, y })];
  return sign === '<' || sign.includes('leq') ? a < b : a > b;
};

/** Of each region whether somebody or something in it is meant. */
const meantIn = (question: string, { left, right }: FigureOf<'venn'>): number[] => {
  // Sets are called by two letters, whichever they are.
  const byLetter = left.length > 1 ? question : question.replaceAll(left, 'A').replaceAll(right, 'B');
  const plain = byLetter.replaceAll(String.raw`\cap`, 'and').replaceAll(String.raw`\cup`, 'or');
  const isIn = (one: boolean, other: boolean): boolean => {
    if (/A and B'/.test(plain) || plain.includes(`${left} and no ${right}`)) return one && !other;
    if (/\(A or B\)'/.test(plain)) return !one && !other;
    if (/\$A'/.test(plain) || plain.includes(`own no ${left}`)) return !one;
    if (plain.includes('just one')) return one !== other;
    if (plain.includes(' or ')) return one || other;
    if (plain.includes(' and B') || plain.includes('own both')) return one && other;
    return plain.includes(`own ${left}.`) ? one : other;
  };
  return [isIn(false, false), isIn(true, false), isIn(false, true), isIn(true, true)].flatMap((is, at) => (is ? [at] : []));
};

/** The answer, found again from what is asked and what is drawn alone. */
export const workedOut = ({ question, figure, task }: FigureQuestion): OnFigureGiven => {
  if (figure.kind === 'table') return inTable(question, figure);
  if (figure.kind === 'tree') return onTree(question, figure);
  if (figure.kind === 'stem-and-leaf') return onStems(question, figure);
  if (figure.kind === 'box-plot' && task.kind === 'five') return onPlot(question, task.snap);
  if (figure.kind === 'cubes') return onPaper(question, figure);
  if (figure.kind === 'pictogram' && task.kind === 'rows')
    return [...question.matchAll(/: (\d+)/g)].map(([, value]) => (Number(value) / figure.each) * (task.halves ? 2 : 1));
  if ((figure.kind === 'angle' || figure.kind === 'bearing' || figure.kind === 'rays') && task.kind === 'place')
    return [turnedTo(question, figure) / task.snap];
  if (figure.kind === 'venn') return meantIn(question, figure);
  if (task.kind === 'region' && figure.kind !== 'grid-shapes') {
    const handles = handlesOf(figure, task);
    const names = handles.kind === 'parts' ? handles.parts.map(({ name }) => name) : [];
    if (figure.kind === 'locus') {
      const [, how, near] = /(less|more) than \d+ m from A and nearer to ([AB])/.exec(question) ?? [];
      const meant = `${how === 'less' ? 'Inside' : 'Outside'} the circle, on the side of ${near}`;
      return names.flatMap((name, at) => (name === meant ? [at] : []));
    }
    // A region is called by a point in it: the one at which all are true.
    return names.flatMap((name, at) => {
      const [x = 0, y = 0] = [...name.replaceAll('−', '-').matchAll(/-?\d+/g)].map(Number);
      return [...question.matchAll(/\$([^$]+)\$/g)].every(([, rule = '']) => isTrueAt(rule, x, y)) ? [at] : [];
    });
  }
  if (figure.kind === 'number-line' && task.kind === 'place') return [Math.round((sumIn(question) - figure.from) / task.snap)];
  if (figure.kind === 'graph') return onGraph(question, figure, task.kind === 'plot' ? task.snap : undefined);
  if (figure.kind === 'gauge' && task.kind === 'place') {
    const [, told = ''] = / (?:show|to) ([\d,.]+) /.exec(question) ?? [];
    return [Math.round((Number(told.replaceAll(',', '')) - figure.from) / task.snap)];
  }
  if (figure.kind === 'grid-shapes' && figure.mirror !== undefined) {
    const { axis, at } = figure.mirror;
    const over = (place: number): number => 2 * at + 1 - place;
    const partners = (figure.squares ?? []).map(([column, row]) =>
      (axis === 'x' ? [over(column), row] : [column, over(row)]).join(', row '),
    );
    const handles = handlesOf(figure, task);
    const names = handles.kind === 'parts' ? handles.parts.map(({ name }) => name) : [];
    return names.flatMap((name, part) => (partners.some((one) => name === `Column ${one}`) ? [part] : []));
  }
  if (figure.kind === 'bar-chart' && task.kind === 'bars')
    return [...question.matchAll(/: (\d+)/g)].map(([, value]) => Number(value) / task.snap);
  if (figure.kind === 'clock' && task.kind === 'hands') {
    const [hour, minute] = timeIn(optionText(question));
    return [Math.round((hour % 12) * 5 + minute / 12) % 60, minute / task.minutes];
  }
  if (figure.kind === 'parts' && task.kind === 'label') return figure.parts.map((part) => task.words.indexOf(part));
  if (figure.kind === 'grid-map') {
    const [, east = '', north = ''] = /(\d+) (\d+)\.$/.exec(optionText(question)) ?? [];
    const size = east.length === 3 ? 10 : 1;
    return [Number(east) - figure.east * size, Number(north) - figure.north * size];
  }
  if (figure.kind === 'circuit' && task.kind === 'label') {
    const sentences = question.split('. ');
    // A place before the wire parts: nothing beside it has a name of its own.
    const wires = [figure.main ?? [], ...figure.branches].filter((parts) => parts.some(({ part }) => part === 'empty'));
    return wires.map((parts) => {
      const device = parts.find(({ part }) => part !== 'empty')?.part;
      const own = sentences.find((text) =>
        device === undefined ? !text.includes(' alone') && /whole|everything/.test(text) : text.includes(`${device} alone`),
      );
      return task.words.findIndex((word) => own?.startsWith(`The ${word} `));
    });
  }
  if (figure.kind === 'stave' && task.kind === 'note') {
    // Letters go round in sevens; the lowest line is E in the treble clef and G in the bass clef.
    const wanted = / ([A-G]) /.exec(question)?.[1] ?? '';
    const lowest = 'ABCDEFG'.indexOf(figure.clef === 'treble' ? 'E' : 'G');
    const steps = Array.from({ length: task.high - task.low + 1 }, (_, at) => at);
    return steps.filter((at) => 'ABCDEFG'[(lowest + task.low + at + 7) % 7] === wanted);
  }
  if (figure.kind !== 'fraction') throw new Error(`nobody answers on ${figure.kind}`);
  const [top = 0, below = 1] = numbersIn(question);
  return Array.from({ length: (top * figure.parts) / below }, (_, at) => at);
};
