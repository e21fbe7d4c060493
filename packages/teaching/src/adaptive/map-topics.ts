import { generatorIdsOf } from '@hedgerow/curriculum/bank-index';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { isOfStage, subjectFamily } from '@hedgerow/curriculum/subject-families';
import { type KeyStage, keyStages } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Generator } from '../generators/generator.ts';
import { isOnABook } from '../practice/on-a-book.ts';

/** One place on a learning map: a topic of the bank, or a method that only a generator knows. */
export type MapTopic = {
  readonly id: string;
  readonly title: string;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly description: string;
  /** 1 to 3: early, middle or late in the stage. */
  readonly level: 1 | 2 | 3;
  readonly firstYear: number;
  /** Generators that ask about it. */
  readonly generators: readonly string[];
  /** Ids of topics of the same map that come first. */
  readonly prerequisites: readonly string[];
  /** Only who reads this very book, play or anthology can do it: no day begins it by itself. */
  readonly onABook?: boolean;
};

type Source = {
  readonly index: readonly IndexEntry[];
  readonly generators: readonly Pick<Generator, 'id' | 'title' | 'subject' | 'keyStage' | 'years'>[];
};

/** First and last school year of a stage. */
const yearsOf: Readonly<Record<KeyStage, readonly [first: number, last: number]>> = {
  EYFS: [0, 0],
  KS1: [1, 2],
  KS2: [3, 6],
  KS3: [7, 9],
  KS4: [10, 11],
  KS5: [12, 13],
};

const levelOf = (year: number, keyStage: KeyStage): MapTopic['level'] => {
  const [first, last] = yearsOf[keyStage];
  const share = last === first ? 0 : (year - first) / (last - first);
  if (share < 1 / 3) return 1;
  return share < 2 / 3 ? 2 : 3;
};

/** By year; within it nothing stands before what it builds on. */
const inTeachingOrder = (topics: readonly MapTopic[]): MapTopic[] => {
  const left = topics.toSorted((a, b) => a.firstYear - b.firstYear || a.title.localeCompare(b.title, 'en-GB'));
  const ordered: MapTopic[] = [];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ id }) => id));
    const free = left.findIndex(({ prerequisites }) => !prerequisites.some((id) => waiting.has(id)));
    // Two that build on each other come as they stood.
    ordered.push(...left.splice(Math.max(0, free), 1));
  }
  return ordered;
};

const ofStage = ({ index, generators }: Source, subject: SubjectId, keyStage: KeyStage): MapTopic[] => {
  const family = subjectFamily(subject);
  const topics = index.filter((entry) => family.includes(entry.subject) && isOfStage(entry, keyStage));
  // A topic of another stage that asks with the same method does not take it off this map.
  const covered = new Set(topics.filter((entry) => entry.keyStage === keyStage).flatMap(generatorIdsOf));
  const methods = generators.filter((one) => family.includes(one.subject) && one.keyStage === keyStage && !covered.has(one.id));
  const ids = new Set(topics.map(({ id }) => id));
  const methodIds = new Set(methods.map(({ id }) => id));
  const fromBank = topics.map((entry): MapTopic => {
    const firstYear = Math.min(...entry.years);
    return {
      id: entry.id,
      title: entry.title,
      subject: entry.subject,
      keyStage,
      description: entry.objectives[0]?.text ?? '',
      level: levelOf(firstYear, keyStage),
      firstYear,
      generators: generatorIdsOf(entry).filter((id) => !methodIds.has(id)),
      prerequisites: entry.prerequisites.filter((id) => ids.has(id)),
      ...(isOnABook(entry) ? { onABook: true } : {}),
    };
  });
  const made = methods.map(({ id, title, subject: of, years }): MapTopic => {
    const firstYear = Math.min(...years);
    const description = 'Practise the method: new questions every time, with every step.';
    return {
      id,
      title,
      subject: of,
      keyStage,
      description,
      level: levelOf(firstYear, keyStage),
      firstYear,
      generators: [id],
      prerequisites: [],
    };
  });
  return inTeachingOrder([...fromBank, ...made]);
};

/**
 * The topics of a subject at a stage in teaching order. Reception and the sixth form, where a subject has none of its own, get
 * the stage beside them: `keyStage` of each topic says so.
 */
export const mapTopics = (source: Source, subject: SubjectId, keyStage: KeyStage): readonly MapTopic[] => {
  const own = ofStage(source, subject, keyStage);
  if (own.length > 0) return own;
  const at = keyStages.indexOf(keyStage);
  const beside = keyStage === 'EYFS' ? keyStages[at + 1] : keyStages[at - 1];
  return beside === undefined ? [] : ofStage(source, subject, beside);
};

/** Which topics of a map each topic builds on, as places in it. */
export const prerequisitePlaces = (topics: readonly MapTopic[]): readonly (readonly number[])[] => {
  const placeOf = new Map(topics.map(({ id }, place) => [id, place]));
  return topics.map(({ prerequisites }) => prerequisites.flatMap((id) => placeOf.get(id) ?? []));
};

/** The topic of a map that a question is on: by the bank's topic it came from, by its generator (of several topics that name it, the one asked for), or by what was asked for. */
export const topicOfQuestion = (topics: readonly MapTopic[], sourceId: string, askedFor: string | null): MapTopic | undefined => {
  const fromBank = sourceId.split('/')[0] ?? '';
  return (
    topics.find(({ id }) => id === fromBank) ??
    topics.find(({ id, generators }) => id === askedFor && generators.includes(sourceId)) ??
    topics.find(({ generators }) => generators.includes(sourceId)) ??
    topics.find(({ id }) => id === askedFor)
  );
};
