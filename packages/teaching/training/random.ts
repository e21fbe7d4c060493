export type Draw = () => number;

/** The same numbers every time, so that the same sets give the same weights. */
export const seeded = (seed: number): Draw => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** The numbers below `length` in an order of chance. */
export const shuffled = (length: number, draw: Draw): readonly number[] => {
  const order = Array.from({ length }, (_one, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};
