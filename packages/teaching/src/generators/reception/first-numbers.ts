import { thingNames, things } from '@hedgerow/figures/number/things';
import { makeGenerator, notNegative } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { plain } from '../written.ts';

const rowName = (at: number): string => `Row ${'ABC'.charAt(at)}`;

export const countObjects = makeGenerator(
  {
    id: 'maths-count-objects',
    title: 'Counting how many',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['counting', 'how many', 'counting to 5', 'counting to 10', 'counting objects', 'numbers to 10'],
  },
  ({ int, pick, level }) => {
    const thing = pick(thingNames);
    const many = things[thing];
    const rows = level([int(2, 6)], [int(4, 10)], [int(4, 9), int(2, 8)]);
    const total = rows.reduce((sum, each) => sum + each, 0);
    const inRows = rows.length > 1;
    return {
      stem: inRows ? `How many ${many} are there in both groups?` : `How many ${many} are there?`,
      figure: { kind: 'objects', groups: rows.map((count) => ({ thing, count })) },
      key: total,
      slips: [
        [total + 1, 'This counts one of them twice. Touch each one as you count.'],
        [total - 1, 'This leaves one out. Touch each one as you count.'],
      ],
      show: plain,
      believable: notNegative,
      why: `Count each one once. The last number you say is how many there are: ${total}.`,
      steps: [
        ...rows.map(
          (count, index) => `${inRows ? `Row ${index + 1}: ` : ''}Count ${Array.from({ length: count }, (_, at) => at + 1).join(', ')}.`,
        ),
        ...(inRows ? [`Go on counting: ${rows.join(' and ')} make ${total}.`] : [`The last number is ${total}.`]),
      ],
      hints: [
        'Touch each one as you count.',
        'Say one number for each: one, two, three. Do not touch one of them twice.',
        'The last number you say tells you how many.',
      ],
      drawn: { rows, many },
    };
  },
);

export const oneMoreToTen = makeGenerator(
  {
    id: 'maths-one-more-to-ten',
    title: 'One more and one fewer to 10',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['one more', 'one less', 'one fewer', 'one more one less', 'adding one', 'taking one away'],
  },
  ({ int, pick, level }) => {
    const thing = pick(thingNames);
    const many = things[thing];
    const by = level(1, 1, 2);
    const isMore = level(true, pick([true, false]), pick([true, false]));
    const start = int(isMore ? 1 : by + 1, isMore ? 10 - by : 10);
    const key = isMore ? start + by : start - by;
    const change = isMore ? `${pick(names)} gives you ${by} more` : pick([`You give ${by} away`, `${pick(names)} takes ${by} of them`]);
    return {
      stem: pick([
        `You have ${start} ${start === 1 ? thing : many}. ${change}. How many do you have now?`,
        `Count the ${start === 1 ? thing : many}: ${start}. How many is ${by} ${isMore ? 'more' : 'fewer'}?`,
        isMore
          ? `Here ${start === 1 ? 'is' : 'are'} ${start} ${start === 1 ? thing : many}. We put ${by} more with ${start === 1 ? 'it' : 'them'}. How many are there now?`
          : `Here are ${start} ${many}. We take ${by} away. How many are left?`,
      ]),
      figure: { kind: 'objects', groups: [{ thing, count: start }] },
      key,
      slips: [
        [
          isMore ? start - by : start + by,
          isMore ? 'This is fewer. There are more now, so count on.' : 'This is more. Some go away, so count back.',
        ],
        [start, 'This is how many there were at first.'],
        [isMore ? key + 1 : key - 1, 'This goes one step too far.'],
      ],
      show: plain,
      believable: notNegative,
      why: `Start at ${start} and count ${isMore ? 'on' : 'back'} ${by}: you get to ${key}.`,
      steps: [`Start at ${start}.`, `Count ${isMore ? 'on' : 'back'} ${by}.`, `You get to ${key}.`],
      hints: [`Will you have more or fewer than before?`, `Put your finger on your first number and count ${isMore ? 'on' : 'back'}.`],
      drawn: { start, by },
    };
  },
);

export const hiddenPart = makeGenerator(
  {
    id: 'maths-bonds-to-ten',
    varies: 'whole',
    title: 'Number bonds to 5 and 10',
    keyStage: 'EYFS',
    years: [0, 1],
    synonyms: ['number bonds', 'bonds to 5', 'bonds to 10', 'making 10', 'make ten', 'ten frame'],
  },
  ({ int, pick, level }) => {
    const whole = level(5, pick([6, 7, 8, 9]), 10);
    const seen = int(1, whole - 1);
    const key = whole - seen;
    const scene = pick([
      `You hold ${whole} beads. ${seen} ${seen === 1 ? 'is' : 'are'} in one hand. How many are in your other hand?`,
      `A row has ${whole} cups. You can see ${seen}. How many are hidden?`,
      `There are ${whole} ducks. ${seen} ${seen === 1 ? 'is' : 'are'} in the water and the others on the grass. How many are on the grass?`,
      `${pick(names)} needs ${whole} cones and has ${seen}. How many more are needed?`,
    ]);
    return {
      stem: scene,
      figure: whole === 10 ? { kind: 'ten-frame', first: seen } : { kind: 'part-whole', whole: `${whole}`, parts: [`${seen}`, '?'] },
      key,
      slips: [
        [key + 1, 'This is one too many. Count on and check.'],
        [key - 1, 'This is one too few. Count on and check.'],
        [seen, 'This is the part that you can see.'],
        [whole, 'This is the whole lot.'],
      ],
      show: plain,
      believable: notNegative,
      why: `${seen} and ${key} make ${whole}.`,
      steps: [`The whole is ${whole}. One part is ${seen}.`, `Count on from ${seen} to ${whole}.`, `The other part is ${key}.`],
      hints: ['Two parts make the whole.', 'Hold up fingers for the part you know. Count how many more you need.'],
      drawn: { whole, seen },
    };
  },
);

export const mostAndFewest = makeGenerator(
  {
    id: 'maths-more-or-fewer',
    title: 'More and fewer',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['more', 'fewer', 'more or less', 'comparing amounts', 'which has more', 'compare groups'],
  },
  ({ some, pick, level }) => {
    const sizes = some(level([1, 3, 5, 7], [2, 3, 4, 5, 6], [6, 7, 8, 9, 10]), 3);
    const thing = pick(thingNames);
    const most = pick([true, false]);
    const size = most ? Math.max(...sizes) : Math.min(...sizes);
    const key = sizes.indexOf(size);
    return {
      stem: `Which row has the ${most ? 'most' : 'fewest'} ${things[thing]}?`,
      figure: { kind: 'objects', groups: sizes.map((count, at) => ({ thing, count, name: rowName(at) })) },
      key,
      slips: sizes
        .map((other, at) => [other, at] as const)
        .filter(([, at]) => at !== key)
        .toSorted(([a], [b]) => (most ? b - a : a - b))
        .map(([other, at]) => [at, `This row has ${other}. Another row has ${most ? 'more' : 'fewer'}.`] as const),
      show: rowName,
      why: `${rowName(key)} has ${size}. That is ${most ? 'more' : 'fewer'} than in the other rows.`,
      steps: ['Count each row.', `The ${most ? 'most' : 'fewest'} is ${size}.`],
      hints: ['Point to the rows one after the other. Which has a lot, and which has only a few?', 'Count each row to be sure.'],
      drawn: { sizes },
      keyStandsInFigure: true,
    };
  },
);
