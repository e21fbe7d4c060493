import { fromYearToYear } from '../illustrations.ts';
import { saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { plain } from '../written.ts';

const about = { subject: 'history' } as const;
/** Negative years are BC. */
const events: readonly (readonly [event: string, year: number])[] = [
  ['The Great Pyramid of Giza is finished', -2560],
  ['The first Olympic Games that we know of are held', -776],
  ['Julius Caesar is killed', -44],
  ['The Romans under Claudius invade Britain', 43],
  ['Vikings raid Lindisfarne', 793],
  ['The Battle of Hastings is fought', 1066],
  ['King John seals Magna Carta', 1215],
  ['The Black Death reaches England', 1348],
  ['Henry Tudor wins the Battle of Bosworth', 1485],
  ['Elizabeth I becomes queen', 1558],
  ['The Spanish Armada sails', 1588],
  ['The Gunpowder Plot is found out', 1605],
  ['The Great Fire of London burns', 1666],
  ['The Battle of Trafalgar is fought', 1805],
  ['Victoria becomes queen', 1837],
  ['The First World War begins', 1914],
  ['The Second World War begins', 1939],
  ['The first people land on the Moon', 1969],
];
const yearIn = (year: number): string => (year < 0 ? `${-year} BC` : year < 1000 ? `AD ${year}` : `${year}`);
/** There is no year 0. */
const yearsBetween = (from: number, to: number): number => (from < 0 && to > 0 ? to - from - 1 : to - from);
const ordinal = (x: number): string => `${x}${x % 100 > 10 && x % 100 < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[x % 10] ?? 'th')}`;

export const eventOrder = makeGenerator<string>(
  {
    ...about,
    id: 'history-order-of-events',
    title: 'Putting events in order',
    keyStage: 'KS2',
    years: [3, 4, 5, 6, 7],
    synonyms: ['chronology', 'timeline', 'order of events', 'timelines', 'which came first', 'putting events in order'],
  },
  ({ some, pick, level }) => {
    const four = some(level(events.slice(5), events.slice(3), events), 4);
    const first = pick([true, false]);
    const sorted = four.toSorted((a, b) => (first ? a[1] - b[1] : b[1] - a[1]));
    const [key, ...others] = sorted;
    if (key === undefined) return undefined;
    return {
      stem: `Which of these happened ${first ? 'first' : 'last'}?`,
      key: key[0],
      slips: others.map(([event, year]) => [event, `This happened in ${yearIn(year)}.`] as const),
      show: String,
      why: `It happened in ${yearIn(key[1])}, ${first ? 'before' : 'after'} the others.`,
      steps: sorted.map(([event, year]) => `${yearIn(year)}: ${event}.`),
      hints: [
        'Think of the time to which each one belongs: Egyptians, Romans, Vikings, Tudors, Victorians, our own.',
        'Put them on a timeline in your mind.',
      ],
      drawn: { asks: first ? 'first' : 'last', names: four.map(([event]) => event) },
    };
  },
);

export const centuries = makeGenerator<number>(
  {
    ...about,
    id: 'history-centuries',
    title: 'Centuries',
    keyStage: 'KS2',
    years: [3, 4, 5, 6, 7],
    synonyms: ['centuries', 'century', 'which century', 'ad and bc', 'dates', 'chronology'],
    kinds: [saying(/\bb\.?c\b|\bbce\b/, /\bBC\b/)],
  },
  ({ int, pick, level }) => {
    const bc = level(false, false, pick([true, false]));
    const year = level(int(1001, 1999), int(101, 1999), int(101, 1999));
    const century = Math.ceil(year / 100);
    return {
      stem: pick([
        `In which century is the year ${bc ? `${year} BC` : year}?`,
        `The year is ${bc ? `${year} BC` : year}. Which century is that?`,
      ]),
      key: century,
      slips: [
        [century - 1, `This takes the first figures of the year. The years 1 to 100 are the 1st century, so add one.`],
        [century + 1, 'This is one century too far.'],
        [century - 2, 'This is two centuries too few.'],
        [century + 2, 'This is two centuries too far.'],
      ],
      show: (x) => `${ordinal(x)} century${bc ? ' BC' : ''}`,
      believable: wholeAndPositive,
      why: `The 1st century has the years 1 to 100, the 2nd 101 to 200 and so on, so ${year} is in the ${ordinal(century)}.`,
      steps: [`Round the year up to the next hundred: ${plain(century * 100).replace(',', '')}.`, `Drop the two noughts: ${century}.`],
      hints: [
        'The years 1 to 100 were the first century.',
        'The number of the century is mostly one more than the first figures of the year.',
      ],
      drawn: { year },
    };
  },
);

export const yearsApart = makeGenerator<number>(
  {
    ...about,
    id: 'history-years-between',
    title: 'How long ago and how long between',
    keyStage: 'KS2',
    years: [3, 4, 5, 6, 7],
    synonyms: ['years between', 'how long ago', 'bc and ad', 'timeline sums', 'duration', 'chronology'],
  },
  ({ int, pick, level }) => {
    const [from, to] = level([int(1000, 1500), int(1501, 1990)], [int(40, 950), int(1001, 1900)], [-int(20, 900), int(20, 1200)]);
    const what = pick(['A castle', 'A town', 'A bridge', 'A temple']);
    const key = yearsBetween(from, to);
    return {
      stem: `${what} was built in ${yearIn(from)} and fell in ${yearIn(to)}. How many years did it stand?`,
      illustration: fromYearToYear(from, to),
      key,
      slips: [
        from < 0
          ? [Math.abs(to + from), 'This subtracts the two numbers. BC years are before AD 1, so add.']
          : [to + from, 'This adds. Both years are AD, so subtract.'],
        [from < 0 ? key + 1 : key + 100, from < 0 ? 'This counts a year 0. There was none.' : 'This is a hundred years too many.'],
        [key - 10, 'This is ten years too few.'],
        [key + 10, 'This is ten years too many.'],
      ],
      show: (x) => plain(x),
      believable: wholeAndPositive,
      why:
        from < 0
          ? `Add the years before and after, and take one away, because after 1 BC comes AD 1: ${-from} + ${to} − 1 = ${plain(key)}.`
          : `Subtract the earlier year from the later: ${to} − ${from} = ${plain(key)}.`,
      steps:
        from < 0
          ? [`${-from} + ${to} = ${plain(to - from)}`, `There was no year 0: ${plain(to - from)} − 1 = ${plain(key)}`]
          : [`${to} − ${from} = ${plain(key)}`],
      hints: [
        'Draw a timeline.',
        from < 0 ? 'Count to AD 1 and on from there. There was no year 0.' : 'Subtract the earlier year from the later one.',
      ],
      drawn: { from, to },
    };
  },
);
