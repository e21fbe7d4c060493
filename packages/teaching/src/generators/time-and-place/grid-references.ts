import type { FigureOf } from '@hedgerow/figures/figure';
import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { counted } from '../written.ts';

type Reference = readonly [easting: number, northing: number];
type Place = FigureOf<'grid-map'>['places'][number];
type MapOfSigns = {
  readonly six: boolean;
  readonly thing: Place['symbol'];
  readonly key: Reference;
  readonly tenths: Reference;
  readonly figure: FigureOf<'grid-map'>;
};

const two = (x: number): string => `${x}`.padStart(2, '0');
const shown = ({ six }: Pick<MapOfSigns, 'six'>, [a, b]: Reference): string => (six ? `${a} ${b}` : `${two(a)} ${two(b)}`);
const nameOf = ({ six }: MapOfSigns): string => (six ? 'six-figure' : 'four-figure');

/** References that pupils write instead, each with what was done. */
const wrongs = ({ six, key: [east, north] }: MapOfSigns) => {
  const step = six ? 10 : 1;
  return [
    {
      at: [north, east],
      says: 'The northing was written first.',
      why: 'This has northing before easting. Go along the corridor, then up the stairs.',
    },
    {
      at: [east + step, north + step],
      says: 'The far corner of the square was used.',
      why: 'This uses the far corner of the square. Use the lower left one.',
    },
    {
      at: [east + step, north],
      says: 'The line on the right of the square was used.',
      why: 'This uses the line on the right of the square.',
    },
    { at: [east, north + step], says: 'The line at the top of the square was used.', why: 'This uses the line at the top of the square.' },
  ] as const satisfies readonly { readonly at: Reference; readonly says: string; readonly why: string }[];
};

const shared = (map: MapOfSigns) => {
  const { six, key, tenths } = map;
  const [east, north] = six ? [Math.floor(key[0] / 10), Math.floor(key[1] / 10)] : key;
  return {
    figure: map.figure,
    why: 'The easting comes first, then the northing, both of the lower left corner.',
    steps: [
      `Easting: ${six ? `${east}, and then ${counted(tenths[0], 'tenth')}: ${key[0]}` : east}`,
      `Northing: ${six ? `${north}, and then ${counted(tenths[1], 'tenth')}: ${key[1]}` : north}`,
      `Easting first: ${key.join(' ')}`,
    ],
    hints: ['Along the corridor, then up the stairs.', 'Use the lines at the left and at the bottom of the square.'],
    drawn: { form: 'reference', six: six ? 'yes' : 'no', thing: map.thing },
  };
};

const referenceOf = (map: MapOfSigns): Draft<string> =>
  asText({
    ...shared(map),
    stem: map.six
      ? `The dot beside each sign marks its exact place. What is the six-figure grid reference of the ${map.thing}?`
      : `What is the four-figure grid reference of the square with the ${map.thing}?`,
    key: map.key,
    slips: wrongs(map).map(({ at, why }) => [at, why] as const),
    show: (reference: Reference) => shown(map, reference),
  });

/** The other way round: what stands there. */
const thingAt = (map: MapOfSigns): Draft<string> => {
  const at = ({ east, north }: Place): string => shown(map, map.six ? [east, north] : [Math.floor(east / 10), Math.floor(north / 10)]);
  return {
    ...shared(map),
    stem: `Which sign stands ${map.six ? 'at' : 'in the square with'} the ${nameOf(map)} grid reference ${shown(map, map.key)}?`,
    key: map.thing,
    keyStandsInFigure: true,
    slips: map.figure.places.flatMap((place) =>
      place.symbol === map.thing ? [] : [[place.symbol, `This stands at ${at(place)}.`] as const],
    ),
    show: asItStands,
    steps: [
      `Find the easting ${map.key[0]} along the bottom.`,
      `Find the northing ${map.key[1]} up the side.`,
      'Where the two lines meet is the lower left corner.',
    ],
    hints: [
      'The first half is the easting: along the corridor.',
      'The second half is the northing: up the stairs.',
      'Look to the right and up from where the two lines meet.',
    ],
    drawn: { ...shared(map).drawn, form: 'thing' },
  };
};

const mistaken = (map: MapOfSigns, { pick }: Draw): Draft<string> | undefined => {
  const mistakes = wrongs(map).map(({ at, says }) => ({ says, gives: shown(map, at) }));
  const made = pick(mistakes);
  return whatWentWrong({
    ...shared(map),
    told: `${map.six ? 'The dot beside each sign marks its exact place. ' : ''}${pick(names)} writes the ${nameOf(map)} grid reference ${made.gives} for the ${map.thing}.`,
    mistakes: turnedTo(mistakes, made),
    drawn: { ...shared(map).drawn, form: 'mistake' },
  });
};

export const gridReferences = makeGenerator<string>(
  {
    subject: 'geography',
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
    kinds: [saying(/\b(?:4|four)[- ]?fig/, /four-figure/), saying(/\b(?:6|six)[- ]?fig/, /six-figure/)],
  },
  (draw) => {
    const { int, pick, some, level } = draw;
    const [east, north] = [int(11, 88), int(11, 88)];
    const six = level(false, pick([true, false]), true);
    const [eastTenths, northTenths] = [int(1, 7), int(1, 7)];
    if (east === north || eastTenths === northTenths) return undefined;
    const [thing, ...others] = some(['church', 'campsite', 'bridge', 'pond', 'school', 'lighthouse'] as const, 4);
    if (thing === undefined) return undefined;
    // The asked square is not at the edge, so that each wrong reference is on the map too.
    const [column, row] = [int(0, 2), int(0, 1)];
    const free = [0, 1, 2, 3].filter((one) => one !== column);
    const map: MapOfSigns = {
      six,
      thing,
      key: six ? [east * 10 + eastTenths, north * 10 + northTenths] : [east, north],
      tenths: [eastTenths, northTenths],
      figure: {
        kind: 'grid-map',
        east: east - column,
        north: north - row,
        columns: 4,
        rows: 3,
        ...(six ? { tenths: true } : {}),
        places: [
          { symbol: thing, east: east * 10 + (six ? eastTenths : 5), north: north * 10 + (six ? northTenths : 5) },
          ...others.map((symbol, at) => ({
            symbol,
            east: (east - column + (free[at] ?? 0)) * 10 + 5,
            north: (north - row + int(0, 2)) * 10 + 5,
          })),
        ],
      },
    };
    switch (pick(['reference', 'reference', 'thing', 'mistake'] as const)) {
      case 'reference':
        return referenceOf(map);
      case 'thing':
        return thingAt(map);
      case 'mistake':
        return mistaken(map, draw);
    }
  },
);
