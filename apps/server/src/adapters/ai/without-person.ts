import type { OwnWords } from '#ports/model-ledger.ts';
import { asWord, personPatterns, withoutFormLines } from './person-patterns.ts';

export type WithoutPerson = (text: string) => string;

/** More of a text than this is never sent (fenced.ts), so no more of it is looked at. */
const longestLooked = 12_000;

/** Control characters, and marks that turn the direction of writing or cannot be seen: a name may hide behind one. */
const unseen = /[\p{Cc}\p{Cf}]/gu;
const escapeForPattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const marks = /\p{M}/gu;
const plain = (word: string): string => word.normalize('NFD').replaceAll(marks, '').normalize('NFC');

/** As people write it: with its accents or without, with any apostrophe or dash, in one word or two. */
const spelt = (name: string): string =>
  [...new Set([name, plain(name)])]
    .map((form) =>
      escapeForPattern(form)
        .replaceAll(/['’‘`´]/g, "['’‘`´]?")
        .replaceAll(/[-‐‑–]|\s+/g, String.raw`[\s‐‑–-]*`),
    )
    .join('|');

/** Names that are words of any lesson: they are somebody only with a capital. */
const ordinary = new Set(
  'will may mark rose grace hope faith joy art bill rob pat jack april june august summer autumn dawn eve iris ivy lily daisy poppy violet ruby amber jade pearl crystal sky river rain storm robin jay wren phoenix fern heather holly hazel olive sage ash rowan forest reed clay cliff dale heath glen brook lane hill field wood woods stone west east north south king prince duke bishop knight page cook baker butler carter cooper farmer fisher fox gardener hunter mason miller porter potter shepherd smith taylor turner weaver wright brown green black white grey gray young long short small little wise sharp strong bright rich love day may winter frost snow bell ball bond rice bean berry cherry nut peach lamb bull drake finch crane swan wolf moss bush rush marsh ford bridge banks park pool waters wells church chapel house hall castle cross street may guy drew chase skip sue don gene ray max lance dean earl miles victor constant justice harmony melody carol mercy patience destiny chance angel so an do kay he le ho ng to in'.split(
    ' ',
  ),
);

const isWhole = (name: string): boolean => /^.\p{M}*.+$/u.test(name);

const namePattern = (name: string): RegExp => {
  if (!ordinary.has(plain(name).toLowerCase())) return asWord(spelt(name));
  const capital = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  return asWord(`${spelt(capital)}|${spelt(name.toUpperCase())}`, 'gu');
};

/** "Sam O", "O, Sam", "samo4821", "sam.o": first and last together, so that a last name of one letter is found as well. */
const togetherPattern = (first: string, last: string): RegExp => {
  const between = String.raw`[\s.,_'’‐‑–-]*`;
  return asWord(String.raw`(?:(?:${spelt(first)})${between}(?:${spelt(last)})|(?:${spelt(last)})[\s.,_-]+(?:${spelt(first)}))\d*`);
};

const clean = (words: readonly string[]): string[] => words.map((word) => word.normalize('NFC').trim()).filter((word) => word !== '');
const longestFirst = (words: readonly string[]): string[] => [...new Set(words)].toSorted((a, b) => b.length - a.length);
const pieces = (name: string): string[] => [name, ...name.split(/[\s‐‑–-]+/u)];

const patternsOf = ({ people, others }: OwnWords): readonly (readonly [RegExp, string])[] => {
  const persons = people.map(clean).filter((names) => names.length > 0);
  const together = persons.flatMap(([first, ...rest]) =>
    first === undefined ? [] : rest.map((last) => [togetherPattern(first, last), 'the pupil'] as const),
  );
  const names = longestFirst(persons.flat().flatMap(pieces)).filter(isWhole);
  return [
    ...longestFirst(clean(others).filter(isWhole)).map((word) => [asWord(spelt(word)), ''] as const),
    ...together,
    ...names.map((name) => [namePattern(name), 'the pupil'] as const),
  ];
};

/**
 * Takes out of a text whatever says whose it is: the family's own words first, then what looks like a form's line, an address, a
 * date of birth or a number. What is taken out too much costs a word; what stays would tell a stranger who the child is.
 */
export const withoutPerson = (own: OwnWords): WithoutPerson => {
  const patterns = [...patternsOf(own), ...personPatterns];
  return (text) => {
    const tidy = text
      .slice(0, longestLooked)
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
      .replaceAll('\t', ' ')
      .replaceAll(unseen, (mark) => (mark === '\n' ? mark : ''));
    const left = patterns.reduce((kept, [pattern, instead]) => kept.replaceAll(pattern, instead), withoutFormLines(tidy));
    return left.replaceAll(/[^\S\n]{2,}/gu, ' ').replaceAll(/\n{3,}/g, '\n\n');
  };
};
