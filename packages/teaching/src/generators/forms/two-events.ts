import type { Draw } from '../random.ts';
import { add, fractionTex, mul, q, type Rational, sub } from '../rational.ts';
import { counterTree } from '../tree-figures.ts';
import { fraction, maths } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const colours = ['red', 'blue', 'green', 'yellow'] as const;
/** Two counters without replacement, at the levels at which the generator puts none back; at the lowest it puts them back. */
const bag = ({ int, some, level }: Draw) => {
  const [r, b] = [int(3, level(6, 8, 9)), int(2, level(6, 8, 9))];
  const [first = 'red', second = 'blue'] = some(colours, 2);
  return r === b ? undefined : { r, b, n: r + b, first, second };
};
const isChance = (x: Rational): boolean => x.n > 0n && x.n < x.d;
const times = (a: number, b: number, c: number, d: number): string => String.raw`\frac{${a}}{${b}} \times \frac{${c}}{${d}}`;

const secondBranch = form<Rational>('second branch', (draw) => {
  const given = bag(draw);
  if (given === undefined) return undefined;
  const { r, b, n, first, second } = given;
  const isSame = draw.pick([true, false]);
  return {
    stem: `A bag holds ${r} ${first} and ${b} ${second} counters. Two are taken without replacement, and a tree diagram is drawn. The first counter is ${first}. Which probability stands on the next branch for ${isSame ? first : second}?`,
    figure: counterTree([r, b], [first, second], false, 'first'),
    key: isSame ? q(r - 1, n - 1) : q(b, n - 1),
    slips: [
      [q(isSame ? r : b, n), 'This is for a counter that is put back. One counter fewer is left.'],
      isSame
        ? [q(r - 1, n), 'This changes the top but not the bottom. One counter fewer is left in all.']
        : [q(b - 1, n - 1), `This takes a ${second} counter away. A ${first} one was taken.`],
      isSame
        ? [q(r, n - 1), `This changes the bottom but not the top. One ${first} counter fewer is left.`]
        : [q(b, n - 2), 'This takes two counters away. Only one has been taken so far.'],
      [isSame ? q(b, n - 1) : q(r - 1, n - 1), `This is the branch for ${isSame ? second : first}.`],
    ],
    show: fraction,
    believable: isChance,
    why: `One ${first} counter is gone, so ${n - 1} are left, ${isSame ? r - 1 : b} of them ${isSame ? first : second}.`,
    steps: [`Counters left: ${n} − 1 = ${n - 1}`, `${isSame ? first : second} counters left: ${isSame ? r - 1 : b}`],
    hints: ['What has gone from the bag?', 'How many counters are left in all?', `How many of them are ${isSame ? first : second}?`],
    drawn: { r, b, kind: draw.level('kept both', 'kept both', 'kept different'), first, wanted: isSame ? first : second },
  };
});

const sameColour = form<Rational>('same colour', (draw) => {
  const given = bag(draw);
  if (given === undefined) return undefined;
  const { r, b, n, first, second } = given;
  const key = q(r * (r - 1) + b * (b - 1), n * (n - 1));
  return {
    stem: `A bag holds ${r} ${first} and ${b} ${second} counters. Two are taken without replacement. Use a tree diagram: what is the probability that both have the same colour?`,
    figure: counterTree([r, b], [first, second], false, draw.level('all', 'first', 'none')),
    key,
    slips: [
      [q(r * r + b * b, n * n), 'This is for counters that are put back. One counter fewer is left.'],
      [q(r * (r - 1), n * (n - 1)), `This is only for two ${first} ones. Two ${second} ones count as well.`],
      [sub(1, key), 'This is for two different colours.'],
      [
        mul(q(r * (r - 1), n * (n - 1)), q(b * (b - 1), n * (n - 1))),
        'This multiplies the two routes. Only one of them can happen, so add.',
      ],
      [q(b * (b - 1), n * (n - 1)), `This is only for two ${second} ones. Two ${first} ones count as well.`],
    ],
    show: fraction,
    believable: isChance,
    why: `Two routes fit: ${maths(`${times(r, n, r - 1, n - 1)} + ${times(b, n, b - 1, n - 1)}`)}.`,
    steps: [
      `Both ${first}: ${maths(times(r, n, r - 1, n - 1))}`,
      `Both ${second}: ${maths(times(b, n, b - 1, n - 1))}`,
      `Add: ${fraction(key)}`,
    ],
    hints: [
      'Which routes through the tree have one colour only?',
      'Multiply along each of them.',
      'What is done with routes that cannot happen together?',
    ],
    drawn: { r, b, kind: draw.level('kept both', 'kept both', 'kept different') },
  };
});

const wrongTree = wentWrong('wrong tree', (draw) => {
  const given = bag(draw);
  if (given === undefined) return undefined;
  const { r, b, n, first, second } = given;
  return {
    claim: (value, name) =>
      `A bag holds ${r} ${first} and ${b} ${second} counters. Two are taken without replacement. From a tree diagram ${name} finds that the probability of two ${first} ones is ${value}.`,
    right: fraction(q(r * (r - 1), n * (n - 1))),
    mistakes: [
      [fraction(q(r * r, n * n)), 'The first counter was put back.', `Without replacement ${r - 1} of ${n - 1} are left for the second.`],
      [
        fraction(q(r * (r - 1), n * n)),
        'The bottom of the second fraction was not changed.',
        `There are only ${n - 1} counters left in all.`,
      ],
      [
        fraction(q(r * r, n * (n - 1))),
        'The top of the second fraction was not changed.',
        `There are only ${r - 1} ${first} counters left.`,
      ],
      [
        fraction(add(q(r, n), q(r - 1, n - 1))),
        'The fractions were added along the branches.',
        'Both must happen, so multiply along the branches.',
      ],
    ],
    steps: [
      `First: ${maths(String.raw`\frac{${r}}{${n}}`)}`,
      `Second: ${maths(String.raw`\frac{${r - 1}}{${n - 1}}`)}`,
      maths(`${times(r, n, r - 1, n - 1)} = ${fractionTex(q(r * (r - 1), n * (n - 1)))}`),
    ],
    hints: ['Draw the tree yourself first.', 'What is in the bag for the second counter?', 'Try each of the mistakes.'],
    drawn: { r, b, kind: draw.level('kept both', 'kept both', 'kept different') },
  };
});

const people = [
  ['A club has', 'girls', 'boys', 'Two are picked for a trip'],
  ['A box holds', 'milk chocolates', 'dark chocolates', 'Two are eaten'],
  ['A class has', 'right-handed pupils', 'left-handed pupils', 'Two are picked'],
  ['A drawer holds', 'black socks', 'white socks', 'Two are taken out in the dark'],
] as const;

const inLife = form<Rational>('in life', (draw) => {
  const given = bag(draw);
  if (given === undefined) return undefined;
  const { r, b, n } = given;
  const [where, one, other, what] = draw.pick(people);
  const isMixed = draw.level(false, draw.pick([true, false]), true);
  const key = isMixed ? q(2 * r * b, n * (n - 1)) : q(r * (r - 1), n * (n - 1));
  return {
    stem: `${where} ${r} ${one} and ${b} ${other}. ${what} at random, which is without replacement. Think of a tree diagram: what is the probability of ${isMixed ? `one of each kind` : `two ${one}`}?`,
    key,
    slips: [
      isMixed
        ? [q(r * b, n * (n - 1)), 'This is only one of the two orders.']
        : [q(r * r, n * n), 'This is with replacement. One fewer is left for the second.'],
      isMixed
        ? [q(2 * r * b, n * n), 'This is with replacement. One fewer is left for the second.']
        : [q(r * (r - 1), n * n), 'This changes the top but not the bottom.'],
      [sub(1, key), 'This is the probability of the opposite.'],
      [q(b * (b - 1), n * (n - 1)), `This is for two ${other}.`],
      [q(r, n), 'This is for the first one only.'],
    ],
    show: fraction,
    believable: isChance,
    why: isMixed
      ? `Two orders fit, each ${maths(times(r, n, b, n - 1))}.`
      : `Multiply along the branches: ${maths(times(r, n, r - 1, n - 1))}.`,
    steps: [
      `First: ${maths(String.raw`\frac{${r}}{${n}}`)}`,
      `Second: ${maths(String.raw`\frac{${isMixed ? b : r - 1}}{${n - 1}}`)}`,
      isMixed ? `Two orders: ${fraction(key)}` : `Multiply: ${fraction(key)}`,
    ],
    hints: [
      'Nobody and nothing is picked twice.',
      'How many are left for the second pick?',
      isMixed ? 'In how many orders can it happen?' : 'Multiply along the branches.',
    ],
    drawn: { r, b, kind: draw.level('kept both', 'kept both', 'kept different'), asks: isMixed ? 'mixed' : 'both' },
  };
});

const whichProduct = form<readonly [tex: string, value: number]>('product', (draw) => {
  const given = bag(draw);
  if (given === undefined) return undefined;
  const { r, b, n, first, second } = given;
  const isMixed = draw.pick([true, false]);
  const [c, own] = isMixed ? [b, second] : [r - 1, first];
  return {
    stem: `A bag holds ${r} ${first} and ${b} ${second} counters. Two are taken without replacement. In a tree diagram, which calculation gives the probability of first ${first} and then ${own}?`,
    key: [times(r, n, c, n - 1), 0],
    slips: [
      [[times(r, n, isMixed ? b : r, n), 1], 'This is for a counter that is put back.'],
      [[times(r, n, c, n), 2], 'This forgets that one counter fewer is left in all.'],
      [[String.raw`\frac{${r}}{${n}} + \frac{${c}}{${n - 1}}`, 3], 'This adds. Both must happen, so multiply along the branches.'],
      [
        [times(r, n, isMixed ? b - 1 : r, n - 1), 4],
        isMixed
          ? `This takes a ${second} counter away. A ${first} one was taken.`
          : `This forgets that one ${first} counter fewer is left.`,
      ],
    ],
    show: ([tex]) => maths(tex),
    sameAs: ([tex]) => tex,
    why: `First ${r} of ${n} are ${first}; then ${c} of the ${n - 1} that are left are ${own}. Multiply along the branches.`,
    steps: [
      `First: ${maths(String.raw`\frac{${r}}{${n}}`)}`,
      `Then: ${maths(String.raw`\frac{${c}}{${n - 1}}`)}`,
      'Both must happen: multiply.',
    ],
    hints: [
      'How many counters are left for the second draw?',
      `How many of them are ${own}?`,
      'Is it one thing and then another, or one thing or another?',
    ],
    drawn: { r, b, kind: draw.level('kept both', 'kept both', 'kept different'), asks: isMixed ? 'mixed' : 'both' },
  };
});

export const twoEventForms: FormsOf = {
  'maths-probability-two-events': [secondBranch, sameColour, wrongTree, inLife, whichProduct],
};
