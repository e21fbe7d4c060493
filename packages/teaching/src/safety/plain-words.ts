import { classOf, isShortened, spelledOut } from './word-forms.ts';

/** Letters of other alphabets that look like ours, as people use them to get past a filter. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  'аa еe оo рp сc уy хx іi ѕs јj ԁd һh кk мm тt вb нh гr пn αa οo ρp υu νv ιi κk τt εe ηn ωw ƒf ɡg ıi øo łl đd æa'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'g');
const unusual = /[^\n\r\t -~]/;

/** One alphabet, lower case, no accents and nothing that cannot be seen. */
const plainEmails = (text: string): string => {
  if (!unusual.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(lookAlike, (letter) => lookAlikes[letter] ?? letter)
    .replaceAll(/[’‘`´]/g, "'");
};

const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i' };
const digitAll = /[013457@$!8]/g;
const longRun = /([a-z])\1{2,}/g;
const isPlainWord = /^[a-z']*$/;
const hasLongRun = /([a-z])\1\1/;

/** The ways a single word may be meant: as typed, without its digits, without its long runs. */
const readingsOf = (word: string): readonly string[] => {
  if (isPlainWord.test(word) && !hasLongRun.test(word)) return [word];
  const found = [word];
  if (/[a-z]/.test(word)) found.push(word.replaceAll(digitAll, (sign) => digits[sign] ?? sign));
  const last = found.at(-1) ?? word;
  if (hasLongRun.test(last)) found.push(last.replaceAll(longRun, '$1'), last.replaceAll(longRun, '$1$1'));
  if (word.includes('*') && word.length <= longestWord) for (const vowel of 'aeiou') found.push(word.replaceAll('*', vowel));
  return [...new Set(found)];
};
const longestWord = 20;

export type Word = {
  /** As typed, and as it may be meant. */
  readonly readings: readonly string[];
  /** As it is meant, likeliest: spelled out, without digits for letters. */
  readonly meant: readonly string[];
  /** Spelled out, with kinds of people and deeds as one word: "i am", "REL", "HURT". */
  readonly forms: readonly string[];
};
export type Sentence = readonly Word[];

/** A sentence as it is meant: what its meaning is asked for by. "im gonna" and "I am going to" are one. */
export const meantWords = (sentence: Sentence): string => sentence.flatMap(({ meant }) => meant).join(' ');

const wordOf = (typed: string): Word => {
  const readings = readingsOf(typed);
  const meant = isShortened(typed) ? spelledOut(typed) : spelledOut(readings[1] ?? typed);
  return { readings, meant, forms: meant.map(classOf) };
};

/** Nobody's sentence is longer; a text without a full stop is read in pieces, so that the work grows with the length alone. */
const longestSentence = 60;
/** "f u c k", "f.u.c.k": so many letters that stand alone are one word. */
const fewestLetters = 3;
const token = /[a-z0-9@$*](?:[a-z0-9'@$*!]*[a-z0-9@$*])?|[.?!;\n]/g;
const isEnd = /^[.?!;\n]$/;
const isLetter = /^[a-z0-9]$/;

/** A text as its sentences, in one pass. */
export const sentencesOf = (text: string): Sentence[] => {
  const known = new Map<string, Word>();
  const read = (typed: string): Word => {
    const found = known.get(typed) ?? wordOf(typed);
    known.set(typed, found);
    return found;
  };
  const found: Sentence[] = [];
  let sentence: Word[] = [];
  let letters: string[] = [];
  const endLetters = () => {
    // "6 x 7" is a sum, and no word.
    if (letters.filter((letter) => /[a-z]/.test(letter)).length >= fewestLetters) sentence.push(read(letters.join('')));
    else for (const letter of letters) sentence.push(read(letter));
    letters = [];
  };
  const endSentence = () => {
    endLetters();
    if (sentence.length > 0) found.push(sentence);
    sentence = [];
  };
  for (const [part] of plainEmails(text).matchAll(token)) {
    if (isLetter.test(part) && letters.length < longestWord) letters.push(part);
    // A stop between single letters may be part of a word.
    else if (part === '.' && letters.length > 0) continue;
    else if (isEnd.test(part)) endSentence();
    else {
      endLetters();
      sentence.push(read(part));
      if (sentence.length >= longestSentence) endSentence();
    }
  }
  endSentence();
  return found;
};

const endsSentence = /[.?!;:]\s*$/;
const goesOn = /^\s*\p{Ll}/u;
/** A page that was scanned or pasted breaks its lines in the middle of sentences: a small letter may go on where no stop was. */
const withoutLineBreaks = (text: string): string => {
  const [first = '', ...lines] = text.split('\n');
  let before = first;
  const joined = [first];
  for (const line of lines) {
    joined.push(before.trim() !== '' && !endsSentence.test(before) && goesOn.test(line) ? ' ' : '\n', line);
    before = line;
  }
  return joined.join('');
};

/** The sentences that are there once lines are joined, beside those of single lines: who writes in small letters may end a sentence with each. */
export const sentencesOverLines = (text: string, ofLines: readonly Sentence[]): Sentence[] => {
  const joined = withoutLineBreaks(text);
  if (joined === text) return [];
  const known = new Set(ofLines.map(meantWords));
  return sentencesOf(joined).filter((sentence) => !known.has(meantWords(sentence)));
};
