import { thingNames, things } from '@hedgerow/figures/number/things';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { countables, names } from '../people-and-things.ts';
import { plain } from '../written.ts';

const repeated = (count: number, size: number): string => Array.from({ length: count }, () => size).join(' + ');

export const equalGroups = makeGenerator<string>(
  {
    id: 'maths-equal-groups',
    title: 'Equal groups and arrays',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['equal groups', 'arrays', 'groups of', 'rows and columns', 'repeated addition', 'lots of'],
  },
  ({ int, pick, level }) => {
    const groups = int(2, level(4, 5, 5));
    const each = int(2, level(5, 6, 10));
    if (groups === each) return undefined;
    const all = groups * each;
    if (level(true, false, false)) {
      const thing = pick(thingNames);
      const asks = pick(['groups', 'each', 'all'] as const);
      const key = { groups, each, all }[asks];
      return {
        stem: {
          groups: 'How many groups are there?',
          each: `How many ${things[thing]} are in each group?`,
          all: `How many ${things[thing]} are there in all?`,
        }[asks],
        figure: { kind: 'objects', ringed: true, groups: Array.from({ length: groups }, () => ({ thing, count: each })) },
        key: `${key}`,
        slips: [
          [
            `${asks === 'groups' ? each : groups}`,
            asks === 'groups' ? `This is how many are in each group.` : 'This is how many groups there are.',
          ],
          [`${asks === 'all' ? each : all}`, asks === 'all' ? 'This is only one group.' : 'This is how many there are in all.'],
          [`${key + 1}`, 'This is one too many.'],
        ],
        show: String,
        why: `There are ${groups} groups with ${each} in each: ${all} in all.`,
        steps: ['Each ring is a group.', `${groups} groups of ${each} make ${all}.`],
        hints: ['A ring goes round each group.', asks === 'all' ? 'Count in steps, group by group.' : 'Count only what is asked for.'],
        drawn: { asks },
      };
    }
    const adds = level(false, true, false);
    return {
      stem: adds
        ? pick(['Which sum goes with the dots?', 'Add up the rows. Which sum is that?'])
        : pick(['Which multiplication goes with the dots?', 'Rows of dots: which multiplication is that?']),
      figure: { kind: 'array', rows: groups, columns: each },
      key: adds ? repeated(groups, each) : `${groups} × ${each}`,
      slips: [
        [`${groups} + ${each}`, 'This adds the rows to the dots in a row.'],
        [adds ? repeated(groups - 1, each) : `${groups - 1} × ${each}`, 'This leaves a row out.'],
        [adds ? repeated(groups + 1, each) : `${groups + 1} × ${each}`, 'This has a row too many.'],
      ],
      show: String,
      believable: (text) => text.length > 2,
      why: `There are ${groups} rows with ${each} dots in each: ${repeated(groups, each)} = ${all}${adds ? '' : `, which is ${groups} × ${each}`}.`,
      steps: [`Count the rows: ${groups}.`, `Count the dots in one row: ${each}.`, `${repeated(groups, each)} = ${all}`],
      hints: ['How many dots are in each row?', 'How many rows are there?'],
      drawn: { asks: adds ? 'sum' : 'times' },
    };
  },
);

const bar = (text: string, share: number) => ({ share, text });

export const storyProblems = makeGenerator<number>(
  {
    id: 'maths-story-problems-to-100',
    title: 'Story problems within 100',
    keyStage: 'KS1',
    years: [2],
    synonyms: [
      'word problems',
      'story problems',
      'problems within 100',
      'adding and taking away problems',
      'how many more',
      'how many left',
    ],
  },
  ({ int, pick, some, level }) => {
    const [, many] = pick(countables);
    const [who = '', friend = ''] = some(names, 2);
    const asks = level(pick(['add', 'left'] as const), pick(['left', 'more', 'before'] as const), pick(['two', 'more', 'fewer'] as const));
    const a = int(level(12, 24, 30), level(50, 70, 80));
    const b = level(pick([10, 20, 30, int(2, 9)]), int(11, 40), int(11, 39));
    const c = int(2, 9);
    if (b >= a || (asks !== 'left' && asks !== 'more' && a + b > 95) || a - b < 3) return undefined;
    const key = { add: a + b, left: a - b, more: a - b, fewer: a - b, before: a + b, two: a + b - c }[asks];
    const isSum = asks === 'add' || asks === 'before' || asks === 'two';
    return {
      stem: {
        add: `${who} has ${a} ${many}. ${friend} gives ${who} ${b} more. How many ${many} does ${who} have now?`,
        left: `${who} has ${a} ${many} and gives ${b} away. How many ${many} are left?`,
        more: `${who} has ${a} ${many}. ${friend} has ${b}. How many more does ${who} have?`,
        fewer: `${who} finds ${b} ${many}. ${friend} finds ${a}. How many fewer does ${who} find?`,
        before: `${who} gives ${b} ${many} away and has ${a} left. How many were there at first?`,
        two: `${who} has ${a} ${many}, gets ${b} more and then loses ${c}. How many ${many} does ${who} have in the end?`,
      }[asks],
      illustration:
        asks === 'two'
          ? undefined
          : {
              kind: 'bar-model',
              bars: [
                isSum
                  ? { parts: [bar(`${a}`, a), bar(`${b}`, Math.max(b, a * 0.2))], whole: '?' }
                  : { parts: [bar(`${b}`, Math.max(b, a * 0.2)), bar('?', Math.max(a - b, a * 0.2))], whole: `${a}` },
              ],
            },
      key,
      slips: [
        ...(asks === 'two'
          ? ([
              [a + b, `This forgets the ${c} that are lost.`],
              [a + b + c, `This adds the ${c}. They are lost.`],
            ] as const)
          : []),
        [
          isSum ? a - b : a + b,
          asks === 'before'
            ? 'This takes away again. At first there were more.'
            : isSum
              ? 'This takes away.'
              : 'This adds. Find what is left or what is missing.',
        ],
        [key + 10, 'This has one ten too many.'],
        [key - 10, 'This has one ten too few.'],
        [key + 1, 'This has a slip in the ones.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why:
        asks === 'two'
          ? `${a} + ${b} = ${a + b}, and ${a + b} − ${c} = ${key}.`
          : isSum
            ? `${a} + ${b} = ${key}, so it is ${key}.`
            : `${a} − ${b} = ${key}, so it is ${key}.`,
      steps:
        asks === 'two'
          ? [`${a} + ${b} = ${a + b}`, `${a + b} − ${c} = ${key}`]
          : [
              isSum ? 'The two parts make the whole.' : 'Take the part away from the whole.',
              isSum ? `${a} + ${b} = ${key}` : `${a} − ${b} = ${key}`,
            ],
      hints: [
        'Tell the story in your own words. Will the answer be more or less?',
        isSum ? 'Draw a bar with both parts.' : 'Draw a bar. Which part is missing?',
      ],
      drawn: { asks },
    };
  },
);
