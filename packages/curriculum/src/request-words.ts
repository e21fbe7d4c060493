import { fold, plainWords } from './words.ts';

/** Words of a request that say what is wanted or of whom, not what about. */
const requestWords = new Set(
  `revision revise homework test quiz practice practise exam exams gcse ks1 ks2 ks3 ks4 ks5 year years help learn learning lesson worksheet worksheets questions question
  topic topics please me my about introduction intro basics basic unit reception igcse sats level study guide notes key stage all everything stuff things
  thing need want solve solving find finding use using used work working out calculate calculating explain explaining understand understanding describe describing know
  knowing say tell show son daughter child kid kids cant can't cannot stuck struggling struggle confused keep keeps muddled teacher class old tomorrow today
  name name's give make write read works does doing meaning means called vocab sats called different kinds types type kind way ways get got between example examples
  pls plz due tmrw tmr tonight dont doesnt im ive idk needs wants revising practising practicing`.split(/\s+/),
);

const singular = (word: string): string => {
  // "Times" tables are not about time.
  if (word.length < 4 || word === 'times' || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** "rivers" and "river", "solving" and "solve", "multiplication" and "multiply" are looked up alike. */
export const stemOf = (plural: string): string => {
  const word = singular(plural);
  if (word.endsWith('ication')) return `${word.slice(0, -7)}y`;
  if (word.endsWith('ction')) return word.slice(0, -3);
  const bare = /^.{4,}ing$/.test(word) && /[aeiouy]/.test(word.slice(0, -3)) ? word.slice(0, -3) : word;
  const root = bare === word && /^.{4,}ed$/.test(word) ? word.slice(0, -2) : bare;
  const once = root === word ? root : root.replace(/([bdgmnprt])\1$/, '$1');
  return once.length > 4 && once.endsWith('e') ? once.slice(0, -1) : once;
};

/** "5 pillars" and "five pillars", "1st declension" and "first declension" are the same. */
const numberWords: ReadonlyMap<string, string> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map((word, at) => [
    word,
    `${at + 1}`,
  ]),
);
const manyWords: ReadonlyMap<string, string> = new Map([
  ...numberWords,
  ['twos', '2'],
  ['threes', '3'],
  ['fours', '4'],
  ['fives', '5'],
  ['tens', '10'],
]);
const placeWords: ReadonlyMap<string, string> = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
]);

/** "Keeps mixing up b and d" is about b and d; "mixing colours" is about mixing. */
const muddled = /\bkeeps? (?:on )?mix(?:ing|es)\b|\bmix(?:ing|es) (?:\S+ ){0,3}?up\b|\bmixes\b/g;

/** "They're" is one word; of "Newton's" and "it's" the end says nothing. */
const split = (text: string): string[] =>
  fold(text)
    .replaceAll(muddled, (said) => said.replaceAll(/\bkeeps? (?:on )?|\bmix(?:ing|es)\b|\bup\b/g, ' '))
    .replaceAll(/(?<=\p{L})'(?=(?:re|ve|ll|t)\b)/gu, '')
    .replaceAll(/'s?(?![\p{L}\p{N}])/gu, ' ')
    .split(/[\s']+/)
    .filter((word) => word !== '')
    .map((word) => numberWords.get(word) ?? placeWords.get(word) ?? word);

/** The words of a phrase of the bank that carry its meaning, as they are looked up; all of them where all are small. */
export const phraseWords = (text: string): string[] => {
  const words = split(text);
  const meant = words.filter((word) => !plainWords.has(word) && !requestWords.has(word));
  return [...new Set((meant.length > 0 ? meant : words).map(stemOf))];
};

/** The words of a request that carry its meaning, as they were typed; none where it only names the subject or says nothing. */
export const typedWords = (text: string, subjectWords: readonly string[] = []): string[] => {
  const words = split(text.replaceAll(/\b(?:years?|ks|key stage) ?\d+/gi, ' ')).filter((word) => !plainWords.has(word));
  return [...new Set(words.filter((word) => !subjectWords.includes(word) && !requestWords.has(word)))];
};

/** The same words as they are looked up. */
export const askedWords = (text: string, subjectWords: readonly string[] = []): string[] => [
  ...new Set(typedWords(text, subjectWords).map(stemOf)),
];

/** The numbers that a request names: "number bonds to 10", "the 8 times table", "counting in 2s", "count in fives". */
export const numbersIn = (text: string): number[] => {
  const digits = text
    .toLowerCase()
    .replaceAll(/(\d)[, ](?=\d{3}\b)/g, '$1')
    .replaceAll(/\b(\d+)'?s\b/g, '$1')
    .replaceAll(/\p{L}+/gu, (word) => manyWords.get(word) ?? word);
  return [...digits.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?![\w.]*\p{L})/gu)].map(([number]) => Number(number));
};

/** Letters to change, add, drop or swap with the next one, between two words. */
export const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, swapped));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
};
