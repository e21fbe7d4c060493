import type { Draw } from '../random.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

/** The same with powers, for lower secondary: its kind is the objective's. */
const squares = ({ int, level }: Draw) => {
  const [b, c] = [int(2, level(5, 7, 9)), int(2, level(3, 5, 6))];
  const a = int(3, level(12, 20, 30));
  return b === c || b === 2 ? undefined : { a, b, c };
};

const brokenPower = wentWrong('broken power', (draw) => {
  const given = squares(draw);
  if (given === undefined) return undefined;
  const { a, b, c } = given;
  const kind = draw.pick(['power', 'brackets', 'negative'] as const);
  const hints = [
    'Work it out in the right order first.',
    'Which part does the power belong to?',
    'Try each of the mistakes and see what comes.',
  ];
  if (kind === 'power')
    return {
      claim: (value, name) => `${name} works out ${maths(String.raw`${a} + ${c} \times ${b}^2`)} and gets ${value}.`,
      right: plain(a + c * b * b),
      mistakes: [
        [plain(a + (c * b) ** 2), 'They multiplied before they squared.', `The power belongs to ${b} alone, so ${b}² comes first.`],
        [plain((a + c) * b * b), 'They added before they multiplied.', 'Multiplying comes before adding.'],
        [plain(a + 2 * c * b), 'They doubled where they should square.', `${b}² is ${b} × ${b}.`],
        [plain((a + c * b) ** 2), 'They squared last of all.', `The power comes first, and belongs to ${b} alone.`],
      ],
      steps: [`${b}² = ${b * b}`, `${c} × ${b * b} = ${c * b * b}`, `${a} + ${c * b * b} = ${a + c * b * b}`],
      hints,
      drawn: { kind, expression: String.raw`${a} + ${c} \times ${b}^2` },
    };
  if (kind === 'brackets')
    return {
      claim: (value, name) => `${name} works out ${maths(String.raw`${c} \times (${a} + ${b})^2`)} and gets ${value}.`,
      right: plain(c * (a + b) ** 2),
      mistakes: [
        [plain(c * (a * a + b * b)), 'They squared each number on its own.', 'What is in the brackets is added first.'],
        [plain((c * (a + b)) ** 2), 'They multiplied before they squared.', 'The power belongs to the brackets alone.'],
        [plain(2 * c * (a + b)), 'They doubled where they should square.', `Squared means times itself: ${a + b} × ${a + b}.`],
        [
          plain(c * (a + b * b)),
          'They squared the last number alone.',
          'The power stands behind the brackets, so it belongs to all in them.',
        ],
      ],
      steps: [`${a} + ${b} = ${a + b}`, `${a + b}² = ${(a + b) ** 2}`, `${c} × ${(a + b) ** 2} = ${plain(c * (a + b) ** 2)}`],
      hints,
      drawn: { kind, expression: String.raw`${c} \times (${a} + ${b})^2` },
    };
  return {
    claim: (value, name) => `${name} works out ${maths(String.raw`${a} - ${c} \times (-${b})^2`)} and gets ${value}.`,
    right: plain(a - c * b * b),
    mistakes: [
      [plain(a + c * b * b), 'They kept the minus when they squared.', `(−${b})² is positive: minus times minus makes plus.`],
      [plain((a - c) * b * b), 'They subtracted before they multiplied.', 'Multiplying comes before subtracting.'],
      [plain(a + 2 * c * b), 'They doubled where they should square.', `(−${b})² is (−${b}) × (−${b}).`],
      [plain(a - (c * b) ** 2), 'They multiplied before they squared.', 'The power belongs to the brackets alone.'],
    ],
    steps: [`(−${b})² = ${b * b}`, `${c} × ${b * b} = ${c * b * b}`, `${a} − ${c * b * b} = ${plain(a - c * b * b)}`],
    hints,
    drawn: { kind, expression: String.raw`${a} - ${c} \times (-${b})^2` },
  };
});

const placesPowers = form<readonly [tex: string, value: number]>('which equals', (draw) => {
  const given = squares(draw);
  if (given === undefined) return undefined;
  const { a, b, c } = given;
  const kind = draw.pick(['power', 'brackets', 'negative'] as const);
  const all: readonly (readonly [string, number])[] =
    kind === 'negative'
      ? [
          [String.raw`${a} - (-${b})^2`, a - b * b],
          [String.raw`(${a} - ${b})^2`, (a - b) ** 2],
          [String.raw`(-${a})^2 - ${b}`, a * a - b],
          [String.raw`${a} - ${b} \times (-2)`, a + 2 * b],
        ]
      : kind === 'brackets'
        ? [
            [String.raw`${c} \times (${a} + ${b})^2`, c * (a + b) ** 2],
            [String.raw`(${c} \times ${a} + ${b})^2`, (c * a + b) ** 2],
            [String.raw`${c} \times (${a} + ${b}^2)`, c * (a + b * b)],
            [String.raw`${c} \times ${a} + ${b}^2`, c * a + b * b],
          ]
        : [
            [String.raw`${a} + ${c} \times ${b}^2`, a + c * b * b],
            [String.raw`${a}^2 + ${c} \times ${b}`, a * a + c * b],
            [String.raw`${a} + ${c}^2 \times ${b}`, a + c * c * b],
            [String.raw`${a} \times ${c} + ${b}^2`, a * c + b * b],
          ];
  if (new Set(all.map(([, value]) => value)).size < 4) return undefined;
  const key = draw.pick(kind === 'power' ? all : all.slice(0, 3));
  return {
    stem: `Which calculation has the value ${plain(key[1])}?`,
    key,
    slips: all.filter((one) => one !== key).map((one) => [one, `This has the value ${plain(one[1])}.`] as const),
    show: ([tex]) => maths(tex),
    why: `Brackets come first, then the power, then the multiplying, so the value is ${plain(key[1])}.`,
    steps: all.map(([tex, value]) => `${maths(tex)} has the value ${plain(value)}`),
    hints: ['Work out each of them.', 'Brackets first, then powers.', 'Then multiply, and add or subtract last.'],
    drawn: { kind, expression: key[0] },
  };
});

const unsquared = form<number>('power box', (draw) => {
  const given = squares(draw);
  if (given === undefined) return undefined;
  const { a, b, c } = given;
  const kind = draw.pick(['power', 'brackets'] as const);
  const total = kind === 'power' ? a + c * b * b : c * (a + b) ** 2;
  const tex =
    kind === 'power' ? String.raw`${a} + ${c} \times \square^2 = ${total}` : String.raw`${c} \times (${a} + \square)^2 = ${total}`;
  return {
    stem: `Which positive number goes in the box? ${maths(tex)}`,
    key: b,
    slips:
      kind === 'power'
        ? [
            [b * b, 'This is the square of it. Take the square root.'],
            [total - a, `This takes ${a} away and stops. Divide by ${c}, then take the root.`],
            [(b * b) / 2, 'This halves the square. Take its square root.'],
            [b + 1, 'This is one too many. Put it in and check.'],
          ]
        : [
            [a + b, `This is the whole of the brackets. Take ${a} away.`],
            [(a + b) ** 2 - a, 'This forgets the square root.'],
            [total / c, `This divides by ${c} and stops.`],
            [b + 1, 'This is one too many. Put it in and check.'],
          ],
    show: plain,
    believable: (x) => Number.isInteger(x) && x > 0,
    why:
      kind === 'power'
        ? `Undo the last operation first: ${total} − ${a} = ${c * b * b}, ${c * b * b} ÷ ${c} = ${b * b}, and ${b} × ${b} = ${b * b}.`
        : `Undo the last operation first: ${plain(total)} ÷ ${c} = ${(a + b) ** 2}, its root is ${a + b}, and ${a + b} − ${a} = ${b}.`,
    steps:
      kind === 'power'
        ? [`${total} − ${a} = ${c * b * b}`, `${c * b * b} ÷ ${c} = ${b * b}`, `The square root of ${b * b} is ${b}.`]
        : [`${plain(total)} ÷ ${c} = ${(a + b) ** 2}`, `The square root of ${(a + b) ** 2} is ${a + b}.`, `${a + b} − ${a} = ${b}`],
    hints: ['Which operation is done last? Undo that one first.', 'What undoes a square?', 'Put your number in and work it out.'],
    drawn: { kind, expression: tex },
  };
});

export const powersInOrderForms: FormsOf = {
  'maths-powers-in-order': [brokenPower, placesPowers, unsquared],
};
