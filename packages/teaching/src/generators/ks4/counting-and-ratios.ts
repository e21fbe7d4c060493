import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { counted, plain } from '../written.ts';

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));

export const productRuleForCounting = makeGenerator<number>(
  {
    id: 'maths-product-rule-for-counting',
    title: 'The product rule for counting',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: [
      'product rule for counting',
      'counting outcomes',
      'how many combinations',
      'number of ways',
      'systematic listing and counting',
    ],
  },
  ({ int, pick, level }) => {
    const [a, b, c] = [int(2, level(6, 9, 12)), int(2, level(6, 8, 10)), int(2, 6)];
    const kind = level(
      pick(['meal', 'outfit'] as const),
      pick(['meal', 'three', 'code'] as const),
      pick(['three', 'code', 'no repeat', 'handshakes', 'handshakes', 'odd'] as const),
    );
    const digits = int(3, 4);
    const people = int(5, 14);
    const key = {
      meal: a * b,
      outfit: a * b,
      three: a * b * c,
      code: 10 ** digits,
      'no repeat': digits === 3 ? 720 : 5040,
      handshakes: (people * (people - 1)) / 2,
      odd: 5 * 10 ** (digits - 1),
    }[kind];
    const told = {
      meal: `${a} × ${b}`,
      outfit: `${a} × ${b}`,
      three: `${a} × ${b} × ${c}`,
      code: Array.from({ length: digits }, () => '10').join(' × '),
      'no repeat': digits === 3 ? '10 × 9 × 8' : '10 × 9 × 8 × 7',
      handshakes: `${people} × ${people - 1} ÷ 2`,
      odd: `${Array.from({ length: digits - 1 }, () => '10').join(' × ')} × 5`,
    }[kind];
    return {
      stem: {
        meal: `A café has ${a} main courses and ${b} desserts. How many different meals of one main course and one dessert are there?`,
        outfit: `Priya has ${counted(a, 'shirt')} and ${counted(b, 'skirt')}. How many different outfits of one shirt and one skirt can she choose?`,
        three: `A menu has ${a} starters, ${b} main courses and ${c} desserts. How many different three-course meals are there?`,
        code: `A code has ${digits} digits, each from 0 to 9, and digits may be repeated. How many codes are there?`,
        'no repeat': `A code has ${digits} digits from 0 to 9, and no digit comes twice. How many codes are there?`,
        handshakes: `${people} people meet, and each shakes hands once with each of the others. How many handshakes are there?`,
        odd: `A code has ${digits} digits from 0 to 9, and the last digit is odd. Digits may be repeated. How many codes are there?`,
      }[kind],
      key,
      slips: {
        meal: [
          [a + b, 'This adds. Each choice goes with every choice of the other.'],
          [a * b - 1, 'This leaves one out.'],
          [a * a, 'This uses one number twice.'],
          [2 * a * b, 'This counts each pair twice.'],
          [b * b, 'This uses one number twice.'],
        ] as const,
        outfit: [
          [a + b, 'This adds. Each choice goes with every choice of the other.'],
          [a * b + 1, 'This counts one too many.'],
          [a * a, 'This uses one number twice.'],
          [2 * a * b, 'This counts each pair twice.'],
          [b * b, 'This uses one number twice.'],
        ] as const,
        three: [
          [a + b + c, 'This adds. Multiply the numbers of choices.'],
          [a * b, 'This leaves the desserts out.'],
          [a * b + c, 'This adds the desserts. Multiply by them.'],
          [a * (b + c), 'This adds two of the numbers.'],
        ] as const,
        code: [
          [10 * digits, 'This multiplies by the number of digits. Multiply ten by ten for each place.'],
          [9 ** digits, 'This leaves out one digit for each place. From 0 to 9 there are ten.'],
          [digits === 3 ? 720 : 5040, 'This lets no digit come twice.'],
          [10 ** digits - 1, 'This leaves one out: all zeros is a code as well.'],
        ] as const,
        'no repeat': [
          [10 ** digits, 'This lets digits come again.'],
          [10 * digits, 'This multiplies by the number of digits.'],
          [digits === 3 ? 504 : 3024, 'This begins with 9. From 0 to 9 there are ten.'],
          [digits === 3 ? 27 : 34, 'This adds the choices.'],
        ] as const,
        handshakes: [
          [people * (people - 1), 'This counts each handshake twice.'],
          [people * people, 'This lets people shake hands with themselves.'],
          [people - 1, 'This is how many one person gives.'],
          [(people * (people + 1)) / 2, 'This counts each person with themselves as well.'],
        ] as const,
        odd: [
          [10 ** digits, 'This lets the last digit be even.'],
          [5 ** digits, 'This makes every digit odd.'],
          [10 * (digits - 1) + 5, 'This adds the choices.'],
          [4 * 10 ** (digits - 1), 'This counts four odd digits. There are five: 1, 3, 5, 7 and 9.'],
        ] as const,
      }[kind],
      show: plain,
      believable: wholeAndPositive,
      why: `Multiply the numbers of choices, as each choice goes with every one of the next${kind === 'handshakes' ? ', and halve, as each handshake is counted from both sides' : ''}: ${told} = ${plain(key)}.`,
      steps: [`Write how many choices there are at each place.`, `${told} = ${plain(key)}`],
      hints: [
        'How many choices are there first? And for each of them, how many next?',
        kind === 'handshakes' ? 'Each handshake is counted from both sides.' : 'Multiply, do not add.',
      ],
      drawn: { kind, a, b, c, digits, people },
    };
  },
);

type Parts = readonly [number, number, number];

export const combineRatios = makeGenerator<Parts>(
  {
    id: 'maths-combine-ratios',
    title: 'Combining two ratios',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['combining ratios', 'three part ratio', 'a:b and b:c', 'ratio a to b to c', 'linking ratios'],
  },
  ({ int, pick, level }) => {
    const [a, b1, b2, c] = [int(1, level(5, 7, 9)), int(2, level(4, 6, 8)), int(2, level(6, 9, 12)), int(1, level(5, 7, 9))];
    const common = (b1 * b2) / hcf(b1, b2);
    if (b1 === b2 || hcf(a, b1) > 1 || hcf(b2, c) > 1 || common > level(12, 24, 40) || a === c) return undefined;
    if (level(b2 % b1 > 0 && b1 % b2 > 0, false, false)) return undefined;
    const key: Parts = [(a * common) / b1, common, (c * common) / b2];
    const [x, y, z] = pick([
      ['a', 'b', 'c'],
      ['red', 'blue', 'green'],
      ['cats', 'dogs', 'rabbits'],
    ] as const);
    const math = x === 'a';
    return {
      stem: math
        ? `a : b = ${a} : ${b1} and b : c = ${b2} : ${c}. What is a : b : c?`
        : `${x.replace(/^./, (first) => first.toUpperCase())} to ${y} is ${a} : ${b1}, and ${y} to ${z} is ${b2} : ${c}. What is the combined ratio ${x} : ${y} : ${z}?`,
      key,
      slips: [
        [
          [a, b1, c],
          `This takes the first and the last number as they stand. The two ${math ? 'values of b' : `numbers for ${y}`} must first be made equal.`,
        ],
        [[a, b1 + b2, c], `This adds the two numbers in the middle.`],
        [[a, common, c], 'This makes the middle equal, but leaves the others as they are.'],
        [[key[2], common, key[0]], 'This has the first and the last the wrong way round.'],
        [[a * b1, common, b2 * c], 'This multiplies by the wrong numbers.'],
      ],
      show: (parts) => parts.join(' : '),
      sameAs: ([p, q, r]) => `${p / q} ${r / q}`,
      why: `Make the middle number the same in both: ${b1} and ${b2} both go into ${common}. Then ${a} : ${b1} = ${key[0]} : ${common} and ${b2} : ${c} = ${common} : ${key[2]}.`,
      steps: [
        `${b1} and ${b2} both go into ${common}.`,
        `${a} : ${b1} = ${key[0]} : ${common}`,
        `${b2} : ${c} = ${common} : ${key[2]}`,
        `Together: ${key.join(' : ')}`,
      ],
      hints: [
        'Which part stands in both ratios?',
        `Find a number that ${b1} and ${b2} both go into.`,
        'Multiply both sides of each ratio by the same number.',
      ],
      drawn: { a, b1, b2, c },
    };
  },
);

type Point = readonly [number, number];
const point = ([x, y]: Point): string => `(${plain(x)}, ${plain(y)})`;

export const negativeEnlargement = makeGenerator<Point>(
  {
    id: 'maths-negative-enlargement',
    title: 'Enlargement by a negative scale factor',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: [
      'negative scale factor',
      'negative enlargement',
      'negative scale factor enlargement',
      'enlarge by a negative scale factor',
      'enlargement negative',
    ],
  },
  ({ int, pick, level }) => {
    const factor = -pick(level([1, 2], [2, 3], [2, 3, 4]));
    const centre: Point = level([0, 0], [int(0, 3), int(0, 3)], [int(-3, 3), int(-3, 3)]);
    const [dx, dy] = [pick([1, -1]) * int(1, 4), pick([1, -1]) * int(1, 4)];
    const from: Point = [centre[0] + dx, centre[1] + dy];
    const key: Point = [centre[0] + factor * dx, centre[1] + factor * dy];
    if (Math.abs(dx) === Math.abs(dy)) return undefined;
    const size = -factor;
    if (Math.abs(from[0]) > 7 || Math.abs(from[1]) > 7) return undefined;
    return {
      stem: pick([
        `A shape with a corner at P is enlarged by scale factor ${plain(factor)}, centre C. Where does P go?`,
        `Enlarge the point P by the negative scale factor ${plain(factor)} with the centre C. What is its image?`,
      ]),
      figure: {
        kind: 'graph',
        x: { from: -7, to: 7, step: 1, name: 'x' },
        y: { from: -7, to: 7, step: 1, name: 'y' },
        curves: [],
        points: [
          { at: [centre[0], centre[1]], name: 'C' },
          { at: [from[0], from[1]], name: 'P' },
        ],
      },
      key,
      slips: [
        [[centre[0] + size * dx, centre[1] + size * dy], `This uses ${size}: the image must lie on the other side of the centre.`],
        [[centre[0] + factor * dx, centre[1] + size * dy], 'This changes the direction across only.'],
        [[centre[0] + size * dx, centre[1] + factor * dy], 'This changes the direction up and down only.'],
        [[factor * from[0], factor * from[1]], 'This multiplies the coordinates. Multiply the steps from the centre.'],
        [[centre[0] - dx, centre[1] - dy], 'This turns the shape about the centre and leaves its size as it is.'],
        [[centre[0] + factor * dy, centre[1] + factor * dx], 'This swaps the two steps.'],
      ],
      show: point,
      why: `From the centre to the point it is ${plain(dx)} across and ${plain(dy)} up. Times ${plain(factor)} that is ${plain(factor * dx)} across and ${plain(factor * dy)} up, on the other side of the centre.`,
      steps: [
        `From ${point(centre)} to ${point(from)}: ${plain(dx)} across, ${plain(dy)} up.`,
        `Times ${plain(factor)}: ${plain(factor * dx)} across, ${plain(factor * dy)} up.`,
        `From the centre you reach ${point(key)}.`,
      ],
      hints: [
        'Count the steps from the centre to the point.',
        'Multiply both steps by the scale factor. A negative one turns them round.',
        'The image lies on the other side of the centre.',
      ],
      drawn: { factor, dx, dy, x: centre[0], y: centre[1] },
    };
  },
);
