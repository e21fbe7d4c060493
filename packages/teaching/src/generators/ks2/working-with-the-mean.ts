import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q, type Rational, toNumber } from '../rational.ts';
import { plain } from '../written.ts';

export const meanTotal = makeGenerator<number>(
  {
    id: 'maths-total-from-mean',
    title: 'The total from the mean',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['total from the mean', 'mean and total', 'mean backwards', 'working back from the mean', 'reverse mean'],
  },
  ({ int, pick, level }) => {
    const [count, mean] = [int(level(3, 4, 3), level(5, 9, 6)), int(level(3, 6, 5), level(9, 15, 14))];
    const [more, other] = [int(2, 5), int(5, 16)];
    const two = level(false, false, true);
    const [who, what] = pick([
      ['friends', 'have'],
      ['bags', 'hold'],
      ['children', 'collect'],
      ['boxes', 'hold'],
    ] as const);
    const things = pick(['conkers', 'cards', 'stickers', 'marbles']);
    if (count === mean || (two && (other === mean || more === count))) return undefined;
    const key = count * mean + (two ? more * other : 0);
    return {
      stem: two
        ? `${count} ${who} ${what} ${mean} ${things} on average. ${more} other ${who} ${what} ${other} on average. How many ${things} is that in all?`
        : pick([
            `The mean of ${count} numbers is ${mean}. What do the numbers add up to?`,
            `${count} ${who} ${what} a mean of ${mean} ${things}. How many ${things} is that in all?`,
          ]),
      illustration:
        two || count > 6
          ? undefined
          : { kind: 'bar-model', bars: [{ parts: Array.from({ length: count }, () => ({ share: 1, text: `${mean}` })), whole: '?' }] },
      key,
      slips: two
        ? [
            [mean + other, 'This adds the two means. Find both totals first.'],
            [count * mean, `This is the total of the first ${who} only.`],
            [(count + more) * mean, 'This gives all of them the first mean.'],
            [(count + more) * (mean + other), 'This multiplies sums. Find each total by itself.'],
            [key + mean, 'This counts one too many in the first group.'],
          ]
        : [
            [mean + count, 'This adds. The mean is the total shared equally.'],
            [mean, 'This is the mean itself.'],
            [key + mean, 'This counts one too many.'],
            [key - mean, 'This counts one too few.'],
            [key + count, 'This has a slip in the multiplication.'],
          ],
      show: plain,
      believable: (value) => value > 0,
      why: two
        ? `The totals are ${count} × ${mean} = ${count * mean} and ${more} × ${other} = ${more * other}. Together that is ${key}.`
        : `If all ${count} were equal, each would be ${mean}: ${count} × ${mean} = ${key}.`,
      steps: two
        ? [`${count} × ${mean} = ${count * mean}`, `${more} × ${other} = ${more * other}`, `${count * mean} + ${more * other} = ${key}`]
        : [`${count} × ${mean} = ${key}`],
      hints: [
        'The mean is what each would have if all had the same.',
        two ? 'Find the total of each group, then add.' : 'How many equal shares are there?',
      ],
      drawn: { two: two ? 'yes' : 'no' },
    };
  },
);

const changes = ['It goes up.', 'It goes down.', 'It stays the same.', 'It doubles.'] as const;

export const meanChange = makeGenerator<Rational | string>(
  {
    id: 'maths-mean-with-new-number',
    title: 'How a new number changes the mean',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['new mean', 'mean changes', 'adding a number to the mean', 'change in the mean', 'effect on the mean'],
    kinds: [asking(/\b(?:taken|left) (?:out|away)\b|\bremov/, /taken out/)],
  },
  ({ int, pick, level }) => {
    const [count, mean] = [int(3, 6), int(4, 15)];
    if (level(true, false, false)) {
      const added = mean + pick([-3, -2, -1, 0, 1, 2, 3]);
      const key = changes[added > mean ? 0 : added < mean ? 1 : 2];
      return {
        stem: `The mean of ${count} numbers is ${mean}. ${pick(['One more number is added', 'Another number joins them'])}: ${added}. What happens to the mean?`,
        key,
        slips: changes
          .filter((change) => change !== key)
          .map(
            (change) =>
              [
                change,
                change === 'It doubles.'
                  ? 'This would need a much larger number.'
                  : `This would be so if the new number were ${change === changes[0] ? 'more than' : change === changes[1] ? 'less than' : 'the same as'} the mean.`,
              ] as const,
          ),
        show: String,
        why: `The new number is ${added === mean ? 'just the mean, so nothing changes' : `${added > mean ? 'more' : 'less'} than the mean, so it pulls the mean ${added > mean ? 'up' : 'down'}`}.`,
        steps: [`Compare ${added} with the mean, ${mean}.`, key],
        hints: ['Compare the new number with the mean.', 'A number equal to the mean changes nothing.'],
        drawn: { asks: 'which way' },
      };
    }
    const removes = level(false, false, true);
    const left = removes ? count - 1 : count + 1;
    const change = pick([-3, -2, -1, 1, 2, 3]);
    const key = mean + change;
    const number = removes ? count * mean - left * key : left * key - count * mean;
    if (number < 1 || number > 60 || number === mean || key < 1 || left < 2) return undefined;
    const total = count * mean;
    return {
      stem: removes
        ? `The mean of ${count} numbers is ${mean}. One of the numbers, ${number}, is taken out. What is the mean of the others?`
        : `The mean of ${count} numbers is ${mean}. One more number is added: ${number}. What is the new mean?`,
      key: q(key),
      slips: [
        [q(mean + number, 2), 'This takes the middle of the mean and the number. The old mean stands for more than one number.'],
        [removes ? q(total - number, count) : q(total + number, count), `This divides by ${count}. How many numbers are there now?`],
        [q(mean), 'This leaves the mean as it was.'],
        [q(removes ? total - number : total + number), 'This is the new total. Divide it by how many numbers there are now.'],
        [q(key + 1), 'This has a slip in the division.'],
        [q(mean - change), 'This changes the mean the wrong way.'],
      ],
      show: (value) => (typeof value === 'string' ? value : plain(value)),
      sameAs: (value) => (typeof value === 'string' ? value : toNumber(value)),
      // Thirds and sixths have no short decimal.
      believable: (value) => typeof value !== 'string' && toNumber(value) > 0 && [1n, 2n, 4n, 5n].includes(value.d),
      why: `The old total is ${count} × ${mean} = ${total}, the new one ${removes ? total - number : total + number}. Divided by ${left} that is ${key}.`,
      steps: [
        `${count} × ${mean} = ${total}`,
        removes ? `${total} − ${number} = ${total - number}` : `${total} + ${number} = ${total + number}`,
        `${removes ? total - number : total + number} ÷ ${left} = ${key}`,
      ],
      hints: ['Find the old total first.', 'How many numbers are there now?'],
      drawn: { asks: removes ? 'out' : 'in' },
    };
  },
);
