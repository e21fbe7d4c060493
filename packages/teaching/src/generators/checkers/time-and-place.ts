import { figureOf, num, numbersInStem, search, shows, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { byForm } from './forms.ts';
import { valuesIn } from './tex-value.ts';
import type { Generated } from '../generator.ts';

/** The events in their order, written apart from their years. */
const inOrder = [
  'Great Pyramid',
  'Olympic Games',
  'Caesar is killed',
  'Claudius',
  'Lindisfarne',
  'Hastings',
  'Magna Carta',
  'Black Death',
  'Bosworth',
  'Elizabeth I',
  'Armada',
  'Gunpowder',
  'Fire of London',
  'Trafalgar',
  'Victoria',
  'First World War',
  'Second World War',
  'Moon',
];
const placeOf = (event: string): number => inOrder.findIndex((name) => event.includes(name));
const points: Readonly<Record<string, number>> = {
  north: 0,
  'north-east': 45,
  east: 90,
  'south-east': 135,
  south: 180,
  'south-west': 225,
  west: 270,
  'north-west': 315,
};
const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** The reference of a sign as the map has it, by cutting its digits off. */
const readOff = (question: Generated, thing: string): string => {
  const place = figureOf(question, 'grid-map').places.find(({ symbol }) => symbol === thing);
  const digits = word(question, 'six') === 'yes' ? 3 : 2;
  const start = (tenths = Number.NaN): string => `${tenths}`.padStart(3, '0').slice(0, digits);
  return `${start(place?.east)} ${start(place?.north)}`;
};

export const timeAndPlaceCheckers: Checkers = {
  'history-order-of-events': (option, question) => {
    const named = question.drawn['names'];
    const places = (Array.isArray(named) ? named : []).map((event) => placeOf(String(event)));
    return question.stem.includes('first')
      ? places.every((place) => placeOf(option) <= place)
      : places.every((place) => placeOf(option) >= place);
  },
  'history-centuries': (option, question) => {
    const [year = 0] = numbersInStem(question);
    const century = Number.parseInt(option, 10);
    return (
      year > 100 * (century - 1) &&
      year <= 100 * century &&
      option.includes('BC') === question.stem.includes('BC') &&
      /^(?:\d*1st|\d*2nd|\d*3rd|\d+th) century/.test(option)
    );
  },
  'history-years-between': shows((question) => {
    // Year by year, and after 1 BC comes AD 1.
    let count = 0;
    for (let year = num(question, 'from'); year !== num(question, 'to'); year = year === -1 ? 1 : year + 1) count += 1;
    return count;
  }),
  'geography-compass-directions': (option, question) => {
    const from = 45 * (figureOf(question, 'compass').arrow ?? Number.NaN);
    const degrees = question.stem.includes('back')
      ? 180
      : question.stem.includes('half turn')
        ? 180
        : question.stem.includes('three quarter')
          ? 270
          : question.stem.includes('a quarter')
            ? 90
            : Number(/(\d+) degrees/.exec(question.stem)?.[1]);
    const way = question.stem.includes('anticlockwise') ? -1 : 1;
    return (from + way * degrees + 720) % 360 === points[option];
  },
  'geography-grid-references': byForm({
    reference: (option, question) => option === readOff(question, word(question, 'thing')),
    thing: (option, question) => readOff(question, option) === /reference (\d+ \d+)/.exec(question.stem)?.[1],
    mistake: (option, question) => {
      const [, written = ''] = /reference (\d+ \d+)/.exec(question.stem) ?? [];
      const [east = 0, north = 0] = readOff(question, word(question, 'thing')).split(' ').map(Number);
      const step = word(question, 'six') === 'yes' ? 10 : 1;
      const after: readonly number[] = option.includes('northing')
        ? [north, east]
        : [option.includes('top') ? east : east + step, option.includes('right') ? north : north + step];
      return after.map((half) => `${half}`.padStart(2, '0')).join(' ') === written;
    },
  }),
  'geography-time-zones': (option, question) => {
    const [, ahead = 0, flight = 0] = numbersInStem({ ...question, stem: question.stem.replace(/(\d\d):(\d\d)/, '0') });
    const start = minutes(/\d\d:\d\d/.exec(question.stem)?.[0] ?? '');
    const there = minutes(option) - flight * 60;
    const shift = question.stem.includes('ahead') ? ahead : -ahead;
    return (((there - shift * 60 - start) % 1440) + 1440) % 1440 === 0;
  },
  'geography-population-density': shows((question) => {
    const [first = 0, second = 0] = numbersInStem({ ...question, stem: question.stem.replaceAll('km²', 'km') });
    return word(question, 'back') === 'yes' ? sumOf(Array.from({ length: first }, () => second)) : search((x) => x * second === first);
  }),
  'geography-climate-graphs': (option, question) => {
    const { rain, temperature } = figureOf(question, 'climate-graph');
    const x = valuesIn(option)[0] ?? Number.NaN;
    const start = num(question, 'from');
    if (word(question, 'asks') === 'total') return x - sumOf(rain.slice(start, start + 3)) === 0;
    const values = (word(question, 'asks') === 'rain' ? rain : temperature).toSorted((a, b) => a - b);
    return (values[0] ?? 0) + x === values.at(-1);
  },
};
