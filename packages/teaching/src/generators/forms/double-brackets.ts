import type { Draw } from '../random.ts';
import { maths, plain, terms } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

type Quadratic = readonly [number, number, number];

const quadratic = ([a, b, c]: Quadratic): string =>
  terms([
    [a, 'x^2'],
    [b, 'x'],
    [c, ''],
  ]);

const bracket = (a: number, b: number): string =>
  `(${terms([
    [a, 'x'],
    [b, ''],
  ])})`;

type Brackets = { readonly a: number; readonly b: number; readonly c: number; readonly d: number; readonly middle: number };

/** (ax + b)(cx + d), of which the middle terms do not cancel. */
const brackets = ({ int, pick, level }: Draw): Brackets | undefined => {
  const [a, c] = level([1, 1], [1, 1], [int(2, 4), int(1, 3)]);
  const sign = (): number => level(1, pick([1, -1]), pick([1, -1]));
  const [b, d] = [sign() * int(2, 9), sign() * int(1, 9)];
  const middle = a * d + b * c;
  return middle === 0 || (a === c && b === d) || b * d === middle || b === d ? undefined : { a, b, c, d, middle };
};

const product = ({ a, b, c, d }: Brackets): string => `${bracket(a, b)}${bracket(c, d)}`;

const fourProducts = ({ a, b, c, d }: Brackets): string =>
  terms([
    [a * c, 'x^2'],
    [a * d, 'x'],
    [b * c, 'x'],
    [b * d, ''],
  ]);

const oneCoefficient = form<number>('coefficient', (draw) => {
  const given = brackets(draw);
  if (given === undefined) return undefined;
  const { a, b, c, d, middle } = given;
  return {
    stem: `Expand and simplify ${maths(product(given))}. What is the coefficient of ${maths('x')}?`,
    key: middle,
    slips: [
      [b * d, 'This is the number on its own, at the end.'],
      [-middle, 'This has the wrong sign.'],
      [a * d - b * c, 'This subtracts one of the two products in x.'],
      [a * d, 'This is only one of the two products in x.'],
      [b + d, 'This adds the two numbers, but they are multiplied by what stands before x.'],
      [middle + 1, 'This has a slip in the adding.'],
    ],
    show: plain,
    why: `The two products in ${maths('x')} are ${maths(terms([[a * d, 'x']]))} and ${maths(terms([[b * c, 'x']]))}.`,
    steps: [
      `Four products: ${maths(fourProducts(given))}`,
      `Collect the terms in ${maths('x')}: ${maths(quadratic([a * c, middle, b * d]))}`,
    ],
    hints: [`Which of the four products have just one ${maths('x')}?`, 'There are two of them.', 'Add them, with their signs.'],
    drawn: { formula: product(given) },
    keyStandsInStem: true,
  };
});

const missingNumber = form<number>('missing number', (draw) => {
  const given = brackets(draw);
  if (given === undefined) return undefined;
  const { a, b, c, d, middle } = given;
  if (d < 0) return undefined;
  return {
    stem: `Expanding ${maths(String.raw`${bracket(a, b)}(${terms([[c, 'x']])} + \square)`)} gives ${maths(quadratic([a * c, middle, b * d]))}. What number goes in the box?`,
    key: d,
    slips: [
      [Math.abs(b * d), `This is the number at the end. It is ${plain(b)} times the box.`],
      [Math.abs(middle), `This is the number in front of x. It is made of two products.`],
      [Math.abs(b), 'This is the number in the other bracket.'],
      [Math.abs(b * d - b), 'This subtracts. The two numbers are multiplied.'],
      [d + 1, 'This is one too many. Multiply out to check.'],
    ],
    show: plain,
    believable: (x) => x > 0,
    why: `The two numbers multiply to ${plain(b * d)}, and ${plain(b * d)} ÷ ${b < 0 ? `(${plain(b)})` : b} = ${d}.`,
    steps: [`The last number: ${maths(String.raw`${b < 0 ? `(${b})` : b} \times \square = ${b * d}`)}`, `So the box is ${d}.`],
    hints: ['Where does the number at the end come from?', `What times ${plain(b)} makes it?`, `Check with the term in ${maths('x')}.`],
    drawn: { formula: quadratic([a * c, middle, b * d]) },
  };
});

const wronglyExpanded = wentWrong('wrongly expanded', (draw) => {
  const given = brackets(draw);
  if (given === undefined) return undefined;
  const { a, b, c, d, middle } = given;
  return {
    claim: (value, name) => `${name} expands ${maths(product(given))} and gets ${value}.`,
    right: maths(quadratic([a * c, middle, b * d])),
    mistakes: [
      [
        maths(quadratic([a * c, 0, b * d])),
        'Two of the four products are missing.',
        `Each term of one bracket multiplies both terms of the other: ${maths(fourProducts(given))}.`,
      ],
      [
        maths(quadratic([a * c, middle, b + d])),
        'The last numbers were added.',
        `The last numbers are multiplied: ${b < 0 ? `(${plain(b)})` : b} × ${d < 0 ? `(${plain(d)})` : d}.`,
      ],
      [
        maths(quadratic([a * c, middle, -b * d])),
        'The sign of the last number is wrong.',
        `${b < 0 ? `(${plain(b)})` : b} × ${d < 0 ? `(${plain(d)})` : d} = ${plain(b * d)}.`,
      ],
      [
        maths(quadratic([a * c, -middle, b * d])),
        'The sign of the middle term is wrong.',
        `The two products in x are ${maths(terms([[a * d, 'x']]))} and ${maths(terms([[b * c, 'x']]))}.`,
      ],
    ],
    steps: [`Four products: ${maths(fourProducts(given))}`, maths(quadratic([a * c, middle, b * d]))],
    hints: ['Expand them yourself first.', 'Which term differs from yours?', 'Where does that term come from?'],
    drawn: { formula: product(given) },
  };
});

const whichExpands = form<Brackets>('which expands', (draw) => {
  const given = brackets(draw);
  if (given === undefined) return undefined;
  const { a, b, c, d, middle } = given;
  const other = (x: number, y: number): Brackets => ({ a, b: x, c, d: y, middle: a * y + x * c });
  const expanded = (one: Brackets): string => quadratic([a * c, one.middle, one.b * one.d]);
  const slip = (one: Brackets): readonly [Brackets, string] => [one, `This makes ${maths(expanded(one))}.`];
  return {
    stem: `Which of these makes ${maths(quadratic([a * c, middle, b * d]))} when you expand it?`,
    key: given,
    slips: [other(-b, -d), other(b, -d), other(-b, d), other(b + 1, d - 1)]
      .filter((one) => one.middle !== middle || one.b * one.d !== b * d)
      .map(slip),
    show: (one) => maths(product(one)),
    sameAs: expanded,
    why: `The four products are ${maths(fourProducts(given))}.`,
    steps: [`The numbers multiply to ${plain(b * d)}.`, `The middle terms make ${maths(terms([[middle, 'x']]))}.`],
    hints: ['Look at the sign of the last number first.', 'Then at the sign of the middle term.', 'Expand the brackets that are left.'],
    drawn: { formula: quadratic([a * c, middle, b * d]) },
  };
});

const areaOf = form<Quadratic>('area', (draw) => {
  const given = brackets(draw);
  if (given === undefined) return undefined;
  const { a, b, c, d, middle } = given;
  const [what, unit] = draw.pick([
    ['A rectangle', 'cm'],
    ['A lawn', 'm'],
    ['A playground', 'm'],
    ['A picture', 'cm'],
  ] as const);
  return {
    stem: `${what} is ${maths(bracket(a, b))} ${unit} long and ${maths(bracket(c, d))} ${unit} wide. Expand: what is its area in ${unit}²?`,
    key: [a * c, middle, b * d],
    slips: [
      [[a * c, 0, b * d], 'This leaves out two of the four parts of the area.'],
      [[0, 2 * (a + c), 2 * (b + d)], 'This is the perimeter.'],
      [[a * c, middle, b + d], 'This adds the last numbers. Multiply them.'],
      [[a * c, -middle, b * d], 'This has the wrong sign on the middle term.'],
      [[a * c, middle, -b * d], 'This has the wrong sign on the last number.'],
    ],
    show: (value) => maths(quadratic(value)),
    why: `The area is ${maths(product(given))}, which makes four products: ${maths(fourProducts(given))}.`,
    steps: [`Area: ${maths(product(given))}`, `Four products: ${maths(fourProducts(given))}`, maths(quadratic([a * c, middle, b * d]))],
    hints: ['Length times width: write it with two brackets.', 'There are four products.', `Collect the terms in ${maths('x')}.`],
    drawn: { formula: product(given) },
  };
});

export const doubleBracketForms: FormsOf = {
  'maths-expand-double-brackets': [oneCoefficient, missingNumber, wronglyExpanded, whichExpands, areaOf],
};
