import type { Bank } from '@hedgerow/curriculum/bank';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { ExtraNames } from '@hedgerow/curriculum/objective-search';
import { meantWords, plainRequest } from '@hedgerow/curriculum/plain-request';
import { phraseWords, stemOf } from '@hedgerow/curriculum/request-words';
import { isOfStage, subjectFamily } from '@hedgerow/curriculum/subject-families';
import { fold } from '@hedgerow/curriculum/words';
import { resolveTopic } from '@hedgerow/curriculum/resolver';
import { spellerOf } from '@hedgerow/curriculum/spelling';
import type { NearObjective, NearObjectives } from '@hedgerow/curriculum/ranking-features';
import type { Resolved } from '@hedgerow/curriculum/resolver';
import type { Topic } from '@hedgerow/curriculum/topic';
import { keyStages } from '@hedgerow/domain/key-stages';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { generatorById, generators } from '../generators/all-generators.ts';
import { methodsOf } from './methods.ts';
import type { Method } from './methods.ts';
import { narrowingOf } from './narrowing.ts';
import type { Nearness } from '../similarity/nearness.ts';

/** What a pupil asked for. */
export type TopicQuery = {
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly topicText: string;
  /** Where a step or a map knows the topic by its id, the words are not read. */
  readonly focus?: Focus | undefined;
  /** How near the words come in meaning to what may answer them; without it words alone decide. */
  readonly nearness?: Nearness | undefined;
};

/** A topic of the bank, or one objective of it. */
export type Focus = { readonly topicId: string; readonly objective: string | null };

type WordGroups = readonly (readonly string[])[];

/** Where a thing is covered that another subject was asked for. */
export type Elsewhere = { readonly subject: SubjectId; readonly title: string };

export type FoundTopics = {
  readonly coverage: Resolved['coverage'];
  readonly topics: readonly Topic[];
  /** What of those topics is asked for. */
  readonly asked: ReadonlySet<ObjectiveRef>;
  /** Whether that is all of them. */
  readonly isWhole: boolean;
  /** Whether they are called what was typed. */
  readonly isNamed: boolean;
  readonly nearness: Nearness | undefined;
  /** How likely each objective is what is meant; undefined where only words are known. */
  readonly chances?: Resolved['chances'];
  readonly keyStage: KeyStage;
  /** What was typed, as it is spelt and without the shorthand of a hurry. */
  readonly meant?: string | undefined;
  readonly methods: readonly Method[];
  /** The ids of those topics that are of an earlier stage than the one asked for. */
  readonly earlier: ReadonlySet<string>;
  /** The words of the wish that say what it is about. */
  readonly words: readonly string[];
  /** The same words, each with those that it may have been meant to be. */
  readonly wordGroups: WordGroups;
  /** How much each of them says: a rare word weighs more. */
  readonly wordWeights: readonly number[];
  /** What it is called and which stage it is of: the best topic. */
  readonly named: { readonly title: string; readonly keyStage: KeyStage; readonly subject: SubjectId } | undefined;
  /** What a worksheet practises: each has its turn. */
  readonly inTurn?: readonly ObjectiveRef[] | undefined;
  /** What comes near in meaning. */
  readonly nearest: readonly string[];
  /** Found for a pupil's page; `isKnown` where a topic of the pupil's stage is called what was typed, whatever the page is on. */
  readonly ofPage?: { readonly isKnown: boolean } | undefined;
  /** The topic of another subject that is called what was typed, where this subject has nothing on it. */
  readonly elsewhere?: Elsewhere | undefined;
  /** The topic of a later stage that is called what was typed, where the stage that asks has nothing of this name. */
  readonly later?: Pick<IndexEntry, 'years' | 'prerequisites'> | undefined;
};

/** Generators are suggested beside the topics. */
export const generatorIndex: readonly IndexEntry[] = generators.map(({ id, title, subject, keyStage, years, synonyms }) => ({
  id,
  title,
  subject,
  keyStage,
  years: [...years],
  synonyms: [...synonyms],
  prerequisites: [],
  related: [],
  objectives: [],
  vocabulary: [],
}));

const namesOf = new WeakMap<Bank['index'], ExtraNames>();

/** Who types the title of a generator asks for the objective that it practises. */
export const generatorNames = ({ index }: Bank): ExtraNames => {
  const known = namesOf.get(index);
  if (known !== undefined) return known;
  const names: ExtraNames = new Map(
    index.flatMap((entry) =>
      (entry.isMixed === true ? [] : entry.objectives).map((objective) => [
        objectiveRef(entry.id, objective.id),
        objective.generators.flatMap(({ id }) => {
          const { title, synonyms } = generatorById(id) ?? { title: id, synonyms: [] };
          return [{ text: title, isLoose: false }, ...synonyms.map((text) => ({ text, isLoose: true }))];
        }),
      ]),
    ),
  );
  namesOf.set(index, names);
  return names;
};

const labelOf = (topic: Topic, objectiveId: string): string => {
  const objective = topic.objectives.find(({ id }) => id === objectiveId);
  return objective?.names[0] ?? objective?.text.replace(/^./, (first) => first.toLowerCase()) ?? objectiveId;
};

/** What an objective is called in a sentence: the first of its names. */
export const objectiveLabel = (topics: readonly Topic[], ref: ObjectiveRef): string => {
  const topic = topics.find(({ id }) => ref.startsWith(`${id}/`));
  return topic === undefined ? ref : labelOf(topic, ref.slice(topic.id.length + 1));
};

/** The sixth form revises GCSE: all of it is meant for them. */
export const earlierOf = (topics: readonly Topic[], keyStage: KeyStage): ReadonlySet<string> =>
  new Set(
    keyStage === 'KS5'
      ? []
      : topics
          .filter((topic) => !isOfStage(topic, keyStage) && keyStages.indexOf(topic.keyStage) < keyStages.indexOf(keyStage))
          .map(({ id }) => id),
  );

/** The topic that is known by its id, or one objective of it. */
const focused = (topic: Topic, objective: string | null, keyStage: KeyStage): FoundTopics => {
  const ids = objective === null ? topic.objectives.map(({ id }) => id) : [objective];
  return {
    coverage: isOfStage(topic, keyStage) ? 'exact' : 'near',
    topics: [topic],
    asked: new Set(ids.map((id) => objectiveRef(topic.id, id))),
    isWhole: ids.length === topic.objectives.length,
    isNamed: true,
    nearness: undefined,
    keyStage,
    methods: methodsOf(topic),
    earlier: earlierOf([topic], keyStage),
    words: [],
    wordGroups: [],
    wordWeights: [],
    named: topic,
    nearest: [],
  };
};

/** A question says more than a name, so it must lie so much nearer to speak as loudly for its objective. */
const lessForAsking = 0.05;

/** What is near of each objective, of the whole wish or of one of its parts. */
export const nearObjectives = ({ whole, parts }: Nearness): NearObjectives => {
  const near = new Map<ObjectiveRef, NearObjective>();
  for (const { objectives, asks = {}, asking = {} } of [whole, ...parts])
    for (const [ref, names] of Object.entries(objectives) as [ObjectiveRef, number][]) {
      const [before, own] = [near.get(ref), asks[ref]];
      const found = {
        names: Math.max(names, before?.names ?? 0),
        ask: Math.max(own?.nearest ?? 0, before?.ask ?? 0),
        asks: Math.max(own?.mean ?? 0, before?.asks ?? 0),
        questions: Math.max(asking[ref] ?? 0, before?.questions ?? 0),
      };
      near.set(ref, { ...found, nearest: Math.max(found.names, found.ask, found.questions - lessForAsking) });
    }
  return near;
};

/** The words of one half of a double wish, each with those that it may have been meant to be. */
const wordsOfPart = (text: string, wordGroups: WordGroups): WordGroups => {
  const words = new Set(phraseWords(text));
  return wordGroups.filter((group) => group.some((word) => words.has(word)));
};

/** "Perimeter of shapes", "half of a number": words that choose no question where another word does. */
const choosesNothing = new Set(['shape', 'number', 'method', 'problem', 'word', 'sentence', 'picture', 'rule'].map(stemOf));
const choosing = (groups: WordGroups): WordGroups => {
  const rest = groups.filter((group) => !group.every((word) => choosesNothing.has(word)));
  return rest.length > 0 ? rest : groups;
};

/** The words of a wish; of a double wish those of each half, for it is enough to say one half, and that one wholly. */
export const wishesOf = (wordGroups: WordGroups, nearness: Nearness | undefined): readonly WordGroups[] =>
  (nearness === undefined || nearness.parts.length < 2
    ? [wordGroups]
    : nearness.parts.map(({ text }) => wordsOfPart(text, wordGroups))
  ).map(choosing);

/** What nothing is called, and what comes no nearer in meaning than this, is another thing: "falklands war" is not the Cold War. */
const nearEnough = 0.62;
/** The more of the wish is spoken of by what was found, the further it may lie: "why do shadows get longer in the evening". */
const nearEnoughFor = (known: number): number => (known >= 0.8 ? 0.45 : known >= 0.6 ? 0.55 : nearEnough);

/** What the ranking is sure of may lie as far as this. */
const nearEnoughRanked = 0.5;

const isAnotherThing = ({ coverage, isNamed, objectives, known }: Resolved, near: NearObjectives | undefined): boolean => {
  const limit = coverage === 'exact' ? nearEnoughRanked : nearEnoughFor(known);
  return near !== undefined && coverage !== 'subject' && !isNamed && objectives.every((ref) => (near.get(ref)?.nearest ?? 0) < limit);
};

/** "Blood Brothers" in Drama: what another subject has under this very name. */
const elsewhereIn = (bank: Bank, { subject, keyStage, topicText }: TopicQuery): FoundTopics['elsewhere'] => {
  const own = new Set<SubjectId>(subjectFamily(subject));
  const others = [...new Set(bank.index.map((entry) => entry.subject))].filter((other) => subject === 'other' || !own.has(other));
  const named = others
    .map((other) => resolveTopic(bank, { subject: other, keyStage, text: topicText }, generatorNames(bank)))
    .flatMap(({ coverage, isNamed, topics: [first] }) => (coverage === 'exact' && isNamed && first !== undefined ? [first] : []))
    // "Other" looks among all subjects.
    .filter((entry) => !own.has(entry.subject));
  // Drama has a lesson on the play, and English the play itself.
  return named.find(({ title }) => fold(title) === fold(topicText)) ?? named[0];
};

/** "Quadratic equations" in Year 4: what a later stage has under this very name. */
const laterIn = (bank: Bank, { subject, keyStage, topicText }: TopicQuery): FoundTopics['later'] =>
  keyStages
    .slice(keyStages.indexOf(keyStage) + 1)
    .map((stage) => resolveTopic(bank, { subject, keyStage: stage, text: topicText }, generatorNames(bank)))
    .find(({ coverage, isNamed, topics: [first] }) => coverage === 'exact' && isNamed && first !== undefined && !isOfStage(first, keyStage))
    ?.topics[0];

/** "Photosynthesis" in Geography: what was found is only near, and another subject has the thing itself. */
const belongsElsewhere = (bank: Bank, { coverage, isNamed, topics }: Resolved, query: TopicQuery): FoundTopics['elsewhere'] =>
  topics.length > 0 && (isNamed || coverage === 'exact') ? undefined : elsewhereIn(bank, query);

const mostLeading = 3;

/** The topics of a stage that a later one rests on, the nearest first: what can be learnt now of what comes then. */
const leadingTo = ({ index }: Bank, later: NonNullable<FoundTopics['later']>, keyStage: KeyStage): string[] => {
  const [seen, found] = [new Set<string>(), new Set<string>()];
  let steps: readonly string[] = later.prerequisites;
  while (steps.length > 0) {
    const entries = steps.flatMap((id) => index.find((entry) => entry.id === id && !seen.has(id)) ?? []);
    for (const { id } of entries) seen.add(id);
    for (const entry of entries) if (isOfStage(entry, keyStage)) found.add(entry.title);
    steps = entries.filter((entry) => !isOfStage(entry, keyStage)).flatMap(({ prerequisites }) => prerequisites);
  }
  return [...found].slice(0, mostLeading);
};

/** The topics, objectives and methods that answer a wish; all empty where nothing does. */
export const findTopics = (bank: Bank, query: TopicQuery): FoundTopics => {
  const { subject, keyStage, topicText, focus, nearness } = query;
  const known = focus === undefined ? undefined : bank.topic(focus.topicId);
  if (focus !== undefined && known !== undefined) return focused(known, focus.objective, keyStage);
  const near = nearness === undefined ? undefined : nearObjectives(nearness);
  const resolved = resolveTopic(bank, { subject, keyStage, text: topicText, near }, generatorNames(bank));
  const nothing = { ...resolved, coverage: 'subject', topics: [], objectives: [] } as const satisfies Resolved;
  const own: Resolved = isAnotherThing(resolved, near) ? nothing : resolved;
  const elsewhere = belongsElsewhere(bank, own, query);
  const found: Resolved = elsewhere === undefined ? own : nothing;
  const topics = found.topics.flatMap(({ id }) => bank.topic(id) ?? []);
  const later = found.coverage === 'exact' || found.isNamed ? undefined : laterIn(bank, { subject, keyStage, topicText });
  const spelt = meantWords(spellerOf(bank.index).spelt(topicText), subject);
  const narrowing = narrowingOf(plainRequest({ subject, text: spelt }), wishesOf(found.wordGroups, nearness), spelt);
  return {
    coverage: topics.length === 0 ? 'subject' : found.coverage,
    topics,
    asked: new Set(found.objectives),
    isWhole: topics.every(({ id, objectives }) =>
      objectives.every((objective) => found.objectives.includes(objectiveRef(id, objective.id))),
    ),
    isNamed: found.isNamed,
    nearness,
    chances: found.chances,
    keyStage,
    methods: topics.flatMap((topic) => methodsOf(topic, narrowing)),
    meant: spelt,
    earlier: earlierOf(topics, keyStage),
    words: found.words,
    wordGroups: found.wordGroups,
    wordWeights: found.wordWeights,
    named: topics[0],
    nearest: found.nearest.length > 0 || later === undefined ? found.nearest : leadingTo(bank, later, keyStage),
    later,
    elsewhere,
  };
};
