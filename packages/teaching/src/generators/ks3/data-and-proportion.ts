import { scatterAround } from '../illustrations.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { add, div, isWhole, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counted, maths, plain } from '../written.ts';

const short = (x: Rational): boolean => 1000n % x.d === 0n && x.n > 0n;

export const meanFromTable = makeGenerator<Rational>(
  {
    id: 'maths-mean-from-table',
    title: 'Averages from a frequency table',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: [
      'mean from a frequency table',
      'averages from tables',
      'frequency table',
      'frequency tables',
      'mean from a table',
      'averages',
    ],
  },
  ({ int, level, pick }) => {
    const first = level(0, 1, int(1, 5));
    const counts = Array.from({ length: level(3, 4, 4) }, () => int(1, level(5, 8, 9)));
    const total = counts.reduce((a, b) => a + b, 0);
    const sum = counts.reduce((all, count, index) => all + count * (first + index), 0);
    const key = q(sum, total);
    if (!short(key) || key.d > 10n) return undefined;
    const thing = pick([
      ['pets', 'children'],
      ['goals', 'matches'],
      ['books', 'pupils'],
      ['errors', 'tests'],
    ] as const);
    const values = counts.map((_, index) => first + index);
    return {
      stem: `The table shows how many ${thing[1]} had each number of ${thing[0]}. What is the mean number of ${thing[0]}?`,
      figure: {
        kind: 'table',
        head: [thing[0].replace(/^./, (letter) => letter.toUpperCase()), ...values.map(String)],
        rows: [[thing[1].replace(/^./, (letter) => letter.toUpperCase()), ...counts.map(String)]],
      },
      key,
      slips: [
        [q(sum, counts.length), `This divides by the number of rows. Divide by the number of ${thing[1]}.`],
        [q(total, counts.length), 'This is the mean of the frequencies.'],
        [
          q(
            values.reduce((a, b) => a + b, 0),
            counts.length,
          ),
          'This forgets how often each value comes.',
        ],
        [q(sum), 'This is the total. Divide it.'],
        [add(key, 1), 'This is one too many.'],
      ],
      show: plain,
      believable: short,
      why: `There are ${sum} ${thing[0]} among ${total} ${thing[1]}: ${sum} ÷ ${total} = ${plain(key)}.`,
      steps: [
        `Multiply each value by its frequency and add: ${counts.map((count, index) => `${first + index} × ${count}`).join(' + ')} = ${sum}`,
        `Add the frequencies: ${total}`,
        `${sum} ÷ ${total} = ${plain(key)}`,
      ],
      hints: [`How many ${thing[0]} are there in all?`, `Share them among all the ${thing[1]}, not among the rows.`],
      drawn: { values, counts },
    };
  },
);

export const vennDiagrams = makeGenerator<number>(
  {
    id: 'maths-venn-diagrams',
    title: 'Venn diagrams',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['venn diagrams', 'venn diagram', 'sets', 'union and intersection', 'set notation', 'venn'],
  },
  ({ int, some, level, pick }) => {
    const [one = '', other = ''] = some(['tennis', 'chess', 'football', 'swimming', 'drama', 'judo'], 2);
    const [a, b, both, none] = [int(3, 15), int(3, 15), int(2, 9), int(1, 9)];
    const asks = level('both' as const, pick(['both', 'none'] as const), pick(['only', 'union'] as const));
    const total = a + b + both + none;
    const key = { both, none, only: a, union: a + b + both }[asks];
    const given = `Of ${total} pupils, ${a + both} do ${one} and ${b + both} do ${other}.`;
    if (a === b) return undefined;
    return {
      stem: {
        both: `${given} ${counted(none, 'pupil does', 'pupils do')} neither. How many do both?`,
        none: `${given} ${both} do both. How many do neither?`,
        only: `${given} ${counted(none, 'pupil does', 'pupils do')} neither. How many do ${one} but not ${other}?`,
        union: `${given} ${both} do both. How many do at least one of them?`,
      }[asks],
      figure: {
        kind: 'venn',
        left: one,
        right: other,
        onlyLeft: asks === 'only' ? '?' : '',
        both: asks === 'both' ? '?' : asks === 'only' ? '' : `${both}`,
        onlyRight: '',
        neither: asks === 'none' ? '?' : asks === 'union' ? '' : `${none}`,
      },
      key,
      slips: {
        both: [
          [total - none, 'This is everybody in the circles.'],
          [a + b, 'This is those who do just one.'],
          [both + none, 'This puts those outside the circles in the middle.'],
          [a + b + 2 * both - total, 'This forgets those who do neither.'],
        ] as const,
        none: [
          [Math.abs(total - a - b - 2 * both), 'This counts those who do both twice.'],
          [total - both, 'This takes away only the middle.'],
          [a + b + both, 'This is everybody in the circles.'],
          [none + both, 'This is those who do neither, and those who do both as well.'],
        ] as const,
        only: [
          [a + both, `This is everybody who does ${one}.`],
          [both, 'This is those who do both.'],
          [b, `This is those who do only ${other}.`],
          [total - a - both, `This is everybody who does not do ${one}.`],
        ] as const,
        union: [
          [a + b + 2 * both, 'This counts those who do both twice.'],
          [a + b, 'This leaves out those who do both.'],
          [none, 'This is those who do neither.'],
          [total, 'This is everybody.'],
        ] as const,
      }[asks],
      show: plain,
      believable: wholeAndPositive,
      why: `In the Venn diagram: ${a} only ${one}, ${both} both, ${b} only ${other}, ${none} outside.`,
      steps:
        asks === 'both' || asks === 'only'
          ? [
              `In the circles: ${total} − ${none} = ${total - none}`,
              `Counted twice: ${a + both} + ${b + both} − ${total - none} = ${both}`,
              ...(asks === 'only' ? [`${a + both} − ${both} = ${a}`] : []),
            ]
          : [
              `In the circles: ${a + both} + ${b + both} − ${both} = ${a + b + both}`,
              ...(asks === 'none' ? [`${total} − ${a + b + both} = ${none}`] : []),
            ],
      hints: ['Draw two circles that overlap.', 'Those in the middle are in both circles. Do not count them twice.'],
      drawn: { asks, total, first: a + both, second: b + both, both, none },
    };
  },
);

export const recipes = makeGenerator<Rational>(
  {
    id: 'maths-direct-proportion-recipes',
    title: 'Direct proportion: recipes and prices',
    keyStage: 'KS3',
    years: [6, 7, 8],
    synonyms: ['direct proportion', 'recipes', 'unitary method', 'proportion', 'scaling recipes', 'best buy'],
  },
  ({ int, pick, level }) => {
    const from = pick(level([2, 4, 5], [4, 6, 8], [6, 8, 12]));
    const to = level(from * int(2, 4), pick([3, 5, 9, 10, 12]), pick([5, 7, 9, 10, 15]));
    const each = level(10 * int(2, 9), 5 * int(3, 24), 5 * int(3, 30));
    const amount = q(each * from);
    const key = mul(div(amount, from), to);
    if (to === from) return undefined;
    const [what, unit] = pick([
      ['flour', 'g'],
      ['sugar', 'g'],
      ['milk', 'ml'],
      ['butter', 'g'],
      ['rice', 'g'],
    ] as const);
    return {
      stem: `A recipe for ${from} people needs ${plain(amount)} ${unit} of ${what}. How much ${what} do ${to} people need?`,
      key,
      slips: [
        [add(amount, to - from), 'This adds the number of extra people. Multiply instead.'],
        [mul(amount, to), `This multiplies the whole amount. First find how much one person needs.`],
        [q(each), 'This is how much one person needs.'],
        [mul(amount, 2), 'This doubles it.'],
        [add(amount, each), 'This adds the amount for one person more.'],
      ],
      show: (x) => `${plain(x)} ${unit}`,
      believable: (x) => isWhole(x) && toNumber(x) > 0,
      why: `One person needs ${plain(amount)} ÷ ${from} = ${each} ${unit}, so ${to} people need ${to} × ${each} = ${plain(key)} ${unit}.`,
      steps: [`One person: ${plain(amount)} ÷ ${from} = ${each}`, `${to} people: ${each} × ${to} = ${plain(key)}`],
      hints: ['How much does one person need?', 'Then multiply by the number of people.'],
      drawn: { from, to },
    };
  },
);

export const lineOfBestFit = makeGenerator<Rational>(
  {
    id: 'maths-scatter-graphs',
    title: 'Scatter graphs and lines of best fit',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['scatter graphs', 'scatter diagrams', 'line of best fit', 'correlation', 'scatter graph'],
  },
  ({ int, pick, level }) => {
    const [m, c] = [level(q(int(2, 6)), q(int(2, 9)), q(int(3, 19), 2)), int(5, 40)];
    const [x, across] = [int(3, 9), 2 * int(2, 8)];
    const down = level(false, pick([true, false]), pick([true, false]));
    const start = down ? add(c, mul(m, 20)) : q(c);
    const slope = down ? mul(-1, m) : mul(1, m);
    const at = (value: number): Rational => add(start, mul(slope, value));
    const key = at(across);
    if (across === x) return undefined;
    const [one, other] = down
      ? ['the price in pounds', 'the number sold']
      : pick([
          ['the hours of practice', 'the score'],
          ['the temperature in °C', 'the number of ice creams sold'],
        ]);
    return {
      stem: `On a scatter graph, x is ${one} and y is ${other}. The line of best fit goes through (0, ${plain(start)}) and (${x}, ${plain(at(x))}). What does it predict for ${maths(`x = ${across}`)}?`,
      illustration: scatterAround(toNumber(start), toNumber(at(20)), 20),
      key,
      slips: [
        [at(across + x), `This goes on from (${x}, ${plain(at(x))}). Begin at ${maths('x = 0')}.`],
        [add(start, mul(mul(-1, slope), across)), down ? 'This goes up. The line falls.' : 'This goes down. The line rises.'],
        [mul(slope, across), 'This forgets where the line begins.'],
        [div(mul(at(x), across), x), 'This takes it as a proportion. The line does not begin at zero.'],
        [add(key, 1), 'This is one too many.'],
      ],
      show: plain,
      believable: (value) => toNumber(value) > 0 && short(value),
      why: `For each step of 1 in x the line ${down ? 'falls' : 'rises'} by ${plain(m)}, so from ${plain(start)} it comes to ${plain(key)}.`,
      steps: [
        `In ${x} steps the line goes from ${plain(start)} to ${plain(at(x))}, that is ${plain(m)} ${down ? 'down' : 'up'} a step.`,
        `${plain(start)} ${down ? '−' : '+'} ${across} × ${plain(m)} = ${plain(key)}`,
      ],
      hints: ['How much does the line change for one step in x?', 'Start where the line begins and take the steps.'],
      drawn: { x, across },
    };
  },
);
