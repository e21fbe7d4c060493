import { createRequire } from 'node:module';
import type winkNLP from 'wink-nlp';
import type { ItemToken, ItsFunction, Model } from 'wink-nlp';

/** A word or a mark, with the exact place in its sentence. */
export type Word = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly pos: string;
  /** Base form, American at times ("meter"): for matching, never shown. */
  readonly lemma: string;
  readonly kind: string;
  readonly stop: boolean;
};

const require = createRequire(import.meta.url);

/** The library with its model, read and unpacked: half a second and 40 MB, which a process that reads no text goes without. */
const openLibrary = () => {
  const open = require('wink-nlp') as typeof winkNLP;
  const nlp = open(require('wink-eng-lite-web-model') as Model, ['sbd', 'pos']);
  /** The library's own reading functions, as plain values. */
  const its = nlp.its as unknown as Readonly<Record<'pos' | 'lemma' | 'type' | 'stopWordFlag' | 'uniqueId', ItsFunction<string>>>;
  // A word that the library does not know gets the next number behind those that it knows.
  const idOf = (word: string): number => Number(nlp.readDoc(word).tokens().out(its.uniqueId)[0] ?? Number.POSITIVE_INFINITY);
  const firstUnknown = idOf('qzxwvqz');
  const areKnown = (words: readonly string[]): ReadonlySet<string> => {
    const known = new Set<string>();
    nlp
      .readDoc(words.join(' '))
      .tokens()
      .each((token: ItemToken) => {
        if (Number(token.out(its.uniqueId)) < firstUnknown) known.add(token.out());
      });
    return known;
  };
  return { nlp, its, areKnown, isKnown: (word: string): boolean => idOf(word) < firstUnknown };
};
let opened: ReturnType<typeof openLibrary> | undefined;
const library = () => (opened ??= openLibrary());

/** A word of the library's own list of some 87,000, in small letters; hardly any names. */
export const isEnglish = (word: string): boolean => {
  const before = looked.get(word);
  if (before !== undefined) return before;
  const isKnown = library().isKnown(word);
  if (looked.size >= mostLooked) looked.clear();
  looked.set(word, isKnown);
  return isKnown;
};
/** A page asks for the same words over and over. */
const looked = new Map<string, boolean>();
const mostLooked = 5000;

/** "la gare", "möchten", "¿dónde?": a word of another language. */
export const isForeignWord = (term: string): boolean =>
  /[äöüßéèêëàâçñîïôûœáíóú¿¡]/i.test(term) ||
  /^(?:der|die|das|ein|eine|ich|es|wir|le|la|les|un|une|des|je|tu|il|elle|nous|vous|el|los|las|una|yo)\s+\p{L}|^[lcdjm]'\p{L}/iu.test(
    term,
  ) ||
  (/^\p{Ll}/u.test(term) && (term.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => !isEnglish(word)));

/** Those of the words that stand in that list. */
export const areKnown = (words: readonly string[]): ReadonlySet<string> => (words.length === 0 ? new Set() : library().areKnown(words));

export const sentencesOf = (paragraph: string): readonly string[] =>
  library()
    .nlp.readDoc(paragraph)
    .sentences()
    .out()
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

export const wordsOf = (sentence: string): readonly Word[] => {
  const words: Word[] = [];
  const { nlp, its } = library();
  let place = 0;
  nlp
    .readDoc(sentence)
    .tokens()
    .each((token: ItemToken) => {
      const text = token.out();
      const start = sentence.indexOf(text, place);
      place = start < 0 ? place : start + text.length;
      words.push({
        text,
        start: Math.max(0, start),
        end: place,
        pos: token.out(its.pos) ?? 'X',
        lemma: (token.out(its.lemma) ?? text).toLowerCase(),
        kind: token.out(its.type) ?? 'word',
        stop: (token.out(its.stopWordFlag) as unknown) === true,
      });
    });
  return words;
};

const finite = new Set(['VERB', 'AUX']);
/** Has a verb that could carry a sentence: an -ing form alone does not. */
export const hasVerb = (words: readonly Word[]): boolean => words.some(({ pos, text }) => finite.has(pos) && !text.endsWith('ing'));
