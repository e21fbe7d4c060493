import { asking, beside } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { fractionTex, mul, q, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { fraction, maths, plain } from '../written.ts';
import { piTex } from './in-terms-of-pi.ts';

type Edge = { readonly arc: Rational; readonly straight: number };

const edge = (a: Rational, straight: number): Edge => ({ arc: a, straight });

export const sectorPerimeters = makeGenerator<Edge>(
  {
    id: 'maths-sector-perimeters',
    title: 'The perimeter of a sector',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['perimeter of a sector', 'perimeter of a semicircle', 'perimeter of a quarter circle', 'sector perimeter'],
    kinds: [
      asking(/\bsemi-?circles?\b/, /semicircle/),
      asking(/\bquarters?\b|\bquadrants?\b/, /quarter circle/),
      beside(asking(/\bexact\b|\bin terms of (?:pi|π)/, /exact/)),
    ],
  },
  ({ int, pick, level }) => {
    const angle = pick(level([180, 90], [60, 120, 45, 90, 40, 72], [135, 150, 80, 100, 240, 270, 216]));
    const radius = int(2, 18);
    const arc = mul(q(angle, 360), 2 * radius);
    const decimal = pick([true, false]);
    if (arc.d > 1n) return undefined;
    const name = angle === 180 ? 'semicircle' : angle === 90 ? 'quarter circle' : 'sector';
    return {
      stem: `A ${name} has a radius of ${radius} cm${name === 'sector' ? ` and an angle of ${angle}°` : ''}. What is its ${decimal ? 'perimeter to 1 decimal place' : 'exact perimeter in cm'}?`,
      figure: { kind: 'circle-parts', part: 'sector', degrees: angle, text: `r = ${radius} cm` },
      key: edge(arc, 2 * radius),
      slips: [
        [edge(arc, 0), 'This is only the arc. The two straight edges belong to the perimeter.'],
        [edge(arc, radius), 'This adds one straight edge. There are two.'],
        [edge(q(2 * radius), 2 * radius), `This takes the whole circumference. The arc is only ${fraction(q(angle, 360))} of it.`],
        [edge(mul(q(angle, 360), radius * radius), 2 * radius), 'This uses the area instead of the arc.'],
        [edge(mul(arc, q(1, 2)), 2 * radius), 'This uses the radius once. The circumference is twice the radius times pi.'],
      ],
      show: ({ arc: a, straight }) =>
        decimal ? `${(toNumber(a) * Math.PI + straight).toFixed(1)} cm` : maths(straight === 0 ? piTex(a) : `${piTex(a)} + ${straight}`),
      why: `The arc is ${maths(piTex(arc))} cm, and the two straight edges are ${radius} cm each.`,
      steps: [
        `Arc: ${maths(String.raw`\frac{${angle}}{360} \times 2 \times \pi \times ${radius} = ${piTex(arc)}`)}`,
        `Two radii: 2 × ${radius} = ${2 * radius}`,
        decimal
          ? `${maths(`${piTex(arc)} + ${2 * radius}`)} = ${(toNumber(arc) * Math.PI + 2 * radius).toFixed(1)} cm to 1 decimal place`
          : maths(`${piTex(arc)} + ${2 * radius}`),
      ],
      hints: [
        'Run a finger once round the shape. Of which three parts is its edge made?',
        'What part of the whole circumference is the arc?',
      ],
      drawn: { angle, radius },
    };
  },
);

export const sectorsBackwards = makeGenerator<Rational>(
  {
    id: 'maths-sectors-backwards',
    title: 'Angles and radii of sectors',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: [
      'find the angle of a sector',
      'find the radius of a sector',
      'sector working backwards',
      'angle from arc length',
      'radius from sector area',
    ],
    kinds: [asking(/\bangles?\b/, /What is its angle/), asking(/\bradi(?:us|i)\b/, /How long is its radius/)],
  },
  ({ int, pick, level }) => {
    const angle = pick(level([90, 180, 60, 120, 30, 45, 240, 270], [45, 60, 72, 120, 150, 40], [80, 135, 160, 216, 240, 270, 100]));
    const radius = int(3, 18);
    const asks = pick(
      level<readonly ('angle' | 'arc radius' | 'area radius')[]>(
        ['angle', 'arc radius'],
        ['angle', 'arc radius'],
        ['area radius', 'angle'],
      ),
    );
    const byArea = asks === 'area radius' || (asks === 'angle' && level(false, pick([true, false]), true));
    const part = q(angle, 360);
    const given = mul(part, byArea ? radius * radius : 2 * radius);
    if (given.d > 1n) return undefined;
    const told = `${byArea ? 'an area' : 'an arc'} of ${maths(piTex(given))} ${byArea ? 'cm²' : 'cm'}`;
    const full = byArea ? q(radius * radius) : q(2 * radius);
    const isAngle = asks === 'angle';
    const whole = mul(given, q(360, angle));
    return {
      stem: isAngle ? `This sector has ${told}. What is its angle?` : `This sector has ${told}. How long is its radius?`,
      figure: {
        kind: 'circle-parts',
        part: 'sector',
        degrees: angle,
        ...(isAngle ? { angleText: '?' } : {}),
        text: isAngle ? `r = ${radius} cm` : 'r = ?',
      },
      key: isAngle ? q(angle) : q(radius),
      slips: isAngle
        ? [
            [sub(360, q(angle)), 'This is the angle of the rest of the circle.'],
            [
              mul(mul(given, 360), byArea ? q(1, 2 * radius) : q(1, radius * radius)),
              byArea ? 'This compares the area with the circumference.' : 'This compares the arc with the area of the circle.',
            ],
            [
              byArea ? mul(part, 180) : mul(part, 720),
              byArea ? 'This takes half of 360°. The whole circle has 360°.' : 'This compares the arc with half of the circumference.',
            ],
            [mul(part, 100), 'This is a percentage of the circle, not an angle.'],
          ]
        : [
            [whole, byArea ? 'This is the square of the radius. Take the root.' : 'This is the diameter. Halve it.'],
            [mul(whole, q(1, 2)), 'This halves. For an area, take the square root instead.'],
            [q(2 * radius), 'This is the diameter.'],
            [given, `This is the number before pi. It belongs to ${fraction(part)} of the circle only.`],
            [mul(given, part), 'This takes a part of the part. The whole circle is larger.'],
          ],
      show: (x) => (isAngle ? `${plain(x)}°` : `${plain(x)} cm`),
      believable: (x) => x.n > 0n && 100n % x.d === 0n && (!isAngle || toNumber(x) < 360),
      why: isAngle
        ? `The whole ${byArea ? 'area' : 'circumference'} is ${maths(piTex(full))}, and ${maths(piTex(given))} is ${fraction(part)} of it: that part of 360°.`
        : `The sector is ${fraction(part)} of the circle, so the whole ${byArea ? 'area' : 'circumference'} is ${maths(piTex(whole))}.`,
      steps: isAngle
        ? [
            `Whole ${byArea ? 'area' : 'circumference'}: ${maths(byArea ? String.raw`\pi \times ${radius}^2 = ${piTex(full)}` : String.raw`2 \times \pi \times ${radius} = ${piTex(full)}`)}`,
            `The sector is ${maths(String.raw`\frac{${fractionTex(given)}}{${fractionTex(full)}}${fractionTex(part) === String.raw`\frac{${fractionTex(given)}}{${fractionTex(full)}}` ? '' : ` = ${fractionTex(part)}`}`)} of it.`,
            `${fraction(part)} of 360° is ${angle}°.`,
          ]
        : [
            `The sector is ${fraction(part)} of the circle.`,
            `Whole ${byArea ? 'area' : 'circumference'}: ${maths(piTex(whole))}`,
            byArea
              ? `${maths(String.raw`r^2 = ${fractionTex(whole)}`)}, so the radius is ${radius} cm.`
              : `Divide by ${maths(String.raw`2\pi`)}: ${radius} cm`,
          ],
      hints: [
        isAngle
          ? `How large is the whole ${byArea ? 'area' : 'circumference'}? What part of it is given?`
          : 'What part of the circle is the sector? The angle tells.',
        isAngle
          ? 'The angle is the same part of 360° as the sector is of the circle.'
          : `From the part to the whole: what is the ${byArea ? 'area' : 'circumference'} of the full circle?`,
      ],
      drawn: { asks, byArea: byArea ? 'yes' : 'no', angle, radius },
    };
  },
);
