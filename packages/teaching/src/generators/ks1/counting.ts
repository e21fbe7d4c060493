import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator, notNegative } from '../make-generator.ts';
import { counted, plain } from '../written.ts';

/** The pattern as jumps along a line, with a question mark where the next one lands. */
const patternLine = (shown: readonly number[], jump: number): FigureOf<'number-line'> => {
  const next = (shown.at(-1) ?? 0) + jump;
  const all = [...shown, next];
  return {
    kind: 'number-line',
    from: Math.min(...all),
    to: Math.max(...all),
    step: Math.abs(jump),
    labelled: all,
    texts: { [String(next)]: '?' },
    jumps: shown.slice(1).map((to, at) => ({ from: shown[at] ?? to, to, text: `${jump > 0 ? '+' : '−'}${Math.abs(jump)}` })),
  };
};

export const countInSteps = makeGenerator(
  {
    id: 'maths-count-in-steps',
    varies: 'step',
    title: 'Count in steps',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['counting', 'skip counting', 'count in twos', 'count in fives', 'count in tens', 'number patterns'],
  },
  ({ int, pick, level }) => {
    const step = level(pick([2, 5, 10]), pick([2, 5, 10]), pick([3, 5, 10]));
    const down = level(1, pick([1, -1]), pick([1, -1]));
    const start = step === 3 ? 3 * int(1, 6) : step * int(1, level(4, 6, 6));
    const first = down < 0 ? start + 4 * step : start + level(0, 0, step === 10 ? int(1, 9) : 0);
    const shown = [0, 1, 2, 3].map((place) => first + down * step * place);
    const last = shown[3] ?? 0;
    return {
      stem: `Look at the pattern: ${shown.join(', ')}, … Which number comes next?`,
      figure: patternLine(shown, down * step),
      key: last + down * step,
      slips: [
        [last + down * (step === 1 ? 2 : 1), step === 1 ? 'This jumps over a number.' : 'This goes on by 1 only.'],
        [last - down * step, 'This goes the wrong way.'],
        [last + 2 * down * step, 'This makes two jumps.'],
      ],
      show: plain,
      believable: notNegative,
      why: `Each number is ${step} ${down > 0 ? 'more' : 'less'} than the one before, and so is the next.`,
      steps: [
        `From ${first} to ${shown[1]} is a jump of ${step} ${down > 0 ? 'up' : 'down'}.`,
        `Jump ${step} ${down > 0 ? 'up' : 'down'} from ${last}: ${last + down * step}.`,
      ],
      hints: ['Do the numbers get bigger or smaller?', 'How big is each jump?', 'Make the same jump from the last number.'],
      drawn: { shown, step },
    };
  },
);

export const oneMoreOneLess = makeGenerator(
  {
    id: 'maths-one-more-one-less',
    varies: 'by',
    title: 'One more and one less',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['one more', 'one less', 'ten more', 'ten less', '10 more', '10 less'],
  },
  ({ int, pick, level }) => {
    const by = level(1, pick([1, 10]), pick([20, 30]));
    const way = pick([1, -1]);
    const start = level(int(2, 19), int(12, 88), int(31, 69));
    const [word, other] = way > 0 ? ['more', 'less'] : ['less', 'more'];
    return {
      stem: `What is ${by} ${word} than ${start}?`,
      key: start + way * by,
      slips: [
        [start - way * by, `This is ${by} ${other}, not ${by} ${word}.`],
        [start + way * (by >= 10 ? 1 : 2), by >= 10 ? `This is only 1 ${word}.` : `This is 2 ${word}.`],
        [start + way * 10, `This is 10 ${word}.`],
      ],
      show: plain,
      believable: notNegative,
      why:
        by === 1
          ? `1 ${word} is the number that comes just ${way > 0 ? 'after' : 'before'} ${start}.`
          : `${by} ${word} changes the tens by ${by / 10} and leaves the ones as they are.`,
      steps: [`Start at ${start}.`, `Go ${way > 0 ? 'up' : 'down'} ${by}: you land on ${start + way * by}.`],
      hints: ['Think of a number line or a hundred square.', `The word "${word}" tells you to go ${way > 0 ? 'up' : 'down'}.`],
      drawn: { start, by, way },
    };
  },
);

/** Odd numbers are written with one ten broken up, so that the tens alone do not decide. */
const inTensAndOnes = (x: number): string => {
  const ones = x % 2 === 0 ? x % 10 : (x % 10) + 10;
  return `${counted((x - ones) / 10, 'ten')} and ${counted(ones, 'one')}`;
};

export const compareNumbers = makeGenerator(
  {
    id: 'maths-compare-numbers',
    title: 'Compare numbers',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['ordering numbers', 'greatest', 'smallest', 'bigger', 'more than', 'less than', 'order numbers'],
    leavesOut: /\bgreater than (?:and |or )?less than\b|\bsymbols?\b/,
  },
  ({ int, pick, some, level }) => {
    const tens = int(2, 8);
    const ones = int(1, 9);
    const near = [10 * tens + ones, 10 * ones + tens, 10 * tens + int(0, 9), 10 * (tens + 1) + int(0, 3)];
    const low = int(3, 15);
    const numbers = level([low, low + int(1, 3), low - int(1, 3)], some(near, 3), some(near, 3));
    const greatest = level(true, pick([true, false]), pick([true, false]));
    const ordered = numbers.toSorted((a, b) => (greatest ? b - a : a - b));
    const [key = 0, middle = 0, last = 0] = ordered;
    if (new Set(numbers).size < 3) return undefined;
    const word = greatest ? 'greatest' : 'smallest';
    return {
      stem: `Which of these numbers is the ${word}?`,
      key,
      slips: [
        [middle, `This is the number in the middle, not the ${word}.`],
        [last, `This is the ${greatest ? 'smallest' : 'greatest'}, not the ${word}.`],
      ],
      show: level(plain, plain, inTensAndOnes),
      why:
        key < 20
          ? `On a number line ${key} is furthest to the ${greatest ? 'right' : 'left'}.`
          : `First compare the tens. Where the tens are the same, compare the ones. So ${key} is the ${word}.`,
      steps: [
        level(
          'Look at the tens first, then at the ones.',
          'Look at the tens first, then at the ones.',
          'Write each one as a number. 10 ones make another ten.',
        ),
        `In order: ${ordered.join(', ')}.`,
      ],
      hints: ['The tens count more than the ones.', 'Put the three numbers on a number line in your head.'],
      drawn: { numbers, word },
    };
  },
);
