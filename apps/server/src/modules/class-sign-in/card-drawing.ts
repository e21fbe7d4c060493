import type { Mark } from '@hedgerow/contracts/picture-drawings';

/** The colours of the screen by day, for paper. */
const inks: ReadonlyMap<string, string> = new Map([
  ['action', '#5640d6'],
  ['art-dark', '#33262c'],
  ['art-mouth', '#a33a4a'],
  ['bloom', '#f58aa8'],
  ['bramble-coat', '#8b93a3'],
  ['danger-fill', '#b3261e'],
  ['flint-coat', '#ee8b4c'],
  ['flint-coat-deep', '#d36f33'],
  ['flint-pale', '#fff3e4'],
  ['hawthorn', '#a02a5c'],
  ['leaf-bright', '#3aa76d'],
  ['leaf-shade', '#23875a'],
  ['moss-coat', '#93b95c'],
  ['moss-coat-deep', '#719945'],
  ['orb', '#ffc857'],
  ['sky', '#0b5394'],
  ['sun-deep', '#d98a17'],
  ['wood', '#b98a5e'],
  ['wood-deep', '#98703f'],
]);
const inkOf = (name: string | undefined): string => {
  if (name === undefined) return 'none';
  const ink = name.startsWith('#') ? name : inks.get(name);
  if (ink === undefined) throw new Error(`no ink for ${name}`);
  return ink;
};

const shapeOf = (mark: Mark): string => {
  if ('d' in mark) return `path d="${mark.d}"`;
  if ('circle' in mark) return `circle cx="${mark.circle[0]}" cy="${mark.circle[1]}" r="${mark.circle[2]}"`;
  if ('ellipse' in mark) return `ellipse cx="${mark.ellipse[0]}" cy="${mark.ellipse[1]}" rx="${mark.ellipse[2]}" ry="${mark.ellipse[3]}"`;
  const [x, y, width, height, corner] = mark.rect;
  return `rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"`;
};

/** A drawing as it is printed. */
export const printedDrawing = (marks: readonly Mark[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" stroke-linecap="round" stroke-linejoin="round">${marks
    .map(
      (mark) =>
        `<${shapeOf(mark)} fill="${inkOf(mark.fill)}" stroke="${inkOf(mark.stroke)}" stroke-width="${mark.width ?? 0}" opacity="${mark.opacity ?? 1}"/>`,
    )
    .join('')}</svg>`;
