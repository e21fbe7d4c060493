import { box, circle, line, path, type PlainMark, type Point, round } from '../drawing.ts';

type Length = 'semibreve' | 'minim' | 'crotchet' | 'quaver' | 'semiquaver';

/** An oval that leans a little, as note heads do. */
const head = ([x, y]: Point, half: number, filled: boolean, leans: boolean): PlainMark => {
  const [a, b, turn] = [half * 1.3, half * 0.88, leans ? -0.38 : 0];
  const at = (u: number, v: number): string =>
    `${round(x + u * a * Math.cos(turn) - v * b * Math.sin(turn))} ${round(y + u * a * Math.sin(turn) + v * b * Math.cos(turn))}`;
  const k = 0.55;
  const d = `M${at(1, 0)}C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}Z`;
  return path(d, filled ? { fill: 'line', width: 1 } : { width: 2.6, fill: 'paper' });
};

/** One note with its stem and flags. */
export const noteMarks = (length: Length, [x, y]: Point, half: number, up: boolean): readonly PlainMark[] => {
  const flags = length === 'quaver' ? 1 : length === 'semiquaver' ? 2 : 0;
  const [side, way] = up ? [x + half * 1.2, -1] : [x - half * 1.2, 1];
  const tip = y + way * 6 * half;
  return [
    head([x, y], half, length !== 'semibreve' && length !== 'minim', length !== 'semibreve'),
    ...(length === 'semibreve' ? [] : [line([side, y + way * 2], [side, tip], { width: 2 })]),
    ...Array.from({ length: flags }, (_, at) => {
      const from = tip - way * at * 9;
      const [bendX, bendY, endY] = [side + 11, from - way * 11, from - way * 21];
      return path(
        `M${round(side)} ${round(from)}C${round(side + 2)} ${round(from - way * 7)} ${round(bendX)} ${round(bendY)} ${round(side + 8)} ${round(endY)}`,
        {
          width: 2.6,
        },
      );
    }),
  ];
};

/** A silence; `at` is the middle of the stave. */
export const restMarks = (length: Length, [x, y]: Point, half: number): readonly PlainMark[] => {
  if (length === 'semibreve') return [box([x - 9, y - 2 * half], [18, half], { fill: 'line' })];
  if (length === 'minim') return [box([x - 9, y - half], [18, half], { fill: 'line' })];
  if (length === 'crotchet')
    return [
      path(
        `M${round(x - 4)} ${round(y - 20)}L${round(x + 5)} ${round(y - 8)}C${round(x - 3)} ${round(y - 3)} ${round(x - 2)} ${round(y)} ${round(x + 6)} ${round(y + 10)}C${round(x - 4)} ${round(y + 6)} ${round(x - 8)} ${round(y + 12)} ${round(x + 1)} ${round(y + 20)}`,
        { width: 3.4 },
      ),
    ];
  const heads = length === 'quaver' ? 1 : 2;
  return [
    line([x + 7, y - 10], [x - 2, y + 10 + 8 * (heads - 1)], { width: 2 }),
    ...Array.from({ length: heads }, (_, at) => at * 11).flatMap((down) => [
      circle([x - 5 - down / 3, y - 7 + down], 3.4, { fill: 'line' }),
      path(
        `M${round(x - 5 - down / 3)} ${round(y - 4 + down)}Q${round(x + 3 - down / 3)} ${round(y - 3 + down)} ${round(x + 6 - down / 2.4)} ${round(y - 9 + down)}`,
        { width: 2 },
      ),
    ]),
  ];
};
