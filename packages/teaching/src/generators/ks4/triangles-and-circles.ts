import { circlePicture } from '../circle-figures.ts';
import { asking, beside, saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { triangleBetween, triangleOf } from '../polygon-figures.ts';
import { inUnit } from '../written.ts';

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const oneDecimal = (x: number): string => x.toFixed(1);
/** Not so close to the middle between two tenths that rounding is in doubt. */
const clear = (x: number): boolean => Math.abs(((x * 10) % 1) - 0.5) > 0.02;

const arcCosine = (ratio: number): number => (Math.acos(ratio) * 180) / Math.PI;

export const sineAndCosineRule = makeGenerator<number>(
  {
    id: 'maths-sine-cosine-rule',
    title: 'The sine rule and the cosine rule',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['sine rule', 'cosine rule', 'sine and cosine rule', 'non right angled triangles', 'area of a triangle sine'],
    kinds: [
      saying(/\bsine rule\b(?!.*\bcosine)/, /angle B is|sine rule/),
      beside(saying(/\b(?:find|finding|an?|the|missing) angles?\b/, /angle A, to|gives you an angle/)),
    ],
  },
  ({ int, level, pick }) => {
    const kind = level(
      pick(['sine', 'cosine'] as const),
      pick(['sine', 'cosine', 'cosine angle'] as const),
      pick(['area', 'sine', 'cosine', 'cosine angle'] as const),
    );
    const [angleA, angleB] = [int(30, 75), int(35, 80)];
    const [a, b, c] = [int(5, 18), int(5, 18), int(5, 18)];
    const key = {
      sine: (b * sine(angleA)) / sine(angleB),
      cosine: Math.sqrt(b * b + c * c - 2 * b * c * cosine(angleA)),
      'cosine angle': arcCosine((b * b + c * c - a * a) / (2 * b * c)),
      area: (b * c * sine(angleA)) / 2,
    }[kind];
    if (!clear(key) || angleA === angleB || b === c) return undefined;
    // A flat triangle leaves no room for its angle.
    if (kind === 'cosine angle' && (a === b || a === c || !(key > 25 && key < 140) || a + Math.min(b, c) < Math.max(b, c) + 2))
      return undefined;
    return {
      stem: {
        sine: `In triangle ABC, angle A is ${angleA}°, angle B is ${angleB}° and the side AC, opposite B, is ${b} cm. How long is the side BC, opposite A, to 1 decimal place?`,
        cosine: `In triangle ABC, AB is ${c} cm, AC is ${b} cm and angle A between them is ${angleA}°. How long is BC, to 1 decimal place?`,
        'cosine angle': `In triangle ABC, AB is ${c} cm, AC is ${b} cm and BC is ${a} cm. How large is angle A, to 1 decimal place?`,
        area: `In triangle ABC, AB is ${c} cm, AC is ${b} cm and angle A between them is ${angleA}°. What is the area, to 1 decimal place?`,
      }[kind],
      figure:
        kind === 'sine'
          ? triangleOf([angleA, angleB], {
              corners: ['A', 'B', 'C'],
              angles: [`${angleA}°`, `${angleB}°`],
              sides: ['', '?', `${b} cm`],
            })
          : kind === 'cosine angle'
            ? triangleBetween(key, [c, b], { corners: ['A', 'B', 'C'], angles: ['?'], sides: [`${c} cm`, `${a} cm`, `${b} cm`] })
            : triangleBetween(angleA, [c, b], {
                corners: ['A', 'B', 'C'],
                angles: [`${angleA}°`],
                sides: [`${c} cm`, kind === 'cosine' ? '?' : '', `${b} cm`],
              }),
      key,
      slips: {
        sine: [
          [(b * sine(angleB)) / sine(angleA), 'This has the two sines the wrong way round.'],
          [(b * angleA) / angleB, 'This uses the angles themselves. Use their sines.'],
          [b * sine(angleA), 'This forgets to divide by the other sine.'],
          [(b * cosine(angleA)) / cosine(angleB), 'This uses cosines.'],
        ] as const,
        cosine: [
          [Math.sqrt(b * b + c * c), "This is Pythagoras' theorem. There is no right angle."],
          [Math.sqrt(b * b + c * c + 2 * b * c * cosine(angleA)), 'This adds the last term. Subtract it.'],
          [b * b + c * c - 2 * b * c * cosine(angleA), 'This forgets the square root.'],
          [Math.sqrt(b * b + c * c - b * c * cosine(angleA)), 'This forgets the 2 in the last term.'],
        ] as const,
        'cosine angle': [
          [arcCosine((a * a + c * c - b * b) / (2 * a * c)), 'This is angle B. The side opposite the angle is the one that is subtracted.'],
          [arcCosine((a * a + b * b - c * c) / (2 * a * b)), 'This is angle C. The side opposite the angle is the one that is subtracted.'],
          [180 - key, 'This has the sign of the cosine the wrong way round.'],
          [arcCosine((b * b + c * c - a * a) / (4 * b * c)), 'This divides by twice too much.'],
        ] as const,
        area: [
          [b * c * sine(angleA), 'This forgets the half.'],
          [(b * c * cosine(angleA)) / 2, 'This uses the cosine. The height is a sine.'],
          [(b * c) / 2, 'This takes the angle as a right angle.'],
          [(b + c) * sine(angleA), 'This adds the sides. Multiply them.'],
        ] as const,
      }[kind],
      show: (x) => (kind === 'cosine angle' ? `${oneDecimal(x)}°` : `${oneDecimal(x)} ${kind === 'area' ? 'cm²' : 'cm'}`),
      believable: (x) => x > 0 && clear(x),
      why: {
        sine: `Each side divided by the sine of its angle is the same: ${b} ÷ sin ${angleB}° × sin ${angleA}°.`,
        cosine: `BC² = ${b}² + ${c}² − 2 × ${b} × ${c} × cos ${angleA}°, and then the square root.`,
        'cosine angle': `cos A = (${b}² + ${c}² − ${a}²) ÷ (2 × ${b} × ${c}), and then the inverse cosine.`,
        area: `The area is half the product of two sides and the sine of the angle between them: ½ × ${b} × ${c} × sin ${angleA}°.`,
      }[kind],
      steps: {
        sine: [`BC ÷ sin ${angleA}° = ${b} ÷ sin ${angleB}°`, `BC = ${b} × sin ${angleA}° ÷ sin ${angleB}° = ${oneDecimal(key)} cm`],
        cosine: [`BC² = ${b * b} + ${c * c} − ${2 * b * c} × cos ${angleA}°`, `BC = √${(key * key).toFixed(2)} = ${oneDecimal(key)} cm`],
        'cosine angle': [
          `cos A = (${b * b} + ${c * c} − ${a * a}) ÷ ${2 * b * c}`,
          `A = cos⁻¹(${((b * b + c * c - a * a) / (2 * b * c)).toFixed(4).replace('-', '−')}) = ${oneDecimal(key)}°`,
        ],
        area: [`½ × ${b} × ${c} × sin ${angleA}° = ${oneDecimal(key)} cm²`],
      }[kind],
      hints: [
        kind === 'sine'
          ? 'You know an angle and the side opposite it: which rule fits?'
          : kind === 'cosine angle'
            ? 'You know all three sides and no angle: which rule fits?'
            : 'You know two sides and the angle between them.',
        {
          sine: 'side ÷ sine of its opposite angle is the same all round.',
          cosine: 'a² = b² + c² − 2bc cos A',
          'cosine angle': 'cos A = (b² + c² − a²) ÷ 2bc',
          area: 'area = ½ab sin C',
        }[kind],
      ],
      drawn: { kind, angleA, angleB, a, b, c },
    };
  },
);

const degrees = inUnit('°');
export const circleTheorems = makeGenerator<number>(
  {
    id: 'maths-circle-theorems',
    title: 'Circle theorems',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: [
      'circle theorems',
      'angles in circles',
      'cyclic quadrilateral',
      'angle at the centre',
      'tangents',
      'circle theorem',
      'chords',
    ],
    kinds: [
      asking(/\bcyclic\b/, /A, B, C and D|cyclic/),
      asking(/\btangents?\b/, /tangent/),
      asking(/\bsemi-?circles?\b|\bdiameters?\b/, /diameter|semicircle/),
      asking(/\b(?:at|of) the (?:cent(?:re|er)|circumference)\b|\btwice\b|\bdouble\b/, /O is the centre|with centre O/),
      asking(/\bchords?\b/, /\bchord\b/),
      asking(/\balternate\b/, /tangent touches|alternate segment/),
      asking(/\b(?:same segment|same arc|same chord|bow ?tie)\b/, /angle ADB|same segment/),
    ],
  },
  ({ int, pick, level }) => {
    const kind = level(
      pick(['centre', 'semicircle'] as const),
      pick(['cyclic', 'circumference', 'tangent', 'segment'] as const),
      pick(['two tangents', 'alternate', 'isosceles'] as const),
    );
    const x = 2 * int(12, 34);
    const key = {
      centre: 2 * x,
      semicircle: 90 - x,
      cyclic: 180 - x,
      circumference: x / 2,
      tangent: 90 - x,
      'two tangents': 180 - x,
      segment: x,
      alternate: 90 - x / 2,
      isosceles: 180 - 2 * x,
    }[kind];
    const { stem, figure } = circlePicture(kind, x);
    const rule = {
      centre: 'The angle at the centre is twice the angle at the circumference.',
      circumference: 'The angle at the circumference is half the angle at the centre.',
      semicircle: 'The angle in a semicircle is 90°, so the other two make 90°.',
      cyclic: 'Opposite angles of a cyclic quadrilateral add up to 180°.',
      tangent: 'A tangent meets the radius at 90°, so the other two angles make 90°.',
      'two tangents': 'Both tangents meet a radius at 90°, so the other two angles of the quadrilateral make 180°.',
      segment: 'Angles in the same segment are equal: C and D see the chord AB from the same side.',
      alternate: `By the alternate segment theorem angle ACB is ${x}°. CA = CB, so the other two angles share 180° − ${x}°.`,
      isosceles: 'OA and OB are radii, so the triangle has two equal angles.',
    }[kind];
    const working = {
      centre: `2 × ${x}° = ${key}`,
      circumference: `${x}° ÷ 2 = ${key}`,
      semicircle: `90° − ${x}° = ${key}`,
      cyclic: `180° − ${x}° = ${key}`,
      tangent: `90° − ${x}° = ${key}`,
      'two tangents': `180° − ${x}° = ${key}`,
      segment: `Angle ADB = angle ACB = ${key}`,
      alternate: `(180° − ${x}°) ÷ 2 = ${key}`,
      isosceles: `180° − 2 × ${x}° = ${key}`,
    }[kind];
    return {
      stem,
      figure,
      key,
      slips: [
        kind === 'segment'
          ? [x / 2, 'This halves it, which is for an angle at the centre.']
          : [x, 'This makes the angles equal. They are not equal here.'],
        [180 - x, 'This makes the two add up to 180°.'],
        [90 - x, 'This makes the two add up to 90°.'],
        [2 * x, 'This doubles the angle.'],
        [360 - x, 'This makes the two add up to 360°.'],
      ],
      show: degrees,
      believable: (value) => wholeAndPositive(value) && value < 360,
      why: `${rule} So the angle is ${key}°.`,
      steps: [rule, `${working}°`],
      hints: [
        'Which lines in the picture are radii or tangents?',
        {
          centre: 'Compare the angle at the centre with the one at the circumference.',
          circumference: 'Compare the angle at the centre with the one at the circumference.',
          semicircle: 'What is the angle at C, opposite the diameter?',
          cyclic: 'Opposite angles of such a quadrilateral go together.',
          tangent: 'What angle do a tangent and a radius make?',
          'two tangents': 'What angle do a tangent and a radius make?',
          segment: 'Which chord do both angles stand on, and on which side of it?',
          alternate: 'This is the alternate segment theorem.',
          isosceles: 'What kind of triangle has two radii as sides?',
        }[kind],
      ],
      drawn: { kind, x },
    };
  },
);
