import type { Notes, Statement } from './read-notes.ts';

/** Words written with a capital inside a sentence: those are names, whatever stands at the beginning of one. */
export const nameWordsIn = ({ statements }: Notes): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { words, kind } of statements) {
    if (kind === 'formula') continue;
    for (const [at, { text }] of words.entries()) {
      const opens = (at === 0 && kind === 'sentence') || /^[.:;!?"'–-]$/.test(words[at - 1]?.text ?? '');
      if (!opens && /^\p{Lu}\p{L}/u.test(text)) names.add(text);
    }
  }
  return names;
};

const opener =
  /^(?:The|A|An|In|On|At|By|During|After|Before|When|Many|Some|Most|This|These|Every|Each|All|Both|King|Queen|Although|While|Since|From|For|If|As|Then|But|And|Early|Later|Only)$/;

export type Name = { readonly text: string; readonly start: number; readonly kind: 'place' | 'person' | 'name' };

const notNames =
  /^(?:I|AD|BC|BCE|CE|Hz|The|A|An|In|On|At|And|But|Mr|Mrs|Miss|Dr|St|Key|For|This|These|January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}[a-z]+day)$/u;
const title =
  /\b(?:King|Queen|Prince|Princess|Emperor|Empress|Pope|Sir|Lady|Lord|Saint|St|President|General|Captain|Duke|Earl|Bishop|Archbishop|Mr|Mrs|Dr)\b/;
const placeLead =
  /\b(?:in|at|near|from|into|across|off|around|through|reached|invaded|towards|outside|inside)\s+(?:the\s+|northern\s+|southern\s+|eastern\s+|western\s+|central\s+)?$/i;

const kindOf = (text: string, before: string): Name['kind'] => {
  if (title.test(text) || title.test(before.slice(-12))) return 'person';
  return placeLead.test(before) || /\b(?:River|Mount|Lake|Sea|Ocean|Island|Bay|Street)\b/.test(text) ? 'place' : 'name';
};

/** The names in a sentence: "King William", "Battle of Hastings", "Iceland". */
export const namesOf = ({ text, kind }: Statement, nameWords: ReadonlySet<string>): readonly Name[] => {
  if (kind !== 'sentence') return [];
  const found: Name[] = [];
  for (const match of text.matchAll(/\p{Lu}[\p{L}'’-]+(?:(?:\s+(?:of|the|de|von|upon))*\s+\p{Lu}[\p{L}'’-]+|\s+[IVX]+\b)*/gu)) {
    let name = match[0];
    let { index } = match;
    const first = name.split(' ')[0] ?? '';
    if (index === 0 && !nameWords.has(first)) {
      const rest = name.slice(first.length).trimStart();
      if (!/^\p{Lu}/u.test(rest)) continue;
      if (opener.test(first)) {
        index += name.length - rest.length;
        name = rest;
      }
    }
    name = name.replace(/['’]s$/u, '');
    if (name.length > 2 && !notNames.test(name)) found.push({ text: name, start: index, kind: kindOf(name, text.slice(0, index)) });
  }
  return found;
};
