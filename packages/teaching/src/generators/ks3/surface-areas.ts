import type { Figure } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { inUnit, plain } from '../written.ts';

export const surfaceAreas = makeGenerator<number>(
  {
    id: 'maths-surface-area',
    title: 'Surface area',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['surface area', 'surface area of a cuboid', 'surface area of a prism', 'total surface area', 'faces of a cuboid area'],
    kinds: [asking(/\bcubes?\b/, /\bcube\b/), asking(/\bcuboids?\b|\bbox(?:es)?\b/, /cuboid|\bbox\b/), asking(/\bprisms?\b/, /prism/)],
  },
  ({ int, pick, level }) => {
    const kind = pick(
      level<readonly ('cuboid' | 'cube' | 'open' | 'edge' | 'prism')[]>(
        ['cuboid', 'cube'],
        ['cuboid', 'open', 'edge'],
        ['open', 'prism', 'edge'],
      ),
    );
    const [l, w, h] = [int(3, level(8, 12, 15)), int(2, level(6, 9, 12)), int(2, level(6, 9, 12))];
    const [s, t, hyp] = pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
    ] as const);
    const long = int(5, 20);
    if (kind !== 'cube' && kind !== 'edge' && (l === w || w === h || l === h)) return undefined;
    const faces = [l * w, l * h, w * h] as const;
    const box = 2 * (l * w + l * h + w * h);
    const key = { cuboid: box, cube: 6 * l * l, open: box - l * w, edge: l, prism: s * t + (s + t + hyp) * long }[kind];
    const figure: Figure =
      kind === 'prism'
        ? { kind: 'solid', name: 'triangular prism' }
        : kind === 'cube' || kind === 'edge'
          ? { kind: 'solid', name: 'cube' }
          : { kind: 'solid', name: 'cuboid', width: `${l} cm`, height: `${h} cm`, depth: `${w} cm` };
    return {
      stem: {
        cuboid: `A closed box is a cuboid, ${l} cm long, ${w} cm wide and ${h} cm high. What is its surface area?`,
        cube: `A cube has edges of ${l} cm. What is its surface area?`,
        open: `A box without a lid is ${l} cm long, ${w} cm wide and ${h} cm high. How much card is needed to make it?`,
        edge: `The surface area of a cube is ${6 * l * l} cm². How long is one edge?`,
        prism: `A prism is ${long} cm long. Its ends are right-angled triangles with sides of ${s} cm, ${t} cm and ${hyp} cm. What is its surface area?`,
      }[kind],
      illustration: figure,
      key,
      slips: {
        cuboid: [
          [l * w * h, 'This is the volume.'] as const,
          [box / 2, 'This counts each pair of faces only once.'] as const,
          [2 * l * w + 2 * l * h, 'This forgets two of the faces.'] as const,
          [4 * (l + w + h), 'This adds the edges. The area of each face is needed.'] as const,
        ],
        cube: [
          [l ** 3, 'This is the volume.'] as const,
          [4 * l * l, 'This forgets top and bottom.'] as const,
          [l * l, 'This is one face. A cube has six.'] as const,
          [12 * l, 'This adds the edges. The area of each face is needed.'] as const,
        ],
        open: [
          [box, 'This counts the lid. The box has none.'] as const,
          [l * w * h, 'This is the volume.'] as const,
          [box - 2 * l * w, 'This leaves out the bottom as well as the lid.'] as const,
          [faces.reduce((sum, each) => sum + each, 0), 'This counts each kind of face only once.'] as const,
          [box - w * h, 'This leaves out an end. The lid is as large as the bottom.'] as const,
        ],
        edge: [
          [l * l, 'This is the area of one face. Its side is the square root.'] as const,
          [(6 * l * l) / 12, 'This divides by the twelve edges. The area belongs to six faces.'] as const,
          [(3 * l * l) / 2, 'This divides by 4. A cube has six faces.'] as const,
          [3 * l * l, 'This halves. Divide by six faces, and then take the root.'] as const,
          [l + 1, 'This has a slip in the square root. Square it to check.'] as const,
        ],
        prism: [
          [((s * t) / 2) * long, 'This is the volume.'] as const,
          [(s * t) / 2 + (s + t + hyp) * long, 'This counts only one of the two ends.'] as const,
          [2 * s * t + (s + t + hyp) * long, 'This forgets the half in the area of the triangles.'] as const,
          [s * t + (s + t) * long, 'This forgets the sloping face.'] as const,
          [s * t + hyp * long, 'This counts only one of the three long faces.'] as const,
        ],
      }[kind],
      show: inUnit(kind === 'edge' ? 'cm' : 'cm²'),
      believable: wholeAndPositive,
      why: {
        cuboid: `A cuboid has three pairs of equal faces: ${l} × ${w}, ${l} × ${h} and ${w} × ${h}.`,
        cube: `A cube has six equal faces of ${l} × ${l} = ${l * l} cm².`,
        open: `There are five faces: the bottom of ${l} × ${w}, and two each of ${l} × ${h} and ${w} × ${h}.`,
        edge: `Each of the six faces has ${6 * l * l} ÷ 6 = ${l * l} cm², and the square root of that is the edge.`,
        prism: `There are two triangles and three rectangles, each ${long} cm long.`,
      }[kind],
      steps: {
        cuboid: [
          `Faces: ${l} × ${w} = ${l * w}, ${l} × ${h} = ${l * h}, ${w} × ${h} = ${w * h}`,
          `${l * w} + ${l * h} + ${w * h} = ${box / 2}`,
          `2 × ${box / 2} = ${box}`,
        ],
        cube: [`One face: ${l} × ${l} = ${l * l}`, `6 × ${l * l} = ${6 * l * l}`],
        open: [
          `Bottom: ${l} × ${w} = ${l * w}`,
          `Sides: 2 × ${l * h} + 2 × ${w * h} = ${2 * (l * h + w * h)}`,
          `${l * w} + ${2 * (l * h + w * h)} = ${key}`,
        ],
        edge: [`One face: ${6 * l * l} ÷ 6 = ${l * l}`, `The square root of ${l * l} is ${l}.`],
        prism: [
          `Two triangles: 2 × ${s} × ${t} ÷ 2 = ${s * t}`,
          `Three rectangles: (${s} + ${t} + ${hyp}) × ${long} = ${(s + t + hyp) * long}`,
          `${s * t} + ${(s + t + hyp) * long} = ${plain(key)}`,
        ],
      }[kind],
      hints: [
        'Imagine the net: the solid unfolded flat. Which faces does it have?',
        kind === 'edge'
          ? 'All six faces are equal squares.'
          : 'Faces opposite each other are equal. Go round them, so that none is forgotten.',
      ],
      drawn: kind === 'prism' ? { kind, s, t, hyp, long } : { kind, l, w, h },
    };
  },
);
