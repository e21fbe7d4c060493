import { makeGenerator, notNegative, wholeAndPositive } from '../make-generator.ts';
import { countables, names } from '../people-and-things.ts';
import { counted, inUnit, maths, plain } from '../written.ts';

export const ruler = makeGenerator(
  {
    id: 'maths-ruler-lengths',
    title: 'Measuring with a ruler',
    keyStage: 'KS1',
    years: [1, 2, 3],
    synonyms: ['measuring', 'length', 'ruler', 'how long', 'centimetres', 'measure length'],
  },
  ({ int, pick, level }) => {
    const from = level(0, int(1, 5), int(2, 9));
    const long = level(int(3, 12), int(3, 9), int(4, 10));
    const second = int(2, 6);
    const thing = pick(['pencil', 'ribbon', 'leaf', 'straw', 'crayon', 'key']);
    const joins = level(pick([true, false]), false, false);
    const key = joins ? long + second : long;
    return {
      stem: joins
        ? `A ${thing} is ${long} cm long. Another is ${second} cm longer. How long is the other one?`
        : pick([`How long is the ${thing}?`, `Measure the ${thing}. How long is it?`, `Look at the ruler. How long is the ${thing}?`]),
      ...(joins
        ? {}
        : { figure: { kind: 'ruler', length: Math.max(8, Math.min(20, from + long + 1)), from, to: from + long, thing } as const }),
      key,
      slips: [
        joins
          ? [Math.abs(long - second), 'This is shorter. Longer means you add.']
          : [
              from + long + (from === 0 ? 1 : 0),
              from === 0 ? 'This counts the marks, not the spaces.' : 'This reads only where it ends. It does not begin at 0.',
            ],
        [key + 1, 'This counts the marks. Count the spaces between them.'],
        [key - 1, 'This is 1 cm too short.'],
      ],
      show: inUnit('cm'),
      believable: wholeAndPositive,
      why: joins ? `${long} cm and ${second} cm more make ${key} cm.` : `From ${from} to ${from + long} there are ${long} spaces of 1 cm.`,
      steps: joins
        ? [`${long} + ${second} = ${key}`]
        : [`Start at ${from} and count the spaces to ${from + long}.`, `${from + long} − ${from} = ${long}`],
      hints: joins
        ? ['Will the other one be longer or shorter?', 'Add how much longer it is.']
        : ['Where does it begin? Not always at 0!', 'Count the spaces, not the marks.'],
      drawn: { from, long, second, joins: joins ? 'yes' : 'no' },
    };
  },
);

const capital = (text = ''): string => text.charAt(0).toUpperCase() + text.slice(1);

export const pictogram = makeGenerator(
  {
    id: 'maths-pictograms',
    title: 'Pictograms and tally charts',
    keyStage: 'KS1',
    years: [2, 3],
    synonyms: ['pictogram', 'pictograms', 'tally chart', 'tally charts', 'picture graph', 'statistics', 'data'],
  },
  ({ int, pick, some, level }) => {
    const each = pick(level([1, 2], [2, 5], [5, 10]));
    const [one, other] = some(['cats', 'dogs', 'fish', 'rabbits', 'birds', 'ponies'], 2);
    const [a, b] = [int(3, 7), int(2, 6)];
    if (a === b) return undefined;
    const asks = level('one', pick(['one', 'both'] as const), pick(['both', 'more'] as const));
    const pictures = { one: a, both: a + b, more: Math.abs(a - b) }[asks];
    const [most, least] = a > b ? [one, other] : [other, one];
    const question = {
      one: `How many children chose ${one}?`,
      both: `How many children chose ${one} or ${other}?`,
      more: `How many more children chose ${most} than ${least}?`,
    }[asks];
    const key = pictures * each;
    return {
      stem: `The pictogram shows what children chose. ${question}`,
      figure: {
        kind: 'pictogram',
        each,
        rows: [
          { name: capital(one), pictures: a },
          { name: capital(other), pictures: b },
        ],
      },
      key,
      slips: [
        [pictures, each === 1 ? 'This miscounts.' : 'This counts the circles. Each circle stands for more than one child.'],
        [key + each, 'This counts one circle too many.'],
        [key - each, 'This leaves one circle out.'],
        [(asks === 'both' ? a : a + b) * each, asks === 'both' ? `This counts only ${one}.` : 'This adds both rows.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `${counted(pictures, 'circle')} at ${each} each make ${key}.`,
      steps: [
        `Circles to count: ${asks === 'both' ? `${a} + ${b} = ${pictures}` : asks === 'more' ? `${Math.max(a, b)} − ${Math.min(a, b)} = ${pictures}` : pictures}`,
        `${pictures} × ${each} = ${key}`,
      ],
      hints: ['First see what one circle stands for.', 'Count the circles, then count up in steps of what one stands for.'],
      drawn: { asks, each },
    };
  },
);

/** They make ten, or a double. */
const isEasyPair = ([one, other]: readonly [number, number, number]): boolean => one + other === 10 || one === other;

export const addThree = makeGenerator(
  {
    id: 'maths-add-three-numbers',
    title: 'Adding three numbers',
    keyStage: 'KS1',
    years: [2],
    synonyms: ['adding three numbers', 'add three numbers', 'three one digit numbers', 'addition', 'adding'],
  },
  ({ int, pick, some, level }) => {
    const small = int(1, 8);
    const [a, b, c] = some(
      level([small, 10 - small, int(1, 9)], [int(3, 9), int(2, 9), int(2, 9)], [int(11, 39), int(2, 9), int(11, 29)]),
      3,
    );
    if (a === undefined || b === undefined || c === undefined) return undefined;
    const key = a + b + c;
    const [, many] = pick(countables);
    const pairs = [
      [a, b, c],
      [a, c, b],
      [b, c, a],
    ] as const;
    const easy = pairs.find(isEasyPair);
    const [one, other, last] = easy ?? pairs[0];
    return {
      stem: pick([
        `What is ${maths(`${a} + ${b} + ${c}`)}?`,
        `${pick(names)} finds ${a} ${many}, then ${b}, then ${c}. How many is that in all?`,
      ]),
      key,
      slips: [
        [a + b, 'This leaves out the third number.'],
        [key + 10, 'This is ten too many.'],
        [key - 1, 'This is one too few. Count again.'],
        [b + c, 'This leaves out the first number.'],
      ],
      show: plain,
      why: `You may add in any order. ${one} + ${other} = ${one + other}, and ${last} more makes ${key}.`,
      steps: [`${one} + ${other} = ${one + other}`, `${one + other} + ${last} = ${key}`],
      hints: [
        easy === undefined ? 'Add two of them first. Then add the third.' : 'Look for two numbers that make 10, or a double.',
        'You may begin with the largest number.',
      ],
      drawn: { a, b, c },
    };
  },
);

export const placesInLine = makeGenerator(
  {
    id: 'maths-ordinal-numbers',
    title: 'First, second, third: places in a line',
    keyStage: 'KS1',
    years: [1],
    synonyms: ['ordinal numbers', 'first second third', 'position', 'places in a queue', 'order'],
  },
  ({ int, pick, level }) => {
    const ends: Readonly<Record<number, string>> = { 1: '1st', 2: '2nd', 3: '3rd' };
    const place = int(level(2, 3, 4), level(6, 9, 12));
    const behind = level(0, 0, int(2, 8));
    const isBehind = behind > 0;
    const total = place + int(2, 8);
    const asksAfter = level(false, true, false);
    const key = isBehind ? place + behind : asksAfter ? total - place : place - 1;
    const name = pick(names);
    const where = pick(['in the lunch queue', 'in a race', 'in the line for the slide', 'waiting for the bus']);
    const at = ends[place] ?? `${place}th`;
    return {
      stem: isBehind
        ? `${name} is ${at} ${where}. There are ${behind} children behind. How many children are there?`
        : asksAfter
          ? `There are ${total} children ${where}. ${name} is ${at}. How many come after ${name}?`
          : `${name} is ${at} ${where}. How many children are in front of ${name}?`,
      key,
      slips: [
        [isBehind ? key + 1 : asksAfter ? key + 1 : place, isBehind ? `This counts ${name} twice.` : `This counts ${name} too.`],
        [isBehind ? key - 1 : key - 1, isBehind ? `This leaves out ${name}, who is one of them.` : 'This leaves one child out.'],
        [key + 2, 'This is too many. Draw the line and count.'],
      ],
      show: plain,
      believable: notNegative,
      why: isBehind
        ? `Up to ${name} there are ${place} children, and ${behind} more come after: ${key}.`
        : asksAfter
          ? `The first ${place} end with ${name}. Of ${total} children, ${key} are left.`
          : `${at} means that ${name} is number ${place}, so ${key === 1 ? '1 child is' : `${key} children are`} in front.`,
      steps: [
        `${name} is number ${place} in the line.`,
        isBehind ? `${place} + ${behind} = ${key}` : asksAfter ? `${total} − ${place} = ${key}` : `${place} − 1 = ${key}`,
      ],
      hints: ['Draw a dot for each child in the line.', `Which dot is ${name}?`],
      drawn: { place, behind, total, asks: isBehind ? 'all' : asksAfter ? 'after' : 'before' },
    };
  },
);
