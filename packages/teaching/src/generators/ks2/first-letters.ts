import { makeGenerator } from '../make-generator.ts';
import { maths } from '../written.ts';

export const writeExpressions = makeGenerator<string>(
  {
    id: 'maths-write-expressions',
    title: 'Expressions with letters',
    keyStage: 'KS2',
    years: [6],
    synonyms: ['expressions', 'algebra year 6', 'letters for numbers', 'writing expressions', 'algebraic expressions', 'using letters'],
  },
  ({ int, pick, level }) => {
    const n = pick(['n', 'p', 't', 'x', 'y']);
    const N = maths(n);
    const [a, b] = [int(2, 9), int(2, 12)];
    if (a === b) return undefined;
    const order = 'This does the two steps in the other order.';
    const [stem, key, slips, why] = pick(
      level(
        [
          [
            `Which expression means “${a} more than ${N}”?`,
            `${n} + ${a}`,
            [
              [`${a}${n}`, `This is ${a} times ${N}.`],
              [`${n} - ${a}`, `This is ${a} less.`],
              [String.raw`\frac{${n}}{${a}}`, 'This divides.'],
            ],
            'More means that you add.',
          ],
          [
            `Which expression means “${a} less than ${N}”?`,
            `${n} - ${a}`,
            [
              [`${a} - ${n}`, 'This takes the letter away from the number. It is the other way round.'],
              [`${n} + ${a}`, `This is ${a} more.`],
              [String.raw`\frac{${n}}{${a}}`, 'This divides.'],
            ],
            `Begin with ${N} and take ${a} away.`,
          ],
          [
            `Which expression means “${a} times ${N}”?`,
            `${a}${n}`,
            [
              [`${n} + ${a}`, `This is ${a} more than ${N}.`],
              [`${n}^${a}`, `This multiplies ${N} by itself.`],
              [String.raw`\frac{${n}}{${a}}`, 'This divides.'],
            ],
            `${a} times ${N} is written without a sign: the number, then the letter.`,
          ],
          [
            `${N} sweets are shared equally by ${a} children. Which expression says how many each child gets?`,
            String.raw`\frac{${n}}{${a}}`,
            [
              [String.raw`\frac{${a}}{${n}}`, 'This shares the children out among the sweets.'],
              [`${n} - ${a}`, 'This takes away. Sharing is dividing.'],
              [`${a}${n}`, 'This multiplies. Sharing is dividing.'],
            ],
            `Shared by ${a} means divided by ${a}, written as a fraction.`,
          ],
        ],
        [
          [
            `${N} is multiplied by ${a}, then ${b} is added. Which expression is that?`,
            `${a}${n} + ${b}`,
            [
              [`${a}(${n} + ${b})`, order],
              [`${b}${n} + ${a}`, 'This swaps the two numbers.'],
              [`${n} + ${a + b}`, 'This adds both numbers. One of them multiplies.'],
            ],
            `Multiply first: ${a} times the letter. Then add ${b}.`,
          ],
          [
            `${b} is added to ${N}, then all of it is multiplied by ${a}. Which expression is that?`,
            `${a}(${n} + ${b})`,
            [
              [`${a}${n} + ${b}`, `This multiplies ${N} only. The brackets are missing.`],
              [`${n} + ${a * b}`, `This multiplies ${b} only. All of it is multiplied.`],
              [`${b}(${n} + ${a})`, 'This swaps the two numbers.'],
            ],
            'What is done first stands in brackets.',
          ],
          [
            `${N} is multiplied by ${a}, then ${b} is taken away. Which expression is that?`,
            `${a}${n} - ${b}`,
            [
              [`${a}(${n} - ${b})`, order],
              [`${b} - ${a}${n}`, 'This takes away the wrong way round.'],
              [`${b}${n} - ${a}`, 'This swaps the two numbers.'],
            ],
            `Multiply first: ${a} times the letter. Then take ${b} away.`,
          ],
        ],
        [
          [
            `Pens cost ${a * 5}p each and a pad costs ${b * 5}p. Which expression gives the cost in pence of ${N} pens and one pad?`,
            `${a * 5}${n} + ${b * 5}`,
            [
              [`${(a + b) * 5}${n}`, `This buys ${N} pads as well.`],
              [`${n} + ${(a + b) * 5}`, `This counts the price of one pen. There are ${N} pens.`],
              [`${b * 5}${n} + ${a * 5}`, `This buys one pen and ${N} pads.`],
            ],
            `${N} pens cost ${a * 5} times ${N}, and the pad is paid once.`,
          ],
          [
            `A taxi costs £${b} and then £${a} for each mile. Which expression gives the cost in pounds of ${N} miles?`,
            `${a}${n} + ${b}`,
            [
              [`${a + b}${n}`, `This pays the £${b} again for each mile.`],
              [`${b}${n} + ${a}`, 'This swaps the two prices.'],
              [`${n} + ${a + b}`, 'This pays for one mile only.'],
            ],
            `${N} miles cost ${a} times ${N}, and £${b} is paid once.`,
          ],
          [
            `Each side of a square is ${maths(`${n} + ${b}`)} long. Which expression gives its perimeter?`,
            `4(${n} + ${b})`,
            [
              [`4${n} + ${b}`, `This multiplies ${N} only. Each side has the ${b} too.`],
              [`${n} + ${4 * b}`, `This multiplies ${b} only. All of it is multiplied.`],
              [`2(${n} + ${b})`, 'This adds only two of the sides.'],
            ],
            `Four sides of ${maths(`${n} + ${b}`)} are 4 times all of it.`,
          ],
          [
            `${N} packs hold ${a} cards each. ${b} cards are lost. Which expression says how many are left?`,
            `${a}${n} - ${b}`,
            [
              [`${a}(${n} - ${b})`, `This loses ${b} packs.`],
              [`${b} - ${a}${n}`, 'This takes away the wrong way round.'],
              [`${n} + ${a} - ${b}`, 'This adds the cards of one pack only.'],
            ],
            `${N} packs hold ${a} times ${N} cards, and ${b} of them go.`,
          ],
        ],
      ) as readonly (readonly [string, string, readonly (readonly [string, string])[], string])[],
    );
    return {
      stem,
      key,
      slips,
      show: maths,
      why,
      steps: [why, `So it is ${maths(key)}.`],
      hints: [
        `Think of a number in place of ${maths(n)}, such as 10. What would you do with it?`,
        'Which step comes first? Does it need brackets?',
      ],
      drawn: { letter: n, a, b },
    };
  },
);

type PairOf = readonly [a: number, b: number];

export const twoUnknowns = makeGenerator<PairOf>(
  {
    id: 'maths-pairs-that-fit',
    title: 'Pairs of numbers that fit an equation',
    keyStage: 'KS2',
    years: [6],
    synonyms: [
      'two unknowns',
      'pairs of numbers',
      'equations with two letters',
      'balance with two letters',
      'missing numbers with two letters',
    ],
  },
  ({ int, some, level }) => {
    const [one = 'a', other = 'b'] = some(['a', 'b', 'c', 'd', 'x', 'y'], 2).toSorted();
    const [ones, others] = level<PairOf>([1, 1], [2, 1], [3, int(1, 2)]);
    const [first, second] = [int(1, level(12, 9, 8)), int(2, level(12, 9, 8))];
    if (first === second) return undefined;
    const total = ones * first + others * second;
    const show = ([x, y]: PairOf): string => maths(String.raw`${one} = ${x},\ ${other} = ${y}`);
    const weighs = ([x, y]: PairOf): number => ones * x + others * y;
    const tried: readonly (readonly [PairOf, string])[] = [
      [[second, first], 'This has the two numbers the wrong way round.'],
      [[total - second, second], `This counts each letter once. How often does ${maths(one)} stand on the scales?`],
      [[first, total - first], `This counts each letter once. How often does ${maths(one)} stand on the scales?`],
      [[first + 1, second], 'This is too heavy. Put the numbers in and add.'],
      [[first, second - 1], 'This is too light. Put the numbers in and add.'],
      [[first + 1, second + 1], 'This is too heavy. Put the numbers in and add.'],
      [[total, total], 'This gives each letter the whole weight.'],
    ];
    const letters = [...Array.from({ length: ones }, () => one), ...Array.from({ length: others }, () => other)];
    return {
      stem: 'The scales balance. Which pair of numbers could the letters be?',
      figure: { kind: 'balance', left: letters, right: [`${total}`] },
      key: [first, second],
      slips: tried.filter(([pair]) => weighs(pair) !== total),
      show,
      believable: ([x, y]) => x > 0 && y > 0,
      why: `${letters.map((letter) => (letter === one ? first : second)).join(' + ')} = ${total}, so both sides weigh the same.`,
      steps: [
        'Put the numbers in place of the letters.',
        `${letters.map((letter) => (letter === one ? first : second)).join(' + ')} = ${total}`,
      ],
      hints: ['Both sides weigh the same.', 'Try each pair: put the numbers in for the letters and add.'],
      drawn: { one, other },
    };
  },
);
