import { equalParts } from '../illustrations.ts';
import { saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { countables } from '../people-and-things.ts';
import { maths, plain } from '../written.ts';

const inBox = (equation: string): string => `What number goes in the box? ${maths(equation)}`;

export const numberBonds = makeGenerator(
  {
    id: 'maths-number-bonds',
    varies: 'total',
    title: 'Number bonds',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['bonds to 10', 'bonds to 20', 'bonds to 100', 'number pairs', 'make ten'],
  },
  ({ int, pick, level }) => {
    const total = level(int(7, 10), 20, 100);
    const part = level(int(1, total - 1), int(2, 18), int(11, 89));
    const [, many] = pick(countables);
    return {
      stem: pick([
        inBox(String.raw`${part} + \square = ${total}`),
        inBox(String.raw`\square + ${part} = ${total}`),
        inBox(String.raw`${total} - ${part} = \square`),
        `Which number makes ${total} with ${part}?`,
        ...(part > 1 ? [`There are ${total} ${many} in two bags, and ${part} of them are in the first. How many are in the second?`] : []),
      ]),
      // Beads of which some are pushed aside, for ten and for twenty.
      figure:
        total === 10 || total === 20
          ? { kind: 'rekenrek', rows: total === 10 ? [part] : [Math.min(10, part), Math.max(0, part - 10)] }
          : { kind: 'part-whole', whole: `${total}`, parts: [`${part}`, '?'] },
      key: total - part,
      slips: [
        [
          total > 20 ? total - part + 10 : total - part + 1,
          total > 20 ? `This makes ${total + 10}. The ones already make a ten.` : `This makes ${total + 1}, which is one too many.`,
        ],
        [total - part - 1, `This makes ${total - 1}, which is one too few.`],
        [part, 'This is the number that is there already.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `${part} and ${total - part} make ${total} together.`,
      steps:
        total === 100 && part % 10 !== 0
          ? [
              `From ${part} to the next ten, ${Math.ceil(part / 10) * 10}: ${10 - (part % 10)} more.`,
              `From ${Math.ceil(part / 10) * 10} to 100: ${100 - Math.ceil(part / 10) * 10} more.`,
              `${10 - (part % 10)} + ${100 - Math.ceil(part / 10) * 10} = ${total - part}`,
            ]
          : [`Start at ${part} and count up to ${total}.`, `That is ${total - part} more.`],
      hints: [`The two numbers make ${total} together.`, `Count up from ${part}. How many steps do you make?`],
      drawn: { part, total },
    };
  },
);

export const doublesAndHalves = makeGenerator(
  {
    id: 'maths-doubles-and-halves',
    title: 'Doubles and halves',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['doubling', 'halving', 'double', 'half of a number', 'near doubles'],
    kinds: [saying(/\bdoubl/, /\bdouble/i), saying(/\bhal(?:f|v)/, /\bhal(?:f|v)/i)],
  },
  ({ int, pick, level }) => {
    const number = level(int(2, 12), int(5, 20), pick([15, 20, 25, 30, 35, 40, 45, 50, int(21, 34)]));
    const doubling = level(true, pick([true, false]), pick([true, false]));
    const asked = doubling ? number : 2 * number;
    const key = doubling ? 2 * number : number;
    return {
      stem: doubling ? `What is double ${asked}?` : `What is half of ${asked}?`,
      illustration:
        doubling && number <= 10
          ? { kind: 'rekenrek', rows: [number, number] }
          : doubling
            ? { kind: 'bar-model', bars: [{ parts: [number, number].map((share) => ({ share, text: `${share}` })), whole: '?' }] }
            : equalParts(2, 1, `${asked}`),
      key,
      slips: doubling
        ? [
            [number + 2, 'This adds 2. To double, add the number to itself.'],
            [2 * number + 1, 'This is one too many. Count again.'],
            [number + 10, 'This adds 10. To double, add the number to itself.'],
          ]
        : [
            [2 * asked, 'This is double the number, not half.'],
            [asked - 2, 'This takes away 2. To halve, share into 2 equal parts.'],
            [number + 5, 'This is too much. Two of these make more than you had.'],
          ],
      show: plain,
      believable: wholeAndPositive,
      why: doubling
        ? `Double means two lots: ${number} + ${number} = ${key}.`
        : `Half means one of two equal parts: ${number} + ${number} = ${asked}.`,
      steps: doubling
        ? [`Double ${asked} is ${asked} + ${asked}.`, `${asked} + ${asked} = ${key}`]
        : [`Split ${asked} into 2 equal parts.`, `Each part is ${key}.`],
      hints: doubling
        ? ['Double means two lots of the number.', `Work out ${asked} + ${asked}.`]
        : ['Half means one of two equal parts.', `Which number can you add to itself to get ${asked}?`],
      drawn: { asked, kind: doubling ? 'double' : 'half' },
    };
  },
);
