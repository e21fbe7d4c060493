import { definitionIn, isKeyWordLine, type Match } from './definition-forms.ts';
import { hasVerb, isForeignWord, wordsOf } from './language.ts';
import { limits } from './limits.ts';
import { areForeign, inOneVoice, isNameOnly, isNote, isOfWords } from './meanings.ts';
import { describes, withoutMore } from './no-terms.ts';
import type { Notes, Statement } from './read-notes.ts';

/** A word that the notes explain, in their own words. */
export type Definition = {
  readonly term: string;
  readonly meaning: string;
  readonly from: Statement;
  /** What it means; only something that the notes say about it ("waxy cuticle = stops water loss"); or a name ("holy book: Bible"). */
  readonly says: 'meaning' | 'note' | 'name';
};

/** "Missing one or more": of what, stands elsewhere. */
const unsaid = /\b(?:one or more|some|others?|it|them|this|that)(?:\s*\([^)]*\))?[.;]?$|[↑↓]|→.*→|(?:\p{L} ){3}\p{L}\b/iu;
/** So many words that are told in some words each are a list of them. */
const fewestListed = 6;
const fewestOfMeaning = 3;
const fewestOfWhole = 5;
/** "The courtyard of a castle, with a fence around it": in a list of words "it" is what its meaning is about. */
const isWhole = ({ pair }: Statement, meaning: string): boolean =>
  pair !== undefined && meaning.split(' ').length >= fewestOfWhole && !/[↑↓→]|(?:\p{L} ){3}\p{L}\b/u.test(meaning);

/** A term that the page writes with a small letter keeps it, though its sentence begins with it. */
const asWritten = ({ term }: Match, { small, text }: Statement): string =>
  small && text.startsWith(term) ? `${term[0]?.toLowerCase() ?? ''}${term.slice(1)}` : term;

/** More than this is no meaning to be remembered. */
const longestMeaning = 34;

/** Its word is the heading above it. */
const isNamedIn = (term: string, text: string): boolean => text.toLowerCase().includes(term.toLowerCase());
export const isBelow = (term: string, { heading, small, pair, text }: Statement): boolean =>
  (small || !/^(?:when|where)\b/i.test(text)) &&
  pair === undefined &&
  heading?.toLowerCase() === term.toLowerCase() &&
  !isNamedIn(term, text);

/** "fui   *irreg", "la mer   f": what sort of word it is. */
const isSortOfWord = /^\*?(?:irreg(?:ular)?|spelling change|regular|[mf]|masc|fem|pl)\b[.!]?$/i;
/** "Les directions   Directions" heads the words in small letters below it. */
const isCapital = ({ pair }: Statement): boolean => pair !== undefined && /^\p{Lu}/u.test(pair.term) && /^\p{Lu}/u.test(pair.meaning);
const headsWords = (statement: Statement, others: readonly Statement[]): boolean => {
  const pairs = others.filter(({ pair }) => pair !== undefined);
  const small = pairs.filter(({ pair }) => /^\p{Ll}/u.test(pair?.term ?? '') && /^\p{Ll}/u.test(pair?.meaning ?? ''));
  const isSentence = hasVerb(wordsOf(statement.pair?.meaning ?? ''));
  return isCapital(statement) && !isSentence && small.length >= fewestSmall && small.length * 2 > pairs.length;
};
const fewestSmall = 4;

/** The words that the notes explain, in order, each once. "This is called X" takes its meaning from the sentence before. */
export const definitionsIn = (notes: Notes): readonly Definition[] => {
  const known = new Set<string>();
  const found: Definition[] = [];
  const foreign = areForeign(notes);
  for (const { heading, statements } of notes.sections) {
    const told = statements.filter(({ pair }) => pair !== undefined && pair.meaning.split(' ').length >= fewestOfMeaning).length;
    const isListed = isOfWords(heading) || told >= fewestListed;
    for (const [at, statement] of statements.entries()) {
      if (found.length === limits.definitions) return inOneVoice(found, foreign);
      const read = definitionIn(
        statement,
        [statements[at - 1], statements[at - 2]].filter((one) => one !== undefined),
        isListed,
      );
      const definition = read && { ...read, term: asWritten(read, statement), meaning: withoutMore(read.meaning) };
      const key = definition?.term.toLowerCase();
      if (
        !definition ||
        key === undefined ||
        known.has(key) ||
        (foreign && (isSortOfWord.test(definition.meaning) || headsWords(statement, statements))) ||
        // "Small place: one shop", a point below "Village", describes the village.
        (statement.bullet && statement.pair === undefined && describes(definition.term)) ||
        definition.meaning.split(' ').length > longestMeaning ||
        (foreign
          ? statement.pair === undefined
          : unsaid.test(definition.meaning) && !(isListed && isWhole(statement, definition.meaning))) ||
        definition.meaning.toLowerCase().startsWith(key)
      )
        continue;
      const isNamed = statement.pair === undefined && !definition.term.startsWith('"') && !/[=:]|\s[–—-]\s/.test(statement.text);
      const isSuperlative = isNamed && /^the (?:\p{L}+est|most|last|only)\b/iu.test(definition.meaning);
      // "The internet is the biggest WAN" says which one it is, and not what.
      if (isSuperlative && statement.bullet) continue;
      known.add(key);
      const isPlain =
        (isNamed && !isSuperlative && !(foreign && isForeignWord(definition.term))) || (foreign && statement.pair !== undefined);
      const { term, meaning } = definition;
      const says =
        (statement.pair?.isMeaning === true && !/^["“]/.test(term)) || isKeyWordLine(statement)
          ? 'meaning'
          : isBelow(term, statement) || /^["“]/.test(term)
            ? 'note'
            : isPlain
              ? 'meaning'
              : isOfWords(statement.heading) && statement.pair !== undefined
                ? 'meaning'
                : isNameOnly(meaning, statement)
                  ? 'name'
                  : isNote(term, meaning, statement)
                    ? 'note'
                    : 'meaning';
      found.push({ ...definition, from: statement, says });
    }
  }
  return inOneVoice(found, foreign);
};
