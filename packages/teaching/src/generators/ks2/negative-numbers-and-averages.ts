import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q } from '../rational.ts';
import { counted, inUnit, plain } from '../written.ts';

const celsius = inUnit('°C');

export const negativeTemperatures = makeGenerator(
  {
    id: 'maths-negative-temperatures',
    title: 'Negative temperatures',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['negative numbers', 'temperature', 'below zero', 'minus numbers', 'difference in temperature'],
    kinds: [
      asking(/\bdifferen|\brises?\b|\brising\b|\bwarmer\b/, /how many degrees/),
      asking(/\bfall(?:s|ing)?\b|\bdrop|\bcolder\b/, /falls/),
    ],
  },
  ({ int, pick, level }) => {
    const start = level(int(1, 6), -int(2, 9), -int(8, 25));
    const change = level(-int(3, 14), pick([1, -1]) * int(3, 15), int(9, 40));
    const end = start + change;
    const gap = level(false, false, true);
    if (end === 0 || (gap && end < 3)) return undefined;
    const [size, up] = [Math.abs(change), change > 0];
    const place = pick(['Aviemore', 'Durham', 'Sheffield', 'Fort William', 'Buxton']);
    return {
      stem: gap
        ? `One winter night it is ${celsius(start)} in ${place}. The next noon it is ${celsius(end)}. By how many degrees has the temperature risen?`
        : `In ${place} the temperature is ${celsius(start)}. It ${up ? 'rises' : 'falls'} by ${size} degrees. What is it then?`,
      figure: {
        kind: 'gauge',
        instrument: 'thermometer',
        ...level(
          { from: -15, to: 10, step: 5, marks: 5 },
          { from: -25, to: 15, step: 5, marks: 5 },
          { from: -30, to: 10, step: 10, marks: 10 },
        ),
        value: start,
        unit: '°C',
      },
      key: gap ? change : end,
      slips: gap
        ? [
            [end + start, 'This subtracts the sizes. The temperature passes zero, so add the two parts.'],
            [-start, 'This goes only from the start to zero.'],
            [change - 1, 'This is one degree short.'],
            [change + 1, 'This counts zero twice.'],
            [change + 10, 'This is ten degrees too much.'],
          ]
        : [
            [-end, 'This has the wrong sign. On which side of zero do you land?'],
            [start - change, `This goes ${up ? 'down' : 'up'}. The temperature ${up ? 'rises' : 'falls'}.`],
            [(start < 0 ? -1 : 1) * (Math.abs(start) + size), 'This adds the sizes without looking at zero.'],
            [end + 1, 'This counts the start as the first step.'],
            [end - 1, 'This is one step out. Count again.'],
          ],
      show: gap ? inUnit('degrees') : celsius,
      believable: (x: number) => !gap || x > 0,
      why: gap
        ? `From ${celsius(start)} up to 0 is ${-start} degrees, and from 0 up to ${celsius(end)} is ${end} degrees.`
        : `Start at ${plain(start)} on the number line and move ${size} ${up ? 'up' : 'down'}.`,
      steps: gap
        ? [`${plain(start)} to 0: ${-start} degrees`, `0 to ${end}: ${end} degrees`, `${-start} + ${end} = ${change}`]
        : [
            `Start at ${plain(start)}.`,
            ...(start * end < 0
              ? [`${counted(Math.abs(start), 'step')} to reach 0.`, `Then ${counted(size - Math.abs(start), 'more step')} beyond 0.`]
              : [`Move ${size} steps ${up ? 'up' : 'down'}.`]),
            `You land on ${plain(end)}.`,
          ],
      hints: ['Find zero on the thermometer.', gap ? 'How far is it to zero, and how far from there?' : 'Do you pass zero?'],
      drawn: { start, end, change },
    };
  },
);

export const meanAverage = makeGenerator(
  {
    id: 'maths-mean-average',
    title: 'The mean',
    keyStage: 'KS2',
    years: [6, 7],
    synonyms: ['mean', 'average', 'averages', 'finding the mean'],
    kinds: [asking(/\bmissing\b|\bunknown\b|\breverse\b|\bbackwards\b/, /missing number/)],
  },
  ({ int, pick, level }) => {
    const count = level(3, 5, int(4, 6));
    const values = Array.from({ length: count }, () => int(level(2, 3, 11), level(12, 24, 49)));
    const total = values.reduce((a, b) => a + b, 0);
    if (total % count !== 0 || new Set(values).size < count) return undefined;
    const mean = total / count;
    const backwards = level(false, false, true);
    const hidden = values.at(-1) ?? 0;
    const seen = values.slice(0, -1);
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(count / 2)] ?? 0;
    const [what, who] = pick([
      ['goals', 'a team scored in its matches'],
      ['pages', 'a pupil read each day'],
      ['birds', 'visitors counted each hour'],
    ] as const);
    const sumSeen = total - hidden;
    return {
      stem: backwards
        ? `The mean of ${count} numbers is ${mean}. All but one of them are ${seen.join(', ')}. What is the missing number?`
        : `These are the numbers of ${what} ${who}: ${values.join(', ')}. What is the mean?`,
      key: backwards ? hidden : mean,
      slips: backwards
        ? [
            [mean, 'This is the mean itself. Work with the total instead.'],
            [mean * (count - 1) - sumSeen, 'This multiplies the mean by one number too few.'],
            [total - mean, 'This takes the mean from the total.'],
            [Math.round(sumSeen / (count - 1)), 'This is the mean of the numbers that you can see.'],
            [hidden + count, 'This has a slip in the total.'],
          ]
        : [
            [middle, 'This is the middle number, which is the median.'],
            [total, 'This is the total. Divide it by how many numbers there are.'],
            [(sorted.at(-1) ?? 0) - (sorted[0] ?? 0), 'This is the range.'],
            [mean + 1, 'This has a slip in the division.'],
            [sorted.at(-1) ?? 0, 'This is the greatest number.'],
          ],
      show: (x: number) => plain(q(x)),
      believable: (x: number) => x > 0,
      why: backwards
        ? `${count} numbers with the mean ${mean} have the total ${count} × ${mean} = ${total}, and ${total} − ${sumSeen} = ${hidden}.`
        : `The total is ${total}; shared equally between ${count} it is ${total} ÷ ${count} = ${mean}.`,
      steps: backwards
        ? [`Total of all: ${count} × ${mean} = ${total}`, `Total of those you see: ${sumSeen}`, `${total} − ${sumSeen} = ${hidden}`]
        : [`Add: ${values.join(' + ')} = ${total}`, `Divide by ${count}: ${total} ÷ ${count} = ${mean}`],
      hints: [
        'The mean shares the total equally.',
        backwards ? `What must all ${count} numbers add up to?` : 'Add all the numbers. How many are there?',
      ],
      drawn: { values, kind: backwards ? 'missing' : 'mean' },
    };
  },
);
