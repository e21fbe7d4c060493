import { makeGenerator } from '../make-generator.ts';
import { counted, plain } from '../written.ts';

const pairs = [
  ['hour', 'minute', 60],
  ['minute', 'second', 60],
  ['day', 'hour', 24],
  ['week', 'day', 7],
  ['year', 'month', 12],
] as const;

export const timeConversions = makeGenerator<readonly [large: number, small: number]>(
  {
    id: 'maths-convert-time',
    title: 'Changing units of time',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: [
      'converting time',
      'units of time',
      'hours to minutes',
      'minutes to seconds',
      'weeks to days',
      'years to months',
      'days to hours',
    ],
    leavesOut: /\bleap\b|\bdays (?:are )?(?:there )?(?:in|are in) (?:a|each|every|which) months?\b/,
  },
  ({ int, pick, level }) => {
    const [large, small, each] = pick(pairs);
    const count = int(2, level(9, 6, 5));
    const rest = level(0, int(1, each - 1), int(1, each - 1));
    const total = count * each + rest;
    const back = level(false, false, true);
    const smalls = (value: number): string => counted(value, small);
    const both = ([a, b]: readonly [number, number]): string => (a === 0 ? smalls(b) : `${counted(a, large)} ${smalls(b)}`);
    const given = rest === 0 ? counted(count, large) : both([count, rest]);
    const ten = each === 60 ? 100 : 10;
    return {
      stem: back
        ? pick([`How long are ${smalls(total)} in ${large}s and ${small}s?`, `Change ${smalls(total)} to ${large}s and ${small}s.`])
        : pick([`How many ${small}s are there in ${given}?`, `Change ${given} to ${small}s.`]),
      key: back ? [count, rest] : [0, total],
      slips: back
        ? [
            [[Math.floor(total / ten), total % ten], `This takes ${ten} ${small}s for 1 ${large}. It is ${each}.`],
            [[count + 1, rest], `This is one ${large} too many.`],
            [[count - 1, rest], `This is one ${large} too few.`],
            [[count, Math.abs(rest - 1) || 2], `This has a slip in the ${small}s that are left.`],
            [[count, each - rest], `This is what is missing up to the next ${large}.`],
          ]
        : [
            [[0, count * ten + rest], `This takes ${ten} ${small}s for 1 ${large}. It is ${each}.`],
            [[0, count * each + each], `This counts one ${large} too many.`],
            ...(rest > 0
              ? ([
                  [[0, count * each], `This leaves the ${rest} out.`],
                  [[0, count + rest], 'This adds the two numbers.'],
                ] as const)
              : ([[[0, count + each], 'This adds. Multiply.']] as const)),
            [[0, total - each], `This counts one ${large} too few.`],
            [[0, total + 2], 'This has a slip in the multiplication.'],
          ],
      show: both,
      believable: ([a, b]) => a >= 0 && b > 0 && (!back || (a > 0 && b < each)),
      why: `1 ${large} is ${each} ${small}s: ${count} × ${each} = ${count * each}${rest > 0 ? `, and ${rest} more make ${total}` : ''}.`,
      steps: back
        ? [`1 ${large} is ${each} ${small}s.`, `${count} × ${each} = ${count * each}`, `${total} − ${count * each} = ${rest}`]
        : [
            `1 ${large} is ${each} ${small}s.`,
            `${count} × ${each} = ${count * each}`,
            ...(rest > 0 ? [`${count * each} + ${rest} = ${total}`] : []),
          ],
      hints: [
        `How many ${small}s are there in one ${large}?`,
        back ? `How many whole ${large}s are in it? What is left?` : `Multiply by that number.`,
      ],
      drawn: { each },
    };
  },
);

export const twoWayTables = makeGenerator<number>(
  {
    id: 'maths-two-way-tables',
    title: 'Two-way tables',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['two-way tables', 'two way table', 'complete a table', 'missing number in a table', 'tables of data'],
  },
  ({ int, pick, level }) => {
    const [first, second, one, other] = pick([
      ['Bus', 'Walk', 'Year 3', 'Year 4'],
      ['Tea', 'Juice', 'Adults', 'Children'],
      ['Cats', 'Dogs', 'Street A', 'Street B'],
      ['Swim', 'Run', 'Monday', 'Friday'],
      ['Red', 'Blue', 'Small', 'Large'],
    ] as const);
    const cell = () => int(level(3, 8, 12), level(20, 40, 68));
    const [a, b, c, d] = [cell(), cell(), cell(), cell()];
    const all: readonly (readonly number[])[] = [
      [a, b, a + b],
      [c, d, c + d],
      [a + c, b + d, a + b + c + d],
    ];
    const inside = pick([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const);
    const [row, column] = level<readonly [number, number]>(
      pick([
        [0, 2],
        [1, 2],
        [2, 0],
        [2, 1],
        [2, 2],
      ] as const),
      inside,
      inside,
    );
    const twoSteps = level(false, false, true);
    // The totals beside and below it are blank: one of them has to be found first.
    const isBlank = (at: number, across: number): boolean => twoSteps && ((at === row && across === 2) || (at === 2 && across === column));
    const rowNames = [one, other, 'Total'];
    const columnNames = [first, second, 'Total'];
    const key = all[row]?.[column] ?? 0;
    const beside = all[row]?.[1 - column] ?? 0;
    const below = all[1 - row]?.[column] ?? 0;
    const rowTotal = all[row]?.[2] ?? 0;
    const whole = a + b + c + d;
    const inner = row < 2 && column < 2;
    const parts = row === 2 ? [all[0]?.[column] ?? 0, all[1]?.[column] ?? 0] : [all[row]?.[0] ?? 0, all[row]?.[1] ?? 0];
    return {
      stem: pick([
        'What is the missing number?',
        'Which number belongs where the question mark is?',
        `How many belong in the place with the question mark?`,
      ]),
      figure: {
        kind: 'table',
        head: ['', ...columnNames],
        rows: all.map((values, at) => [
          rowNames[at] ?? '',
          ...values.map((value, across) => (at === row && across === column ? '?' : isBlank(at, across) ? '' : String(value))),
        ]),
      },
      key,
      slips: inner
        ? [
            [
              twoSteps ? rowTotal : rowTotal + beside,
              twoSteps
                ? 'This is the total of the row. Take the other number of the row away.'
                : 'This adds. The total is the sum already, so take away.',
            ],
            [whole - beside - below, 'This leaves one of the four numbers in. There are three others.'],
            [whole - rowTotal, 'This is the total of the other row.'],
            [Math.abs(beside - below), 'This takes two of the numbers from each other. Use a total.'],
            [key + 10, 'This has one ten too many.'],
            [key + 1, 'This has a slip in the taking away.'],
          ]
        : [
            [Math.abs((parts[0] ?? 0) - (parts[1] ?? 0)), 'This takes away. A total is the sum.'],
            [key + 10, 'This has one ten too many.'],
            [key - 10, 'This has one ten too few.'],
            [key + 1, 'This has a slip in the adding.'],
          ],
      show: plain,
      believable: (value) => value > 0,
      why: inner
        ? twoSteps
          ? `The total of the row is ${whole} − ${whole - rowTotal} = ${rowTotal}, and ${rowTotal} − ${beside} = ${key}.`
          : `The row has ${rowTotal} in all and ${beside} beside it: ${rowTotal} − ${beside} = ${key}.`
        : `A total is the sum: ${parts.join(' + ')} = ${key}.`,
      steps: inner
        ? [...(twoSteps ? [`Total of the row: ${whole} − ${whole - rowTotal} = ${rowTotal}`] : []), `${rowTotal} − ${beside} = ${key}`]
        : [`${parts.join(' + ')} = ${key}`],
      hints: [
        inner ? 'What do the numbers of a row, or of a column, make together?' : 'Which numbers belong to this total?',
        twoSteps ? 'First find the total of its row or of its column.' : 'Look along the row or down the column.',
      ],
      drawn: { row, column },
    };
  },
);
