import { optionText } from '@hedgerow/curriculum/option-values';
import { toFill } from '@hedgerow/figures/data/table';
import type { FigureOf } from '@hedgerow/figures/figure';
import { plain } from '../generators/written.ts';
import { type Form, isKind, keyTextOf, type Turned } from './form.ts';

type Table = FigureOf<'table'>;
type Place = readonly [line: number, at: number];
type Gap = { readonly place: Place; readonly text: string };

const asked = 'Type what is missing in the table';
const number = (text: string): number => (/\d/.test(text) ? Number(text.replaceAll(',', '').replace('−', '-')) : Number.NaN);
const same = ([a, b]: Place, [c, d]: Place): boolean => a === c && b === d;

/** The table with its gaps, which come as they are read: line by line. */
const withGaps = (table: Omit<Table, 'kind'>, gaps: readonly Gap[]): Pick<Form, 'figure' | 'task' | 'right' | 'cells'> => ({
  figure: {
    ...table,
    kind: 'table',
    rows: table.rows.map((row, line) => row.map((text, at) => (gaps.some(({ place }) => same(place, [line, at])) ? toFill : text))),
  },
  task: { kind: 'fill', keys: gaps.every(({ text }) => /^\d+$/.test(text)) ? 'digits' : 'number' },
  right: [],
  cells: gaps.map(({ text }) => text),
});

type Grid = readonly (readonly number[])[];
const three = [0, 1, 2] as const;
/** The rows and columns of a grid, each with its total last. */
const lines = three.flatMap((one) => [three.map((at): Place => [one, at]), three.map((at): Place => [at, one])]);
/** Two known numbers of a line give the third, until all are known; and how each was found. */
const completed = (grid: Grid): { readonly grid: Grid; readonly found: readonly { readonly place: Place; readonly sum: string }[] } => {
  const valueAt = ([line, at]: Place): number => grid[line]?.[at] ?? Number.NaN;
  const isUnknown = (place: Place): boolean => Number.isNaN(valueAt(place));
  const line = lines.find((places) => places.filter(isUnknown).length === 1) ?? [];
  const place = line.find(isUnknown);
  if (place === undefined) return { grid, found: [] };
  const [a = 0, b = 0, total = 0] = line.map(valueAt);
  const part = Number.isNaN(a) ? b : a;
  const [value, sum] = Number.isNaN(total) ? [a + b, `${a} + ${b}`] : [total - part, `${total} − ${part}`];
  const rest = completed(grid.map((row, at) => (at === place[0] ? row.with(place[1], value) : row)));
  return { ...rest, found: [{ place, sum: `${sum} = ${value}` }, ...rest.found] };
};

/** One gap in each row and each column, so that each is found in one step; with a cell that must be one of them. */
const oneInEach = (seed: number, [line, at]: Place): readonly Place[] => {
  const columns = [0, 1, 2].filter((column) => column !== at);
  const others = seed % 2 === 0 ? columns : columns.toReversed();
  return [0, 1, 2].map((row) => [row, row === line ? at : (others.shift() ?? 0)] as const);
};

/** A two-way table: the missing number and others, or all the totals where it has none. */
export const fillTwoWay: Turned = (question, seed) => {
  const { figure } = question;
  if (!isKind(figure, 'table') || figure.head[0] !== '' || figure.head.length < 3) return undefined;
  const hasTotals = figure.head.at(-1) === 'Total';
  const rows = hasTotals ? figure.rows : [...figure.rows, ['Total']];
  const head = hasTotals ? figure.head : [...figure.head, 'Total'];
  if (rows.length !== 3 || head.length !== 4) return undefined;
  const { grid } = completed(rows.map((row) => [1, 2, 3].map((at) => number(row[at] ?? ''))));
  if (grid.flat().some(Number.isNaN)) return undefined;
  const missing = rows.flatMap((row, line) => row.flatMap((text, at): Place[] => (text === '?' ? [[line, at - 1]] : [])));
  const blank = rows.flatMap((row, line) => row.flatMap((text, at): Place[] => (text === '' && at > 0 ? [[line, at - 1]] : [])));
  const [sought] = missing;
  const totals: Place[] = [0, 1].flatMap((one): Place[] => [
    [one, 2],
    [2, one],
  ]);
  const wanted = hasTotals
    ? blank.length > 0
      ? [...missing, ...blank]
      : oneInEach(seed, sought ?? [seed % 3, Math.floor(seed / 4) % 3])
    : [...totals, [2, 2] as const];
  const gaps = wanted.toSorted(([a, b], [c, d]) => a - c || b - d);
  const table = { head, rows: rows.map((row, line) => [row[0] ?? '', ...(grid[line] ?? []).map(String)]) };
  const made = withGaps(
    table,
    gaps.map(([line, at]) => ({ place: [line, at + 1], text: String(grid[line]?.[at] ?? 0) })),
  );
  const askedCell = sought && gaps.findIndex((place) => same(place, sought));
  const asShown = grid.map((row, line) => row.map((value, at) => (gaps.some((place) => same(place, [line, at])) ? Number.NaN : value)));
  const named = ([line, at]: Place): string => `${rows[line]?.[0]}, ${head[at + 1]}`;
  return {
    ...made,
    question: `${asked}. Each total is the sum of its row or of its column.`,
    ...(askedCell === undefined ? {} : { askedCell }),
    marks: 2,
    explanation:
      'In each row and each column the two numbers add up to the total. Where two of the three are known, the third can be found.',
    steps: completed(asShown).found.map(({ place, sum }) => `${named(place)}: ${sum}`),
    hints: ['Look for a row or a column with one gap only.', 'A total is found by adding, a part by taking the other part from the total.'],
  };
};

/** "y = 3x − 2": how steep, and where it crosses. */
const lineIn = (text: string): { readonly m: number; readonly c: number } | undefined => {
  const found = /y = ([-−]?\d*)x(?: ([+−-]) (\d+))?/.exec(optionText(text));
  if (found === null) return undefined;
  const [, by = '', sign = '+', more = '0'] = found;
  const m = by === '' ? 1 : /^[-−]$/.test(by) ? -1 : number(by);
  return { m, c: sign === '+' ? Number(more) : -Number(more) };
};
/** So many columns of values have room for a finger each on a narrow screen. */
const mostValues = 5;

/** A table of values for a line: all of them but one. */
export const fillLineTable: Turned = (question, seed) => {
  const { figure } = question;
  if (!isKind(figure, 'table') || figure.head[0] !== 'x') return undefined;
  const line = lineIn(question.question);
  if (line === undefined) return undefined;
  const place = (figure.rows[0]?.indexOf('?') ?? 0) - 1;
  const all = figure.head.slice(1).map(number);
  const from = Math.min(place, all.length - mostValues);
  const xs = all.slice(from, from + mostValues);
  const valueAt = (x: number): string => plain(line.m * x + line.c);
  const known = (place - from + 1 + (seed % (mostValues - 1))) % mostValues;
  const gaps = xs.flatMap((x, at): Gap[] => (at === known ? [] : [{ place: [0, at + 1], text: valueAt(x) }]));
  const equation = /\$y = [^$]+\$/.exec(question.question)?.[0] ?? '';
  return {
    ...withGaps({ head: ['x', ...xs.map((x) => plain(x))], rows: [['y', ...xs.map(valueAt)]] }, gaps),
    question: `${asked} of values for the line ${equation}.`,
    askedCell: gaps.findIndex(({ place: [, at] }) => at === place - from + 1),
    marks: 2,
    explanation: `Put each number in place of x in ${equation}.`,
    steps: xs.map((x) => `x = ${plain(x)}: y = ${valueAt(x)}`),
    hints: ['Put each number in place of x. Multiply first.', 'From one x to the next, y always changes by the same amount.'],
  };
};

/** A truth table: the column of the outputs. */
export const fillTruthTable: Turned = (question) => {
  const { figure } = question;
  const outputs = keyTextOf(question).split(', ');
  const told = /“[^”]+”/.exec(question.question)?.[0];
  if (!isKind(figure, 'table') || told === undefined || outputs.length !== figure.rows.length) return undefined;
  const last = figure.head.length - 1;
  return {
    ...withGaps(
      figure,
      outputs.map((text, line) => ({ place: [line, last], text })),
    ),
    question: `Type what is missing in the truth table for ${told}.`,
    marks: 2,
  };
};

/** What is written down of two numbers: their total, their difference or their product. */
const outcomeOf: Readonly<Record<string, (x: number, y: number) => number>> = {
  total: (x, y) => x + y,
  difference: (x, y) => Math.abs(x - y),
  product: (x, y) => x * y,
};
/** A table of all outcomes: one row of it. */
export const fillOutcomes: Turned = (question, seed) => {
  const { figure } = question;
  const [said = ''] = question.question.split('. ');
  const name = /the (total|difference|product) of the two/.exec(said)?.[1] ?? '';
  const outcome = outcomeOf[name];
  if (!isKind(figure, 'table') || outcome === undefined) return undefined;
  const line = seed % figure.rows.length;
  const rows = figure.rows.map(([x = '']) => [x, ...figure.head.slice(1).map((y) => String(outcome(Number(x), Number(y))))]);
  const gaps = (rows[line] ?? []).slice(1).map((text, at): Gap => ({ place: [line, at + 1], text }));
  return {
    ...withGaps({ head: figure.head, rows }, gaps),
    question: `${said.replace(' in a table of all outcomes', '')}. ${asked} of all outcomes.`,
    marks: 2,
    explanation: `Each box holds the ${name} of the number beside its row and the number above its column.`,
    steps: gaps.map(({ place: [, at], text }) => `${rows[line]?.[0]} and ${figure.head[at]}: ${text}`),
    hints: ['Read the number at the side and the number above each gap.', `What is the ${name} of the two?`],
  };
};

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** A frequency table on the way to its mean: each value times how often it comes, and the totals. */
export const fillProducts: Turned = (question) => {
  const { figure } = question;
  const [row] = isKind(figure, 'table') ? figure.rows : [];
  if (!isKind(figure, 'table') || row === undefined) return undefined;
  const [thing = '', ...values] = figure.head;
  const [who = '', ...counts] = row;
  const products = values.map((value, at) => Number(value) * Number(counts[at]));
  const [total, all] = [sum(counts.map(Number)), sum(products)];
  const end = values.length;
  const gaps = products.map((product, line): Gap => ({ place: [line, 2], text: String(product) }));
  return {
    ...withGaps(
      {
        head: [thing, who, 'Product'],
        rows: [...values.map((value, at) => [value, counts[at] ?? '', String(products[at])]), ['Total', String(total), String(all)]],
      },
      [...gaps, { place: [end, 1], text: String(total) }, { place: [end, 2], text: String(all) }],
    ),
    question: `The table shows how many ${who.toLowerCase()} had each number of ${thing.toLowerCase()}. ${asked}. Each product is the number of ${thing.toLowerCase()} times how many ${who.toLowerCase()} had it.`,
    marks: 2,
    explanation: `Multiply along each row, then add down each column: ${total} ${who.toLowerCase()}, and ${all} ${thing.toLowerCase()} among them.`,
    steps: [
      ...values.map((value, at) => `${value} × ${counts[at]} = ${products[at]}`),
      `${counts.join(' + ')} = ${total}`,
      `${products.join(' + ')} = ${all}`,
    ],
    hints: ['Multiply the two numbers of each row.', 'Each total is the sum of the numbers above it.'],
  };
};

const machineStep =
  (step: string) =>
  (x: number): number => {
    const by = number(step.replace(/^\D+/, ''));
    if (step.startsWith('×')) return x * by;
    return step.startsWith('+') ? x + by : x - by;
  };

/** A machine's table: what comes out of some numbers, and which went in for another. */
export const fillMachineTable: Turned = (question, seed) => {
  const { figure } = question;
  if (!isKind(figure, 'function-machine')) return undefined;
  const back = figure.input === '?';
  const own = number(back ? keyTextOf(question) : figure.input);
  const run = (x: number): number => figure.steps.reduce((value, step) => machineStep(step)(value), x);
  const others = [own + 1 + (seed % 3), own + 5, 10 + (seed % 2) * 2].filter((x) => x !== own);
  const xs = [own, ...new Set(others)].slice(0, 4);
  const backAt = question.difficulty === 'beginner' ? -1 : back ? 0 : xs.length - 1;
  const gaps = xs.map((x, line): Gap =>
    line === backAt ? { place: [line, 0], text: plain(x) } : { place: [line, 1], text: plain(run(x)) },
  );
  const [told = ''] = question.question.split('. ');
  return {
    ...withGaps({ head: ['In', 'Out'], rows: xs.map((x) => [plain(x), plain(run(x))]) }, gaps),
    question: `${told}. ${asked}.`,
    ...(back === (backAt === 0) ? { askedCell: 0 } : {}),
    marks: 2,
    explanation: `Do the steps in order for each number that goes in.${backAt < 0 ? '' : ' Where only the output is known, undo the steps, the last one first.'}`,
    steps: xs.map((x) => `${plain(x)} goes in, ${plain(run(x))} comes out.`),
    hints: ['Do the steps in their order.', ...(backAt < 0 ? [] : ['To go back from an output, undo the last step first.'])],
  };
};

/** A spring under loads: the results that are still to be worked out. */
export const fillSpringTable: Turned = (question) => {
  const { figure } = question;
  const [bare, loaded] = isKind(figure, 'spring') ? figure.springs : [];
  const load = number(loaded?.load?.replace(/ N$/, '') ?? '');
  if (bare === undefined || loaded === undefined || bare.load !== undefined || Number.isNaN(load)) return undefined;
  const extension = loaded.cm - bare.cm;
  const loads = [0, load, 2 * load, 3 * load];
  const rows = loads.map((one, at) => [String(one), String(bare.cm + at * extension), String(at * extension)]);
  const gap = (line: number, at: number): Gap => ({ place: [line, at], text: rows[line]?.[at] ?? '' });
  return {
    ...withGaps({ head: ['Load (N)', 'Length', 'Extension'], rows }, [gap(1, 2), gap(2, 1), gap(2, 2), gap(3, 1), gap(3, 2)]),
    question: `A spring is hung up and loaded. Its extension grows in step with the load. ${asked} of results. Lengths and extensions are in cm.`,
    marks: 2,
    explanation: `The extension is the length minus the ${bare.cm} cm without a load. A load of ${load} N stretches the spring by ${extension} cm, so every ${load} N more stretches it by another ${extension} cm.`,
    steps: loads.slice(1).map((one, at) => `${one} N: extension ${(at + 1) * extension} cm, length ${bare.cm + (at + 1) * extension} cm`),
    hints: ['The extension is how much longer it gets, not how long it is.', 'Twice the load gives twice the extension.'],
  };
};

/** What a pie chart is drawn from: the angle of each slice, worked out from how many chose it. */
export const fillPieAngles: Turned = (question) => {
  const { figure } = question;
  const told = / (?:asked about|favourite) ([a-z ]+?)(?: of a group)?\./.exec(question.question)?.[1];
  if (!isKind(figure, 'pie') || told === undefined) return undefined;
  const total = number(/^(\d+) people/.exec(question.question)?.[1] ?? keyTextOf(question));
  const slices = figure.slices.map(({ name, degrees }) => ({ name, degrees, count: (degrees * total) / 360 }));
  if (slices.length < 3 || slices.some(({ count, name }) => !Number.isInteger(count) || name === '')) return undefined;
  const head = [told.replace(/^./, (first) => first.toUpperCase()), 'How many', 'Angle in degrees'];
  return {
    ...withGaps(
      { head, rows: slices.map(({ name, degrees, count }) => [name, String(count), String(degrees)]) },
      slices.map(({ degrees }, line) => ({ place: [line, 2], text: String(degrees) })),
    ),
    question: `A pie chart of these ${total} people is to be drawn. ${asked}.`,
    marks: 2,
    explanation: `All ${total} people are the whole turn of 360°, so each slice is its share of ${total}, times 360°.`,
    steps: slices.map(({ name, degrees, count }) => `${name}: ${count} ÷ ${total} × 360 = ${degrees}`),
    hints: ['How many degrees is the whole turn?', 'Divide the whole turn by how many people there are: that much is one person.'],
  };
};

/** What a histogram is drawn from: the frequency density of each class. */
export const fillDensities: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'table') || figure.head.join() !== 'x,Frequency') return undefined;
  const classes = figure.rows.map(([name = '', frequency = '']) => {
    const [, from = '', to = ''] = /^([\d.]+) < x ≤ ([\d.]+)$/.exec(name) ?? [];
    const width = Number(to) - Number(from);
    return { name, frequency, width, from, density: Number(frequency) / width };
  });
  if (classes.some(({ width, density }) => !(width > 0) || Number(density.toFixed(2)) !== density)) return undefined;
  const askedCell = classes.findIndex(({ from }) => question.question.includes(`from ${from} to`));
  return {
    ...withGaps(
      {
        head: [...figure.head, 'Density'],
        rows: classes.map(({ name, frequency, density }) => [name, frequency, String(density)]),
      },
      classes.map(({ density }, line) => ({ place: [line, 2], text: String(density) })),
    ),
    ...(askedCell < 0 ? {} : { askedCell }),
    question: `A histogram is to be drawn from this table. ${asked}: the frequency density of each class.`,
    marks: 2,
    explanation:
      'The height of each bar is the frequency density: the frequency divided by the width of the class. So the area is the frequency.',
    steps: classes.map(({ name, frequency, width, density }) => `${name}: ${frequency} ÷ ${width} = ${density}`),
    hints: ['How wide is each class?', 'Divide each frequency by the width of its class.'],
  };
};
