import type { FigureOf } from '@hedgerow/figures/figure';
import { listed } from '@hedgerow/figures/say';
import { maths, plainNumber, terms } from '../generators/written.ts';
import { type Form, isKind, type Turned } from './form.ts';

type Spot = readonly [number, number];
type Graph = FigureOf<'graph'>;
type Plan = {
  readonly paper: Pick<Graph, 'x' | 'y'>;
  readonly shown?: readonly Spot[];
  readonly wanted: readonly Spot[];
  readonly snap: Spot;
  readonly join: 'none' | 'path' | 'curve';
  readonly slips?: readonly { readonly spots: readonly Spot[]; readonly note: string }[];
};

/** Where points stand on the paper, in stops; undefined where one is off it. */
const placesOn =
  ({ x, y }: Plan['paper'], snap: Spot) =>
  (spots: readonly Spot[]): number[] | undefined => {
    const places = spots.flatMap(([a, b]) => [(a - x.from) / snap[0], (b - y.from) / snap[1]]);
    const [across, up] = [(x.to - x.from) / snap[0], (y.to - y.from) / snap[1]];
    const fits = places.every(
      (place, at) => Math.abs(place - Math.round(place)) < 1e-6 && place > -1e-6 && place <= (at % 2 === 0 ? across : up) + 1e-6,
    );
    return fits ? places.map((place) => Math.round(place)) : undefined;
  };

/** Points to plot on an empty or half-finished graph: half a square is the finest stop, and each must stand at its own. */
const plotAll = ({ paper, shown = [], wanted, snap, join, slips = [] }: Plan): Omit<Form, 'question'> | undefined => {
  const places = placesOn(paper, snap);
  const right = places(wanted);
  if (right === undefined || wanted.length > 8) return undefined;
  return {
    figure: {
      kind: 'graph',
      ...paper,
      curves: [],
      ...(shown.length === 0 ? {} : { points: shown.map(([a, b]): { at: [number, number] } => ({ at: [a, b] })) }),
    },
    task: { kind: 'plot', names: wanted.map(() => 'Point'), snap: [snap[0], snap[1]], join },
    right,
    marks: 2,
    slips: slips.flatMap(({ spots, note }) => {
      const given = places(spots);
      return given === undefined ? [] : [{ given, note }];
    }),
  };
};

const swapped = ([a, b]: Spot): Spot => [b, a];
const paperOf = ({ x, y }: Graph): Plan['paper'] => ({ x, y });

/** A scatter graph with three of its points still to come. */
export const plotScatter: Turned = (question, seed) => {
  const { figure } = question;
  if (!isKind(figure, 'graph')) return undefined;
  const all = (figure.points ?? []).map(({ at }): Spot => at);
  if (all.length < 6) return undefined;
  const wanted = [0, 1, 2].flatMap((each): Spot[] => all.slice((seed + each * 2) % all.length).slice(0, 1));
  if (new Set(wanted.map((one) => one.join())).size < 3) return undefined;
  const shown = all.filter((one) => !wanted.includes(one));
  const [across, up] = [figure.x.name, figure.y.name];
  const form = plotAll({
    paper: paperOf(figure),
    shown,
    wanted,
    snap: [1, 1],
    join: 'none',
    slips: [
      { spots: wanted.map(swapped), note: `These have the two values the wrong way round. “${across}” is on the axis that goes across.` },
    ],
  });
  const values = (side: 0 | 1): string => listed(wanted.map((one) => plainNumber(one[side])));
  return (
    form && {
      ...form,
      question: `Three points are missing from the scatter graph. Plot them. ${across}: ${values(0)}. ${up}: ${values(1)}, in the same order.`,
      explanation:
        'Each point stands above its value on the axis across, level with its value on the axis up. A square is worth 2, so an odd number lies half way along one.',
      steps: wanted.map(([a, b]) => `Go across to ${plainNumber(a)} and up to ${plainNumber(b)}.`),
      hints: ['Each point takes one number of each list.', 'How much is one square worth on each axis?'],
    }
  );
};

/** How many are in each of five classes, from the polygon or from its table. */
const countsIn = (figure: FigureOf<'graph'> | FigureOf<'table'>): readonly number[] =>
  figure.kind === 'graph' ? (figure.points ?? []).map(({ at }) => at[1]) : figure.rows.map(([, count]) => Number(count));

/** A frequency polygon, drawn from its frequencies: each point above the middle of its class. */
export const drawPolygon: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'graph') && !isKind(figure, 'table')) return undefined;
  const counts = countsIn(figure);
  const width = figure.kind === 'graph' ? figure.x.step : Number(/≤ (\d+)/.exec(figure.rows[0]?.[0] ?? '')?.[1]);
  if (counts.length !== 5 || !(width > 0)) return undefined;
  const above = (share: number): Spot[] => counts.map((count, at) => [width * (at + share), count]);
  const form = plotAll({
    paper: {
      x: { from: 0, to: 5 * width, step: width, name: figure.kind === 'graph' ? figure.x.name : 'x' },
      y: { from: 0, to: 14, step: 2, name: 'Frequency' },
    },
    wanted: above(0.5),
    snap: [width / 2, 1],
    join: 'path',
    slips: [
      { spots: above(1), note: 'These stand above the upper ends of the classes. That is for cumulative frequency.' },
      { spots: above(0), note: 'These stand above the lower ends of the classes.' },
    ],
  });
  const classes = counts.map((count, at) => `${at * width} < x ≤ ${(at + 1) * width}: ${count}`);
  return (
    form && {
      ...form,
      question: `Draw the frequency polygon for these classes and frequencies: ${classes.join('; ')}.`,
      explanation: 'Each point stands above the middle of its class, as high as its frequency. Lines join them from left to right.',
      steps: counts.map(
        (count, at) => `The middle of ${at * width} < x ≤ ${(at + 1) * width} is ${plainNumber(width * (at + 0.5))}: go up to ${count}.`,
      ),
      hints: ['Where along a class does its point stand?', 'It is half way between both ends of the class.'],
    }
  );
};

/** What share of the values is counted by the end of each class: each is a line of the graph. */
const countedBy = [1 / 8, 1 / 4, 1 / 2, 3 / 4, 1];

const spotsOf = (places: readonly number[], values: readonly number[]): Spot[] =>
  places.map((place, at): Spot => [place, values[at] ?? Number.NaN]);

/** A cumulative frequency graph, drawn from the classes and their frequencies: each running total above the end of its class. */
export const drawCumulative: Turned = (question) => {
  const { figure } = question;
  const ends = isKind(figure, 'graph') ? (figure.curves[0]?.points ?? []).slice(1).map(([end]) => end) : [];
  if (!isKind(figure, 'graph') || ends.length !== countedBy.length) return undefined;
  const totals = countedBy.map((share) => share * figure.y.to);
  const counts = totals.map((total, at) => total - (totals[at - 1] ?? 0));
  const starts = [0, ...ends];
  const form = plotAll({
    paper: paperOf(figure),
    wanted: spotsOf(starts, [0, ...totals]),
    snap: [figure.x.step / 2, figure.y.step],
    join: 'path',
    slips: [
      { spots: spotsOf(starts, [0, ...counts]), note: 'These are the frequencies one by one. Cumulative means added up as you go along.' },
      {
        spots: spotsOf([0, ...starts.slice(0, -1)], [0, ...totals]),
        note: 'These stand above the lower ends of the classes. Only at its upper end is a class counted.',
      },
    ],
  });
  const classes = counts.map((count, at) => `${starts[at]} < x ≤ ${ends[at]}: ${count}`);
  return (
    form && {
      ...form,
      question: `Draw the cumulative frequency graph for these classes and frequencies: ${classes.join('; ')}. Plot where the first class begins, and the end of each.`,
      explanation:
        'Where the first class begins nothing is counted yet. Each other point stands above the upper end of its class, as high as all the frequencies up to there added up.',
      steps: [
        'Begin at 0: nothing is counted yet.',
        ...totals.map((total, at) => `Up to ${ends[at]}: ${at === 0 ? '' : `${totals[at - 1]} + ${counts[at]} = `}${total}.`),
      ],
      hints: ['Add the frequencies up as you go along.', 'At which end of its class have all of its values been counted?'],
    }
  );
};

/** A line graph, drawn from what was measured. */
export const drawLineGraph: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'graph') || figure.curves.length !== 1) return undefined;
  const wanted = figure.curves[0]?.points ?? [];
  const { step } = figure.y;
  const snap = wanted.every(([, value]) => value % step === 0) ? step : step / 2;
  const form = plotAll({
    paper: paperOf(figure),
    wanted,
    snap: [1, snap],
    join: 'path',
    slips: [
      {
        spots: wanted.map(([at, value]) => [at, value / step]),
        note: `This counts the lines. Each line is worth ${step}.`,
      },
    ],
  });
  const when = (at: number): string => (figure.x.name.startsWith('Time') ? `${at} o’clock` : `${figure.x.name.toLowerCase()} ${at}`);
  const told = wanted.map(([at, value]) => `at ${when(at)} it is ${plainNumber(value)}`);
  return (
    form && {
      ...form,
      question: `Draw the line graph of “${figure.y.name}”: ${listed(told)}.`,
      explanation: `Each line of the scale is worth ${step}${snap === step ? '' : `, so half way between two lines is ${plainNumber(step / 2)} more`}. Join the points in order.`,
      steps: wanted.map(([at, value]) => `Above ${at}, go up to ${plainNumber(value)}.`),
      hints: ['What is one line of the scale worth?', 'Find the number across first, then go straight up.'],
    }
  );
};

const unitIn = (name: string): string => /\(([^)]+)\)$/.exec(name)?.[1] ?? '';
const some = (amount: number, unit: string): string => `${plainNumber(amount)} ${amount === 1 ? unit.replace(/s$/, '') : unit}`;

/** The graph of a journey with three stages, drawn from what happens: each stage goes on from where the last one ended. */
export const drawJourney: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'graph') || figure.curves.length !== 1) return undefined;
  const wanted = figure.curves[0]?.points ?? [];
  const [start, first, second, last] = wanted;
  if (start === undefined || first === undefined || second === undefined || last === undefined || wanted.length > 4) return undefined;
  // At rest or at a steady velocity the line is level.
  if (start.join() !== '0,0' || first[1] !== second[1]) return undefined;
  const isFar = figure.y.name.startsWith('Distance');
  const [unit, time] = [unitIn(figure.y.name), isFar ? 'hours' : 'seconds'];
  const [rest, after] = [second[0] - first[0], last[0] - second[0]];
  const who = /^(An? [a-z]+) makes/.exec(question.question)?.[1] ?? 'A car';
  const story = isFar
    ? `${who} goes ${some(first[1], unit)} in ${some(first[0], time)}, stops for ${some(rest, time)}, and then goes ${some(last[1] - second[1], unit)} farther in ${some(after, time)}.`
    : `A car starts from rest and reaches ${some(first[1], unit)} in ${some(first[0], time)}. It keeps that velocity for ${some(rest, time)}, and slows down to a stop in ${some(after, time)}.`;
  const form = plotAll({
    paper: paperOf(figure),
    wanted,
    snap: [1, isFar ? figure.y.step : figure.y.step / 4],
    join: 'path',
    slips: [
      {
        spots: [start, first, [second[0], 0], last],
        note: isFar
          ? 'At a stop the distance stays the same: the line is level.'
          : 'A steady velocity is a level line, and no velocity of zero.',
      },
      ...(isFar
        ? [
            {
              spots: [start, first, second, [last[0], last[1] - second[1]] as Spot],
              note: 'The last stage goes on from the distance so far.',
            },
          ]
        : []),
    ],
  });
  return (
    form && {
      ...form,
      question: `Draw the ${isFar ? 'distance–time' : 'velocity–time'} graph. ${story} Plot the start and the end of each stage.`,
      explanation: `Each stage goes on from where the last one ended. ${isFar ? 'While nothing moves' : 'While the velocity is steady'} the line is level.`,
      steps: wanted.map(([at, value]) => `At ${some(at, time)}: ${some(value, unit)}.`),
      hints: ['The stages follow each other: add the times up as you go along.', 'Which stage is a level line?'],
    }
  );
};

/** What stands before a letter: "", "-", "3". */
const times = (text: string): number => (text === '' || text === '-' ? Number(`${text}1`) : Number(text));

type Formula = { readonly a: number; readonly b: number; readonly c: number };
/** "$y = x^2 - 2x - 3$" or "$y = 3x - 2$" by its numbers. */
const formulaIn = (text: string): Formula | undefined => {
  const curve = /\$y = x\^2(?: ([+-]) (\d*)x)?(?: ([+-]) (\d+))?\$/.exec(text);
  if (curve !== null) {
    const [, sign = '', b, other = '', c = '0'] = curve;
    return { a: 1, b: b === undefined ? 0 : times(`${sign === '-' ? '-' : ''}${b}`), c: Number(`${other}${c}`) };
  }
  const line = /\$y = (-?\d*)x(?: ([+-]) (\d+))?\$/.exec(text);
  return line === null ? undefined : { a: 0, b: times(line[1] ?? ''), c: Number(`${line[2] ?? ''}${line[3] ?? '0'}`) };
};

const written = ({ a, b, c }: Formula): string =>
  terms([
    [a, 'x^2'],
    [b, 'x'],
    [c, ''],
  ]);

const plotFormula = (formula: Formula, paper: Plan['paper'], xs: readonly number[]): Form | undefined => {
  const { a, b, c } = formula;
  const by = (value: (x: number) => number): Spot[] => xs.map((x): Spot => [x, value(x)]);
  const wanted = by((x) => a * x * x + b * x + c);
  const form = plotAll({
    paper,
    wanted,
    snap: [1, 1],
    join: a === 0 ? 'path' : 'curve',
    slips: [
      { spots: by((x) => a * x * x - b * x + c), note: `This has the wrong sign on ${maths(terms([[b, 'x']]))}.` },
      { spots: by((x) => a * x * x + b * x - c), note: 'This has the wrong sign on the last number.' },
      {
        spots: by((x) => a * x * Math.abs(x) + b * x + c),
        note: 'A negative number times itself is positive: look at x² where x is negative.',
      },
    ],
  });
  return (
    form && {
      ...form,
      question: `Draw the graph of ${maths(`y = ${written(formula)}`)}. Plot its points for every whole number x from ${plainNumber(xs[0] ?? 0)} to ${plainNumber(xs.at(-1) ?? 0)}.`,
      explanation:
        a === 0
          ? 'Work out y for each x. The points lie on one straight line: one that does not was worked out wrongly.'
          : 'Work out y for each x. The points lie on a smooth curve that is the same on both sides of its lowest place.',
      steps: wanted.map(([x, y]) => `When x = ${plainNumber(x)}, y = ${plainNumber(y)}.`),
      hints: ['Make a table: put each x into the formula and work out y.', 'x goes across, and y goes up.'],
    }
  );
};

const fitsOn = ({ y }: Plan['paper'], value: number): boolean => value >= y.from && value <= y.to;

/** Where equations are solved, the graph is there to be read: only one whose turning point is asked for is drawn. */
const isOfEquations = (topicId: string | null): boolean => topicId?.endsWith('.quadratic-equations') === true;

/** A parabola whose roots or turning point were to be read: its points are plotted instead. */
export const drawParabola: Turned = (question) => {
  const { figure } = question;
  const formula = formulaIn(question.question);
  if (!isKind(figure, 'graph') || formula === undefined) return undefined;
  if (isOfEquations(question.topicId) && !question.question.includes('turning point')) return undefined;
  const paper = paperOf(figure);
  const middle = -formula.b / 2;
  const xs = [-3, -2, -1, 0, 1, 2, 3]
    .map((away) => middle + away)
    .filter((x) => x >= paper.x.from && x <= paper.x.to && fitsOn(paper, x * x + formula.b * x + formula.c));
  return xs.length < 5 ? undefined : plotFormula(formula, paper, xs);
};

/** Four points of a straight line, worked out and plotted. */
export const drawFromTable: Turned = (question) => {
  const formula = formulaIn(question.question);
  if (formula === undefined) return undefined;
  const paper = {
    x: { from: -5, to: 5, step: 1, name: 'x' },
    y: { from: -10, to: 10, step: 2, name: 'y' },
  };
  const xs = [-2, -1, 0, 1, 2, 3].filter((x) => fitsOn(paper, formula.b * x + formula.c)).slice(0, 4);
  return xs.length < 4 ? undefined : plotFormula(formula, paper, xs);
};
