import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { bracketed, maths, plain, terms } from '../written.ts';

type Kind = 'add' | 'subtract' | 'multiply' | 'mixed' | 'square';

export const directedNumbers = makeGenerator(
  {
    id: 'maths-directed-numbers',
    title: 'Directed numbers',
    keyStage: 'KS3',
    years: [7, 8],
    synonyms: ['negative numbers', 'directed numbers', 'adding negatives', 'multiplying negatives', 'integers'],
  },
  ({ int, pick, level }) => {
    const sign = () => pick([1, -1]);
    const [a, b, c] = [-int(2, 12), sign() * int(2, 12), -int(2, 9)];
    const [expression, key, slipped, other, kind] = level<readonly [string, number, number, number, Kind]>(
      [`${a} + ${bracketed(-Math.abs(b))}`, a - Math.abs(b), a + Math.abs(b), -a + Math.abs(b), 'add'],
      pick([
        [`${b} - ${bracketed(c)}`, b - c, b + c, c - b, 'subtract'],
        [String.raw`${a} \times ${bracketed(c)}`, a * c, -(a * c), a + c, 'multiply'],
      ] as const),
      pick([
        [String.raw`${a} - ${bracketed(b)} \times ${bracketed(c)}`, a - b * c, a + b * c, (a - b) * c, 'mixed'],
        [String.raw`${bracketed(a)}^2 + ${bracketed(b)} \times ${bracketed(c)}`, a * a + b * c, -(a * a) + b * c, a * a - b * c, 'square'],
      ] as const),
    );
    const twoMinuses = 'This makes the product negative. Two minuses in a product make a plus.';
    const oneMinus = 'This makes the product positive. A plus and a minus in a product make a minus.';
    const slipOf = {
      add: {
        first: 'This adds instead of going further down the number line.',
        second: 'This has the right size with the wrong sign.',
      },
      subtract: {
        first: 'This has a slip with two minus signs. Two of them side by side make a plus.',
        second: 'This takes the numbers from each other the other way round.',
      },
      multiply: {
        first: twoMinuses,
        second: 'This adds the numbers. Multiply them.',
      },
      mixed: {
        first: b < 0 ? twoMinuses : 'This takes the product away like a positive one. Taking away a negative product is adding.',
        second: 'This works from left to right. Multiply before you subtract.',
      },
      square: {
        first: 'This makes the square negative. A negative number squared is positive.',
        second: b < 0 ? twoMinuses : oneMinus,
      },
    };
    return {
      stem: `Work out ${maths(expression)}.`,
      key,
      slips: [
        [slipped, slipOf[kind].first],
        [other, slipOf[kind].second],
        [-key, 'This has the right size with the wrong sign.'],
        [key + 2 * Math.abs(c), 'This has a slip in the last step.'],
        [key - 10, 'This is ten too little. Check on a number line.'],
      ],
      show: plain,
      why: `${maths(`${expression} = ${key}`)}. Taking away a negative is adding, and the product of two negatives is positive.`,
      steps: level(
        [maths(`${expression} = ${a} - ${Math.abs(b)}`), maths(`= ${key}`)],
        ['Deal with the two signs that meet first.', maths(`${expression} = ${key}`)],
        [
          expression.includes('^2')
            ? `${maths(`${bracketed(a)}^2 = ${a * a}`)}, because a negative times a negative is positive.`
            : 'Multiply before you subtract.',
          maths(String.raw`${bracketed(b)} \times ${bracketed(c)} = ${b * c}`),
          maths(
            `${terms([
              [expression.includes('^2') ? a * a : a, ''],
              [expression.includes('^2') ? b * c : -b * c, ''],
            ])} = ${key}`,
          ),
        ],
      ),
      hints: [
        'Two signs side by side: the same signs make a plus, different signs make a minus.',
        'In a product of two numbers, the same signs give a positive answer.',
      ],
      drawn: { expression, kind: kind === 'square' ? 'mixed' : kind },
    };
  },
);

export const substitution = makeGenerator(
  {
    id: 'maths-substitution',
    title: 'Substitution',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['substitution', 'substituting', 'evaluate expressions', 'formulae', 'plug in numbers'],
    kinds: [
      asking(/\bsquare[ds]?\b|\bpowers?\b|\bindic|\bx ?(?:²|\^ ?2)/, /\^2/),
      asking(/\bnegatives?\b/, /= -/),
      asking(/\b(?:two|2) (?:letters?|variables?|unknowns?|values?)\b/, /\$y = /),
    ],
  },
  ({ int, level }) => {
    const [k, m] = [int(2, 9), int(2, 9)];
    const x = level(int(2, 9), -int(2, 9), -int(2, 7));
    const y = level(int(2, 9), int(2, 9), -int(2, 6));
    const [expression, key, slips] = level<readonly [string, number, readonly (readonly [number, string])[]]>(
      [
        terms([
          [k, 'x'],
          [m, ''],
        ]),
        k * x + m,
        [
          [10 * k + x + m, `This writes ${x} beside ${k}. ${k}x means ${k} times x.`],
          [k + x + m, 'This adds where it should multiply.'],
          [k * (x + m), 'This adds before it multiplies.'],
        ],
      ],
      [
        terms([
          [k, 'x'],
          [-m, 'y'],
        ]),
        k * x - m * y,
        [
          [-k * x - m * y, 'This loses the minus sign of x.'],
          [k * x + m * y, 'This adds the second term.'],
          [k + x - m - y, 'This adds where it should multiply.'],
        ],
      ],
      [
        terms([
          [k, 'x^2'],
          [m, 'y'],
        ]),
        k * x * x + m * y,
        [
          [-k * x * x + m * y, 'This makes the square negative. A negative number squared is positive.'],
          [(k * x) ** 2 + m * y, 'This squares the number in front as well.'],
          [k * 2 * x + m * y, 'This doubles where it should square.'],
          [k * x * x - m * y, 'This loses the minus sign of y.'],
        ],
      ],
    );
    const values = level(
      maths(`x = ${x}`),
      `${maths(`x = ${x}`)} and ${maths(`y = ${y}`)}`,
      `${maths(`x = ${x}`)} and ${maths(`y = ${y}`)}`,
    );
    const filled = level(
      String.raw`${k} \times ${x} + ${m}`,
      String.raw`${k} \times (${x}) - ${m} \times ${y}`,
      String.raw`${k} \times (${x})^2 + ${m} \times (${y})`,
    );
    return {
      stem: `Find the value of ${maths(expression)} when ${values}.`,
      key,
      slips: [...slips, [key + m, 'This has a slip in the last step.']],
      show: plain,
      why: `Put the numbers in place of the letters: ${maths(`${filled} = ${key}`)}.`,
      steps: [`Write it out: ${maths(filled)}`, 'Powers first, then multiply, then add or subtract.', maths(`= ${key}`)],
      hints: ['A number next to a letter means "times".', 'Put negative numbers in brackets.'],
      drawn: { expression, x, y },
    };
  },
);
