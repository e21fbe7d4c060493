import { hoursApart } from '../illustrations.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { counted, inUnit, plain } from '../written.ts';

const about = { subject: 'geography' } as const;
const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const pointAt = (place: number): string => compass[((place % 8) + 8) % 8] ?? '';

export const compassTurns = makeGenerator<number>(
  {
    ...about,
    id: 'geography-compass-directions',
    title: 'Compass directions',
    keyStage: 'KS2',
    years: [2, 3, 4, 5, 6],
    synonyms: ['compass', 'compass directions', 'compass points', 'north south east west', 'directions', 'eight points'],
  },
  ({ int, pick, level }) => {
    const four = level(true, false, false);
    const from = four ? 2 * int(0, 3) : int(0, 7);
    const turn = four ? 2 * int(1, 3) : int(1, 5);
    const right = pick([true, false]);
    const opposite = level(pick([true, false]), false, pick([true, false]));
    const key = opposite ? from + 4 : from + (right ? turn : -turn);
    const size =
      turn === 4 ? 'a half turn' : turn % 2 === 0 ? (turn === 2 ? 'a quarter turn' : 'three quarter turns') : counted(turn * 45, 'degree');
    return {
      stem: opposite
        ? `${pick(names)} walks the way the arrow points and comes back the same way. Which way is back?`
        : `${pick(names)} looks the way the arrow points and makes ${size} ${right ? 'clockwise' : 'anticlockwise'}. Which way is that?`.replace(
            /makes (\d+ degrees)/,
            'turns $1',
          ),
      figure: { kind: 'compass', points: four ? 4 : 8, shown: [0], arrow: from },
      key,
      slips: [
        [
          opposite ? from + 2 : from - (right ? turn : -turn),
          opposite ? 'This is a quarter turn. Back is a half turn.' : 'This turns the other way.',
        ],
        [
          opposite ? from - 2 : key + 2,
          opposite ? 'This is a quarter turn. Back is a half turn.' : 'This is a quarter turn from the right answer.',
        ],
        [key + (four ? 4 : 1), 'This is too far round.'],
        [key - (four ? 2 : 1), 'This is not far enough round.'],
        [from, 'This is where it began.'],
      ],
      show: pointAt,
      why: `Clockwise the points are ${compass.join(', ')}. ${opposite ? 'A half turn is four points on' : 'Each is 45 degrees from the next'}, so it is ${pointAt(key)}.`,
      steps: [
        `The arrow points ${pointAt(from)}.`,
        opposite
          ? 'Back is a half turn.'
          : `Go round ${right ? 'clockwise' : 'anticlockwise'}. It is 45 degrees from one point to the next.`,
        `You get to ${pointAt(key)}.`,
      ],
      hints: [
        'Say the points in order. “Never Eat Shredded Wheat” gives the four main ones.',
        'A quarter turn is 90 degrees, a half turn 180.',
      ],
      drawn: { from, move: opposite ? 4 : right ? turn : -turn },
    };
  },
);

const two = (x: number): string => `${x}`.padStart(2, '0');
const clock = (total: number): string => `${two(Math.floor((((total % 1440) + 1440) % 1440) / 60))}:${two(((total % 60) + 60) % 60)}`;

export const timeZones = makeGenerator<number>(
  {
    ...about,
    id: 'geography-time-zones',
    title: 'Time zones',
    keyStage: 'KS2',
    years: [5, 6, 7, 8],
    synonyms: ['time zones', 'time zone', 'world time', 'longitude and time', 'greenwich mean time', 'gmt'],
  },
  ({ int, pick, level }) => {
    const hour = int(6, 18);
    const minutes = pick(level([0], [0, 30], [0, 15, 30, 45]));
    const ahead = level(int(1, 5), int(2, 9), int(3, 11));
    const east = pick([true, false]);
    const flight = level(0, 0, int(3, 11));
    const start = hour * 60 + minutes;
    const key = start + (east ? ahead : -ahead) * 60 + flight * 60;
    return {
      stem: `It is ${clock(start)} in London in winter. A city lies ${counted(ahead, 'hour')} ${east ? 'ahead of' : 'behind'} London. ${flight > 0 ? `A plane leaves London now and flies ${counted(flight, 'hour')}. What is the time in that city when it lands?` : 'What is the time there?'}`,
      illustration: flight > 0 ? undefined : hoursApart(start, key - start, clock),
      key,
      slips: [
        [
          start + (east ? -ahead : ahead) * 60 + flight * 60,
          east ? 'This goes back. Ahead means later.' : 'This goes on. Behind means earlier.',
        ],
        [flight > 0 ? start + flight * 60 : key + 60, flight > 0 ? 'This is the time in London then.' : 'This is an hour too late.'],
        [
          flight > 0 ? start + (east ? ahead : -ahead) * 60 : key - 60,
          flight > 0 ? 'This forgets the flight.' : 'This is an hour too early.',
        ],
        [key + 720, 'This is twelve hours out.'],
      ],
      show: clock,
      sameAs: (total) => ((total % 1440) + 1440) % 1440,
      why: `${east ? 'Ahead means later, so add' : 'Behind means earlier, so take away'} ${counted(ahead, 'hour')}${flight > 0 ? `, and add ${flight} for the flight` : ''}.`,
      steps: [
        `${clock(start)} ${east ? '+' : '−'} ${counted(ahead, 'hour')} = ${clock(start + (east ? ahead : -ahead) * 60)}`,
        ...(flight > 0 ? [`${clock(start + (east ? ahead : -ahead) * 60)} + ${counted(flight, 'hour')} = ${clock(key)}`] : []),
      ],
      hints: [
        east ? 'Is it later or earlier there?' : 'Is it earlier or later there?',
        'East of London the sun rises sooner, so clocks are ahead.',
      ],
      drawn: { start, shift: east ? ahead : -ahead, flight },
    };
  },
);

export const populationDensity = makeGenerator<number>(
  {
    ...about,
    id: 'geography-population-density',
    title: 'Population density',
    keyStage: 'KS3',
    years: [7, 8, 9, 10],
    synonyms: ['population density', 'people per square kilometre', 'densely populated', 'population', 'sparsely populated'],
  },
  ({ int, pick, level }) => {
    const area = pick(level([10, 20, 50], [40, 120, 250], [320, 650, 1200]));
    const density = int(level(5, 30, 45), level(40, 300, 450));
    const people = area * density;
    const back = level(false, pick([true, false]), pick([true, false]));
    const key = back ? people : density;
    const place = pick(['An island', 'A district', 'A region', 'A town']);
    return {
      stem: back
        ? `${place} has an area of ${plain(area)} km² and ${plain(density)} people per km². How many people live there?`
        : `${place} has ${plain(people)} people and an area of ${plain(area)} km². How many people per km² is that?`,
      key,
      slips: [
        back
          ? [Math.max(1, Math.round(density / area)), 'This divides. Multiply the density by the area.']
          : [people * area, 'This multiplies. Divide people by area.'],
        [key * 10, 'This is ten times too large.'],
        [back ? area + density : people - area, back ? 'This adds. Multiply instead.' : 'This subtracts. Divide instead.'],
        [key + area, 'This adds the area.'],
      ],
      show: inUnit(''),
      why: `Population density = people ÷ area: ${plain(people)} ÷ ${plain(area)} = ${plain(density)}.`,
      steps: [back ? `${plain(density)} × ${plain(area)} = ${plain(people)}` : `${plain(people)} ÷ ${plain(area)} = ${plain(density)}`],
      hints: [
        '“Per square kilometre” means for each one.',
        back ? 'Each square kilometre has that many people.' : 'Share the people out among the square kilometres.',
      ],
      drawn: { back: back ? 'yes' : 'no' },
    };
  },
);
const summers = [
  ['June', 'July', 'August'],
  ['March', 'April', 'May'],
  ['September', 'October', 'November'],
] as const;
const starts: Readonly<Record<string, number>> = { June: 5, March: 2, September: 8 };

export const temperatureRange = makeGenerator<number>(
  {
    ...about,
    id: 'geography-climate-graphs',
    title: 'Reading climate graphs',
    keyStage: 'KS3',
    years: [6, 7, 8, 9],
    synonyms: ['climate graphs', 'temperature range', 'rainfall', 'climate data', 'weather and climate', 'annual range'],
    kinds: [asking(/\brain|\bprecipitation\b/, /\brain/), asking(/\btemperatures?\b|\bwarmest\b|\bcoldest\b/, /warm|temperature/)],
  },
  ({ int, pick, level }) => {
    // What is asked for stands on a line of the scales or halfway between two.
    const wettest = int(0, 11);
    const rain = Array.from({ length: 12 }, (_, month) => (month === wettest ? pick([90, 100]) : 10 * int(1, 8)));
    const [cold, warm] = [5 * int(-2, 3), 5 * int(4, 7)];
    const temperature = rain.map((_, month) => Math.round(warm - ((warm - cold) * (1 + Math.cos(((month - 0.5) / 11) * 2 * Math.PI))) / 2));
    temperature[int(0, 1) * 11] = cold;
    temperature[6] = warm;
    const asks = level(pick(['rain', 'range'] as const), pick(['range', 'rain', 'total'] as const), pick(['range', 'total'] as const));
    const season = pick(summers);
    const part = rain.slice(starts[season[0]], (starts[season[0]] ?? 0) + 3);
    const values = asks === 'range' ? temperature : asks === 'rain' ? rain : part;
    const [high, low] = [Math.max(...values), Math.min(...values)];
    const total = part.reduce((a, b) => a + b, 0);
    const key = asks === 'total' ? total : high - low;
    if (high === low) return undefined;
    return {
      stem:
        asks === 'total'
          ? `How much rain falls in ${season[0]}, ${season[1]} and ${season[2]} together?`
          : asks === 'range'
            ? pick(['What is the temperature range over the year?', 'How much warmer is the warmest month than the coldest?'])
            : pick([
                'How much more rain falls in the wettest month than in the driest?',
                'What is the difference in rain between the wettest and the driest month?',
              ]),
      figure: {
        kind: 'climate-graph',
        title: `Climate of ${pick(['a town', 'a village', 'a port', 'an island', 'a city'])}`,
        temperature,
        rain,
      },
      key,
      slips: [
        [
          asks === 'total' ? total / 3 : high + low,
          asks === 'total' ? 'This is the mean of the months. Add them only.' : 'This adds the highest and the lowest.',
        ],
        [high, asks === 'total' ? 'This is only the wettest of the months.' : 'This is the highest only.'],
        [
          asks === 'total' ? high - low : (high + low) / 2,
          asks === 'total' ? 'This is the difference between two of the months.' : 'This is half-way between the ends.',
        ],
        [key + 10, 'This is ten too many.'],
        [key + 5, 'This is five too many.'],
      ],
      show: inUnit(asks === 'range' ? '°C' : 'mm'),
      believable: Number.isInteger,
      why:
        asks === 'total'
          ? `The bars for rain use the scale on the right: ${part.join(' + ')} = ${key}.`
          : `Highest minus lowest: ${plain(high)} − ${low < 0 ? `(${plain(low)})` : plain(low)} = ${plain(key)}.`,
      steps:
        asks === 'total'
          ? [`Read the bars: ${part.join(', ')} mm.`, `Add: ${key}`]
          : [`Highest: ${plain(high)}. Lowest: ${plain(low)}.`, `The difference is ${plain(key)}.`],
      hints: [
        asks === 'range' ? 'The line is temperature. Read it on the left.' : 'The bars are rain. Read them on the right.',
        asks === 'total' ? 'Find the three bars by the letters below them.' : 'Find the highest and the lowest.',
      ],
      drawn: { asks, from: starts[season[0]] ?? 0 },
    };
  },
);
