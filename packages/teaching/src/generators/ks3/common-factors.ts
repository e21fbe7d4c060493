import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { hcf, primeFactors } from '../whole-numbers.ts';
import { plain } from '../written.ts';

const product = (list: readonly number[]): number => list.reduce((all, each) => all * each, 1);
const times = (list: readonly number[]): string => (list.length === 0 ? '1' : list.join(' × '));
export const hcfLcmVenn = makeGenerator<number>(
  {
    id: 'maths-hcf-lcm-venn',
    title: 'HCF and LCM with a Venn diagram',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['hcf and lcm venn diagram', 'hcf using a venn diagram', 'lcm using a venn diagram', 'prime factors venn diagram'],
    kinds: [asking(/\bh\.?c\.?f\b|\bhighest common\b/, /highest common/), asking(/\bl\.?c\.?m\b|\blowest common\b/, /lowest common/)],
  },
  ({ int, pick, some, level }) => {
    const primes = level([2, 3, 5], [2, 2, 3, 5, 7], [2, 2, 3, 3, 5, 7]);
    const common = some(primes, level(1, 2, int(2, 3))).toSorted((x, y) => x - y);
    const [restA, restB] = [some(primes, level(1, int(1, 2), 2)), some(primes, level(1, int(1, 2), int(1, 2)))].map((list) =>
      list.toSorted((x, y) => x - y),
    ) as [number[], number[]];
    if (restA.some((each) => restB.includes(each))) return undefined;
    const [a, b] = [product(common) * product(restA), product(common) * product(restB)];
    if (a === b || Math.max(a, b) > level(60, 250, 700)) return undefined;
    const asks = pick(
      level<readonly ('hcf' | 'lcm' | 'region' | 'number')[]>(['hcf', 'lcm'], ['hcf', 'lcm', 'region'], ['hcf', 'lcm', 'number']),
    );
    const all = [...common, ...restA, ...restB].toSorted((x, y) => x - y);
    const key = { hcf: product(common), lcm: product(all), region: product(restA), number: b }[asks];
    const bare = level(false, false, asks !== 'number');
    const shown = {
      onlyLeft: asks === 'region' ? '?' : restA.join(', '),
      both: common.join(', '),
      onlyRight: restB.join(', '),
    };
    return {
      stem: {
        hcf: bare
          ? `Write ${a} and ${b} as products of primes and fill in a Venn diagram of their prime factors. What is the highest common factor of ${a} and ${b}?`
          : `The Venn diagram shows the prime factors of ${a} and ${b}. What is the highest common factor of ${a} and ${b}?`,
        lcm: bare
          ? `Write ${a} and ${b} as products of primes and fill in a Venn diagram of their prime factors. What is the lowest common multiple of ${a} and ${b}?`
          : `The Venn diagram shows the prime factors of ${a} and ${b}. What is the lowest common multiple of ${a} and ${b}?`,
        region: `The Venn diagram shows the prime factors of ${a} and ${b}, and the part with only those of ${a} is missing. What is the product of the prime factors that belong there?`,
        number: 'The Venn diagram shows the prime factors of two numbers, P and Q. What is the number Q?',
      }[asks],
      figure: {
        kind: 'venn',
        left: asks === 'number' ? 'P' : `${a}`,
        right: asks === 'number' ? 'Q' : `${b}`,
        ...(bare ? { onlyLeft: '', both: '', onlyRight: '' } : shown),
        neither: '',
      },
      key,
      slips: {
        hcf: [
          [product(all), 'This multiplies all the primes: it is the lowest common multiple.'] as const,
          [common.reduce((sum, each) => sum + each, 0), 'This adds the shared primes. Multiply them.'] as const,
          [Math.max(...common), 'This takes only the greatest shared prime. Multiply all of them.'] as const,
          [Math.min(...common), 'This takes only one shared prime. Multiply all of them.'] as const,
          [product(restA) * product(restB), 'This multiplies the primes that are not shared.'] as const,
          [product(restA), `This is what only ${a} has. Take what the circles share.`] as const,
        ],
        lcm: [
          [product(common), 'This multiplies only the shared primes: it is the highest common factor.'] as const,
          [a * b, 'This multiplies the two numbers, so the shared primes count twice.'] as const,
          [product(restA) * product(restB), 'This leaves out the shared primes. Every region counts once.'] as const,
          [all.reduce((sum, each) => sum + each, 0), 'This adds the primes. Multiply them.'] as const,
        ],
        region: [
          [a, `This is all of ${a}. The overlap holds some of its primes already.`] as const,
          [product(common), 'This is the overlap.'] as const,
          [product(restB), `This is what only ${b} has.`] as const,
          [restA.reduce((sum, each) => sum + each, 0), 'This adds the primes. Multiply them.'] as const,
          [a - product(common), 'This subtracts the overlap. Divide by it.'] as const,
          [a * product(common), 'This counts the overlap twice.'] as const,
        ],
        number: [
          [product(restB), 'This leaves out the overlap. Those primes belong to Q as well.'] as const,
          [product(all), 'This takes in the primes that only P has.'] as const,
          [a, 'This is the number P.'] as const,
          [[...common, ...restB].reduce((sum, each) => sum + each, 0), 'This adds the primes. Multiply them.'] as const,
          [product(common), 'This is only the overlap.'] as const,
        ],
      }[asks],
      show: plain,
      believable: wholeAndPositive,
      why: {
        hcf: `The overlap holds the primes that both numbers have: ${times(common)}. No larger number divides both.`,
        lcm: `Each region counts once: ${times(all)}. This has all the primes of ${a} and all of ${b}, and none too many.`,
        region: `The whole circle multiplies to ${a}, and the overlap gives ${product(common)} of it.`,
        number: `Q is everything in its circle, with the overlap: ${times([...common, ...restB].toSorted((x, y) => x - y))}.`,
      }[asks],
      steps: {
        hcf: [
          `${a} = ${times(primeFactors(a))} and ${b} = ${times(primeFactors(b))}`,
          `Both have ${common.join(', ')}: these stand in the overlap.`,
          common.length > 1 ? `${times(common)} = ${key}` : `The highest common factor is ${key}.`,
        ],
        lcm: [
          `${a} = ${times(primeFactors(a))} and ${b} = ${times(primeFactors(b))}`,
          `Left part ${restA.join(', ')}, overlap ${common.join(', ')}, right part ${restB.join(', ')}`,
          `${times(all)} = ${plain(key)}`,
        ],
        region: [`The overlap: ${times(common)}${common.length > 1 ? ` = ${product(common)}` : ''}`, `${a} ÷ ${product(common)} = ${key}`],
        number: [`In the circle of Q stand ${[...common, ...restB].join(', ')}.`, `${times([...common, ...restB])} = ${plain(key)}`],
      }[asks],
      hints: {
        hcf: [
          'A common factor may only use primes that both numbers have. Where do those stand?',
          'A number is the product of its primes, so a factor is too.',
        ],
        lcm: [
          'A multiple of both needs all the primes of the one and all of the other.',
          'What is shared is needed only once: that is why the overlap is written once.',
        ],
        region: ['All the primes in one circle multiply to its number.', 'Which part of that product is in the overlap already?'],
        number: ['Which regions lie inside the circle of Q?', 'A number is the product of its primes.'],
      }[asks],
      drawn: { a, b, asks },
    };
  },
);

const together = [
  {
    says: (a: number, b: number) =>
      `A bus leaves every ${a} minutes and a tram every ${b} minutes. They have just left together. After how many minutes do they next leave together?`,
    unit: 'minutes',
  },
  {
    says: (a: number, b: number) =>
      `A red light flashes every ${a} seconds and a blue light every ${b} seconds. They have just flashed together. After how many seconds do they next flash together?`,
    unit: 'seconds',
  },
  {
    says: (a: number, b: number) =>
      `Ben swims every ${a} days and Ella swims every ${b} days. Both swim today. In how many days do they next swim on the same day?`,
    unit: 'days',
  },
] as const;
const cut = [
  {
    says: (a: number, b: number) =>
      `Two ribbons, ${a} cm and ${b} cm long, are cut into pieces of the same length with nothing left over. How many centimetres long can the pieces be at most?`,
    unit: 'cm',
  },
  {
    says: (a: number, b: number) =>
      `A wall ${a} cm long and ${b} cm high is covered with equal square tiles, and none is cut. How many centimetres long can the side of a tile be at most?`,
    unit: 'cm',
  },
  {
    says: (a: number, b: number) =>
      `A club has ${a} girls and ${b} boys. All teams get the same number of girls, and the same number of boys. How many teams can there be at most?`,
    unit: 'teams',
  },
] as const;

export const hcfLcmProblems = makeGenerator<number>(
  {
    id: 'maths-hcf-lcm-problems',
    title: 'Problems with the HCF and the LCM',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['hcf and lcm problems', 'lcm word problems', 'hcf word problems', 'hcf and lcm in context', 'hot dogs and buns problem'],
    kinds: [asking(/\bh\.?c\.?f\b|\bhighest common\b/, /at most/), asking(/\bl\.?c\.?m\b|\blowest common\b/, /next|smallest number/)],
  },
  ({ int, pick, level }) => {
    const asks = pick(level<readonly ('lcm' | 'hcf' | 'packs' | 'other')[]>(['lcm', 'hcf'], ['lcm', 'hcf'], ['packs', 'other', 'hcf']));
    const common = asks === 'hcf' ? level(int(3, 8), int(6, 15), int(12, 24)) : level(int(2, 4), int(2, 6), int(3, 8));
    const [x, y] = [int(2, level(5, 6, 7)), int(3, level(5, 7, 9))];
    if (x === y || hcf(x, y) > 1) return undefined;
    const [a, b] = [common * x, common * y];
    const lcm = common * x * y;
    if (asks === 'lcm' && lcm > level(60, 120, 240)) return undefined;
    const key = { lcm, hcf: common, packs: y, other: b }[asks];
    const story = asks === 'lcm' ? pick(together) : asks === 'hcf' ? pick(cut) : undefined;
    const [thing, partner] = pick([
      ['burgers', 'buns'],
      ['pencils', 'rubbers'],
      ['cups', 'saucers'],
      ['cards', 'envelopes'],
    ] as const);
    const pair = `${a} and ${b}`;
    return {
      stem:
        story?.says(a, b) ??
        (asks === 'packs'
          ? `Packs of ${thing} hold ${a} and packs of ${partner} hold ${b}. Nia wants exactly as many ${thing} as ${partner}. What is the smallest number of packs of ${thing} she can buy?`
          : `The highest common factor of two numbers is ${common}, and their lowest common multiple is ${plain(lcm)}. One of the numbers is ${a}. What is the other?`),
      key,
      slips: {
        lcm: [
          [a * b, 'This multiplies the numbers. They meet before that: look for a smaller multiple of both.'] as const,
          [a + b, 'This adds the two. Neither of them comes round after that time.'] as const,
          [common, 'This is the highest common factor. They must both have come round, so a multiple is needed.'] as const,
          [2 * lcm, 'This is a time when they meet, and not the first.'] as const,
          [Math.max(a, b), 'This is when the slower one comes round. The other one is not there.'] as const,
        ],
        hcf: [
          [lcm, 'This is the lowest common multiple. It must divide both numbers, so a factor is needed.'] as const,
          [Math.abs(a - b), 'This subtracts. It must divide both numbers exactly.'] as const,
          [
            [2, 3, 5, 7].find((each) => common % each === 0 && common > each) ?? 1,
            'This divides both, and a larger number does as well.',
          ] as const,
          [x, 'This is how many times it goes into the first number.'] as const,
          [Math.min(a, b), 'This divides only one of the numbers.'] as const,
        ],
        packs: [
          [lcm, `This is how many ${thing} she needs. Divide by the size of a pack.`] as const,
          [x, `This is how many packs of ${partner} she needs.`] as const,
          [b, 'This makes the number alike by multiplying the two. Fewer are enough.'] as const,
          [common, 'This is the highest common factor of the two packs.'] as const,
        ],
        other: [
          [lcm / common, 'This divides the multiple by the factor. The number that is known is not used.'] as const,
          [lcm - a, 'This subtracts. The two numbers multiply to the product of HCF and LCM.'] as const,
          [common * a, 'This multiplies the factor by the number that is known.'] as const,
          [lcm / a, 'This forgets the highest common factor.'] as const,
        ],
      }[asks],
      show: plain,
      believable: (value) => wholeAndPositive(value) && value !== key,
      why: {
        lcm: `The time must be a multiple of ${a} and of ${b}, and the first one is the lowest common multiple of ${pair}.`,
        hcf: `The number must divide ${a} and ${b} exactly, and the largest is the highest common factor of ${pair}.`,
        packs: `The equal number is the lowest common multiple of ${pair}, ${plain(lcm)}. That is ${plain(lcm)} ÷ ${a} packs.`,
        other: `The product of two numbers equals HCF × LCM: ${common} × ${plain(lcm)} = ${plain(common * lcm)}, and this is divided by ${a}.`,
      }[asks],
      steps: {
        lcm: [
          `Multiples of ${a}: ${Array.from({ length: Math.min(y, 4) }, (_, at) => a * (at + 1))
            .filter((each) => each !== lcm)
            .join(', ')}, …`,
          `Multiples of ${b}: ${Array.from({ length: Math.min(x, 4) }, (_, at) => b * (at + 1))
            .filter((each) => each !== lcm)
            .join(', ')}, …`,
          `The first that is in both lists: ${lcm}`,
        ],
        hcf: [
          `${a} = ${times(primeFactors(a))}`,
          `${b} = ${times(primeFactors(b))}`,
          `They share ${times(primeFactors(common))}: ${common}`,
        ],
        packs: [
          `${a} = ${times(primeFactors(a))} and ${b} = ${times(primeFactors(b))}`,
          `The lowest common multiple of ${pair} is ${plain(lcm)}.`,
          `${plain(lcm)} ÷ ${a} = ${y}`,
        ],
        other: [`${common} × ${plain(lcm)} = ${plain(common * lcm)}`, `${plain(common * lcm)} ÷ ${a} = ${b}`],
      }[asks],
      hints: {
        lcm: [
          'Both must have come round a whole number of times: factor or multiple?',
          'Write down the first multiples of each number, side by side.',
        ],
        hcf: [
          'It has to go into both numbers with nothing left over: factor or multiple?',
          'Write both numbers as products of primes. A common factor uses only primes that both have.',
        ],
        packs: [
          `However many packs she buys, the number of ${thing} is a multiple of ${a}. What must it be a multiple of as well?`,
          'The question asks for packs, not for single things.',
        ],
        other: [
          'Multiply any two numbers, such as 4 and 6, and compare with their HCF times their LCM.',
          'The primes that are shared stand in both numbers, so the product of the two numbers has them twice.',
        ],
      }[asks],
      drawn: { asks, a, b, common },
    };
  },
);
