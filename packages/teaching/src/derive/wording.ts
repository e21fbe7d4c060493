import { optionText } from '@hedgerow/curriculum/option-values';
import type { Topic } from '@hedgerow/curriculum/topic';
import { contentWordsOf, fold, likeness } from '@hedgerow/curriculum/words';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Ends a text as a sentence. */
export const sentence = (text: string): string => (/[.!?]["”’*]*$/.test(text.trim()) ? capital(text.trim()) : `${capital(text.trim())}.`);

/** In quotation marks, so that an option can be spoken of. */
export const quoted = (text: string): string => `“${text.replace(/[.]$/, '')}”`;

const hasSigns = /[$+\-−=<>^×÷√]/;
const squeezed = (text: string): string => optionText(text).toLowerCase().replaceAll(/\s+/g, '');

const folded = (text: string): string => fold(optionText(text));

type Reading = { readonly hasSigns: boolean; readonly squeezed: string; readonly folded: string };
const readingOf = (text: string): Reading => ({ hasSigns: hasSigns.test(text), squeezed: squeezed(text), folded: folded(text) });

/** Of words alone, punctuation does not matter; in a formula every sign does: $x = 5$ is not $x = -5$. */
const sameReading = (one: Reading, other: Reading): boolean =>
  one.hasSigns || other.hasSigns ? one.squeezed === other.squeezed : one.folded === other.folded;

export const sameText = (first: string, second: string): boolean => sameReading(readingOf(first), readingOf(second));

/** Those whose text is not the key's, nor one before it. Each is read once: every belief of a topic stands against every other. */
export const distinct = <T extends { readonly text: string }>(options: readonly T[], key: string): readonly T[] => {
  const kept: Reading[] = [readingOf(key)];
  return options.filter(({ text }) => {
    const own = readingOf(text);
    if (kept.some((known) => sameReading(known, own))) return false;
    kept.push(own);
    return true;
  });
};

const sentencesOf = (body: string): string[] =>
  body
    .split(/\n+/)
    .filter((line) => !/^\s*(?:[-*]|\d+[.)])\s/.test(line))
    .flatMap((line) => line.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+["”’*]*/g) ?? [])
    .map((one) => one.trim())
    // A quotation of several sentences is cut in the middle.
    .filter((one) => one.length > 25 && one.length < 220 && one.split('"').length % 2 === 1);

/** Begins with a word that needs the sentence before it. */
export const leansOnWhatWentBefore =
  /^(?:it|its|this|that|these|those|they|their|he|she|his|her|here|there|so|but|and|then|also|such|both|one|no|yes|only|ask|use|some)\b/i;

/** “However long it is, …”, “If they meet, …”: what? */
export const leansInClause =
  /^(?:after|although|as|because|before|however|if|once|since|unless|until|when|where|while)(?: \p{L}+)? (?:he|it|its|she|their|they)\b/iu;

type Explained = { readonly text: string; readonly words: ReadonlySet<string> };

/** The sentences of a topic's sections that stand by themselves, read once a topic. */
const explained = new WeakMap<Topic, readonly Explained[]>();
const explanationsOf = (topic: Topic): readonly Explained[] => {
  const known = explained.get(topic);
  if (known !== undefined) return known;
  const found = topic.sections
    .flatMap(({ body }) => sentencesOf(body))
    .filter((text) => !leansOnWhatWentBefore.test(text))
    .map((text) => ({ text, words: new Set(contentWordsOf(optionText(text))) }));
  explained.set(topic, found);
  return found;
};

/** Words that a sentence must have beyond the fact: with fewer it only says the fact again. */
const fewestNewWords = 2;

/** The sentence of the topic's own explanation that says most about the key, and more than the fact; '' when none does. */
export const supportFor = (topic: Topic, key: string, fact: string): string => {
  const about = contentWordsOf(optionText(key));
  const around = new Set(contentWordsOf(optionText(fact)));
  if (about.length === 0) return '';
  return (
    explanationsOf(topic)
      .filter(({ words }) => about.every((word) => words.has(word)))
      .filter(({ words }) => [...words].filter((word) => !around.has(word)).length >= fewestNewWords)
      .map(({ text, words }) => ({ text, score: about.length * 2 + [...around].filter((word) => words.has(word)).length }))
      .filter(({ text, score }) => score >= 4 && likeness(text, fact) < 0.5)
      .toSorted((a, b) => b.score - a.score)[0]?.text ?? ''
  );
};

/** A definition within a sentence: its first letter is small, unless the topic writes that word with a capital anywhere. */
export const withinSentence = (topic: Topic, definition: string): string => {
  const [first = ''] = definition.split(/[^\p{L}]/u);
  const inText = new RegExp(String.raw`[\p{L},;:] ${first}\b`, 'u');
  const isName =
    first.length > 1 &&
    [...topic.sections.map(({ body }) => body), ...topic.vocabulary.map((word) => word.definition)].some((text) => inText.test(text));
  return isName || /^\p{Lu}{2}/u.test(first) || first === 'I' ? definition : definition.replace(/^./, (letter) => letter.toLowerCase());
};

type Word = Pick<Topic['vocabulary'][number], 'term' | 'definition'>;

/** “Ratio” means “a way to compare two parts”. */
export const meaningIn = (topic: Topic, { term, definition }: Word): string =>
  `${quoted(capital(term))} means ${quoted(withinSentence(topic, definition))}.`;

/** What an option means when the topic teaches the word. */
export const meaningOf = (topic: Topic, option: string): string | undefined => {
  const found = topic.vocabulary.find(({ term }) => sameText(term, option));
  return found === undefined ? undefined : meaningIn(topic, found);
};
