import { asText, withBox } from '../forms.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { maths, plain } from '../written.ts';

type Fact = { readonly times: number; readonly table: number };

const counting = ({ times, table }: Fact): readonly string[] => [
  `Count in ${table}s, ${times} times.`,
  Array.from({ length: times }, (_, index) => (index + 1) * table).join(', '),
];

const product = (fact: Fact, stem: string): Draft<string> => {
  const { times, table } = fact;
  return asText({
    stem,
    key: times * table,
    slips: [
      [times + table, 'This adds the two numbers. You need equal groups.'],
      [times * table - table, 'This is one group too few.'],
      [times * table + table, 'This is one group too many.'],
    ],
    show: plain,
    believable: wholeAndPositive,
    why: `${times} groups of ${table} make ${times * table}.`,
    steps: counting(fact),
    hints: [`Count in ${table}s.`, 'Use your fingers: one finger for each group.', `Stop when you have ${times} groups.`],
    drawn: { form: 'product', times, table },
  });
};

const factor = (fact: Fact, stem: string): Draft<string> => {
  const { times, table } = fact;
  const whole = times * table;
  return asText({
    stem,
    key: times,
    slips: [
      [whole - table, `This takes ${table} away. Count the groups of ${table}.`],
      [times + 1, 'This is one group too many.'],
      [times - 1, 'This is one group too few.'],
    ],
    show: plain,
    believable: (x: number) => wholeAndPositive(x) && x !== table,
    why: `${times} groups of ${table} make ${whole}.`,
    steps: [`Count in ${table}s up to ${whole}.`, `That takes ${times} jumps.`],
    hints: [`Count in ${table}s.`, 'Put up one finger for each jump.', `Stop at ${whole}. How many fingers are up?`],
    drawn: { form: 'factor', times, table },
  });
};

/** Coins of one kind: there are some of 2p, 5p and 10p. */
const coins = (fact: Fact): Draft<string> => ({
  ...product(fact, `${fact.times} coins are worth ${fact.table}p each. How many pence is that?`),
  ...(fact.times <= 8
    ? {
        figure: {
          kind: 'money',
          pieces: Array.from({ length: fact.times }, () => (fact.table === 2 ? 2 : fact.table === 5 ? 5 : 10)),
        } as const,
      }
    : {}),
});

const member = ({ times, table }: Fact, { some }: Draw): Draft<string> => {
  const key = times * table;
  return asText({
    stem: `Which number is in the ${table} times table?`,
    key,
    slips: some(
      [key - 1, key + 1, key + 3].filter((x) => x % table !== 0),
      2,
    ).map((x) => [x, `This is not one of them. Count in ${table}s: you go past it.`] as const),
    show: plain,
    why: `${times} groups of ${table} make ${key}.`,
    steps: [`Count in ${table}s.`, `${times} jumps take you to ${key}.`],
    hints: [
      `Count in ${table}s from 0.`,
      table === 2 ? 'Even numbers are in the 2 times table.' : table === 5 ? 'Look at the ones: 0 or 5.' : 'Look at the ones.',
      'Which number do you land on?',
    ],
    drawn: { form: 'member', times, table },
  });
};

const sum = (a: number, b: number): string => maths(String.raw`${a} \times ${b}`);

/** The dots and the sum that goes with them. */
const sumOfDots = (fact: Fact): Draft<string> => {
  const { times, table } = fact;
  return {
    stem: 'Which times sum do the rows of dots show?',
    figure: { kind: 'array', rows: times, columns: table },
    key: sum(times, table),
    slips: [
      [sum(times - 1, table), 'This has one row too few.'],
      [sum(times + 1, table), 'This has one row too many.'],
      [sum(times, table + 1), 'This has one dot too many in each row.'],
    ],
    show: (text: string) => text,
    why: `There are ${times} rows with ${table} dots in each.`,
    steps: [`Count the rows: ${times}.`, `Count the dots in one row: ${table}.`],
    hints: ['How many rows are there?', 'How many dots are in one row?', 'Rows times dots in a row.'],
    drawn: { form: 'dots', times, table },
  };
};

export const timesTables2510 = makeGenerator(
  {
    id: 'maths-times-tables-2-5-10',
    varies: 'table',
    title: '2, 5 and 10 times tables',
    keyStage: 'KS1',
    years: [2],
    synonyms: ['times tables', '2 times table', '5 times table', '10 times table', 'multiplication', 'groups of', 'lots of'],
    kinds: [asking(/\barrays?\b|\bdots\b/, /dots/), asking(/\bmissing numbers?\b/, /\\square/)],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const table = level(pick([2, 10]), pick([2, 5, 10]), pick([2, 5]));
    const times = level(int(2, 6), int(3, 12), int(6, 12));
    const fact: Fact = { times, table };
    const whole = times * table;
    // Later the groups are to be seen in the mind.
    const seen = level(true, times <= 6, false) ? { figure: { kind: 'array', rows: times, columns: table } as const } : {};
    switch (pick(['sum', 'sum', 'story', 'story', 'coins', 'box', 'divide', 'member', 'dots'] as const)) {
      case 'sum':
        return { ...product(fact, `What is ${maths(String.raw`${times} \times ${table}`)}?`), ...seen };
      case 'story': {
        const [bags, things] = pick([
          ['bags', 'oranges'],
          ['jars', 'sweets'],
          ['trays', 'eggs'],
          ['pots', 'brushes'],
        ] as const);
        return { ...product(fact, `There are ${times} ${bags} with ${table} ${things} in each. How many ${things} are there?`), ...seen };
      }
      case 'coins':
        return coins(fact);
      case 'box':
        return factor(fact, `What number goes in the box? ${withBox(String.raw`□ \times ${table} = ${whole}`)}`);
      case 'divide':
        return factor(
          fact,
          pick([
            `${whole} sweets go into bags. Each bag gets ${table}. How many bags are there?`,
            `How many times do you count ${table} to get to ${whole}?`,
          ]),
        );
      case 'member':
        return member(fact, draw);
      case 'dots':
        return sumOfDots(fact);
    }
  },
);
