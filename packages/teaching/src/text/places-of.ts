/**
 * Where a word or a run of words stands in a text as a whole. A pattern built from a pupil's words would be compiled anew each
 * time, may be too long to compile, and would carry those words into an error's message.
 */
export const placesOf = (text: string, part: string, joins: { readonly before: RegExp; readonly after: RegExp }): readonly number[] => {
  const places: number[] = [];
  if (part === '') return places;
  let at = text.indexOf(part);
  while (at >= 0) {
    const end = at + part.length;
    const stands = !joins.before.test(text.slice(Math.max(0, at - 2), at)) && !joins.after.test(text.slice(end, end + 2));
    if (stands) places.push(at);
    at = text.indexOf(part, stands ? end : at + 1);
  }
  return places;
};
