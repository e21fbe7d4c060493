import type { FigureOf } from '@hedgerow/figures/figure';
import type { Draw } from '../random.ts';
import { rightTriangle } from '../polygon-figures.ts';
import { div, q, type Rational, toNumber } from '../rational.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;
type Sides = { readonly a: number; readonly b: number; readonly c: number; readonly unit: 'cm' | 'm' };
const sides = ({ int, pick, level }: Draw): Sides => {
  const times = int(1, 4);
  const [a, b, c] = pick(triples.slice(0, level(2, 4, 6)));
  return { a: a * times, b: b * times, c: c * times, unit: pick(['cm', 'm']) };
};
const tenth = (x: number): Rational => q(Math.round(x * 10), 10);
const squares = ({ a, b, c }: Sides, isShorter: boolean): readonly string[] =>
  isShorter
    ? [maths(`${c}^2 - ${b}^2 = ${c * c} - ${b * b} = ${a * a}`), `The square root of ${plain(a * a)} is ${a}.`]
    : [maths(`${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${c * c}`), `The square root of ${plain(c * c)} is ${c}.`];

const missingSide = ({ a, b, c, unit }: Sides, isShorter: boolean): FigureOf<'polygon'> =>
  rightTriangle([b, a], {
    across: `${b} ${unit}`,
    hypotenuse: isShorter ? `${c} ${unit}` : '?',
    up: isShorter ? '?' : `${a} ${unit}`,
  });

const whichCalculation = form<readonly [tex: string, value: number]>('calculation', (draw) => {
  const given = sides(draw);
  const { a, b, c } = given;
  const isShorter = draw.level(draw.pick([true, false]), draw.pick([true, false]), draw.pick([true, false]));
  // The root of 4² − 3² is that of 3 + 4 as well.
  if (!isShorter && b - a === 1) return undefined;
  const [x, y] = isShorter ? [c, b] : [a, b];
  const root = (sign: string): readonly [string, number] => [String.raw`\sqrt{${x}^2 ${sign} ${y}^2}`, 0];
  return {
    stem: `Which calculation gives ${isShorter ? 'the missing side' : 'the hypotenuse'} of this right-angled triangle?`,
    figure: missingSide(given, isShorter),
    key: root(isShorter ? '-' : '+'),
    slips: [
      isShorter
        ? [root('+'), 'This adds the squares. The hypotenuse is given, so subtract.']
        : [[String.raw`\sqrt{${b}^2 - ${a}^2}`, 1], 'This subtracts the squares. The hypotenuse is the longest side, so add.'],
      [[String.raw`${x}^2 ${isShorter ? '-' : '+'} ${y}^2`, 2], 'This forgets the square root.'],
      [[String.raw`\sqrt{${x} ${isShorter ? '-' : '+'} ${y}}`, 3], 'This does not square the sides.'],
      [
        [String.raw`${x} ${isShorter ? '-' : '+'} ${y}`, 4],
        `This ${isShorter ? 'subtracts' : 'adds'} the sides. Their squares are what counts.`,
      ],
    ],
    show: ([tex]) => maths(tex),
    sameAs: ([tex]) => tex,
    why: isShorter
      ? 'The square of a shorter side is the square of the hypotenuse less the square of the other side.'
      : 'The square of the hypotenuse is the sum of the squares of the two shorter sides.',
    steps: squares(given, isShorter),
    hints: [
      'Which of the sides is the hypotenuse?',
      isShorter ? 'Is the side that is sought longer or shorter than the hypotenuse?' : 'The side that is sought is the longest.',
      'Squares first, then the root at the end.',
    ],
    drawn: { first: x, second: y, kind: isShorter ? 'shorter' : 'hypotenuse' },
  };
});

const straightLines = [
  ['The screen of a tablet is', 'wide', 'high', 'How long is its diagonal, in a straight line from corner to corner?'],
  ['A rectangular field is', 'long', 'wide', 'How far is it in a straight line from one corner to the opposite one?'],
  ['A gate is', 'long', 'high', 'A bar runs in a straight line from corner to corner. How long is it?'],
  ['From home the shop is', 'east', 'north', 'How far is that in a straight line?'],
] as const;

const diagonal = form<Rational>('straight line', (draw) => {
  const { a, b, c, unit: own } = sides(draw);
  const [what, one, other, asks] = draw.pick(straightLines);
  const unit = what.startsWith('The screen')
    ? 'cm'
    : what.startsWith('A gate')
      ? 'm'
      : what.startsWith('From')
        ? 'km'
        : own === 'cm'
          ? 'm'
          : own;
  const by = what.startsWith('A gate') ? 10 : draw.level(1, draw.pick([1, 2]), draw.pick([2, 10]));
  const show = (x: Rational): string => `${plain(x)} ${unit}`;
  const [x, y, z] = [div(a, by), div(b, by), div(c, by)];
  return {
    stem: `${what} ${show(y)} ${one} and ${show(x)} ${other}. ${asks}`,
    illustration: rightTriangle([b, a], { across: show(y), hypotenuse: '?', up: show(x) }),
    key: z,
    slips: [
      [div(a + b, by), 'This adds the two lengths, which is the way round the corner. Add their squares instead.'],
      [tenth(Math.sqrt(b * b - a * a) / by), 'This subtracts the squares. The straight line is the hypotenuse, so add.'],
      [div(c * c, by * by), 'This forgets the square root.'],
      [div(b - a, by), 'This subtracts the lengths.'],
      [div(a * b, 2 * by * by), 'This is the area of the triangle.'],
    ],
    show,
    believable: (value) => value.n > 0n,
    why: `The straight line is the hypotenuse of a right-angled triangle: ${show(x)} and ${show(y)} are its shorter sides.`,
    steps: [
      `${plain(x)}² + ${plain(y)}² = ${plain(div(c * c, by * by))}`,
      `The square root of ${plain(div(c * c, by * by))} is ${plain(z)}.`,
    ],
    hints: [
      'Sketch it. Where is the right angle?',
      'Which side of the triangle is the straight line?',
      'Add the squares, and take the root.',
    ],
    drawn: { first: toNumber(x), second: toNumber(y), kind: 'hypotenuse' },
  };
});

const halved = form<Rational>('hypotenuse', (draw) => {
  const { a, b, c, unit } = sides(draw);
  const by = draw.level(1, 2, draw.pick([2, 4, 10]));
  const show = (x: Rational): string => `${plain(x)} ${unit}`;
  const [x, y, z] = [div(a, by), div(b, by), div(c, by)];
  const name = draw.pick(['PQR', 'XYZ', 'DEF', 'KLM']);
  const [first = '', corner = '', last = ''] = name.split('');
  return {
    stem: `Triangle ${name} has a right angle at ${corner}. ${first}${corner} is ${show(x)} long and ${corner}${last} is ${show(y)} long. How long is the hypotenuse ${first}${last}?`,
    illustration: rightTriangle([b, a], { across: show(y), hypotenuse: '?', up: show(x) }),
    key: z,
    slips: [
      [div(a + b, by), 'This adds the sides. Add their squares instead.'],
      [tenth(Math.sqrt(b * b - a * a) / by), 'This subtracts the squares. The hypotenuse is the longest side, so add.'],
      [div(c * c, by * by), 'This forgets the square root.'],
      [div(a * b, 2 * by * by), 'This is the area of the triangle.'],
      [div(c + 1, by), 'This has a slip in the square root.'],
    ],
    show,
    believable: (value) => value.n > 0n,
    why: `The hypotenuse is opposite the right angle, and its square is the sum of the other two squares, ${plain(div(c * c, by * by))}.`,
    steps: [
      `${plain(x)}² + ${plain(y)}² = ${plain(div(c * c, by * by))}`,
      `The square root of ${plain(div(c * c, by * by))} is ${plain(z)}.`,
    ],
    hints: [
      'Sketch the triangle. Which side is opposite the right angle?',
      'Add the squares of the two shorter sides.',
      'Take the square root at the end.',
    ],
    drawn: { first: toNumber(x), second: toNumber(y), kind: 'hypotenuse' },
  };
});

const gap = ([x, y, z]: readonly [number, number, number]): number => x * x + y * y - z * z;

const rightAngled = form<readonly [number, number, number]>('right-angled', (draw) => {
  const { a, b, c, unit } = sides(draw);
  const nears: readonly (readonly [number, number, number])[] = [
    [a, b, c + 1],
    [a + 1, b + 1, c + 1],
    [a, b + 1, c + 2],
    [a, b, a + b],
    [a + 1, b, c + 2],
  ];
  return {
    stem: 'Which of these triangles is right-angled? All its sides are given.',
    key: [a, b, c],
    slips: nears
      .filter((one) => gap(one) !== 0 && one[2] < one[0] + one[1])
      .map(
        (one) =>
          [
            one,
            `This makes ${plain(one[0] ** 2 + one[1] ** 2)} from the shorter sides, and ${plain(one[2] ** 2)} from the longest.`,
          ] as const,
      ),
    show: (list) => list.map((side) => `${side} ${unit}`).join(', '),
    sameAs: (list) => list.join(' '),
    why: `${a}² + ${b}² = ${plain(a * a + b * b)}, and that is ${c}².`,
    steps: ['Square the two shorter sides and add.', `${plain(a * a)} + ${plain(b * b)} = ${plain(c * c)}`, `${c}² = ${plain(c * c)}`],
    hints: ['The longest side would be the hypotenuse.', 'Add the squares of the two others.', 'Is it the square of the longest side?'],
    drawn: { kind: 'right-angled' },
  };
});

const wrongSide = wentWrong('wrong side', (draw) => {
  const given = sides(draw);
  const { a, b, c, unit } = given;
  const isShorter = draw.pick([true, false]);
  const show = (x: Rational | number): string => `${plain(x)} ${unit}`;
  const area = (a * b) / 2;
  return {
    claim: (value, name) =>
      isShorter
        ? `${name} says that the missing side of this right-angled triangle is ${value} long.`
        : `${name} says that the hypotenuse of this right-angled triangle is ${value} long.`,
    figure: missingSide(given, isShorter),
    right: show(isShorter ? a : c),
    mistakes: isShorter
      ? [
          [show(tenth(Math.hypot(b, c))), 'The squares were added.', 'The hypotenuse is given, so the squares are subtracted.'],
          [show(c - b), 'The sides were subtracted, not their squares.', 'Square both sides before you subtract.'],
          [show(a * a), 'The square root was left out.', `The square of the side is ${plain(a * a)}.`],
          [show(tenth(a / 2)), 'The result was halved.', 'Nothing is halved: that is for the area.'],
        ]
      : [
          [show(a + b), 'The sides were added, not their squares.', 'Square both sides before you add.'],
          [
            show(tenth(Math.sqrt(b * b - a * a))),
            'The squares were subtracted.',
            'The hypotenuse is the longest side, so the squares are added.',
          ],
          [show(c * c), 'The square root was left out.', `The square of the hypotenuse is ${plain(c * c)}.`],
          [show(tenth(area)), 'It is the area of the triangle.', 'The area is half the product of the two shorter sides.'],
        ],
    steps: squares(given, isShorter),
    hints: [
      'Work it out yourself first.',
      isShorter
        ? 'A shorter side must be shorter than the hypotenuse.'
        : 'The hypotenuse must be longer than each of the others, but shorter than both together.',
      'Try each of the mistakes.',
    ],
    drawn: { first: isShorter ? c : a, second: b, kind: isShorter ? 'shorter' : 'hypotenuse' },
  };
});

const leansOn = form<number>('from the wall', (draw) => {
  const { a, b, c } = sides(draw);
  const [stem, unit] = draw.pick([
    [
      `A wire ${c} m long holds a mast. It is fixed at a height of ${b} m. How far from the foot of the mast does the wire meet the level ground?`,
      'm',
    ],
    [
      `A kite is at the end of a tight string ${c} m long, and is ${b} m above the level ground. How far along the ground is it from the one who holds it?`,
      'm',
    ],
    [`A ramp is ${c} m long and covers ${b} m of level ground. How high does it rise?`, 'm'],
  ] as const);
  if (c > 70) return undefined;
  return {
    stem,
    illustration: rightTriangle([a, b], { across: '?', hypotenuse: `${c} m`, up: `${b} m` }),
    key: a,
    slips: [
      [toNumber(tenth(Math.hypot(b, c))), 'This adds the squares. The slanting length is the hypotenuse, so subtract.'],
      [c - b, 'This subtracts the lengths. Subtract their squares instead.'],
      [a * a, 'This forgets the square root.'],
      [a + 1, 'This has a slip in the square root.'],
    ],
    show: (x) => `${plain(q(Math.round(x * 10), 10))} ${unit}`,
    why: `The slanting length, ${c} m, is the hypotenuse: ${maths(`${c}^2 - ${b}^2 = ${a * a}`)}.`,
    steps: [maths(`${c}^2 - ${b}^2 = ${c * c} - ${b * b} = ${a * a}`), `The square root of ${plain(a * a)} is ${a}.`],
    hints: ['Sketch it. Where is the right angle?', 'Which length is the hypotenuse?', 'Subtract the squares, and take the root.'],
    drawn: { first: c, second: b, kind: 'shorter' },
  };
});

export const pythagorasForms: FormsOf = {
  'maths-pythagoras': [whichCalculation, diagonal, halved, rightAngled, wrongSide, leansOn],
};
