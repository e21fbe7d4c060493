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
};

/** How what was found is called by the words of the wish. */
export const namingOf = (found: FoundTopics, said: ReadonlyMap<Offer, Words>): Naming => {
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
  };
};
