import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator, notNegative } from '../make-generator.ts';
import { names } from '../people-and-things.ts';

const things = ['apple', 'duck', 'star', 'ball', 'button', 'flower'] as const;
type Thing = FigureOf<'objects'>['groups'][number]['thing'];
const plain = (x: number): string => `${x}`;

export const firstDoubles = makeGenerator<number>(
  {
    id: 'maths-first-doubles',
    title: 'Doubles to 10',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['doubles in reception', 'numicon doubles', 'doubles to 10', 'doubling in reception', 'double numbers to 5'],
  },
  ({ int, pick, level }) => {
    const one = int(level(1, 2, 3), level(4, 5, 5));
    const name = pick(names);
    return {
      stem: pick([
        `Both rows are the same. What is double ${one}?`,
        `Look at the beads: ${one} and ${one}. What is double ${one}?`,
        `${name} has ${one} in each hand. Double ${one} is how many?`,
        `Two shapes with ${one} ${one === 1 ? 'hole' : 'holes'} each are put together. What is double ${one}?`,
      ]),
      figure: { kind: 'rekenrek', rows: [one, one] },
      key: 2 * one,
      slips: [
        [one === 1 ? 3 : 2 * one - 1, 'This is not two of the same. Count both rows.'],
        [2 * one + 1, 'This is one too many. Touch each one once.'],
        [one, 'This is only one row.'],
      ],
      show: plain,
      believable: notNegative,
      keyStandsInFigure: true,
      why: `Double means two of the same: ${one} and ${one} make ${2 * one}.`,
      steps: [`One row has ${one}.`, `${one} and ${one} make ${2 * one}.`],
      hints: ['Double means the same number again.', 'Count one row. Then count on along the other.'],
      drawn: { one },
    };
  },
);

export const firstShares = makeGenerator<number>(
  {
    id: 'maths-first-shares',
    title: 'Sharing fairly',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['sharing in reception', 'sharing fairly', 'share between 2', 'fair shares', 'sharing equally in reception'],
  },
  ({ int, pick, level }) => {
    const children = level(2, 2, pick([2, 3]));
    const each = int(level(1, 2, 2), children === 3 ? 3 : level(4, 5, 5));
    const total = children * each;
    const thing: Thing = pick(things);
    const [first, second] = [pick(names), pick(names)];
    if (first === second) return undefined;
    const who = children === 2 ? pick([`${first} and ${second}`, '2 children', '2 plates']) : pick(['3 children', '3 plates']);
    return {
      stem: pick([
        `Share the ${thing}s fairly between ${who}. How many does each get?`,
        `Share ${total} ${thing}s equally between ${who}. How many for each?`,
      ]),
      figure: { kind: 'objects', groups: [{ thing, count: total }] },
      key: each,
      slips: [
        [each + 1, 'This is too many. There are not enough for that.'],
        [each - 1, 'This is too few. Some are left over.'],
        [total, 'This is all of them.'],
      ],
      show: plain,
      believable: notNegative,
      keyStandsInFigure: true,
      why: `One for each, then one more for each, till none is left: ${Array.from({ length: children }, () => each).join(' and ')} make ${total}.`,
      steps: ['Give one to each.', 'Go on until there are none.', `Each has ${each}.`],
      hints: ['Fair means that each gets as many.', 'Give them out one by one.'],
      drawn: { total, children },
    };
  },
);
