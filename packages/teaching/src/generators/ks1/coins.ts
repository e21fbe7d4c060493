import { asText } from '../forms.ts';
import { asking } from '../kinds.ts';
import { fewestPieces } from '../illustrations.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
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

type Purchase = { readonly name: string; readonly thing: string; readonly price: number; readonly paid: 10 | 20 | 50 | 100 };
const paidWith = ({ paid }: Purchase): string => (paid === 100 ? '£1' : `a ${paid}p coin`);

const changeHelp = (purchase: Purchase) => {
  const { price, paid } = purchase;
  return {
    steps: [...(paid === 100 ? ['£1 is 100p.'] : []), `Count up from ${price}p to ${paid}p.`, `That is ${paid - price}p.`],
    hints: [
      ...(paid === 100 ? ['How many pence are in £1?'] : []),
      'Change is the difference between what you pay and the price.',
      `Count up from ${price}p.`,
    ],
    drawn: { form: 'change', paid, price },
  };
};

const changeOf = (purchase: Purchase): Draft<string> => {
  const { name, thing, price, paid } = purchase;
  const change = paid - price;
  return asText({
    ...changeHelp(purchase),
    stem: `${name} buys ${thing} for ${price}p and pays with ${paidWith(purchase)}. How much change is that?`,
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
  });
};

/** Backwards: what it cost. */
const priceOf = (purchase: Purchase): Draft<string> => {
  const { name, thing, price, paid } = purchase;
  const change = paid - price;
  return asText({
    ...changeHelp(purchase),
    stem: `${name} pays for ${thing} with ${paidWith(purchase)}. The change is ${change}p. How much was it?`,
    figure: { kind: 'money', pieces: [paid] },
    key: price,
    slips: [
      [paid + change, 'This adds. You pay less than the coin is worth.'],
      [price + 10, 'This is 10p too much. Add the change and check.'],
      [price - 1, 'This is 1p too little.'],
    ],
    show: pence,
    believable: wholeAndPositive,
    why: `${price}p and ${change}p make ${paid === 100 ? '100p, which is £1' : `${paid}p`}.`,
    steps: [...(paid === 100 ? ['£1 is 100p.'] : []), `Take the change away: ${paid} − ${change} = ${price}`],
    hints: ['Price and change make the coin.', 'Start with what was paid.', 'Take the change away.'],
    drawn: { form: 'price', paid, price },
  });
};

const handed = (amount: number): string => {
  const list: number[] = [];
  let left = amount;
  for (const coin of coins.toReversed()) for (; left >= coin; left -= coin) list.push(coin);
  return list.map(pence).join(', ');
};

/** Which coins come back. */
const coinsBack = (purchase: Purchase): Draft<string> => {
  const { name, thing, price, paid } = purchase;
  const change = paid - price;
  return {
    ...changeHelp(purchase),
    stem: `${name} buys ${thing} for ${price}p with ${paidWith(purchase)}. Which coins are the change?`,
    illustration: paid === 100 || paid === 10 || paid === 20 || paid === 50 ? { kind: 'money', pieces: [paid] } : undefined,
    key: handed(change),
    slips: [change + 10, change - 10, change + 5, change - 1]
      .filter((amount) => amount > 0 && amount < paid)
      .map((amount) => [handed(amount), `This makes ${amount}p. With the price it is ${amount + price}p.`] as const),
    show: (text: string) => text,
    why: `${price}p and ${change}p make ${paid}p.`,
    steps: [`Count up from ${price}p to ${paid}p: ${change}p.`, `Find the coins that make ${change}p.`],
    hints: ['How much change is it?', `Count up from ${price}p to ${paid}p.`, 'Then add up the coins.'],
    drawn: { form: 'coins', paid, price },
  };
};

/** What the price is short of, or what it leaves. */
const enough = (purchase: Purchase, { int }: Draw): Draft<string> => {
  const { name, price, paid } = purchase;
  const short = int(1, Math.max(1, Math.min(9, price - 1)));
  const has = price - short;
  return asText({
    stem: `${purchase.thing.replace(/^./, (first) => first.toUpperCase())} costs ${price}p. ${name} has ${has}p. How much more does ${name} need?`,
    illustration: fewestPieces(has),
    key: short,
    slips: [
      [price + has, 'This adds. Find the difference.'],
      [short + 1, 'This is 1p too much.'],
      [short - 1, 'This is 1p too little.'],
      [short + 10, 'This is 10p too much.'],
    ],
    show: pence,
    believable: wholeAndPositive,
    why: `${has}p and ${short}p make ${price}p.`,
    steps: [`Count up from ${has}p to ${price}p.`, `That is ${short}p.`],
    hints: ['How much money is there?', `Count up from ${has}p.`, 'Stop at the price.'],
    drawn: { form: 'more', paid, price },
  });
};

export const changeSmall = makeGenerator(
  {
    id: 'maths-change-small',
    title: 'Giving change',
    keyStage: 'KS1',
    years: [2],
    synonyms: ['change', 'money', 'giving change', 'shopping', 'change from 50p'],
    kinds: [asking(/\bchange\b/, /\bchange\b/)],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const paid = level(pick([10, 20] as const), pick([20, 50] as const), pick([50, 100] as const));
    const price = int(level(2, 6, 12), paid - 2);
    const thing = pick(['a pencil', 'an apple', 'a sticker', 'a bun', 'a card', 'a rubber']);
    const purchase: Purchase = { name: pick(names), thing, price, paid };
    switch (pick(['change', 'change', 'price', 'coins', 'more'] as const)) {
      case 'change':
        return changeOf(purchase);
      case 'price':
        return priceOf(purchase);
      case 'coins':
        return coinsBack(purchase);
      case 'more':
        return enough(purchase, draw);
    }
  },
);
