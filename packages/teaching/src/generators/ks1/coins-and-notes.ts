import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { plain } from '../written.ts';

type Piece = FigureOf<'money'>['pieces'][number];

const coins: readonly Piece[] = [1, 2, 5, 10, 20, 50, 100, 200];

const called = (pence: number): string => (pence < 100 ? `${pence}p` : `£${pence / 100}`);

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

export const coinValues = makeGenerator<number>(
  {
    id: 'maths-coin-values',
    title: 'What coins and notes are worth',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: [
      'coins and notes',
      'value of coins',
      'recognise coins',
      'which coin is worth most',
      'british coins',
      'pounds and pence coins',
    ],
  },
  ({ pick, some, level }) => {
    if (level(true, false, false)) {
      const shown = some(coins.slice(0, 6), 3) as Piece[];
      const asks = pick(['most', 'least'] as const);
      const key = asks === 'most' ? Math.max(...shown) : Math.min(...shown);
      return {
        stem: pick([`Which coin is worth ${asks}?`, `${pick(names)} has three coins. Which is worth ${asks}?`]),
        figure: { kind: 'money', pieces: shown },
        key,
        slips: shown
          .filter((coin) => coin !== key)
          .map(
            (coin) =>
              [coin, `This is worth ${asks === 'most' ? 'less' : 'more'} than another one. Look at the numbers, not at the size.`] as const,
          ),
        show: called,
        keyStandsInFigure: true,
        why: `${called(key)} is the ${asks === 'most' ? 'largest' : 'smallest'} number on the coins.`,
        steps: [
          'Read the number on each coin.',
          `In order: ${shown
            .toSorted((a, b) => a - b)
            .map(called)
            .join(', ')}.`,
        ],
        hints: ['Read the number on each coin.', 'A big coin may be worth less than a small one.'],
        drawn: { asks },
      };
    }
    const [piece, into] = pick<readonly [Piece, Piece]>(
      level(
        [],
        [
          [10, 5],
          [10, 2],
          [20, 10],
          [20, 5],
          [20, 2],
          [50, 10],
          [50, 5],
          [5, 1],
          [10, 1],
        ],
        [
          [100, 50],
          [100, 20],
          [100, 10],
          [200, 50],
          [200, 20],
          [200, 100],
          [500, 100],
          [500, 50],
          [1000, 200],
        ],
      ) as readonly (readonly [Piece, Piece])[],
    );
    const key = piece / into;
    const piecesAre = piece >= 500 ? 'note' : 'coin';
    return {
      stem: pick([
        `How many ${called(into)} coins are worth the same as this ${piecesAre}?`,
        `${pick(names)} swaps this ${piecesAre} for ${called(into)} coins. How many coins is that?`,
      ]),
      figure: { kind: 'money', pieces: [piece] },
      key,
      slips: [
        [1, 'This swaps one for one. They are not worth the same.'],
        [key + 1, 'This is one too many.'],
        [key - 1, 'This is one too few.'],
        [key * 2, 'This is worth twice as much.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `${key} × ${called(into)} make ${called(piece)}.`,
      steps: [
        `The ${piecesAre} is worth ${called(piece)}${piece === 100 || piece === 200 ? `, which is ${piece}p` : ''}.`,
        `Count in steps of ${called(into)} until you are there.`,
        `That takes ${key} coins.`,
      ],
      hints: [`What is the ${piecesAre} worth?`, `Count in steps of ${called(into)}.`],
      drawn: { into },
    };
  },
);

const show = (list: readonly number[]): string =>
  list
    .toSorted((a, b) => b - a)
    .map(called)
    .join(' + ');

export const sameAmount = makeGenerator<readonly number[]>(
  {
    id: 'maths-same-amount',
    title: 'The same amount with other coins',
    keyStage: 'KS1',
    years: [2],
    synonyms: [
      'same amount different coins',
      'make the same amount',
      'equal amounts of money',
      'different ways to make an amount',
      'swap coins',
    ],
  },
  ({ pick, level }) => {
    const from = level(coins.slice(0, 4), coins.slice(1, 5), coins.slice(1, 6));
    const purse = Array.from({ length: level(2, 3, 4) }, () => pick(from));
    const total = sum(purse);
    const key: number[] = Array.from({ length: level(2, 3, 3) }, () => pick(from));
    if (
      sum(key) !== total ||
      [...coins].every((coin) => key.filter((one) => one === coin).length === purse.filter((one) => one === coin).length)
    ) {
      // Split one coin into two where no other way was drawn.
      const at = purse.findIndex((coin) => [2, 10, 20].includes(coin));
      if (at < 0) return undefined;
      const half = (purse[at] ?? 0) / 2;
      key.splice(0, key.length, ...purse.filter((_, index) => index !== at), half, half);
    }
    const sorted = key.toSorted((a, b) => b - a);
    const biggest = sorted[0] ?? 0;
    const smaller = coins.findLast((coin) => coin < biggest) ?? biggest;
    return {
      stem: pick([
        'Which coins make the same amount?',
        `${pick(names)} has these coins. Which others are worth as much?`,
        'Which coins are worth just as much as these?',
      ]),
      figure: { kind: 'money', pieces: purse },
      key: sorted,
      slips: [
        [sorted.slice(0, -1), 'This is too little. One coin more is needed.'],
        [[...sorted, pick([1, 2, 5])], 'This is too much. One coin must go.'],
        [sorted.map((coin, at) => (at === 0 ? smaller : coin)), 'This has as many coins, but they are worth less.'],
        [Array.from({ length: purse.length }, () => biggest), 'This has as many coins, but not the same amount.'],
      ],
      show,
      sameAs: (list) => sum(list),
      why: `Both are worth ${total}p: ${purse.join(' + ')} = ${total} and ${sorted.join(' + ')} = ${total}.`,
      steps: [
        `Add the coins in the picture: ${purse.join(' + ')} = ${total}`,
        `Find coins that make ${total}p too: ${sorted.join(' + ')} = ${total}`,
      ],
      hints: ['Add the coins in the picture first.', 'Then add the coins of each answer.'],
      drawn: { purse },
    };
  },
);
