import type { Figure } from '@hedgerow/figures/figure';
import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { asking } from '../kinds.ts';
import { fewestPieces } from '../illustrations.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import type { Rational } from '../rational.ts';
import { pounds } from '../written.ts';

const goods = [
  ['notebook', 'notebooks'],
  ['sandwich', 'sandwiches'],
  ['bus ticket', 'bus tickets'],
  ['plant', 'plants'],
  ['comic', 'comics'],
] as const;

type Purchase = {
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly count: number;
  /** In pence, as all that follows. */
  readonly price: number;
  readonly extra: number;
  readonly cost: number;
  readonly paid: number;
  readonly change: number;
};

const noteOnTable = (paid: number): Figure | undefined =>
  paid === 500 || paid === 1000 || paid === 2000 ? { kind: 'money', pieces: [paid] } : undefined;
const note = (paid: number): string => `£${paid / 100}`;
const show = (pence: number | Rational): string => pounds(pence);
const bought = ({ count, one, many, price, extra }: Purchase): string =>
  `${count === 1 ? `a ${one}` : `${count} ${many}`} ${count > 1 ? `at ${pounds(price)} each` : `for ${pounds(price)}`}${extra > 0 ? ` and a drink for ${pounds(extra)}` : ''}`;

/** How the cost of everything is found. */
const costSteps = ({ count, price, extra, cost }: Purchase): readonly string[] => [
  ...(count > 1 ? [`${count} × ${pounds(price)} = ${pounds(count * price)}`] : []),
  ...(extra > 0 ? [`${pounds(count * price)} + ${pounds(extra)} = ${pounds(cost)}`] : []),
];

const shared = (purchase: Purchase) => {
  const { cost, change, paid, count, price, extra } = purchase;
  return {
    why: `Everything costs ${pounds(cost)}, and ${pounds(cost)} + ${pounds(change)} = ${note(paid)}.`,
    steps: [...costSteps(purchase), `${note(paid)} − ${pounds(cost)} = ${pounds(change)}`],
    hints: [
      'First find the cost of everything.',
      'Then find the difference between what is paid and the cost.',
      'Count up from the cost to the amount paid.',
    ],
    drawn: { form: 'change', count, price, extra, paid },
  };
};

/** Wrong change, each with what was done. */
const wrongChange = ({ change, cost, paid, price, extra, count, one }: Purchase) => [
  {
    pence: change + 100,
    says: 'The pence were not taken out of a whole pound.',
    why: 'This is £1 too much. The pence make up the last pound.',
  },
  { pence: cost, says: 'That is what everything costs.', why: 'This is what everything costs, not the change.' },
  ...(count > 1 ? [{ pence: paid - price - extra, says: `Only one ${one} was paid for.`, why: `This pays for only one ${one}.` }] : []),
  ...(extra > 0 ? [{ pence: change + extra, says: 'The drink was left out.', why: 'This leaves out the drink.' }] : []),
  { pence: change - 10, says: '10p was lost in the taking away.', why: 'This is 10p too little. Add the cost and the change to check.' },
  { pence: change + 10, says: '10p too much was counted out.', why: 'This is 10p too much. Add the cost and the change to check.' },
];

const isChange =
  ({ paid }: Purchase) =>
  (pence: number) =>
    pence > 0 && pence < paid;

const changeOf = (purchase: Purchase): Draft<string> =>
  asText({
    ...shared(purchase),
    illustration: noteOnTable(purchase.paid),
    stem: `${purchase.name} buys ${bought(purchase)} and pays with a ${note(purchase.paid)} note. How much change should ${purchase.name} get?`,
    key: purchase.change,
    slips: wrongChange(purchase).map(({ pence, why }) => [pence, why] as const),
    show,
    believable: isChange(purchase),
  });

const mistaken = (purchase: Purchase, { pick }: Draw): Draft<string> | undefined => {
  const mistakes = wrongChange(purchase)
    .filter(({ pence }) => isChange(purchase)(pence) && pence !== purchase.change)
    .map(({ pence, says }) => ({ says, gives: pounds(pence) }));
  if (mistakes.length < 4) return undefined;
  const made = pick(mistakes);
  return whatWentWrong({
    ...shared(purchase),
    told: `${purchase.name} buys ${bought(purchase)}, pays with a ${note(purchase.paid)} note and works out ${made.gives} change.`,
    mistakes: turnedTo(mistakes, made),
    drawn: { ...shared(purchase).drawn, form: 'mistake' },
  });
};

const pieces = [500, 200, 100, 50, 20, 10, 5] as const;
const handed = (pence: number): string => {
  const list: string[] = [];
  let left = pence;
  for (const piece of pieces) for (; left >= piece; left -= piece) list.push(piece >= 100 ? `£${piece / 100}` : `${piece}p`);
  return list.join(', ');
};
const inCoins = (purchase: Purchase): Draft<string> => ({
  ...shared(purchase),
  illustration: noteOnTable(purchase.paid),
  stem: `${purchase.name} buys ${bought(purchase)} and pays with a ${note(purchase.paid)} note. Which of these is the change?`,
  key: handed(purchase.change),
  slips: wrongChange(purchase)
    .filter(({ pence }) => isChange(purchase)(pence))
    .map(({ pence, why }) => [handed(pence), `This makes ${pounds(pence)}. ${why}`] as const),
  show: asItStands,
  steps: [...shared(purchase).steps, 'Take the largest note or coin that fits, then the next.'],
  drawn: { ...shared(purchase).drawn, form: 'coins' },
});

/** Backwards, from the change to the price of one. */
const priceFrom = (purchase: Purchase): Draft<string> => {
  const { name, count, one, many, price, paid, change, cost } = purchase;
  return asText({
    illustration: fewestPieces(change),
    stem: `${name} pays for ${count === 1 ? `a ${one}` : `${count} ${many}`} with a ${note(paid)} note and gets ${pounds(change)} change. How much does ${count === 1 ? `the ${one}` : `one ${one}`} cost?`,
    key: price,
    slips: [
      ...(count > 1 ? [[cost, `This is what all ${count} cost. Share it by ${count}.`] as const] : []),
      [paid + change, 'This adds the change. It is what was not spent.'],
      [price + 100, 'This is £1 too much. The pence make up the last pound.'],
      [price - 10, 'This is 10p too little. Add the cost and the change to check.'],
      [price + 10, 'This is 10p too much. Add the cost and the change to check.'],
    ],
    show,
    believable: (pence: number) => pence > 0,
    why: `${note(paid)} − ${pounds(change)} = ${pounds(cost)} was spent${count > 1 ? `, and ${pounds(cost)} ÷ ${count} = ${pounds(price)}` : ''}.`,
    steps: [
      `Spent: ${note(paid)} − ${pounds(change)} = ${pounds(cost)}`,
      ...(count > 1 ? [`One: ${pounds(cost)} ÷ ${count} = ${pounds(price)}`] : []),
    ],
    hints: [
      'What was paid is what was spent and the change together.',
      'How much money was spent?',
      count > 1 ? 'Then find what one costs.' : 'Take the change away from the note.',
    ],
    drawn: { form: 'price', count, price, extra: 0, paid },
  });
};

const totalOf = (purchase: Purchase): Draft<string> => {
  const { cost, price, extra, count, one } = purchase;
  return asText({
    ...shared(purchase),
    stem: `${purchase.name} buys ${bought(purchase)}. How much is that altogether?`,
    key: cost,
    slips: [
      ...(count > 1 ? [[price + extra, `This pays for only one ${one}.`] as const] : []),
      ...(extra > 0 ? [[cost - extra, 'This leaves out the drink.'] as const] : []),
      [cost + 100, 'This is £1 too much. Look at the pence that you carried.'],
      [cost - 10, 'This is 10p too little. Add the pence again.'],
      [cost + 10, 'This is 10p too much. Add the pence again.'],
    ],
    show,
    why: `${costSteps(purchase).join(', then ')}.`,
    steps: costSteps(purchase),
    hints: ['What is bought, and how many of it?', 'Find the cost of each thing first.', 'Then add what they cost.'],
    drawn: { ...shared(purchase).drawn, form: 'total' },
  });
};

const text = (count: number, things: string, each: number): string => `${count} ${things} at ${pounds(each)} each`;

/** One of four that the note is enough for. */
const affordable = (purchase: Purchase, { pick, some }: Draw): Draft<string> => {
  const { paid, price, many } = purchase;
  const most = Math.floor(paid / price);
  const others = some(
    goods.filter((thing) => thing[1] !== many),
    3,
  ).map(([, things], at) => {
    const count = pick([3, 4, 5, 6]);
    return { count, things, price: 5 * Math.ceil((paid + 5 + 35 * at) / count / 5) };
  });
  return {
    illustration: noteOnTable(paid),
    stem: `You have a ${note(paid)} note. Which of these can you pay for?`,
    key: text(most, many, price),
    slips: others.map(
      (other) =>
        [
          text(other.count, other.things, other.price),
          `This costs ${pounds(other.count * other.price)}, which is more than ${note(paid)}.`,
        ] as const,
    ),
    show: asItStands,
    why: `${most} × ${pounds(price)} = ${pounds(most * price)}, which is not more than ${note(paid)}.`,
    steps: [
      ...others.map((other) => `${other.count} × ${pounds(other.price)} = ${pounds(other.count * other.price)}: too much`),
      `${most} × ${pounds(price)} = ${pounds(most * price)}: enough`,
    ],
    hints: ['Work out what each of them costs.', 'Which costs are more than the note?', 'Round each price to whole pounds first.'],
    drawn: { form: 'enough', paid, count: most, price, extra: 0 },
  };
};

export const moneyProblems = makeGenerator(
  {
    id: 'maths-money-problems',
    title: 'Money problems',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['money', 'pounds and pence', 'change', 'shopping', 'cost', 'word problems'],
    kinds: [asking(/\bchange\b/, /\bchange\b/)],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const [one, many] = pick(goods);
    const price = 5 * int(level(9, 25, 31), level(39, 70, 95));
    const count = level(1, int(2, 4), int(2, 4));
    const form = pick(['change', 'change', 'change', 'price', 'price', 'total', 'coins', 'mistake', 'enough'] as const);
    const extra = form === 'price' ? 0 : level(5 * int(7, 40), 0, 5 * int(15, 60));
    const cost = count * price + extra;
    const paid = [500, 1000, 2000].find((banknote) => banknote > cost) ?? 0;
    const change = paid - cost;
    if (change % 100 === 0 || paid === 0) return undefined;
    const purchase: Purchase = { name: pick(names), one, many, count, price, extra, cost, paid, change };
    switch (form) {
      case 'change':
        return changeOf(purchase);
      case 'price':
        return priceFrom(purchase);
      case 'total':
        return totalOf(purchase);
      case 'coins':
        return inCoins(purchase);
      case 'mistake':
        return mistaken(purchase, draw);
      case 'enough':
        return affordable(purchase, draw);
    }
  },
);
