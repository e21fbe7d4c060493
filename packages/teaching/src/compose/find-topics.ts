import type { Bank } from '@hedgerow/curriculum/bank';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { resolveTopic } from '@hedgerow/curriculum/resolver';
import type { Resolved } from '@hedgerow/curriculum/resolver';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { generatorById, generators } from '../generators/all-generators.ts';
import type { Generator } from '../generators/generator.ts';

/** What a pupil asked for. */
export type TopicWish = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly topicText: string };

export type FoundTopics = {
  readonly coverage: Resolved['coverage'];
  readonly topics: readonly Topic[];
  readonly generators: readonly Generator[];
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
  generators: [id],
}));

const generatorsOf = (entries: readonly IndexEntry[]): Generator[] =>
  [...new Set(entries.flatMap((entry) => entry.generators))].map(generatorById).filter((generator) => generator !== undefined);

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
      generators: generatorsOf(inGenerators.topics),
      named: best,
      nearest: [...inBank.topics.map(({ title }) => title), ...nearest],
    };
  }
  const topics = inBank.topics.flatMap(({ id }) => bank.topic(id) ?? []);
  const made = inGenerators.coverage === inBank.coverage ? inGenerators.topics : [];
  return {
    coverage: topics.length === 0 ? 'subject' : inBank.coverage,
    topics,
    generators: generatorsOf([...inBank.topics, ...made]),
    named: topics[0],
    nearest,
  };
};
