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
import type { AskingKind } from './asking-kind.ts';
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

/** A half that nothing is called so is a thing of its own only where it is as short as this: "cavaliers". */
const mostWordsUnnamed = 2;

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
        // What is said of the first thing alone has as many words as the other, or more.
        .slice(0, first.length - part.length)
        .map((_, at) => [...first.slice(0, at + 1), ...part].join(' '))
        .toReversed();

/** "Colon colon" of "colon or semi colon" says a word twice, and is nothing. */
const saysTwice = (text: string): boolean => /\b(\p{L}+) \1\b/iu.test(text);

/**
 * "Telling the time" of "telling the time half past" and "quarter to": all that may stand before both things, the longest first. What is said
 * of the first thing alone has as many words as the other, where it can have.
 */
const leadsOf = (first: readonly string[], other: readonly string[]): readonly string[] => {
  const most = first.length > other.length ? first.length - other.length : first.length - 1;
  return Array.from({ length: most }, (_, at) => first.slice(0, most - at).join(' '));
};

/** The things that a request joins by "and", "or" or a comma, with the words that are said of all of them at its start or its end. */
export const partsAsked = (bank: Bank, { subject, keyStage, text }: TypedWish): readonly string[] => {
  const parts = partsOf(text);
  if (parts.length < 2) return parts;
  const isCalled = (one: string): boolean => {
    const { coverage, isNamed } = resolveTopic(bank, { subject, keyStage, text: one }, generatorNames(bank));
    return coverage === 'exact' && isNamed;
  };
  const worded = parts.map((part) => part.split(/\s+/));
  const topicsOf = (one: string): readonly string[] =>
    resolveTopic(bank, { subject, keyStage, text: one }, generatorNames(bank)).topics.map(({ id }) => id);
  // "Quarter to" of "telling the time half past and quarter to" is of another topic by itself, and with those words of the same.
  const ledInto = (own: string): string | undefined => {
    const before = topicsOf(parts[0] ?? '');
    const isBeside = (one: string): boolean => topicsOf(one).some((id) => before.includes(id));
    if (before.length === 0 || isBeside(own)) return undefined;
    return leadsOf(worded[0] ?? [], own.split(' '))
      .map((lead) => `${lead} ${own}`)
      .find((one) => !saysTwice(one) && isBeside(one));
  };
  const [first = [], last = []] = [worded[0], worded.at(-1)];
  return worded.map((words, at) => {
    const fuller = [...(at < parts.length - 1 ? withEndOf(words, last) : []), ...(at > 0 ? withStartOf(words, first) : [])];
    const own = words.join(' ');
    return fuller.find((one) => !saysTwice(one) && isCalled(one)) ?? (at === 0 ? own : (ledInto(own) ?? own));
  });
};

/** The same of what was typed, with its slips put right. */
export const partsTyped = (bank: Bank, { subject, keyStage, topicText }: TopicQuery): readonly string[] =>
  partsAsked(bank, { subject, keyStage, text: spellerOf(bank.index).spelt(plainRequest({ subject, text: topicText.trim() })) });

/** One of the things that a request joins, asked for by itself. */
export type Half = { readonly query: TopicQuery; readonly found: FoundTopics };

/** What the one lesson that was asked for is called, the name that is shown first; empty where several were. */
const namesOf = ({ topics, asked }: FoundTopics): readonly string[] => {
  const lessons = topics.flatMap(({ id, objectives }) => objectives.filter((one) => asked.has(objectiveRef(id, one.id))));
  return lessons.length === 1 ? lessons.flatMap(({ names }) => names.map(fold)) : [];
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
export const halvesOf = (
  bank: Bank,
  query: TopicQuery,
  found: FoundTopics,
  { parts, kind }: { readonly parts: readonly string[]; readonly kind?: AskingKind | undefined },
): readonly Half[] => {
  const { subject, keyStage, nearness, topicText: typed } = query;
  if (query.focus !== undefined || parts.length < 2 || parts.length > mostParts) return [];
  const halves = parts.map((topicText): Half => {
    const whole = nearness?.parts.find(({ text }) => text === topicText);
    const half = { subject, keyStage, topicText, ...(whole === undefined ? {} : { nearness: { whole, parts: [] } }) };
    return { query: half, found: findTopics(bank, half) };
  });
  // "When do I multiply or divide in converting units" is about converting units alone.
  const isOneQuestion = kind?.isOutright === true && found.asked.size > 0;
  const isFound = ({ query: { topicText }, found: half }: Half): boolean => {
    const isShared = [...half.asked].some((ref) => found.asked.has(ref));
    // "Effects of an earthquake in a rich" is no half of a wish.
    const isThing = half.isNamed || topicText.split(' ').length <= mostWordsUnnamed;
    return half.topics.length > 0 && ((half.isNamed && !isOneQuestion) || (isShared && isThing));
  };
  if (!halves.every(isFound)) return [];
  // “Addition” and “subtraction” by themselves are found in an earlier stage alone: no reason to leave the topic that is called by both.
  const isElsewhere = ({ found: half }: Half): boolean =>
    half.topics.every(({ id }) => !half.earlier.has(id) && !found.topics.some((topic) => topic.id === id));
  if (found.isNamed && found.isWhole && found.topics.length === 1 && !halves.some(isElsewhere)) return [];
  const isOneLesson = found.isNamed && found.asked.size === 1;
  if (isOneLesson && halves.some((half) => half.found.isWhole)) return [];
  const isOfKinds = isOneLesson && namesKind(found, typed);
  if (isOfKinds && !halves.every(({ query: { topicText } }) => namesKind(found, topicText))) return [];
  const haveLessons = halves.every((half) => namesOf(half.found)[0] === fold(half.query.topicText));
  // “Speed and velocity” is what a lesson on vectors is also called, though “speed” alone is another one.
  const isLesson = isOneLesson && namesOf(found).includes(fold(typed)) && !haveLessons;
  if (isOfKinds || isLesson) return halves.map((half) => within(half, found));
  // "Preterite and imperfect" has a lesson on each and one on both, which is asked for as well.
  const isThird = isOneLesson && haveLessons && !halves.some(({ found: half }) => [...half.asked].some((ref) => found.asked.has(ref)));
  return isThird && parts.length < mostParts ? [...halves, { query, found }] : halves;
};

type Beside = {
  readonly before: readonly MultipleChoice[];
  /** The kind of question that was asked for, where nothing else is wanted. */
  readonly kind?: AskingKind;
  readonly isOnlyKind?: boolean;
};
/** Composes `count` questions on one wish, none of which is among those before. */
type Compose = (half: Half, count: number, beside: Beside) => FromBank;

export type ComposedHalves = {
  readonly found: FoundTopics;
  readonly questions: readonly MultipleChoice[];
  readonly delivered: Delivered;
  readonly tasks: readonly string[] | undefined;
  readonly about: FactsAbout | undefined;
};

/** Of a half that gives fewer than so many of its questions it cannot be said that it was answered. */
const fewestOfHalf = 0.5;
/** So many must be of the kind that was asked for outright. */
const kindFrom = 0.5;

const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) => at).flatMap((at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  );

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** All that was found for the halves, and for both of them together. */
const together = (halves: readonly Half[], whole: FoundTopics): FoundTopics => {
  const all = [...halves.map(({ found }) => found), whole];
  const topics = [...new Map(all.flatMap((one) => one.topics.map((topic) => [topic.id, topic] as const))).values()];
  return {
    ...whole,
    coverage: halves.every(({ found }) => found.coverage === 'exact') ? 'exact' : 'near',
    topics,
    asked: new Set(all.flatMap(({ asked }) => [...asked])),
    isWhole: halves.every(({ found }) => found.isWhole),
    isNamed: true,
    methods: all.flatMap(({ methods }) => methods),
    earlier: new Set(all.flatMap(({ earlier }) => [...earlier])),
    named: topics[0],
    later: undefined,
    elsewhere: undefined,
  };
};

/** Without what nothing was taken from. */
const givenFrom = (found: FoundTopics, questions: readonly MultipleChoice[]): FoundTopics => {
  const topics = found.topics.filter(({ id }) => questions.some(({ topicId }) => topicId === id));
  return { ...found, topics, named: topics[0] };
};

/** The written tasks on a half; of a whole topic all of them. */
const tasksOf = (found: FoundTopics): readonly string[] | undefined =>
  found.isWhole && found.nearness !== undefined
    ? found.topics.flatMap(({ id, tasks }) => tasks.map((task) => `${id}/${task.id}`))
    : nearTasks(found);

const aboutBoth = (found: FoundTopics, halves: readonly Half[]): FactsAbout | undefined => {
  const all = halves.map((half) => factsAbout(half.found));
  if (all.includes(undefined)) return undefined;
  const words = all.map((one) => one?.words ?? []);
  return { objectives: [...found.asked], words: words.some((some) => some.length === 0) ? [] : words.flat() };
};

type Wanted = { readonly query: TopicQuery; readonly count: number; readonly kind: AskingKind | undefined };

/**
 * Questions on each half in turn, behind those of the kind that was asked for, and what may be said of them; undefined where a half has too
 * few.
 */
export const composeHalves = (
  halves: readonly Half[],
  whole: FoundTopics,
  { query, count, kind }: Wanted,
  compose: Compose,
): ComposedHalves | undefined => {
  const all = together(halves, whole);
  const first = kind && compose({ query, found: all }, count, { before: [], kind, isOnlyKind: true });
  const before = first?.questions ?? [];
  const left = count - before.length;
  const given: FromBank[] = [];
  for (const [at, half] of halves.entries()) {
    const share = Math.floor(left / halves.length) + Number(at < left % halves.length);
    const one = compose(half, share, { before: [...before, ...given.flatMap(({ questions }) => questions)] });
    if (one.on.size < Math.min(share, Math.max(1, share * fewestOfHalf))) return undefined;
    given.push(one);
  }
  const questions = [...before, ...inTurn(given.map((one) => one.questions))];
  const found = givenFrom(all, questions);
  const { keyStage } = query;
  const areExact = halves.every((half, at) => {
    const one = given[at];
    return one === undefined || one.questions.length === 0 || deliveredOn(half.found, one, keyStage).isExact;
  });
  const isFirstExact =
    first === undefined ||
    ((kind?.isOutright !== true || before.length >= questions.length * kindFrom) &&
      (before.length === 0 || deliveredOn(givenFrom(all, before), first, keyStage).isExact));
  const beside = given.reduce((sum, one) => sum + one.questions.length - one.on.size, 0);
  const counts = [
    ...(before.length === 0 ? [] : [`${before.length} ${kind?.said ?? ''}`]),
    ...halves.flatMap((half, at) => {
      const on = given[at]?.on.size ?? 0;
      return on === 0 ? [] : [`${on} on ${half.query.topicText}`];
    }),
    ...(beside === 0 ? [] : [`${beside} on more of this`]),
  ];
  const tasks = halves.map((half) => tasksOf(half.found));
  return {
    found,
    questions,
    delivered: { isExact: areExact && isFirstExact, sentence: `${listed(counts)}.` },
    tasks: tasks.includes(undefined) ? undefined : [...new Set(inTurn(tasks.map((some) => some ?? [])))],
    about: aboutBoth(found, halves),
  };
};
