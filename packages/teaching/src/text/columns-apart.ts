/** Where the cells of a line begin that stand two blanks or more apart: walked once, for a line may be one endless gap. */
const placesIn = (line: string): readonly number[] => {
  const places: number[] = [];
  let blanks = 2;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === ' ') blanks += 1;
    else {
      if (blanks > 1) places.push(at);
      blanks = 0;
    }
  }
  return places;
};

const fewest = 3;
const gap = '    ';
/** A word begins at each of these places. */
const stands = (line: string, places: readonly number[]): boolean =>
  places.every(
    (place) => (place === 0 && line[0] !== ' ') || (line[place] !== undefined && line[place] !== ' ' && line[place - 1] === ' '),
  );

/** A line below a row whose words all begin where columns begin, and none in the first: the cells above it go on. */
const goesOn = (line: string, places: readonly number[]): boolean =>
  /^ {2,}\S/.test(line) && placesIn(line).every((place) => place > 0 && places.includes(place));

const cellsAt = (line: string, places: readonly number[]): readonly string[] =>
  places.map((place, column) => line.slice(place, places[column + 1]).trim());

/**
 * A cell that fills its column leaves one blank before the next, and one that is longer goes on in the line below: where all columns
 * of a table begin at the same places, its cells are whole and set apart.
 */
export const withColumnsApart = (text: string): string => {
  const lines = text.split('\n');
  const told: string[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    told.push(lines[from] ?? '');
    const heads = placesIn(lines[from] ?? '');
    if (heads.length < fewest) continue;
    // The first column of a table that compares has no name.
    const places = heads[0] === 0 ? heads : [0, ...heads];
    const rows: (readonly string[])[] = [];
    let at = from + 1;
    let isTable = false;
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      const last = rows.at(-1);
      if (line.trim() === '') break;
      if (stands(line, places)) {
        isTable ||= placesIn(line).length === places.length;
        rows.push(cellsAt(line, places));
      } else if (last !== undefined && goesOn(line, places)) {
        const rest = cellsAt(line, places);
        rows[rows.length - 1] = last.map((cell, column) => `${cell} ${rest[column] ?? ''}`.trim());
      } else break;
    }
    const shown = isTable ? rows.map((cells) => cells.join(gap)) : lines.slice(from + 1, at);
    told.push(...shown);
    from = Math.max(from, at - 1);
  }
  return told.join('\n');
};
