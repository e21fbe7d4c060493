import type { Figure, FigureOf } from '@hedgerow/figures/figure';
import { asking, beside, sought } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { add, div, fractionTex, mul, q, sub } from '../rational.ts';
import type { Num, Rational } from '../rational.ts';
import { inUnit, maths, plain } from '../written.ts';
import { askedInPi, inPi, piTex } from './in-terms-of-pi.ts';
import { wholeTriangles } from './whole-triangles.ts';

const third = (x: Num): Rational => div(x, 3);
/** What is told stands at the picture; what is asked for has a question mark. */
const pictured = (solid: Omit<FigureOf<'solid'>, 'kind'>): Figure => ({ kind: 'solid', ...solid });
const cm = (length: number): string => `${length} cm`;

export const coneVolumes = makeGenerator<Rational>(
  {
    id: 'maths-cone-volume',
    title: 'The volume of a cone',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['volume of a cone', 'cone volume', 'volume of cones', 'height of a cone from its volume'],
    kinds: [sought('heights?', /How high/), beside(asking(/\bexact\b|\bin terms of (?:pi|π)/, /exact/))],
  },
  ({ int, pick, level }) => {
    const kind = pick(
      level<readonly ('radius' | 'diameter' | 'slant' | 'height')[]>(['radius'], ['radius', 'diameter', 'height'], ['slant', 'height']),
    );
    const [base, high, edge] = pick(wholeTriangles);
    const r = kind === 'slant' ? base : int(2, 12);
    const h = kind === 'slant' ? high : int(2, 18);
    const decimal = kind !== 'height' && pick([true, false]);
    const volume = third(r * r * h);
    if (volume.d > 1n || r === h) return undefined;
    const told = {
      radius: `A cone has a radius of ${r} cm and a height of ${h} cm.`,
      diameter: `The base of a cone has a diameter of ${2 * r} cm. Its height is ${h} cm.`,
      slant: `A cone has a radius of ${r} cm and a slant height of ${edge} cm.`,
      height: `A cone has a radius of ${r} cm and a volume of ${maths(piTex(volume))} cm³.`,
    }[kind];
    return {
      stem: `${told} ${kind === 'height' ? 'How high is it?' : askedInPi(decimal, 'volume', 'cm³')}`,
      illustration: pictured({
        name: 'cone',
        ...{
          radius: { radius: cm(r), height: cm(h) },
          diameter: { height: cm(h) },
          slant: { radius: cm(r), slant: cm(edge) },
          height: { radius: cm(r), height: '?' },
        }[kind],
      }),
      key: kind === 'height' ? q(h) : volume,
      slips:
        kind === 'height'
          ? [
              [third(h), 'This forgets the third. Three times the volume is the area of the base times the height.'],
              [mul(volume, q(3, r)), 'This divides by the radius once. The area of the base has the radius squared.'],
              [div(volume, r), 'This divides by the radius alone.'],
              [mul(volume, q(3, 2 * r)), 'This uses the circumference in place of the area of the base.'],
            ]
          : [
              [q(r * r * h), 'This is a cylinder of that size. A cone is a third of it.'],
              ...(kind === 'diameter' ? [[third(4 * r * r * h), 'This uses the diameter as the radius.'] as const] : []),
              ...(kind === 'slant' ? [[third(r * r * edge), 'This uses the slant height. The height goes straight up.'] as const] : []),
              [div(r * r * h, 2), 'This takes half of the cylinder. A cone is a third of it.'],
              [third(2 * r * h), 'This doubles the radius in place of squaring it.'],
              [third(r * h * h), 'This squares the height. The radius is squared.'],
            ],
      show: kind === 'height' ? (x) => `${plain(x)} cm` : inPi('cm³', decimal),
      believable: (x) => x.n > 0n && (kind !== 'height' || 100n % x.d === 0n),
      why:
        kind === 'height'
          ? `A cone is a third of the cylinder round it, so the height is three times ${maths(piTex(volume))} divided by ${maths(piTex(r * r))}.`
          : `A cone is a third of the cylinder with the same base and height: a third of ${maths(piTex(r * r * h))}.`,
      steps:
        kind === 'height'
          ? [
              `Area of the base: ${maths(String.raw`\pi \times ${r}^2 = ${piTex(r * r)}`)}`,
              `Three times the volume: ${maths(String.raw`3 \times ${piTex(volume)} = ${piTex(mul(volume, 3))}`)}`,
              `Divide: ${maths(String.raw`${piTex(mul(volume, 3))} \div ${piTex(r * r)}`)} = ${h}`,
            ]
          : [
              ...(kind === 'diameter' ? [`Radius: half of ${2 * r} cm is ${r} cm.`] : []),
              ...(kind === 'slant' ? [`Height by Pythagoras: ${maths(String.raw`\sqrt{${edge}^2 - ${r}^2} = ${h}`)}`] : []),
              `Volume: ${maths(String.raw`\frac{1}{3} \times \pi \times ${r}^2 \times ${h} = ${piTex(volume)}`)}`,
              ...(decimal ? [`${maths(piTex(volume))} is about ${inPi('cm³', true)(volume)}.`] : []),
            ],
      hints: [
        kind === 'slant'
          ? 'The slant height is the long side of a right-angled triangle. What is the height?'
          : 'How does a cone compare with the cylinder round it?',
        kind === 'height' ? 'Three times the volume is the area of the base times the height.' : 'Find the area of the base first.',
      ],
      drawn: { kind, r, h, edge: kind === 'slant' ? edge : 0 },
    };
  },
);

export const sphereVolumes = makeGenerator<Rational>(
  {
    id: 'maths-sphere-volume',
    title: 'The volume of a sphere',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['volume of a sphere', 'sphere volume', 'volume of a hemisphere', 'radius of a sphere from its volume', 'volume of spheres'],
    kinds: [
      asking(/^(?!.*\bspheres?\b).*\bhemispheres?\b/, /hemisphere/),
      sought('radi(?:us|i)', /How long is its radius/),
      beside(asking(/\bexact\b|\bin terms of (?:pi|π)/, /exact/)),
    ],
  },
  ({ int, pick, level }) => {
    const kind = pick(
      level<readonly ('radius' | 'diameter' | 'hemisphere' | 'reverse')[]>(
        ['radius', 'diameter'],
        ['radius', 'diameter', 'hemisphere'],
        ['hemisphere', 'reverse', 'diameter'],
      ),
    );
    const decimal = kind !== 'reverse' && pick([true, false]);
    const r = decimal ? int(2, 12) : 3 * int(1, 5);
    const part = kind === 'hemisphere' ? q(2, 3) : q(4, 3);
    const volume = mul(part, r ** 3);
    const told = {
      radius: `A sphere has a radius of ${r} cm.`,
      diameter: `A ball is a sphere with a diameter of ${2 * r} cm.`,
      hemisphere: `A bowl is a hemisphere, half of a sphere, with a radius of ${r} cm.`,
      reverse: `A sphere has a volume of ${maths(piTex(volume))} cm³.`,
    }[kind];
    const isReverse = kind === 'reverse';
    return {
      stem: `${told} ${isReverse ? 'How long is its radius?' : askedInPi(decimal, 'volume', 'cm³')}`,
      illustration: pictured({
        name: kind === 'hemisphere' ? 'hemisphere' : 'sphere',
        ...(kind === 'diameter' ? {} : { radius: isReverse ? '?' : cm(r) }),
      }),
      key: isReverse ? q(r) : volume,
      slips: isReverse
        ? [
            [q(r ** 3), 'This is the cube of the radius. Take the cube root.'],
            [q(2 * r), 'This is the diameter.'],
            [q(r * r), 'This is the radius squared. The cube root gives the radius itself.'],
            [div(r ** 3, 3), 'This divides by 3. The cube root is needed.'],
          ]
        : [
            ...(kind === 'diameter' ? [[mul(part, 8 * r ** 3), 'This uses the diameter as the radius.'] as const] : []),
            ...(kind === 'hemisphere' ? [[q(4 * r ** 3, 3), 'This is the whole sphere. A hemisphere is half of it.'] as const] : []),
            [mul(part, r * r), 'This squares the radius. For a volume it is cubed.'] as const,
            [mul(kind === 'hemisphere' ? 2 : 4, r * r), 'This is a surface area. A volume has the radius cubed.'] as const,
            [q(r ** 3), 'This forgets the fraction in front of pi.'] as const,
            [mul(part, 3 * r), 'This multiplies the radius by 3 in place of cubing it.'] as const,
          ],
      show: isReverse ? (x) => `${plain(x)} cm` : inPi('cm³', decimal),
      believable: (x) => x.n > 0n && (!isReverse || x.d === 1n),
      why: isReverse
        ? `Dividing by pi and by ${maths(String.raw`\frac{4}{3}`)} leaves ${plain(r ** 3)}, and that is ${r} cubed.`
        : `The volume of a sphere is four thirds of pi times the radius cubed${kind === 'hemisphere' ? ', and a hemisphere is half of that' : ''}.`,
      steps: isReverse
        ? [
            maths(String.raw`\frac{4}{3}\pi r^3 = ${piTex(volume)}`),
            `Divide by pi and multiply by three quarters: ${maths(String.raw`r^3 = ${r ** 3}`)}`,
            `Cube root: ${maths(String.raw`r = ${r}`)}`,
          ]
        : [
            ...(kind === 'diameter' ? [`Radius: half of ${2 * r} cm is ${r} cm.`] : []),
            `${kind === 'hemisphere' ? 'Half of four thirds is two thirds' : 'Volume'}: ${maths(String.raw`${fractionTex(part)} \times \pi \times ${r}^3 = ${piTex(volume)}`)}`,
            ...(decimal ? [`${maths(piTex(volume))} is about ${inPi('cm³', true)(volume)}.`] : []),
          ],
      hints: [
        isReverse
          ? 'Undo the formula step by step: first pi, then the fraction.'
          : 'For a volume the radius is multiplied by itself twice.',
        isReverse ? 'The last step is a cube root.' : 'The fraction in front of pi is four thirds for a whole sphere.',
      ],
      drawn: { kind, r },
    };
  },
);

export const pyramidVolumes = makeGenerator<number>(
  {
    id: 'maths-pyramid-volume',
    title: 'The volume of a pyramid',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['volume of a pyramid', 'pyramid volume', 'volume of a square based pyramid', 'height of a pyramid from its volume'],
    kinds: [sought('heights?', /How high/)],
  },
  ({ int, pick, level }) => {
    const kind = pick(
      level<readonly ('square' | 'rectangle' | 'height')[]>(
        ['square', 'rectangle'],
        ['square', 'rectangle', 'height'],
        ['height', 'rectangle'],
      ),
    );
    const a = int(3, level(10, 14, 20));
    const b = kind === 'rectangle' ? int(3, level(10, 14, 20)) : a;
    const h = int(3, level(12, 18, 24));
    const volume = (a * b * h) / 3;
    if (!Number.isInteger(volume) || (kind === 'rectangle' && a === b) || h === a) return undefined;
    const base = `a square with sides of ${a} cm`;
    const isReverse = kind === 'height';
    return {
      stem: isReverse
        ? `The base of this pyramid is ${base}. Its volume is ${plain(volume)} cm³. How high is it?`
        : kind === 'rectangle'
          ? 'The base of this pyramid is a rectangle. What is its volume?'
          : 'The base of this pyramid is a square. What is its volume?',
      figure:
        kind === 'rectangle'
          ? pictured({ name: 'rectangle-based pyramid', width: cm(a), depth: cm(b), height: cm(h) })
          : pictured({ name: 'square-based pyramid', width: cm(a), height: isReverse ? '?' : cm(h) }),
      key: isReverse ? h : volume,
      slips: isReverse
        ? [
            [h / 3, 'This forgets the third. Three times the volume is the base times the height.'],
            [(3 * volume) / a, 'This divides by one side. Divide by the area of the base.'],
            [volume / a, 'This divides by one side alone.'],
            [(3 * volume) / (4 * a), 'This divides by the perimeter of the base.'],
            [3 * h, 'This takes the third the wrong way round.'],
          ]
        : [
            [a * b * h, 'This is the cuboid round it. A pyramid is a third of that.'],
            [(a * b * h) / 2, 'This takes half of the cuboid. A pyramid is a third of it.'],
            [((a + b) * 2 * h) / 3, 'This uses the perimeter of the base. The area is needed.'],
            [(a * b * h) / 4, 'This takes a quarter. A pyramid is a third of the cuboid round it.'],
            [a * b + h, 'This adds the height to the base. They are multiplied.'],
          ],
      show: inUnit(isReverse ? 'cm' : 'cm³'),
      believable: wholeAndPositive,
      why: isReverse
        ? `Three times the volume is ${plain(3 * volume)}, and divided by the base of ${plain(a * b)} cm² it gives the height.`
        : `A pyramid is a third of the cuboid with the same base and height, which has ${plain(a * b * h)} cm³.`,
      steps: isReverse
        ? [
            `Base: ${maths(String.raw`${a} \times ${b} = ${a * b}`)} cm²`,
            `Three times the volume: ${plain(3 * volume)}`,
            maths(String.raw`${3 * volume} \div ${a * b} = ${h}`),
          ]
        : [
            `Base: ${maths(String.raw`${a} \times ${b} = ${a * b}`)} cm²`,
            maths(String.raw`\frac{1}{3} \times ${a * b} \times ${h} = ${volume}`),
          ],
      hints: [
        'How does a pyramid compare with the cuboid round it?',
        isReverse ? 'Three times the volume is the base times the height.' : 'Begin with the area of the base.',
      ],
      drawn: { kind, a, b, h },
    };
  },
);

export const frustumVolumes = makeGenerator<Rational>(
  {
    id: 'maths-frustum-volume',
    title: 'The volume of a frustum',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['frustum', 'volume of a frustum', 'frustum of a cone', 'truncated cone', 'cone with its top cut off'],
  },
  ({ int, pick, level }) => {
    const times = level(2, pick([2, 3]), pick([2, 3, 4]));
    const [r, h] = [int(1, 5), 3 * int(1, 5)];
    const [wide, high] = [r * times, h * times];
    const whole = third(wide * wide * high);
    const top = third(r * r * h);
    const key = sub(whole, top);
    const isHidden = level(false, pick([true, false]), true);
    return {
      stem: isHidden
        ? `A bucket is a frustum: a cone with its top cut off. Its radii are ${r} cm and ${wide} cm, and it is ${high - h} cm high. What is its exact volume in cm³?`
        : `A cone is ${high} cm high with a radius of ${wide} cm. Its top is cut off: a cone ${h} cm high with a radius of ${r} cm. What is the exact volume of the frustum that is left, in cm³?`,
      illustration: isHidden
        ? pictured({ name: 'frustum', radius: cm(wide), top: cm(r), height: cm(high - h) })
        : pictured({ name: 'cone', radius: cm(wide), height: cm(high) }),
      key,
      slips: [
        [whole, 'This is the whole cone. The top has to be taken away.'],
        [top, 'This is the part that is cut off.'],
        [third(wide * wide * (high - h)), 'This is a cone as high as the frustum. The two radii belong to two cones.'],
        [mul(key, 3), 'This forgets the third of a cone.'],
        [third((wide - r) * (wide - r) * (high - h)), 'This subtracts the radii. Subtract the volumes.'],
        [add(whole, top), 'This adds the two cones.'],
      ],
      show: inPi('cm³', false),
      why: `The frustum is the whole cone of ${maths(piTex(whole))} cm³ without its top of ${maths(piTex(top))} cm³.`,
      steps: [
        ...(isHidden
          ? [
              `The whole cone is ${times} times as wide as its top, so ${times} times as high: the top is ${h} cm and the whole ${high} cm high.`,
            ]
          : []),
        `Whole: ${maths(String.raw`\frac{1}{3} \times \pi \times ${wide}^2 \times ${high} = ${piTex(whole)}`)}`,
        `Top: ${maths(String.raw`\frac{1}{3} \times \pi \times ${r}^2 \times ${h} = ${piTex(top)}`)}`,
        maths(String.raw`${piTex(whole)} - ${piTex(top)}`),
      ],
      hints: [
        'A frustum is a large cone without a small one.',
        isHidden ? 'The small cone is similar to the large one. How do their heights compare?' : 'Work out both cones, then compare them.',
      ],
      drawn: { r, h, times },
    };
  },
);
