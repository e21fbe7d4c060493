import type { GreyPicture } from './grey-picture.ts';
import type { Corners, Point } from './page-outline.ts';

type Row = number[];

/** Gauss-Jordan elimination with pivoting: solves eight equations, each given with its right side as the ninth number. */
const solve = (equations: Row[]): number[] => {
  const at = (row: number, column: number) => equations[row]?.[column] ?? 0;
  const unknowns = equations.length;
  for (let column = 0; column < unknowns; column++) {
    let pivot = column;
    for (let row = column + 1; row < unknowns; row++) if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    const pivotRow = equations[pivot] ?? [];
    equations[pivot] = equations[column] ?? [];
    equations[column] = pivotRow;
    for (let row = 0; row < unknowns; row++) {
      if (row === column) continue;
      const factor = at(row, column) / at(column, column);
      equations[row] = (equations[row] ?? []).map((value, index) => value - factor * (pivotRow[index] ?? 0));
    }
  }
  return equations.map((row, index) => (row[unknowns] ?? 0) / (row[index] ?? 1));
};

/** The eight numbers of the projection that takes a flat page of that size back into the photo. */
const projection = (corners: Corners, width: number, height: number): number[] => {
  const flat: Corners = [
    { x: 0, y: 0 },
    { x: width - 1, y: 0 },
    { x: width - 1, y: height - 1 },
    { x: 0, y: height - 1 },
  ];
  const equations = flat.flatMap(({ x, y }, index) => {
    const seen = corners[index] ?? { x, y };
    return [
      [x, y, 1, 0, 0, 0, -seen.x * x, -seen.x * y, seen.x],
      [0, 0, 0, x, y, 1, -seen.y * x, -seen.y * y, seen.y],
    ];
  });
  return solve(equations);
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Flattens the page that lies between four corners of a photo, as if seen from straight above. */
export const flattenPage = (photo: GreyPicture, corners: Corners): GreyPicture => {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const width = Math.round(Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)));
  const height = Math.round(Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)));
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = projection(corners, width, height);
  const page = Buffer.alloc(width * height, 255);
  const level = (pixel: number) => photo.data[pixel] ?? 255;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const depth = g * x + h * y + 1;
      const seenX = (a * x + b * y + c) / depth;
      const seenY = (d * x + e * y + f) / depth;
      const left = Math.floor(seenX);
      const top = Math.floor(seenY);
      if (left < 0 || top < 0 || left >= photo.width - 1 || top >= photo.height - 1) continue;
      const right = seenX - left;
      const down = seenY - top;
      const pixel = top * photo.width + left;
      const upper = level(pixel) * (1 - right) + level(pixel + 1) * right;
      const lower = level(pixel + photo.width) * (1 - right) + level(pixel + photo.width + 1) * right;
      page[y * width + x] = upper * (1 - down) + lower * down;
    }
  }
  return { data: page, width, height };
};
