import { circle, type Mark, path } from '../drawing.ts';

export const gateNames = ['AND', 'OR', 'XOR', 'NAND', 'NOR'] as const;
export type Gate = (typeof gateNames)[number];

/** A gate 52 wide and 40 high whose inputs come in at the left, 12 above and below the middle, and whose output leaves at x + 52. */
export const gateSymbol = (gate: Gate, x: number, y: number): Mark[] => {
  const inverted = gate === 'NAND' || gate === 'NOR';
  const body =
    gate === 'AND' || gate === 'NAND'
      ? path(`M${x} ${y - 20}H${x + 22}A20 20 0 0 1 ${x + 22} ${y + 20}H${x}Z`, { fill: 'tint', width: 2.5 })
      : path(
          `M${x - 4} ${y - 20}H${x + 10}Q${x + 34} ${y - 16} ${x + 42} ${y}Q${x + 34} ${y + 16} ${x + 10} ${y + 20}H${x - 4}Q${x + 8} ${y} ${x - 4} ${y - 20}Z`,
          { fill: 'tint', width: 2.5 },
        );
  return [
    path(`M${x + 42} ${y}H${x + 52}M${x - 12} ${y - 12}H${x}M${x - 12} ${y + 12}H${x}`),
    body,
    ...(gate === 'XOR' ? [path(`M${x - 10} ${y - 20}Q${x + 2} ${y} ${x - 10} ${y + 20}`, { width: 2.5 })] : []),
    ...(inverted ? [circle([x + 46, y], 4.5, { fill: 'paper', stroke: 'line', width: 2 })] : []),
  ];
};

/** An inverter 34 wide: a triangle with a small circle. */
export const notSymbol = (x: number, y: number): Mark[] => [
  path(`M${x} ${y - 12}L${x + 24} ${y}L${x} ${y + 12}Z`, { fill: 'tint', width: 2.5 }),
  circle([x + 28, y], 4.5, { fill: 'paper', stroke: 'line', width: 2 }),
];
