import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { triangleOf } from '../polygon-figures.ts';
import { maths, plain, plainNumber, terms } from '../written.ts';

export const isoscelesAngles = makeGenerator<number>(
  {
    id: 'maths-isosceles-angles',
    title: 'Angles in isosceles triangles',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['isosceles triangle angles', 'angles in an isosceles triangle', 'isosceles triangles', 'base angles'],
    kinds: [asking(/\bexterior\b|\boutside\b/, /outside/)],
  },
  ({ int, pick, level }) => {
    const base = int(25, 78);
    const apex = 180 - 2 * base;
    const outside = 180 - base;
    const asks = level(
      pick(['base', 'apex'] as const),
      pick(['base', 'apex', 'outside'] as const),
      pick(['outside', 'back', 'back'] as const),
    );
    const given = { base: apex, apex: base, outside: apex, back: outside }[asks];
    const key = { base, apex, outside, back: apex }[asks];
    if (given === key || base === 60) return undefined;
    return {
      stem: {
        base: pick([
          'The triangle is isosceles. How large is the angle marked with the question mark?',
          'Two sides of this triangle are equal. How large is each of the two equal angles?',
        ]),
        apex: pick([
          'The triangle is isosceles. How large is the angle between its equal sides?',
          'Two sides of this triangle are equal. How large is the angle at the top?',
        ]),
        outside: 'The triangle is isosceles, and its base is drawn on. How large is the angle outside the triangle?',
        back: 'The triangle is isosceles, and its base is drawn on. How large is the angle between its equal sides?',
      }[asks],
      figure: triangleOf([base, base], {
        angles: {
          base: ['?', '', `${apex}°`],
          apex: [`${base}°`, '', '?'],
          outside: ['', '', `${apex}°`],
          back: ['', '', '?'],
        }[asks],
        ticks: [0, 1, 1],
        ...(asks === 'outside' ? { exterior: '?' } : asks === 'back' ? { exterior: `${outside}°` } : {}),
        name: 'triangle with two equal sides',
      }),
      key,
      slips: {
        base: [
          [180 - apex, 'This is both equal angles together. Halve it.'] as const,
          [180 - 2 * apex, 'This takes the given angle as one of the equal two.'] as const,
          [apex, 'This takes all the angles as equal. Only the two at the base are.'] as const,
          [360 - 2 * apex, 'This doubles what is left. It is shared by two angles.'] as const,
          [90 - apex, 'This takes the given angle from 90°. The angles of a triangle add up to 180°.'] as const,
        ],
        apex: [
          [180 - base, 'This takes the equal angle away only once.'] as const,
          [outside / 2, 'This shares what is left. The given angle comes twice, at both ends of the base.'] as const,
          [base, 'This takes all the angles as equal. Only the two at the base are.'] as const,
          [2 * base, 'This is both equal angles together. Take it from 180°.'] as const,
        ],
        outside: [
          [base, 'This is the angle inside. The one outside makes a straight line with it.'] as const,
          [180 - apex, 'This takes the angle at the top from 180° and does not halve it.'] as const,
          [360 - base, 'This goes all the way round the corner. A straight line has 180°.'] as const,
          [apex, 'This is the angle at the top.'] as const,
        ],
        back: [
          [base, 'This is an angle at the base.'] as const,
          [2 * base, 'This is both angles at the base together. Take it from 180°.'] as const,
          [360 - 2 * outside > 0 ? outside / 2 : outside, 'This halves the angle outside.'] as const,
          [outside, 'This is the angle outside.'] as const,
        ],
      }[asks],
      show: (x) => `${plainNumber(x)}°`,
      believable: (x) => x > 0 && x < 360 && Number.isInteger(2 * x),
      why: {
        base: `The angles opposite the equal sides are equal, so each is half of 180° − ${apex}°.`,
        apex: `The angles opposite the equal sides are equal, so both at the base are ${base}°, and 180° − ${base}° − ${base}° is left.`,
        outside: `Both angles at the base are (180° − ${apex}°) ÷ 2 = ${base}°, and the angle outside makes a straight line with one of them.`,
        back: `The angle at the base is 180° − ${outside}° = ${base}°, and so is the other one, which leaves 180° − ${2 * base}°.`,
      }[asks],
      steps: {
        base: [`Both equal angles together: 180° − ${apex}° = ${180 - apex}°`, `Each of them: ${180 - apex}° ÷ 2 = ${base}°`],
        apex: [`Both base angles are ${base}°: together ${2 * base}°`, `180° − ${2 * base}° = ${apex}°`],
        outside: [`Angle at the base: (180° − ${apex}°) ÷ 2 = ${base}°`, `On a straight line: 180° − ${base}° = ${outside}°`],
        back: [`On a straight line: 180° − ${outside}° = ${base}°`, `Both base angles are ${base}°: 180° − ${2 * base}° = ${apex}°`],
      }[asks],
      hints: ['Which two angles are equal? They lie opposite the equal sides.', 'The angles of a triangle add up to 180°.'],
      drawn: { asks },
    };
  },
);

type Linear = readonly [letters: number, numbers: number];
const written = ([a, b]: Linear): string =>
  terms([
    [a, 'x'],
    [b, ''],
  ]);

export const perimetersWithLetters = makeGenerator<Linear>(
  {
    id: 'maths-perimeter-with-algebra',
    title: 'Perimeter with algebra',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['perimeter with algebra', 'algebraic perimeter', 'perimeter expressions', 'expressions for perimeter', 'algebra and shapes'],
    kinds: [asking(/\bsolv|\bfind\w* x\b|\bequations?\b/, /What is \$/)],
  },
  ({ int, pick, level }) => {
    const shape = pick(['rectangle', 'triangle'] as const);
    const side = (): Linear => [int(1, level(3, 4, 5)), int(level(0, 1, 1), 9)];
    const [one, two, three] = [side(), side(), side()];
    const sides: readonly Linear[] = shape === 'rectangle' ? [one, two, one, two] : [one, two, three];
    const whole: Linear = [sides.reduce((sum, [a]) => sum + a, 0), sides.reduce((sum, [, b]) => sum + b, 0)];
    const x = int(2, 9);
    const solves = level(false, false, true);
    // A triangle must close for the x that is asked for, and for any that a pupil may try.
    const long = (at: number): number[] => sides.map(([a, b]) => a * at + b);
    const closes = [2, 3, 5, 9].every((at) => Math.max(...long(at)) * 2 < long(at).reduce((sum, each) => sum + each, 0));
    if (!closes || written(one) === written(two) || whole[1] === 0) return undefined;
    const total = whole[0] * x + whole[1];
    const key: Linear = solves ? [0, x] : whole;
    const label = (each: Linear): string => written(each);
    const figure: FigureOf<'polygon'> =
      shape === 'rectangle'
        ? {
            kind: 'polygon',
            points: [
              [0, 0],
              [10, 0],
              [10, 6],
              [0, 6],
            ],
            sides: [label(one), label(two), '', ''],
            ticks: [1, 2, 1, 2],
            rightAngles: [0, 1, 2, 3],
            name: 'rectangle',
            notToScale: true,
          }
        : {
            kind: 'polygon',
            points: [
              [0, 0],
              [10, 0],
              [4, 7],
            ],
            sides: [label(one), label(two), label(three)],
            notToScale: true,
          };
    const half: Linear = [one[0] + two[0], one[1] + two[1]];
    return {
      stem: solves
        ? `The lengths are in centimetres. The perimeter is ${total} cm. What is ${maths('x')}?`
        : pick([
            'Which expression is the perimeter of this shape?',
            'Write the perimeter of this shape as simply as you can.',
            'What is the perimeter of this shape, in its simplest form?',
          ]),
      figure,
      key,
      slips: solves
        ? [
            [[0, (total - half[1]) / half[0]], 'This adds only two of the sides.'],
            [[0, total / whole[0]], `This forgets to take away the ${whole[1]}.`],
            [[0, (total + whole[1]) / whole[0]], `This adds the ${whole[1]}. Take it away.`],
            [[0, x + 1], 'This is one too large: put it into the sides and add them.'],
            [[0, x - 1], 'This is one too small: put it into the sides and add them.'],
          ]
        : [
            [half, shape === 'rectangle' ? 'This adds only two of the four sides.' : 'This leaves out one side.'],
            [[whole[0], half[1]], 'This leaves out a number. Every side has to be added.'],
            [
              [whole[0] + whole[1], 0],
              `This puts letters and numbers together. ${maths(terms([[whole[0], 'x']]))} and ${whole[1]} are not like terms.`,
            ],
            [[whole[0] - 1, whole[1]], `This leaves out one ${maths('x')}. Alone it counts as ${maths('1x')}.`],
          ],
      show: (each) => maths(written(each)),
      believable: ([a, b]) => Number.isInteger(b) && (solves ? b > 0 : a > 0),
      why: solves
        ? `The sides come to ${maths(written(whole))}, so ${maths(`${written(whole)} = ${total}`)}.`
        : `All ${sides.length} sides are added: the letters make ${maths(terms([[whole[0], 'x']]))} and the numbers ${whole[1]}.`,
      steps: [
        `Add the sides: ${maths(sides.map((each) => (each[1] === 0 ? written(each) : `(${written(each)})`)).join(' + '))}`,
        maths(written(whole)),
        ...(solves
          ? [maths(`${written(whole)} = ${total}`), maths(`${terms([[whole[0], 'x']])} = ${total - whole[1]}`), maths(`x = ${plain(x)}`)]
          : []),
      ],
      hints: [
        shape === 'rectangle' ? 'A rectangle has four sides: the opposite ones are equal.' : 'Add all three sides.',
        solves ? 'Make an equation: the sum of the sides is the perimeter.' : 'Collect the letters and the numbers apart.',
      ],
      drawn: { solves: solves ? 'yes' : 'no', total },
    };
  },
);
