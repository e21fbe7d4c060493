import { z } from 'zod';
import { arc, box, circle, fullWidth, label, line, lines, type Mark, path, type Point, polar, round, scale, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { placeOnScale } from '../say.ts';

type Gauge = {
  readonly instrument: 'dial' | 'jug' | 'thermometer';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly marks: number;
  readonly value: number;
  readonly unit: string;
  readonly blank?: boolean | undefined;
};

type Span = Pick<Gauge, 'instrument' | 'from' | 'to'>;
const middleOfDial: Point = [160, 138];
const onDial = ({ from, to }: Span): ((value: number) => Point) => {
  const angle = scale(from, to, 220, -40);
  return (value) => polar(middleOfDial, 60, angle(value));
};
/** Where a pointer ends, the water of a jug or the liquid of a thermometer; where it begins, and how wide it is. */
export const placesOnGauge = (gauge: Span): { readonly at: (value: number) => Point; readonly from: Point; readonly wide: number } => {
  if (gauge.instrument === 'dial') return { at: onDial(gauge), from: middleOfDial, wide: 0 };
  const y = scale(gauge.from, gauge.to, 206, 34);
  return gauge.instrument === 'jug'
    ? { at: (value) => [140, y(value)], from: [140, 226], wide: 116 }
    : { at: (value) => [158, y(value)], from: [158, 226], wide: 10 };
};
/** So many of its marks lie below what moves. */
export const groundOfGauge = { dial: undefined, jug: 0, thermometer: 2 } as const;

const isWritten = (at: number, marks: number): boolean => at % marks === 0;

const dial = ({
  instrument,
  from,
  to,
  step,
  marks,
  value,
  unit,
  blank = false,
}: Gauge): { readonly height: number; readonly marks: Mark[] } => {
  const angle = scale(from, to, 220, -40);
  const middle = middleOfDial;
  const all = steps(from, to, step / marks);
  return {
    height: 272,
    marks: [
      circle(middle, 126, { fill: 'paper', stroke: 'line', width: 3 }),
      arc(middle, 112, -40, 220, { width: 1.5 }),
      lines(all.map((one, at) => [polar(middle, 112, angle(one)), polar(middle, isWritten(at, marks) ? 98 : 105, angle(one))] as const)),
      ...all.flatMap((one, at) => (isWritten(at, marks) ? [label(polar(middle, 80, angle(one)), one)] : [])),
      label([160, 190], unit, { bold: true }),
      ...(blank ? [] : [line(middle, onDial({ instrument, from, to })(value), { stroke: 'three', width: 4 })]),
      circle(middle, 8, { fill: 'line' }),
    ],
  };
};

const upright = ({
  instrument,
  from,
  to,
  step,
  marks,
  value,
  unit,
  blank = false,
}: Gauge): { readonly height: number; readonly marks: Mark[] } => {
  const y = scale(from, to, 206, 34);
  const all = steps(from, to, step / marks);
  const written = all.flatMap((one, at) =>
    isWritten(at, marks) ? [label([instrument === 'jug' ? 204 : 192, y(one)], one, { anchor: 'start' })] : [],
  );
  const ticks = (x: number, away: 1 | -1) =>
    lines(
      all.map(
        (one, at) =>
          [
            [x, y(one)],
            [x + away * (isWritten(at, marks) ? 20 : 11), y(one)],
          ] as const,
      ),
      { width: 1.5 },
    );
  if (instrument === 'jug')
    return {
      height: 236,
      marks: [
        ...(blank
          ? []
          : [
              path(`M82 ${round(y(value))}L198 ${round(y(value))}L198 214Q198 226 186 226L94 226Q82 226 82 214Z`, {
                stroke: 'none',
                fill: 'tint',
              }),
              line([82, y(value)], [198, y(value)], { stroke: 'one', width: 4 }),
            ]),
        path('M72 18L82 28L82 214Q82 226 94 226L186 226Q198 226 198 214L198 24', { width: 3 }),
        path('M82 70L56 70Q44 70 44 84L44 140Q44 154 56 154L82 154', { width: 3 }),
        ticks(198, -1),
        ...written,
        label([140, 14], unit, { bold: true }),
      ],
    };
  return {
    height: 262,
    marks: [
      box([146, 22], [24, 200], { fill: 'paper', stroke: 'line', round: 12, width: 2.5 }),
      circle([158, 234], 22, { fill: 'three', stroke: 'line', width: 2.5 }),
      ...(blank ? [] : [box([153, y(value)], [10, 226 - y(value)], { fill: 'three' })]),
      ticks(170, 1),
      ...written.map((one) => ({ ...one, at: [196, one.at[1]] as const })),
      label([158, 10], unit, { bold: true }),
    ],
  };
};

/** An instrument to be read: a weighing dial, a jug or a thermometer. `marks` are the spaces between two numbers. */
export const gauge = defineKind(
  'gauge',
  {
    instrument: z.enum(['dial', 'jug', 'thermometer']),
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    marks: z.int().min(1).max(10),
    value: z.number(),
    unit: z.string().max(4),
    /** To be set: nothing points at a value. */
    blank: z.boolean().optional(),
  },
  {
    draw: (figure) => ({ width: fullWidth, ...(figure.instrument === 'dial' ? dial(figure) : upright(figure)) }),
    describe: ({ instrument, from, to, step, marks, value, unit, blank = false }) => {
      const below = from + Math.floor((value - from) / step + 1e-9) * step;
      const what = {
        dial: 'The pointer of a weighing scale is',
        jug: 'The water in a jug comes up to the scale',
        thermometer: 'The liquid of a thermometer ends',
      }[instrument];
      const empty = {
        dial: 'A weighing scale without its pointer',
        jug: 'An empty jug with a scale',
        thermometer: 'A thermometer that shows no temperature yet',
      }[instrument];
      const names = steps(from, to, step).join(', ');
      return `${blank ? empty : `${what} ${placeOnScale(value, below, step / marks)}`}. The scale in ${unit} has the numbers ${names} and ${marks} equal spaces from one number to the next.`;
    },
    sample: ({ int, pick }) => {
      const instrument = pick(['dial', 'jug', 'thermometer'] as const);
      const step = pick([1, 10, 50, 100]);
      const marks = pick([1, 2, 4, 5, 10]);
      const count = int(4, 6);
      const from = instrument === 'thermometer' ? pick([0, -2 * step]) : 0;
      return {
        instrument,
        from,
        to: from + count * step,
        step,
        marks,
        value: from + (int(1, count * marks - 1) * step) / marks,
        unit: { dial: 'g', jug: 'ml', thermometer: '°C' }[instrument],
      };
    },
  },
);
