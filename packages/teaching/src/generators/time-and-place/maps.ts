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
        ? `${pick(names)} walks ${pointAt(from)} and comes back the same way. Which way is back?`
        : `${pick(names)} looks ${pointAt(from)} and makes ${size} ${right ? 'clockwise' : 'anticlockwise'}. Which way is that?`.replace(
            /makes (\d+ degrees)/,
            'turns $1',
          ),
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
        `Start at ${pointAt(from)}.`,
        opposite ? 'Back is a half turn.' : `Go round ${right ? 'clockwise' : 'anticlockwise'}; from one point to the next are 45 degrees.`,
        `You come to ${pointAt(key)}.`,
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
export const gridReferences = makeGenerator<readonly [number, number]>(
  {
    ...about,
    id: 'geography-grid-references',
    title: 'Four-figure and six-figure grid references',
    keyStage: 'KS2',
    years: [4, 5, 6, 7, 8],
    synonyms: [
      'grid references',
      'four figure grid references',
      'six figure grid references',
      'map skills',
      'eastings and northings',
      'os maps',
    ],
  },
  ({ int, pick, level }) => {
    const [east, north] = [int(11, 88), int(11, 88)];
    const six = level(false, pick([true, false]), true);
    const [eastTenths, northTenths] = [int(1, 9), int(1, 9)];
    if (east === north || eastTenths === northTenths) return undefined;
    const key = six ? ([east * 10 + eastTenths, north * 10 + northTenths] as const) : ([east, north] as const);
    const thing = pick(['A church', 'A campsite', 'A bridge', 'A pond']);
    return {
      stem: six
        ? `${thing} is ${eastTenths} tenths of the way from easting ${east} to ${east + 1}, and ${northTenths} tenths from northing ${north} to ${north + 1}. What is its six-figure grid reference?`
        : `${thing} is in the square between eastings ${east} and ${east + 1} and northings ${north} and ${north + 1}. What is its four-figure grid reference?`,
      key,
      slips: [
        [[key[1], key[0]], 'This has northing before easting. Go along the corridor, then up the stairs.'],
        [[key[0] + (six ? 10 : 1), key[1] + (six ? 10 : 1)], 'This uses the far corner of the square. Use the lower left one.'],
        [[key[0] + (six ? 10 : 1), key[1]], 'This uses the line on the right of the square.'],
        [[key[0], key[1] + (six ? 10 : 1)], 'This uses the line at the top of the square.'],
      ],
      show: ([a, b]) => (six ? `${a} ${b}` : `${two(a)} ${two(b)}`),
      why: 'The easting comes first, then the northing, both of the lower left corner.',
      steps: [
        `Easting: ${six ? `${east}, and then ${eastTenths} tenths: ${key[0]}` : east}`,
        `Northing: ${six ? `${north}, and then ${northTenths} tenths: ${key[1]}` : north}`,
        `Easting first: ${key.join(' ')}`,
      ],
      hints: ['Along the corridor, then up the stairs.', 'Use the lines at the left and at the bottom of the square.'],
      drawn: { six: six ? 'yes' : 'no' },
    };
  },
);

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
      stem: `It is ${clock(start)} in London in winter. A city lies ${ahead} hours ${east ? 'ahead of' : 'behind'} London. ${flight > 0 ? `A plane leaves London now and flies ${flight} hours. What is the time in that city when it lands?` : 'What is the time there?'}`,
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
      why: `${east ? 'Ahead means later, so add' : 'Behind means earlier, so take away'} ${ahead} hours${flight > 0 ? `, and add ${flight} for the flight` : ''}.`,
      steps: [
        `${clock(start)} ${east ? '+' : '−'} ${ahead} hours = ${clock(start + (east ? ahead : -ahead) * 60)}`,
        ...(flight > 0 ? [`${clock(start + (east ? ahead : -ahead) * 60)} + ${flight} hours = ${clock(key)}`] : []),
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
const months = ['January', 'March', 'May', 'July', 'September', 'November'];
const seasons = [0, 5, 12, 18, 11, 3];

export const temperatureRange = makeGenerator<number>(
  {
    ...about,
    id: 'geography-climate-graphs',
    title: 'Reading climate graphs',
    keyStage: 'KS3',
    years: [6, 7, 8, 9],
    synonyms: ['climate graphs', 'temperature range', 'rainfall', 'climate data', 'weather and climate', 'annual range'],
  },
  ({ int, pick, level }) => {
    const rain = months.map(() => 5 * int(2, 24));
    const warm = seasons.map((usual) => usual + int(-8, 6));
    const asks = level('rain' as const, pick(['range', 'rain'] as const), pick(['range', 'mean'] as const));
    const values = asks === 'range' ? warm : rain;
    const [high, low] = [Math.max(...values), Math.min(...values)];
    const key = { rain: high - low, range: high - low, mean: values.reduce((a, b) => a + b, 0) / 6 }[asks];
    if (!Number.isInteger(key) || key === 0) return undefined;
    return {
      stem: `A climate graph shows ${asks === 'range' ? 'these temperatures' : 'this rainfall'}: ${months.map((month, index) => `${month} ${plain(values[index] ?? 0)}`).join(', ')} ${asks === 'range' ? '°C' : 'mm'}. ${asks === 'mean' ? 'What is the mean of these months?' : asks === 'range' ? 'What is the temperature range?' : 'How much more rain falls in the wettest month than in the driest?'}`,
      key,
      slips: [
        [
          asks === 'mean' ? key * 6 : high + low,
          asks === 'mean' ? 'This is the total. Divide by the number of months.' : 'This adds the highest and the lowest.',
        ],
        [asks === 'mean' ? high - low : high, asks === 'mean' ? 'This is the range.' : 'This is the highest only.'],
        [
          asks === 'mean' ? (high + low) / 2 : Math.abs((values[0] ?? 0) - (values[5] ?? 0)),
          asks === 'mean' ? 'This is half-way between the ends.' : 'This takes the first and the last month.',
        ],
        [key + 10, 'This is ten too many.'],
        [key + 5, 'This is five too many.'],
      ],
      show: inUnit(asks === 'range' ? '°C' : 'mm'),
      believable: Number.isInteger,
      why:
        asks === 'mean'
          ? `Add the months and divide by 6: ${key * 6} ÷ 6 = ${key}.`
          : `Highest minus lowest: ${plain(high)} − ${low < 0 ? `(${plain(low)})` : plain(low)} = ${plain(key)}.`,
      steps:
        asks === 'mean'
          ? [`Total: ${key * 6}`, `${key * 6} ÷ 6 = ${key}`]
          : [`Highest: ${plain(high)}. Lowest: ${plain(low)}.`, `The difference is ${plain(key)}.`],
      hints: [
        asks === 'mean' ? 'Add all the months first.' : 'Find the highest and the lowest.',
        asks === 'mean' ? 'How many months are there?' : 'From below zero count up to zero and on.',
      ],
      drawn: { asks, values },
    };
  },
);
