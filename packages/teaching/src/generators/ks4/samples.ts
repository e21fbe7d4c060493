import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { fraction, plain } from '../written.ts';

const groupsOf = [
  { all: 'A school', things: 'pupils', names: ['Year 9', 'Year 10', 'Year 11'] },
  { all: 'A club', things: 'members', names: ['group A', 'group B', 'group C'] },
  { all: 'A firm', things: 'workers', names: ['the office', 'the shop', 'the store'] },
] as const;

export const stratifiedSamples = makeGenerator<Rational>(
  {
    id: 'maths-stratified-sampling',
    title: 'Stratified samples',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['stratified sample', 'stratified sampling', 'how many in a stratified sample', 'proportional sample'],
  },
  ({ int, pick, level }) => {
    const { all, things, names } = pick(groupsOf);
    const share = pick([4, 5, 6, 8, 10, 12, 15]);
    const [a, b, c] = [int(3, 20), int(3, 20), level(0, int(3, 20), int(3, 20))];
    const [total, size] = [(a + b + c) * share, a + b + c];
    if (a === b || b === c || a === c) return undefined;
    const back = level(false, false, true);
    const rest = c > 0 ? `, ${b * share} in ${names[1]} and ${c * share} in ${names[2]}` : ` and ${b * share} in ${names[1]}`;
    const key = back ? a * share : a;
    return {
      stem: back
        ? `${all} has ${plain(total)} ${things}. A stratified sample of ${size} of them has ${a} from ${names[0]}. How many ${things} are in ${names[0]}?`
        : `${all} has ${a * share} ${things} in ${names[0]}${rest}. How many from ${names[0]} belong in a stratified sample of ${size} ${things}?`,
      key: q(key),
      slips: back
        ? [
            [q(total, a), `This divides by the ${a} of the sample. What part of the sample are they?`],
            [q(total - size + a), 'This subtracts. The sample is the same part of every group.'],
            [q((size - a) * share), `This is how many are not in ${names[0]}.`],
            [q(size * a), 'This multiplies the sample by the group.'],
            [q(total, c > 0 ? 3 : 2), 'This takes the groups to be equally large.'],
          ]
        : [
            [q(size, c > 0 ? 3 : 2), 'This takes as many from each group. A larger group has more in the sample.'],
            [q(b), `This is how many belong from ${names[1]}.`],
            [q(a * share, c > 0 ? 3 : 2), 'This shares the group. Take the same part of it as of all.'],
            [q(a * size, b + c), `This compares ${names[0]} with the others. Compare with all the ${things}.`],
            [q(size - a), `This is how many belong from the others.`],
            [q(share), 'This is how many people one place in the sample stands for.'],
          ],
      show: plain,
      believable: (x) => wholeAndPositive(toNumber(x)),
      why: back
        ? `The group is the same part of the population as of the sample: ${fraction(q(a, size))}.`
        : `${names[0]} is ${fraction(q(a, size))} of all the ${things}, so it is the same part of the sample.`.replace(/^./, (first) =>
            first.toUpperCase(),
          ),
      steps: back
        ? [
            `${plain(total)} ÷ ${size} = ${share}: each place of the sample stands for ${share} ${things}.`,
            `${a} × ${share} = ${plain(key)}`,
          ]
        : [
            `All the ${things}: ${[a, b, ...(c > 0 ? [c] : [])].map((each) => each * share).join(' + ')} = ${plain(total)}`,
            `Each place of the sample stands for ${plain(total)} ÷ ${size} = ${share} ${things}.`,
            `${a * share} ÷ ${share} = ${a}`,
          ],
      hints: [
        'A stratified sample has the same proportions as the population.',
        back
          ? 'For how many of the population does one place of the sample stand?'
          : `How many ${things} are there in all, and what part of them is in ${names[0]}?`,
      ],
      drawn: { a, total, size, group: a * share, asks: back ? 'group' : 'sample' },
    };
  },
);

const animals = [
  ['fish', 'a lake'],
  ['newts', 'a pond'],
  ['beetles', 'a wood'],
  ['frogs', 'a marsh'],
  ['snails', 'a garden'],
] as const;

export const captureRecapture = makeGenerator<Rational>(
  {
    id: 'maths-capture-recapture',
    title: 'Capture and recapture',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['capture recapture', 'capture and recapture', 'mark and recapture', 'petersen capture', 'estimate the size of a population'],
  },
  ({ int, pick, level }) => {
    const [animal, where] = pick(animals);
    const seen = int(level(2, 3, 4), level(6, 12, 15));
    const [times, more] = [int(3, level(6, 9, 12)), int(level(2, 4, 5), level(8, 10, 14))];
    const second = seen * times;
    const marked = level(5, 4, 6) * more;
    const total = marked * times;
    const asks = level('all' as const, 'all' as const, pick(['seen', 'marked'] as const));
    const key = { all: total, seen, marked }[asks];
    if (second === marked) return undefined;
    return {
      stem: {
        all: `${marked} ${animal} from ${where} are caught, marked and put back. Later ${second} are caught, and ${seen} of them are marked. Work out how many ${animal} there are, if the marked ones have mixed well.`,
        seen: `There are ${plain(total)} ${animal} in ${where}, and ${marked} of them are marked and well mixed. ${second} are caught. How many marked ones should be expected among them?`,
        marked: `A count says that ${where} has ${plain(total)} ${animal}. Some were marked and put back. Of ${second} that are caught later, ${seen} are marked. How many were marked in the first place?`,
      }[asks],
      key: q(key),
      slips: {
        all: [
          [q(marked + second), 'This adds the two catches. The second catch shows which part is marked.'] as const,
          [q(marked + second - seen), 'This counts only the animals that were caught. There are others.'] as const,
          [q(second * seen), 'This multiplies the numbers of the second catch.'] as const,
          [q(marked * seen), 'This multiplies by the marked ones. They show which part is marked.'] as const,
          [q(second * times), `This begins with the second catch. All the marked ones are ${marked}.`] as const,
        ],
        seen: [
          [q(marked, times), `This divides the marked ones. Take the same part of the second catch as of all.`] as const,
          [q(total, second), 'This is how many times the catch goes into all of them.'] as const,
          [q(second), 'This would mean that all of them are marked.'] as const,
          [q(total - marked), 'This is how many are not marked.'] as const,
          [q(Math.abs(marked - second)), 'This subtracts the two numbers.'] as const,
          [q(times), 'This means that one of so many is marked. How many is that of the catch?'] as const,
        ],
        marked: [
          [q(total, seen), 'This divides by the marked ones of the catch.'] as const,
          [q(total - second + seen), 'This subtracts the catch. Use the part that is marked.'] as const,
          [q(second * seen), 'This multiplies the numbers of the second catch.'] as const,
          [q(total - marked), 'This is how many are not marked.'] as const,
          [q(seen), 'This is only the marked ones of the catch.'] as const,
        ],
      }[asks],
      show: plain,
      believable: (x) => wholeAndPositive(toNumber(x)),
      why: `In the second catch ${fraction(q(1, times))} is marked${asks === 'seen' ? ', as in all of them' : `, so the same part of all the ${animal} is taken to be marked`}.`,
      steps: {
        all: [
          `Of the second catch ${seen} of ${second} are marked: ${fraction(q(1, times))}.`,
          `So ${marked} is ${fraction(q(1, times))} of all: ${marked} × ${times} = ${plain(total)}`,
        ],
        seen: [`Of all of them ${marked} of ${plain(total)} are marked: ${fraction(q(1, times))}.`, `${second} ÷ ${times} = ${seen}`],
        marked: [
          `Of the second catch ${seen} of ${second} are marked: ${fraction(q(1, times))}.`,
          `${plain(total)} ÷ ${times} = ${marked}`,
        ],
      }[asks],
      hints: [
        'When the marked ones have mixed well, the catch has the same part of marked ones as the whole population.',
        'What part of them is marked? Write it as a fraction in its simplest form.',
      ],
      drawn: { asks, marked, second, seen, total },
    };
  },
);
