import type { Figure } from '@hedgerow/figures/figure';
import { beside, saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { maths, plain } from '../written.ts';

const signOf = (a: number, b: number): string => (a < b ? '<' : a > b ? '>' : '=');
const wordsOf: Readonly<Record<string, string>> = { '<': 'is less than', '>': 'is greater than', '=': 'is equal to' };

const slipOf = (one: string): string =>
  one === '='
    ? 'This says that they are the same.'
    : one === '<'
      ? 'This says that the first is smaller.'
      : 'This says that the first is bigger.';

export const comparingSigns = makeGenerator<string>(
  {
    id: 'maths-comparing-signs',
    title: 'Greater than and less than',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: [
      'greater than less than',
      'greater than and less than signs',
      'more than less than symbols',
      'crocodile signs',
      'comparing with signs',
    ],
    leavesOut: /^(?!.*\b(?:signs?|symbols?|greater|less)).*\border/,
  },
  ({ int, pick, level }) => {
    const most = level(20, 100, 100);
    const a = int(level(2, 11, 21), most - 2);
    const b = pick([int(2, most - 1), a, Math.floor(a / 10) * 10 + int(0, 9), 10 * (a % 10) + Math.floor(a / 10)]);
    const form = level(pick(['sign', 'words'] as const), pick(['sign', 'words', 'true'] as const), pick(['true', 'sum'] as const));
    const extra = int(1, 5);
    if (b < 2 || b > most || (form === 'true' && a === b)) return undefined;
    const [left, right] = form === 'sum' ? [a + extra, b] : [a, b];
    if (left > 100) return undefined;
    const sign = signOf(left, right);
    const hints = ['Which number is bigger? Look at the tens first.', 'The wide side of the sign opens to the bigger number.'];
    const steps = [
      left === right ? `Both are ${left}.` : `${Math.max(left, right)} is bigger than ${Math.min(left, right)}.`,
      `${left} ${wordsOf[sign]} ${right}.`,
    ];
    const why =
      left === right
        ? 'The two are the same, so they are equal.'
        : `The wide side of the sign opens to the bigger number, ${Math.max(left, right)}.`;
    const drawn = { left, right, form };
    if (form === 'true') {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const up = pick([true, false]);
      return {
        stem: pick([
          'Which of these uses greater than or less than in the right way?',
          'Only one of these signs is right: greater than or less than. Which?',
        ]),
        key: up ? `${low} < ${high}` : `${high} > ${low}`,
        slips: [
          [up ? `${high} < ${low}` : `${low} > ${high}`, 'This has the numbers the wrong way round for that sign.'],
          [up ? `${low} > ${high}` : `${high} < ${low}`, 'This has the sign the wrong way round.'],
          [`${low} = ${high}`, 'This says that they are the same.'],
        ],
        show: (text) => maths(text),
        why,
        steps,
        hints,
        drawn,
      };
    }
    const asSign = form !== 'words';
    const shown = (one: string): string => (asSign ? one : (wordsOf[one] ?? one));
    return {
      stem:
        form === 'words'
          ? pick([`Fill the gap: ${a} … ${b}.`, `Which words go between ${a} and ${b}?`])
          : pick([
              String.raw`Which sign goes in the box: greater than, less than or equals? $${form === 'sum' ? `${a} + ${extra}` : a} \; \square \; ${b}$`,
              String.raw`Which sign goes in the box? $${form === 'sum' ? `${a} + ${extra}` : a} \; \square \; ${b}$`,
            ]),
      key: sign,
      slips: ['<', '>', '='].filter((one) => one !== sign).map((one) => [one, slipOf(one)] as const),
      show: shown,
      why,
      steps: form === 'sum' ? [`${a} + ${extra} = ${left}`, ...steps] : steps,
      hints,
      drawn,
    };
  },
);

const long = ['pencil', 'book', 'spoon', 'ribbon', 'shoe', 'crayon', 'card', 'brush'] as const;

const cubes = (count: number, shaded = false) =>
  Array.from({ length: count }, () => ({ share: 1, text: '', ...(shaded ? { shaded } : {}) }));
/** Each thing as a train of cubes, as far as they find room. */
const trains = (form: 'row' | 'more' | 'fewer' | 'difference' | 'two', a: number, b: number): Figure | undefined => {
  const bars = {
    row: [[...cubes(a), ...cubes(b, true)]],
    more: [cubes(a), [...cubes(a), ...cubes(b, true)]],
    fewer: [cubes(a), cubes(Math.max(1, a - b))],
    difference: [cubes(a), cubes(b)],
    two: [cubes(a), cubes(a), cubes(b)],
  }[form];
  return bars.some((parts) => parts.length > 12) ? undefined : { kind: 'bar-model', bars: bars.map((parts) => ({ parts })) };
};

export const measureWithCubes = makeGenerator<number>(
  {
    id: 'maths-measure-with-cubes',
    title: 'Measuring with cubes',
    keyStage: 'KS1',
    years: [1],
    synonyms: ['measuring with cubes', 'non-standard units', 'measure with blocks', 'how many cubes long', 'measuring with paper clips'],
  },
  ({ int, pick, some, level }) => {
    const [first, second] = some(long, 2);
    const a = int(3, level(8, 10, 14));
    const b = int(2, level(5, 8, 10));
    const name = pick(names);
    const form = level(
      pick(['row', 'more'] as const),
      pick(['more', 'fewer', 'difference'] as const),
      pick(['difference', 'two'] as const),
    );
    if (a === b || (form === 'fewer' && b >= a)) return undefined;
    const key = { row: a + b, more: a + b, fewer: a - b, difference: Math.abs(a - b), two: 2 * a + b }[form];
    return {
      stem: {
        row: `${name} puts ${a} cubes along a ${first}. ${b} more cubes fit. How many cubes long is the ${first}?`,
        more: `A ${first} is ${a} cubes long. A ${second} is ${b} cubes longer. How many cubes long is the ${second}?`,
        fewer: `A ${first} is ${a} cubes long. A ${second} is ${b} cubes shorter. How many cubes long is the ${second}?`,
        difference: `A ${first} is ${a} cubes long. A ${second} is ${b} cubes long. How many cubes longer is the longer one?`,
        two: `A ${first} is ${a} cubes long. ${name} lays two of them end to end with a ${second} of ${b} cubes. How many cubes long is the row?`,
      }[form],
      illustration: trains(form, a, b),
      key,
      slips: [
        [
          form === 'fewer' || form === 'difference' ? a + b : Math.abs(a - b),
          form === 'fewer' || form === 'difference' ? 'This puts the two together.' : 'This takes away.',
        ],
        [
          form === 'two' ? a + b : Math.max(a, b),
          form === 'two' ? 'This has only one of the two.' : 'This is one of the numbers in the story.',
        ],
        [key + 1, 'This counts one cube too many.'],
        [key - 1, 'This counts one cube too few.'],
      ],
      show: (x) => (x === 1 ? '1 cube' : `${plain(x)} cubes`),
      believable: wholeAndPositive,
      why: `The cubes are all the same size, so they can be counted: ${form === 'two' ? `${a} + ${a} + ${b}` : form === 'fewer' || form === 'difference' ? `${Math.max(a, b)} − ${Math.min(a, b)}` : `${a} + ${b}`} = ${key}.`,
      steps: [
        `${form === 'two' ? `${a} + ${a} + ${b}` : form === 'fewer' || form === 'difference' ? `${Math.max(a, b)} − ${Math.min(a, b)}` : `${a} + ${b}`} = ${key}`,
      ],
      hints: [
        'Put the cubes in a row with no gaps.',
        form === 'fewer' || form === 'difference' ? 'Take the cubes of one from the cubes of the other.' : 'Put all the cubes together.',
      ],
      drawn: { form, a, b },
    };
  },
);

const sizes = [
  ['half', 2],
  ['a quarter', 4],
  ['a third', 3],
] as const;

export const partsToShade = makeGenerator<number>(
  {
    id: 'maths-parts-to-shade',
    title: 'Half, a quarter and a third of a shape',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['half of a shape', 'shade half', 'quarter of a shape', 'third of a shape', 'shading fractions'],
    kinds: [beside(saying(/\bshapes?\b|\bshad/, /parts?\b|shaded|shape|pizza|pie|cake/))],
  },
  ({ int, pick, level }) => {
    const [name, by] = pick(sizes);
    const each = int(level(1, 2, 2), level(2, by === 2 ? 5 : 3, by === 2 ? 6 : 4));
    const parts = by * each;
    const shape = pick(['bar', 'circle'] as const);
    const some = level(0, each > 1 ? pick([0, int(1, each - 1)]) : 0, int(1, Math.max(1, each - 1)));
    const called = shape === 'bar' ? pick(['bar', 'ribbon', 'flag']) : pick(['circle', 'pizza', 'pancake']);
    const key = each - some;
    if (key < 1 || parts > 12) return undefined;
    return {
      stem:
        some === 0
          ? pick([`You shade ${name} of the ${called}. How many parts do you shade?`, `How many parts make ${name} of the ${called}?`])
          : `Some of the ${called} is shaded. How many more parts must be shaded to make ${name}?`,
      figure: { kind: 'fraction', shape, parts, shaded: Array.from({ length: some }, (_, at) => at) },
      key,
      slips: [
        [
          some === 0 ? by : each,
          some === 0 ? `This says into how many equal groups the parts go.` : 'This is how many are shaded in the end.',
        ],
        [parts - some, 'This is all the rest.'],
        [key + 1, 'This is one part too many.'],
        [parts - each, 'This is what is left over.'],
        [key - 1, 'This is one part too few.'],
      ],
      show: (x) => (x === 1 ? '1 part' : `${x} parts`),
      believable: wholeAndPositive,
      keyStandsInFigure: true,
      why: `There are ${parts} equal parts. Share them into ${by} equal groups: one group is ${each === 1 ? '1 part' : `${each} parts`}.${some === 0 ? '' : ` ${some} of them ${some === 1 ? 'is' : 'are'} shaded already.`}`,
      steps: [
        `Count all the parts: ${parts}.`,
        `Share them into ${by} equal groups: ${each} in each.`,
        ...(some === 0 ? [] : [`${each} − ${some} = ${key}`]),
      ],
      hints: ['How many equal parts are there in all?', `For ${name} make ${by} equal groups.`],
      drawn: { parts, by, some },
    };
  },
);
