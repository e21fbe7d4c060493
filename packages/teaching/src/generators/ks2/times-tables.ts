import { asItStands, asText, turnedTo, whatWentWrong, withBox } from '../forms.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { maths, plain } from '../written.ts';

type Fact = { readonly times: number; readonly table: number };

const from = ({ times, table }: Fact): readonly string[] =>
  times > 10
    ? [`10 lots of ${table} are ${10 * table}.`, `${times - 10} more: ${10 * table} + ${(times - 10) * table} = ${times * table}`]
    : [
        `5 lots of ${table} are ${5 * table}.`,
        `${times < 5 ? `${5 - times} fewer: ${5 * table} − ${(5 - times) * table}` : `${times - 5} more: ${5 * table} + ${(times - 5) * table}`} = ${times * table}`,
      ];

const wrongProducts = ({ times, table }: Fact): readonly (readonly [number, string])[] => [
  [times * table + table, `This is one lot of ${table} too many.`],
  [times * table - table, `This is one lot of ${table} too few.`],
  [times * table + times, `This is one lot of ${times} too many.`],
  [times * table - times, `This is one lot of ${times} too few.`],
  [times + table, 'This adds the two numbers instead of multiplying.'],
];

const product = (fact: Fact, stem: string): Draft<string> => {
  const { times, table } = fact;
  const key = times * table;
  return asText({
    stem,
    key,
    slips: wrongProducts(fact),
    show: plain,
    why: `${times} lots of ${table} are ${key}. The order does not matter, so ${table} lots of ${times} are ${key} too.`,
    steps: from(fact),
    hints: [`Start from a fact that you know, such as 5 lots or 10 lots of ${table}.`, `Then add or take away lots of ${table}.`],
    drawn: { form: 'product', times, table },
  });
};

/** The factor that is not told: a box, a division or how many groups there are. */
const factor = ({ times, table }: Fact, stem: string): Draft<string> => {
  const whole = times * table;
  return asText({
    stem,
    key: times,
    slips: [
      [times + 1, `This is one too many: ${times + 1} lots of ${table} are ${(times + 1) * table}.`],
      [times - 1, `This is one too few: ${times - 1} lots of ${table} are ${(times - 1) * table}.`],
      [whole - table, `This takes ${table} away. Ask how many lots of ${table} there are.`],
      [times + 2, `This is two too many: ${times + 2} lots of ${table} are ${(times + 2) * table}.`],
    ],
    show: plain,
    believable: (x: number) => wholeAndPositive(x) && x !== table,
    why: `${times} lots of ${table} are ${whole}, so there are ${times} lots of ${table} in ${whole}.`,
    steps: [`How many lots of ${table} make ${whole}?`, `${maths(String.raw`${times} \times ${table} = ${whole}`)}, so it is ${times}.`],
    hints: [
      `Think of the ${table} times table.`,
      `Count up in ${table}s until you come to ${whole}.`,
      `5 lots of ${table} are ${5 * table}.`,
    ],
    drawn: { form: 'factor', times, table },
  });
};

const groups = [
  ['boxes', 'eggs', 'in each'],
  ['tables', 'children', 'at each'],
  ['packs', 'cards', 'in each'],
  ['vases', 'tulips', 'in each'],
  ['shelves', 'books', 'on each'],
  ['teams', 'players', 'in each'],
] as const;

const story = (fact: Fact, { pick }: Draw): Draft<string> => {
  const { times, table } = fact;
  const [many, things, where] = pick(groups);
  return pick([true, false])
    ? product(fact, `There are ${times} ${many} with ${table} ${things} ${where}. How many ${things} are there?`)
    : factor(fact, `There are ${times * table} ${things} with ${table} ${where} of the ${many}. How many ${many} are there?`);
};

/** Dots in rows, of which the rows and those in a row are seen. */
const picture = (fact: Fact): Draft<string> => ({
  ...product(fact, 'How many dots are there? Use a times table.'),
  figure: { kind: 'array', rows: fact.times, columns: fact.table },
  drawn: { ...fact, form: 'array' },
});

/** A number of the table among others near to it. */
const member = ({ times, table }: Fact, { some }: Draw): Draft<string> | undefined => {
  const key = times * table;
  const others = [key - 2, key - 1, key + 1, key + 2, key + 3].filter((x) => x > 0 && x % table !== 0);
  if (others.length < 3) return undefined;
  const below = (x: number): number => x - (x % table);
  return asText({
    stem: `Which number is in the ${table} times table?`,
    key,
    slips: some(others, 3).map(
      (x) =>
        [x, `This lies between ${below(x)} and ${below(x) + table}, which are next to each other in the ${table} times table.`] as const,
    ),
    show: plain,
    why: `${times} lots of ${table} are ${key}, so ${key} is in the ${table} times table.`,
    steps: [`Count in ${table}s, or start from 10 lots: ${10 * table}.`, maths(String.raw`${times} \times ${table} = ${key}`)],
    hints: [
      `Which of them can be shared into groups of ${table} with none left over?`,
      `10 lots of ${table} are ${10 * table}.`,
      'Count on or back from there.',
    ],
    drawn: { form: 'member', times, table },
  });
};

/** Another way to the same product: one more lot than a fact that is known. */
const way = ({ times, table }: Fact): Draft<string> | undefined => {
  if (times < 4) return undefined;
  const known = times > 10 ? 10 : times > 5 ? times - 1 : times - 2;
  const more = times - known;
  const text = (lots: number, extra: number): string => `${lots} × ${table} + ${extra * table}`;
  return {
    stem: `Which of these gives ${maths(String.raw`${times} \times ${table}`)}?`,
    key: text(known, more),
    slips: [
      [`${known} × ${table} + ${more}`, `This adds ${more}, and not ${more === 1 ? 'one lot' : `${more} lots`} of ${table}.`],
      [text(times, 1), `This is one lot of ${table} too many.`],
      [`${times} + ${table}`, 'This adds the two numbers instead of multiplying.'],
      [text(known - 1, more), `This is one lot of ${table} too few.`],
    ],
    show: asItStands,
    why: `${known} lots of ${table} and ${more} more ${more === 1 ? 'lot' : 'lots'} of ${table} are ${times} lots of ${table}.`,
    steps: [`${times} lots are ${known} lots and ${more} more.`, `${known * table} + ${more * table} = ${times * table}`],
    hints: [`How many lots of ${table} do you need?`, `Begin with ${known} lots of ${table}.`, 'How many lots are still missing?'],
    drawn: { form: 'way', times, table },
  };
};

const mistaken = (fact: Fact, { pick }: Draw): Draft<string> | undefined => {
  const { times, table } = fact;
  const mistakes = [
    { says: `One lot of ${table} was left out.`, gives: `${times * table - table}` },
    { says: `One lot of ${table} was counted twice.`, gives: `${times * table + table}` },
    { says: 'The two numbers were added.', gives: `${times + table}` },
    { says: `Only 10 lots of ${table} were counted.`, gives: `${10 * table}` },
  ].filter(({ gives }) => gives !== `${times * table}`);
  if (mistakes.length < 4) return undefined;
  const made = pick(mistakes);
  return whatWentWrong({
    told: `${pick(names)} writes ${maths(String.raw`${times} \times ${table} = ${made.gives}`)}.`,
    mistakes: turnedTo(mistakes, made),
    why: `${times} lots of ${table} are ${times * table}, and not ${made.gives}.`,
    steps: from(fact),
    hints: [`How much are ${times} lots of ${table}?`, 'By how much is the answer wrong?', `Count in ${table}s and compare.`],
    drawn: { form: 'mistake', times, table },
  });
};

export const multiplicationCheck = makeGenerator(
  {
    id: 'maths-multiplication-check',
    varies: 'table',
    title: 'Multiplication tables check',
    keyStage: 'KS2',
    years: [3, 4],
    synonyms: ['times tables', 'multiplication tables check', 'mtc', 'tables to 12', 'times table test', 'multiplication facts'],
    kinds: [
      asking(/\bmtc\b|\btables? (?:check|test)\b/, /^\$\d+ \\times \d+ = \\square\$$/),
      asking(/\bmissing (?:numbers?|factors?)\b|\binverse\b|\bbackwards\b/, /\\square (?:\\times|\\div)|\\times \\square/),
      asking(/\bdivi(?:sion|de|ding) facts?\b|\bdivision\b/, /\\div|go into|of the/),
      asking(/\barrays?\b|\bdots\b/, /dots/),
    ],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const table = pick(level([2, 3, 4, 5, 8, 10], [3, 4, 6, 7, 8, 9, 11], [6, 7, 8, 9, 12]));
    const times = level(int(2, 12), int(3, 12), int(4, 12));
    const fact: Fact = { times, table };
    const whole = times * table;
    switch (pick(['box', 'box', 'box', 'factor', 'divide', 'divide', 'story', 'story', 'array', 'member', 'way', 'mistake'] as const)) {
      case 'box':
        return product(fact, maths(String.raw`${times} \times ${table} = \square`));
      case 'factor':
        return factor(fact, withBox(String.raw`${pick([`□ \\times ${table}`, `${table} \\times □`])} = ${whole}`));
      case 'divide':
        return factor(fact, pick([withBox(String.raw`${whole} \div ${table} = □`), `How many times does ${table} go into ${whole}?`]));
      case 'story':
        return story(fact, draw);
      case 'array':
        return picture(fact);
      case 'member':
        return member(fact, draw);
      case 'way':
        return way(fact);
      case 'mistake':
        return mistaken(fact, draw);
    }
  },
);
