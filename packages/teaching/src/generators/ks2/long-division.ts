import { dividedInSteps } from '../column-steps.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { maths, plain, tex } from '../written.ts';

export const longDivision = makeGenerator(
  {
    id: 'maths-long-division',
    title: 'Long division',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['long division', 'divide by two digits', 'dividing by a two-digit number', 'bus stop with two digits'],
  },
  ({ int, level }) => {
    const by = level(int(11, 16), int(13, 29), int(23, 68));
    const key = level(int(12, 48), int(34, 99), int(103, 147));
    const total = by * key;
    if (by % 10 === 0 || total > 9_999) return undefined;
    const inSteps = dividedInSteps(total, by);
    const first = `${by}, ${by * 2}, ${by * 3}, ${by * 4}`;
    return {
      stem: `Work out ${maths(String.raw`${tex(total)} \div ${by}`)}.`,
      key,
      slips: [
        [
          key % 100 < 10 && key > 99 ? Math.floor(key / 100) * 10 + (key % 10) : key + 10,
          key > 109 || key < 100 ? 'This has one ten too many.' : 'This leaves out the 0 in the tens.',
        ],
        [key - 1, `This is one ${by} too few. Is there enough left for one more?`],
        [key + 1, `This is one ${by} too many.`],
        [key - 10, 'This has one ten too few.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `${plain(key)} × ${by} = ${plain(total)}, so ${plain(total)} ÷ ${by} = ${plain(key)}.`,
      steps: [`List the first multiples of ${by}: ${first}.`, ...inSteps.map(({ text }) => text), `The answer is ${plain(key)}.`],
      stepFigures: [null, ...inSteps.map(({ figure }) => figure), null],
      hints: [
        `Write out the first multiples of ${by}.`,
        'How many times does it go into the first two or three digits? What is left over?',
      ],
      drawn: { total, by },
    };
  },
);
