import { fewestPieces } from '../illustrations.ts';
import { makeGenerator, notNegative } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counted, fraction, plain, pounds } from '../written.ts';

const partNames: Readonly<Record<number, string>> = { 2: 'halves', 3: 'thirds', 4: 'quarters', 5: 'fifths', 6: 'sixths', 8: 'eighths' };

export const fractionOfShape = makeGenerator<Rational>(
  {
    id: 'maths-fraction-of-shape',
    title: 'Fractions of shapes',
    keyStage: 'KS1',
    years: [1, 2, 3],
    synonyms: ['fractions of shapes', 'fractions', 'what fraction is shaded', 'halves and quarters', 'equal parts', 'shaded fraction'],
    leavesOut: /\bequivalent|\bthe same\b/,
  },
  ({ int, pick, level }) => {
    const parts = pick(level([2, 3, 4], [3, 4, 5], [5, 6, 8]));
    const shaded = level(1, int(1, parts - 1), int(2, parts - 1));
    const shape = pick(['bar', 'circle'] as const);
    const from = int(0, parts - 1);
    const asksRest = level(false, false, pick([true, false]));
    const top = asksRest ? parts - shaded : shaded;
    return {
      stem: `What fraction of the ${pick(shape === 'bar' ? ['bar', 'flag', 'ribbon'] : ['circle', 'pizza', 'pancake'])} is ${asksRest ? 'left plain' : 'shaded'}?`,
      figure: { kind: 'fraction', shape, parts, shaded: Array.from({ length: shaded }, (_, at) => (from + at) % parts) },
      key: q(top, parts),
      slips: [
        [q(parts - top, parts), asksRest ? 'This is the part that is shaded.' : 'This is the part that is left plain.'],
        [q(1, parts + 1), 'This counts the parts wrongly. The number below the line says how many equal parts there are.'],
        [q(top, parts + 1), 'This counts one part too many below the line.'],
        [q(1, shaded + 1), 'This has the wrong number below the line. Count all the equal parts.'],
      ],
      show: (x) => fraction(x),
      why: `There are ${parts} equal parts, so they are ${partNames[parts]}. ${counted(top, 'part is', 'parts are')} asked for.`,
      steps: [
        `Count all the equal parts: ${parts}. That goes below the line.`,
        `Count the parts you want: ${top}. That goes above the line.`,
      ],
      hints: [
        'How many equal parts are there in all? That number goes below the line.',
        'How many of them do you want? That number goes above the line.',
      ],
      drawn: { parts, top },
    };
  },
);

export const partWhole = makeGenerator(
  {
    id: 'maths-bar-model',
    title: 'Bar models: parts and wholes',
    keyStage: 'KS1',
    years: [1, 2, 3],
    synonyms: ['bar model', 'bar models', 'part whole model', 'parts and wholes', 'cherry model', 'missing part'],
  },
  ({ int, pick, level }) => {
    const whole = level(int(6, 12), int(12, 20), int(30, 99));
    const part = int(2, whole - 2);
    const asks = level('part', pick(['part', 'whole'] as const), pick(['part', 'whole'] as const));
    const other = whole - part;
    const key = asks === 'part' ? other : whole;
    const ask = pick(['Look at the bar model. ', 'The bar shows a whole and its parts. ', '']);
    return {
      stem: asks === 'part' ? `${ask}What is the missing part?` : `${ask}What is the whole?`,
      figure: {
        kind: 'bar-model',
        bars: [
          {
            parts: [
              { share: part, text: `${part}`, shaded: true },
              { share: other, text: asks === 'part' ? '?' : `${other}` },
            ],
            whole: asks === 'part' ? `${whole}` : '?',
          },
        ],
      },
      key,
      slips: [
        asks === 'part'
          ? [whole + part, 'This adds. The two parts together make the whole.']
          : [Math.abs(part - other), 'This takes away. Put the parts together.'],
        [key + 1, 'This is one too many.'],
        [key - 1, 'This is one too few.'],
        [key + 10, 'This is ten too many.'],
      ],
      show: plain,
      believable: notNegative,
      why: `The parts together make the whole: ${part} + ${other} = ${whole}.`,
      steps:
        asks === 'part'
          ? [`Whole: ${whole}. Part: ${part}.`, `${whole} − ${part} = ${other}`]
          : [`Parts: ${part} and ${other}.`, `${part} + ${other} = ${whole}`],
      hints: [
        'Draw the bar. Write in what you know.',
        asks === 'part' ? 'Take the part away from the whole.' : 'Put the two parts together.',
      ],
      drawn: { asks },
    };
  },
);

export const poundsAndPence = makeGenerator(
  {
    id: 'maths-pounds-and-pence',
    title: 'Pounds and pence',
    keyStage: 'KS1',
    years: [2, 3],
    synonyms: ['money', 'pounds and pence', 'pounds', 'pence', 'how many pence', 'notes and coins'],
  },
  ({ int, pick, level }) => {
    const whole = level(1, int(1, 4), int(2, 9));
    const rest = level(10 * int(1, 9), 5 * int(1, 19), int(1, 9));
    const total = whole * 100 + rest;
    return {
      stem: pick([
        `${pick(names)} has ${counted(whole, 'pound')} and ${rest} pence. How do we write that?`,
        `A ${pick(['book', 'toy', 'kite', 'cap'])} costs ${counted(whole, 'pound')} and ${rest} pence. What does the price tag say?`,
      ]),
      illustration: fewestPieces(total),
      key: total,
      slips: [
        [
          rest < 10 ? whole * 100 + rest * 10 : rest * 100 + whole,
          rest < 10 ? `This says ${rest * 10} pence. Single pence need a zero in front.` : 'This has pounds and pence the wrong way round.',
        ],
        [total * 10, 'This has the point in the wrong place. One pound is 100 pence.'],
        [(whole + 1) * 100 + rest, 'This is one pound too much.'],
      ],
      show: pounds,
      why: `The pounds go before the point, and two digits for the pence go after it.`,
      steps: [
        `Pounds in front: ${whole}.`,
        `Pence behind, always two figures: ${`${rest}`.padStart(2, '0')}.`,
        `Together: ${pounds(total)}`,
      ],
      hints: ['First the pound sign, then the pounds, then a point.', 'The pence always have two figures.'],
      drawn: { whole, rest },
    };
  },
);

export const oddAndEven = makeGenerator(
  {
    id: 'maths-odd-and-even',
    title: 'Odd and even numbers',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['odd and even', 'odd numbers', 'even numbers', 'odd or even', 'sharing in twos'],
  },
  ({ some, int, pick, level }) => {
    const wanted = pick(['odd', 'even'] as const);
    const top = level(9, 20, 99);
    const others = some(
      Array.from({ length: top }, (_, index) => index + 1).filter((x) => (x % 2 === 0) === (wanted === 'odd')),
      3,
    );
    const key = int(1, Math.floor(top / 2)) * 2 - (wanted === 'odd' ? 1 : 0);
    return {
      stem: `${pick(['Which of these is', 'Find', 'Which number is'])} an ${wanted} number?`.replace(/^(Find.*)\?$/, '$1.'),
      key,
      slips: others.map(
        (x) =>
          [
            x,
            `This is ${wanted === 'odd' ? 'even: it can be shared into two equal groups' : 'odd: one is left over when you make pairs'}.`,
          ] as const,
      ),
      show: plain,
      why: `${key} ends in ${key % 10}. ${wanted === 'even' ? 'Numbers that end in 0, 2, 4, 6 or 8 are even: they make pairs with none left over.' : 'Numbers that end in 1, 3, 5, 7 or 9 are odd: one is left over when you make pairs.'}`,
      steps: ['Look at the ones.', `${key} ends in ${key % 10}, so it is ${wanted}.`],
      hints: ['Look only at the ones.', 'Try to make pairs. Is one left over?'],
      drawn: { wanted },
    };
  },
);
