/** Floor of the exact rational: -2.5 becomes -3. Both are whole numbers, the product below 2^53. */
const floorDivide = (numerator: number, denominator: number): number => {
  const rest = ((numerator % denominator) + denominator) % denominator;
  return (numerator - rest) / denominator;
};

export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The share of `pence` that falls on the rest of the period from `at` (Unix seconds), rounded down to a penny. */
export const shareOfRest = (pence: number, { start, end }: Period, at: number): number =>
  floorDivide(pence * Math.max(0, end - Math.max(at, start)), end - start);
