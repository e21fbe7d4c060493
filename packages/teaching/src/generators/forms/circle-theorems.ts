import type { Draw } from '../random.ts';
import { q } from '../rational.ts';
import { plain } from '../written.ts';
import { chordPicture, circlePicture, halvedChord } from '../circle-figures.ts';
import { form, type FormsOf } from './form.ts';

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/** The distance from the centre, half the chord and the radius. */
const chord = ({ int, pick, level }: Draw) => {
  const times = int(1, level(2, 3, 4));
  const [x, y, z] = pick(triples.slice(0, level(2, 3, 5)));
  // Close to the edge of the circle the middle of the chord has no room for its name.
  const [away, half] =
    y > 0.9 * z
      ? [x, y]
      : pick([
          [x, y],
          [y, x],
        ]);
  return { away: away * times, half: half * times, radius: z * times };
};
const show = (x: number): string => `${plain(q(Math.round(x * 10), 10))} cm`;
const halvesIt = 'The line from the centre at right angles to a chord cuts the chord in half';

const distance = form<number>('chord distance', (draw) => {
  const { away, half, radius } = chord(draw);
  return {
    stem: `O is the centre of the circle. The chord AB is ${2 * half} cm long. How far is it from O?`,
    figure: chordPicture([radius, away], [show(radius), '?']),
    key: away,
    slips: [
      [
        Math.sqrt(Math.abs(4 * half * half - radius * radius)),
        'This uses the whole chord. The line from O meets it at its middle, so use half.',
      ],
      [Math.hypot(half, radius), 'This adds the squares. The radius is the hypotenuse, so subtract.'],
      [radius - half, 'This subtracts the lengths. Subtract their squares.'],
      [half, 'This is half of the chord.'],
      [away * away, 'This forgets the square root.'],
    ],
    show,
    why: `${halvesIt}, so ${half} cm, the distance and the radius make a right-angled triangle.`,
    steps: [
      `Half of the chord: ${half} cm`,
      `${radius}² − ${half}² = ${plain(away * away)}`,
      `The square root of ${plain(away * away)} is ${away}.`,
    ],
    hints: [
      'Draw the line from the centre at right angles to the chord.',
      'Where does it meet the chord?',
      'Which side of the right-angled triangle is the radius?',
    ],
    drawn: { kind: 'chord', radius, half },
  };
});

const length = form<number>('chord length', (draw) => {
  const { away, half, radius } = chord(draw);
  return {
    stem: 'O is the centre of the circle. How long is the chord AB?',
    figure: chordPicture([radius, away], [show(radius), show(away)]),
    key: 2 * half,
    slips: [
      [half, 'This is only half of the chord: from its middle to one end.'],
      [2 * (radius - away), 'This subtracts the lengths. Subtract their squares.'],
      [Math.hypot(away, radius), 'This adds the squares. The radius is the hypotenuse, so subtract.'],
      [2 * half * half, 'This forgets the square root.'],
      [2 * radius, 'This is the diameter, the longest chord of all.'],
    ],
    show,
    why: `${halvesIt}. Half of it is the third side of a triangle with ${away} cm and the radius.`,
    steps: [`${radius}² − ${away}² = ${plain(half * half)}`, `Half of the chord: ${half} cm`, `The chord: 2 × ${half} = ${2 * half} cm`],
    hints: ['Join O to A, and O to the middle of the chord.', 'Where is the right angle?', 'Have you found the chord or half of it?'],
    drawn: { kind: 'chord', radius, away },
  };
});

const fromChord = form<number>('chord radius', (draw) => {
  const { away, half, radius } = chord(draw);
  return {
    stem: `O is the centre of the circle. The chord AB is ${2 * half} cm long. What is the radius?`,
    figure: chordPicture([radius, away], ['?', show(away)]),
    key: radius,
    slips: [
      [Math.hypot(2 * half, away), 'This uses the whole chord. The line from the centre meets it at its middle, so use half.'],
      [half + away, 'This adds the lengths. Add their squares.'],
      [Math.sqrt(Math.abs(half * half - away * away)), 'This subtracts the squares. The radius is the hypotenuse, so add.'],
      [2 * radius, 'This is the diameter.'],
      [half, 'This is half of the chord.'],
    ],
    show,
    why: `${halvesIt}, so the radius is the hypotenuse of a triangle with ${half} cm and ${away} cm.`,
    steps: [
      `Half of the chord: ${half} cm`,
      `${half}² + ${away}² = ${plain(radius * radius)}`,
      `The square root of ${plain(radius * radius)} is ${radius}.`,
    ],
    hints: [
      'Draw the radius to one end of the chord.',
      'The line from the centre to the chord meets it at a right angle. Where?',
      'Which side of the triangle is the radius?',
    ],
    drawn: { kind: 'chord', half, away },
  };
});

const angleAtMiddle = form<number>('chord angle', (draw) => {
  const x = draw.int(21, 69);
  const asksHalf = draw.pick([true, false]);
  const picture = halvedChord(x, asksHalf ? 'OAM' : 'AOM');
  if (x === 45 || x === 30 || x === 60 || picture === undefined) return undefined;
  return {
    stem: asksHalf
      ? `AB is a chord of a circle with centre O, and M is the middle of the chord. Angle OAM is ${x}°. What is angle AOM?`
      : `AB is a chord of a circle with centre O, and M is the middle of the chord. Angle AOM is ${x}°. What is angle AOB?`,
    illustration: picture,
    key: asksHalf ? 90 - x : 2 * x,
    slips: [
      [x, 'This makes the angles equal. They are not equal here.'],
      [180 - x, 'This makes the two add up to 180°.'],
      [asksHalf ? 2 * x : 90 - x, asksHalf ? 'This doubles the angle. M is the right angle of a triangle.' : 'This is angle OAM.'],
      [180 - 2 * x, asksHalf ? 'This is angle AOB, which is twice as large.' : 'This takes the angle for one at the chord.'],
      [90 + x, 'This adds a right angle.'],
    ],
    show: (angle) => `${angle}°`,
    why: asksHalf
      ? 'The line from the centre to the middle of a chord meets it at 90°, so the other two angles of the triangle make 90°.'
      : 'The line from the centre to the middle of the chord cuts the triangle AOB into two equal halves.',
    steps: asksHalf
      ? ['Angle OMA is 90°.', `180° − 90° − ${x}° = ${90 - x}°`]
      : ['Triangles AOM and BOM are equal.', `2 × ${x}° = ${2 * x}°`],
    hints: [
      'Draw the chord, its middle and the two radii.',
      'What angle does OM make with the chord?',
      asksHalf ? 'The angles of a triangle add up to 180°.' : 'OA and OB are equal. What does OM do to triangle AOB?',
    ],
    drawn: { kind: 'chord', x, asks: asksHalf ? 'AOM' : 'AOB' },
  };
});

type Reason = {
  readonly kind: Parameters<typeof circlePicture>[0];
  readonly stem: (x: number) => string;
  readonly says: string;
  readonly note: string;
};
const reasons: readonly Reason[] = [
  {
    kind: 'centre',
    stem: (x) => `A, B and C are on a circle with centre O. Angle ACB is ${x}°, so angle AOB is ${2 * x}°.`,
    says: 'the angle at the centre is twice that at the circumference',
    note: 'This compares an angle at the centre with one at the circumference.',
  },
  {
    kind: 'semicircle',
    stem: (x) => `AB is a diameter of a circle, and C is on the circle. Angle BAC is ${x}°, so angle ABC is ${90 - x}°.`,
    says: 'the angle in a semicircle is 90°',
    note: 'This needs a diameter as a side of the triangle.',
  },
  {
    kind: 'cyclic',
    stem: (x) => `A, B, C and D are on a circle in this order. Angle BAD is ${x}°, so angle BCD is ${180 - x}°.`,
    says: 'opposite angles of a cyclic quadrilateral make 180°',
    note: 'This needs all four corners of a quadrilateral on the circle.',
  },
  {
    kind: 'tangent',
    stem: (x) => `PT is a tangent that meets a circle with centre O at T. Angle TPO is ${x}°, so angle POT is ${90 - x}°.`,
    says: 'a tangent and the radius make 90°',
    note: 'This needs a tangent and the radius to where it touches.',
  },
  {
    kind: 'segment',
    stem: (x) => `A, B, C and D are on a circle, with C and D on the same side of AB. Angle ACB is ${x}°, so angle ADB is ${x}° as well.`,
    says: 'angles in the same segment are equal',
    note: 'This compares two angles on one side of a chord.',
  },
  {
    kind: 'isosceles',
    stem: (x) => `A and B are on a circle with centre O. Angle OAB is ${x}°, so angle AOB is ${180 - 2 * x}°.`,
    says: 'two radii make an isosceles triangle',
    note: 'This needs a triangle with two radii as sides.',
  },
];

const whichReason = form<string>('reason', (draw) => {
  const own = draw.pick(draw.level(reasons.slice(0, 2), reasons.slice(2, 4), reasons.slice(4)));
  const x = draw.int(23, 67);
  if (x === 45 || x === 30 || x === 60) return undefined;
  return {
    stem: `${own.stem(x)} Which circle theorem is the reason?`,
    illustration: circlePicture(own.kind, x).figure,
    key: own.says,
    slips: draw
      .some(
        reasons.filter((one) => one !== own),
        3,
      )
      .map((one) => [one.says, one.note] as const),
    show: (text) => text,
    why: `The two angles belong together because ${own.says}.`,
    steps: [
      'Look at what is given: a centre, a diameter, a tangent, or points on the circle alone.',
      'See how the second angle follows from the first.',
    ],
    hints: [
      'Sketch the circle and mark both angles.',
      'Where are the two angles: at the centre, or on the circle?',
      'Is one of them half of the other, or do they make 90° or 180°?',
    ],
    drawn: { kind: own.kind, x },
  };
});

export const circleTheoremForms: FormsOf = {
  'maths-circle-theorems': [distance, length, fromChord, angleAtMiddle, whichReason],
};
