import { objectiveRef, refOf } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import { distance, phraseWords } from '@hedgerow/curriculum/request-words';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { generatorById } from '../generators/all-generators.ts';
import { isAsked } from './cut-topic.ts';
import type { FoundTopics } from './find-topics.ts';
import type { Offer } from './offer.ts';
import { isNarrowerThan, isSaidIn, isTaughtAs, speaksOf, tellingBeside, weightOf, wishWords } from './wish-words.ts';
import type { WishWord, Words } from './wish-words.ts';

type Groups = readonly (readonly string[])[];

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

/** Nearer than this the name that was typed is another word for what the objective is called, though no question says it. */
const sameThing = 0.75;
/** A person or place that nothing says may still be another word for it, unless it lies as far as this. */
const farther = 0.5;
/** A word that more of an objective's questions say chooses none of them. */
const saidByMost = 0.6;
/** So few of what is drawn and written say a word that it may be another word for what is drawn. */
const fewestOfDrawn = 2;

/** How near what was typed comes to what an objective is called first. */
type LabelNear = (ref: ObjectiveRef) => number | undefined;

type Speaks = (offer: Offer) => 'it' | 'another' | undefined;

/** "Siegfried Sassoon" is in the lesson on war poetry or nowhere, and in none of its questions. */
const isNowhere = (topic: Topic, ref: ObjectiveRef, wish: readonly WishWord[], ofLabel: Words): boolean => {
  const texts = [topic.sections, topic.facts, topic.vocabulary].flatMap((all) =>
    all.filter(({ objective }) => objectiveRef(topic.id, objective) === ref).map((one) => JSON.stringify(one)),
  );
  const [proper, spoken] = [properNames(texts), new Set(texts.flatMap((one) => phraseWords(one)))];
  const isMissing = (word: string): boolean => word.length >= longName && !isSaidIn(spoken, [word]);
  return wish.some(({ words }) => words.every((word) => isMissing(word) || (proper.has(word) && !ofLabel.has(word))));
};

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d+$/.test(word);
/** "Two-point perspective" where lesson and questions speak of one-point perspective alone. */
const isOfAnotherNumber = (groups: Groups, texts: readonly string[]): boolean =>
  groups.some((group, at) => {
    const counted = groups[at + 1];
    if (counted === undefined || !group.every(isNumber)) return false;
    const numbers = texts.flatMap((text) => {
      const words = phraseWords(text);
      return words.flatMap((word, place) => (counted.includes(word) && isNumber(words[place - 1]) ? [words[place - 1] ?? ''] : []));
    });
    return numbers.length > 0 && !numbers.some((number) => group.includes(number));
  });

/**
 * "Sonata form" and "rondo" are both names of the objective on musical forms, and a question on rondos does not practise sonata form.
 * The words of the wish, the rarer ones most, tell which questions speak of it; where it is what the objective is called first and says
 * that it teaches, all do.
 */
const speakingOf = (found: FoundTopics, told: ReadonlyMap<Offer, Words>, labelNear: LabelNear): Speaks | undefined => {
  const { topics, asked, isNamed, nearness } = found;
  const wish = wishWords(found);
  if (wish.length === 0 || (nearness !== undefined && nearness.parts.length > 1 && asked.size > 1)) return undefined;
  const offersOf = Map.groupBy(told.keys(), ({ draft }) => refOf(draft));
  const objectives = topics.flatMap((topic) =>
    topic.objectives.flatMap((one) => {
      const ref = objectiveRef(topic.id, one.id);
      return asked.has(ref) ? [{ topic, one, ref, isDrawn: one.generators.length > 0 }] : [];
    }),
  );
  const wordsOf = (offer: Offer): Words => told.get(offer) ?? new Set();
  const all = objectives.flatMap(({ ref }) => (offersOf.get(ref) ?? []).filter(({ draft }) => draft.provenance !== 'derived'));
  const shareSaying = ({ words }: WishWord): number => all.filter((offer) => isSaidIn(wordsOf(offer), words)).length / all.length;
  const shares = wish.map((word) => ({ word, share: all.length === 0 ? 0 : shareSaying(word) }));
  const choosing = shares.filter(({ share }) => share > 0 && share <= saidByMost).map(({ word }) => word);
  const unsaid = weightOf(shares.filter(({ share }) => share === 0).map(({ word }) => word));
  // What most of them say chooses none, and is the wish itself where it weighs most of it.
  const isMostUnsaid = unsaid > weightOf(wish) / 2;
  const speaking = new Map(
    objectives.map(({ topic, one, ref, isDrawn }): [ObjectiveRef, Speaks | undefined] => {
      const own = (offersOf.get(ref) ?? []).filter(({ draft }) => draft.provenance !== 'derived');
      if (isTaughtAs(one, wish)) return [ref, undefined];
      const lesson = topic.sections.filter(({ objective }) => objective === one.id).map(({ body }) => body);
      if (isOfAnotherNumber(found.wordGroups, [...lesson, ...own.map(({ draft }) => draft.stem)])) return [ref, () => 'another'];
      // "The equation of a tangent" where "the equation of a circle" is taught: what it is called first chooses none of its own.
      const telling = tellingBeside(one, choosing);
      const says = (offer: Offer): boolean => telling.length > 0 && speaksOf(telling, wordsOf(offer));
      const ofIt = own.filter(says);
      const saying = new Set(ofIt.map(({ fingerprint }) => fingerprint)).size;
      if (isDrawn && saying < fewestOfDrawn) return [ref, undefined];
      if (saying > 0 || (choosing.length > 0 && objectives.length > 1)) {
        return [ref, (offer) => (says(offer) ? 'it' : 'another')];
      }
      const called = labelNear(ref);
      if (isNamed && isNarrowerThan({ label: one.names[0] ?? '', title: topic.title }, wish, (word) => shareSaying(word) > 0))
        return [ref, () => 'another'];
      if (!isMostUnsaid || !isNamed || called === undefined || called >= sameThing) return [ref, undefined];
      const ofLabel = new Set(phraseWords(one.names[0] ?? ''));
      const isOther = !namedSubjects.has(topic.subject) || called >= farther || isNowhere(topic, ref, wish, ofLabel);
      return [ref, isOther ? () => 'another' : undefined];
    }),
  );
  if ([...speaking.values()].every((speaks) => speaks === undefined)) return undefined;
  return (offer) => {
    const ref = refOf(offer.draft);
    return ref === undefined ? undefined : speaking.get(ref)?.(offer);
  };
};

/** How what was found is called by the words of the wish. */
export const namingOf = (
  found: FoundTopics,
  said: ReadonlyMap<Offer, Words>,
  told: ReadonlyMap<Offer, Words>,
  labelNear: LabelNear,
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
    speaksOf: choosingWords.length === 0 ? speakingOf(found, told, labelNear) : undefined,
  };
};
