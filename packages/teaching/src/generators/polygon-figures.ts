import type { FigureOf } from '@hedgerow/figures/figure';

type Corner = [number, number];
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const at = (degrees: number, length: number): Corner => [length * Math.cos(radians(degrees)), length * Math.sin(radians(degrees))];

/** The right angle at the bottom left; what is written stands below, along the hypotenuse, at the left and in the two other angles. */
export const rightTriangle = (
  [across, up]: readonly [number, number],
  written: { readonly across?: string; readonly hypotenuse?: string; readonly up?: string; readonly right?: string; readonly top?: string },
): FigureOf<'polygon'> => {
  // A very thin triangle has no room for its words: it is drawn wider, and says so.
  const ratio = Math.min(2, Math.max(0.5, up / across));
  return {
    kind: 'polygon',
    points: [
      [0, 0],
      [10, 0],
      [0, 10 * ratio],
    ],
    sides: [written.across ?? '', written.hypotenuse ?? '', written.up ?? ''],
    angles: ['', written.right ?? '', written.top ?? ''],
    rightAngles: [0],
    name: 'right-angled triangle',
    ...(ratio === up / across ? {} : { notToScale: true }),
  };
};

type Written = Pick<FigureOf<'polygon'>, 'angles' | 'sides' | 'corners' | 'ticks' | 'exterior' | 'name'>;

/** A triangle from its two angles at the base. */
export const triangleOf = ([left, right]: readonly [number, number], written: Written): FigureOf<'polygon'> => {
  const side = (10 * Math.sin(radians(right))) / Math.sin(radians(left + right));
  return { kind: 'polygon', points: [[0, 0], [10, 0], at(left, side)], ...written };
};

/** A triangle from two sides and the angle between them, which stands at the bottom left. */
export const triangleBetween = (angle: number, [across, up]: readonly [number, number], written: Written): FigureOf<'polygon'> => ({
  kind: 'polygon',
  points: [[0, 0], [across, 0], at(angle, up)],
  ...written,
});

/** A quadrilateral from three angles, the first two at its base; undefined where its sides would cross or be too short. */
export const quadrilateralOf = (
  [left, right, opposite]: readonly [number, number, number],
  written: Written,
): FigureOf<'polygon'> | undefined => {
  const fourth = 360 - left - right - opposite;
  const [dx, dy] = at(left, 6);
  const [ux, uy] = at(left + 180 + fourth, 1);
  const [vx, vy] = at(180 - right, 1);
  // Where the side from the fourth corner meets the side from the second.
  const cross = ux * vy - uy * vx;
  const along = ((10 - dx) * vy + dy * vx) / cross;
  const corner: Corner = [dx + along * ux, dy + along * uy];
  const isSound = Math.abs(cross) > 0.2 && along > 3 && corner[1] > 3 && Math.hypot(corner[0] - 10, corner[1]) > 3 && along < 16;
  return isSound ? { kind: 'polygon', points: [[0, 0], [10, 0], corner, [dx, dy]], ...written } : undefined;
};

/** A polygon with equal sides, standing on one of them, with the angle that is asked for; only the sum of angles needs no equal sides. */
export const regularPolygon = (sides: number, asked: 'sum' | 'interior' | 'exterior', name: string): FigureOf<'polygon'> => ({
  kind: 'polygon',
  points: Array.from({ length: sides }, (_, index): [number, number] => {
    const turn = (2 * Math.PI * (index - 0.5)) / sides - Math.PI / 2;
    return [Math.cos(turn), Math.sin(turn)];
  }),
  ...(asked === 'interior' ? { angles: ['?'] } : {}),
  ...(asked === 'exterior' ? { exterior: '?' } : {}),
  ...(asked === 'sum' ? {} : { ticks: Array.from({ length: sides }, () => 1) }),
  name,
});

/** One corner of a polygon with equal angles, with a side drawn on beyond it: for polygons of any number of sides; none where one angle is not what is asked about. */
export const cornerOf = (
  kind: 'sum' | 'missing' | 'interior' | 'exterior' | 'sides from interior' | 'sides from exterior',
  outside: number,
): FigureOf<'angles-at-point'> | undefined => {
  if (kind === 'sum' || kind === 'missing') return undefined;
  const isInside = kind.endsWith('interior');
  const inside = 180 - outside;
  const text = kind.startsWith('sides') ? `${isInside ? inside : outside}°` : '?';
  return {
    kind: 'angles-at-point',
    around: 'corner',
    angles: [
      { degrees: outside, text: isInside ? '' : text },
      { degrees: inside, text: isInside ? text : '' },
    ],
  };
};

type Lengths = { readonly a: number; readonly b: number; readonly h: number; readonly slant: number; readonly unit: string };

/** A triangle, parallelogram or trapezium on its base b, with its height dashed and a sloping side that the area does not need. */
export const areaPicture = (
  kind: 'triangle' | 'parallelogram' | 'trapezium' | 'height',
  { a, b, h, slant, unit }: Lengths,
): FigureOf<'polygon'> => {
  const long = (length: number): string => `${length} ${unit}`;
  const lean = Math.min(0.35 * b, Math.sqrt(slant * slant - h * h));
  // Very flat or very tall shapes leave no room for what is written in them.
  const up = Math.min(1.1 * b, Math.max(0.5 * b, h));
  if (kind === 'triangle' || kind === 'height') {
    const foot = b - Math.sqrt(slant * slant - h * h);
    const isTrue = up === h && (kind === 'height' || (foot > 0.25 * b && foot < 0.7 * b));
    return {
      kind: 'polygon',
      points: [
        [0, 0],
        [b, 0],
        [isTrue && kind === 'triangle' ? foot : 0.42 * b, up],
      ],
      sides: [long(b), kind === 'height' ? '' : long(slant), ''],
      altitude: { corner: 2, text: kind === 'height' ? '?' : long(h) },
      ...(isTrue ? {} : { notToScale: true }),
    };
  }
  const top = kind === 'parallelogram' ? b : Math.max(a, 0.4 * b);
  return {
    kind: 'polygon',
    points: [
      [0, 0],
      [b, 0],
      [lean + top, up],
      [lean, up],
    ],
    sides: [long(b), '', kind === 'parallelogram' ? '' : long(a), long(slant)],
    altitude: { corner: 3, text: long(h) },
    name: kind,
    notToScale: true,
  };
};
