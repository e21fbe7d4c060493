import { answering, asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Rational } from '../rational.ts';
import { div, fractionTex, q, sub } from '../rational.ts';
import { fraction, maths, plain, terms } from '../written.ts';

type Line = readonly [slope: number, rest: number];

const shownRule = (value: Line | number): string =>
  typeof value === 'number'
    ? plain(value)
    : maths(
        terms([
          [value[0], 'n'],
          [value[1], ''],
        ]),
      );

/** A rule that is given: a term far along, or the place of one. */
const usesNthTerm = (asked: 'term' | 'position', d: number, start: number, place: number): Draft<Line | number> => {
  const rule = shownRule([d, start]);
  const term = d * place + start;
  const times = `${maths(String.raw`${d} \times ${place}`)} is ${maths(String(d * place))}`;
  const then = `${start > 0 ? 'add' : 'subtract'} ${Math.abs(start)}`;
  const back = `${start > 0 ? 'Subtract' : 'Add'} ${Math.abs(start)}`;
  const isTerm = asked === 'term';
  return {
    stem: isTerm
      ? `The nth term of a sequence is ${rule}. What is the ${place}th term?`
      : `The nth term of a sequence is ${rule}. For which ${maths('n')} is the term ${plain(term)}?`,
    key: isTerm ? term : place,
    slips: isTerm
      ? [
          [d * place, `This leaves out the end of the rule: ${then}.`],
          [d * (place + start), `This works out ${start > 0 ? 'the sum' : 'the difference'} first. Multiply by ${plain(d)} before that.`],
          [d * place - start, 'This has the wrong sign at the end.'],
          [d + place + start, `This adds ${plain(d)}. It stands before n, so multiply by it.`],
          [term + d, 'This is one term too far.'],
        ]
      : [
          [d * place, `This is ${maths(terms([[d, 'n']]))}. Divide it by ${plain(d)}.`],
          [place + 1, 'This is one too many. Put it into the rule.'],
          [d * term + start, 'This puts the term in the place of n. The term is what comes out.'],
          [place - 1, 'This is one too few. Put it into the rule.'],
          [Math.round(term / d), 'This divides the term before it undoes the end of the rule.'],
        ],
    show: shownRule,
    ...(isTerm ? {} : { believable: (value: Line | number) => typeof value !== 'number' || value > 0 }),
    why: isTerm
      ? `Put ${place} in the place of n: ${times}; then ${then}.`
      : `Put it back: ${times}; then ${then}, which makes ${maths(String(term))}.`,
    steps: isTerm
      ? [`Put ${place} in the place of n: ${times}.`, `Then ${then}: ${maths(String(term))}`]
      : [
          maths(
            `${terms([
              [d, 'n'],
              [start, ''],
            ])} = ${term}`,
          ),
          `${back}: ${maths(`${terms([[d, 'n']])} = ${d * place}`)}`,
          `Divide by ${plain(d)}: ${maths(`n = ${place}`)}`,
        ],
    hints: isTerm
      ? ['What do you put in the place of n?', 'Multiply first, then do what stands behind.']
      : ['Make an equation: the rule is equal to the term.', 'Undo the end of the rule first, then the multiplication.'],
    drawn: { shown: [1, 2, 3, 4].map((n) => d * n + start), asked },
  };
};

export const nthTerm = makeGenerator(
  {
    id: 'maths-nth-term',
    title: 'The nth term',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['nth term', 'sequences', 'linear sequences', 'arithmetic sequence', 'term to term rule', 'position to term'],
    kinds: [
      answering(/\bdecreas|\bdescend|\bgo(?:ing|es)? down\b/, /^\$-/),
      asking(/\bfind\w* (?:the |an? )?(?:nth|rule)\b/, /What is its nth term/),
    ],
  },
  ({ int, pick, level }) => {
    const d = level(int(2, 9), int(2, 12), -int(2, 9));
    const first = level(int(1, 12), int(-8, 15), int(15, 60));
    const start = first - d;
    if (start === 0 || (level(true, false, false) && start < 0)) return undefined;
    const asked = pick(['rule', 'rule', 'term', 'position'] as const);
    if (asked !== 'rule') return usesNthTerm(asked, d, start, level(pick([10, 20]), pick([20, 30, 50, 100]), pick([25, 40, 100])));
    const shown = [0, 1, 2, 3].map((place) => first + d * place);
    return {
      stem: `Here are the first four terms of a sequence: ${shown.join(', ').replaceAll('-', '−')}. What is its nth term?`,
      key: [d, start] as Line | number,
      slips: [
        [[1, d] as Line, `This says that you add ${d} to n. The step belongs in front of n.`.replace('-', '−')],
        [[d, first] as Line, 'This adds the first term. For n = 1 it would be one step too far.'],
        [[first, d] as Line, 'This has the step and the first term the wrong way round.'],
        [[d, -start] as Line, 'This has the wrong sign at the end. Try n = 1.'],
        [[-d, start] as Line, 'This goes in the wrong direction. Try n = 2.'],
      ],
      show: shownRule,
      why: `The terms go ${d > 0 ? 'up' : 'down'} by ${Math.abs(d)}, so it begins ${maths(terms([[d, 'n']]))}; for ${maths('n = 1')} that is ${maths(String(d))}, and the first term is ${maths(String(first))}.`,
      steps: [
        `From term to term: ${maths(terms([[d, '']]))}, so the rule begins ${maths(terms([[d, 'n']]))}.`,
        `For ${maths('n = 1')}: ${maths(`${d}`)} has to become ${maths(`${first}`)}, so ${start > 0 ? 'add' : 'subtract'} ${Math.abs(start)}.`,
        maths(
          terms([
            [d, 'n'],
            [start, ''],
          ]),
        ),
      ],
      hints: ['How does the sequence go on from term to term?', 'Compare it with the times table of that step.'],
      drawn: { shown, asked },
    };
  },
);

const solved = (top: number, bottom: number): Rational => div(q(top), q(bottom));

export const linearEquations = makeGenerator(
  {
    id: 'maths-linear-equations',
    title: 'Linear equations',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['solving equations', 'linear equations', 'equations', 'solve for x', 'unknown on both sides', 'equations with brackets'],
    kinds: [
      asking(/\bbrackets?\b/, /\(.*x/),
      asking(/\b(?:both|each|two) sides\b/, /x.*=.*x|same answer|is solved by/),
      asking(/\b(?:two|2)[- ]?steps?\b/, /\$-?\d+x [-+] \d+ = -?\d+\$/),
    ],
  },
  ({ int, pick, level }) => {
    const x = level(int(2, 12), pick([1, -1]) * int(2, 9), pick([1, -1]) * int(2, 12));
    const a = int(3, 9);
    const c = level(0, 0, int(2, a - 1));
    const b = pick([1, -1]) * int(1, 12);
    const brackets = level(false, pick([true, false]), false);
    const constant = brackets ? a * b : b;
    const right = a * x + constant - c * x;
    const left = brackets
      ? `${a}(${terms([
          [1, 'x'],
          [b, ''],
        ])})`
      : terms([
          [a, 'x'],
          [b, ''],
        ]);
    const equation = `${left} = ${terms([
      [c, 'x'],
      [right, ''],
    ])}`;
    const slope = a - c;
    return {
      stem: `Solve ${maths(equation)}.`,
      key: q(x),
      slips: [
        [
          solved(right + constant, slope),
          `This ${constant > 0 ? 'adds' : 'subtracts'} ${Math.abs(constant)} where it should ${constant > 0 ? 'subtract' : 'add'} it.`,
        ],
        ...(c > 0 ? [[solved(right - b, a + c), `This adds the ${c}x to the other side. Subtract it from both sides.`] as const] : []),
        ...(brackets ? [[solved(right - b, a), 'This multiplies only the first term in the brackets.'] as const] : []),
        [sub(right - constant, slope), `This subtracts ${slope} at the end. Divide by it instead.`],
        [q(-x), 'This has the wrong sign. Put it back into the equation.'],
        [q(x + 1), 'This is one too many. Put it back into the equation.'],
        [q(x - 2), 'This is two too few. Put it back into the equation.'],
      ],
      show: (value: Rational) => maths(`x = ${fractionTex(value)}`),
      believable: (value: Rational) => value.d < 13n && value.n < 200n && value.n > -200n,
      why: `Put it back: ${maths(`x = ${x}`)} makes both sides ${maths(String(a * x + constant))}.`,
      steps: [
        ...(brackets
          ? [
              `Multiply out: ${maths(
                `${terms([
                  [a, 'x'],
                  [constant, ''],
                ])} = ${right}`,
              )}`,
            ]
          : []),
        ...(c > 0
          ? [
              `Subtract ${maths(terms([[c, 'x']]))} from both sides: ${maths(
                `${terms([
                  [slope, 'x'],
                  [b, ''],
                ])} = ${right}`,
              )}`,
            ]
          : []),
        `${constant > 0 ? 'Subtract' : 'Add'} ${Math.abs(constant)}: ${maths(`${terms([[slope, 'x']])} = ${right - constant}`)}`,
        slope === 1 ? maths(`x = ${x}`) : `Divide by ${slope}: ${maths(`x = ${x}`)}`,
      ],
      hints: [
        brackets
          ? 'Multiply out the brackets first.'
          : c > 0
            ? 'Bring the terms in x to one side.'
            : 'Undo what was done to x, the last thing first.',
        'Do the same to both sides.',
      ],
      drawn: { equation, kind: brackets ? 'brackets' : c > 0 ? 'both sides' : 'one side' },
    };
  },
);

export const divideFractions = makeGenerator(
  {
    id: 'maths-divide-fractions',
    title: 'Multiplying and dividing fractions',
    keyStage: 'KS3',
    years: [6, 7, 8],
    synonyms: ['multiplying fractions', 'dividing fractions', 'multiply fractions', 'divide fractions', 'reciprocal', 'keep flip change'],
  },
  ({ int, pick, level }) => {
    const [b, d] = [int(2, level(6, 9, 9)), int(3, level(8, 11, 9))];
    const [a, c] = [level(int(1, b - 1), int(1, b - 1), int(b + 1, 3 * b)), int(1, d - 1)];
    const dividing = level(false, pick([true, true, false]), true);
    const [x, y] = [q(a, b), q(c, d)];
    if (x.d !== BigInt(b) || y.d !== BigInt(d) || (b === d && dividing)) return undefined;
    const key = dividing ? q(a * d, b * c) : q(a * c, b * d);
    const sign = dividing ? String.raw`\div` : String.raw`\times`;
    return {
      stem: `Work out ${maths(`${fractionTex(x)} ${sign} ${fractionTex(y)}`)}. Give the answer in its simplest form.`,
      key,
      slips: [
        dividing
          ? [q(a * c, b * d), 'This multiplies. Turn the second fraction upside down first.']
          : [q(a * d, b * c), 'This turns the second fraction upside down. That is for dividing.'],
        ...(dividing
          ? [[q(b * c, a * d), 'This turns the first fraction upside down, not the second.'] as const]
          : [[q(a * c, b + d), 'This adds the bottom numbers. Multiply them.'] as const]),
        [q(a + c, b + d), 'This adds the tops and adds the bottoms.'],
        [q(a * d + b * c, b * d), 'This adds the fractions.'],
        [q(a * c, Math.max(b, d)), 'This keeps one of the bottom numbers. That works only for adding.'],
      ],
      show: fraction,
      why: dividing
        ? `Dividing by ${fraction(y)} is multiplying by ${maths(String.raw`\frac{${d}}{${c}}`)}.`
        : 'Multiply the tops, multiply the bottoms, then simplify.',
      steps: [
        ...(dividing ? [`Turn the second fraction over: ${maths(String.raw`${fractionTex(x)} \times \frac{${d}}{${c}}`)}`] : []),
        maths(
          dividing
            ? String.raw`\frac{${a} \times ${d}}{${b} \times ${c}} = \frac{${a * d}}{${b * c}}`
            : String.raw`\frac{${a} \times ${c}}{${b} \times ${d}} = \frac{${a * c}}{${b * d}}`,
        ),
        `In its simplest form: ${fraction(key)}`,
      ],
      hints: [
        dividing ? 'Dividing by a fraction is multiplying by it turned upside down.' : 'No common bottom number is needed here.',
        'Multiply the tops and multiply the bottoms. Can you simplify?',
      ],
      drawn: { a, b, c, d },
    };
  },
);
