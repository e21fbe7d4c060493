import type { FigureOf } from '@hedgerow/figures/figure';
import type { Draw } from '../random.ts';
import { plain } from '../written.ts';
import { form, type FormsOf } from './form.ts';

const subjects = [
  ['Bus', 'Walk', 'Year 5', 'Year 6', 'pupils'],
  ['Tea', 'Juice', 'Adults', 'Children', 'people'],
  ['Cats', 'Dogs', 'Street A', 'Street B', 'homes'],
  ['Swim', 'Run', 'Monday', 'Friday', 'members'],
  ['Red', 'Blue', 'Small', 'Large', 'balloons'],
] as const;

const table = ({ int, pick, level }: Draw) => {
  const [first, second, one, other, what] = pick(subjects);
  const cell = (): number => int(level(3, 8, 12), level(20, 40, 68));
  const [a, b, c, d] = [cell(), cell(), cell(), cell()];
  const rows: readonly (readonly number[])[] = [
    [a, b, a + b],
    [c, d, c + d],
    [a + c, b + d, a + b + c + d],
  ];
  return { columns: [first, second, 'Total'], names: [one, other, 'Total'], what, a, b, c, d, rows };
};

const drawnTable = (
  { columns, names, rows }: Pick<ReturnType<typeof table>, 'columns' | 'names' | 'rows'>,
  shown: (row: number, column: number, value: number) => string,
): FigureOf<'table'> => ({
  kind: 'table',
  head: ['', ...columns],
  rows: rows.map((values, row) => [names[row] ?? '', ...values.map((value, column) => shown(row, column, value))]),
});

const howManyMore = form<number>('how many more', (draw) => {
  const given = table(draw);
  const { columns, names, what, rows } = given;
  const inRows = draw.pick([true, false]);
  const at = draw.int(0, draw.level(1, 2, 2));
  const [x, y] = inRows ? [rows[0]?.[at] ?? 0, rows[1]?.[at] ?? 0] : [rows[at]?.[0] ?? 0, rows[at]?.[1] ?? 0];
  const [left = '', right = ''] = inRows ? names : columns;
  const whose = inRows ? columns[at] : names[at];
  const key = Math.abs(x - y);
  if (key < 2) return undefined;
  const more = x > y ? left : right;
  return {
    stem: `Look at the table of ${what}. ${whose === 'Total' ? 'In all' : `In “${whose}”`}, how many more are there of “${more}” than of “${more === left ? right : left}”?`,
    figure: drawnTable(given, (_, __, value) => String(value)),
    key,
    slips: [
      [x + y, 'This adds the two numbers. “How many more” asks for the difference.'],
      [Math.max(x, y), `This is the number of “${more}” alone.`],
      [Math.min(x, y), 'This is the smaller of the two numbers.'],
      [key + 10, 'This has one ten too many.'],
      [key + 1, 'This has a slip in the taking away.'],
    ],
    show: plain,
    why: `The two numbers are ${Math.max(x, y)} and ${Math.min(x, y)}, and the difference is asked for.`,
    steps: [`Find both numbers: ${x} and ${y}`, `${Math.max(x, y)} − ${Math.min(x, y)} = ${key}`],
    hints: ['Which row or column is asked about?', 'Find the two numbers in it.', 'What does “how many more” ask you to do?'],
    drawn: { asks: 'more', along: inRows ? `column ${at + 1}` : `row ${at}` },
  };
});

const inWords = form<number>('in words', (draw) => {
  const given = table(draw);
  const { columns, names, what, a, b, c, d } = given;
  const whole = a + b + c + d;
  const [first, second] = columns;
  const [one, other] = names;
  const twoSteps = draw.level(false, draw.pick([true, false]), true);
  return {
    stem: twoSteps
      ? `This table of ${what} is not finished. How many are under both “${other}” and “${second}”?`
      : `This table of ${what} is not finished. How many are under both “${one}” and “${second}”?`,
    // Only what is needed is filled in.
    figure: drawnTable(given, (row, column, value) => {
      const asked = twoSteps ? row === 1 && column === 1 : row === 0 && column === 1;
      const isGiven = (row === 0 && column !== 1) || (twoSteps && row === 2 && column !== 1);
      return asked ? '?' : isGiven ? String(value) : '';
    }),
    key: twoSteps ? d : b,
    slips: twoSteps
      ? [
          [whole - (a + b), `This is all of “${other}”. Take those that are “${first}” away.`],
          [c, `This is “${other}” and “${first}”.`],
          [b, `This is “${one}” and “${second}”.`],
          [whole - a, 'This takes away only one of the four numbers.'],
          [whole - (a + b) - (a + c), `This takes those that are “${one}” and “${first}” away twice.`],
          [d + 10, 'This has one ten too many.'],
        ]
      : [
          [a + b + a, 'This adds. The total is the sum already, so take away.'],
          [a, `This is “${first}”.`],
          [b + 10, 'This has one ten too many.'],
          [b + 1, 'This has a slip in the taking away.'],
          [a + b, 'This is the total of the row.'],
        ],
    show: plain,
    believable: (x) => x > 0,
    why: twoSteps
      ? `“${other}” has ${whole} − ${a + b} = ${c + d}, and ${a + c} − ${a} = ${c} of them are “${first}”.`
      : `The row has ${a + b} in all, and ${a} of them are taken away.`,
    steps: twoSteps
      ? [`“${other}”: ${whole} − ${a + b} = ${c + d}`, `“${other}” and “${first}”: ${a + c} − ${a} = ${c}`, `${c + d} − ${c} = ${d}`]
      : [`${a + b} − ${a} = ${b}`],
    hints: [
      'Draw the table and put in what you know.',
      'Rows and columns add up to their totals.',
      twoSteps ? 'Which place can you fill in first?' : 'Is the total the sum, or one of the parts?',
    ],
    drawn: { asks: 'words', known: twoSteps ? [whole, a + b, a, a + c] : [a + b, a] },
  };
});

const wrongTotal = form<string>('wrong total', (draw) => {
  const given = table(draw);
  const { columns, names, rows } = given;
  const at = draw.int(0, 3);
  const by = draw.pick([10, -10, 1, 2, -1]);
  const places = [
    [0, 2],
    [1, 2],
    [2, 0],
    [2, 1],
  ] as const;
  const [row, column] = places[at] ?? [0, 2];
  const said = [`the total of “${names[0]}”`, `the total of “${names[1]}”`, `the total of “${columns[0]}”`, `the total of “${columns[1]}”`];
  const parts = at < 2 ? [rows[row]?.[0] ?? 0, rows[row]?.[1] ?? 0] : [rows[0]?.[column] ?? 0, rows[1]?.[column] ?? 0];
  const right = rows[row]?.[column] ?? 0;
  return {
    stem: 'One number in the totals of this table is wrong. Which one is it?',
    figure: drawnTable(given, (r, c, value) => String(r === row && c === column ? value + by : value)),
    key: said[at] ?? '',
    slips: said.flatMap((text, place) =>
      place === at ? [] : [[text, 'This one is right: its two numbers add up to it.'.replace('This one', 'This total')] as const],
    ),
    show: (text) => text,
    why: `${parts.join(' + ')} = ${right}, but the table says ${right + by}.`,
    steps: ['Add the two numbers of each row and of each column.', `${parts.join(' + ')} = ${right}`],
    hints: ['Add up each row. Does it make its total?', 'Add up each column.', 'Only one total does not fit.'],
    drawn: { asks: 'wrong', by },
    keyStandsInFigure: true,
  };
});

export const twoWayTableForms: FormsOf = {
  'maths-two-way-tables': [howManyMore, inWords, wrongTotal],
};
