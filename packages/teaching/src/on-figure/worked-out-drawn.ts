import { optionText } from '@hedgerow/curriculum/option-values';
import { toFill } from '@hedgerow/figures/data/table';
import type { FigureOf } from '@hedgerow/figures/figure';

export const numbersIn = (text: string): number[] => [...optionText(text).matchAll(/-?\d+/g)].map(([number]) => Number(number));

/** Chances of a tree, from what its text tells; fractions as they are counted. */
export const onTree = (question: string, { first, second }: FigureOf<'tree'>): string => {
  const bag = /holds (\d+) \w+ and (\d+) /.exec(question);
  const told = [...question.matchAll(/(0\.\d)\b/g)].map(([, chance]) => Number(chance));
  const chanceOf = (fork: number, way: number): string => {
    if (bag === null) return (way === 0 ? (told[fork] ?? 0) : 1 - (told[fork] ?? 0)).toFixed(1);
    const left = [Number(bag[1]), Number(bag[2])];
    if (fork > 0 && question.includes('not put back')) left[fork - 1] = (left[fork - 1] ?? 0) - 1;
    return `${left[way]}/${(left[0] ?? 0) + (left[1] ?? 0)}`;
  };
  return [first, ...second]
    .flatMap((fork, at) => fork.flatMap(({ chance }, way) => (chance === toFill ? [chanceOf(at, way)] : [])))
    .join('|');
};

/** Of each empty stem the last figures of its values. */
export const onStems = (question: string, { rows, blank = [] }: FigureOf<'stem-and-leaf'>): string => {
  const values = numbersIn(question);
  return blank
    .map((row) =>
      values
        .filter((value) => Math.floor(value / 10) === rows[row]?.stem)
        .map((value) => value % 10)
        .toSorted((a, b) => a - b)
        .join(' '),
    )
    .join('|');
};

const middleOf = (values: readonly number[]): number => values[(values.length - 1) / 2] ?? Number.NaN;

/** The five values that a box plot is told by, or that of a list. */
export const onPlot = (question: string, snap: number): number[] => {
  const list = /in order: ([\d, ]+)\./.exec(question)?.[1]?.split(', ').map(Number);
  const told = (name: string): number => Number(new RegExp(`${name} (\\d+)`).exec(question)?.[1] ?? Number.NaN);
  if (list !== undefined) {
    const half = (list.length - 1) / 2;
    return [list[0] ?? 0, middleOf(list.slice(0, half)), middleOf(list), middleOf(list.slice(half + 1)), list.at(-1) ?? 0];
  }
  const isPlain = question.includes('highest value');
  const [low, lower] = [told('lowest value'), told('lower quartile')];
  const [upper, high] = isPlain
    ? [told('upper quartile'), told('highest value')]
    : [lower + told('interquartile range'), low + told(', range')];
  return [low, lower, told('median'), upper, high].map((value) => value / snap);
};

/** How high each line of towers is, seen from one side; from above every tower is one high, line by line. */
export const onPaper = (question: string, { rows }: FigureOf<'cubes'>): number[] => {
  const column = (at: number): number[] => rows.map((row) => row[at] ?? 0);
  const wide = Math.max(...rows.map((row) => row.length));
  const squares: number[] = [];
  if (question.includes('plan')) {
    rows.forEach((row, back) => row.forEach((height, at) => height > 0 && squares.push((rows.length - 1 - back) * 4 + at)));
    return squares.toSorted((a, b) => a - b);
  }
  const towers = question.includes('front elevation')
    ? Array.from({ length: wide }, (_, at) => Math.max(...column(at)))
    : rows.toReversed().map((row) => Math.max(...row));
  towers.forEach((height, at) => Array.from({ length: height }, (_, row) => squares.push(4 * row + at)));
  return squares.toSorted((a, b) => a - b);
};

export const turnedTo = (question: string, figure: FigureOf<'angle' | 'bearing' | 'rays'>): number => {
  const [told = 0] = numbersIn(question);
  if (figure.kind === 'rays') return 90 - Number.parseInt(figure.surfaceText ?? '', 10);
  if (figure.kind === 'angle') return told;
  const points = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
  const point = /(?:sails|flies|goes) ([a-z-]+)\./.exec(question)?.[1];
  if (point !== undefined) return 45 * points.indexOf(point);
  return question.startsWith('The bearing of') ? (told + 180) % 360 : told;
};

/** "half past 3", "20 minutes to 7", "4:35": the hour that is running and the minutes past it. */
export const timeIn = (text: string): readonly [number, number] => {
  const told = text.replace('Set the clock to ', '');
  const digital = /(\d+):(\d\d)/.exec(told);
  if (digital) return [Number(digital[1]), Number(digital[2])];
  const spoken = /(quarter|half|\d+ minutes?)? ?(past|to)? ?(\d+)(?: o'clock)?\. Move/.exec(told);
  const minutes = spoken?.[1] === 'quarter' ? 15 : spoken?.[1] === 'half' ? 30 : Number.parseInt(spoken?.[1] ?? '0', 10);
  const hour = Number(spoken?.[3]);
  return spoken?.[2] === 'to' ? [hour === 1 ? 12 : hour - 1, 60 - minutes] : [hour, minutes];
};
