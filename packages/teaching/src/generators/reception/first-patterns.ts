import type { Piece } from '@hedgerow/figures/number/pattern';
import { saying } from '../kinds.ts';
import { makeGenerator, notNegative } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { plain } from '../written.ts';

const letterOf = (at: number): string => 'ABC'.charAt(at);
const pieces: readonly Piece[] = [
  'apple',
  'duck',
  'star',
  'ball',
  'flower',
  'fish',
  'leaf',
  'square',
  'triangle',
  'red counter',
  'yellow counter',
];
/** By their places in what was drawn: AB, then ABB and AAB, then ABC. */
const rules = [
  [[0, 1]],
  [
    [0, 1, 1],
    [0, 0, 1],
  ],
  [
    [0, 1, 2],
    [0, 1, 1],
    [0, 0, 1],
  ],
] as const;

export const nextInPattern = makeGenerator<number>(
  {
    id: 'maths-next-in-pattern',
    title: 'What comes next in the pattern',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['patterns', 'repeating patterns', 'ab patterns', 'abb patterns', 'what comes next', 'make a pattern'],
  },
  ({ int, pick, some, level }) => {
    const rule = pick(level<readonly (readonly number[])[]>(...rules));
    const drawnPieces = some(pieces, 3);
    const length = rule.length === 2 ? int(5, 6) : 7;
    const full = Array.from({ length: length + 1 }, (_, at) => drawnPieces[rule[at % rule.length] ?? 0] as Piece);
    const gap = level(length, length, pick([length, rule.length + 1, rule.length + 2]));
    const choices = some(drawnPieces, 3);
    const right = full[gap] as Piece;
    const key = choices.indexOf(right);
    const part = rule.map((at) => drawnPieces[at] ?? '').join(', ');
    const ends = gap === length;
    return {
      stem: ends
        ? pick(['What comes next?', `${pick(names)} makes a pattern. What comes next?`])
        : pick(['What is missing?', `${pick(names)} lost one. What is missing?`]),
      figure: { kind: 'pattern', row: full.map((piece, at) => (at === gap ? '?' : piece)), choices: [...choices] },
      key,
      slips: choices.flatMap((piece, at) =>
        at === key
          ? []
          : [[at, full.includes(piece) ? 'This is in the pattern, but not in this place.' : 'This is not in the pattern.'] as const],
      ),
      show: letterOf,
      why: `The part that comes again and again is: ${part}. So a ${right} fits the gap.`.replace(' a apple', ' an apple'),
      steps: [`Say the row aloud.`, `Find the part that comes again: ${part}.`, `Keep saying it until you get to the gap: ${right}.`],
      hints: ['Point to each one and say its name.', 'Listen for the part that you say again and again.'],
      drawn: { rule, gap },
      keyStandsInFigure: true,
    };
  },
);

export const seeHowMany = makeGenerator(
  {
    id: 'maths-see-how-many',
    title: 'See how many without counting',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['subitising', 'subitise', 'dots', 'dominoes', 'dice', 'see how many'],
  },
  ({ int, pick, level }) => {
    const [left, right] = level<readonly [number, number]>([int(1, 4), 0], [int(1, 3), int(1, 2)], [int(3, 5), int(2, 5)]);
    const key = left + right;
    return {
      stem:
        right === 0
          ? `Look, do not count. How many dots ${pick(['can you see', `does ${pick(names)} see`])}?`
          : `How many dots are on ${pick(['the', `${pick(names)}’s`])} domino?`,
      figure: { kind: 'dominoes', tiles: [[left, right]] },
      key,
      slips: [
        [key + 1, 'This is one too many. Look again.'],
        [key - 1, 'This is one too few. Look again.'],
        [left, 'This is one side. There are dots on the other side too.'],
      ],
      show: plain,
      believable: notNegative,
      why: right === 0 ? `You can see ${key} at one look.` : `You see ${left} and you see ${right}. Together they are ${key}.`,
      steps:
        right === 0
          ? ['Look at the dots.', `It is ${key}.`]
          : [`One side has ${left}.`, `The other side has ${right}.`, `Together: ${key}.`],
      hints: ['Look at the shape the dots make. You know it from a dice.', 'Look at one side first, then at the other.'],
      drawn: { left, right },
    };
  },
);

export const countersInFrame = makeGenerator(
  {
    id: 'maths-counters-in-frame',
    title: 'Five frames and ten frames',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['five frame', 'ten frame', 'five frames', 'tens frame', 'counters in a frame'],
    kinds: [saying(/\b(?:five|5) frames?\b/, /\bfive frame/), saying(/\b(?:ten|10|tens) frames?\b/, /\bten frame/)],
  },
  ({ int, pick, level }) => {
    const boxes = level(5, 10, pick([5, 10]));
    const whose = pick(['the', `${pick(names)}’s`]);
    const asksEmpty = level(false, false, true);
    const full = asksEmpty ? int(boxes === 5 ? 1 : 5, boxes - 1) : boxes === 5 ? int(1, 5) : int(4, 10);
    const key = asksEmpty ? boxes - full : full;
    const frame = boxes === 5 ? 'five frame' : 'ten frame';
    return {
      stem: asksEmpty ? `How many boxes of ${whose} ${frame} have no counter?` : `How many counters are in ${whose} ${frame}?`,
      figure: boxes === 5 ? { kind: 'ten-frame', first: full, boxes: 5 } : { kind: 'ten-frame', first: full },
      key,
      slips: [
        [key + 1, 'This is one too many. Touch each one once.'],
        [key - 1, 'This is one too few. Touch each one once.'],
        [boxes - key, asksEmpty ? 'This counts the counters.' : 'This counts the boxes with nothing in them.'],
      ],
      show: plain,
      believable: notNegative,
      why: asksEmpty ? `${full} and ${key} make ${boxes}. So ${key} more fill the frame.` : `A full row is 5. Here you can see ${full}.`,
      steps: asksEmpty
        ? [`The frame has ${boxes} boxes.`, `${full} are full.`, `${key} are left.`]
        : [
            full >= 5 ? 'One row is full. That is 5.' : 'Point to each counter and count: one, two, three.',
            `There ${full === 1 ? 'is 1 counter' : `are ${full} counters`}.`,
          ],
      hints: [
        full >= 5 ? 'You do not have to count a full row. You know it is five.' : 'Look at the boxes one after the other.',
        asksEmpty ? 'Put your finger on each white box.' : 'Put your finger on each round counter.',
      ],
      drawn: { boxes, full },
    };
  },
);

export const partsOfFive = makeGenerator(
  {
    id: 'maths-parts-of-five',
    title: 'Number bonds within 5',
    keyStage: 'EYFS',
    years: [0],
    synonyms: ['number bonds to 5', 'bonds within 5', 'parts of 5', 'making 5', 'make five', 'adding to 5'],
  },
  ({ int, pick, level }) => {
    const who = pick(names);
    const whole = level(int(2, 5), 5, int(3, 5));
    const one = int(1, whole - 1);
    const other = whole - one;
    const form = level('both', 'hidden', 'part');
    const [stem, key] =
      form === 'both'
        ? ([`${who} has red and yellow counters. How many are there together?`, whole] as const)
        : form === 'hidden'
          ? ([`How many more counters does ${who} need to fill the frame?`, other] as const)
          : ([`${who} knows the whole and one part. What is the other part?`, other] as const);
    return {
      stem,
      figure:
        form === 'both'
          ? { kind: 'ten-frame', first: one, second: other, boxes: 5 }
          : form === 'hidden'
            ? { kind: 'ten-frame', first: one, boxes: 5 }
            : { kind: 'part-whole', whole: String(whole), parts: [String(one), '?'] },
      key,
      slips: [
        [form === 'both' ? one : key + 1, form === 'both' ? 'This counts only the red ones.' : 'This is one too many.'],
        [form === 'both' ? whole + 1 : one, form === 'both' ? 'This is one too many.' : 'This is the part that you can see.'],
        [key - 1, 'This is one too few.'],
        [whole, 'This is the whole.'],
      ],
      show: plain,
      believable: notNegative,
      why: `${one} and ${other} make ${whole}.`,
      steps: [
        `One part is ${one}.`,
        form === 'both' ? `The other part is ${other}.` : `The whole is ${whole}.`,
        `${one} and ${other} make ${whole}.`,
      ],
      hints: ['Two parts make a whole.', 'Show the part that you know on your fingers.'],
      drawn: { whole, one },
    };
  },
);
