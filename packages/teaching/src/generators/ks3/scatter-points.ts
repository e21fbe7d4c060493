import type { FigureOf } from '@hedgerow/figures/figure';
import { answering } from '../kinds.ts';
import { makeGenerator, notNegative } from '../make-generator.ts';
import { plainNumber } from '../written.ts';

const themes = [
  { x: 'Hours of practice', y: 'Score', things: 'pupils', first: 'practice time in hours', second: 'score', up: 1 },
  { x: 'Age (years)', y: 'Price (£100)', things: 'cars', first: 'age in years', second: 'price in hundreds of pounds', up: -1 },
  { x: 'Temperature (°C)', y: 'Cold drinks', things: 'days', first: 'temperature', second: 'number of cold drinks', up: 1 },
  { x: 'Distance (km)', y: 'Fare (£)', things: 'taxi rides', first: 'distance', second: 'fare', up: 1 },
  { x: 'Temperature (°C)', y: 'Hot soups', things: 'days', first: 'temperature', second: 'number of hot soups', up: -1 },
] as const;
type Dot = [number, number];
const scatter = (theme: (typeof themes)[number], dots: readonly Dot[], marked?: Dot): FigureOf<'graph'> => ({
  kind: 'graph',
  x: { from: 0, to: 20, step: 2, name: theme.x },
  y: { from: 0, to: 20, step: 2, name: theme.y },
  curves: [],
  points: [...dots.map((at) => ({ at })), ...(marked === undefined ? [] : [{ at: marked, name: 'P' }])],
});
const inside = ([x, y]: Dot): boolean => x >= 1 && x <= 19 && y >= 1 && y <= 19;

export const readScatterPoints = makeGenerator<number>(
  {
    id: 'maths-scatter-points',
    title: 'Points of a scatter graph',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['plotting scatter graphs', 'reading points of a scatter graph', 'points on a scatter graph', 'draw a scatter graph'],
  },
  ({ int, pick, level }) => {
    const theme = pick(themes);
    const start = theme.up > 0 ? int(1, 3) : int(16, 18);
    const slope = theme.up * pick([0.6, 0.7, 0.8]);
    const dots = [2, 4, 6, 8, 11, 13, 15, 17, 18].map((x): Dot => [x, Math.round(start + slope * x) + int(-2, 2)]);
    const [x, y] = [2 * int(1, 8) + level(0, 1, 1), 2 * int(2, 8) + level(0, 0, 1)];
    const asks = pick(
      level<readonly ('up' | 'across' | 'count' | 'over' | 'highest')[]>(['up', 'across'], ['up', 'across', 'count'], ['over', 'highest']),
    );
    if (x === y || dots.some((dot) => !inside(dot) || (Math.abs(dot[0] - x) < 2 && Math.abs(dot[1] - y) < 3))) return undefined;
    const all: Dot[] = asks === 'up' || asks === 'across' ? [...dots, [x, y]] : dots.slice(0, int(6, 9));
    const top = all.toSorted((p, r) => r[1] - p[1])[0] as Dot;
    const limit = 2 * int(3, 7);
    const [over, under] = [all.filter(([, each]) => each > limit).length, all.filter(([, each]) => each < limit).length];
    if (asks === 'highest' && all.some((dot) => dot !== top && dot[1] === top[1])) return undefined;
    if (asks === 'over' && (all.some(([, each]) => each === limit) || over === under)) return undefined;
    const key = { up: y, across: x, count: all.length, over, highest: top[0] }[asks];
    const by = { up: theme.second, across: theme.first, count: '', over: '', highest: '' }[asks];
    return {
      stem: {
        up: `Each point of the scatter graph is one of the ${theme.things}. What is the ${by} at the point P?`,
        across: `Each point of the scatter graph is one of the ${theme.things}. What is the ${by} at the point P?`,
        count: `The scatter graph is about some ${theme.things}. How many ${theme.things} is it about?`,
        over: `The scatter graph is about some ${theme.things}. For how many of them is the ${theme.second} more than ${limit}?`,
        highest: `The scatter graph is about some ${theme.things}. What is the ${theme.first} where the ${theme.second} is highest?`,
      }[asks],
      figure: scatter(theme, asks === 'up' || asks === 'across' ? dots : all, asks === 'up' || asks === 'across' ? [x, y] : undefined),
      key,
      slips: {
        up: [
          [x, `This is the ${theme.first}: it is read on the axis that goes across.`] as const,
          [y + 1, 'This is half a square too high: a square is worth 2.'] as const,
          [y / 2, 'This counts squares. Each square is worth 2.'] as const,
          [y - 1, 'This is half a square too low: a square is worth 2.'] as const,
        ],
        across: [
          [y, `This is the ${theme.second}: it is read on the axis that goes up.`] as const,
          [x + 1, 'This is half a square too far: a square is worth 2.'] as const,
          [x / 2, 'This counts squares. Each square is worth 2.'] as const,
          [x - 1, 'This is half a square too little: a square is worth 2.'] as const,
        ],
        count: [
          [2 * all.length, 'This counts two for each point. One point is one of them, with two values.'] as const,
          [all.length - 1, 'This misses one point.'] as const,
          [20, 'This is the end of the axis.'] as const,
          [10, 'This counts the squares of the axis.'] as const,
        ],
        over: [
          [under, `This counts those with less than ${limit}.`] as const,
          [all.filter(([each]) => each > limit).length, `This looks at the ${theme.first}. Look on the axis that goes up.`] as const,
          [all.length, 'This counts all the points.'] as const,
          [over + 1, 'This counts one too many.'] as const,
        ],
        highest: [
          [top[1], `This is the ${theme.second} itself. What is asked for stands on the other axis.`] as const,
          [Math.max(...all.map(([each]) => each)), 'This is the point furthest to the right. The highest one is asked for.'] as const,
          [all.toSorted((p, r) => p[1] - r[1])[0]?.[0] ?? 0, 'This is the lowest point.'] as const,
          [20, 'This is the end of the axis.'] as const,
        ],
      }[asks],
      show: plainNumber,
      believable: notNegative,
      why: {
        up: `Go straight across from P to the axis that goes up.`,
        across: `Go straight down from P to the axis that goes across.`,
        count: 'Each point stands for one of them, and both its values are read from it.',
        over: `The points above the line at ${limit} count.`,
        highest: `The highest point is at (${top[0]}, ${top[1]}): the first number is the ${theme.first}.`,
      }[asks],
      steps: {
        up: [`The ${theme.second} stands on the axis that goes up.`, `Across from P it says ${y}.`],
        across: [`The ${theme.first} stands on the axis that goes across.`, `Below P it says ${x}.`],
        count: ['One point is one of them.', `Counted: ${all.length}`],
        over: [`Lay a ruler level at ${limit}.`, `Points above it: ${over}`],
        highest: [`Find the point that is furthest up.`, `Straight below it, the axis says ${top[0]}.`],
      }[asks],
      hints: {
        up: ['Read the names of the two axes. On which of them is what is asked for?', 'How much is one square worth?'],
        across: ['Read the names of the two axes. On which of them is what is asked for?', 'How much is one square worth?'],
        count: ['What does one point tell you, and about how many?', 'A point has two values, but it is about one thing.'],
        over: [`Find ${limit} on the axis of the ${theme.second}.`, 'A ruler helps to see what lies above and what below.'],
        highest: ['Find the point first. Which axis answers the question?', 'The name of the axis says what it shows.'],
      }[asks],
      drawn: { asks, xs: all.map(([each]) => each), ys: all.map(([, each]) => each), limit, x, y },
    };
  },
);

const averageOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
/** How well a line fits, from −1 to 1. */
const fit = (dots: readonly Dot[]): number => {
  const [mx, my] = [averageOf(dots.map(([x]) => x)), averageOf(dots.map(([, y]) => y))];
  const [sxy, sxx, syy] = dots.reduce(([a, b, c], [x, y]) => [a + (x - mx) * (y - my), b + (x - mx) ** 2, c + (y - my) ** 2], [0, 0, 0] as [
    number,
    number,
    number,
  ]);
  return sxy / Math.sqrt(sxx * syy);
};

/** Nobody can say beforehand how these go together: the picture has to be looked at. */
const measures = [
  ['test 1', 'test 2'],
  ['width', 'length'],
  ['mass', 'age'],
  ['price', 'rating'],
  ['rain', 'sales'],
  ['weeks', 'height'],
  ['noise', 'score'],
  ['visitors', 'sunshine'],
] as const;

const kindsOfLink = ['strong positive', 'weak positive', 'strong negative', 'weak negative', 'no correlation'] as const;
type Link = (typeof kindsOfLink)[number];

export const correlations = makeGenerator<Link>(
  {
    id: 'maths-correlation',
    title: 'Kinds of correlation',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['correlation', 'positive correlation', 'negative correlation', 'types of correlation', 'strong and weak correlation'],
    kinds: [answering(/\bpositive\b/, /positive/), answering(/\bnegative\b/, /negative/), answering(/\bno correlation\b|\bzero\b/, /^no /)],
  },
  ({ int, pick, level }) => {
    const link = pick(level<readonly Link[]>(['strong positive', 'strong negative', 'no correlation'], kindsOfLink, kindsOfLink));
    const [across, up] = pick(measures);
    const wide = link.startsWith('strong') ? 1 : 4;
    const slope = pick(level([0.8, 0.9], [0.6, 0.8], [0.4, 0.6, 0.8]));
    const rises = link.endsWith('positive');
    const places = [1, 3, 4, 6, 7, 9, 11, 12, 14, 15, 17, 18];
    const dots = places.map((x): Dot => {
      if (link === 'no correlation') return [x, int(2, 18)];
      const off = wide === 1 ? int(-1, 1) : pick([-4, -3, -2, 2, 3, 4]);
      return [x, Math.round((rises ? 10 : 10) + (rises ? slope : -slope) * (x - 10)) + off];
    });
    if (!dots.every(inside)) return undefined;
    const r = fit(dots);
    const heights = dots.map(([, y]) => y);
    const half = heights.length / 2;
    const lean =
      Math.abs(averageOf(heights.slice(half)) - averageOf(heights.slice(0, half))) / (Math.max(...heights) - Math.min(...heights));
    if (link === 'no correlation' ? lean > 0.1 : lean < 0.22) return undefined;
    const fits = {
      'strong positive': r > 0.93,
      'weak positive': r > 0.55 && r < 0.75,
      'strong negative': r < -0.93,
      'weak negative': r < -0.55 && r > -0.75,
      'no correlation': Math.abs(r) < 0.15,
    };
    if (!fits[link]) return undefined;
    const notes: Readonly<Record<Link, string>> = {
      'strong positive': 'This would mean points close to a line that rises from left to right.',
      'weak positive': 'This would mean points that rise on the whole, but lie well apart.',
      'strong negative': 'This would mean points close to a line that falls from left to right.',
      'weak negative': 'This would mean points that fall on the whole, but lie well apart.',
      'no correlation': 'This would mean points all over the graph, without rising or falling.',
    };
    const other: Link = link === 'no correlation' ? 'weak positive' : 'no correlation';
    const opposite = {
      'strong positive': 'strong negative',
      'weak positive': 'weak negative',
      'strong negative': 'strong positive',
      'weak negative': 'weak positive',
      'no correlation': 'weak negative',
    }[link] as Link;
    const twin = {
      'strong positive': 'weak positive',
      'weak positive': 'strong positive',
      'strong negative': 'weak negative',
      'weak negative': 'strong negative',
      'no correlation': 'strong positive',
    }[link] as Link;
    return {
      stem: `Which kind of correlation between ${across} and ${up} does the scatter graph show?`,
      figure: {
        kind: 'graph',
        x: { from: 0, to: 20, step: 2, name: across },
        y: { from: 0, to: 20, step: 2, name: up },
        curves: [],
        points: dots.map((at) => ({ at })),
      },
      key: link,
      slips: [
        [opposite, `${notes[opposite]} Follow the points from left to right.`],
        [twin, `${notes[twin]} See how close they lie to a line.`],
        [other, notes[other]],
      ],
      show: (each) => (each === 'no correlation' ? each : `${each} correlation`),
      why:
        link === 'no correlation'
          ? 'The points neither rise nor fall on the whole: the one says nothing about the other.'
          : `On the whole the points ${rises ? 'rise' : 'fall'} from left to right, and they lie ${wide === 1 ? 'close to a line' : 'well apart'}.`,
      steps: [
        link === 'no correlation'
          ? 'From left to right the points go up and down without a pattern.'
          : `From left to right the points ${rises ? 'rise: it is positive' : 'fall: it is negative'}.`,
        link === 'no correlation'
          ? 'No line fits them.'
          : `They lie ${wide === 1 ? 'close to a line: it is strong' : 'well apart: it is weak'}.`,
      ],
      hints: [
        'Follow the points from left to right. Do they rise, fall, or neither?',
        'How close do they lie to a line? How steep the line is does not matter.',
      ],
      drawn: { xs: dots.map(([x]) => x), ys: dots.map(([, y]) => y) },
    };
  },
);

export const outliers = makeGenerator<number>(
  {
    id: 'maths-scatter-outliers',
    title: 'Outliers and how far to trust a line of best fit',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['outlier', 'outliers on scatter graphs', 'anomalous point', 'interpolation and extrapolation', 'is the estimate reliable'],
  },
  ({ int, pick, level }) => {
    const theme = pick(themes);
    const start = theme.up > 0 ? int(2, 4) : int(15, 17);
    const slope = theme.up * pick([0.6, 0.7]);
    const line = (x: number): number => start + slope * x;
    const dots = [3, 5, 7, 9, 11, 13, 15].map((x): Dot => [x, Math.round(line(x)) + int(-1, 1)]);
    const x = pick([4, 6, 8, 10, 12, 14]);
    const y = Math.round(line(x)) + pick([1, -1]) * int(6, 9);
    const at: Dot = [x, y];
    const asks = level('across' as const, pick(['across', 'up'] as const), pick(['up', 'gap'] as const));
    if (!inside(at) || !dots.every(inside) || x === y) return undefined;
    const onLine = Number(line(x).toFixed(1));
    if (asks === 'gap' && !Number.isInteger(line(x))) return undefined;
    const key = { across: x, up: y, gap: Math.abs(y - onLine) }[asks];
    const highest = dots.toSorted((p, r) => r[1] - p[1])[0] as Dot;
    const right = dots.at(-1) as Dot;
    return {
      stem: {
        across: `One point of the scatter graph is an outlier. What is its ${theme.first}?`,
        up: `One point of the scatter graph is an outlier. What is its ${theme.second}?`,
        gap: `One point of the scatter graph is an outlier. How far is its ${theme.second} from what the line of best fit says?`,
      }[asks],
      figure: {
        ...scatter(theme, [...dots, at]),
        curves: [
          {
            points: [
              [2, Number(line(2).toFixed(3))],
              [16, Number(line(16).toFixed(3))],
            ],
          },
        ],
      },
      key,
      slips: {
        across: [
          [y, `This is its ${theme.second}: it is read on the axis that goes up.`] as const,
          [right[0], 'This is the point furthest to the right. An outlier is far from the line of the others.'] as const,
          [highest[0], 'This is the highest of the other points. An outlier is far from the line of the others.'] as const,
          [dots[0]?.[0] ?? 0, 'This is the first point. It lies near the line.'] as const,
        ],
        up: [
          [x, `This is its ${theme.first}: it is read on the axis that goes across.`] as const,
          [highest[1], 'This is the highest of the other points. An outlier is far from the line of the others.'] as const,
          [Math.round(onLine), 'This is what the line says there. The point is somewhere else.'] as const,
          [right[1], 'This is the point furthest to the right. It lies near the line.'] as const,
        ],
        gap: [
          [y, 'This is the height of the point. Compare it with the line.'] as const,
          [onLine, 'This is the height of the line. Compare it with the point.'] as const,
          [Math.abs(y - onLine) / 2, 'This counts squares. Each square is worth 2.'] as const,
          [Math.abs(x - y), 'This compares the two values of the point. Compare the point with the line.'] as const,
        ],
      }[asks],
      show: plainNumber,
      believable: notNegative,
      why: {
        across: `All points but one lie near the line. That one is at (${x}, ${y}).`,
        up: `All points but one lie near the line. That one is at (${x}, ${y}).`,
        gap: `At ${x} the line is at ${plainNumber(onLine)} and the point at ${y}.`,
      }[asks],
      steps: {
        across: ['Find the point that does not lie near the line.', `Straight below it, the axis says ${x}.`],
        up: ['Find the point that does not lie near the line.', `Straight across from it, the axis says ${y}.`],
        gap: [
          `The outlier is at (${x}, ${y}).`,
          `The line at ${x}: ${plainNumber(onLine)}`,
          `From ${plainNumber(Math.min(y, onLine))} to ${plainNumber(Math.max(y, onLine))} it is ${plainNumber(key)}.`,
        ],
      }[asks],
      hints: [
        'An outlier is not the largest or the smallest: it is far from the pattern of the others.',
        'How much is one square of the axis worth?',
      ],
      drawn: { asks, xs: [...dots, at].map(([each]) => each), ys: [...dots, at].map(([, each]) => each), slope, start },
    };
  },
);
