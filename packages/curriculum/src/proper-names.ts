import type { SubjectId } from '@hedgerow/domain/subjects';
import type { IndexEntry } from './bank-index.ts';
import { subjectFamily } from './subject-families.ts';

type Index = readonly Pick<IndexEntry, 'subject' | 'about'>[];
type Text = { readonly written: string; readonly small: string };

/** Written with its capital so often, and seldom without it, a word is a name: requests as pupils type them stand among our texts. */
const fewest = 2;
const mostly = 0.72;
/** Words of a request that are looked at; "a" and "i" say nothing. */
const mostWords = 12;
const shortest = 2;
/** "Of Mice and Men". */
const longest = 4;

const textsOf = (index: Index, subject: SubjectId): readonly Text[] =>
  index
    .filter((entry) => entry.subject === subject)
    .flatMap(({ about }) => Object.values(about ?? {}).map(({ body }) => ({ written: body, small: body.toLowerCase() })))
    // A letter that is two in small would move all that follows.
    .filter(({ written, small }) => written.length === small.length);

/** Small copies of a subject's texts are kept: a search in them takes a millisecond. */
const kept = new WeakMap<Index, Map<SubjectId, readonly Text[]>>();
const textsWithin = (index: Index, subject: SubjectId): readonly Text[] => {
  const ofIndex = kept.get(index) ?? new Map<SubjectId, readonly Text[]>();
  kept.set(index, ofIndex);
  const texts = ofIndex.get(subject) ?? textsOf(index, subject);
  ofIndex.set(subject, texts);
  return texts;
};

/** A sentence goes on here: the capital of what follows is a name's. */
const goesOn = /[\p{Ll}\d,;)] [*“‘"]*$/u;
const isLetter = (text: string): boolean => /^[\p{L}\p{M}]/u.test(text);

const formsIn = ({ written, small }: Text, words: string): readonly string[] => {
  const forms: string[] = [];
  for (let at = small.indexOf(words); at >= 0; at = small.indexOf(words, at + words.length)) {
    const end = at + words.length;
    if (goesOn.test(written.slice(Math.max(0, at - 4), at)) && !isLetter(written.slice(end, end + 1))) forms.push(written.slice(at, end));
  }
  return forms;
};

/** "Of", "and" and "the" stand small inside a name as well. */
const mayBeSmall: ReadonlySet<string> = new Set(['a', 'an', 'and', 'in', 'of', 'on', 'or', 'the', 'to']);
const isName = (form: string): boolean => {
  const words = form.split(' ');
  return (
    words.every((one) => mayBeSmall.has(one) || /^\p{Lu}/u.test(one)) &&
    !mayBeSmall.has(words[0] ?? '') &&
    !mayBeSmall.has(words.at(-1) ?? '')
  );
};

/** How our texts write some words inside a sentence, where only a name has capitals; undefined where they are no name. */
const asWritten = (texts: readonly Text[], words: string): string | undefined => {
  const forms = texts.flatMap((text) => formsIn(text, words));
  const names = forms.filter(isName);
  if (names.length < fewest || names.length < mostly * forms.length) return undefined;
  return [...Map.groupBy(names, (name) => name)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
};

/**
 * Pupils type in small letters: what they asked for is said back with the capitals that our own texts of the subject give its names,
 * "Henry VIII" and "the Black Death". Whoever typed a capital is left alone.
 */
export const withCapitals = (index: Index, subject: SubjectId, typed: string): string => {
  if (typed !== typed.toLowerCase()) return typed;
  const words = [...typed.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)].slice(0, mostWords);
  if (words.length === 0) return typed;
  const texts = (subject === 'other' ? [] : subjectFamily(subject)).flatMap((one) => textsWithin(index, one));
  /** The longest name that begins with a word, and how many words it has. */
  const nameAt = (place: number): readonly [name: string, length: number] => {
    for (let length = Math.min(longest, words.length - place); length > 0; length -= 1) {
      const run = words.slice(place, place + length).map(([word]) => word);
      const name = run.join(' ').length < shortest ? undefined : asWritten(texts, run.join(' '));
      if (name !== undefined && typed.startsWith(run.join(' '), words[place]?.index)) return [name, length];
    }
    return ['', 1];
  };
  let named = typed;
  for (let place = 0; place < words.length;) {
    const [name, length] = nameAt(place);
    const at = words[place]?.index ?? 0;
    named = `${named.slice(0, at)}${name}${named.slice(at + name.length)}`;
    place += length;
  }
  return named;
};
