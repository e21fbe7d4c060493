import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf } from './form.ts';

const product = (list: readonly number[]): number => list.reduce((total, each) => total * each, 1);

const ordered = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b);

/** `[2, 2, 3]` is `2^2 × 3`. */
const inIndexForm = (list: readonly number[]): string =>
  [...new Set(list)]
    .map((prime) => {
      const times = list.filter((each) => each === prime).length;
      return times === 1 ? `${prime}` : `${prime}^${times}`;
    })
    .join(String.raw` \times `);

const someFactors = ({ pick, level }: Draw): { readonly primes: readonly number[]; readonly total: number } | undefined => {
  const primes = ordered(Array.from({ length: level(3, 4, 5) }, () => pick(level([2, 3, 5], [2, 2, 3, 5], [2, 2, 3, 5, 7]))));
  const total = product(primes);
  return total > level(120, 400, 900) || new Set(primes).size < 2 || new Set(primes).size === primes.length ? undefined : { primes, total };
};

const whichNumber = form<number>('which number', (draw) => {
  const given = someFactors(draw);
  if (given === undefined) return undefined;
  const { primes, total } = given;
  const different = [...new Set(primes)];
  const powered = different.map((prime) => prime * primes.filter((each) => each === prime).length);
  return {
    stem: `A number is ${maths(inIndexForm(primes))} as a product of prime factors. What is the number?`,
    key: total,
    slips: [
      [product(powered), 'This multiplies by the small raised number. It says how often the prime is a factor.'],
      [product(different), 'This takes each prime only once.'],
      [primes.reduce((a, b) => a + b, 0), 'This adds the prime factors. Multiply them.'],
      [total * (different[0] ?? 2), 'This takes one factor too many.'],
    ],
    show: plain,
    why: `Written out it is ${primes.join(' × ')}, which makes ${plain(total)}.`,
    steps: [`Write it out: ${primes.join(' × ')}`, `Multiply: ${plain(total)}`],
    hints: ['What does the small raised number tell you?', 'Write all the factors out in a row.', 'Multiply two of them, then the next.'],
    drawn: { total },
  };
});

const missingFactor = form<number>('missing factor', (draw) => {
  const given = someFactors(draw);
  if (given === undefined) return undefined;
  const { primes, total } = given;
  const [letter] = [draw.pick(['p', 'a', 'n', 'k'])];
  const hidden = draw.pick([...new Set(primes)]);
  const rest = primes.toSpliced(primes.indexOf(hidden), 1);
  const known = product(rest);
  return {
    stem: `As a product of prime factors ${total} is ${maths(String.raw`${inIndexForm(rest)} \times ${letter}`)}. Which prime number is ${maths(letter)}?`,
    key: hidden,
    slips: [
      ...[2, 3, 5, 7].map(
        (prime) => [prime, `This would make ${plain(known * prime)}. Divide ${total} by the factors that are known.`] as const,
      ),
      [11, `This does not divide ${total}.`],
    ],
    show: plain,
    why: `The known factors make ${plain(known)}, and ${total} ÷ ${plain(known)} = ${hidden}.`,
    steps: [`Known factors: ${rest.join(' × ')} = ${plain(known)}`, `${total} ÷ ${plain(known)} = ${hidden}`],
    hints: ['Multiply the prime factors that you know.', `What times that makes ${total}?`, 'Check that your answer is prime.'],
    drawn: { total, known },
    keyStandsInStem: true,
  };
});

const fromAnother = form<readonly number[]>('from another', (draw) => {
  const given = someFactors(draw);
  if (given === undefined) return undefined;
  const { primes, total } = given;
  const times = draw.pick(draw.level([2, 3, 5], [2, 3, 5, 6, 10], [6, 10, 4, 9]));
  const more = { 2: [2], 3: [3], 4: [2, 2], 5: [5], 6: [2, 3], 9: [3, 3], 10: [2, 5] }[times] ?? [];
  const all = ordered([...primes, ...more]);
  const own = more[0] ?? 2;
  return {
    stem: `${total} is ${maths(inIndexForm(primes))} as a product of prime factors. Use this to write ${plain(total * times)} as a product of prime factors.`,
    key: all,
    slips: [
      [ordered([...primes, ...primes]), `This has every factor twice, so it is ${total} × ${total}.`],
      [ordered([...primes, ...more, own]), 'This has a factor too many. Multiply to check.'],
      ...(more.length > 1
        ? [[ordered([...primes, own]), `This is ${plain(total * own)}. Put all the prime factors of ${times} in.`] as const]
        : []),
      [ordered([...primes, own === 2 ? 3 : 2]), `This is ${plain(total * (own === 2 ? 3 : 2))}. By what is ${total} multiplied?`],
      [ordered([...primes, own === 5 ? 7 : 5]), `This is ${plain(total * (own === 5 ? 7 : 5))}. By what is ${total} multiplied?`],
    ],
    show: (list) => maths(inIndexForm(list)),
    sameAs: (list) => list.join(' '),
    why: `${plain(total * times)} is ${total} × ${times}, so ${more.length > 1 ? `the factors ${more.join(' and ')} are` : `one more factor ${own} is`} put in.`,
    steps: [`${plain(total * times)} ÷ ${total} = ${times}`, `Put in ${more.join(' × ')}: ${maths(inIndexForm(all))}`],
    hints: [
      `How many times ${total} is ${plain(total * times)}?`,
      'Which prime factors does that number have?',
      'Put them to the factors that are there.',
    ],
    drawn: { total: total * times },
  };
});

const faultyProduct = form<string>('faulty product', (draw) => {
  const given = someFactors(draw);
  if (given === undefined) return undefined;
  const { primes, total } = given;
  const [a = 2, b = 2, ...others] = draw.some(primes, primes.length);
  const says = {
    joined: 'One of its factors is not prime.',
    less: 'A prime factor is missing.',
    more: 'There is a prime factor too many.',
    one: 'It has 1 in it, which is not prime.',
  };
  const kinds = {
    joined: [ordered([...others, a * b]), `${a * b} is ${a} × ${b}, so it can be split further.`],
    less: [ordered([b, ...others]), `Its product is ${plain(total / a)} and not ${total}.`],
    more: [ordered([a, ...primes]), `Its product is ${plain(total * a)} and not ${total}.`],
    one: [ordered([1, ...primes]), 'A prime number has exactly two factors, and 1 has only one.'],
  } as const;
  const kind = draw.pick(['joined', 'less', 'more', 'one'] as const);
  const [list, why] = kinds[kind];
  if (list.length < 2) return undefined;
  const notes = {
    joined: 'This would show a factor that can still be divided. All of these are prime.',
    less: `This would give a number smaller than ${total}. Multiply to see what it makes.`,
    more: `This would give a number larger than ${total}. Multiply to see what it makes.`,
    one: 'This would have a 1 among the factors.',
  };
  return {
    stem: `${draw.pick(names)} writes ${total} as a product of prime factors: ${maths(list.join(String.raw` \times `))}. What went wrong?`,
    key: says[kind],
    slips: (['joined', 'less', 'more', 'one'] as const).filter((one) => one !== kind).map((one) => [says[one], notes[one]] as const),
    show: (text) => text,
    why: `${why} It should be ${maths(inIndexForm(primes))}.`,
    steps: ['Is every factor prime?', `Is the product ${total}?`, `${total} = ${primes.join(' × ')}`],
    hints: ['Two things must be right: each factor, and the product.', 'Look at each factor. Can it be divided?', 'Multiply the factors.'],
    drawn: { total },
  };
});

export const primeFactorForms: FormsOf = {
  'maths-prime-factors': [whichNumber, missingFactor, fromAnother, faultyProduct],
};
