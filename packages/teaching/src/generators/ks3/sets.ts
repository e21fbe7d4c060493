import type { FigureOf } from '@hedgerow/figures/figure';
import { setSigns } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { fractionTex, q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { fraction, maths, plain } from '../written.ts';

type Rule = { readonly says: string; readonly has: (x: number) => boolean };
const multiples = (of: number): Rule => ({ says: `multiples of ${of}`, has: (x) => x % of === 0 });
const factors = (of: number): Rule => ({ says: `factors of ${of}`, has: (x) => of % x === 0 });
const rules: readonly Rule[] = [
  { says: 'even numbers', has: (x) => x % 2 === 0 },
  { says: 'odd numbers', has: (x) => x % 2 === 1 },
  { says: 'prime numbers', has: (x) => [2, 3, 5, 7, 11, 13, 17, 19].includes(x) },
  { says: 'square numbers', has: (x) => Number.isInteger(Math.sqrt(x)) },
  multiples(3),
  multiples(4),
  multiples(5),
  factors(12),
  factors(18),
  factors(20),
];
const numbers = (count: number, from = 1): number[] => Array.from({ length: count }, (_, at) => at + from);
const listed = (set: readonly number[]): string => set.join(', ');
const braces = (set: readonly number[]): string => maths(String.raw`\{${set.join(', ')}\}`);

type Regions = {
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly ab: readonly number[];
  readonly none: readonly number[];
};
const regionsOf = (all: readonly number[], one: Rule, other: Rule): Regions => ({
  a: all.filter((x) => one.has(x) && !other.has(x)),
  b: all.filter((x) => !one.has(x) && other.has(x)),
  ab: all.filter((x) => one.has(x) && other.has(x)),
  none: all.filter((x) => !one.has(x) && !other.has(x)),
});
const inOrder = (...sets: readonly (readonly number[])[]): number[] => sets.flat().toSorted((x, y) => x - y);
const universal = (top: number): string => `${maths(String.raw`\xi`)} = the whole numbers from 1 to ${top}`;

const asked = {
  both: String.raw`A \cap B`,
  either: String.raw`A \cup B`,
  notA: "A'",
  onlyA: String.raw`A \cap B'`,
  neither: String.raw`(A \cup B)'`,
} as const;
type Asked = keyof typeof asked;
const setOf = ({ a, b, ab, none }: Regions, asks: Asked): number[] =>
  ({ both: inOrder(ab), either: inOrder(a, b, ab), notA: inOrder(b, none), onlyA: inOrder(a), neither: inOrder(none) })[asks];
const meaning: Readonly<Record<Asked, string>> = {
  both: 'in A and in B',
  either: 'in A or in B or in both',
  notA: 'not in A',
  onlyA: 'in A and not in B',
  neither: 'neither in A nor in B',
};
const wrongSets: Readonly<Record<Asked, readonly (readonly [Asked | 'apart' | 'A' | 'B', string])[]>> = {
  both: [
    ['either', 'This is the union: everything in A or in B. The sign ∩ asks for what they share.'],
    ['apart', 'This leaves out what they share. That is what is asked for.'],
    ['A', 'This is all of A. It must be in B as well.'],
    ['onlyA', 'This is in A and not in B.'],
  ],
  either: [
    ['both', 'This is only what they share. The sign ∪ takes everything in A or in B.'],
    ['apart', 'This leaves out what they share. “Or” takes in both.'],
    ['A', 'This is only A. The elements of B belong as well.'],
    ['neither', 'This is what stands outside both.'],
  ],
  notA: [
    ['B', 'This is B. “Not A” takes in everything outside A, also outside both circles.'],
    ['A', 'This is A itself. The dash means “not”.'],
    ['neither', 'This leaves out what is in B. B without A is outside A as well.'],
    ['onlyA', 'This is inside A. The dash means “not”.'],
  ],
  onlyA: [
    ['A', 'This is all of A. What is also in B must go.'],
    ['both', 'This is what they share. The dash at B means “not in B”.'],
    ['neither', 'This is outside both. It must be in A.'],
    ['apart', 'This takes the rest of B as well. It must be in A.'],
  ],
  neither: [
    ['apart', 'This is in just one of them. The bracket with the dash means outside both.'],
    ['notA', 'This is outside A, and some of it is in B.'],
    ['either', 'This is the union itself. The dash means “not”.'],
    ['both', 'This is what they share. The dash means “not”.'],
  ],
};
const wrongSet = (regions: Regions, which: Asked | 'apart' | 'A' | 'B'): number[] => {
  if (which === 'apart') return inOrder(regions.a, regions.b);
  if (which === 'A') return inOrder(regions.a, regions.ab);
  return which === 'B' ? inOrder(regions.b, regions.ab) : setOf(regions, which);
};

const vennOf = ({ a, b, ab, none }: Regions): FigureOf<'venn'> => ({
  kind: 'venn',
  left: 'A',
  right: 'B',
  onlyLeft: listed(a),
  both: listed(ab),
  onlyRight: listed(b),
  neither: listed(none),
});
const fitsVenn = ({ a, b, ab, none }: Regions): boolean =>
  [a, b, ab, none].every((set) => set.length > 0 && listed(set).length <= 20) && ab.length <= 4 && a.length <= 6 && b.length <= 6;

export const combineSets = makeGenerator<readonly number[]>(
  {
    id: 'maths-combine-sets',
    title: 'Union, intersection and complement of sets',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['union and intersection', 'intersection of sets', 'union of sets', 'complement of a set', 'a union b', 'a intersection b'],
    kinds: setSigns,
  },
  ({ some, int, pick, level }) => {
    const [one = multiples(3), other = multiples(4)] = some(rules, 2);
    const top = level(int(9, 12), int(10, 14), int(12, 15));
    const regions = regionsOf(numbers(top), one, other);
    const asks = pick(level<readonly Asked[]>(['both', 'either'], ['both', 'either', 'notA'], ['notA', 'onlyA', 'neither']));
    if (!fitsVenn(regions)) return undefined;
    const key = setOf(regions, asks);
    const [setA, setB] = [inOrder(regions.a, regions.ab), inOrder(regions.b, regions.ab)];
    const pictured = level(true, pick([true, false]), false);
    return {
      stem: pictured
        ? `Look at the Venn diagram. Which elements are in ${maths(asked[asks])}?`
        : `${universal(top)}. A = ${one.says} and B = ${other.says}. Which elements are in ${maths(asked[asks])}?`,
      ...(pictured ? { figure: vennOf(regions), keyStandsInFigure: true } : {}),
      key,
      slips: wrongSets[asks].map(([which, why]) => [wrongSet(regions, which), why] as const),
      show: (set) => `{${listed(set)}}`,
      believable: (set) => set.length > 0,
      why: `${maths(asked[asks])} is everything that is ${meaning[asks]}.`,
      steps: [
        `A = ${braces(setA)} and B = ${braces(setB)}`,
        `${maths(asked[asks])} means: ${meaning[asks]}.`,
        `So ${maths(asked[asks])} = ${braces(key)}.`,
      ],
      hints: [
        `Say the signs as words: ${maths(String.raw`\cap`)} is “and”, ${maths(String.raw`\cup`)} is “or”, and a dash is “not”.`,
        'Go through the elements one after the other and ask of each whether the sentence is true for it.',
      ],
      drawn: { asks, top, one: one.says, other: other.says },
    };
  },
);

export const setNotation = makeGenerator<number>(
  {
    id: 'maths-set-notation',
    title: 'Signs and words of sets',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['set notation', 'number of elements in a set', 'n(a)', 'element of', 'symbols of sets'],
    kinds: setSigns,
  },
  ({ some, int, pick, level }) => {
    const [one = multiples(3), other = multiples(4)] = some(rules, 2);
    const top = level(int(8, 12), int(10, 15), int(14, 20));
    const regions = regionsOf(numbers(top), one, other);
    const { a, b, ab, none } = regions;
    if ([a, b, ab, none].some((set) => set.length === 0)) return undefined;
    const asks = pick(level<readonly (Asked | 'A')[]>(['A', 'notA'], ['both', 'either', 'notA'], ['onlyA', 'neither', 'either']));
    const [setA, setB] = [inOrder(a, ab), inOrder(b, ab)];
    const set = asks === 'A' ? setA : setOf(regions, asks);
    const sign = asks === 'A' ? 'A' : asked[asks];
    const says = asks === 'A' ? 'in A' : meaning[asks];
    const given = `${universal(top)}. A = ${one.says}${asks === 'A' || asks === 'notA' ? '' : ` and B = ${other.says}`}.`;
    const sum = setA.reduce((total, x) => total + x, 0);
    return {
      stem: `${given} Find ${maths(`n(${sign})`)}.`,
      key: set.length,
      slips: {
        A: [
          [sum, 'This adds the elements. n(A) only counts them.'] as const,
          [top - setA.length, 'This counts what is not in A.'] as const,
          [Math.max(...setA), 'This is the largest element. n(A) says how many there are.'] as const,
          [top, 'This counts all the numbers.'] as const,
          [setA.length - 1, 'This misses one element. Begin with the smallest number that fits.'] as const,
        ],
        notA: [
          [setA.length, 'This counts A itself. The dash means “not in A”.'] as const,
          [top - setA.length - 1, 'This leaves one out. Check both ends of the list.'] as const,
          [top, 'This counts all the numbers.'] as const,
          [top - Math.max(...setA), 'This subtracts the largest element. Subtract how many there are.'] as const,
        ],
        both: [
          [a.length + b.length + ab.length, 'This counts everything in A or in B. The sign ∩ means “and”.'] as const,
          [setA.length, 'This counts all of A. It must be in B too.'] as const,
          [setA.length + setB.length, 'This adds the two. The sign ∩ asks for what they share.'] as const,
          [a.length + b.length, 'This counts what is in just one of them.'] as const,
        ],
        either: [
          [setA.length + setB.length, 'This counts twice what is in both.'] as const,
          [ab.length, 'This counts only what is in both. The sign ∪ means “or”.'] as const,
          [a.length + b.length, 'This leaves out what is in both. “Or” takes it in.'] as const,
          [none.length, 'This counts what is outside both.'] as const,
        ],
        onlyA: [
          [setA.length, 'This counts all of A. What is also in B must go.'] as const,
          [ab.length, 'This counts what they share. The dash at B means “not”.'] as const,
          [a.length + none.length, 'This counts everything outside B. It must be in A.'] as const,
          [a.length + b.length, 'This counts the rest of B as well.'] as const,
        ],
        neither: [
          [a.length + b.length + ab.length, 'This counts the union. The dash means “not”.'] as const,
          [top - setA.length, 'This counts everything outside A. Some of it is in B.'] as const,
          [top - setA.length - setB.length, 'This subtracts twice what is in both.'] as const,
          [top - ab.length, 'This takes away only what is in both.'] as const,
        ],
      }[asks],
      show: plain,
      believable: wholeAndPositive,
      why: `${maths(`n(${sign})`)} is how many elements are ${says}: ${braces(set)}.`,
      steps: [
        asks === 'A' || asks === 'notA' ? `A = ${braces(setA)}` : `A = ${braces(setA)} and B = ${braces(setB)}`,
        `${maths(sign)}, everything ${says}, is ${braces(set)}.`,
        `Counted: ${set.length}`,
      ],
      hints: [
        'The letter n before a bracket asks how many elements there are, not which.',
        'Write the elements of each set in a list first: then none is forgotten and none counted twice.',
      ],
      drawn: { asks, top, one: one.says, other: other.says },
    };
  },
);

type Read = 'left' | 'right' | 'both' | 'either' | 'not' | 'one' | 'unknown';

export const vennReading = makeGenerator<number>(
  {
    id: 'maths-venn-diagram-reading',
    title: 'Reading a Venn diagram',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['reading venn diagrams', 'regions of a venn diagram', 'what does a venn diagram show'],
  },
  ({ int, pick, some, level }) => {
    const [left = '', right = ''] = some(['cats', 'dogs', 'rabbits', 'fish', 'bikes', 'skates', 'phones', 'watches'], 2);
    const [a, both, b, none] = [int(3, 19), int(2, 12), int(3, 19), int(1, 12)];
    const asks = pick(level<readonly Read[]>(['left', 'right'], ['left', 'right', 'either', 'not'], ['one', 'not', 'unknown']));
    const total = a + b + both + none;
    if (new Set([a, b, both, none]).size < 4) return undefined;
    const key = { left: a + both, both, right: b + both, either: a + b + both, not: b + none, one: a + b, unknown: a }[asks];
    const figure: FigureOf<'venn'> = {
      kind: 'venn',
      left,
      right,
      onlyLeft: asks === 'unknown' ? '?' : `${a}`,
      both: `${both}`,
      onlyRight: `${b}`,
      neither: `${none}`,
    };
    return {
      stem: `The Venn diagram shows ${asks === 'unknown' ? `what ${total} people own` : 'how many people own what'}. How many people own ${
        {
          left,
          right,
          both: `both ${left} and ${right}`,
          either: `${left} or ${right} or both`,
          not: `no ${left}`,
          one: `just one of the two: ${left} or ${right}`,
          unknown: `${left} and no ${right}`,
        }[asks]
      }?`,
      figure,
      key,
      slips: {
        left: [
          [a, 'This leaves out the overlap. Those people own both, so they count.'] as const,
          [a + both + b, 'This counts everybody in the two circles.'] as const,
          [both, 'This counts only those who own both.'] as const,
          [a + none, 'This adds those outside the circles.'] as const,
        ],
        right: [
          [b, 'This leaves out the overlap. Those people own both, so they count.'] as const,
          [a + both + b, 'This counts everybody in the two circles.'] as const,
          [a + both, 'This is the other circle.'] as const,
          [both, 'This counts only those who own both.'] as const,
        ],
        both: [
          [a + b, 'This adds the two outer parts. “Both” is the overlap.'] as const,
          [a + b + both, 'This counts everybody in the two circles.'] as const,
          [none, 'This is outside both circles.'] as const,
          [a + both, 'This is a whole circle.'] as const,
        ],
        either: [
          [a + b, 'This leaves out the overlap. “Or both” takes it in.'] as const,
          [both, 'This counts only those who own both.'] as const,
          [total, 'This counts those outside the circles as well.'] as const,
          [a + b + 2 * both, 'This counts the overlap twice.'] as const,
        ],
        not: [
          [none, `This counts only those outside both circles. Those with only ${right} have no ${left} either.`] as const,
          [b, 'This forgets those outside the circles.'] as const,
          [b + both + none, `This counts the overlap. Those people own ${left}.`] as const,
          [a + both, `This counts those who own ${left}.`] as const,
        ],
        one: [
          [a + b + both, 'This counts the overlap. Those people own both, not just one.'] as const,
          [both, 'This counts those who own both.'] as const,
          [a + b + none, 'This counts those outside as well. They own neither.'] as const,
          [a + both, 'This is a whole circle.'] as const,
        ],
        unknown: [
          [total - both - b, 'This forgets those outside the circles.'] as const,
          [a + both, `This is everybody with ${left}, the overlap too.`] as const,
          [total - none - b, 'This leaves the overlap in.'] as const,
          [total - a, 'This adds up the parts that are given. Subtract them from all.'] as const,
        ],
      }[asks],
      show: plain,
      believable: wholeAndPositive,
      why: {
        left: `A circle is made of two parts: those with ${left} only, and the overlap.`,
        right: `A circle is made of two parts: those with ${right} only, and the overlap.`,
        both: 'The overlap belongs to both circles.',
        either: 'All three parts inside the circles count.',
        not: `Everything outside the circle of ${left} counts: the rest of the other circle, and the corner outside.`,
        one: 'The two outer parts count; the overlap owns both.',
        unknown: `All four parts together are ${total}, so the missing one is what is left.`,
      }[asks],
      steps: {
        left: [`Only ${left}: ${a}. The overlap: ${both}.`, `${a} + ${both} = ${key}`],
        right: [`Only ${right}: ${b}. The overlap: ${both}.`, `${b} + ${both} = ${key}`],
        both: ['The overlap lies inside both circles.', `It says ${key}.`],
        either: ['The parts inside the circles are three.', `${a} + ${both} + ${b} = ${key}`],
        not: [`Outside the circle of ${left} are two parts: ${b} and ${none}.`, `${b} + ${none} = ${key}`],
        one: [`Only ${left}: ${a}. Only ${right}: ${b}.`, `${a} + ${b} = ${key}`],
        unknown: [`The parts that are known: ${both} + ${b} + ${none} = ${total - a}`, `${total} − ${total - a} = ${key}`],
      }[asks],
      hints: [
        'There are four parts: only the one, both, only the other, and neither. Say for each whether it counts.',
        asks === 'unknown'
          ? 'Every person stands in exactly one of the four parts.'
          : 'Who stands in the overlap owns both things, so that part lies in both circles.',
      ],
      drawn: { asks, cells: [a, both, b, none] },
    };
  },
);

export const vennChances = makeGenerator<Rational>(
  {
    id: 'maths-venn-probability',
    title: 'Probability from a Venn diagram',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['venn diagram probability', 'probability from venn diagrams', 'p(a and b) venn', 'p(a or b) venn'],
    kinds: setSigns,
  },
  ({ int, pick, level }) => {
    const cells = [int(2, 15), int(2, 12), int(2, 15), int(1, 12)] as const;
    const [a, both, b, none] = cells;
    const total = a + b + both + none;
    const asks = pick(level<readonly (Asked | 'A')[]>(['A', 'both'], ['either', 'notA', 'A'], ['onlyA', 'neither', 'notA']));
    if (new Set(cells).size < 4) return undefined;
    const fits = { A: a + both, both, either: a + b + both, notA: b + none, onlyA: a, neither: none }[asks];
    const key = q(fits, total);
    const sign = asks === 'A' ? 'A' : asked[asks];
    const says = asks === 'A' ? 'in A' : meaning[asks];
    const out = (count: number): Rational => q(count, total);
    const sum = { A: `${a} + ${both}`, both: '', either: `${a} + ${both} + ${b}`, notA: `${b} + ${none}`, onlyA: '', neither: '' }[asks];
    return {
      stem: `The Venn diagram shows how many things are in each region. One is picked at random. What is ${maths(`P(${sign})`)}?`,
      figure: { kind: 'venn', left: 'A', right: 'B', onlyLeft: `${a}`, both: `${both}`, onlyRight: `${b}`, neither: `${none}` },
      key,
      slips: {
        A: [
          [out(a), 'This leaves out the overlap. It belongs to A as well.'] as const,
          [q(a + both, a + both + b), 'This is out of the circles only. Those outside can be picked too.'] as const,
          [q(a, a + both), 'This is out of A. Everything can be picked.'] as const,
          [out(both), 'This is the overlap only.'] as const,
        ],
        both: [
          [out(a + both + b), 'This is A or B. The sign ∩ means “and”.'] as const,
          [q(both, a + both + b), 'This is out of the circles only. Those outside can be picked too.'] as const,
          [out(a + b), 'This leaves out the overlap, and that is what is asked for.'] as const,
          [q(both, a + both), 'This is out of A. Everything can be picked.'] as const,
        ],
        either: [
          [out(a + b), 'This leaves out the overlap. “Or” takes it in.'] as const,
          [out(both), 'This is only the overlap. The sign ∪ means “or”.'] as const,
          [out(a + b + 2 * both), 'This counts the overlap twice.'] as const,
          [out(none), 'This is the probability of neither.'] as const,
        ],
        notA: [
          [out(b), 'This forgets those outside both circles. They are not in A either.'] as const,
          [out(none), 'This takes only those outside both. The rest of B is not in A either.'] as const,
          [out(a + both), 'This is A itself. The dash means “not”.'] as const,
          [out(b + both), 'This is B. “Not A” is something else.'] as const,
        ],
        onlyA: [
          [out(a + both), 'This is all of A. What is also in B must go.'] as const,
          [out(both), 'This is the overlap. The dash at B means “not”.'] as const,
          [q(a, a + both), 'This is out of A. Everything can be picked.'] as const,
          [out(a + none), 'This is everything outside B. It must be in A.'] as const,
        ],
        neither: [
          [out(a + both + b), 'This is the union. The dash means “not”.'] as const,
          [out(b + none), 'This is “not A”. It must be outside B too.'] as const,
          [q(none, a + both + b), 'This compares with the circles. Compare with everything.'] as const,
          [out(a + b), 'This is just one of the two.'] as const,
        ],
      }[asks],
      show: fraction,
      believable: (x) => x.n > 0n && x.n < x.d,
      why: `${maths(sign)} is everything ${says}: ${fits} of all ${total}.`,
      steps: [
        `All of them: ${a} + ${both} + ${b} + ${none} = ${total}`,
        sum === '' ? `${maths(sign)} is the one region ${says}: ${fits}` : `${maths(sign)}, everything ${says}: ${sum} = ${fits}`,
        `The probability is ${maths(String.raw`\frac{${fits}}{${total}}${Number(key.d) === total ? '' : ` = ${fractionTex(key)}`}`)}.`,
      ],
      hints: [
        'The bottom of the fraction is everything that could be picked, also outside the circles.',
        `Say the sign as words: ${maths(String.raw`\cap`)} is “and”, ${maths(String.raw`\cup`)} is “or”, a dash is “not”. Which regions fit?`,
      ],
      drawn: { asks, cells },
    };
  },
);
