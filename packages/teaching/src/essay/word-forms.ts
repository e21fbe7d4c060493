const functionWords = new Set(
  (
    'a an the and or but so if of in on at to by for with from into onto as is are was were be been being am do does did have has had having will would can could shall should may might must ' +
    'it its they them their theirs he him his she her hers we us our you your i me my this that these those there here who whom whose which what when where why how not no nor than then ' +
    'also very more most much many some any all each both such only just too about up out over under again because while although though however therefore since after before during until ' +
    'through between off down own same other others another one even still yet often'
  ).split(' '),
);
export const isFunctionWord = (word: string): boolean => functionWords.has(word.toLowerCase().replace(/['’].*$/, ''));

export const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d]+(?:[.,]\d+)?(?:'\p{L}+)?/gu) ?? [];

/** A rough stem: made, making and maker need not meet, but cause, causes, caused and causing do. Never shown. */
export const stem = (word: string): string => {
  const bare = word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/iz(?=e|at|ing)/, 'is');
  if (/\d/.test(bare) || bare.length < 4) return bare;
  const cut = bare
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|ators?|ative)$/, 'at')
    .replace(/(?:fulness|ousness|iveness)$/, '')
    .replace(/(?:ments?|ness|ingly|edly|ly|ings?|edness|ed|ers?|es|s)$/, (ending) => (ending === 's' && bare.endsWith('ss') ? ending : ''))
    .replace(/e$/, '')
    .replace(/(?<=\p{L}{2})([bdfgmnprt])\1$/u, '$1');
  return cut.length < 3 ? bare : cut;
};

export const contentStems = (text: string): readonly string[] =>
  plainWords(text)
    .filter((word) => !isFunctionWord(word))
    .map(stem);

/** One slip of the pen apart: only for longer words, so that "cause" is not "pause". */
export const isNearly = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 6 || Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const swapped =
    one.length === other.length &&
    one[start] === other[start + 1] &&
    one[start + 1] === other[start] &&
    one.slice(start + 2) === other.slice(start + 2);
  return swapped || Math.max(one.length, other.length) - start - end <= 1;
};
