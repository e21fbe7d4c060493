import { isEnglish } from './language.ts';

/** So many different words are looked up of one page: a chapter stays inside it. */
const mostWords = 4000;
/** Whether a word is one, in small letters; past the limit each counts as known, so that nothing is changed. */
const knownIn = (): ((word: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const isKnown = known.size >= mostWords || isEnglish(word);
    known.set(word, isKnown);
    return isKnown;
  };
};

const word = /^\p{L}\p{Ll}+$/u;
const wordAndStop = /^(\p{Ll}{2,})[.,;:!?]?$/u;
/** "Puri tans": the first part is no word, and both together are one. */
/** "La salle" are two words, whatever surname they make together. */
const isWhole = /^(?:le|la|les|un|une|des|du|de|en|au|el|los|las|una|der|die|das|ein)$/i;
const joined = (line: string, isKnown: (word: string) => boolean): string => {
  const told: string[] = [];
  for (const part of line.split(' ')) {
    const [first = '', rest] = [told.at(-1), wordAndStop.exec(part)?.[1]];
    if (
      rest !== undefined &&
      word.test(first) &&
      !isWhole.test(first) &&
      !isKnown(first.toLowerCase()) &&
      isKnown(`${first}${rest}`.toLowerCase())
    )
      told[told.length - 1] = `${first}${part}`;
    else told.push(part);
  }
  return told.join(' ');
};

/** Lines whose words were set apart by a scanner are put together again. */
export const withWholeWords = (lines: readonly string[]): readonly string[] => {
  const isKnown = knownIn();
  return lines.map((line) => joined(line, isKnown));
};

const fewestCut = 2;
const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('');
const longestEnd = 24;
const lastWord = /(?:^|[^\p{L}'’-])(\p{L}\p{Ll}+)$/u;
/** Words at the ends of lines that the edge of a photograph cut: no words as they stand, and words with one letter more. */
export const cutWordsIn = (lines: readonly string[]): ReadonlySet<string> => {
  const isKnown = knownIn();
  const ends = lines.flatMap((line, at) => {
    const end = lastWord.exec(line.trimEnd().slice(-longestEnd))?.[1];
    return end === undefined || (lines[at + 1] ?? '').trim() === '' || isKnown(end.toLowerCase()) ? [] : [end];
  });
  const cut = ends.filter((end) => alphabet.some((letter) => isKnown(`${end.toLowerCase()}${letter}`)));
  return new Set(cut.length < fewestCut ? [] : cut);
};
