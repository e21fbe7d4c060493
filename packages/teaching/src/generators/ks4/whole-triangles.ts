/** Right-angled triangles with whole sides, the longest last. */
export const wholeTriangles = [
  [3, 4, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 6, 10],
  [9, 12, 15],
  [12, 5, 13],
  [8, 15, 17],
  [12, 9, 15],
  [15, 8, 17],
  [7, 24, 25],
] as const;
