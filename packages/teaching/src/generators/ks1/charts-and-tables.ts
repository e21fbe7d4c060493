import type { Figure } from '@hedgerow/figures/figure';
import { makeGenerator, notNegative } from '../make-generator.ts';
import { plain } from '../written.ts';

const topics = [
  ['fruit', ['Apples', 'Pears', 'Plums', 'Grapes']],
  ['pets', ['Cats', 'Dogs', 'Fish', 'Birds']],
  ['games', ['Tag', 'Chess', 'Rugby', 'Catch']],
  ['colours', ['Red', 'Blue', 'Green', 'Pink']],
] as const;

export const chartsAndTables = makeGenerator<number>(
  {
    id: 'maths-tallies-and-tables',
    title: 'Tallies, tables and block diagrams',
    keyStage: 'KS1',
    years: [1, 2, 3],
    synonyms: ['tally chart', 'tally marks', 'table of numbers', 'block diagram', 'how many more'],
  },
  ({ int, pick, some, level }) => {
    const form = pick(['tally', 'table', 'block'] as const);
    const [what, names] = pick(topics);
    const chosen = some(names, level(2, 3, 3));
    const counts = chosen.map(() => int(2, form === 'block' ? 9 : level(9, 14, 19)));
    const [one = 0, other = 0] = counts;
    const [first = '', second = ''] = chosen;
    // The words of a table say each of its numbers, so it is never asked for one alone.
    const asks =
      form === 'table'
        ? level('both' as const, pick(['more', 'both'] as const), pick(['more', 'both', 'all'] as const))
        : level('one' as const, pick(['one', 'more', 'both'] as const), pick(['more', 'both', 'all'] as const));
    if (new Set(counts).size < counts.length || (asks !== 'one' && one < other)) return undefined;
    const all = counts.reduce((sum, count) => sum + count, 0);
    const key = { one, more: one - other, both: one + other, all }[asks];
    const rows = chosen.map((name, at) => ({ name, count: counts[at] ?? 0 }));
    const figures: Readonly<Record<typeof form, Figure>> = {
      tally: { kind: 'tally', rows },
      table: {
        kind: 'table',
        head: [what.charAt(0).toUpperCase() + what.slice(1), 'How many'],
        rows: rows.map(({ name, count }) => [name, `${count}`]),
      },
      block: {
        kind: 'bar-chart',
        title: `Our ${what}`,
        step: 1,
        top: 10,
        bars: rows.map(({ name, count }) => ({ name, values: [count] })),
      },
    };
    return {
      stem: {
        one: `How many children chose ${first.toLowerCase()}?`,
        more: `How many more children chose ${first.toLowerCase()} than ${second.toLowerCase()}?`,
        both: `How many children in all chose ${first.toLowerCase()} or ${second.toLowerCase()}?`,
        all: 'How many children chose in all?',
      }[asks],
      figure: figures[form],
      key,
      slips: {
        one: [
          [other, `This is the number for ${second}.`] as const,
          [
            form === 'tally' ? one - Math.floor(one / 5) : one + 1,
            form === 'tally' && one >= 5
              ? 'This counts a bundle as 4. The line across is a mark too.'
              : 'This is one too many. Count again.',
          ] as const,
          [one - 1, 'This is one too few. Count again.'] as const,
        ],
        more: [
          [one + other, 'This adds them. Find the difference.'] as const,
          [one, `This is all of ${first}. How many more is it than ${second}?`] as const,
          [key + 1, 'This is one too many. Count on to check.'] as const,
        ],
        both: [
          [one - other, 'This takes away. Put them together.'] as const,
          [one, `This is ${first} only.`] as const,
          [key + 1, 'This is one too many. Count on to check.'] as const,
        ],
        all: [
          [one + other, 'This leaves out a row. Add them all.'] as const,
          [Math.max(...counts), 'This is only the biggest number.'] as const,
          [all + 1, 'This is one too many. Add again.'] as const,
        ],
      }[asks],
      show: (x) => plain(x),
      believable: notNegative,
      why: {
        one: form === 'tally' ? `The marks beside ${first} make ${one}. A bundle is five.` : `The bar of ${first} goes up to ${one}.`,
        more: `${first} has ${one} and ${second} has ${other}: ${one} − ${other} = ${key}.`,
        both: `${one} and ${other} make ${key} together.`,
        all: `Add every row: ${counts.join(' + ')} = ${all}.`,
      }[asks],
      steps: [
        ...(asks === 'one'
          ? [
              `Find ${first}, and leave the others out.`,
              form === 'tally' && one >= 5
                ? `${one < 10 ? 'A bundle is' : `${Math.floor(one / 5)} bundles are`} ${5 * Math.floor(one / 5)}. ${one % 5 === 0 ? 'Nothing is left over' : `${one % 5} more ${one % 5 === 1 ? 'is' : 'are'} left`}: ${one}.`
                : form === 'block'
                  ? `Go from the top of its bar to the numbers: ${one}.`
                  : `Count its marks: ${one}.`,
            ]
          : (asks === 'all' ? rows : rows.slice(0, 2)).map(({ name, count }) => `${name}: ${count}`)),
        ...(asks === 'one'
          ? []
          : [asks === 'more' ? `${one} − ${other} = ${key}` : `${(asks === 'both' ? [one, other] : counts).join(' + ')} = ${key}`]),
      ],
      hints: [
        form === 'tally' ? 'Each bundle is five. Then count the rest.' : 'Find the right row first.',
        { one: 'Read only one row.', more: 'Find the difference of the two.', both: 'Put the two together.', all: 'Use every row.' }[asks],
      ],
      drawn: { form, asks, counts },
    };
  },
);
