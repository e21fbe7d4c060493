import type { SaidWord } from './said-words.ts';
import { saidWords } from './said-words.ts';
import { isNearly } from './word-forms.ts';

/** A word with what it means. */
export type Meaning = {
  readonly term: string;
  readonly stems: readonly string[];
  readonly meaning: string;
  readonly own: readonly string[];
};

const contentOf = (text: string): readonly string[] => [
  ...new Set(
    saidWords(text)
      .filter(({ isContent }) => isContent)
      .map(({ stem }) => stem),
  ),
];

export const meaningsOf = (entries: readonly { readonly term: string; readonly meaning: string }[]): readonly Meaning[] =>
  entries.flatMap(({ term, meaning }) => {
    const [stems, own] = [contentOf(term), contentOf(meaning)];
    return stems.length === 0 || own.length < 2 ? [] : [{ term, stems, meaning, own }];
  });

const links = new Set(['is', 'are', 'means', 'was', 'were', 'mean']);
const share = (words: readonly string[], said: readonly SaidWord[]): number =>
  words.length === 0 ? 0 : words.filter((word) => said.some((other) => isNearly(other.stem, word))).length / words.length;

/** Nearly all that tells the other word from this one, and nothing that tells this one from the other. */
const most = 0.75;

/** “Sawm is praying five times a day”: what is said of a word is what another one means. */
export const otherMeaning = (text: string, meanings: readonly Meaning[]): Meaning | undefined => {
  const said = saidWords(text);
  const link = said.findIndex(({ word }) => links.has(word));
  if (link < 1 || link > 4 || said.some(({ isDenied }) => isDenied)) return undefined;
  const [before, after] = [said.slice(0, link), said.slice(link + 1)];
  const content = before.filter(({ isContent }) => isContent).map(({ stem }) => stem);
  const mine = meanings.find(
    ({ stems }) => stems.length === content.length && stems.every((stem) => content.some((word) => isNearly(word, stem))),
  );
  if (mine === undefined) return undefined;
  const isOther = meanings.some((other) => {
    if (other.stems.some((stem) => mine.stems.includes(stem) || mine.own.includes(stem))) return false;
    const [theirs, ours] = [other.own.filter((word) => !mine.own.includes(word)), mine.own.filter((word) => !other.own.includes(word))];
    return theirs.length >= 2 && share(theirs, after) >= most && share(ours, after) === 0 && share(other.stems, after) === 0;
  });
  return isOther ? mine : undefined;
};
