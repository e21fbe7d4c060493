import { makeGenerator } from '../make-generator.ts';
import { mul, q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { plain } from '../written.ts';

export const orderDirected = makeGenerator<Rational>(
  {
    id: 'maths-order-directed-numbers',
    title: 'Ordering positive and negative numbers',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['ordering negative numbers', 'comparing negative numbers', 'order directed numbers', 'which negative number is bigger'],
  },
  ({ int, pick, some, level }) => {
    const scale = level(1, 1, 10);
    const pool = level(
      [-12, -11, -9, -8, -7, -6, -5, -4, -3, -2, 0, 1, 2, 3, 5, 6, 8],
      [-45, -38, -27, -20, -19, -14, -12, -9, -8, -6, -3, -1, 0, 2, 5, 7, 11],
      [-42, -38, -31, -25, -24, -19, -12, -11, -8, -5, -3, 0, 4, 6, 13, 15],
    );
    const list = some(pool, 5);
    const sorted = list.toSorted((x, y) => x - y);
    const asks = pick(
      level<readonly ('lowest' | 'second' | 'middle' | 'half')[]>(
        ['lowest', 'second'],
        ['middle', 'second', 'half'],
        ['middle', 'second', 'half'],
      ),
    );
    const negatives = list.filter((each) => each < 0).length;
    const [one, other] = [-int(3, 15), int(1, 9)];
    if (negatives < 3 || (asks === 'half' && (one + other) % 2 !== 0 && level(true, true, false))) return undefined;
    const written = (x: number): string => plain(q(x, scale));
    const read = (x: number): Rational => q(x, scale);
    const bySize = list.toSorted((x, y) => Math.abs(x) - Math.abs(y) || x - y);
    const shown = list.map(written).join(', ');
    if (asks === 'half') {
      const half = q(one + other, 2);
      return {
        stem: `What number is half way between ${plain(one)} and ${other} on a number line?`,
        illustration: { kind: 'number-line', from: one, to: other, step: 1, labelled: [one, 0, other] },
        key: half,
        slips: [
          [q(other - one, 2), `This is half of the distance. Go that far up from ${plain(one)}.`],
          [q(0), 'This is 0. It is not as far from one of them as from the other.'],
          [mul(-1, half), 'This has the wrong sign: look which of the two is further from 0.'],
          [q(one + other), 'This adds the two. Half way needs half of that.'],
          [q(Math.abs(one) + other), 'This is the whole distance.'],
        ],
        show: plain,
        why: `From ${plain(one)} to ${other} it is ${other - one}. Half of it, ${plain(q(other - one, 2))}, up from ${plain(one)} is the middle.`,
        steps: [
          `Distance: ${-one} up to 0 and ${other} more, together ${other - one}`,
          `${plain(one)} + ${plain(q(other - one, 2))} = ${plain(half)}`,
        ],
        hints: ['How far is it from the one to the other? Count over 0.', 'Half way is the same distance from both.'],
        drawn: { asks, one, other },
      };
    }
    const place = { lowest: 0, second: 1, middle: 2 }[asks];
    return {
      stem: `Here are five temperatures in °C: ${shown}. ${
        {
          lowest: 'Write the lowest one.',
          second: 'Write the one that is lowest but one.',
          middle: 'Write the one in the middle when they are in order.',
        }[asks]
      }`,
      illustration:
        scale === 1 && level(true, false, false)
          ? { kind: 'number-line', from: -12, to: 8, step: 1, labelled: [-12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8] }
          : undefined,
      key: read(sorted[place] ?? 0),
      slips: [
        [read(bySize[place] ?? 0), 'This leaves out the minus signs. Below zero, the number with more degrees is colder.'],
        [read(sorted[4 - place] ?? 0), 'This begins at the other end.'],
        [
          read(sorted.filter((each) => each < 0).at(-1 - Math.min(place, negatives - 1)) ?? 0),
          'This orders the negative numbers like positive ones.',
        ],
        [read(sorted[place + 1] ?? 0), 'This is one place too warm.'],
        [read(list[2] ?? 0), 'This is in the middle before they are put in order.'],
      ],
      show: plain,
      keyStandsInStem: true,
      why: `In order, from the coldest: ${sorted.map(written).join(', ')}. Of two numbers below zero, the one further from zero is lower.`,
      steps: [
        `Below zero: ${list
          .filter((each) => each < 0)
          .map(written)
          .join(', ')}. The furthest from zero is the lowest.`,
        `In order: ${sorted.map(written).join(', ')}`,
        `${{ lowest: 'The first', second: 'The second', middle: 'The third' }[asks]} is ${written(sorted[place] ?? 0)}.`,
      ],
      hints: [
        'Think of a thermometer or a number line: lower is further down, or further left.',
        'Put the numbers below zero in order first.',
      ],
      drawn: { asks, list: list.map((each) => each / scale) },
    };
  },
);
