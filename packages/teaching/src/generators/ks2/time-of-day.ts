import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';

const two = (x: number): string => `${x}`.padStart(2, '0');
const onClock = (minutes: number): string => `${two(Math.floor(((minutes + 1440) % 1440) / 60))}:${two(minutes % 60)}`;

export const twentyFourHours = makeGenerator<readonly [number, number]>(
  {
    id: 'maths-24-hour-clock',
    title: 'The 24-hour clock',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['24 hour clock', 'twenty four hour clock', '12 hour and 24 hour', 'am and pm', 'time', 'telling the time'],
    kinds: [
      asking(/\b(?:in)?to (?:the |a )?24[- ]?h/, /How does a 24-hour clock|24-hour clock\?/),
      asking(/\b(?:in)?to (?:the |a )?(?:12[- ]?h|am\b|pm\b)/, /am or pm|12-hour/),
    ],
  },
  ({ int, pick, level }) => {
    const hour = level(int(13, 20), int(0, 23), int(0, 23));
    const minutes = level(pick([0, 15, 30, 45]), 5 * int(1, 11), int(1, 59));
    const half = hour % 12 || 12;
    const part = hour < 12 ? 'am' : 'pm';
    const inTwelve = ([h, m]: readonly [number, number]): string => `${h % 12 || 12}:${two(m)} ${h < 12 ? 'am' : 'pm'}`;
    const toTwelve = level(false, pick([true, false]), pick([true, false]));
    const shift = hour >= 12 ? hour - 12 : hour + 12;
    return {
      stem: toTwelve
        ? `A train leaves at ${two(hour)}:${two(minutes)}. What is that with am or pm?`
        : `A film begins at ${half}:${two(minutes)} ${part}. How does a 24-hour clock show that?`,
      illustration: toTwelve
        ? { kind: 'digital-clock', text: `${two(hour)}:${two(minutes)}` }
        : { kind: 'clock', hour: half, minute: minutes },
      key: [hour, minutes] as readonly [number, number],
      slips: [
        [
          [shift, minutes],
          hour < 12 ? 'This is in the afternoon or evening. am is before noon.' : 'This is in the morning. pm is after noon.',
        ],
        [[(hour + 22) % 24, minutes], 'This is two hours too early. Noon is 12, so take or add 12, not 10.'],
        [[(hour + 2) % 24, minutes], 'This is two hours too late. Noon is 12, so take or add 12, not 10.'],
        [[(hour + 1) % 24, minutes], 'This is an hour too late.'],
      ],
      show: ([h, m]) => (toTwelve ? inTwelve([h, m]) : `${two(h)}:${two(m)}`),
      why:
        hour >= 13
          ? `After noon add 12 to the hour: ${half} + 12 = ${hour}.`
          : hour === 12
            ? 'The hour after noon is 12 on both clocks.'
            : hour === 0
              ? 'The hour after midnight is 00 on a 24-hour clock and 12 am on the other.'
              : 'Before noon both clocks show the same hour, so the hour does not change.',
      steps: [
        `Is it before noon or after? ${part} is ${hour < 12 ? 'before' : 'after'}.`,
        `The hour is ${toTwelve ? half : two(hour)}. The minutes stay ${two(minutes)}.`,
      ],
      hints: ['am is before noon, pm is after noon.', 'From 1 in the afternoon on, the two clocks are 12 hours apart.'],
      drawn: { hour, minutes },
      keyStandsInStem: true,
    };
  },
);

export const timetables = makeGenerator(
  {
    id: 'maths-timetables',
    title: 'Reading timetables',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['timetables', 'bus timetable', 'train timetable', 'reading timetables', 'time'],
  },
  ({ int, pick, level }) => {
    const first = int(7, 14) * 60 + 5 * int(0, 11);
    const gap = level(30, pick([20, 25, 35, 40]), pick([35, 45, 50, 55]));
    const [near, far] = [level(5 * int(1, 2), int(6, 14), int(8, 19)), level(5 * int(4, 6), int(17, 28), int(22, 49))];
    const buses = [0, 1, 2, 3].map((index) => first + index * gap);
    const asks = level('next', pick(['next', 'arrive'] as const), 'arrive' as const);
    const at = int(1, 2);
    const now = (buses[at] ?? 0) - int(2, gap - 2);
    const ride = asks === 'arrive' ? far : 0;
    const leaves = buses[at] ?? 0;
    const key = leaves + ride;
    const kind = pick(['bus', 'train'] as const);
    const stops = { bus: ['Mill Lane', 'Park Road', 'Oak Hill'], train: ['Leeds', 'Selby', 'York'] }[kind];
    const [from = '', , to = ''] = stops;
    const name = pick(names);
    const figure: FigureOf<'table'> = {
      kind: 'table',
      head: [from, ...buses.map(onClock)],
      rows: [near, far].map((minutes, index) => [stops[index + 1] ?? '', ...buses.map((time) => onClock(time + minutes))]),
    };
    return {
      stem: `${name} is at ${from} at ${onClock(now)} and takes the next ${kind}. ${asks === 'arrive' ? `When does it get to ${to}?` : 'When does it leave?'}`,
      figure,
      key,
      slips: [
        [(buses[at - 1] ?? 0) + ride, `This ${kind} has gone already.`],
        [(buses[at + 1] ?? 0) + ride, `This is one ${kind} too late.`],
        asks === 'arrive'
          ? [leaves + near, `This is when it gets to ${stops[1]}. Read the row for ${to}.`]
          : [leaves + near, `This is when it gets to ${stops[1]}. Read the row for ${from}.`],
        [
          asks === 'arrive' ? leaves : leaves + far,
          asks === 'arrive' ? `This is when it leaves ${from}.` : `This is when it gets to ${to}.`,
        ],
      ],
      show: onClock,
      why: `The first ${kind} after ${onClock(now)} is the ${onClock(leaves)}${asks === 'arrive' ? `, and in the same column ${to} has ${onClock(key)}` : ''}.`,
      steps: [
        `Look along the row for ${from} for the first time after ${onClock(now)}: ${onClock(leaves)}.`,
        ...(asks === 'arrive' ? [`Go down the same column to ${to}: ${onClock(key)}.`] : []),
      ],
      hints: [
        `Which times in the row for ${from} are still to come?`,
        asks === 'arrive' ? `Each column is one ${kind}. Go down its column.` : 'The next one is the nearest that has not gone.',
      ],
      drawn: { now, to: asks === 'arrive' ? to : from },
      keyStandsInFigure: true,
    };
  },
);
