import type { Bank } from '@hedgerow/curriculum/bank';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import { plainRequest } from '@hedgerow/curriculum/plain-request';
import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { partsOf } from '@hedgerow/curriculum/request-parts';
import { resolveTopic } from '@hedgerow/curriculum/resolver';
import { spellerOf } from '@hedgerow/curriculum/spelling';
import { fold } from '@hedgerow/curriculum/words';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { isAsked } from './cut-topic.ts';
import { deliveredOn } from './delivered-on.ts';
import type { Delivered, FromBank } from './delivered-on.ts';
import { factsAbout } from './facts-about.ts';
import type { FactsAbout } from './facts-about.ts';
import { findTopics, generatorNames } from './find-topics.ts';
import type { FoundTopics, TopicQuery } from './find-topics.ts';
import { kindsOfAll } from './kinds-of-draws.ts';
import { methodsOf } from './methods.ts';
import { nearTasks } from './near-tasks.ts';

type TypedWish = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly text: string };

/** What has more parts is a list of everything. */
const mostParts = 3;

/** "Sine" of "sine and cosine rule", with more and more of what may be said of both: "sine cosine rule", "sine rule". */
const withEndOf = (part: readonly string[], last: readonly string[]): readonly string[] =>
  part.length >= last.length ? [] : last.slice(1).map((_, at) => [...part, ...last.slice(at + 1)].join(' '));

/** "Decimals" of "adding fractions and decimals", likewise: "adding decimals". */
const withStartOf = (part: readonly string[], first: readonly string[]): readonly string[] =>
  part.length >= first.length
    ? []
    : first
        .slice(1)
        .map((_, at) => [...first.slice(0, at + 1), ...part].join(' '))
        .toReversed();

/** The things that a request joins by "and", "or" or a comma, with the words that are said of all of them at its start or its end. */
export const partsAsked = (bank: Bank, { subject, keyStage, text }: TypedWish): readonly string[] => {
  const parts = partsOf(text);
  if (parts.length < 2) return parts;
  const isCalled = (one: string): boolean => {
    const { coverage, isNamed } = resolveTopic(bank, { subject, keyStage, text: one }, generatorNames(bank));
    return coverage === 'exact' && isNamed;
  };
  const worded = parts.map((part) => part.split(/\s+/));
  const [first = [], last = []] = [worded[0], worded.at(-1)];
  return worded.map((words, at) => {
    const fuller = [...(at < parts.length - 1 ? withEndOf(words, last) : []), ...(at > 0 ? withStartOf(words, first) : [])];
    return fuller.find(isCalled) ?? words.join(' ');
  });
};

/** One of the things that a request joins, asked for by itself. */
export type Half = { readonly query: TopicQuery; readonly found: FoundTopics };

const labelOf = ({ topics, asked }: FoundTopics): string | undefined => {
  const labels = topics.flatMap(({ id, objectives }) =>
    objectives.flatMap((one) => (asked.has(objectiveRef(id, one.id)) ? one.names.slice(0, 1) : [])),
  );
  return labels.length === 1 ? fold(labels[0] ?? '') : undefined;
};

/** What a half asks for among what was found for both: a lesson called "capital letters and full stops" holds its two halves. */
const within = ({ query, found: half }: Half, found: FoundTopics): Half => {
  const [narrowing] = half.methods.flatMap((method) => method.narrowing ?? []);
  const { words, wordGroups, wordWeights, nearness, chances, meant } = half;
  const methods = found.topics.flatMap((topic) => methodsOf(topic, narrowing));
  return { query, found: { ...found, words, wordGroups, wordWeights, nearness, chances, meant, methods } };
};

/** "Distance from speed and time" names one kind of what a lesson's methods draw, and "factors and multiples" two. */
const namesKind = (found: FoundTopics, text: string): boolean =>
  kindsOfAll(
    found.methods.filter((method) => isAsked(found, method)).map(({ generator }) => generator),
    text,
  ).length > 0;

/**
 * The two or three wishes that a request joins, where each of them is found by itself; none where it names one thing. "Acids and alkalis"
 * is a topic, and "fractions and decimals" one lesson between two topics.
 */
export const halvesOf = (bank: Bank, query: TopicQuery, found: FoundTopics): readonly Half[] => {
  const { subject, keyStage, nearness } = query;
  const typed = spellerOf(bank.index).spelt(plainRequest({ subject, text: query.topicText.trim() }));
  const parts = partsAsked(bank, { subject, keyStage, text: typed });
  if (query.focus !== undefined || parts.length < 2 || parts.length > mostParts) return [];
  const halves = parts.map((topicText): Half => {
    const whole = nearness?.parts.find(({ text }) => text === topicText);
    const half = { subject, keyStage, topicText, ...(whole === undefined ? {} : { nearness: { whole, parts: [] } }) };
    return { query: half, found: findTopics(bank, half) };
  });
  const isFound = ({ found: half }: Half): boolean =>
    half.topics.length > 0 && (half.isNamed || [...half.asked].some((ref) => found.asked.has(ref)));
  if (!halves.every(isFound)) return [];
  const isElsewhere = ({ found: half }: Half): boolean => half.topics.every(({ id }) => !found.topics.some((topic) => topic.id === id));
  if (found.isNamed && found.isWhole && found.topics.length === 1 && !halves.some(isElsewhere)) return [];
  const isOneLesson = found.isNamed && found.asked.size === 1;
  if (isOneLesson && halves.some((half) => half.found.isWhole)) return [];
  const isOfKinds = isOneLesson && namesKind(found, typed);
  if (isOfKinds && !halves.every(({ query: { topicText } }) => namesKind(found, topicText))) return [];
  const haveLessons = halves.every((half) => labelOf(half.found) === fold(half.query.topicText));
  const isLesson = isOneLesson && labelOf(found) === fold(typed) && !haveLessons;
  return isOfKinds || isLesson ? halves.map((half) => within(half, found)) : halves;
};

/** Composes `count` questions on one wish, none of which is among those `before`. */
type Compose = (half: Half, count: number, before: readonly MultipleChoice[]) => FromBank;

export type ComposedHalves = {
  readonly found: FoundTopics;
  readonly questions: readonly MultipleChoice[];
  readonly delivered: Delivered;
  readonly tasks: readonly string[] | undefined;
  readonly about: FactsAbout | undefined;
};

/** Of a half that gives fewer than so many of its questions it cannot be said that it was answered. */
const fewestOfHalf = 0.5;

const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) => at).flatMap((at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  );

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const together = (halves: readonly Half[], found: FoundTopics): FoundTopics => {
  const all = halves.map((half) => half.found);
  const topics = [...new Map(all.flatMap((half) => half.topics.map((topic) => [topic.id, topic] as const))).values()];
  return {
    ...found,
    coverage: all.every(({ coverage }) => coverage === 'exact') ? 'exact' : 'near',
    topics,
    asked: new Set(all.flatMap(({ asked }) => [...asked])),
    isWhole: all.every(({ isWhole }) => isWhole),
    isNamed: true,
    methods: all.flatMap(({ methods }) => methods),
    earlier: new Set(all.flatMap(({ earlier }) => [...earlier])),
    named: topics[0],
    later: undefined,
    elsewhere: undefined,
  };
};

/** The written tasks on a half; of a whole topic all of them. */
const tasksOf = (found: FoundTopics): readonly string[] | undefined =>
  found.isWhole && found.nearness !== undefined
    ? found.topics.flatMap(({ id, tasks }) => tasks.map((task) => `${id}/${task.id}`))
    : nearTasks(found);

/** Questions on each half in turn, and what may be said of them; undefined where a half has too few. */
export const composeHalves = (
  halves: readonly Half[],
  whole: FoundTopics,
  { count, keyStage }: { readonly count: number; readonly keyStage: KeyStage },
  compose: Compose,
): ComposedHalves | undefined => {
  const given: FromBank[] = [];
  for (const [at, half] of halves.entries()) {
    const share = Math.floor(count / halves.length) + Number(at < count % halves.length);
    const one = compose(
      half,
      share,
      given.flatMap(({ questions }) => questions),
    );
    if (one.on.size < Math.max(1, share * fewestOfHalf)) return undefined;
    given.push(one);
  }
  const found = together(halves, whole);
  const delivered = halves.flatMap((half, at) => {
    const one = given[at];
    return one === undefined ? [] : [deliveredOn(half.found, one, keyStage)];
  });
  const counts = halves.map(({ query }, at) => `${given[at]?.on.size ?? 0} on ${query.topicText}`);
  const beside = given.reduce((sum, { questions, on }) => sum + questions.length - on.size, 0);
  const tasks = halves.map((half) => tasksOf(half.found));
  const abouts = halves.map((half) => factsAbout(half.found));
  return {
    found,
    questions: inTurn(given.map(({ questions }) => questions)),
    delivered: {
      isExact: delivered.every(({ isExact }) => isExact),
      sentence: `${listed([...counts, ...(beside === 0 ? [] : [`${beside} on more of this`])])}.`,
    },
    tasks: tasks.some((some) => some === undefined) ? undefined : [...new Set(inTurn(tasks.map((some) => some ?? [])))],
    about: abouts.some((some) => some === undefined)
      ? undefined
      : {
          objectives: [...found.asked],
          words: abouts.some((some) => some?.words.length === 0) ? [] : abouts.flatMap((some) => some?.words ?? []),
        },
  };
};
