import { asking, beside, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { halfCircle } from '../circle-figures.ts';
import { areaPicture, cornerOf, regularPolygon } from '../polygon-figures.ts';
import type { Rational } from '../rational.ts';
import { fractionTex, q, toNumber } from '../rational.ts';
import { inUnit, maths, plain } from '../written.ts';

export const circleMeasures = makeGenerator(
  {
    id: 'maths-circle-measures',
    title: 'Circumference and area of a circle',
    keyStage: 'KS3',
    years: [8, 9],
    synonyms: ['circle', 'circumference', 'area of a circle', 'pi', 'radius and diameter', 'circles'],
    kinds: [beside(asking(/\bsemi-?circles?\b/, /semicircle/))],
  },
  ({ int, pick, level }) => {
    const area = level(false, pick([true, false]), true);
    const half = level(false, false, true);
    const radius = int(level(3, 5, 2), level(12, 20, 12)) * (half ? 2 : 1);
    const giveDiameter = level(pick([true, false]), true, pick([true, false]));
    const unit = pick(['cm', 'm']);
    const key = area ? (half ? q(radius * radius, 2) : q(radius * radius)) : q(2 * radius);
    const name = half ? 'semicircle' : 'circle';
    const part = giveDiameter ? 'diameter' : 'radius';
    return {
      stem: `A ${name} has a ${part} of ${giveDiameter ? 2 * radius : radius} ${unit}. What is its ${area ? 'area' : 'circumference'}? Give the answer in terms of ${maths(String.raw`\pi`)}.`,
      illustration: half ? halfCircle(`${part.charAt(0)} = ${giveDiameter ? 2 * radius : radius} ${unit}`) : undefined,
      ...(half ? {} : { figure: { kind: 'circle-parts', part, text: `${giveDiameter ? 2 * radius : radius} ${unit}` } as const }),
      key,
      slips: area
        ? [
            [
              half ? q(radius * radius) : q(4 * radius * radius),
              half ? 'This is the whole circle. Halve it.' : 'This squares the diameter. The formula needs the radius.',
            ],
            [q(half ? radius : 2 * radius), half ? 'This doubles the radius where it should be squared.' : 'This is the circumference.'],
            [
              half ? q(2 * radius * radius) : q(radius * radius, 2),
              half ? 'This squares the diameter. The formula needs the radius.' : 'This is only half of the circle.',
            ],
            [q(2 * radius * radius), 'This doubles the area.'],
            [q(radius), 'This does not square the radius.'],
          ]
        : [
            [q(radius), 'This uses the radius once. The circumference is twice the radius times pi.'],
            [q(radius * radius), 'This is the area.'],
            [q(4 * radius), 'This doubles the diameter.'],
            [q(radius + 2), 'This adds 2 where it should multiply by 2.'],
          ],
      show: (x: Rational) => `${maths(String.raw`${x.n === 1n && x.d === 1n ? '' : fractionTex(x)}\pi`)} ${unit}${area ? '²' : ''}`,
      why: area
        ? `The area of a circle is ${maths(String.raw`\pi r^2`)}, the radius is ${radius} ${unit}, and ${radius} × ${radius} = ${radius * radius}${half ? '; a semicircle has half of that' : ''}.`
        : `The circumference is ${maths(String.raw`2 \pi r`)}, which is pi times the diameter of ${2 * radius} ${unit}.`,
      steps: [
        ...(giveDiameter ? [`Radius: ${2 * radius} ÷ 2 = ${radius} ${unit}`] : []),
        area
          ? maths(String.raw`\pi r^2 = \pi \times ${radius}^2 = ${radius * radius}\pi`)
          : maths(String.raw`2 \pi r = 2 \times \pi \times ${radius} = ${2 * radius}\pi`),
        ...(half ? [`Half of that: ${maths(String.raw`${fractionTex(key)}\pi`)}`] : []),
      ],
      hints: [
        giveDiameter ? 'What is the radius?' : `Which formula do you need for the ${area ? 'area' : 'circumference'}?`,
        area ? 'The area has the radius squared.' : 'The circumference is pi times the diameter.',
      ],
      drawn: {
        given: giveDiameter ? 2 * radius : radius,
        diameter: giveDiameter ? 'yes' : 'no',
        share: half ? 0.5 : 1,
        kind: area ? 'area' : 'circumference',
      },
    };
  },
);

const polygons = [
  [5, 'pentagon'],
  [6, 'hexagon'],
  [8, 'octagon'],
  [9, 'nonagon'],
  [10, 'decagon'],
  [12, 'twelve-sided polygon'],
  [15, 'fifteen-sided polygon'],
  [18, 'polygon with 18 sides'],
  [20, 'polygon with 20 sides'],
  [24, 'polygon with 24 sides'],
  [30, 'polygon with 30 sides'],
  [36, 'polygon with 36 sides'],
] as const;

export const anglesInPolygons = makeGenerator(
  {
    id: 'maths-angles-in-polygons',
    title: 'Angles in polygons',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['polygons', 'interior angles', 'exterior angles', 'regular polygons', 'angles in polygons', 'sum of interior angles'],
    kinds: [
      saying(/\bexterior\b/, /exterior/),
      saying(/\binterior\b/, /interior/),
      saying(/\bquadrilateral/, /quadrilateral/),
      beside(asking(/\b(?:number of|how many|find\w* the) sides\b/, /How many sides/)),
    ],
  },
  ({ pick, level, int }) => {
    const [sides, name] = pick(polygons.slice(level(0, 0, 2), level(9, 10, 12)));
    const kind = level(
      pick(['sum', 'exterior'] as const),
      pick(['interior', 'exterior'] as const),
      pick(['sides from interior', 'sides from exterior', 'missing'] as const),
    );
    const [outer, inner, sum] = [360 / sides, 180 - 360 / sides, 180 * (sides - 2)];
    const missing = int(70, 160);
    if (kind === 'missing' && (sides > 10 || sum - missing <= 0)) return undefined;
    const degrees = inUnit('°');
    const a = name.startsWith('o') ? 'an' : 'a';
    const stem = {
      sum: `What is the sum of the interior angles of ${a} ${name}?`,
      exterior: `What is the size of each exterior angle of a regular ${name}?`,
      interior: `What is the size of each interior angle of a regular ${name}?`,
      'sides from interior': `Each interior angle of a regular polygon is ${degrees(inner)}. How many sides does it have?`,
      'sides from exterior': `Each exterior angle of a regular polygon is ${degrees(outer)}. How many sides does it have?`,
      missing: `All but one of the interior angles of ${a} ${name} add up to ${degrees(sum - missing)}. What is the other interior angle?`,
    }[kind];
    type Slips = readonly (readonly [number, string])[];
    const cases: Readonly<Record<typeof kind, readonly [number, Slips, string, string]>> = {
      sum: [
        sum,
        [
          [180 * sides, `This multiplies 180° by the number of sides. There are two fewer triangles.`],
          [180 * (sides - 1), 'This counts one triangle too many.'],
          [360, 'This is the sum of the exterior angles.'],
          [180 * (sides - 3), 'This counts one triangle too few.'],
        ],
        `${sides} sides make ${sides - 2} triangles of 180° each.`,
        `(${sides} − 2) × 180 = ${plain(sum)}`,
      ],
      exterior: [
        outer,
        [
          [inner, 'This is the interior angle.'],
          [180 / sides, 'This divides 180°. The exterior angles add up to 360°.'],
          [2 * outer, 'This is twice too much.'],
          [outer + 6, 'This has a slip in the division.'],
        ],
        `The exterior angles add up to 360°, and all ${sides} are equal.`,
        `360 ÷ ${sides} = ${outer}`,
      ],
      interior: [
        inner,
        [
          [outer, 'This is the exterior angle.'],
          [sum, 'This is the sum of all interior angles.'],
          [180 - 180 / sides, 'This takes away half of the exterior angle only.'],
          [360 - inner, 'This is the reflex angle outside.'],
        ],
        `Each exterior angle is ${degrees(outer)}, and the two together make 180°.`,
        `360 ÷ ${sides} = ${outer}; 180 − ${outer} = ${inner}`,
      ],
      'sides from interior': [
        sides,
        [
          [360 / inner, 'This divides 360 by the interior angle. Find the exterior angle first.'],
          [sides + 2, 'This adds 2 to the number of sides.'],
          [sides - 2, 'This is the number of triangles inside.'],
          [sides * 2, 'This is twice too many.'],
        ],
        `The exterior angle is 180° − ${degrees(inner)} = ${degrees(outer)}, and 360 ÷ ${outer} = ${sides}.`,
        `180 − ${inner} = ${outer}; 360 ÷ ${outer} = ${sides}`,
      ],
      'sides from exterior': [
        sides,
        [
          [180 / outer, 'This divides 180°. The exterior angles add up to 360°.'],
          [sides + 2, 'This adds 2 where nothing is to be added.'],
          [sides - 2, 'This is the number of triangles inside.'],
          [360 / inner, 'This divides 360° by the interior angle.'],
        ],
        `The exterior angles add up to 360°, and 360 ÷ ${outer} = ${sides}.`,
        `360 ÷ ${outer} = ${sides}`,
      ],
      missing: [
        missing,
        [
          [missing + 180, 'This counts one triangle too many.'],
          [180 - missing, 'This is the exterior angle there.'],
          [360 - missing, 'This is the angle outside the polygon.'],
          [missing + 10, 'This has a slip in the subtraction.'],
        ],
        `The interior angles of ${a} ${name} add up to ${degrees(sum)}.`,
        `${plain(sum)} − ${plain(sum - missing)} = ${missing}`,
      ],
    };
    const [key, slips, why, step] = cases[kind];
    // A shape that is asked for by its number of sides is not shown, nor one with sides too short to be seen.
    const isShown = sides <= 10 && (kind === 'sum' || kind === 'interior' || kind === 'exterior');
    const asksSides = kind.startsWith('sides');
    return {
      stem,
      ...(isShown ? { figure: regularPolygon(sides, kind, name) } : { illustration: cornerOf(kind, outer) }),
      key: q(key),
      slips: slips.filter(([x]) => Number.isInteger(x * 10)).map(([x, slip]) => [q(Math.round(x * 10), 10), slip] as const),
      show: (x: Rational) => (asksSides ? plain(x) : degrees(x)),
      believable: (x: Rational) => (asksSides ? x.d === 1n && x.n > 2n : x.n > 0n),
      why,
      steps: step.split('; '),
      hints: [
        'Exterior angles add up to 360°. An interior and an exterior angle together make 180°.',
        kind === 'sum' || kind === 'missing'
          ? 'Into how many triangles can you split the shape from one corner?'
          : 'Start with the exterior angle.',
      ],
      drawn: { sides, kind, missing: kind === 'missing' ? missing : 0 },
    };
  },
);

export const areaTriangleTrapezium = makeGenerator(
  {
    id: 'maths-area-triangle-trapezium',
    title: 'Areas of triangles and trapeziums',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['area of a triangle', 'area of a parallelogram', 'area of a trapezium', 'trapezium', 'area'],
  },
  ({ int, pick, level }) => {
    const [a, b, h] = [int(3, 14), int(5, 20), int(2, 12)];
    const kind = level('triangle', pick(['triangle', 'parallelogram', 'trapezium'] as const), pick(['trapezium', 'height'] as const));
    const unit = pick(['cm', 'm']);
    const slant = h + int(1, 3);
    const double = kind === 'parallelogram' ? 2 * b * h : kind === 'trapezium' ? (a + b) * h : b * h;
    if (a >= b || (kind === 'height' && double % 2 === 1)) return undefined;
    const key = kind === 'height' ? q(h) : q(double, 2);
    const stem =
      kind === 'height' ? `This triangle has an area of ${double / 2} ${unit}². What is its height?` : `What is the area of this ${kind}?`;
    const cases: Readonly<Record<typeof kind, readonly [readonly (readonly [Rational, string])[], string, string]>> = {
      triangle: [
        [
          [q(double), 'This is the rectangle around the triangle. Halve it.'],
          [q(b + h), 'This adds the lengths.'],
          [q(b * slant, 2), 'This uses the wrong side. The height is at right angles to the base.'],
          [q(2 * double), 'This doubles where it should halve.'],
        ],
        'A triangle is half of the rectangle around it.',
        `${b} × ${h} ÷ 2 = ${plain(key)}`,
      ],
      parallelogram: [
        [
          [q(b * h, 2), 'This halves, which is for a triangle.'],
          [q(b * slant), 'This uses the sloping side instead of the height.'],
          [q(2 * (b + slant)), 'This is the perimeter.'],
          [q(b + h), 'This adds the lengths.'],
        ],
        'Cut off one end and move it across: a parallelogram has the area of a rectangle with the same base and height.',
        `${b} × ${h} = ${plain(key)}`,
      ],
      trapezium: [
        [
          [q(double), 'This forgets to halve.'],
          [q(a * b * h, 2), 'This multiplies the parallel sides. Add them.'],
          [q((a + b) * slant, 2), 'This uses the sloping side instead of the height.'],
          [q(b * h), 'This uses only one of the parallel sides.'],
        ],
        'Take the average of the parallel sides and multiply it by the height.',
        `(${a} + ${b}) ÷ 2 × ${h} = ${plain(key)}`,
      ],
      height: [
        [
          [q(double, 2 * b), 'This forgets to double the area before dividing.'],
          [q(2 * h), 'This is twice too much.'],
          [q(Math.abs(double - 2 * b), 2), 'This subtracts the base.'],
          [q(h + 2), 'This has a slip in the division.'],
          [q(h + b), 'This adds the base.'],
        ],
        `${b} × ${h} ÷ 2 = ${double / 2}, which is the area.`,
        `2 × ${double / 2} ÷ ${b} = ${h}`,
      ],
    };
    const [slips, why, step] = cases[kind];
    return {
      stem,
      figure: areaPicture(kind, { a, b, h, slant, unit }),
      key,
      slips,
      show: inUnit(kind === 'height' ? unit : `${unit}²`),
      believable: (x: Rational) => x.n > 0n && (x.d === 1n || x.d === 2n),
      why,
      steps: [kind === 'height' ? 'Double the area, then divide by the base.' : 'Use the height at right angles to the base.', step],
      hints: [
        'Sketch the shape and mark the height at right angles to the base.',
        {
          triangle: 'What part of a rectangle is a triangle?',
          parallelogram: 'Which rectangle has the same area?',
          trapezium: 'Add the parallel sides first.',
          height: 'Work backwards from half of base times height.',
        }[kind],
      ],
      drawn: { a, b, h: toNumber(h), kind, area: double / 2 },
    };
  },
);
