import { makeGenerator } from '../make-generator.ts';
import { maths, plain, terms } from '../written.ts';

type Pair = readonly [number, number];

export const substitutionMethod = makeGenerator<Pair>(
  {
    id: 'maths-simultaneous-substitution',
    title: 'Simultaneous equations by substitution',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['substitution method', 'simultaneous equations with a quadratic', 'simultaneous equations by substitution'],
  },
  ({ int, pick, level }) => {
    const [x, k] = [int(1, 8), level(0, pick([1, -1]) * int(1, 7), 0)];
    const m = int(2, 4);
    const y = m * x + k;
    const [a, b] = [level(1, int(1, 4), 1), level(1, int(1, 3), 1)];
    const quadratic = level(false, false, true);
    const [r, s] = [int(-6, -1), int(1, 8)];
    if (quadratic && r + s === 0) return undefined;
    // The curve is y = x² + px + c, and the line is drawn through its points at r and s.
    const [p, c] = [pick([0, 0, -4, -3, -2, 2, 3, 4]), pick([0, 0, -5, -3, 2, 4])];
    const curve = terms([
      [1, 'x^2'],
      [p, 'x'],
      [c, ''],
    ]);
    if (quadratic && r + s + p === 0) return undefined;
    const line = terms([
      [r + s + p, 'x'],
      [c - r * s, ''],
    ]);
    const key: Pair = quadratic ? [r, s] : [x, y];
    return {
      stem: quadratic
        ? `Solve ${maths(`y = ${curve}`)} and ${maths(`y = ${line}`)}. Which two values can ${maths('x')} have?`
        : `Solve ${maths(
            `y = ${terms([
              [m, 'x'],
              [k, ''],
            ])}`,
          )} and ${maths(
            `${terms([
              [a, 'x'],
              [b, 'y'],
            ])} = ${a * x + b * y}`,
          )}.`,
      key,
      slips: quadratic
        ? [
            [[-s, -r], 'This has the signs of the roots wrong. Each root makes its bracket zero.'],
            [[r * r + p * r + c, s * s + p * s + c], 'This gives the values of y.'],
            [[-r, s], 'This makes both values positive. Put them into both equations.'],
            [[r, -s], 'This makes both values negative. Put them into both equations.'],
          ]
        : [
            [[y, x], 'This swaps the two letters.'],
            [[x + 1, m * (x + 1) + k], 'This fits the first equation, but not the second.'],
            [[x, a * x], 'This has the right x, but y must fit the first equation.'],
            [[x + b, y - a], 'This fits the second equation, but not the first.'],
          ],
      show: ([left, right]) =>
        quadratic ? `${plain(Math.min(left, right))} and ${plain(Math.max(left, right))}` : maths(String.raw`x = ${left}, y = ${right}`),
      why: quadratic
        ? `Put the one into the other: ${maths(`${curve} = ${line}`)}. With all terms on one side it factorises to ${maths(
            `(${terms([
              [1, 'x'],
              [-r, ''],
            ])})(${terms([
              [1, 'x'],
              [-s, ''],
            ])}) = 0`,
          )}.`
        : `Put ${maths(
            terms([
              [m, 'x'],
              [k, ''],
            ]),
          )} in the place of y in the second equation and solve for x.`,
      steps: quadratic
        ? [
            maths(`${curve} = ${line}`),
            maths(
              `${terms([
                [1, 'x^2'],
                [-(r + s), 'x'],
                [r * s, ''],
              ])} = 0`,
            ),
            `${plain(r)} and ${plain(s)}`,
          ]
        : [
            maths(
              `${a === 1 ? '' : a}x + ${b === 1 ? '' : b}(${terms([
                [m, 'x'],
                [k, ''],
              ])}) = ${a * x + b * y}`,
            ),
            maths(`${a + b * m}x = ${(a + b * m) * x}`),
            maths(`x = ${x}`),
            maths(`y = ${y}`),
          ],
      hints: [
        'One equation says what y is. Put that into the other.',
        quadratic ? 'Bring all terms to one side and factorise.' : 'Now there is only one letter left: solve for it.',
      ],
      drawn: { kind: quadratic ? 'quadratic' : 'linear', m, k, a, b, total: a * x + b * y, sum: r + s, product: r * s },
    };
  },
);

export const inputsForOutputs = makeGenerator<readonly number[]>(
  {
    id: 'maths-function-find-input',
    title: 'Finding the input of a function',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['solve f(x) =', 'find the input', 'functions solve'],
  },
  ({ int, pick, level }) => {
    const [a, b, x] = [int(2, 9), pick([1, -1]) * int(1, 12), int(2, 11)];
    const kind = level('line', pick(['over', 'bracket'] as const), 'square');
    const [r, s] = [-int(1, 7), int(1, 9)];
    if (kind === 'square' && r + s === 0) return undefined;
    const rule = {
      line: terms([
        [a, 'x'],
        [b, ''],
      ]),
      over: String.raw`\frac{x ${b < 0 ? '-' : '+'} ${Math.abs(b)}}{${a}}`,
      bracket: `${a}(${terms([
        [1, 'x'],
        [b, ''],
      ])})`,
      square: terms([
        [1, 'x^2'],
        [-(r + s), 'x'],
      ]),
    }[kind];
    const output = { line: a * x + b, over: x, bracket: a * (x + b), square: -r * s }[kind];
    const answer = { line: [x], over: [a * x - b], bracket: [x], square: [r, s] }[kind];
    return {
      stem: `${maths(`f(x) = ${rule}`)}. ${kind === 'square' ? `Which two inputs give the output ${output}?` : `For which ${maths('x')} is ${maths(`f(x) = ${output}`)}?`}`,
      key: answer,
      slips: {
        line: [
          [[a * output + b], `This puts ${output} into f. It is the output here.`],
          [[(output + b) / a], `This has a slip with the ${Math.abs(b)}. Do the opposite.`],
          [[output - b], `This forgets to divide by ${a}.`],
          [[x + 1], 'This is one too many. Put it into f.'],
        ] as const,
        over: [
          [[(output + b) / a], `This puts ${output} into f. It is the output here.`],
          [[a * x + b], `This has a slip with the ${Math.abs(b)}. Do the opposite.`],
          [[a * (x - b)], 'This undoes the steps in the wrong order.'],
          [[x - b], `This forgets to multiply by ${a}.`],
        ] as const,
        bracket: [
          [[a * (output + b)], `This puts ${output} into f. It is the output here.`],
          [[x + 2 * b], `This has a slip with the ${Math.abs(b)}. Do the opposite.`],
          [[output - b], `This forgets to divide by ${a}.`],
          [[x - 1], 'This is one too few. Put it into f.'],
        ] as const,
        square: [
          [[-s, -r], 'This has the wrong signs. Put both into f.'],
          [[-r, s], 'This makes both positive. Put both into f.'],
          [[r, -s], 'This makes both negative. Put both into f.'],
          [[r - 1, s + 1], 'This gives a larger output.'],
        ] as const,
      }[kind],
      show: (list) => list.map((value) => plain(value)).join(' and '),
      believable: (list) => list.every(Number.isInteger),
      why: `f(x) is the output, so solve ${maths(`${rule} = ${output}`)} for x.`,
      steps: [
        maths(`${rule} = ${output}`),
        kind === 'square'
          ? maths(
              `(${terms([
                [1, 'x'],
                [-r, ''],
              ])})(${terms([
                [1, 'x'],
                [-s, ''],
              ])}) = 0`,
            )
          : 'Undo each step, the last one first.',
        answer.map((value) => plain(value)).join(' and '),
      ],
      hints: [
        'Is the number that is given an input or an output?',
        kind === 'square' ? 'Bring all to one side and factorise.' : 'Write an equation and solve it.',
      ],
      drawn: { kind, a, b, output, sum: r + s },
    };
  },
);
