import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { optionText } from '@hedgerow/curriculum/option-values';
import type { FigureOf } from '@hedgerow/figures/figure';
import { valuesIn } from '../generators/checkers/tex-value.ts';

type Spot = readonly [number, number];

const numbersIn = (text: string): number[] => [...optionText(text).matchAll(/-?\d+/g)].map(([number]) => Number(number));

/** "half past 3", "20 minutes to 7", "4:35": the hour that is running and the minutes past it. */
const timeIn = (text: string): readonly [number, number] => {
  const told = text.replace('Set the clock to ', '');
  const digital = /(\d+):(\d\d)/.exec(told);
  if (digital) return [Number(digital[1]), Number(digital[2])];
  const spoken = /(quarter|half|\d+ minutes?)? ?(past|to)? ?(\d+)(?: o'clock)?\. Move/.exec(told);
  const minutes = spoken?.[1] === 'quarter' ? 15 : spoken?.[1] === 'half' ? 30 : Number.parseInt(spoken?.[1] ?? '0', 10);
  const hour = Number(spoken?.[3]);
  return spoken?.[2] === 'to' ? [hour === 1 ? 12 : hour - 1, 60 - minutes] : [hour, minutes];
};

const sumIn = (text: string): number => {
  const plain = optionText(text);
  const by = /What is (\d+) (more|less) than (\d+)/.exec(plain);
  if (by) return Number(by[3]) + (by[2] === 'more' ? 1 : -1) * Number(by[1]);
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
  const [, dx, across, dy, up] = /moved (\d+) (\w+) and (\d+) (\w+)/.exec(text) ?? [];
  if (dx !== undefined) return ([x, y]) => [x + Number(dx) * (across === 'left' ? -1 : 1), y + Number(dy) * (up === 'down' ? -1 : 1)];
  if (text.includes('x-axis')) return ([x, y]) => [x, -y];
  if (text.includes('y-axis')) return ([x, y]) => [-x, y];
  if (text.includes('y = x')) return ([x, y]) => [y, x];
  return text.includes('180') ? ([x, y]) => [-x, -y] : ([x, y]) => [y, -x];
};

const alone = (values: readonly number[]): number => values.find((value) => values.filter((one) => one === value).length === 1) ?? 0;

const onGraph = (question: string, { x, y, points = [], curves }: FigureOf<'graph'>): number[] => {
  const at = ([a, b]: Spot): number[] => [a - x.from, b - y.from];
  const plain = optionText(question);
  const line = /y = (-?\d*)x(?: ([+-]) (\d+))?/.exec(plain);
  if (question.startsWith('Draw the line') && line) {
    const m = line[1] === '' ? 1 : line[1] === '-' ? -1 : Number(line[1]);
    const c = Number(`${line[2] ?? '+'}${line[3] ?? 0}`);
    const next = [2, 1, -1].find((one) => Math.abs(m * one + c) <= 10) ?? 0;
    return [...at([0, c]), ...at([next, m * next + c])];
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

/** The answer, found again from what is asked and what is drawn alone. */
export const workedOut = ({ question, figure, task }: FigureQuestion): number[] => {
  if (figure.kind === 'number-line') return [sumIn(question) - figure.from];
  if (figure.kind === 'graph') return onGraph(question, figure);
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
