import type { Figure } from '@hedgerow/figures/figure';
import type { Draw } from '../random.ts';
import { q, type Rational } from '../rational.ts';
import { fractionTex } from '../rational.ts';
import { maths, plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

type Circle = {
  readonly radius: number;
  readonly unit: 'cm' | 'm';
  readonly isArea: boolean;
  readonly what: 'area' | 'circumference';
  readonly byDiameter: boolean;
};
const circle = ({ int, pick, level }: Draw): Circle => {
  const isArea = level(false, pick([true, false]), pick([true, true, false]));
  return {
    radius: int(level(3, 3, 6), level(12, 15, 25)),
    unit: pick(['cm', 'm']),
    isArea,
    what: isArea ? 'area' : 'circumference',
    byDiameter: pick([true, false]),
  };
};
const inPi = (x: Rational): string => maths(String.raw`${fractionTex(x) === '1' ? '' : fractionTex(x)}\pi`);
const said = ({ radius, unit, byDiameter }: Circle): string =>
  `a ${byDiameter ? 'diameter' : 'radius'} of ${byDiameter ? 2 * radius : radius} ${unit}`;
/** The circle with the length that is given or sought. */
const drawnOut = ({ byDiameter }: Pick<Circle, 'byDiameter'>, text: string): Figure => ({
  kind: 'circle-parts',
  part: byDiameter ? 'diameter' : 'radius',
  text,
});
const withLength = (given: Circle): Figure => drawnOut(given, `${given.byDiameter ? 2 * given.radius : given.radius} ${given.unit}`);
const rightOf = ({ radius, isArea }: Circle): number => (isArea ? radius * radius : 2 * radius);

const backwards = form<number>('backwards', (draw) => {
  const given = circle(draw);
  const { radius, unit, isArea, what, byDiameter } = given;
  const end = rightOf(given);
  const key = byDiameter ? 2 * radius : radius;
  return {
    stem: `The ${what} of a circle is ${inPi(q(end))} ${unit}${isArea ? '²' : ''}. What is its ${byDiameter ? 'diameter' : 'radius'}?`,
    illustration: drawnOut(given, '?'),
    key,
    slips: [
      [byDiameter ? radius : 2 * radius, `This is the ${byDiameter ? 'radius' : 'diameter'}.`],
      isArea
        ? [end / 2, 'This halves the number. The radius was squared, so take the square root.']
        : [end, 'This is the number in front of pi, which is the diameter.'],
      isArea ? [end, 'This is the square of the radius.'] : [radius / 2, 'This halves once too often.'],
      isArea ? [radius / 2, 'This halves the radius.'] : [2 * end, 'This doubles. To go back you halve.'],
      [key + 2, 'This is too much. Put it into the formula and check.'],
    ],
    show: (x) => `${plain(q(Math.round(x * 100), 100))} ${unit}`,
    why: isArea
      ? `The area is ${maths(String.raw`\pi r^2`)}, and ${radius} × ${radius} = ${end}.`
      : `The circumference is pi times the diameter, so the diameter is ${2 * radius} ${unit}.`,
    steps: [
      isArea ? maths(String.raw`r^2 = ${end}`) : maths(String.raw`2r = ${end}`),
      isArea ? `The square root of ${end} is ${radius}.` : `${end} ÷ 2 = ${radius}`,
      ...(byDiameter ? [`Diameter: 2 × ${radius} = ${2 * radius} ${unit}`] : []),
    ],
    hints: [
      `Write down the formula for the ${what}.`,
      'Leave pi out on both sides.',
      isArea ? 'What undoes a square?' : 'Is what is left the radius or the diameter?',
    ],
    drawn: { end, share: byDiameter ? 2 : 1, kind: what },
    keyStandsInStem: !isArea && byDiameter,
  };
});

const rolls = form<number>('story', (draw) => {
  const given = circle(draw);
  const { radius, isArea, what, byDiameter } = given;
  const times = isArea ? 1 : draw.level(draw.pick([2, 5, 10]), draw.pick([4, 5, 10, 20]), draw.pick([8, 15, 25]));
  const [thing, unit] = isArea
    ? draw.pick([
        ['A lawn sprinkler waters a circle with', 'm'],
        ['A pizza is a circle with', 'cm'],
        ['A pond is a circle with', 'm'],
      ] as const)
    : draw.pick([
        ['The rim of a bicycle wheel is a circle with', 'cm'],
        ['The rim of a cart wheel is a circle with', 'cm'],
        ['The rim of a toy wheel is a circle with', 'cm'],
      ] as const);
  const size = isArea ? radius : radius * 5;
  const own: Circle = { ...given, radius: size, unit };
  const key = isArea ? size * size : 2 * size * times;
  return {
    stem: isArea
      ? `${thing} ${said(own)}. What is the area of the circle, in terms of ${maths(String.raw`\pi`)}?`
      : `${thing} ${said(own)}. Think of its circumference: how far does it roll in ${times} turns, in terms of ${maths(String.raw`\pi`)}?`,
    illustration: withLength(own),
    key,
    slips: isArea
      ? [
          [4 * size * size, 'This squares the diameter. The formula needs the radius.'],
          [2 * size, 'This is the circumference.'],
          [size, 'This does not square the radius.'],
          [2 * size * size, 'This doubles the area.'],
        ]
      : [
          [2 * size, 'This is one turn only.'],
          [size * times, 'This uses the radius once. The circumference is pi times the diameter.'],
          [4 * size * times, 'This doubles the diameter.'],
          [size * size, 'This is the area of the wheel.'],
        ],
    show: (x) => `${inPi(q(x))} ${unit}${isArea ? '²' : ''}`,
    why: isArea
      ? `The area is ${maths(String.raw`\pi r^2`)}, and the radius is ${size} ${unit}.`
      : `In one turn it rolls as far as its circumference, ${inPi(q(2 * size))} ${unit}.`,
    steps: isArea
      ? [...(byDiameter ? [`Radius: ${2 * size} ÷ 2 = ${size} ${unit}`] : []), `${size} × ${size} = ${plain(size * size)}`]
      : [`One turn: ${inPi(q(2 * size))} ${unit}`, `${times} × ${2 * size} = ${plain(key)}`],
    hints: [
      isArea ? 'Is the radius given, or the diameter?' : 'How far does it roll in one turn?',
      `Which formula belongs to the ${what}?`,
      isArea ? 'The radius is squared.' : 'Then take the turns together.',
    ],
    drawn: { end: key, share: size, kind: what, times },
  };
});

const whichCalculation = form<readonly [tex: string, value: number]>('calculation', (draw) => {
  const given = circle(draw);
  const { radius: r, isArea, what, byDiameter } = given;
  const all = {
    around: [String.raw`2 \times \pi \times ${r}`, 2 * r],
    over: [String.raw`\pi \times ${r}^2`, r * r],
    twice: [String.raw`2 \times \pi \times ${2 * r}`, 4 * r],
    wide: [String.raw`\pi \times ${2 * r}^2`, 4 * r * r],
    once: [String.raw`\pi \times ${r}`, r],
  } as const;
  return {
    stem: `A circle has ${said(given)}. Which calculation gives its ${what}?`,
    illustration: withLength(given),
    key: isArea ? all.over : all.around,
    slips: isArea
      ? [
          [all.around, 'This gives the circumference.'],
          byDiameter
            ? [all.wide, 'This squares the diameter. The formula needs the radius.']
            : [all.once, 'This does not square the radius.'],
          [
            byDiameter ? all.once : all.wide,
            byDiameter ? 'This does not square the radius.' : 'This doubles the radius before it is squared.',
          ],
        ]
      : [
          [all.over, 'This gives the area.'],
          [all.once, 'This uses the radius once. It is needed twice.'],
          [all.twice, byDiameter ? 'This takes the diameter for the radius.' : 'This doubles the radius twice.'],
        ],
    show: ([tex]) => maths(tex),
    why: isArea
      ? `The area of a circle is ${maths(String.raw`\pi r^2`)}, with the radius ${r}.`
      : `The circumference of a circle is ${maths(String.raw`2 \pi r`)}, with the radius ${r}.`,
    steps: [...(byDiameter ? [`Radius: ${2 * r} ÷ 2 = ${r}`] : []), isArea ? `Pi times the radius squared` : 'Twice pi times the radius'],
    hints: [
      byDiameter ? 'What is the radius?' : 'The radius is given: good.',
      `Does the formula for the ${what} have a square in it?`,
      'Put the radius into the formula.',
    ],
    drawn: { end: rightOf(given), share: r, kind: what },
  };
});

const wrongCircle = wentWrong('wrong circle', (draw) => {
  const given = circle(draw);
  const { radius: r, unit, isArea, what, byDiameter } = given;
  const shown = (x: number): string => `${inPi(q(x))} ${unit}${isArea ? '²' : ''}`;
  return {
    claim: (value, name) => `A circle has ${said(given)}. ${name} says that its ${what} is ${value}.`,
    right: shown(rightOf(given)),
    illustration: withLength(given),
    mistakes: isArea
      ? [
          [shown(2 * r), 'It is the formula for the circumference.', `The area has the radius squared: ${maths(String.raw`\pi r^2`)}.`],
          [
            shown(4 * r * r),
            byDiameter ? 'The diameter was squared.' : 'The radius was doubled and then squared.',
            `The radius itself is squared: ${r} × ${r}.`,
          ],
          [shown(r), 'The radius was not squared.', `${r}² is ${r} × ${r}.`],
          [shown(2 * r * r), 'The result was doubled.', `The area is ${maths(String.raw`\pi r^2`)}, with no 2 in front.`],
        ]
      : [
          [shown(r * r), 'It is the formula for the area.', `The circumference is ${maths(String.raw`2 \pi r`)}.`],
          [shown(r), 'The radius was taken once, not twice.', `The circumference is ${maths(String.raw`2 \pi r`)}.`],
          [shown(4 * r), 'The diameter was doubled.', 'The circumference is pi times the diameter, once.'],
          [shown(r + 2), 'The 2 was added to the radius.', `In ${maths(String.raw`2 \pi r`)} everything is multiplied.`],
        ],
    steps: [
      ...(byDiameter ? [`Radius: ${2 * r} ÷ 2 = ${r} ${unit}`] : []),
      isArea ? `${r} × ${r} = ${r * r}` : `2 × ${r} = ${2 * r}`,
      `So it is ${shown(rightOf(given))}.`,
    ],
    hints: ['Work it out yourself first.', 'Which formula belongs to it?', `Compare the number in front of pi with the radius, ${r}.`],
    drawn: { kind: what },
  };
});

const timesAsLarge = form<number>('times as large', (draw) => {
  const { radius, unit, isArea, what, byDiameter } = circle(draw);
  const factor = draw.int(2, draw.level(4, 6, 9));
  const small = byDiameter ? 2 * radius : radius;
  return {
    stem: `Circle A has a ${byDiameter ? 'diameter' : 'radius'} of ${small} ${unit} and circle B one of ${small * factor} ${unit}. How many times as large as the ${what} of A is the ${what} of B?`,
    key: isArea ? factor * factor : factor,
    slips: [
      [
        isArea ? factor : factor * factor,
        isArea
          ? 'This is right for the circumference. The area has the radius squared.'
          : 'This is right for the area. The circumference has no square in it.',
      ],
      [2 * factor, 'This doubles. Both circles are worked out in the same way.'],
      [small * factor - small, 'This is the difference of the two. Compare by dividing.'],
      [isArea ? factor ** 3 : factor + 1, 'This is too much. Try it with a radius of 1.'],
      [factor * factor + 1, 'This is too much. Try it with a radius of 1.'],
    ],
    show: plain,
    why: isArea
      ? `The radius is ${factor} times as long and is squared: ${factor} × ${factor} = ${factor * factor}.`
      : `The circumference is pi times the diameter, so it grows just as the diameter does.`,
    steps: [
      `${small * factor} ÷ ${small} = ${factor}`,
      isArea ? `Squared: ${factor * factor}` : 'The circumference grows by the same factor.',
    ],
    hints: [
      'How many times as long is the radius?',
      `Is the radius squared in the formula for the ${what}?`,
      'Work both out if you are not sure.',
    ],
    drawn: { small, large: small * factor, kind: what },
    keyStandsInStem: true,
  };
});

export const circleForms: FormsOf = {
  'maths-circle-measures': [backwards, rolls, whichCalculation, wrongCircle, timesAsLarge],
};
