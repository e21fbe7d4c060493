import { box, circle, label, line, lines, type Mark, path, type Point } from '../drawing.ts';

/** The parts of a circuit: what each symbol looks like, for whoever does not see it. */
export const partLooks = {
  cell: 'one long thin line beside one short thick line',
  battery: 'two cells with a dashed line between them',
  'open switch': 'two dots with a line from one that is lifted off the other',
  'closed switch': 'two dots joined by a line',
  lamp: 'a circle with a cross in it',
  resistor: 'a plain rectangle',
  'variable resistor': 'a rectangle with an arrow across it',
  thermistor: 'a rectangle with a line across it that is bent flat at one end',
  LDR: 'a rectangle in a circle, with two arrows pointing at it',
  diode: 'a triangle whose tip touches a line',
  LED: 'a triangle whose tip touches a line, with two arrows pointing away',
  fuse: 'a rectangle with a line straight through it',
  motor: 'a circle with the letter M in it',
  buzzer: 'half a circle with two legs',
  ammeter: 'a circle with the letter A in it',
  voltmeter: 'a circle with the letter V in it',
} as const;
export type PartName = keyof typeof partLooks;
export const partNames = Object.keys(partLooks) as [PartName, ...PartName[]];

/** Half the length of wire that a symbol takes up. */
export const halfWidth = (name: PartName): number =>
  name === 'cell'
    ? 4
    : ['battery', 'open switch', 'closed switch'].includes(name)
      ? 20
      : ['diode', 'LED', 'buzzer'].includes(name)
        ? 13
        : name === 'LDR'
          ? 19
          : ['lamp', 'motor', 'ammeter', 'voltmeter'].includes(name)
            ? 15
            : 20;

const ray = (from: Point, to: Point): Mark => line(from, to, { width: 1.5, arrows: 'end' });

const cellAt = (x: number, y: number): Mark[] => [
  line([x - 4, y - 16], [x - 4, y + 16], { width: 2 }),
  line([x + 4, y - 9], [x + 4, y + 9], { width: 4.5 }),
];

const draws: Record<PartName, (x: number, y: number) => Mark[]> = {
  cell: cellAt,
  battery: (x, y) => [...cellAt(x - 16, y), line([x - 12, y], [x + 12, y], { dash: true }), ...cellAt(x + 16, y)],
  'open switch': (x, y) => [
    line([x - 16, y], [x + 13, y - 17]),
    circle([x - 17, y], 3.5, { fill: 'line' }),
    circle([x + 17, y], 3.5, { fill: 'line' }),
  ],
  'closed switch': (x, y) => [
    line([x - 17, y], [x + 17, y]),
    circle([x - 17, y], 3.5, { fill: 'line' }),
    circle([x + 17, y], 3.5, { fill: 'line' }),
  ],
  lamp: (x, y) => [
    circle([x, y], 15, { fill: 'paper', stroke: 'line' }),
    lines([
      [
        [x - 10.6, y - 10.6],
        [x + 10.6, y + 10.6],
      ],
      [
        [x - 10.6, y + 10.6],
        [x + 10.6, y - 10.6],
      ],
    ]),
  ],
  resistor: (x, y) => [box([x - 20, y - 8], [40, 16], { fill: 'paper', stroke: 'line' })],
  'variable resistor': (x, y) => [...draws.resistor(x, y), line([x - 17, y + 18], [x + 17, y - 18], { arrows: 'end' })],
  thermistor: (x, y) => [...draws.resistor(x, y), path(`M${x - 26} ${y + 17}H${x - 16}L${x + 17} ${y - 17}`)],
  LDR: (x, y) => [
    circle([x, y], 19, { fill: 'paper', stroke: 'line' }),
    box([x - 15, y - 6], [30, 12], { fill: 'paper', stroke: 'line' }),
    lines([
      [
        [x - 19, y],
        [x - 15, y],
      ],
      [
        [x + 15, y],
        [x + 19, y],
      ],
    ]),
    ray([x - 30, y - 28], [x - 17, y - 15]),
    ray([x - 19, y - 32], [x - 7, y - 20]),
  ],
  diode: (x, y) => [
    path(`M${x - 12} ${y - 12}V${y + 12}L${x + 12} ${y}Z`, { fill: 'paper' }),
    lines([
      [
        [x + 12, y - 12],
        [x + 12, y + 12],
      ],
      [
        [x - 13, y],
        [x + 13, y],
      ],
    ]),
  ],
  LED: (x, y) => [...draws.diode(x, y), ray([x + 2, y - 13], [x + 13, y - 25]), ray([x + 12, y - 15], [x + 23, y - 27])],
  fuse: (x, y) => [...draws.resistor(x, y), line([x - 20, y], [x + 20, y])],
  motor: (x, y) => [circle([x, y], 15, { fill: 'paper', stroke: 'line' }), label([x, y], 'M', { bold: true })],
  buzzer: (x, y) => [
    path(`M${x - 16} ${y - 8}A16 16 0 0 1 ${x + 16} ${y - 8}Z`, { fill: 'paper' }),
    path(`M${x - 13} ${y}H${x - 7}V${y - 8}`),
    path(`M${x + 13} ${y}H${x + 7}V${y - 8}`),
  ],
  ammeter: (x, y) => [circle([x, y], 15, { fill: 'paper', stroke: 'line' }), label([x, y], 'A', { bold: true })],
  voltmeter: (x, y) => [circle([x, y], 15, { fill: 'paper', stroke: 'line' }), label([x, y], 'V', { bold: true })],
};

/** A symbol about a point of a wire that runs across. */
export const symbol = (name: PartName, [x, y]: Point): Mark[] => draws[name](x, y);
