import type { Bank } from '@hedgerow/curriculum/bank';
import { generatorIdsOf } from '@hedgerow/curriculum/bank-index';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { resolveTopic } from '@hedgerow/curriculum/resolver';
import type { Resolved } from '@hedgerow/curriculum/resolver';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { generatorById, generators } from '../generators/all-generators.ts';
import { bareMethod, methodsOf } from './methods.ts';
import type { Method } from './methods.ts';

/** What a pupil asked for. */
export type TopicWish = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly topicText: string };

export type FoundTopics = {
  readonly coverage: Resolved['coverage'];
  readonly topics: readonly Topic[];
  readonly methods: readonly Method[];
  /** What it is called and which stage it is of: the best topic, or the generator where the bank has no topic. */
  readonly named: { readonly title: string; readonly keyStage: KeyStage; readonly subject: SubjectId } | undefined;
  /** Titles of the closest other topics. */
  readonly nearest: readonly string[];
};

/** Generators are found, and suggested, by the same rules as topics. */
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

/** The methods behind generators that were found by name: for the topics that name them, where there are any. */
const methodsFor = (bank: Bank, found: readonly IndexEntry[]): Method[] =>
  found.flatMap(({ id, keyStage }) => {
    const generator = generatorById(id);
    if (generator === undefined) return [];
    const linked = bank.index.flatMap((entry) => methodsOf(entry).filter((method) => method.generator === generator));
    const ofStage = linked.find(({ topicId }) => bank.index.find((entry) => entry.id === topicId)?.keyStage === keyStage);
    return [ofStage ?? linked[0] ?? bareMethod(generator)];
  });

/** Each generator once for an objective; the same generator for no objective at all is left out. */
const different = (methods: readonly Method[]): Method[] =>
  methods.filter(
    (method, index) =>
      methods.findIndex(
        (other) => other.generator === method.generator && other.topicId === method.topicId && other.objective === method.objective,
      ) === index,
  );

/** The topics and generators that answer a wish; both empty where nothing does. */
export const findTopics = (bank: Bank, { subject, keyStage, topicText }: TopicWish): FoundTopics => {
  const request = { subject, keyStage, text: topicText };
  const inBank = resolveTopic(bank, request);
  const inGenerators = resolveTopic({ index: generatorIndex }, request);
  const nearest = inBank.nearest.map(({ title }) => title);
  const isBetterMade = inBank.coverage !== 'exact' && inGenerators.coverage === 'exact';
  const onlyMade = inBank.coverage === 'subject' && inGenerators.coverage === 'near';
  if (isBetterMade || onlyMade) {
    const [best] = inGenerators.topics;
    return {
      coverage: inGenerators.coverage,
      topics: [],
      methods: different(methodsFor(bank, inGenerators.topics)),
      named: best,
      nearest: [...inBank.topics.map(({ title }) => title), ...nearest],
    };
  }
  const topics = inBank.topics.flatMap(({ id }) => bank.topic(id) ?? []);
  const made = inGenerators.coverage === inBank.coverage ? inGenerators.topics : [];
  return {
    coverage: topics.length === 0 ? 'subject' : inBank.coverage,
    topics,
    methods: different([
      ...inBank.topics.flatMap(methodsOf),
      ...methodsFor(bank, made).filter(({ generator }) => inBank.topics.every((entry) => !generatorIdsOf(entry).includes(generator.id))),
    ]),
    named: topics[0],
    nearest,
  };
};
