import { z } from 'zod';
import { box, circle, fullWidth, label, path, type Point, range, round } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import type { Region } from '../regions.ts';

const text = z.string().max(22);
/** A number fits in one line; a list of elements stands in lines of two. */
const oneLine = 6;
const linesOf = (value: string): string[] => {
  if (value.length <= oneLine) return [value];
  const items = value.split(', ');
  return range(Math.ceil(items.length / 2)).map(
    (at) => `${items.slice(2 * at, 2 * at + 2).join(', ')}${2 * at + 2 < items.length ? ',' : ''}`,
  );
};

const say = (value: string): string => (value === '?' ? 'to be found' : value === '' ? 'blank' : value);

const frame = (neither: string): readonly [Point, Point] => [
  [4, 4],
  [fullWidth - 8, neither.length <= oneLine ? 228 : 242],
];
const circleOf = { left: [118, 126], right: [202, 126] } as const;
const radius = 76;

/** The four regions, each above those before it. */
export const regionsOfVenn = ({
  left,
  right,
  neither,
}: {
  readonly left: string;
  readonly right: string;
  readonly neither: string;
}): Region[] => {
  const [x, y] = [(circleOf.left[0] + circleOf.right[0]) / 2, circleOf.left[1]];
  const half = Math.sqrt(radius ** 2 - (x - circleOf.left[0]) ** 2);
  const [top, bottom] = [y - half, y + half].map(round);
  const turn = `A${radius} ${radius} 0 0 1 `;
  return [
    { name: 'Outside both circles', area: box(...frame(neither)) as Region['area'] },
    { name: `Only ${left}`, area: circle(circleOf.left, radius) as Region['area'] },
    { name: `Only ${right}`, area: circle(circleOf.right, radius) as Region['area'] },
    { name: `Both ${left} and ${right}`, area: path(`M${x} ${top}${turn}${x} ${bottom}${turn}${x} ${top}Z`) as Region['area'] },
  ];
};

/** Two overlapping sets in a rectangle; in each of the four regions how many there are, or which. */
export const venn = defineKind(
  'venn',
  { left: z.string().max(9), right: z.string().max(9), onlyLeft: text, both: text, onlyRight: text, neither: text },
  {
    draw: ({ left, right, onlyLeft, both, onlyRight, neither }) => ({
      width: fullWidth,
      height: neither.length <= oneLine ? 236 : 250,
      marks: [
        box(...frame(neither), { fill: 'paper', stroke: 'line' }),
        circle(circleOf.left, radius, { stroke: 'one', width: 2.5 }),
        circle(circleOf.right, radius, { stroke: 'three', width: 2.5 }),
        label([82, 30], left, { bold: true }),
        label([238, 30], right, { bold: true }),
        ...(
          [
            [84, onlyLeft],
            [160, both],
            [236, onlyRight],
          ] as const
        ).flatMap(([x, value]) => {
          const rows = linesOf(value);
          return rows.map((row, at) =>
            label([x, 126 + (at - (rows.length - 1) / 2) * 22], row, row === '?' ? { ink: 'one', bold: true } : {}),
          );
        }),
        neither.length <= oneLine ? label([292, 214], neither, { anchor: 'middle' }) : label([308, 226], neither, { anchor: 'end' }),
      ],
    }),
    describe: ({ left, right, onlyLeft, both, onlyRight, neither }) => {
      return `A Venn diagram. Only ${left}: ${say(onlyLeft)}. Both ${left} and ${right}: ${say(both)}. Only ${right}: ${say(onlyRight)}. Outside both: ${say(neither)}.`;
    },
    sample: ({ int, pick }) => ({
      left: 'French',
      right: 'Spanish',
      onlyLeft: pick([String(int(1, 99)), '3, 5, 9, 11, 13']),
      both: pick(['?', String(int(1, 9))]),
      onlyRight: String(int(1, 99)),
      neither: pick([String(int(0, 20)), '1, 4, 8, 14']),
    }),
  },
);
