import { makeGenerator } from '../make-generator.ts';
import { q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counted, plain } from '../written.ts';

const wordsOfChance = ['impossible', 'unlikely', 'even chance', 'likely', 'certain'] as const;
type Chance = (typeof wordsOfChance)[number];
const wordFor = (x: Rational): Chance => {
  const value = toNumber(x);
  return value === 0 ? 'impossible' : value === 1 ? 'certain' : value === 0.5 ? 'even chance' : value < 0.5 ? 'unlikely' : 'likely';
};

const written = (x: number): string => plain(q(x, 100));

export const probabilityScale = makeGenerator<string>(
  {
    id: 'maths-probability-scale',
    title: 'The probability scale',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: [
      'probability scale',
      'words of chance',
      'likely and unlikely',
      'impossible and certain',
      'even chance',
      'probabilities add up to 1',
    ],
  },
  ({ int, pick, some, level }) => {
    const colours = some(['red', 'blue', 'green', 'yellow', 'white'], 2);
    const [first = '', second = ''] = colours;
    if (level(true, false, false)) {
      const total = 2 * int(3, 10);
      const word = pick(wordsOfChance);
      const count = { impossible: 0, unlikely: int(1, 2), 'even chance': total / 2, likely: total - int(1, 2), certain: total }[word];
      if (wordFor(q(count, total)) !== word) return undefined;
      const bag = [...(count > 0 ? [`${count} ${first}`] : []), ...(count < total ? [`${total - count} ${second}`] : [])].join(' and ');
      const notes: Readonly<Record<Chance, string>> = {
        impossible: `This would mean that no ${first} counter is in the bag.`,
        unlikely: `This would mean that fewer than half of the counters are ${first}.`,
        'even chance': `This would mean that half of the counters are ${first}.`,
        likely: `This would mean that more than half, but not all, of the counters are ${first}.`,
        certain: `This would mean that every counter is ${first}.`,
      };
      return {
        stem: `A bag holds ${bag} counters and nothing else. One is taken without looking. How likely is it to be ${first}?`,
        key: word,
        slips: some(
          wordsOfChance.filter((one) => one !== word),
          4,
        ).map((one) => [one, notes[one]] as const),
        show: (text) => text,
        why: `${count === 0 ? 'None' : count === total ? 'All' : count} of the ${total} counters ${count === 1 ? 'is' : 'are'} ${first}.`,
        steps: [`${first}: ${count}, all counters: ${total}`, `Compare ${count} with half of ${total}, which is ${total / 2}.`],
        hints: [`How many of the ${total} counters are ${first}?`, 'Compare that with none, half and all.'],
        drawn: { asks: 'word', count, total },
      };
    }
    if (level(false, true, false)) {
      const [top, bottom] = [int(1, 9), 10];
      if (top === 5) return undefined;
      const places = some(
        [1, 2, 3, 4, 6, 7, 8, 9].filter((each) => each !== top && each !== 10 - top),
        2,
      );
      const marks = [top, 10 - top, ...places];
      const unit = 10 * int(1, 4);
      const fits = (unit * top) / 10;
      const value = q(top, bottom);
      return {
        stem: `A bag holds ${fits} ${first} and ${unit - fits} ${second} counters. Find the probability that a counter taken at random is ${first}, as a decimal on the scale from 0 to 1.`,
        figure: { kind: 'number-line', from: 0, to: 1, step: 0.1, labelled: [0, 0.5, 1] },
        key: plain(value),
        slips: [
          [plain(q(10 - top, 10)), `This is where ${second} stands.`],
          [plain(q(top)), 'This is above 1. No probability is: 1 is certain.'],
          [plain(q(fits)), `This counts the ${first} counters. The scale asks for their part of all.`],
          [plain(q(1, 2)), 'This is an even chance. There are not as many of each colour.'],
          ...marks.slice(2).map((each) => [plain(q(each, 10)), `This would be ${each} of every 10 counters.`] as const),
        ],
        show: (text) => text,
        why: `${fits} of ${unit} counters are ${first}, and that is ${counted(top, 'tenth')}.`,
        steps: [`All counters: ${fits} + ${unit - fits} = ${unit}`, `${fits} ÷ ${unit} = ${plain(value)}`],
        hints: [
          'The scale ends at 1, for certain: every probability is a part of 1.',
          `What part of all the counters is ${first}: more or less than half?`,
        ],
        drawn: { asks: 'place', fits, total: unit },
      };
    }
    const parts = [int(5, 50), int(5, 40), int(5, 30)].map((each) => each);
    const [a = 0, b = 0, c = 0] = parts;
    const rest = 100 - a - b - c;
    if (rest < 4 || new Set([a, b, c, rest]).size < 4 || a % 10 === 0) return undefined;
    return {
      stem: `A spinner can land on A, B, C or D. P(A) = ${written(a)}, P(B) = ${written(b)} and P(C) = ${written(c)}. Find P(D).`,
      key: written(rest),
      slips: [
        [written(a + b + c), 'This is the probability of A, B or C. What is left of 1?'],
        [written(25), 'This says that all four are equally likely. They are not.'],
        [written(100 - a - b), 'This forgets C.'],
        [written(100 - c), 'This subtracts only the last one.'],
        [plain(q(10 * (a + b + c) >= 1000 ? 1 : 1000 - a - b - c, 100)), 'This subtracts from 10. Certain is 1.'],
      ],
      show: (text) => text,
      why: `One of the four must come, so together they make 1: 1 − ${written(a + b + c)}.`,
      steps: [`${written(a)} + ${written(b)} + ${written(c)} = ${written(a + b + c)}`, `1 − ${written(a + b + c)} = ${written(rest)}`],
      hints: ['The spinner must land on one of the four. How likely is that?', 'Add what you know. What is missing to “certain”?'],
      drawn: { asks: 'rest', a, b, c },
    };
  },
);
