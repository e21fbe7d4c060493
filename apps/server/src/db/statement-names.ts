/**
 * Gives a statement that comes again and again a name, so that each connection parses and plans it once: of a call with twenty statements
 * that was half of the work. Bounded, because a connection keeps what it prepared, and texts with a list in them are endless.
 */
export const namesForRepeated = ({ from, most, longest }: { readonly from: number; readonly most: number; readonly longest: number }) => {
  const times = new Map<string, number>();
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || text.length > longest || names.size >= most) return known;
    const seen = (times.get(text) ?? 0) + 1;
    if (times.size > 4 * most) times.clear();
    times.set(text, seen);
    if (seen < from) return undefined;
    times.delete(text);
    const name = `often_${names.size}`;
    names.set(text, name);
    return name;
  };
};
