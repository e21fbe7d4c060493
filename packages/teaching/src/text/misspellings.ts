import { isEnglish } from './language.ts';

/** How pupils misspell, the likeliest first: a letter that nobody hears, one letter for two, an ending by its sound, what is heard. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^gn/, 'n'],
  [/^p(?=s|neu)/, ''],
  [/^rh/, 'r'],
  [/mb$/, 'm'],
  [/mn$/, 'm'],
  [/^mn/, 'm'],
  [/bt/, 't'],
  [/stle/, 'sle'],
  [/sl(?=and)/, 'l'],
  [/(?<=[aeiou])lm/, 'm'],
  [/sc(?=[eil])/, 's'],
  [/sw(?=er)/, 's'],
  [/tg(?=a)/, 'g'],
  [/ght/, 'te'],
  [/ferr/, 'fer'],
  [/f(?=er)(?!err)/, 'ff'],
  [/fer(?=[aeiou])/, 'ferr'],
  [/([bcdfglmnprstz])\1/, '$1'],
  [/(?<=[bcdfglmnprstz]{2}[aeiou])([bcdfglmnprstz])\1/, '$1'],
  [/cious$/, 'tious'],
  [/tious$/, 'cious'],
  [/[ct]ious$/, 'shus'],
  [/ous$/, 'us'],
  [/eous$/, 'ious'],
  [/tion$/, 'sion'],
  [/[st]ion$/, 'shun'],
  [/able$/, 'ible'],
  [/ible$/, 'able'],
  [/ence$/, 'ance'],
  [/ance$/, 'ence'],
  [/ent$/, 'ant'],
  [/ture$/, 'cher'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/ph/, 'f'],
  [/ough/, 'uff'],
  [/or(?=ous)/, 'our'],
  [/c(?=[ei])/, 's'],
  [/dge$/, 'ge'],
  [/(?<=[aeiou])ge$/, 'dge'],
  [/ge$/, 'je'],
  [/g(?=e)/, 'j'],
  [/d?ge$/, 'j'],
  [/ea/, 'ee'],
  [/ou(?!r)/, 'u'],
  [/tle$/, 'tel'],
  [/oor$/, 'ore'],
  [/ind$/, 'ined'],
  [/se$/, 's'],
  [/(?<=[a-z])y(?=[a-z])/, 'i'],
  [/au/, 'or'],
  [/igh/, 'ie'],
  [/c(?=[aou])/, 'k'],
  [/^sch/, 'sk'],
  [/^ch(?=[aeiou]m|r|or)/, 'k'],
  [/^ch(?=[aeiou]m|r|or)/, 'c'],
  [/chine$/, 'shine'],
  [/chine$/, 'sheen'],
  [/ch(?=ute$|ef$|ure$)/, 'sh'],
  [/tch$/, 'ch'],
  [/(?<=[aeiou])ch$/, 'tch'],
  [/oo/, 'ou'],
  [/(?<=[aeiou])([lmnprst])(?=[aeiou])/, '$1$1'],
  [/e$/, ''],
  [/(?<=.)i(?=[^aeiou])/, 'y'],
  [/(?<=[a-z]{2})a(?=[^aeiou][a-z])/, 'e'],
  [/(?<=[a-z]{2})e(?=[^aeiou][a-z])/, 'a'],
  [/^([a-z]{2,4}[^eh])$/, '$1e'],
];

/** Where two vowels stand together one is left out, or they change places; one vowel is written for another. */
const vowelSlips = (word: string): readonly string[] => [
  ...[...word.matchAll(/[aeiou]{2}/g)].flatMap(({ 0: two, index }) => {
    const [before, after] = [word.slice(0, index), word.slice(index + 2)];
    return [`${before}${two[1]}${after}`, `${before}${two[0]}${after}`, `${before}${two[1]}${two[0]}${after}`];
  }),
  ...[...word.matchAll(/(?<=.)[aeiou](?=.)/g)].flatMap(({ 0: vowel, index }) =>
    ['a', 'e', 'i', 'o', 'u'].filter((other) => other !== vowel).map((other) => word.slice(0, index) + other + word.slice(index + 1)),
  ),
];

/** What a slip may turn a word into, and no child is to read on our page. */
const coarse =
  /a(?:rs|ss)e?$|anus|bolok|bum|cok|cock|crap|cum|cunt|dik|dick|fag|fuc?k|jiz|nig|nob|peni|piss|poo|porn|puss|rap(?:e|ist)|sex|shag|shit|slut|spas|tit|turd|twat|wank|whor|willy/;

export const isCoarse = (slip: string, word: string): boolean => {
  const [said] = coarse.exec(slip) ?? [];
  return said !== undefined && (!word.includes(said) || said === slip);
};

/** Three ways in which a word is written wrongly, each another one; fewer where no more are at hand. */
export const misspelled = (word: string, most = 3): readonly string[] => {
  const made = [...slips.map(([of, by]) => word.replace(of, by)), ...vowelSlips(word)];
  const isFit = (slip: string): boolean =>
    slip !== word &&
    !/(.)\1\1/.test(slip) &&
    !isCoarse(slip, word) &&
    // "Hoping" for "hopping" is a word of its own.
    !isEnglish(slip);
  return [...new Set(made)].filter(isFit).slice(0, most);
};

/** What of a word is hard to spell: a letter that is not heard, two letters for one, an ending of one sound and two spellings, two vowels together. */
const hard =
  /^(?:k(?=n)|w(?=r)|g(?=n)|p(?=s|n)|(?<=r)h)|(?<=^r)h|b$(?<=mb)|n$(?<=mn)|(?<=^)m(?=n)|b(?=t)|(?<=s)t(?=le)|s(?=land)|l(?=m)|c(?<=s)c?(?=[eil])|gh|w(?<=sw)(?=er)|t(?=g)|([bcdfglmnprstz])\1|[ct]i(?=ous$)|(?:ou|a|e|i)(?=s$|nce$|nt$|ble$|l$)|ti(?=on$)|si(?=on$)|[aeiou]{2}|y(?=[b-df-hj-np-tv-z])/g;
const fewestHidden = 2;

/** "_ n _ _ _ t" for knight: the hard letters are left out, and vowels where there are hardly any. */
export const withGaps = (word: string): string => withoutLetters(word, []);
/** The places of its hard letters, and of some more. */
export const placesLeftOut = (word: string, places: readonly number[]): readonly number[] => {
  const hidden = new Set(places);
  for (const { 0: letters, index } of word.matchAll(hard)) for (let at = 0; at < letters.length; at += 1) hidden.add(index + at);
  for (let at = 1; at < word.length && hidden.size < fewestHidden; at += 1) if (/[aeiouy]/.test(word[at] ?? '')) hidden.add(at);
  return [...hidden].toSorted((a, b) => a - b);
};
/** Without those at some places as well. */
export const withoutLetters = (word: string, places: readonly number[]): string => withoutPlaces(word, placesLeftOut(word, places));
/** Without the letters at those places. */
export const withoutPlaces = (word: string, places: readonly number[]): string =>
  word
    .split('')
    .map((letter, at) => (places.includes(at) ? '_' : letter))
    .join('')
    .replaceAll('_', ' _ ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
