import { makeGenerator } from '../make-generator.ts';
import { maths } from '../written.ts';

const frac = (top: string, bottom: number | string): string => String.raw`\frac{${top}}{${bottom}}`;

export const algebraicNotation = makeGenerator<string>(
  {
    id: 'maths-algebraic-notation',
    title: 'Words into algebra',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['algebraic notation', 'writing expressions', 'words into algebra', 'forming expressions', 'algebra from words'],
  },
  ({ int, pick, level }) => {
    const n = pick(['n', 'x', 'p', 't']);
    const [a, b] = [int(2, 9), int(2, 12)];
    if (a === b) return undefined;
    type Told = readonly [says: string, key: string, wrong: readonly (readonly [string, string])[], order: readonly string[]];
    const all: Readonly<Record<string, Told>> = {
      'times then take': [
        `${n} is multiplied by ${a}, and then ${b} is subtracted.`,
        `${a}${n} - ${b}`,
        [
          [`${a}(${n} - ${b})`, 'This subtracts first. The words multiply first.'],
          [`${b} - ${a}${n}`, `This takes it away from ${b}. The words take ${b} away.`],
          [`${n} + ${a} - ${b}`, `This adds ${a}. “Multiplied” means times.`],
          [`${n}^${a} - ${b}`, `This is a power: ${n} times itself. Multiplying by ${a} is ${a}${n}.`],
        ],
        [`${n} multiplied by ${a}: ${maths(`${a}${n}`)}`, `Then ${b} less.`],
      ],
      'less than': [
        `It is ${b} less than ${n}.`,
        `${n} - ${b}`,
        [
          [`${b} - ${n}`, `This takes ${n} away from ${b}. “${b} less than ${n}” begins with ${n}.`],
          [`${n} + ${b}`, 'This is more, not less.'],
          [`${b}${n}`, `This is ${b} times ${n}. “Less than” takes away.`],
          [frac(n, b), 'This divides. “Less than” takes away.'],
        ],
        [`Try a number: 3 less than 10 is 10 − 3.`, `So begin with ${n}.`],
      ],
      divided: [
        `${n} is divided by ${a}, and then ${b} is added.`,
        `${frac(n, a)} + ${b}`,
        [
          [frac(`${n} + ${b}`, a), 'This adds first. The words divide first.'],
          [`${frac(`${a}`, n)} + ${b}`, `This divides ${a} by ${n}. The words divide ${n}.`],
          [`${a}${n} + ${b}`, 'This multiplies. The words divide.'],
          [`${n} - ${a} + ${b}`, 'This subtracts. “Divided by” is written as a fraction.'],
        ],
        [`${n} divided by ${a}: ${maths(frac(n, a))}`, `Then ${b} more.`],
      ],
      'add then times': [
        `${b} is added to ${n}, and the result is multiplied by ${a}.`,
        `${a}(${n} + ${b})`,
        [
          [`${a}${n} + ${b}`, `This multiplies only ${n}. The whole result is multiplied.`],
          [`${n} + ${a * b}`, `This multiplies only ${b}. The whole result is multiplied.`],
          [`${a} + ${n} + ${b}`, `This adds ${a}. “Multiplied” means times.`],
          [`(${n} + ${b})^${a}`, `This is a power. Multiplying by ${a} writes ${a} in front of the bracket.`],
        ],
        [`${b} added to ${n}: ${maths(`${n} + ${b}`)}`, 'The whole of it is multiplied, so it needs a bracket.'],
      ],
      'take then divide': [
        `${b} is subtracted from ${n}, and the result is divided by ${a}.`,
        frac(`${n} - ${b}`, a),
        [
          [`${n} - ${frac(`${b}`, a)}`, `This divides only ${b}. The whole result is divided.`],
          [`${frac(n, a)} - ${b}`, `This divides only ${n}. The whole result is divided.`],
          [frac(`${b} - ${n}`, a), `This takes ${n} from ${b}. The words take ${b} from ${n}.`],
          [`${a}(${n} - ${b})`, 'This multiplies. The words divide.'],
        ],
        [`${b} subtracted from ${n}: ${maths(`${n} - ${b}`)}`, 'The whole of it is divided, so all of it stands on top.'],
      ],
      square: [
        `${n} is squared, and the result is multiplied by ${a}.`,
        `${a}${n}^2`,
        [
          [`(${a}${n})^2`, `This squares ${a} as well. Only ${n} is squared.`],
          [`2${n} + ${a}`, `This doubles ${n} and adds ${a}.`],
          [`${2 * a}${n}`, `This doubles. Squared means ${n} times ${n}.`],
          [`${n}^2 + ${a}`, `This adds ${a}. “Multiplied” means times.`],
        ],
        [`${n} squared: ${maths(`${n}^2`)}`, `Multiplied by ${a}: ${a} in front`],
      ],
      'add then square': [
        `${b} is added to ${n}, and the result is squared.`,
        `(${n} + ${b})^2`,
        [
          [`${n} + ${b * b}`, `This squares only ${b}. The whole result is squared.`],
          [`${n}^2 + ${b}`, `This squares only ${n}. The whole result is squared.`],
          [`${n}^2 + ${b * b}`, 'This squares each part. The whole result is squared, so it needs a bracket.'],
          [`2(${n} + ${b})`, 'This doubles. Squared means times itself.'],
        ],
        [`${b} added to ${n}: ${maths(`${n} + ${b}`)}`, 'The whole of it is squared, so it needs a bracket.'],
      ],
    };
    const kind = pick(
      level(
        ['times then take', 'less than', 'divided'],
        ['divided', 'add then times', 'square'],
        ['take then divide', 'add then square', 'add then times'],
      ),
    );
    const [says, key, wrong, order] = all[kind] as Told;
    return {
      stem: `Write this as an expression: ${says}`,
      key,
      slips: wrong,
      show: maths,
      why: `Follow the words from first to last: ${order.join(' ').replaceAll(/\.$/g, '')}.`.replaceAll('..', '.'),
      steps: [...order, `Together: ${maths(key)}`],
      hints: [
        'Do it with a number, such as 10, in the place of the letter. What do you do first, and what then?',
        'If something is done to the whole result, the result needs a bracket or one line of a fraction.',
      ],
      drawn: { kind, a, b, n },
    };
  },
);
