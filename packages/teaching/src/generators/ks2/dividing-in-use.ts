import { equalParts } from '../illustrations.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q, type Rational, toNumber } from '../rational.ts';
import { maths, mixed, plain, pounds, tex } from '../written.ts';

export const divisionFacts = makeGenerator<number>(
  {
    id: 'maths-division-facts',
    title: 'Division facts from times tables',
    keyStage: 'KS2',
    years: [3, 4],
    synonyms: [
      'division facts',
      'dividing with times tables',
      'divide by 6',
      'related facts',
      'inverse of multiplication',
      'fact families',
    ],
    kinds: [asking(/\bmissing\b/, /box/)],
    varies: 'by',
  },
  ({ int, pick, level }) => {
    const by = pick(level([2, 3, 4, 5, 8, 10], [3, 4, 6, 7, 8, 9, 11, 12], [3, 4, 6, 7, 8, 9, 12]));
    const other = int(level(2, 3, 3), level(10, 12, 9));
    if (by === other) return undefined;
    const form = level(pick(['told', 'divide'] as const), pick(['divide', 'box'] as const), pick(['ten', 'tens'] as const));
    const total = by * other;
    const asked = {
      told: {
        stem: `${maths(String.raw`${other} \times ${by} = ${total}`)}, so what is ${maths(String.raw`${total} \div ${by}`)}?`,
        key: other,
      },
      divide: { stem: `What is ${maths(String.raw`${total} \div ${by}`)}?`, key: other },
      box: { stem: `What goes in the box? ${maths(String.raw`\square \times ${by} = ${total}`)}`, key: other },
      ten: { stem: `What is ${maths(String.raw`${tex(total * 10)} \div ${by}`)}?`, key: other * 10 },
      tens: { stem: `What is ${maths(String.raw`${tex(total * 100)} \div ${by * 10}`)}?`, key: other * 10 },
    }[form];
    const { stem, key } = asked;
    const size = key / other;
    return {
      stem,
      illustration: form === 'told' || size > 1 ? undefined : equalParts(by, 1, `${total}`),
      key,
      slips: [
        ...(size > 1
          ? ([
              [other, 'This forgets that the number is ten times as large as in the fact.'],
              [key * 10, 'This is ten times too large.'],
            ] as const)
          : []),
        [form === 'tens' ? by * 10 : by, 'This is the number that you divide by.'],
        [key + size, `This is one too many: ${plain((other + 1) * by)} is more than ${plain(total)}.`],
        [key - size, `This is one too few: ${plain((other - 1) * by)} is less than ${plain(total)}.`],
        [total - by, 'This takes away. Divide.'],
      ],
      show: plain,
      believable: (value) => value > 0,
      why: `${other} × ${by} = ${total}, so ${total} ÷ ${by} = ${other}${size > 1 ? `, and here it is ${plain(key)}` : ''}.`,
      steps: [
        `Think of the ${by} times table: ${other} × ${by} = ${total}`,
        `So ${total} ÷ ${by} = ${other}`,
        ...(size > 1
          ? [
              form === 'ten'
                ? `${plain(total * 10)} is ten times ${total}, so the answer is ten times ${other}: ${plain(key)}`
                : `${plain(total * 100)} is a hundred times ${total} and ${by * 10} is ten times ${by}, so the answer is ten times ${other}: ${plain(key)}`,
            ]
          : []),
      ],
      hints: [`How many lots of ${by} make ${plain(total)}?`, `Say the ${by} times table until you come to ${plain(total)}.`],
      keyStandsInStem: form === 'told',
      drawn: { by, form },
    };
  },
);

const packed = [
  ['eggs', 'box', 'boxes'],
  ['pencils', 'packet', 'packets'],
  ['chairs', 'row', 'rows'],
  ['cards', 'set', 'sets'],
] as const;
const carried = [
  ['children', 'coach', 'coaches'],
  ['people', 'boat', 'boats'],
  ['books', 'shelf', 'shelves'],
  ['campers', 'tent', 'tents'],
] as const;

export const remaindersInStories = makeGenerator<Rational>(
  {
    id: 'maths-remainders-in-stories',
    title: 'Remainders: whole numbers, fractions, decimals and stories',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: [
      'remainders',
      'remainder as a fraction',
      'remainder as a decimal',
      'interpret remainders',
      'round up or down',
      'division with remainders',
    ],
  },
  ({ int, pick, level }) => {
    const kind = level(
      pick(['left', 'down'] as const),
      pick(['up', 'down', 'left'] as const),
      pick(['fraction', 'decimal', 'money'] as const),
    );
    const by = kind === 'decimal' || kind === 'money' ? pick([12, 16, 20, 24, 25, 32, 40]) : int(level(11, 12, 12), level(15, 29, 24));
    const whole = int(level(3, 8, 6), level(9, 25, 30));
    const left = kind === 'decimal' ? by / pick([2, 4]) : kind === 'money' ? pick([by / 2, by / 4, (by / 4) * 3]) : int(1, by - 1);
    if (!Number.isInteger(left)) return undefined;
    const total = by * whole + left;
    const exactly = q(total, by);
    const [things, one, many] = kind === 'up' ? pick(carried) : pick(packed);
    const about = {
      left: () => ({
        stem: `${plain(total)} ${things} are put into ${many}, ${by} to each ${one}. How many ${things} are left over?`,
        key: q(left),
        why: `${whole} full ${many} take ${whole} × ${by} = ${plain(whole * by)}. ${plain(total)} − ${plain(whole * by)} = ${left} are left over.`,
        hint: 'How many are used up by the full ones? The rest is left over.',
      }),
      down: () => ({
        stem: `${plain(total)} ${things} are put into ${many}, ${by} to each ${one}. How many full ${many} are there?`,
        key: q(whole),
        why: `${whole} ${many} take ${plain(whole * by)}. The ${left} left over do not fill another ${one}.`,
        hint: `Does what is left over fill one more ${one}?`,
      }),
      up: () => ({
        stem: `There are ${plain(total)} ${things}. Each ${one} holds ${by}. How many ${many} are needed for all of them?`,
        key: q(whole + 1),
        why: `${whole} ${many} hold ${plain(whole * by)}. The ${left} left over need one more ${one}.`,
        hint: 'Where do those go that are left over?',
      }),
      fraction: () => ({
        stem: `What is ${maths(String.raw`${tex(total)} \div ${by}`)} as a mixed number?`,
        key: exactly,
        why: `${by} goes into ${plain(total)} ${whole} times with ${left} left over. As a fraction that is ${left} out of ${by}.`,
        hint: 'The remainder goes on top, the number that you divide by below.',
      }),
      decimal: () => ({
        stem: `What is ${maths(String.raw`${tex(total)} \div ${by}`)} as a decimal?`,
        key: exactly,
        why: `${by} goes into ${plain(total)} ${whole} times with ${left} left over, and ${left} out of ${by} is ${plain(q(left, by))}.`,
        hint: 'What fraction is the remainder of the number that you divide by? Write it as a decimal.',
      }),
      money: () => ({
        stem: `${by} friends share a bill of ${pounds(total * 100).replace('.00', '')} equally. How much does each of them pay?`,
        key: exactly,
        why: `${by} goes into ${plain(total)} ${whole} times with £${left} left over, and £${left} shared by ${by} is ${plain(q(left * 100, by))}p each.`,
        hint: 'Change the pounds that are left over into pence and share them too.',
      }),
    }[kind]();
    const isPart = kind === 'fraction' || kind === 'decimal' || kind === 'money';
    return {
      stem: about.stem,
      key: about.key,
      slips: isPart
        ? [
            [q(whole), 'This leaves the remainder out.'],
            [
              kind === 'fraction' ? q(whole * by + by - left, by) : q(whole * 100 + left, 100),
              kind === 'fraction'
                ? 'This uses what is missing up to the next whole number.'
                : 'This writes the remainder behind the point. Divide it first.',
            ],
            [
              kind === 'fraction' ? q(whole * whole + left, whole) : q(whole * 10 + left, 10),
              kind === 'fraction'
                ? 'This puts the remainder over the wrong number. It goes over the number that you divide by.'
                : 'This writes the remainder as tenths. Divide it first.',
            ],
            [q(whole + 1), 'This rounds up. The exact answer is asked for.'],
            [q((whole + 1) * by + left, by), 'This has one whole too many.'],
          ]
        : [
            [q(kind === 'left' ? whole : left), kind === 'left' ? `This is the number of full ${many}.` : 'This is the remainder.'],
            [
              q(kind === 'down' ? whole + 1 : kind === 'up' ? whole : by - left),
              kind === 'down'
                ? `This rounds up, but the last ${one} is not full.`
                : kind === 'up'
                  ? `This leaves ${left} of them out. They need a ${one} too.`
                  : `This is how many are missing to fill one more ${one}.`,
            ],
            [q(kind === 'left' ? left + 1 : whole + 2), 'This has a slip in the division.'],
            [q(kind === 'left' ? left + 2 : whole - 1), 'This has a slip in the division.'],
          ],
      show: (value) =>
        kind === 'fraction' ? mixed(value) : kind === 'money' ? pounds(q(Number(value.n) * 100, Number(value.d))) : plain(value),
      sameAs: toNumber,
      believable: (value) => toNumber(value) > 0,
      why: about.why,
      steps: [
        `${whole} × ${by} = ${plain(whole * by)}`,
        `${plain(total)} − ${plain(whole * by)} = ${left}, so the remainder is ${left}.`,
        about.why,
      ],
      hints: [`How many times does ${by} go into ${plain(total)}?`, about.hint],
      drawn: { kind, by },
    };
  },
);
