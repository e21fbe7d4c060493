/** "3x + y = 11", "4x − y = 5": an equation in two unknowns, which alone has no answer. */
const inTwo = /^[-+−–]?\s*[\d.]*\s*([a-z])\s*[-+−–]\s*[\d.]*\s*([a-z])\s*=\s*[-−–]?\s*\d[\d.]*$/;
const lead = /^\s*((?:Q(?:uestion)?\s*)?\(?(?:\d{1,2}|[a-h])[.)]\s*)?(solve\b:?\s*)?/i;

type Read = { readonly letters: string; readonly equation: string; readonly opens: boolean };
const readAt = (cell: string): Read | undefined => {
  const [opening = ''] = lead.exec(cell) ?? [];
  const equation = cell.slice(opening.length).trim();
  const [, one = '', other = ''] = inTwo.exec(equation) ?? [];
  return one === '' || one === other ? undefined : { letters: [one, other].toSorted().join(''), equation, opens: opening.trim() !== '' };
};

/** Two equations that are solved together stand in one line: side by side behind one number, or one below the other. */
export const withSystemsWhole = (lines: readonly string[]): readonly string[] => {
  const isOfSystems = lines.some((line) => /\bsimultaneous\b/i.test(line));
  const opens = ({ opens: own }: Read): boolean => own || isOfSystems;
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const cells = line.trim().split(/\s{3,}/);
    const joined: string[] = [];
    for (const cell of cells) {
      const before = readAt(joined.at(-1) ?? '');
      const own = readAt(cell);
      if (before !== undefined && own !== undefined && opens(before) && !own.opens && own.letters === before.letters)
        joined[joined.length - 1] = `${joined.at(-1) ?? ''} and ${own.equation}`;
      else joined.push(cell);
    }
    if (joined.length < cells.length) {
      whole.push(joined.join('      '));
      continue;
    }
    const [first, second] = [readAt(line), readAt(lines[at + 1] ?? '')];
    if (first !== undefined && second !== undefined && opens(first) && !second.opens && second.letters === first.letters) {
      whole.push(`${line.trimEnd()} and ${second.equation}`);
      at += 1;
    } else whole.push(line);
  }
  return whole;
};
