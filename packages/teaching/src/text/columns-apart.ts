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

/** A cell that fills its column leaves one blank before the next: where all columns of a table begin, they are set apart. */
export const withColumnsApart = (text: string): string => {
  const lines = text.split('\n');
  const told = [...lines];
  for (let from = 0; from < lines.length; from += 1) {
    const heads = placesIn(lines[from] ?? '');
    if (heads.length < fewest) continue;
    // The first column of a table that compares has no name.
    const places = heads[0] === 0 ? heads : [0, ...heads];
    let at = from + 1;
    let isTable = false;
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      if (line.trim() === '' || !stands(line, places)) break;
      isTable ||= placesIn(line).length === places.length;
    }
    if (isTable)
      for (let one = from + 1; one < at; one += 1)
        told[one] = places.map((place, column) => (lines[one] ?? '').slice(place, places[column + 1]).trimEnd()).join(gap);
    from = Math.max(from, at - 1);
  }
  return told.join('\n');
};
