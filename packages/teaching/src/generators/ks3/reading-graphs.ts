import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, notNegative, wholeAndPositive } from '../make-generator.ts';
import { plainNumber } from '../written.ts';

const pairs = [
  ['Hours of practice', 'Score', 'score', 'hours of practice'],
  ['Age of car (years)', 'Price (£100)', 'price in hundreds of pounds', 'years'],
  ['Temperature (°C)', 'Ice creams sold', 'number of ice creams sold', '°C'],
] as const;

export const readScatterGraphs = makeGenerator<number>(
  {
    id: 'maths-read-scatter-graphs',
    title: 'Reading a line of best fit',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['scatter graphs', 'scatter diagrams', 'line of best fit', 'estimating from a scatter graph', 'correlation'],
  },
  ({ int, pick, level }) => {
    const [across, up, value, unit] = pick(pairs);
    const rate = pick(level([4], [3, 4, 5], [2, 3, 5])) * (across.startsWith('Age') ? -1 : 1);
    const start = rate > 0 ? 2 * int(0, 4) : 50 + 2 * int(0, 4);
    const at = (x: number): number => start + rate * x;
    const x = int(3, 8);
    const key = at(x);
    const points = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((place): { at: [number, number] }[] => {
      const y = at(place) + pick([-4, -3, -2, 2, 3, 4]);
      return place === x || y < 0 || y > 60 ? [] : [{ at: [place, y] }];
    });
    if (at(10) < 0 || at(10) > 60 || at(0) > 60) return undefined;
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      x: { from: 0, to: 10, step: 1, name: across },
      y: { from: 0, to: 60, step: 10, name: up },
      curves: [
        {
          points: [
            [0, at(0)],
            [10, at(10)],
          ],
        },
      ],
      points,
    };
    return {
      stem: `Use the line of best fit. Estimate the ${value} at ${x} ${unit}.`,
      figure,
      key,
      slips: [
        [at(x + 1), 'This reads one place too far to the right.'],
        [at(x - 1), 'This reads one place too far to the left.'],
        [
          points.find((point) => Math.abs(point.at[0] - x) === 1)?.at[1] ?? key + 6,
          'This is the height of the nearest point. The line is what estimates.',
        ],
        [key + 10, 'This is one line of the scale too high.'],
        [key - 10, 'This is one line of the scale too low.'],
      ],
      show: plainNumber,
      believable: notNegative,
      why: `Go up from ${x} to the line and across: the line is at ${key}. The line, and not one point, says what to expect.`,
      steps: [
        `Find ${x} on the axis across and go straight ${rate > 0 || start > 30 ? 'up' : 'on'} to the line.`,
        `Go across to the other axis: ${key}.`,
      ],
      hints: ['A single point may be unusual. Which line goes through the middle of them?', 'Each line of the scale is worth 10.'],
      drawn: { x },
    };
  },
);

const pies = [
  ['pets', ['Dog', 'Cat', 'Fish']],
  ['ways to school', ['Walk', 'Bus', 'Car']],
  ['fruit', ['Apple', 'Pear', 'Plum']],
  ['sports', ['Tennis', 'Netball', 'Running']],
] as const;

/** Angles of three sectors that share a circle, each a whole number of people for some group. */
const shares: readonly (readonly [number, number, number])[] = [
  [180, 90, 90],
  [120, 150, 90],
  [60, 120, 180],
  [72, 108, 180],
  [144, 126, 90],
  [100, 140, 120],
];

export const readPieCharts = makeGenerator<number>(
  {
    id: 'maths-read-pie-charts',
    title: 'Reading pie charts',
    keyStage: 'KS3',
    years: [6, 7, 8, 9],
    synonyms: ['pie charts', 'pie chart', 'reading pie charts', 'interpreting pie charts', 'sectors'],
  },
  ({ pick, int, level }) => {
    const [what, names] = pick(pies);
    const degrees = pick(level(shares.slice(0, 1), shares.slice(1, 4), shares.slice(1)));
    const which = int(0, 2);
    const total = pick(level([20, 40, 60], [30, 60, 120], [40, 72, 180, 90]));
    const people = degrees.map((angle) => (angle * total) / 360);
    const angle = degrees[which] ?? 0;
    const part = people[which] ?? 0;
    const back = level(false, false, pick([true, false]));
    const key = back ? total : part;
    if (people.some((count) => !Number.isInteger(count))) return undefined;
    const figure: FigureOf<'pie'> = {
      kind: 'pie',
      slices: degrees.map((size, at) => ({ name: names[at] ?? '', degrees: size, text: `${size}°` })),
    };
    const name = names[which] ?? '';
    return {
      stem: back
        ? `The pie chart shows the favourite ${what} of a group. ${part} people chose ${name}. How many people are in the group?`
        : `${total} people were asked about ${what}. How many of them chose ${name}?`,
      figure,
      key,
      slips: back
        ? [
            [part * 3, 'This shares the circle into three equal parts. They are not equal.'],
            [(part * angle) / 360, 'This takes a part of the part. The whole group is larger.'],
            [part + angle, 'This adds degrees and people.'],
            [360, 'This is how many degrees the circle has.'],
            [2 * part, 'This takes the sector as half of the circle.'],
          ]
        : [
            [angle, 'This is the angle in degrees, not the number of people.'],
            [total - part, 'This is how many chose something else.'],
            [total / 3, 'This shares them into three equal parts. The sectors are not equal.'],
            [(angle * total) / 100, 'This takes the degrees as a percentage. The whole circle is 360°.'],
            [part * 2, 'This is twice as many.'],
          ],
      show: plainNumber,
      believable: wholeAndPositive,
      why: back
        ? `${angle}° of 360° are ${part} people, so 1 person has ${plainNumber(angle / part)}°. 360 ÷ ${plainNumber(angle / part)} = ${total}.`
        : `${name} has ${angle}° of 360°, and ${angle}/360 of ${total} is ${part}.`,
      steps: back
        ? [`${angle}° ÷ ${part} = ${plainNumber(angle / part)}° for each person`, `360° ÷ ${plainNumber(angle / part)}° = ${total}`]
        : [`360° ÷ ${total} = ${plainNumber(360 / total)}° for each person`, `${angle}° ÷ ${plainNumber(360 / total)}° = ${part}`],
      hints: ['The whole circle is everybody.', back ? 'How many degrees has one person?' : 'What share of the circle is the sector?'],
      drawn: { which, total, part, back: back ? 'yes' : 'no' },
    };
  },
);

const trips = ['A cyclist', 'A walker', 'A bus', 'A runner'];

export const distanceTimeGraphs = makeGenerator<number>(
  {
    id: 'maths-distance-time-graphs',
    title: 'Distance-time graphs',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['distance time graphs', 'distance-time graph', 'travel graphs', 'journey graphs', 'speed from a graph', 'real life graphs'],
    kinds: [
      asking(/(?:\bgradients?\b|\bspeeds?\b|\bslopes?\b).*\bgraphs?\b|\bgraphs?\b.*(?:\bgradients?\b|\bspeeds?\b|\bslopes?\b)/, /speed/),
      asking(/\brest\b|\bstop|\bstationary\b|\bflat\b|\bhorizontal\b/, /is there a stop/),
    ],
  },
  ({ int, pick, level }) => {
    const [go, rest, home] = [int(1, 3), int(1, 2), int(1, 3)];
    const speeds = [10 * int(1, 2), 10 * int(1, 3)] as const;
    const far = go * speeds[0];
    const end = go + rest + home;
    const last = far + home * speeds[1];
    if (last > 60 || speeds[0] === speeds[1]) return undefined;
    const asks = level(pick(['far', 'rest'] as const), pick(['first', 'rest', 'last'] as const), pick(['last', 'mean'] as const));
    const key = { far: last, rest, first: speeds[0], last: speeds[1], mean: last / end }[asks];
    if (!Number.isInteger(key * 2)) return undefined;
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      x: { from: 0, to: 8, step: 1, name: 'Time (hours)' },
      y: { from: 0, to: 60, step: 10, name: 'Distance (km)' },
      curves: [
        {
          points: [
            [0, 0],
            [go, far],
            [go + rest, far],
            [end, last],
          ],
        },
      ],
    };
    const who = pick(trips);
    return {
      stem: {
        far: `${who} makes this journey. How many km is it in all?`,
        rest: `${who} makes this journey. For how many hours does it stop?`.replace('does it stop', 'is there a stop'),
        first: `${who} makes this journey. What is the speed before the stop, in km/h?`,
        last: `${who} makes this journey. What is the speed after the stop, in km/h?`,
        mean: `${who} makes this journey. What is the average speed for all of it, stop included, in km/h?`,
      }[asks],
      figure,
      key,
      slips: {
        far: [
          [far, 'This is the distance before the stop only.'],
          [last + far, 'This adds the two distances. The graph goes on from where it was.'],
          [last - far, 'This is the distance after the stop only.'],
          [last + 10, 'This is one line of the scale too far.'],
        ],
        rest: [
          [go + rest, 'This is when the stop ends.'],
          [go, 'This is when the stop begins.'],
          [home, 'This is the time after the stop.'],
          [end, 'This is the time of the whole journey.'],
          [rest + 1, 'This counts the lines at both ends.'],
        ],
        first: [
          [far, 'This is the distance. Divide it by the time.'],
          [speeds[1], 'This is the speed after the stop.'],
          [last / end, 'This is the average speed of the whole journey.'],
          [far / (go + rest), 'This counts the time of the stop too.'],
          [speeds[0] * 2, 'This is twice as fast.'],
        ],
        last: [
          [speeds[0], 'This is the speed before the stop.'],
          [last / end, 'This is the average speed of the whole journey.'],
          [last / home, 'This divides the whole distance by the time after the stop.'],
          [(last - far) / end, 'This divides by the time of the whole journey.'],
          [last - far, 'This is the distance. Divide it by the time.'],
        ],
        mean: [
          [(speeds[0] + speeds[1]) / 2, 'This is halfway between the two speeds. Divide all the distance by all the time.'],
          [last / (go + home), 'This leaves the time of the stop out.'],
          [speeds[1], 'This is the speed after the stop.'],
          [speeds[0], 'This is the speed before the stop.'],
        ],
      }[asks].map(([value, why]): readonly [number, string] => [Number(value), String(why)]),
      show: plainNumber,
      believable: (value: number) => value > 0 && Number.isInteger(value * 2),
      why: {
        far: `The line ends at ${last} km.`,
        rest: `Where the line is flat nobody moves: from ${go} to ${go + rest} hours.`,
        first: `${far} km in ${go} h: speed = distance ÷ time.`,
        last: `From ${far} to ${last} km in ${home} h: speed = distance ÷ time.`,
        mean: `${last} km in ${end} h: average speed = all the distance ÷ all the time.`,
      }[asks],
      steps: {
        far: ['Look at where the line ends.', `It is at ${last} km.`],
        rest: [`The flat part goes from ${go} to ${go + rest}.`, `${go + rest} − ${go} = ${rest}`],
        first: [`Distance: ${far} km. Time: ${go} h.`, `${far} ÷ ${go} = ${speeds[0]} km/h`],
        last: [`Distance: ${last} − ${far} = ${last - far} km. Time: ${home} h.`, `${last - far} ÷ ${home} = ${speeds[1]} km/h`],
        mean: [`All the distance: ${last} km. All the time: ${end} h.`, `${last} ÷ ${end} = ${plainNumber(key)} km/h`],
      }[asks],
      hints: [
        'What does a flat line mean on this graph?',
        asks === 'far' || asks === 'rest' ? 'Read both axes.' : 'Speed is distance divided by time.',
      ],
      drawn: { asks },
    };
  },
);
