import { asking, beside, saying, sought } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { inUnit, plain } from '../written.ts';

const timeText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const h = hours === 0 ? '' : hours === 1 ? '1 hour' : `${hours} hours`;
  return [h, rest === 0 ? '' : `${rest} minutes`].filter((part) => part !== '').join(' ');
};

const nice = (x: number): Rational => q(Math.round(x * 10), 10);

export const speedDistanceTime = makeGenerator(
  {
    id: 'maths-speed-distance-time',
    title: 'Speed, distance and time',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['speed', 'distance time', 'average speed', 'speed distance time', 'compound measures', 'km/h'],
    kinds: [
      sought('(?:average )?speed', /What is the (?:average )?speed|[Cc]alculate the (?:average )?speed/),
      sought('distance', /How far|[Cc]alculate the distance|What distance/),
      sought('time', /How long/),
      asking(/\bhow far\b/, /How far/),
      asking(/\bhow long\b/, /How long/),
    ],
  },
  ({ int, pick, level }) => {
    const minutes = level(60 * int(2, 5), pick([30, 90, 150, 210]), pick([15, 45, 75, 105, 135, 20, 40, 100]));
    const speed = 12 * int(level(1, 1, 2), level(6, 7, 9));
    const distance = q(speed * minutes, 60);
    const kind = level(
      pick(['speed', 'distance'] as const),
      pick(['speed', 'distance'] as const),
      pick(['speed', 'distance', 'time'] as const),
    );
    const who = speed < 25 ? 'A cyclist' : speed < 80 ? 'A coach' : 'A train';
    if (distance.d !== 1n) return undefined;
    const d = toNumber(distance);
    const asDecimal = q(Math.floor(minutes / 60) * 100 + (minutes % 60), 100);
    const stem = {
      speed: `${who} travels ${d} km in ${timeText(minutes)}. What is the average speed?`,
      distance: `${who} travels for ${timeText(minutes)} at an average speed of ${speed} km/h. How far is that?`,
      time: `${who} travels ${d} km at an average speed of ${speed} km/h. How long does it take?`,
    }[kind];
    const decimalHours = toNumber(asDecimal);
    const cases: Readonly<Record<typeof kind, readonly [Rational, readonly (readonly [Rational, string])[], (x: Rational) => string]>> = {
      speed: [
        q(speed),
        [
          [nice(d / decimalHours), `This reads ${timeText(minutes)} as ${plain(asDecimal)} hours. An hour has 60 minutes.`],
          [nice((d * minutes) / 60), 'This multiplies. Speed is distance divided by time.'],
          [q(d), 'This is the distance.'],
          [nice(d / minutes), 'This is the distance in one minute.'],
          [q(speed + 10), 'This has a slip in the division.'],
        ],
        inUnit('km/h'),
      ],
      distance: [
        distance,
        [
          [nice(speed * decimalHours), `This reads ${timeText(minutes)} as ${plain(asDecimal)} hours. An hour has 60 minutes.`],
          [nice((speed * 60) / minutes), 'This divides. Distance is speed multiplied by time.'],
          [q(speed * minutes), 'This multiplies by minutes, but the speed is for an hour.'],
          [q(speed), 'This is the distance in one hour.'],
          [q(d + 10), 'This has a slip in the multiplication.'],
        ],
        inUnit('km'),
      ],
      time: [
        q(minutes),
        [
          [q(Math.round((speed / d) * 60)), 'This divides the speed by the distance. It is the other way round.'],
          [q(Math.round((d / speed) * 100)), 'This reads the decimals of the hours as minutes. An hour has 60 minutes.'],
          [q(minutes + 15), 'This is a quarter of an hour too long.'],
          [q(minutes + 30), 'This is half an hour too long.'],
        ],
        (x: Rational) => `${plain(x)} minutes`,
      ],
    };
    const [key, slips, show] = cases[kind];
    const asFraction = q(minutes, 60);
    const hours = minutes % 3 === 0 ? plain(asFraction) : `${asFraction.n}/${asFraction.d}`;
    const inHours = minutes % 60 === 0 ? [] : [`Time in hours: ${minutes} ÷ 60 = ${hours}`];
    return {
      stem,
      key,
      slips,
      show,
      believable: (x: Rational) => x.n > 0n && toNumber(x) < 100_000,
      why: {
        speed: `Speed is distance divided by time in hours: ${d} ÷ ${hours} = ${speed} km/h.`,
        distance: `Distance is speed multiplied by time in hours: ${speed} × ${hours} = ${d} km.`,
        time: `Time is distance divided by speed: ${d} ÷ ${speed} = ${hours} hours, which is ${minutes} minutes.`,
      }[kind],
      steps: {
        speed: [...inHours, `Speed: ${d} ÷ ${hours} = ${speed} km/h`],
        distance: [...inHours, `Distance: ${speed} × ${hours} = ${d} km`],
        time: [`Time: ${d} ÷ ${speed} = ${hours} hours`, `${hours} hours is ${minutes} minutes`],
      }[kind],
      hints: ['Which two of speed, distance and time are given?', 'Change the minutes to a fraction of an hour.'],
      drawn: { d, minutes, speed, kind },
    };
  },
);

type Point = readonly [number, number];
const point = ([x, y]: Point): string => `(${plain(x)}, ${plain(y)})`;

export const transformCoordinates = makeGenerator(
  {
    id: 'maths-transform-coordinates',
    title: 'Transforming coordinates',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['transformations', 'translation', 'reflection', 'rotation', 'coordinates', 'reflect in the x-axis', 'rotate 90 degrees'],
    kinds: [
      saying(/\btranslat/, /\btranslat/),
      saying(/\brotat/, /\brotat/),
      saying(/\breflect/, /\breflect/),
      beside(saying(/\by ?= ?x\b/, /y = x/)),
    ],
  },
  ({ int, pick, level }) => {
    const sign = () => pick([1, -1]);
    const [x, y] = [level(1, sign(), sign()) * int(1, 9), level(1, sign(), sign()) * int(1, 9)];
    const [dx, dy] = [sign() * int(2, 9), sign() * int(2, 9)];
    if (Math.abs(x) === Math.abs(y)) return undefined;
    const kind = level(
      pick(['translate', 'x-axis', 'y-axis'] as const),
      pick(['x-axis', 'y-axis', 'translate'] as const),
      pick(['y = x', 'rotate 180', 'rotate 90'] as const),
    );
    const moves = `${Math.abs(dx)} ${dx > 0 ? 'right' : 'left'} and ${Math.abs(dy)} ${dy > 0 ? 'up' : 'down'}`;
    const told = {
      translate: `translated ${moves}`,
      'x-axis': 'reflected in the x-axis',
      'y-axis': 'reflected in the y-axis',
      'y = x': 'reflected in the line $y = x$',
      'rotate 180': 'rotated 180° about the origin',
      'rotate 90': 'rotated 90° clockwise about the origin',
    }[kind];
    const cases: Readonly<Record<typeof kind, Point>> = {
      translate: [x + dx, y + dy],
      'x-axis': [x, -y],
      'y-axis': [-x, y],
      'y = x': [y, x],
      'rotate 180': [-x, -y],
      'rotate 90': [y, -x],
    };
    const key: Point = cases[kind];
    const slips: readonly (readonly [Point, string])[] =
      kind === 'translate'
        ? [
            [[x + dy, y + dx], 'This swaps the two moves. Left and right change the first coordinate.'],
            [[x - dx, y + dy], 'This moves the wrong way across.'],
            [[x + dx, y - dy], 'This moves the wrong way up or down.'],
            [[x - dx, y - dy], 'This moves the wrong way both times.'],
          ]
        : [
            [[-x, y], 'This changes the sign of the first coordinate only, as a reflection in the y-axis does.'],
            [[x, -y], 'This changes the sign of the second coordinate only, as a reflection in the x-axis does.'],
            [[-y, x], 'This turns 90° anticlockwise.'],
            [[y, x], 'This only swaps the coordinates, as a reflection in the line y = x does.'],
            [[-x, -y], 'This changes both signs, as a turn of 180° does.'],
            [[y, -x], 'This turns 90° clockwise.'],
          ];
    return {
      stem: `The point ${point([x, y])} is ${told}. Where does it land?`,
      figure: {
        kind: 'graph',
        x: { from: -10, to: 10, step: 2, name: 'x' },
        y: { from: -10, to: 10, step: 2, name: 'y' },
        curves:
          kind === 'y = x'
            ? [
                {
                  points: [
                    [-10, -10],
                    [10, 10],
                  ],
                },
              ]
            : [],
        points: [{ at: [x, y] }],
      },
      key,
      slips,
      show: point,
      why: {
        translate: 'A move across changes the first coordinate, a move up or down the second.',
        'x-axis': 'Reflecting in the x-axis turns up into down: only the second coordinate changes its sign.',
        'y-axis': 'Reflecting in the y-axis turns right into left: only the first coordinate changes its sign.',
        'y = x': 'Reflecting in the line y = x swaps the coordinates.',
        'rotate 180': 'Half a turn about the origin changes both signs.',
        'rotate 90': 'A quarter turn clockwise takes (1, 0) to (0, −1) and (0, 1) to (1, 0).',
      }[kind],
      steps: [
        `Start at ${point([x, y])}.`,
        kind === 'translate'
          ? `First coordinate: ${plain(x)} ${dx > 0 ? '+' : '−'} ${Math.abs(dx)} = ${plain(x + dx)}; second: ${plain(y)} ${dy > 0 ? '+' : '−'} ${Math.abs(dy)} = ${plain(y + dy)}`
          : `The point is ${told}.`,
        `It lands at ${point(key)}.`,
      ],
      hints: [
        'Start at the point in the picture.',
        kind === 'translate'
          ? 'Right is plus and left is minus in the first coordinate.'
          : 'In which quarter of the grid does the point land?',
      ],
      drawn: { x, y, dx, dy, kind },
    };
  },
);
