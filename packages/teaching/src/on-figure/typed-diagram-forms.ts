import { toFill } from '@hedgerow/figures/data/table';
import type { FigureOf } from '@hedgerow/figures/figure';
import { seeded, shuffled } from '../text/seeded.ts';
import { isKind, type Turned } from './form.ts';

type Tree = FigureOf<'tree'>;
type Chances = readonly [first: readonly [string, string], ...second: (readonly [string, string])[]];

/** Which chances are left to type: where two branches of a fork are known, one of them; later all of them. */
const withGaps = ({ first, second }: Tree, [start, ...then]: Chances, isWhole: boolean) => {
  const fork = (names: Tree['first'], chances: readonly [string, string] | undefined): Tree['first'] => {
    const [one, other] = names;
    return [
      { ...one, chance: isWhole ? toFill : (chances?.[0] ?? '') },
      { ...other, chance: toFill },
    ];
  };
  const all = [start, ...then];
  return {
    figure: {
      kind: 'tree' as const,
      first: fork(first, start),
      second: [fork(second[0], then[0]), fork(second[1], then[1])] as Tree['second'],
    },
    task: { kind: 'fill' as const, keys: 'number' as const },
    right: [],
    cells: all.flatMap((pair) => (isWhole ? pair : pair.slice(1))),
    marks: 2,
  };
};

const tenth = (value: number): string => (value / 10).toFixed(1);
const pairOf = (value: number) => [tenth(value), tenth(10 - value)] as const;
const sharesOf = (one: number, other: number) => [`${one}/${one + other}`, `${other}/${one + other}`] as const;

/** A story with three chances: those of the other branches are found and all are put on their branches. */
const treeOfStory = (tree: Tree, text: string, isWhole: boolean): ReturnType<Turned> => {
  const told = text.replace(/ What is the probability that [^?]*\?$/, '');
  const [p, a, b, more] = [...told.matchAll(/0\.(\d)\b/g)].map(([, digit]) => Number(digit));
  if (told === text || p === undefined || a === undefined || b === undefined || more !== undefined) return undefined;
  return {
    ...withGaps(tree, [pairOf(p), pairOf(a), pairOf(b)], isWhole),
    question: `${told} Type what is missing in the tree diagram.`,
    explanation: 'The two branches of one fork are all that can happen there, so their chances add up to 1.',
    steps: [p, a, b].map((value) => `1 − ${tenth(value)} = ${tenth(10 - value)}`),
    hints: ['Which fork is each chance of the text about?', 'What do the chances of one fork add up to?'],
  };
};

/** Two counters from a bag: after the first the bag is as before, or one counter is gone. */
const treeOfBag = (tree: Tree, text: string, isWhole: boolean): ReturnType<Turned> => {
  const bag = /^A bag holds (\d+) (\w+) and (\d+) (\w+) counters\./.exec(text);
  if (bag === null || bag[2] !== tree.first[0].name || bag[4] !== tree.first[1].name) return undefined;
  const [r, b] = [Number(bag[1]), Number(bag[3])];
  const isBack = text.includes(', put back,');
  if (!isBack && !/without replac|not put back/.test(text)) return undefined;
  const gone = isBack ? 0 : 1;
  return {
    ...withGaps(tree, [sharesOf(r, b), sharesOf(r - gone, b), sharesOf(r, b - gone)], isWhole),
    question: `${bag[0]} ${isBack ? 'One is taken at random and put back, and then another is taken.' : 'Two are taken at random, one after the other, and not put back.'} Type what is missing in the tree diagram.`,
    explanation: isBack
      ? 'The first counter is put back, so the second fork has the same chances as the first.'
      : 'One counter is gone after the first, so the second forks have one counter fewer below the line, and one fewer of its colour above it.',
    steps: [
      `In the bag at first: ${r + b} counters.`,
      isBack
        ? `Then it is ${r + b} again.`
        : `Then there are ${r + b - 1}; after ${tree.first[0].name} there are ${r - 1} ${tree.first[0].name} and ${b} ${tree.first[1].name} left.`,
    ],
    hints: ['How many counters are in the bag each time?', isBack ? 'What changes when it is put back?' : 'Which colour has lost one?'],
  };
};

/** A tree diagram is filled in: what is asked about it comes after it is drawn. */
export const fillTree: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'tree')) return undefined;
  const isWhole = question.difficulty !== 'beginner';
  return treeOfStory(figure, question.question, isWhole) ?? treeOfBag(figure, question.question, isWhole);
};

/** As much as one field takes: six leaves with a space between them. */
const mostLeaves = 6;

/** Reading a stem-and-leaf diagram turned round: the leaves are put to their stems in order. */
export const fillLeaves: Turned = (question, seed) => {
  const { figure } = question;
  if (!isKind(figure, 'stem-and-leaf') || figure.sides !== undefined) return undefined;
  const { rows } = figure;
  if (rows.some(({ leaves }) => leaves.length === 0 || leaves.length > mostLeaves)) return undefined;
  const values = shuffled(
    rows.flatMap(({ stem, leaves }) => leaves.map((leaf) => 10 * stem + leaf)),
    seeded(seed),
  );
  const blank = rows.flatMap((_, row) => (row === 0 && question.difficulty === 'beginner' ? [] : [row]));
  return {
    question: `These are the values: ${values.join(', ')}. Type what is missing in the stem-and-leaf diagram, with the leaves in order.`,
    figure: { ...figure, rows: rows.map((row, at) => (blank.includes(at) ? { ...row, leaves: [] } : row)), blank },
    task: { kind: 'fill', keys: 'digits' },
    right: [],
    cells: blank.map((row) => (rows[row]?.leaves ?? []).join(' ')),
    marks: 2,
    explanation:
      'The stem is all but the last figure of a value and the leaf is the last one. The leaves of a stem go up from the stem outwards.',
    steps: [
      ...rows.map(({ stem, leaves }) => `Stem ${stem}: ${leaves.map((leaf) => 10 * stem + leaf).join(', ')}`),
      `Count them: ${values.length} values, so ${values.length} leaves.`,
    ],
    hints: ['Cross each value off as you write its leaf.', 'A value that comes twice has two leaves.'],
  };
};
