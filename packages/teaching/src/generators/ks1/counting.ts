import { makeGenerator } from '../make-generator.ts';
import { counted, plain } from '../written.ts';

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
