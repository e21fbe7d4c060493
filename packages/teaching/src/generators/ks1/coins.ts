import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { inUnit } from '../written.ts';

const coins = [1, 2, 5, 10, 20, 50] as const;
const pence = inUnit('p');
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

export const coinsTotal = makeGenerator(
  {
    id: 'maths-coins-total',
    title: 'Adding coins',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['money', 'coins', 'pence', 'how much money', 'total of coins'],
  },
  ({ pick, level }) => {
    const purse = Array.from({ length: level(2, 3, 4) }, () => pick(level(coins.slice(0, 4), coins.slice(0, 5), [...coins])));
    const total = sum(purse);
    if (total > level(20, 60, 100) || new Set(purse).size < 2) return undefined;
    const biggest = Math.max(...purse);
    return {
      stem: `${pick(names)} has these coins. How much money is that?`,
      figure: { kind: 'money', pieces: purse },
      key: total,
      slips: [
        [purse.length, 'This counts how many coins there are. Add what they are worth.'],
        [total - Math.min(...purse), 'This leaves a coin out.'],
        [total + biggest, 'This counts a coin twice.'],
      ],
      show: pence,
      why: `Add what the coins are worth: ${purse.join(' + ')} = ${total}.`,
      steps: [
        `Start with the biggest coin: ${biggest}p.`,
        `Then count on the others, the big ones first: ${purse
          .toSorted((a, b) => b - a)
          .slice(1)
          .map((coin) => `${coin}p`)
          .join(', ')}.`,
        `${purse.toSorted((a, b) => b - a).join(' + ')} = ${total}`,
      ],
      hints: ['How much is each coin worth?', 'Start with the coin that is worth most.'],
      drawn: { purse },
    };
  },
);

export const changeSmall = makeGenerator(
  {
    id: 'maths-change-small',
    title: 'Giving change',
    keyStage: 'KS1',
    years: [2],
    synonyms: ['change', 'money', 'giving change', 'shopping', 'change from 50p'],
  },
  ({ int, pick, level }) => {
    const paid = level(pick([10, 20] as const), pick([20, 50] as const), pick([50, 100] as const));
    const price = int(level(2, 6, 12), paid - 2);
    const thing = pick(['a pencil', 'an apple', 'a sticker', 'a bun', 'a card', 'a rubber']);
    const change = paid - price;
    return {
      stem: `${pick(names)} buys ${thing} for ${price}p and pays with ${paid === 100 ? '£1' : `a ${paid}p coin`}. How much change is that?`,
      figure: { kind: 'money', pieces: [paid] },
      key: change,
      slips: [
        [change + 10, 'This gives 10p too much. Add the price and check.'],
        [paid + price, 'This adds. Change is what you get back.'],
        [change - 1, 'This is 1p too little.'],
      ],
      show: pence,
      believable: wholeAndPositive,
      why: `${price}p and ${change}p make ${paid === 100 ? '100p, which is £1' : `${paid}p`}.`,
      steps: [...(paid === 100 ? ['£1 is 100p.'] : []), `Count up from ${price}p to ${paid}p.`, `That is ${change}p.`],
      hints: [
        ...(paid === 100 ? ['How many pence are in £1?'] : []),
        'Change is the difference between what you pay and the price.',
        `Count up from ${price}p.`,
      ],
      drawn: { paid, price },
    };
  },
);
