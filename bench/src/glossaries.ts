/** Words of a lesson on rivers and their meanings; a list is as long as it is asked to be. */
const words: readonly (readonly [word: string, meaning: string])[] = [
  ['source', 'the place where a river begins'],
  ['mouth', 'the place where a river meets the sea'],
  ['tributary', 'a small river that joins a larger one'],
  ['confluence', 'the place where two rivers meet'],
  ['meander', 'a bend in a river'],
  ['erosion', 'the wearing away of rock by water, wind or ice'],
  ['deposition', 'the dropping of material that a river carried'],
  ['floodplain', 'the flat land beside a river that is covered when it floods'],
  ['estuary', 'the wide part of a river where it meets the tide'],
  ['delta', 'flat land that a river builds where it drops its mud'],
  ['watershed', 'the high land that parts two river basins'],
  ['gorge', 'a narrow valley with steep sides'],
];
const kinds = ['upper', 'lower', 'wide', 'narrow', 'young', 'old', 'slow', 'fast', 'deep', 'shallow', 'winding', 'straight', 'dry', 'wet'];
const places = ['hills', 'moors', 'plains', 'woods', 'fens', 'downs'];

/** `count` lines of a glossary, no two alike. */
export const glossaryOf = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const [word, meaning] = words[at % words.length] ?? ['river', 'water that flows to the sea'];
    const kind = kinds[Math.floor(at / words.length) % kinds.length];
    const place = places[Math.floor(at / (words.length * kinds.length)) % places.length];
    return at < words.length ? `${word}: ${meaning}` : `${kind} ${word}: ${meaning}, where the ${place} are ${kind}`;
  }).join('\n');
