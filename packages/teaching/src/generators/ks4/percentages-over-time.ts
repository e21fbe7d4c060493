import { asking, beside, sought } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { add, div, mul, q, type Rational, toNumber } from '../rational.ts';
import { plain, pounds } from '../written.ts';

export const percentMultiplier = makeGenerator<Rational>(
  {
    id: 'maths-percentage-multiplier',
    title: 'Percentage multipliers',
    keyStage: 'KS4',
    years: [8, 9, 10, 11],
    synonyms: ['percentage multipliers', 'decimal multiplier', 'multiplier for a percentage change'],
    kinds: [asking(/\bincreas|\brises?\b/, /increase|rises/), asking(/\bdecreas|\breduc|\bfalls?\b|\bdiscount/, /decrease|falls/)],
  },
  ({ int, pick, level }) => {
    const up = pick([true, false]);
    const [p, second] = [
      level(pick([5, 8, 10, 12, 15, 20, 25, 30, 35, 40]), int(1, 45), pick([10, 20, 25, 30, 40, 50])),
      pick([10, 20, 30, 40]),
    ];
    const twice = level(false, false, true);
    const one = q(up ? 100 + p : 100 - p, 100);
    const other = q(100 - second, 100);
    const key = twice ? mul(one, other) : one;
    const word = up ? 'increase' : 'decrease';
    return {
      stem: twice
        ? `A price ${up ? 'rises' : 'falls'} by ${p}%. Later it falls by ${second}%. Which single number multiplies the first price to give the last one?`
        : `By which number do you multiply to ${pick(['work out', 'find', 'get'])} ${up ? 'an' : 'a'} ${word} of ${p}% in one step?`,
      key,
      slips: twice
        ? [
            [q(100 + (up ? p : -p) - second, 100), 'This adds the two percentages. The second one is of a new amount.'],
            [mul(q(p, 100), q(second, 100)), 'This multiplies the two changes and forgets what stays.'],
            [one, 'This leaves out the second change.'],
            [other, 'This leaves out the first change.'],
          ]
        : [
            [q(p, 100), `This gives only the ${p}%. What was there before belongs to it.`],
            [q(up ? 100 - p : 100 + p, 100), `This is the multiplier for the opposite change.`],
            [
              p < 10 ? q(up ? 10 + p : 10 - p, 10) : q(up ? 1000 + p : 1000 - p, 1000),
              `This puts the ${p} in the wrong place. Per cent means hundredths.`,
            ],
            [add(one, 1), 'This counts the whole amount once too often.'],
          ],
      show: plain,
      believable: (x) => toNumber(x) > 0,
      why: twice
        ? `Multiply the two multipliers: ${plain(one)} × ${plain(other)} = ${plain(key)}.`
        : `The whole is 100%. After the change there is ${plain(mul(one, 100))}%.`,
      steps: twice
        ? [`First change: ${plain(one)}. Second change: ${plain(other)}.`, `${plain(one)} × ${plain(other)} = ${plain(key)}`]
        : [`100% ${up ? '+' : '−'} ${p}% = ${plain(mul(one, 100))}%`, `${plain(mul(one, 100))} ÷ 100 = ${plain(key)}`],
      hints: ['The whole amount is 100%. What percentage is there after the change?', 'Divide that percentage by 100.'],
      drawn: { percent: up ? p : -p, second: twice ? second : 0 },
    };
  },
);

export const simpleInterest = makeGenerator<Rational>(
  {
    id: 'maths-simple-interest',
    title: 'Simple interest',
    keyStage: 'KS4',
    years: [8, 9, 10, 11],
    synonyms: ['simple interest', 'interest on savings', 'interest each year'],
    kinds: [
      sought('(?:interest |yearly |annual )?rates?(?: of interest)?', /yearly rate/),
      sought('time|(?:number of )?years', /After how many years/),
    ],
  },
  ({ int, pick, level }) => {
    const [money, rate, years] = [100 * int(2, 30), int(2, 8), int(2, 6)];
    const asks = level('interest', pick(['total', 'years'] as const), pick(['rate', 'years'] as const));
    const yearly = (money * rate) / 100;
    const interest = yearly * years;
    const who = pick(names);
    const key = { interest: 100 * interest, total: 100 * (money + interest), years, rate }[asks];
    const isMoney = asks === 'interest' || asks === 'total';
    return {
      stem: {
        interest: `${who} puts £${plain(money)} into an account with ${rate}% simple interest a year. How much interest is that in ${years} years?`,
        total: `${who} puts £${plain(money)} into an account with ${rate}% simple interest a year. How much is in it after ${years} years?`,
        years: `${who} puts £${plain(money)} into an account with ${rate}% simple interest a year. After how many years has it earned ${pounds(interest * 100)} of interest?`,
        rate: `${who} puts £${plain(money)} into an account with simple interest. In ${years} years it earns ${pounds(interest * 100)} of interest. What is the yearly rate?`,
      }[asks],
      key: q(key),
      slips: isMoney
        ? [
            [q(asks === 'total' ? 100 * (money + yearly) : 100 * yearly), 'This is for one year only.'],
            [
              q(asks === 'total' ? 100 * interest : 100 * (money + interest)),
              asks === 'total'
                ? 'This is only the interest. The savings are still there.'
                : 'This is the interest and the savings together.',
            ],
            [
              add(q(Math.round(money * 100 * (1 + rate / 100) ** years)), asks === 'total' ? 0 : -money * 100),
              'This pays interest on the interest as well. Simple interest is the same each year.',
            ],
            [q(100 * (money + rate * years)), `This takes ${rate}% as £${rate}.`],
          ]
        : [
            [
              q(key + 1),
              asks === 'rate' ? 'This is one per cent too many.' : 'This is one year too many. The interest is the same each year.',
            ],
            [
              asks === 'rate' ? q(rate * years) : div(interest, rate),
              asks === 'rate'
                ? 'This is the percentage for all the years together.'
                : `This divides by ${rate}, which is a percentage and no amount.`,
            ],
            [
              asks === 'rate' ? div(interest, years) : div(money, interest),
              asks === 'rate' ? 'This is the interest for one year in pounds.' : 'This divides the wrong way round.',
            ],
            [q(key + 2), 'This does not fit. Work out the interest for one year first.'],
          ],
      show: isMoney ? pounds : asks === 'rate' ? (x) => `${plain(x)}%` : (x) => `${plain(x)} years`,
      believable: (x) => wholeAndPositive(toNumber(x)),
      why: `One year brings ${pounds(yearly * 100)}, and every year brings the same.`,
      steps: [
        `${asks === 'rate' ? `${pounds(interest * 100)} ÷ ${years}` : `${rate}% of ${pounds(money * 100)}`} = ${pounds(yearly * 100)} a year`,
        asks === 'years'
          ? `${pounds(interest * 100)} ÷ ${pounds(yearly * 100)} = ${years}`
          : asks === 'rate'
            ? `${pounds(yearly * 100)} of ${pounds(money * 100)} is ${rate}%`
            : `${years} × ${pounds(yearly * 100)} = ${pounds(interest * 100)}${asks === 'total' ? `, and with the savings ${pounds((money + interest) * 100)}` : ''}`,
      ],
      hints: ['How much interest is there in one year?', 'Simple interest is the same every year.'],
      drawn: { asks, money, rate, years },
    };
  },
);

export const growthAndDecay = makeGenerator<number>(
  {
    id: 'maths-growth-and-decay',
    title: 'Growth and decay',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['growth and decay', 'depreciation', 'exponential decay', 'repeated percentage change'],
    kinds: [
      asking(/\bgrow/, /grows/),
      asking(/\bdecay|\bshrink|\bdepreciat/, /shrinks|loses/),
      beside(asking(/\boriginal\b|\bat first\b|\bstart(?:ing)? (?:amount|value)\b/, /at first/)),
    ],
  },
  ({ int, pick, level }) => {
    const grows = level(false, pick([true, false]), pick([true, false]));
    const p = pick([10, 20, 25, 50]);
    const steps = level(2, 3, 2);
    const back = level(false, false, true);
    const start = pick([200, 400, 800, 1000, 1600, 2000, 4000, 8000, 10_000, 20_000]) * int(1, 3);
    const by = grows ? 100 + p : 100 - p;
    const end = (start * by ** steps) / 100 ** steps;
    if (!Number.isInteger(end)) return undefined;
    const key = back ? start : end;
    const thing = grows ? pick(['A colony of bacteria', 'A village', 'A club']) : pick(['A pond', 'A herd', 'A tank']);
    const what = {
      'A colony of bacteria': 'cells',
      'A village': 'people',
      'A club': 'members',
      'A pond': 'fish',
      'A herd': 'animals',
      'A tank': 'litres',
    }[thing];
    const change = `${grows ? 'grows' : 'shrinks'} by ${p}% each year`;
    const all = `${plain(start)} × ${plain(q(by, 100))}${` × ${plain(q(by, 100))}`.repeat(steps - 1)}`;
    return {
      stem: back
        ? `${thing} ${change}. After ${steps} years it has ${plain(end)} ${what}. How many ${what} did it have at first?`
        : `${thing} has ${plain(start)} ${what}. It ${change}. How many ${what} does it have after ${steps} years?`,
      key,
      slips: back
        ? [
            [
              Math.round((end * (200 - by) ** steps) / 100 ** steps),
              `This ${grows ? 'takes off' : 'adds'} ${p}% of the new amount. Divide by the multiplier instead.`,
            ],
            [Math.round(end / (1 + (steps * (by - 100)) / 100)), `This takes ${steps} changes of ${p}% as one of ${steps * p}%.`],
            [Math.round((end * 100) / by), 'This goes back one year only.'],
            [Math.round((end * by) / 100), 'This goes forward one more year.'],
          ]
        : [
            [
              start + (start * steps * (by - 100)) / 100,
              `This takes ${p}% of the first amount each time. Each year starts from a new amount.`,
            ],
            [(start * by) / 100, 'This is after one year only.'],
            [Math.round((start * p ** steps) / 100 ** steps), `This keeps only ${p}% each year.`],
            [(start * by ** (steps + 1)) / 100 ** (steps + 1), 'This goes one year too far.'],
          ],
      show: plain,
      believable: wholeAndPositive,
      why: `Each year multiplies by ${plain(q(by, 100))}, so ${steps} years multiply by it ${steps} times: ${all} = ${plain(end)}.`,
      steps: [
        `Multiplier for one year: ${plain(q(by, 100))}`,
        back ? `${plain(end)} ÷ ${plain(q(by ** steps, 100 ** steps))} = ${plain(start)}` : `${all} = ${plain(end)}`,
      ],
      hints: [
        'Which number multiplies the amount each year?',
        back ? 'To go back, divide by it once for each year.' : 'Use it once for each year.',
      ],
      drawn: { start, end, p: by - 100, steps, back: back ? 'yes' : 'no' },
    };
  },
);

export const rateOrYears = makeGenerator<number>(
  {
    id: 'maths-find-rate-or-years',
    title: 'Finding a rate or a number of years',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['find the rate', 'find the number of years', 'interest rate', 'rate of growth'],
    kinds: [asking(/\brates?\b|\bpercentages?\b/, /rate|percentage has/), asking(/\byears?\b|\btime\b/, /After how many/)],
  },
  ({ int, pick, level }) => {
    const rate = pick(level([5, 10, 20, 25, 30, 40], [2, 3, 4, 5, 10, 20], [5, 10, 15, 20, 25, 30]));
    const start = level(100 * int(2, 20), 100 * int(2, 40), 1000 * int(2, 40));
    const asks = level('one year', 'rate', 'years');
    const share = level(1, 1, pick([50, 60, 70, 80]));
    const after = asks === 'one year' ? (start * (100 + rate)) / 100 : (start * (100 + rate) ** 2) / 10_000;
    if (!Number.isInteger(after * 100)) return undefined;
    let years = 0;
    for (let value = 100; value >= share; value *= 1 - rate / 100) years += 1;
    if (asks === 'years' && (years < 3 || Math.abs(100 * (1 - rate / 100) ** (years - 1) - share) < 0.2)) return undefined;
    const total = asks === 'years' ? 0 : Math.round(((after - start) / start) * 10_000) / 100;
    const key = asks === 'years' ? years : rate;
    const value = (n: number): string => `£${plain(q(Math.round(start * (1 - rate / 100) ** n)))}`;
    return {
      stem: {
        'one year': `${pounds(start * 100)} grows to ${pounds(after * 100)} in one year. By what percentage has it grown?`,
        rate: `${pounds(start * 100)} grows to ${pounds(after * 100)} in 2 years at compound interest. What is the yearly rate?`,
        years: `A van is worth £${plain(start)} and loses ${rate}% of its value each year. After how many whole years is it first worth less than ${share}% of that?`,
      }[asks],
      key,
      slips:
        asks === 'years'
          ? [
              [Math.ceil((100 - share) / rate), `This takes ${rate}% of the first value each year. Each year has its own value.`],
              [years - 1, `This is one year too early: the van is still worth ${value(years - 1)}.`],
              [years + 1, 'This is one year too late.'],
              [years + 2, 'This is too late. Multiply year by year.'],
            ]
          : [
              [
                asks === 'rate' ? Math.round(total * 50) / 100 : after - start,
                asks === 'rate'
                  ? 'This shares the whole growth out evenly. Interest earns interest too.'
                  : 'This takes the pounds that were gained as a percentage.',
              ],
              [
                asks === 'rate' ? total : Math.round(((after - start) / after) * 100),
                asks === 'rate' ? 'This is the growth of both years together.' : 'This divides by the new amount. Divide by the old one.',
              ],
              [
                asks === 'rate' ? rate + 1 : 100 + rate,
                asks === 'rate'
                  ? 'This is one per cent too much. Multiply to check.'
                  : 'This is the new amount as a percentage of the old.',
              ],
              [rate + 2, 'This does not fit. Multiply to check.'],
              [2 * rate + 3, 'This is far too much. Multiply to check.'],
            ],
      show: (x) => (asks === 'years' ? plain(q(x)) : `${plain(q(Math.round(x * 100), 100))}%`),
      believable: (x) => x > 0,
      why:
        asks === 'years'
          ? `After ${years - 1} years it is worth ${value(years - 1)}, after ${years} years ${value(years)}.`
          : `Multiplying ${plain(start)} by ${plain(q(100 + rate, 100))}${asks === 'rate' ? ' twice' : ''} gives ${plain(q(Math.round(after * 100), 100))}.`,
      steps:
        asks === 'years'
          ? [
              `The limit is £${plain(q((start * share) / 100))}.`,
              `Multiply by ${plain(q(100 - rate, 100))} again and again: after ${years} years it is ${value(years)}.`,
            ]
          : [
              `New ÷ old = ${plain(q(Math.round((after / start) * 10_000), 10_000))}`,
              ...(asks === 'rate' ? [`Its square root is ${plain(q(100 + rate, 100))}.`] : []),
              `So the rate is ${rate}%.`,
            ],
      hints: [
        asks === 'years' ? 'Which number multiplies the value each year?' : 'Divide the new amount by the old one.',
        asks === 'years'
          ? 'Go on year by year until you are below the limit.'
          : asks === 'rate'
            ? 'Two equal multipliers: which operation undoes a square?'
            : 'How much is that above 1?',
      ],
      drawn: { asks, start, after, rate, share },
    };
  },
);
