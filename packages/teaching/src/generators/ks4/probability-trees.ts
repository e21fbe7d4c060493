import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, formatDecimal, fractionTex, q, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counterTree } from '../tree-figures.ts';
import { fraction, maths, plain } from '../written.ts';

const isChance = (x: Rational): boolean => x.n > 0n && x.n < x.d;
const tenths = (x: number): Rational => q(x, 10);
const said = (x: number): string => plain(tenths(x));

/** What may happen first, and what then; the names stand at the branches. */
const stories = [
  {
    first: ['rain', 'dry'],
    second: ['bus', 'walk'],
    says: (p: string, a: string, b: string) =>
      `The probability that it rains is ${p}. If it rains, the probability that Nia takes the bus is ${a}. If it is dry, it is ${b}.`,
    one: 'it rains and Nia takes the bus',
    other: 'it is dry and Nia takes the bus',
    all: 'Nia takes the bus',
    missing: 'Nia walks if it rains',
  },
  {
    first: ['early', 'late'],
    second: ['seat', 'stand'],
    says: (p: string, a: string, b: string) =>
      `The probability that a train is early is ${p}. If it is early, the probability that Sam gets a seat is ${a}. If it is late, it is ${b}.`,
    one: 'the train is early and Sam gets a seat',
    other: 'the train is late and Sam gets a seat',
    all: 'Sam gets a seat',
    missing: 'Sam has to stand if the train is early',
  },
  {
    first: ['win', 'lose'],
    second: ['win', 'lose'],
    says: (p: string, a: string, b: string) =>
      `A team wins its first game with a probability of ${p}. After a win, the probability that it wins the second game is ${a}. After a defeat, it is ${b}.`,
    one: 'the team wins both games',
    other: 'the team loses the first game and wins the second',
    all: 'the team wins the second game',
    missing: 'the team loses the second game after a win',
  },
  {
    first: ['home', 'away'],
    second: ['goal', 'none'],
    says: (p: string, a: string, b: string) =>
      `A match is at home with a probability of ${p}. At home, the probability that Jada scores is ${a}. Away, it is ${b}.`,
    one: 'the match is at home and Jada scores',
    other: 'the match is away and Jada scores',
    all: 'Jada scores',
    missing: 'Jada does not score at home',
  },
] as const;

export const probabilityTrees = makeGenerator<Rational>(
  {
    id: 'maths-probability-trees',
    title: 'Reading and using tree diagrams',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['probability tree diagram', 'tree diagram branches', 'drawing tree diagrams', 'multiply along the branches'],
  },
  ({ int, pick, level }) => {
    const story = pick(stories);
    const [p, a, b] = [int(2, 8), int(2, 8), int(1, 9)];
    const asks = level(pick(['missing', 'one'] as const), pick(['one', 'other'] as const), 'all');
    if (a === b || p === 5 || a === 5 || p === a || p + a === 10 || a + b === 10) return undefined;
    const branch = (name: string, chance: number, hidden = false) => ({ name, chance: hidden ? '?' : formatDecimal(tenths(chance)) });
    const [onePath, otherPath] = [q(p * a, 100), q((10 - p) * b, 100)];
    const key = { missing: tenths(10 - a), one: onePath, other: otherPath, all: add(onePath, otherPath) }[asks];
    const figure: FigureOf<'tree'> = {
      kind: 'tree',
      first: [branch(story.first[0], p), branch(story.first[1], 10 - p, asks === 'all')],
      second: [
        [branch(story.second[0], a, asks === 'all'), branch(story.second[1], 10 - a, asks === 'missing' || asks === 'all')],
        [branch(story.second[0], b, asks === 'all'), branch(story.second[1], 10 - b, asks === 'all')],
      ],
    };
    const [from, along] = asks === 'other' ? [10 - p, b] : [p, a];
    return {
      stem: `${story.says(said(p), said(a), said(b))} What is the probability that ${story[asks]}?`,
      figure,
      key,
      slips: {
        missing: [
          [tenths(a), 'This copies the branch beside it. The two branches of a fork share a whole.'] as const,
          [tenths(10 - p), 'This subtracts the chance of the first fork. Take the fork that is asked about.'] as const,
          [tenths(10 - b), 'This is the branch of the other fork.'] as const,
          [q(p * a, 100), 'This multiplies along the branches. Only one branch is asked for.'] as const,
        ],
        one: [
          [tenths(p + a), 'This adds along the branches. Both must happen, so multiply.'] as const,
          [otherPath, 'This follows the other first branch.'] as const,
          [q(p * b, 100), 'This takes the second chance from the wrong fork.'] as const,
          [tenths(a), 'This is only the second branch.'] as const,
        ],
        other: [
          [tenths(10 - p + b), 'This adds along the branches. Both must happen, so multiply.'] as const,
          [onePath, 'This follows the other first branch.'] as const,
          [q(p * b, 100), `This takes ${said(p)} for the first branch. That is the chance of the opposite.`] as const,
          [tenths(b), 'This is only the second branch.'] as const,
        ],
        all: [
          [onePath, 'This follows one way only. There are two ways to get there.'] as const,
          [otherPath, 'This follows one way only. There are two ways to get there.'] as const,
          [q(a + b, 20), 'This is half way between the two chances. The first fork is not equal.'] as const,
          [q(p * b + (10 - p) * a, 100), 'This puts each second chance on the wrong fork.'] as const,
        ],
      }[asks],
      show: plain,
      believable: isChance,
      why:
        asks === 'missing'
          ? `The two branches of one fork add up to 1, so it is 1 − ${said(a)}.`
          : asks === 'all'
            ? `There are two ways: ${said(p)} × ${said(a)} and ${said(10 - p)} × ${said(b)}. Only one of them can happen, so they are added.`
            : `Both must happen, so the chances along the branches are multiplied: ${said(from)} × ${said(along)}.`,
      steps:
        asks === 'missing'
          ? [`One of the two must happen: together they have the probability 1.`, `1 − ${said(a)} = ${plain(key)}`]
          : asks === 'all'
            ? [
                `First way: ${said(p)} × ${said(a)} = ${plain(onePath)}`,
                `Second way: ${said(10 - p)} × ${said(b)} = ${plain(otherPath)}`,
                `${plain(onePath)} + ${plain(otherPath)} = ${plain(key)}`,
              ]
            : [
                `The branches of this way have ${said(from)} and ${said(along)}.`,
                `Multiply along the branches: ${said(from)} × ${said(along)} = ${plain(key)}`,
              ],
      hints:
        asks === 'missing'
          ? ['The two branches of one fork are all that can happen there.', 'What do all the chances of one fork add up to?']
          : asks === 'all'
            ? [
                'Trace every way through the tree that ends as asked.',
                'Along one way both things must happen; of two ways only one can. Which of the two needs adding?',
              ]
            : [
                'Put your finger on the way through the tree that is asked about.',
                'The second thing happens only in a part of the first: think “a part of a part”.',
              ],
      drawn: { p, a, b, asks },
    };
  },
);

const tries = [
  ['A seed grows with a probability of', 'seeds are planted', 'one of them grows'],
  ['A bus is late with a probability of', 'buses run', 'one of them is late'],
  ['A player hits the target with a probability of', 'arrows are shot', 'one of them hits it'],
  ['A spinner lands on red with a probability of', 'spins are made', 'one of them is red'],
] as const;
const numberWords = ['', '', 'Two', 'Three'] as const;

export const atLeastOne = makeGenerator<Rational>(
  {
    id: 'maths-at-least-one',
    title: 'The probability of at least one',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['at least one', 'probability of at least one', 'at least once', 'one minus none'],
    kinds: [asking(/\b(?:without|no|not) (?:being )?(?:replac|put back)/, /not put back/)],
  },
  ({ int, pick, some, level }) => {
    if (level(false, false, true)) {
      const [r, b] = [int(2, 7), int(3, 8)];
      const [first = 'red', second = 'blue'] = some(['red', 'blue', 'green', 'yellow'], 2);
      const n = r + b;
      const pairs = n * (n - 1);
      const none = q(b * (b - 1), pairs);
      const key = sub(1, none);
      return {
        stem: `A bag holds ${r} ${first} and ${b} ${second} counters. Two are taken at random and not put back. What is the probability that at least one of them is ${first}?`,
        figure: counterTree([r, b], [first, second], false, 'first'),
        key,
        slips: [
          [none, `This is the probability that none is ${first}.`],
          [q(2 * r * b, pairs), `This is exactly one ${first} counter. Two of them count as well.`],
          [q(r * (r - 1), pairs), `This is both ${first}. One alone is enough.`],
          [sub(1, q(b * b, n * n)), 'This is for a counter that is put back. One counter fewer is left.'],
        ],
        show: fraction,
        believable: isChance,
        why: `The only way to fail is two ${second} counters: ${maths(String.raw`\frac{${b}}{${n}} \times \frac{${b - 1}}{${n - 1}} = ${fractionTex(none)}`)}. The rest of 1 has at least one ${first} counter.`,
        steps: [
          `No ${first} counter: ${maths(String.raw`\frac{${b}}{${n}} \times \frac{${b - 1}}{${n - 1}} = ${fractionTex(none)}`)}`,
          maths(String.raw`1 - ${fractionTex(none)} = ${fractionTex(key)}`),
        ],
        hints: [
          'What would have to happen for it to fail?',
          `Failing is one way through the tree, so it is quicker to find than “one or two ${first}”.`,
        ],
        drawn: { kind: 'bag', r, b },
      };
    }
    const [has, times, wish] = pick(tries);
    const [p, n] = [int(1, 9), level(2, 3, 3)];
    if (p === 5) return undefined;
    const miss = 10 - p;
    const power = 10 ** n;
    const none = q(miss ** n, power);
    const key = sub(1, none);
    const sum = Array.from({ length: n }, () => said(miss)).join(' × ');
    return {
      stem: `${has} ${said(p)}. ${numberWords[n]} ${times}. What is the probability that at least ${wish}?`,
      key,
      slips: [
        [none, 'This is the probability of none at all.'],
        [q(n * p * miss ** (n - 1), power), 'This is exactly one. More than one counts as well.'],
        [q(p ** n, power), 'This is all of them. One alone is enough.'],
        [q(n * p, 10), 'This adds the chances. Then some outcomes are counted twice.'],
        [sub(1, q(p ** n, power)), 'This is “not all of them”. The opposite of at least one is none.'],
      ],
      show: plain,
      believable: (x) => isChance(x) && toNumber(x) < 1,
      why: `Either none or at least one must happen. None has the probability ${sum} = ${plain(none)}, and the rest of 1 is left.`,
      steps: [
        `One fails with a probability of 1 − ${said(p)} = ${said(miss)}.`,
        `None at all: ${sum} = ${plain(none)}`,
        `1 − ${plain(none)} = ${plain(key)}`,
      ],
      hints: [
        'What is the opposite of “at least one”?',
        'There are many ways to have at least one, and only one way to have none: begin with that.',
      ],
      drawn: { kind: 'tries', p, n },
    };
  },
);
