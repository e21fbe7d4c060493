import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { add, div, isWhole, mul, q, type Rational, toNumber } from '../rational.ts';
import { maths, plain, terms } from '../written.ts';

export const termToTermRules = makeGenerator<number>(
  {
    id: 'maths-term-to-term',
    title: 'Term-to-term rules',
    keyStage: 'KS4',
    years: [8, 9, 10, 11],
    synonyms: ['term-to-term rule', 'term to term rule', 'recursive sequence'],
  },
  ({ int, pick, level }) => {
    const [m, k] = [int(2, 4), pick([1, -1]) * int(1, 9)];
    const u1 = int(2, 9);
    const next = (x: number): number => m * x + k;
    const [u2, u3] = [next(u1), next(next(u1))];
    const asks = level('third', 'fourth', 'constant');
    const change = `${k > 0 ? 'add' : 'subtract'} ${Math.abs(k)}`;
    const key = { third: u3, fourth: next(u3), constant: k }[asks];
    if (u2 === u1 || u3 < 0) return undefined;
    return {
      stem: {
        third: `A sequence begins with ${u1}. The rule is: multiply by ${m}, then ${change}. What is the third term?`,
        fourth: `A sequence has ${maths(`u_1 = ${u1}`)} and ${maths(
          `u_{n+1} = ${terms([
            [m, 'u_n'],
            [k, ''],
          ])}`,
        )}. What is ${maths('u_4')}?`,
        constant: `A sequence has the rule ${maths(`u_{n+1} = ${m}u_n + k`)}. ${maths(`u_1 = ${u1}`)} and ${maths(`u_3 = ${u3}`)}. What is ${maths('k')}?`,
      }[asks],
      key,
      slips: {
        third: [
          [u2, 'This is the second term. The rule is used once more.'],
          [next(u3), 'This is the fourth term.'],
          [m * (m * (u1 + k) + k), `This does the second step before the first. Multiply first.`],
          [u1 + 2 * (u2 - u1), 'This adds the first step again. The steps grow.'],
        ] as const,
        fourth: [
          [u3, 'This is the third term. The rule is used once more.'],
          [next(next(u3)), 'This is the fifth term.'],
          [next(4), 'This puts 4 into the rule. The term before goes in.'],
          [u1 + 3 * (u2 - u1), 'This adds the first step again. The steps grow.'],
        ] as const,
        constant: [
          [u3 - m * u1, 'This uses the rule once. From the first to the third term it is used twice.'],
          [u3 - m * m * u1, `This forgets that k is there twice, once multiplied by ${m}.`],
          [-k, 'This has the wrong sign.'],
          [(u3 - m * m * u1) / 2, `This counts k twice. The first k is multiplied by ${m} too.`],
        ] as const,
      }[asks],
      show: plain,
      believable: Number.isInteger,
      why: `The rule is used again and again: ${[u1, u2, u3, next(u3)].map((x) => plain(x)).join(', ')}.`,
      steps:
        asks === 'constant'
          ? [
              maths(`u_2 = ${m * u1} + k`),
              maths(`u_3 = ${m}(${m * u1} + k) + k = ${m * m * u1} + ${m + 1}k`),
              maths(`${m + 1}k = ${u3 - m * m * u1}`),
            ]
          : [`Second term: ${plain(u2)}`, `Third term: ${plain(u3)}`, ...(asks === 'fourth' ? [`Fourth term: ${plain(next(u3))}`] : [])],
      hints: [
        'Put each term into the rule to get the next one.',
        asks === 'constant' ? 'Write the second term with k, then the third.' : 'How often do you use the rule?',
      ],
      drawn: { asks, m, k, u1, u3 },
    };
  },
);

export const iterationGrowth = makeGenerator<Rational>(
  {
    id: 'maths-iteration-contexts',
    title: 'Iteration in growth and decay',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['iteration growth', 'iterative formula in context', 'population iteration'],
  },
  ({ int, pick, level }) => {
    const down = level(true, pick([true, false]), true);
    const [p, plus] = [pick(level([10, 20, 50], [5, 10, 20], [10, 20, 25])), 100 * int(1, 6)];
    const by = q(down ? 100 - p : 100 + p, 100);
    const start = 1000 * int(2, 9);
    const next = (x: Rational): Rational => add(mul(x, by), plus);
    const [one, two] = [next(q(start)), next(next(q(start)))];
    const settles = level(false, false, true);
    const limit = q((plus * 100) / p);
    const key = settles ? limit : level(one, two, two);
    if (!isWhole(two) || !isWhole(limit)) return undefined;
    const rule = maths(String.raw`P_{n+1} = ${plain(by)}P_n + ${plus}`);
    const thing = pick(['lake has fish in', 'wood has deer in', 'island has puffins on']);
    const [place = '', , what = '', where = ''] = thing.split(' ');
    return {
      stem: settles
        ? `Each year the number of ${what} ${where} ${place === 'island' ? 'an' : 'a'} ${place} follows ${rule}. In the end it settles. At what number?`
        : `A ${place} has ${plain(start)} ${what}. Each year their number follows ${rule}. How many ${what} are there after ${level('1 year', '2 years', '')}?`.replace(
            'A island',
            'An island',
          ),
      key,
      slips: settles
        ? [
            [div(plus, by), `This divides by ${plain(by)}. Solve P = ${plain(by)}P + ${plus}.`],
            [q(plus * 100), 'This takes off nearly everything each year.'],
            [q(plus), 'This is only what is added each year.'],
            [q(plus * p, 100), `This is ${p}% of what is added.`],
          ]
        : [
            [level(mul(q(start), by), mul(mul(q(start), by), by), two), `This forgets the ${plus} that are added each year.`],
            [level(two, one, two), level('This is one year too far.', 'This is after one year only.', '')],
            [
              level(mul(add(q(start), plus), by), add(mul(mul(q(start), by), by), plus), two),
              level(`This adds ${plus} before it multiplies.`, `This adds the ${plus} once. They are added every year.`, ''),
            ],
            [
              level(add(q(start), plus), add(mul(mul(q(start), by), by), 2 * plus), two),
              level(
                'This leaves out the multiplying.',
                `This adds both ${plus}s at the end. The first one changes too in the second year.`,
                '',
              ),
            ],
          ],
      show: plain,
      believable: (x) => wholeAndPositive(toNumber(x)),
      why: settles
        ? `Where it settles, next year's number is the same: ${plain(by)} × ${plain(limit)} + ${plus} = ${plain(limit)}.`
        : `Multiply by ${plain(by)}, then add ${plus}: ${plain(start)} → ${plain(one)} → ${plain(two)}.`,
      steps: settles
        ? [
            maths(`P = ${plain(by)}P + ${plus}`),
            maths(`${plain(add(1, mul(-1, by)))}P = ${plus}`),
            maths(`P = ${plain(limit).replace(',', '{,}')}`),
          ]
        : [
            `After 1 year: ${plain(by)} × ${plain(start)} + ${plus} = ${plain(one)}`,
            ...level([], [`After 2 years: ${plain(by)} × ${plain(one)} + ${plus} = ${plain(two)}`], []),
          ],
      hints: [
        settles ? 'When it has settled, this year and next year are equal.' : 'Put this year’s number into the rule.',
        settles ? 'Write an equation with P on both sides.' : 'Multiply first, then add.',
      ],
      drawn: { by: toNumber(by), plus, start, asks: settles ? 'limit' : 'years', years: level(1, 2, 0) },
    };
  },
);
