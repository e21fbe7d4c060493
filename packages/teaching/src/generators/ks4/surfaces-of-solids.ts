import { asking, sought } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { maths, plain } from '../written.ts';
import { askedInPi, inPi, piTex } from './in-terms-of-pi.ts';
import { wholeTriangles } from './whole-triangles.ts';

export const sphereSurfaces = makeGenerator<Rational>(
  {
    id: 'maths-sphere-surface-area',
    title: 'The surface area of a sphere',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['surface area of a sphere', 'sphere surface area', 'surface area of a hemisphere', 'surface area of spheres'],
    kinds: [asking(/^(?!.*\bspheres?\b).*\bhemispheres?\b/, /hemisphere/), sought('radi(?:us|i)', /How long is its radius/)],
  },
  ({ int, pick, level }) => {
    const kind = pick(
      level<readonly ('radius' | 'diameter' | 'solid' | 'reverse')[]>(
        ['radius', 'diameter'],
        ['radius', 'diameter', 'solid'],
        ['solid', 'reverse'],
      ),
    );
    const r = int(2, 15);
    const decimal = kind !== 'reverse' && pick([true, false]);
    const area = kind === 'solid' ? 3 * r * r : 4 * r * r;
    const told = {
      radius: `A sphere has a radius of ${r} cm.`,
      diameter: `A ball has a diameter of ${2 * r} cm.`,
      solid: `A solid hemisphere has a radius of ${r} cm.`,
      reverse: `A sphere has a surface area of ${maths(piTex(area))} cm².`,
    }[kind];
    const isReverse = kind === 'reverse';
    return {
      stem: `${told} ${isReverse ? 'How long is its radius?' : askedInPi(decimal, kind === 'solid' ? 'total surface area' : 'surface area', 'cm²')}`,
      illustration: {
        kind: 'solid',
        name: kind === 'solid' ? 'hemisphere' : 'sphere',
        ...(kind === 'diameter' ? {} : { radius: isReverse ? '?' : `${r} cm` }),
      },
      key: q(isReverse ? r : area),
      slips: isReverse
        ? [
            [q(r * r), 'This is the square of the radius. Take the root.'],
            [q(2 * r), 'This forgets the 4. Divide by 4 before the root is taken.'],
            [q(2 * r * r), 'This halves. Divide by 4, and then take the root.'],
            [q(4 * r), 'This multiplies by 4. Divide by it.'],
          ]
        : [
            ...(kind === 'solid'
              ? [
                  [q(2 * r * r), 'This is the curved part alone. A solid has a flat face as well.'] as const,
                  [q(4 * r * r), 'This is the whole sphere.'] as const,
                ]
              : []),
            ...(kind === 'diameter' ? [[q(16 * r * r), 'This uses the diameter as the radius.'] as const] : []),
            [q(r * r), 'This is the area of a circle. A sphere has four times as much.'] as const,
            [q(4 * r ** 3, 3), 'This is the volume.'] as const,
            [q(8 * r), 'This doubles the radius in place of squaring it.'] as const,
          ],
      show: isReverse ? (x) => `${plain(x)} cm` : inPi('cm²', decimal),
      why: isReverse
        ? `Divided by pi and by 4 it is ${r * r}, and that is ${r} squared.`
        : kind === 'solid'
          ? 'Half of the sphere has twice the area of the circle, and the flat face is the circle itself: three times in all.'
          : 'The surface of a sphere is four times the area of the circle through its middle.',
      steps: isReverse
        ? [maths(String.raw`4\pi r^2 = ${piTex(area)}`), maths(String.raw`r^2 = ${area} \div 4 = ${r * r}`), maths(String.raw`r = ${r}`)]
        : kind === 'solid'
          ? [
              `Curved: ${maths(String.raw`2 \times \pi \times ${r}^2 = ${piTex(2 * r * r)}`)}`,
              `Flat: ${maths(String.raw`\pi \times ${r}^2 = ${piTex(r * r)}`)}`,
              `Together: ${inPi('cm²', decimal)(q(area))}`,
            ]
          : [
              ...(kind === 'diameter' ? [`Radius: half of ${2 * r} cm is ${r} cm.`] : []),
              maths(String.raw`4 \times \pi \times ${r}^2 = ${piTex(area)}`),
              ...(decimal ? [`About ${inPi('cm²', true)(q(area))}`] : []),
            ],
      hints: [
        isReverse ? 'Undo the formula: first pi, then the 4.' : 'Compare it with the circle through its middle.',
        kind === 'solid'
          ? 'Which faces does a solid hemisphere have?'
          : isReverse
            ? 'The last step is a square root.'
            : 'An area has the radius squared.',
      ],
      drawn: { kind, r },
    };
  },
);

export const coneSurfaces = makeGenerator<Rational>(
  {
    id: 'maths-cone-surface-area',
    title: 'The surface area of a cone',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['surface area of a cone', 'cone surface area', 'curved surface area of a cone', 'slant height'],
    kinds: [asking(/\bcurved\b/, /curved surface area/), asking(/\btotal\b/, /total surface area/)],
  },
  ({ int, pick, level }) => {
    const kind = pick(level<readonly ('curved' | 'total' | 'height')[]>(['curved'], ['curved', 'total'], ['total', 'height']));
    const [base, up, edge] = pick(wholeTriangles);
    const r = kind === 'height' ? base : int(2, 10);
    const l = kind === 'height' ? edge : r + int(1, 10);
    const decimal = pick([true, false]);
    const curved = q(r * l);
    const key = kind === 'curved' ? curved : q(r * (l + r));
    return {
      stem:
        kind === 'height'
          ? `A solid cone has a radius of ${r} cm and is ${up} cm high. ${askedInPi(decimal, 'total surface area', 'cm²')}`
          : `A ${kind === 'total' ? 'solid ' : ''}cone has a radius of ${r} cm and a slant height of ${l} cm. ${askedInPi(decimal, kind === 'curved' ? 'curved surface area' : 'total surface area', 'cm²')}`,
      illustration: {
        kind: 'solid',
        name: 'cone',
        radius: `${r} cm`,
        ...(kind === 'height' ? { height: `${up} cm` } : { slant: `${l} cm` }),
      },
      key,
      slips: [
        kind === 'curved'
          ? [q(r * (l + r)), 'This adds the base. Only the curved surface is asked for.']
          : [curved, 'This leaves out the base.'],
        ...(kind === 'height' ? [[q(r * (up + r)), 'This uses the height. The slant height is needed.'] as const] : []),
        [q(2 * r * l), 'This is the curved surface of a cylinder.'],
        [q(r * r), 'This is the base alone.'],
        [q(r * r * l, 3), 'This is like a volume. An area has two lengths multiplied.'],
      ],
      show: inPi('cm²', decimal),
      why:
        kind === 'curved'
          ? `Opened out it is a sector ${l} cm deep with an arc as long as the edge of the base, so half of ${maths(String.raw`${l} \times ${piTex(2 * r)}`)}.`
          : `The curved surface is ${maths(piTex(curved))} cm², and the base ${maths(piTex(r * r))} cm².`,
      steps: [
        ...(kind === 'height' ? [`Slant height by Pythagoras: ${maths(String.raw`\sqrt{${r}^2 + ${up}^2} = ${l}`)}`] : []),
        `Curved: ${maths(String.raw`\pi \times ${r} \times ${l} = ${piTex(curved)}`)}`,
        ...(kind === 'curved' ? [] : [`Base: ${maths(String.raw`\pi \times ${r}^2 = ${piTex(r * r)}`)}`]),
        `Answer: ${inPi('cm²', decimal)(key)}`,
      ],
      hints: [
        kind === 'height'
          ? 'Radius, height and slant height make a right-angled triangle.'
          : 'The slant height runs along the side, from the edge to the tip.',
        kind === 'curved' ? 'Is the base part of what is asked for?' : 'Which two surfaces does a solid cone have?',
      ],
      drawn: { kind, r, l, up: kind === 'height' ? up : 0 },
    };
  },
);
