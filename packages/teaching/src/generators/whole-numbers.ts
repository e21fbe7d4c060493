export const hcf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : hcf(b, a % b));

/** From the smallest; every prime as often as it divides. */
export const primeFactors = (x: number): readonly number[] => {
  const prime = [2, 3, 5, 7, 11, 13, 17, 19].find((each) => x % each === 0);
  return prime === undefined ? (x > 1 ? [x] : []) : [prime, ...primeFactors(x / prime)];
};
