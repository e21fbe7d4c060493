import { asSharp, toGrey, type GreyPicture } from './grey-picture.ts';

export type Point = { readonly x: number; readonly y: number };
/** Corners from the top left, clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

const searchWidth = 320;
/** The page is looked for at several brightnesses, because a desk may be nearly as bright as paper. */
const thresholdFactors = [1, 0.85, 0.7, 0.55, 0.42];
const smallestShare = 0.25;
const largestShare = 0.95;

/** Otsu's threshold: the level that divides dark from bright with the greatest distance between the two. */
const darkBrightBorder = (levels: Buffer): number => {
  const histogram = new Float64Array(256);
  for (const level of levels) histogram[level] = (histogram[level] ?? 0) + 1;
  const total = histogram.reduce((sum, count, level) => sum + level * count, 0);
  let border = 127;
  let widest = 0;
  let darkCount = 0;
  let darkSum = 0;
  for (const [level, count] of histogram.entries()) {
    darkCount += count;
    darkSum += level * count;
    const brightCount = levels.length - darkCount;
    if (darkCount === 0 || brightCount === 0) continue;
    const distance = darkCount * brightCount * (darkSum / darkCount - (total - darkSum) / brightCount) ** 2;
    if (distance > widest) [widest, border] = [distance, level];
  }
  return border;
};

/** Pixels of the largest connected area that is brighter than the threshold. */
const largestBrightArea = ({ data, width }: GreyPicture, threshold: number): readonly number[] => {
  const visited = new Uint8Array(data.length);
  let largest: readonly number[] = [];
  const bright = (pixel: number) => visited[pixel] === 0 && (data[pixel] ?? 0) > threshold;
  for (let seed = 0; seed < data.length; seed++) {
    if (!bright(seed)) continue;
    const area = [seed];
    visited[seed] = 1;
    for (let next = 0; next < area.length; next++) {
      const pixel = area[next] ?? 0;
      const column = pixel % width;
      const neighbours = [column > 0 ? pixel - 1 : -1, column < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width];
      for (const neighbour of neighbours) {
        if (neighbour < 0 || neighbour >= data.length || !bright(neighbour)) continue;
        visited[neighbour] = 1;
        area.push(neighbour);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  return largest;
};

/** The pixels of an area that lie farthest towards each corner of the picture. */
const extremeCorners = (area: readonly number[], width: number): Corners => {
  const points = area.map((pixel) => ({ x: pixel % width, y: Math.floor(pixel / width) }));
  const farthest = (measure: (point: Point) => number) =>
    points.reduce((best, point) => (measure(point) > measure(best) ? point : best), points[0] ?? { x: 0, y: 0 });
  return [farthest(({ x, y }) => -x - y), farthest(({ x, y }) => x - y), farthest(({ x, y }) => x + y), farthest(({ x, y }) => y - x)];
};

/** Shoelace formula. */
const areaOf = (corners: Corners): number => {
  const doubled = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
};

/** Where the sheet of paper lies in a photo; undefined when there is none, or when it fills the whole frame. */
export const findPage = async (photo: GreyPicture): Promise<Corners | undefined> => {
  const height = Math.max(8, Math.round((searchWidth * photo.height) / photo.width));
  const small = await toGrey(asSharp(photo).resize(searchWidth, height, { fit: 'fill' }).median(7));
  const border = darkBrightBorder(small.data);
  let page: Corners | undefined;
  let pageShare = 0;
  for (const factor of thresholdFactors) {
    const area = largestBrightArea(small, border * factor);
    const corners = extremeCorners(area, searchWidth);
    const share = areaOf(corners) / (searchWidth * height);
    const filled = area.length / areaOf(corners);
    const looksLikePaper = share > smallestShare && share < largestShare && filled > 0.9 && filled < 1.08;
    if (looksLikePaper && share > pageShare * 1.03) [page, pageShare] = [corners, share];
  }
  const enlarge = ({ x, y }: Point): Point => ({ x: (x / searchWidth) * photo.width, y: (y / height) * photo.height });
  return page && [enlarge(page[0]), enlarge(page[1]), enlarge(page[2]), enlarge(page[3])];
};
