import { similarPair } from '../illustrations.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, fractionTex, mul, q, sub } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counterTree } from '../tree-figures.ts';
import { fraction, inUnit, maths, plain } from '../written.ts';

export const probabilityTwoEvents = makeGenerator(
  {
    id: 'maths-probability-two-events',
    title: 'Probability of two events',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: [
      'tree diagrams',
      'probability trees',
      'without replacement',
      'independent events',
      'conditional probability',
      'combined events',
    ],
  },
  ({ int, some, level }) => {
    const [r, b] = [int(2, 8), int(2, 8)];
    const n = r + b;
    const [first = 'red', second = 'blue'] = some(['red', 'blue', 'green', 'yellow'], 2);
    const back = level(true, false, false);
    const different = level(false, false, true);
    const left = back ? n : n - 1;
    const key = different ? q(2 * r * b, n * left) : q(r * (back ? r : r - 1), n * left);
    return {
      stem: `A bag holds ${r} ${first} and ${b} ${second} counters. One is taken at random${back ? ', put back, and then another is taken' : ' and not put back, and then another is taken'}. What is the probability that ${different ? 'the two have different colours' : `both are ${first}`}?`,
      figure: counterTree([r, b], [first, second], back, level('all', 'first', 'none')),
      key,
      slips: [
        different
          ? [q(r * b, n * left), `This is only ${first} and then ${second}. It can also be the other way round.`]
          : back
            ? [q(r * (r - 1), n * (n - 1)), 'This is for a counter that is not put back.']
            : [q(r * r, n * n), 'This is for a counter that is put back. One counter fewer is left.'],
        different
          ? [q(2 * r * b, n * n), 'This is for a counter that is put back. One counter fewer is left.']
          : [
              q(r * (back ? r : r - 1), back ? n : n * n),
              back ? 'This multiplies only the tops.' : 'This changes the top but not the bottom. One counter fewer is left in all.',
            ],
        [sub(1, key), 'This is the probability of the opposite.'],
        [q(r, n), 'This is the probability for the first counter only.'],
        [q(2 * r, 2 * n + 1), 'This adds tops and bottoms. Multiply along the branches.'],
      ],
      show: fraction,
      believable: (x: Rational) => x.n > 0n && x.n < x.d,
      why: different
        ? `Both orders count: ${maths(String.raw`\frac{${r}}{${n}} \times \frac{${b}}{${left}} + \frac{${b}}{${n}} \times \frac{${r}}{${left}}`)}.`
        : `Multiply along the branches: ${maths(String.raw`\frac{${r}}{${n}} \times \frac{${back ? r : r - 1}}{${left}}`)}.`,
      steps: [
        `First counter: ${maths(String.raw`\frac{${r}}{${n}}`)} for ${first}`,
        `Second counter: ${left} are in the bag.`,
        ...(different
          ? [`${first} then ${second}, or ${second} then ${first}: ${maths(String.raw`2 \times \frac{${r * b}}{${n * left}}`)}`]
          : [maths(String.raw`\frac{${r}}{${n}} \times \frac{${back ? r : r - 1}}{${left}} = ${fractionTex(key)}`)]),
      ],
      hints: [
        'Draw a tree diagram.',
        back ? 'The bag is the same the second time.' : 'How many counters are left for the second draw?',
        'Multiply along the branches.',
      ],
      drawn: { r, b, kind: `${back ? 'back' : 'kept'} ${different ? 'different' : 'both'}` },
    };
  },
);

export const sectorsAndArcs = makeGenerator(
  {
    id: 'maths-sectors-and-arcs',
    title: 'Sectors and arcs',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['sectors', 'arc length', 'area of a sector', 'arcs', 'perimeter of a sector', 'circles'],
    kinds: [asking(/\barc lengths?\b|\blengths? of (?:an? |the )?arcs?\b/, /length of its arc/), asking(/\bareas?\b/, /area/)],
  },
  ({ int, pick, level }) => {
    const angle = pick(level([90, 180, 60], [30, 45, 60, 120, 90], [40, 72, 80, 135, 150, 240, 270]));
    const radius = int(2, 15);
    const area = pick([true, false]);
    const share = q(angle, 360);
    const circle = area ? q(radius * radius) : q(2 * radius);
    const key = mul(share, circle);
    if (key.d > level(1n, 2n, 3n)) return undefined;
    const other = mul(share, area ? q(2 * radius) : q(radius * radius));
    return {
      stem: `A sector of a circle has a radius of ${radius} cm and an angle of ${angle}°. What is ${area ? 'its area' : 'the length of its arc'} in terms of ${maths(String.raw`\pi`)}?`,
      figure: { kind: 'circle-parts', part: 'sector', degrees: angle, text: `r = ${radius} cm` },
      key,
      slips: [
        [other, area ? 'This is the length of the arc.' : 'This is the area of the sector.'],
        [circle, `This is for the whole circle. The sector is only ${fraction(share)} of it.`],
        [
          area ? mul(key, 4) : mul(share, q(radius)),
          area
            ? 'This uses the diameter instead of the radius.'
            : 'This uses the radius once. The circumference is twice the radius times pi.',
        ],
        [sub(circle, key), 'This is the rest of the circle.'],
        [add(key, 1), 'This has a slip in the fraction.'],
      ],
      show: (x: Rational) => `${maths(String.raw`${fractionTex(x) === '1' ? '' : fractionTex(x)}\pi`)} ${area ? 'cm²' : 'cm'}`,
      believable: (x: Rational) => x.n > 0n && x.d < 5n,
      why: `The sector is ${maths(String.raw`\frac{${angle}}{360} = ${fractionTex(share)}`)} of the circle, and the whole ${area ? 'area' : 'circumference'} is ${maths(String.raw`${fractionTex(circle)}\pi`)}.`,
      steps: [
        `Whole circle: ${maths(area ? String.raw`\pi \times ${radius}^2 = ${radius * radius}\pi` : String.raw`2 \times \pi \times ${radius} = ${2 * radius}\pi`)}`,
        maths(String.raw`\frac{${angle}}{360} \times ${fractionTex(circle)}\pi = ${fractionTex(key) === '1' ? '' : fractionTex(key)}\pi`),
      ],
      hints: ['Which fraction of the circle is the sector?', `What is the ${area ? 'area' : 'circumference'} of the whole circle?`],
      drawn: { radius, angle, kind: area ? 'area' : 'arc' },
    };
  },
);

export const similarShapes = makeGenerator(
  {
    id: 'maths-similar-shapes',
    title: 'Similar shapes',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['similar shapes', 'scale factor', 'enlargement', 'similar triangles', 'area scale factor', 'volume scale factor'],
    kinds: [
      asking(/\bareas?\b/, /area of the/),
      asking(/\bvolumes?\b/, /volume of the/),
      asking(/\blengths?\b|\bsides?\b/, /matching side/),
    ],
  },
  ({ int, pick, level }) => {
    const [a, b] = [int(2, 6), int(3, 9)];
    const small = a * int(2, level(6, 5, 5));
    const power = level(1, pick([1, 2]), pick([2, 3]));
    const value = power === 1 ? a * int(3, 9) : a ** power * int(2, 6);
    const large = (small / a) * b;
    if (a >= b || (power === 3 && b > 6)) return undefined;
    const scaled = (p: number) => q(value * b ** p, a ** p);
    const key = scaled(power);
    const [what, unit] = (
      [
        ['another side', 'cm'],
        ['area', 'cm²'],
        ['volume', 'cm³'],
      ] as const
    )[power - 1] ?? ['area', 'cm²'];
    const solid = power === 3;
    return {
      stem:
        power === 1
          ? `Two triangles are similar. A side of ${small} cm in the smaller one matches a side of ${large} cm in the larger one. Another side of the smaller one is ${value} cm. How long is the matching side of the larger one?`
          : `Two similar ${solid ? 'vases' : 'shapes'} have heights of ${small} cm and ${large} cm. The smaller one has ${what === 'area' ? 'an area' : 'a volume'} of ${plain(value)} ${unit}. What is the ${what} of the larger one?`,
      illustration: solid
        ? undefined
        : similarPair(power === 1 ? 'triangle' : 'rectangle', small, large, [
            [`${small} cm`, `${plain(value)} ${unit}`],
            [`${large} cm`, '?'],
          ]),
      key,
      slips: [
        ...(power > 1
          ? [
              [
                scaled(1),
                `This multiplies by the scale factor of the lengths. For ${power === 2 ? 'areas it is squared' : 'volumes it is cubed'}.`,
              ] as const,
              [scaled(power === 2 ? 3 : 2), `This uses the factor for ${power === 2 ? 'volumes' : 'areas'}.`] as const,
            ]
          : []),
        [q(value + large - small), 'This adds the difference of the lengths. Multiply by the scale factor.'] as const,
        [q(value * a ** power, b ** power), 'This divides by the scale factor. The larger shape has more.'],
        [mul(key, 2), 'This is twice too much.'],
        [q(value * 2 + small), 'This adds lengths. Multiply by the scale factor.'],
      ],
      show: inUnit(unit),
      believable: (x: Rational) => x.n > 0n && [1n, 2n, 4n, 5n, 8n].includes(x.d),
      why: `The lengths have the scale factor ${maths(String.raw`\frac{${large}}{${small}} = ${fractionTex(q(b, a))}`)}${power > 1 ? `, so the ${what}s have its ${power === 2 ? 'square' : 'cube'}, ${fraction(q(b ** power, a ** power))}` : ''}.`,
      steps: [
        `Scale factor of lengths: ${fraction(q(b, a))}`,
        ...(power > 1 ? [`Scale factor of ${what}s: ${fraction(q(b ** power, a ** power))}`] : []),
        maths(String.raw`${value} \times ${fractionTex(q(b ** power, a ** power))} = ${fractionTex(key)}`),
      ],
      hints: [
        'What is the scale factor of the lengths?',
        power === 1 ? 'Every side is multiplied by the same factor.' : `How does the ${what} grow when every length is doubled?`,
      ],
      drawn: { small, large, value, power },
    };
  },
);
