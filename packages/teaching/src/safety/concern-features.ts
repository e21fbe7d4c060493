import { framesOf } from './frame-words.ts';
import type { Sentence } from './plain-words.ts';

/** How many weights a kind has; a feature's place is a hash of what it is made of. */
export const places = 32_768;

/** How far apart two kinds of words may stand and still belong together. */
const reach = 7;
const longWord = 5;
const piece = 4;
/** Of shorter words, and for misspellings in the middle of longer ones. */
const middleWord = 4;
const bit = 3;

const mix = (left: number, right: number): number => {
  const mixed = Math.imul(left ^ (right + 0x9e3779b9 + (left << 6) + (left >>> 2)), 0x01000193);
  return mixed ^ (mixed >>> 15);
};
const known = new Map<string, number>();
const mostKnown = 20_000;
/** Words come again and again, and a text of a client must not fill the memory. */
const hash = (text: string): number => {
  const found = known.get(text);
  if (found !== undefined) return found;
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  if (known.size < mostKnown) known.set(text, value);
  return value;
};
const [bias, few, some, many, word, pair, skip, letters, bits, start, kind, kindPair, kindTriple, kindWord, wordKind] =
  'bias few some many word pair skip letters bits start kind kind-pair kind-triple kind-word word-kind'.split(' ').map(hash) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];

/** Where a sentence's features lie: its words, neighbours, pieces of words (endings and misspellings), and kinds of words in their order. */
export const featuresOf = (sentence: Sentence): readonly number[] => {
  const words = sentence.flatMap(({ meant }) => meant);
  const hashes = words.map(hash);
  const frames = words.map((one) => framesOf(one).map(hash));
  const found = new Set<number>();
  const add = (sort: number, ...parts: readonly number[]): void =>
    void found.add((Math.imul(parts.reduce(mix, sort), 0x2c1b3c6d) >>> 9) % places);
  add(bias);
  add(words.length < 4 ? few : words.length < 14 ? some : many);
  for (const [at, text] of words.entries()) {
    const own = hashes[at] ?? 0;
    const next = hashes[at + 1];
    const second = hashes[at + 2];
    const before = hashes[at - 1];
    add(word, own);
    if (next !== undefined) add(pair, own, next);
    if (second !== undefined) add(skip, own, second);
    if (text.length >= middleWord) for (let from = 0; from + bit <= text.length; from += 1) add(bits, hash(text.slice(from, from + bit)));
    if (text.length >= longWord) {
      add(start, hash(text.slice(0, piece)));
      const framed = `<${text}>`;
      for (let from = 0; from + piece <= framed.length; from += 1) add(letters, hash(framed.slice(from, from + piece)));
    }
    for (const frame of frames[at] ?? []) {
      add(kind, frame);
      if (next !== undefined) add(kindWord, frame, next);
      if (before !== undefined) add(wordKind, before, frame);
      for (let later = at + 1; later < Math.min(words.length, at + reach); later += 1)
        for (const other of frames[later] ?? []) {
          add(kindPair, frame, other);
          for (let last = later + 1; last < Math.min(words.length, later + reach); last += 1)
            for (const third of frames[last] ?? []) add(kindTriple, frame, other, third);
        }
    }
  }
  return [...found];
};
