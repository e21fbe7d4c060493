import { objectiveRef, refOf } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import { distance, phraseWords } from '@hedgerow/curriculum/request-words';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { generatorById } from '../generators/all-generators.ts';
import { isAsked } from './cut-topic.ts';
import type { FoundTopics } from './find-topics.ts';
import type { Offer } from './offer.ts';

type Words = ReadonlySet<string>;
type Groups = readonly (readonly string[])[];

/** From so many letters on "direct" stands in "directly", and "proportion" in "proportional". */
const rootFrom = 5;

/** Whether a word of the request, or what it may have been meant to be, is said; longer forms of it count. */
export const isSaidIn = (said: Words, group: readonly string[]): boolean =>
  group.some((word) => said.has(word) || (word.length >= rootFrom && [...said].some((one) => one.startsWith(word))));

/** Where a person or place is what a lesson is about; in science and maths a name is that of a law. */
const namedSubjects: ReadonlySet<SubjectId> = new Set(['english', 'history', 'geography', 'religious-studies', 'art', 'music', 'drama']);

/** So many questions must say a name, and so many must not, for it to choose among them. */
const fewestSaying = 2;
const mostSaying = 0.8;

/** A long name may be spelt in two ways. */
const longName = 6;
const isSpeltLike = (word: string, name: string): boolean =>
  word !== name && Math.min(word.length, name.length) >= longName && distance(word, name) === 1;

/** So many written questions must say any other word of a name, and no more than so many, for it to choose among them. */
const fewestTelltale = 3;
const mostTelltale = 0.5;

/** Words that stand with a capital inside a sentence. */
const properNames = (stems: readonly string[]): Words =>
  new Set(
    stems
      .flatMap((stem) => [...stem.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}’']+/gu)].map(([name]) => name))
      .flatMap((name) => phraseWords(name)),
  );

const wordsOfTopics = (topics: readonly Topic[], of: (topic: Topic) => readonly string[]): Words =>
  new Set(topics.flatMap((topic) => of(topic).flatMap((text) => phraseWords(text))));

export type Naming = {
  /** What an objective is called, with the titles of the generators that practise it. */
  readonly names: ReadonlyMap<ObjectiveRef, Words>;
  /** The words of a wish that tell the questions of its topic apart: "evacuation" of "ww2 evacuation". */
  readonly narrower: (groups: Groups) => Groups;
  /** Whether those are all in what the objective is called. */
  readonly isCalled: (ref: ObjectiveRef | undefined) => boolean;
  /** Where the wish has a word, most often of a person or place, of which only some questions speak: whether this one does. */
  readonly saysChosenWord: ((offer: Offer) => boolean) | undefined;
  /** Where the wish is one of several things that an objective is called: whether a question speaks of it, or of another of them instead. */
  readonly speaksOf: ((offer: Offer) => 'it' | 'another' | undefined) | undefined;
};

/** So few questions on one of an objective's several things are no quiz, and its words alone do not choose them. */
const fewestOfThing = 3;
/** Nearer than this the name that was typed is another word for what the objective is called. */
const sameThing = 0.66;
/** What nothing says may still be another word for it, unless it lies as far as this. */
const farther = 0.5;
/** A question so little behind the nearest of those that speak of it practises it too. */
const asNear = 0.04;

type NearQuestions = {
  readonly label: (ref: ObjectiveRef) => number | undefined;
  readonly question: (offer: Offer) => number | undefined;
};

/** "Stanislavski and Brecht" is two things; "Thomas Becket" is one. */
const isList = /\b(?:and|or|vs)\b|,/;

/**
 * "Sonata form" and "rondo" are both names of the objective on musical forms, and a question on rondos does not practise sonata form.
 * Words tell only where some questions speak of what was typed: "bus stop method" is in none of those that practise it.
 */
const speakingOf = (
  { topics, asked, isNamed, wordGroups }: FoundTopics,
  telling: Groups,
  told: ReadonlyMap<Offer, Words>,
  near: NearQuestions,
): Naming['speaksOf'] => {
  const objectives = topics.flatMap((topic) =>
    topic.objectives.flatMap((one) => {
      const ref = objectiveRef(topic.id, one.id);
      return asked.has(ref) ? [{ ref, names: one.names, isDrawn: one.generators.length > 0 }] : [];
    }),
  );
  const [only] = objectives;
  if (only === undefined || objectives.length > 1 || telling.length === 0) return undefined;
  const [label = '', ...others] = only.names;
  const ofLabel = phraseWords(label);
  const isTyped = (word: string): boolean => isSaidIn(new Set([word]), wordGroups.flat());
  const isPartOfLabel = ofLabel.some(isTyped);
  if (ofLabel.every(isTyped) || (isPartOfLabel && !isList.test(label))) return undefined;
  // Another name may be another word for all of it; its first name is.
  const besides = new Set(
    (isPartOfLabel ? only.names : others)
      .flatMap((name) => phraseWords(name))
      .filter((word) => !isTyped(word) && (isPartOfLabel || !ofLabel.includes(word))),
  );
  const says = (offer: Offer): boolean => telling.every((group) => isSaidIn(told.get(offer) ?? new Set(), group));
  const own = [...told.keys()].filter(({ draft }) => draft.provenance !== 'derived' && refOf(draft) === only.ref);
  const ofIt = own.filter(says);
  const saying = new Set(ofIt.map(({ fingerprint }) => fingerprint)).size;
  const speaksOfAnother = (offer: Offer): boolean => [...besides].some((word) => told.get(offer)?.has(word) === true);
  if (saying >= fewestOfThing)
    return own.some((offer) => !says(offer) && speaksOfAnother(offer))
      ? (offer) => (says(offer) ? 'it' : speaksOfAnother(offer) ? 'another' : undefined)
      : undefined;
  const labelNear = near.label(only.ref);
  if (!isNamed || only.isDrawn || labelNear === undefined || labelNear >= sameThing) return undefined;
  const [topic] = topics;
  if (saying === 0) {
    // "Siegfried Sassoon" is in the lesson on war poetry or nowhere, and in none of its questions.
    if (topic === undefined || !namedSubjects.has(topic.subject) || labelNear >= farther) return undefined;
    const texts = [topic.sections, topic.facts, topic.vocabulary].flatMap((all) =>
      all.filter(({ objective }) => objectiveRef(topic.id, objective) === only.ref).map((one) => JSON.stringify(one)),
    );
    const [proper, spoken] = [properNames(texts), new Set(texts.flatMap((text) => phraseWords(text)))];
    const isMissing = (word: string): boolean => word.length >= rootFrom && !isSaidIn(spoken, [word]);
    return telling.some((group) => group.every((word) => isMissing(word) || (proper.has(word) && !ofLabel.includes(word))))
      ? () => 'another'
      : undefined;
  }
  const nearest = Math.max(...ofIt.map((offer) => near.question(offer) ?? 0));
  return (offer) => (says(offer) || (near.question(offer) ?? -1) >= nearest - asNear ? 'it' : 'another');
};

/** How what was found is called by the words of the wish. */
export const namingOf = (
  found: FoundTopics,
  said: ReadonlyMap<Offer, Words>,
  told: ReadonlyMap<Offer, Words>,
  near: NearQuestions,
): Naming => {
  const { topics, asked, wordGroups } = found;
  const titles = wordsOfTopics(topics, ({ title }) => [title]);
  const others = wordsOfTopics(topics, ({ synonyms }) => synonyms);
  const isOfTopic = (group: readonly string[]): boolean =>
    group.some((word) => titles.has(word)) ||
    (group.some((word) => others.has(word)) && ![...said.values()].some((words) => isSaidIn(words, group)));
  const narrower = (groups: Groups): Groups => {
    const rest = groups.filter((group) => !isOfTopic(group));
    return rest.length === 0 ? groups : rest;
  };
  const names = new Map(
    topics.flatMap((topic) =>
      topic.objectives.map((objective) => {
        const made = objective.generators.flatMap(({ id }) => generatorById(id) ?? []);
        const texts = [...objective.names, objective.text, ...made.flatMap(({ title, synonyms }) => [title, ...synonyms])];
        return [objectiveRef(topic.id, objective.id), new Set(texts.flatMap((text) => phraseWords(text)))] as const;
      }),
    ),
  );
  const telling = narrower(wordGroups);
  const isCalled = (ref: ObjectiveRef | undefined): boolean => {
    const own = ref === undefined ? undefined : names.get(ref);
    return own !== undefined && telling.length > 0 && telling.every((group) => isSaidIn(own, group));
  };
  const [topic] = topics;
  const ofAsked = [...said].filter(([{ draft }]) => {
    const ref = refOf(draft);
    return draft.provenance === 'bank' && ref !== undefined && asked.has(ref);
  });
  const proper =
    topic !== undefined && namedSubjects.has(topic.subject) ? properNames(ofAsked.map(([{ draft }]) => draft.stem)) : new Set<string>();
  const labels = new Set(topics.flatMap((one) => one.objectives.flatMap(({ names: [label = ''] }) => phraseWords(label))));
  // "Boudicca" is Boudica.
  const spelt = telling.map((group) => [...group, ...[...proper].filter((name) => group.some((word) => isSpeltLike(word, name)))]);
  const choosing = spelt.filter((group) => {
    const saying = ofAsked.filter(([, words]) => isSaidIn(words, group)).length;
    return group.some((word) => proper.has(word) && !labels.has(word)) && saying >= fewestSaying && saying <= ofAsked.length * mostSaying;
  });
  // "Photosynthesis word equation" names an objective that teaches more than its equation.
  const sentences = wordsOfTopics(topics, (one) => one.objectives.flatMap(({ names: [label = ''], text }) => [label, text]));
  const isWritten = ![...said.keys()].some(({ draft }) => draft.provenance === 'generator' && isAsked(found, draft));
  const telltale = telling.filter((group) => {
    const saying = ofAsked.filter(([, words]) => isSaidIn(words, group)).length;
    return !group.some((word) => sentences.has(word)) && saying >= fewestTelltale && saying <= ofAsked.length * mostTelltale;
  });
  const choosingWords = choosing.length > 0 ? choosing : isWritten && found.isNamed ? telltale : [];
  return {
    names,
    narrower,
    isCalled,
    saysChosenWord:
      choosingWords.length === 0 ? undefined : (offer) => choosingWords.every((group) => isSaidIn(said.get(offer) ?? new Set(), group)),
    speaksOf: choosingWords.length === 0 ? speakingOf(found, telling, told, near) : undefined,
  };
};
