const letter = /[\p{L}\p{N}]/u;

/** Where `cloze` stands in a text as words of its own: "day" stands in "a day", not in "Monday". */
export const clozePlaces = (text: string, cloze: string): number[] => {
  const places: number[] = [];
  if (cloze === '') return places;
  for (let at = text.indexOf(cloze); at >= 0; at = text.indexOf(cloze, at + 1)) {
    const inWordBefore = letter.test(text[at - 1] ?? ' ') && letter.test(cloze[0] ?? ' ');
    const inWordAfter = letter.test(text[at + cloze.length] ?? ' ') && letter.test(cloze.at(-1) ?? ' ');
    if (!inWordBefore && !inWordAfter) places.push(at);
  }
  return places;
};
