import type { FigureOf } from '@hedgerow/figures/figure';
import { rightTriangle, triangleBetween, triangleOf } from '../polygon-figures.ts';
import type { Draw } from '../random.ts';
import { q } from '../rational.ts';
import { plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const oneDecimal = (x: number): string => plain(q(Math.round(x * 10), 10), 1);
/** Not so close to the middle between two tenths that rounding is in doubt. */
const clear = (x: number): boolean => Math.abs(((x * 10) % 1) - 0.5) > 0.02;
const cm = (x: number): string => `${oneDecimal(x)} cm`;

const triangle = ({ int }: Draw) => ({ angleA: int(30, 75), angleB: int(35, 80), a: int(5, 18), b: int(5, 18), c: int(5, 18) });

const corners = ['A', 'B', 'C'];
/** Two angles and the side opposite the second. */
const knownAngles = (angles: readonly [number, number], b: number): FigureOf<'polygon'> =>
  triangleOf(angles, { corners, angles: angles.map((size) => `${size}°`), sides: ['', '?', `${b} cm`] });
/** Two sides and the angle between them. */
const knownBetween = (angleA: number, [c, b]: readonly [number, number]): FigureOf<'polygon'> =>
  triangleBetween(angleA, [c, b], { corners, angles: [`${angleA}°`], sides: [`${c} cm`, '?', `${b} cm`] });
const angleOpposite = (a: number, [c, b]: readonly [number, number]): number =>
  (Math.acos((b * b + c * c - a * a) / (2 * b * c)) * 180) / Math.PI;

type Case = 'sine' | 'cosine' | 'cosine angle' | 'right-angled';
const rules: Readonly<Record<Case | 'area', string>> = {
  sine: 'a ÷ sin A = b ÷ sin B',
  cosine: 'a² = b² + c² − 2bc cos A',
  'cosine angle': 'a² = b² + c² − 2bc cos A',
  'right-angled': 'a² = b² + c²',
  area: 'area = ½bc sin A',
};

/** What it is asked among is not the rule that fits: in a lesson on one of them both must come. */
const whichRule = form<string>('which rule', (draw) => {
  const { angleA, angleB, a, b, c } = triangle(draw);
  const own = draw.pick(
    draw.level<readonly Case[]>(['sine', 'cosine'], ['sine', 'cosine', 'cosine angle'], ['sine', 'cosine', 'cosine angle', 'right-angled']),
  );
  if (b === c || angleA === angleB || a >= b + c || b >= a + c || c >= a + b || angleA + angleB === 90) return undefined;
  const given = {
    sine: `angle A is ${angleA}°, angle B is ${angleB}° and AC, opposite B, is ${b} cm. Which formula gives the side BC, opposite A`,
    cosine: `AB is ${c} cm, AC is ${b} cm and angle A between them is ${angleA}°. Which formula gives the side BC`,
    'cosine angle': `AB is ${c} cm, AC is ${b} cm and BC is ${a} cm. No angle is known. Which formula gives you an angle`,
    'right-angled': `angle A is 90°, AB is ${c} cm and AC is ${b} cm. Which formula is the shortest way to BC`,
  }[own];
  const notes: Readonly<Record<string, string>> = {
    'a ÷ sin A = b ÷ sin B': 'This needs a side and the angle opposite it, both known.',
    'a² = b² + c² − 2bc cos A':
      own === 'right-angled'
        ? 'This would do, but with cos 90° = 0 it is no more than a shorter rule.'
        : 'This needs two sides and the angle between them, or all three sides.',
    'a² = b² + c²': 'This needs a right angle, and there is none.',
    'area = ½bc sin A': 'This gives the area, and not a side or an angle.',
  };
  return {
    stem: `In triangle ABC, ${given}?`,
    illustration: {
      sine: knownAngles([angleA, angleB], b),
      cosine: knownBetween(angleA, [c, b]),
      'cosine angle': triangleBetween(angleOpposite(a, [c, b]), [c, b], {
        corners: ['A', 'B', 'C'],
        sides: [`${c} cm`, `${a} cm`, `${b} cm`],
      }),
      'right-angled': rightTriangle([c, b], { across: `${c} cm`, hypotenuse: '?', up: `${b} cm` }),
    }[own],
    key: rules[own],
    slips: Object.entries(notes).flatMap(([rule, note]) => (rule === rules[own] ? [] : [[rule, note] as const])),
    show: (text) => text,
    why: {
      sine: `The side AC and its opposite angle B are both known, and so is angle A opposite the side that is sought.`,
      cosine: 'Two sides and the angle between them are known, and no side together with its opposite angle.',
      'cosine angle': 'The sine rule has to begin with an angle; three sides are enough for the cosine rule.',
      'right-angled': 'The triangle has a right angle, and both sides beside it are known.',
    }[own],
    steps: [
      'Mark what is known in a sketch.',
      own === 'sine'
        ? 'AC and angle B are opposite each other.'
        : own === 'right-angled'
          ? 'There is a right angle between the two sides.'
          : 'No side is known together with its opposite angle.',
    ],
    hints: [
      'Sketch the triangle and mark what is known.',
      'Is a side known together with the angle opposite it?',
      'Is there a right angle?',
    ],
    drawn: { kind: draw.pick(['sine', 'cosine', 'cosine angle']), known: own },
    keyStandsInStem: true,
  };
});

const inverse = (x: number): number => (Math.asin(Math.min(1, x)) * 180) / Math.PI;

const sineAngle = form<number>('sine angle', (draw) => {
  const { angleB, a, b } = triangle(draw);
  const key = (Math.asin((a * sine(angleB)) / b) * 180) / Math.PI;
  if (a >= b - 1 || !clear(key) || key < 15 || 180 - key - angleB < 25) return undefined;
  return {
    stem: `In triangle ABC, angle B is ${angleB}°, the side AC, opposite B, is ${b} cm and the side BC, opposite A, is ${a} cm. How large is angle A, to 1 decimal place?`,
    figure: triangleOf([key, angleB], { corners: ['A', 'B', 'C'], angles: ['?', `${angleB}°`], sides: ['', `${a} cm`, `${b} cm`] }),
    key,
    slips: [
      [180 - key - angleB, 'This is angle C, the third angle.'],
      [(a * angleB) / b, 'This uses the angles themselves. Use their sines.'],
      [a * sine(angleB) > b ? 0 : inverse(sine(angleB) / b), `This forgets to multiply by ${a}.`],
      [(Math.acos((a * sine(angleB)) / b) * 180) / Math.PI, 'This takes the inverse cosine. The sine rule needs the inverse sine.'],
      [inverse((b * sine(angleB)) / a) < 89.5 ? inverse((b * sine(angleB)) / a) : 0, 'This has the two sides the wrong way round.'],
    ],
    show: (x) => `${oneDecimal(x)}°`,
    believable: (x) => x > 1 && clear(x),
    why: `The sine of each angle divided by its side is the same: sin A = ${a} × sin ${angleB}° ÷ ${b}, and then the inverse sine.`,
    steps: [`sin A ÷ ${a} = sin ${angleB}° ÷ ${b}`, `sin A = ${((a * sine(angleB)) / b).toFixed(4)}`, `A = ${oneDecimal(key)}°`],
    hints: [
      'Which side and angle are opposite each other, and both known?',
      'For an angle, turn the sine rule over: sine ÷ side.',
      'At the end you need the inverse sine.',
    ],
    drawn: { kind: 'sine', angleB, a, b },
  };
});

const calculation = form<readonly [text: string, value: number]>('calculation', (draw) => {
  const { angleA, angleB, b, c } = triangle(draw);
  const own = draw.pick(['sine', 'cosine'] as const);
  // At 45° sine and cosine are equal.
  if (angleA === angleB || b === c || angleA === 45) return undefined;
  const [x, y, z] = [`sin ${angleA}°`, `sin ${angleB}°`, `cos ${angleA}°`];
  const square = (tail: string): string => `${b}² + ${c}² ${tail}`;
  return {
    stem:
      own === 'sine'
        ? `In triangle ABC, angle A is ${angleA}°, angle B is ${angleB}° and the side AC, opposite B, is ${b} cm. Which calculation gives the side BC, opposite A?`
        : `In triangle ABC, AB is ${c} cm, AC is ${b} cm and angle A between them is ${angleA}°. Which calculation gives the square of BC?`,
    illustration: own === 'sine' ? knownAngles([angleA, angleB], b) : knownBetween(angleA, [c, b]),
    key: own === 'sine' ? [`${b} × ${x} ÷ ${y}`, (b * sine(angleA)) / sine(angleB)] : [square(`− 2 × ${b} × ${c} × ${z}`), 0],
    slips:
      own === 'sine'
        ? [
            [
              [`${b} × ${y} ÷ ${x}`, 0],
              'This has the two sines the wrong way round. The known side stands over the sine of its own angle.',
            ],
            [[`${b} × ${x} × ${y}`, 0], 'This multiplies by both sines. One of them divides.'],
            [[`${b} × ${angleA} ÷ ${angleB}`, 0], 'This uses the angles themselves. Use their sines.'],
          ]
        : [
            [[square(`+ 2 × ${b} × ${c} × ${z}`), 0], 'This adds the last part. It is subtracted.'],
            [[square(`− ${b} × ${c} × ${z}`), 0], 'This forgets the 2 in the last part.'],
            [[square(`− 2 × ${b} × ${c} × ${x}`), 0], 'This takes the sine. The cosine rule has a cosine.'],
          ],
    show: ([text]) => text,
    sameAs: ([text]) => text,
    why:
      own === 'sine'
        ? `BC ÷ sin ${angleA}° is the same as ${b} ÷ sin ${angleB}°, so multiply by sin ${angleA}°.`
        : 'The square of a side is the sum of the squares of the others, less twice their product times the cosine of the angle between them.',
    steps:
      own === 'sine'
        ? [`BC ÷ sin ${angleA}° = ${b} ÷ sin ${angleB}°`, `Multiply both sides by sin ${angleA}°.`]
        : ['a² = b² + c² − 2bc cos A', 'Put the two sides and the angle in.'],
    hints: [
      own === 'sine' ? 'Which side and angle are opposite each other?' : 'Which angle lies between the two sides?',
      own === 'sine'
        ? 'A side divided by the sine of its angle is the same all round.'
        : 'It is like Pythagoras’ theorem, with one more part.',
      'Put the numbers in with care.',
    ],
    drawn: { kind: own, angleA, angleB, b, c },
  };
});

const wrongRule = wentWrong('wrong rule', (draw) => {
  const { angleA, angleB, b, c } = triangle(draw);
  const own = draw.pick(['sine', 'cosine'] as const);
  if (Math.abs(angleA - angleB) < 6 || b === c || angleB < 40) return undefined;
  const right = own === 'sine' ? (b * sine(angleA)) / sine(angleB) : Math.sqrt(b * b + c * c - 2 * b * c * cosine(angleA));
  const base = b * b + c * c;
  const mistakes =
    own === 'sine'
      ? ([
          [
            (b * sine(angleB)) / sine(angleA),
            'The two sines have changed places.',
            'The known side goes with the sine of the angle opposite it.',
          ],
          [
            (b * angleA) / angleB,
            'The angles were used without their sines.',
            'Sides go with the sines of the angles, and not with the angles.',
          ],
          [b * sine(angleA), 'It was not divided by the other sine.', `After multiplying by sin ${angleA}° divide by sin ${angleB}°.`],
          [(b * cosine(angleA)) / cosine(angleB), 'Cosines were used.', 'The sine rule has only sines.'],
        ] as const)
      : ([
          [Math.sqrt(base), 'Pythagoras’ theorem was used.', 'There is no right angle.'],
          [Math.sqrt(base + 2 * b * c * cosine(angleA)), 'The last part was added.', 'It is subtracted, as angle A is less than 90°.'],
          [base - 2 * b * c * cosine(angleA), 'The square root was left out.', 'The rule gives the square of BC.'],
          [
            Math.sqrt(base - b * c * cosine(angleA)),
            'The 2 in the last part was left out.',
            'The last part is twice the product of the sides times the cosine.',
          ],
        ] as const);
  if (![right, ...mistakes.map(([value]) => value)].every(clear)) return undefined;
  return {
    claim: (value, name) =>
      own === 'sine'
        ? `In triangle ABC, angle A is ${angleA}°, angle B is ${angleB}° and AC is ${b} cm. ${name} says that BC is ${value} long.`
        : `In triangle ABC, AB is ${c} cm, AC is ${b} cm and angle A between them is ${angleA}°. ${name} says that BC is ${value} long.`,
    illustration: own === 'sine' ? knownAngles([angleA, angleB], b) : knownBetween(angleA, [c, b]),
    right: cm(right),
    mistakes: mistakes.map(([value, says, why]) => [cm(value), says, why] as const),
    steps:
      own === 'sine'
        ? [`BC = ${b} × sin ${angleA}° ÷ sin ${angleB}°`, `BC = ${cm(right)}`]
        : [`BC² = ${b * b} + ${c * c} − ${2 * b * c} × cos ${angleA}°`, `BC = ${cm(right)}`],
    hints: [
      'Work it out yourself first.',
      'Try each of the mistakes on your calculator.',
      'Is the answer even possible in such a triangle?',
    ],
    drawn: { kind: own, angleA, angleB, b, c },
  };
});

const apart = form<number>('apart', (draw) => {
  const { angleA, b, c } = triangle(draw);
  const key = Math.sqrt(b * b + c * c - 2 * b * c * cosine(angleA));
  const [story, unit] = draw.pick([
    ['Two boats leave a harbour in straight lines. The angle between their courses is', 'km'],
    ['From a lighthouse two ships are seen. The angle between the lines to them is', 'km'],
    ['Two straight paths leave a gate. The angle between them is', 'm'],
  ] as const);
  const by = unit === 'm' ? 10 : 1;
  if (b === c || !clear(key * by)) return undefined;
  const ends = story.startsWith('Two boats')
    ? `One goes ${b} ${unit} and the other ${c} ${unit}. How far apart are they then`
    : story.startsWith('From')
      ? `They are ${b} ${unit} and ${c} ${unit} away from it. How far apart are they`
      : `A pupil stands ${b * by} m along one and another ${c * by} m along the other. How far apart are they`;
  const root = (x: number): number => Math.sqrt(x) * by;
  return {
    stem: `${story} ${angleA}°. ${ends}, in ${unit} to 1 decimal place?`,
    illustration: triangleBetween(angleA, [c, b], {
      corners: ['A', 'B', 'C'],
      angles: [`${angleA}°`],
      sides: [`${c * by} ${unit}`, '?', `${b * by} ${unit}`],
    }),
    key: key * by,
    slips: [
      [root(b * b + c * c), 'This is Pythagoras’ theorem. There is no right angle.'],
      [root(b * b + c * c + 2 * b * c * cosine(angleA)), 'This adds the last part. Subtract it.'],
      [key * key * by * by, 'This forgets the square root.'],
      [root(b * b + c * c - b * c * cosine(angleA)), 'This forgets the 2 in the last part.'],
    ],
    show: (x) => `${oneDecimal(x)} ${unit}`,
    believable: clear,
    why: 'Two sides and the angle between them are known, so it is the cosine rule.',
    steps: [`Square: ${b * by}² + ${c * by}² − 2 × ${b * by} × ${c * by} × cos ${angleA}°`, `Root: ${oneDecimal(key * by)}`],
    hints: [
      'Sketch the triangle and mark what is known.',
      'Is a side known together with its opposite angle?',
      'Which rule starts from two sides and the angle between them?',
    ],
    drawn: { kind: 'cosine', angleA, b: b * by, c: c * by },
  };
});

export const triangleRuleForms: FormsOf = {
  'maths-sine-cosine-rule': [whichRule, sineAngle, calculation, wrongRule, apart],
};
