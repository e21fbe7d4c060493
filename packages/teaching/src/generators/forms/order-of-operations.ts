import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

type Calculation = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };

/** a + b × c − d, and what the other orders give. */
const inOrders = ({ a, b, c, d }: Calculation) => {
  const tex = String.raw`${a} + ${b} \times ${c} - ${d}`;
  return {
    tex,
    right: a + b * c - d,
    across: (a + b) * c - d,
    lateFirst: a + b * (c - d),
    bothFirst: (a + b) * (c - d),
    added: a + b + c - d,
  };
};

const someCalculation = ({ int, level }: Draw): Calculation | undefined => {
  const c = int(3, level(6, 9, 12));
  const d = int(2, level(2, c - 1, c - 1));
  const [a, b] = [int(2, level(9, 15, 25)), int(2, level(5, 9, 12))];
  return d >= c || b === c ? undefined : { a, b, c, d };
};

const brokenOrder = wentWrong('broken order', (draw) => {
  const given = someCalculation(draw);
  if (given === undefined) return undefined;
  const { a, b, c, d } = given;
  const { tex, right, across, lateFirst, bothFirst, added } = inOrders(given);
  return {
    claim: (value, name) => `${name} works out ${maths(tex)} and gets ${value}.`,
    right: plain(right),
    mistakes: [
      [plain(across), 'They worked from left to right.', `The multiplying, ${b} × ${c}, comes before the adding.`],
      [plain(lateFirst), 'They took away before they multiplied.', `The multiplying, ${b} × ${c}, comes before the taking away.`],
      [plain(bothFirst), 'They multiplied last of all.', `The multiplying, ${b} × ${c}, comes first here.`],
      [plain(added), 'They added where they should multiply.', `The sign between ${b} and ${c} says multiply.`],
    ],
    steps: [`${b} × ${c} = ${b * c}`, `${a} + ${b * c} = ${a + b * c}`, `${a + b * c} − ${d} = ${right}`],
    hints: [
      'Work it out in the right order first.',
      'Now try the other orders. Which one gives this answer?',
      'Begin with the adding, or with the taking away, and see what comes.',
    ],
    drawn: { expression: tex },
  };
});

const placesBrackets = form<readonly [tex: string, value: number]>('brackets', (draw) => {
  const given = someCalculation(draw);
  if (given === undefined) return undefined;
  const { a, b, c, d } = given;
  const { right, across, lateFirst, bothFirst } = inOrders(given);
  const all: readonly (readonly [string, number])[] = [
    [String.raw`(${a} + ${b}) \times ${c} - ${d}`, across],
    [String.raw`${a} + ${b} \times (${c} - ${d})`, lateFirst],
    [String.raw`(${a} + ${b}) \times (${c} - ${d})`, bothFirst],
    [String.raw`${a} + (${b} \times ${c}) - ${d}`, right],
  ];
  const key = draw.pick(all.slice(0, draw.level(2, 3, 3)));
  if (new Set(all.map(([, value]) => value)).size < 4) return undefined;
  return {
    stem: `Where do brackets go in ${maths(inOrders(given).tex)} to make ${plain(key[1])}?`,
    key,
    slips: all.filter((one) => one !== key).map((one) => [one, `This makes ${plain(one[1])}.`] as const),
    show: ([tex]) => maths(tex),
    why: `What is in brackets comes first, and then the multiplying, so this makes ${plain(key[1])}.`,
    steps: all.map(([tex, value]) => `${maths(tex)} makes ${plain(value)}`),
    hints: ['Work out each calculation.', 'What is in the brackets comes first.', 'Then multiply, and add or take away last.'],
    drawn: { expression: key[0] },
  };
});

const fillsBox = form<number>('box', (draw) => {
  const given = someCalculation(draw);
  if (given === undefined) return undefined;
  const { a, b, c, d } = given;
  const withBrackets = draw.level(false, draw.pick([true, false]), draw.pick([true, false]));
  const total = withBrackets ? (a + b) * c : a + b * c;
  const tex = withBrackets ? String.raw`(${a} + \square) \times ${c} = ${total}` : String.raw`${a} + \square \times ${c} = ${total}`;
  return {
    stem: `What number goes in the box? ${maths(tex)}`,
    key: b,
    slips: [
      [
        total - a,
        withBrackets
          ? 'This takes the first number from the total. Undo the multiplying first.'
          : `This is what the box makes with ${c}. Divide it by ${c}.`,
      ],
      [total - a - c, `This takes ${c} away. Undo multiplying by dividing.`],
      [Math.round(total / c), withBrackets ? 'This is the whole of the brackets.' : 'This divides before it takes the first number away.'],
      [b + 1, 'This is one too many. Put it in and check.'],
      [b + d, 'This is too many. Put it in and check.'],
    ],
    show: plain,
    believable: (x) => x > 0,
    why: withBrackets
      ? `The brackets make ${total} ÷ ${c} = ${a + b}, and ${a + b} − ${a} = ${b}.`
      : `The multiplying comes first, so it makes ${total} − ${a} = ${b * c}, and ${b * c} ÷ ${c} = ${b}.`,
    steps: withBrackets
      ? [`${total} ÷ ${c} = ${a + b}`, `${a + b} − ${a} = ${b}`]
      : [`${total} − ${a} = ${b * c}`, `${b * c} ÷ ${c} = ${b}`],
    hints: [
      'Which operation is done last? Undo that one first.',
      withBrackets ? 'What must the brackets make?' : 'What must the product make?',
      'Put your number in and work it out.',
    ],
    drawn: { expression: tex },
  };
});

const bought = [
  ['a bag for', 'pens at'],
  ['a poster for', 'stickers at'],
  ['a sandwich for', 'apples at'],
  ['a ticket for', 'ices at'],
] as const;

const fitsStory = form<readonly [tex: string, why: string]>('story', (draw) => {
  const given = someCalculation(draw);
  if (given === undefined) return undefined;
  const { a, b, c } = given;
  if (a === c || a === b) return undefined;
  const [one, many] = draw.pick(bought);
  const name = draw.pick(names);
  const kind = draw.level('pay', draw.pick(['pay', 'each'] as const), draw.pick(['pay', 'each'] as const));
  const pays: readonly [string, string] = [
    String.raw`${a} + ${b} \times ${c}`,
    `The ${b} come to ${b} × ${c}, and the one thing is added.`,
  ];
  const person: readonly [string, string] = [
    String.raw`(${a} + ${b}) \times ${c}`,
    `One person pays ${a} + ${b}, and there are ${c} of them.`,
  ];
  const key = kind === 'pay' ? pays : person;
  return {
    stem:
      kind === 'pay'
        ? `${name} buys ${one} £${a} and ${b} ${many} £${c} each. Which calculation gives the cost in pounds?`
        : `Each of ${c} friends pays £${a} for the bus and £${b} for the cinema. Which calculation gives the cost for all in pounds?`,
    key,
    slips: [
      kind === 'pay'
        ? [person, `This multiplies the £${a} as well. There is only one of it.`]
        : [pays, `This multiplies only the £${b}. All of them pay for both.`],
      [[String.raw`${a} \times ${b} + ${c}`, ''], 'This multiplies the wrong pair.'],
      [[String.raw`${a} + ${b} + ${c}`, ''], 'This adds all three numbers.'],
      [[String.raw`${a} \times ${b} \times ${c}`, ''], 'This multiplies all three numbers.'],
    ],
    show: ([tex]) => maths(tex),
    sameAs: ([tex]) => tex,
    why: key[1],
    steps:
      kind === 'pay'
        ? [`${b} × £${c} = £${b * c}`, `£${a} + £${b * c} = £${a + b * c}`]
        : [`One of them: £${a} + £${b} = £${a + b}`, `${c} × £${a + b} = £${(a + b) * c}`],
    hints: [
      'What do you work out first in the story?',
      'Would the calculation do that first as well?',
      'Brackets are needed where adding has to come before multiplying.',
    ],
    drawn: { a, b, c, kind: kind === 'pay' ? 'pay' : 'friends' },
  };
});

export const orderForms: FormsOf = {
  'maths-order-of-operations': [brokenOrder, placesBrackets, fillsBox, fitsStory],
};
