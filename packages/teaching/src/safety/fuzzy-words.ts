/** Words the rules cannot do without, and which children misspell in more ways than a list holds. */
const long =
  'paracetamol ibuprofen swallowed suicidal frightened horrible laxatives anorexia anorexic strangled messages messaging bullying overdose pregnant disgusting ambulance terrified depressed'.split(
    ' ',
  );
/** Short words have neighbours with a meaning of their own: only a letter left out, doubled or swapped is mended. */
const short = 'bruises bullied pushed punched kicked killed threw scared swallow suicide message tablets breathe hitting'.split(' ');
const meantSo = new Set([
  'massages',
  'massaging',
  'messaged',
  'bellying',
  'pushes',
  'trew',
  'breath',
  'tablet',
  'bruise',
  'cared',
  'sacred',
  'bused',
]);
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

const nearOf = (word: string, everyLetter: boolean): string[] => {
  const found: string[] = [];
  for (let at = 1; at < word.length; at += 1) {
    const [head, rest] = [word.slice(0, at), word.slice(at)];
    found.push(head + rest.slice(1), head + rest.charAt(0) + rest);
    if (rest.length > 1) found.push(head + rest.charAt(1) + rest.charAt(0) + rest.slice(2));
    if (everyLetter) for (const letter of alphabet) found.push(head + letter + rest.slice(1), head + letter + rest);
  }
  return found;
};
const mended = new Map([
  ...short.flatMap((word) => nearOf(word, false).map((near): [string, string] => [near, word])),
  ...long.flatMap((word) => nearOf(word, true).map((near): [string, string] => [near, word])),
]);
for (const word of [...long, ...short, ...meantSo]) mended.delete(word);

/** "sucidial", "suicidle", "suisidal": the sound alone is enough. */
const suicidal = /^su[aeiou]*[cs]+[aeiou]*d+[aeiou]*l+[aeiou]?$/;

export const mend = (word: string): string => mended.get(word) ?? (suicidal.test(word) ? 'suicidal' : word);
