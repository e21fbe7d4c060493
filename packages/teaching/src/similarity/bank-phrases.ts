import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { objectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { Topic } from '@hedgerow/curriculum/topic';
import { piecesOf } from '@hedgerow/curriculum/written-task';
import { methodsOf } from '../compose/methods.ts';
import type { Method } from '../compose/methods.ts';
import { generatorById } from '../generators/all-generators.ts';

/** What an objective is called, or says in a heading: what a request is held against. */
export type ObjectivePhrase = { readonly ref: ObjectiveRef; readonly text: string };

/** Every phrase by which the objectives of a topic are found. */
export const objectivePhrases = (entry: Pick<IndexEntry, 'id' | 'title'>, topic: Topic): ObjectivePhrase[] =>
  topic.objectives.flatMap(({ id, names, text, generators }) => {
    const ref = objectiveRef(entry.id, id);
    const texts = [
      ...names,
      text,
      // "Life on the home front" alone says nothing of the war that it was in.
      `${entry.title}: ${names[0] ?? text}`,
      ...generators.flatMap((generator) => generatorById(generator.id)?.title ?? []),
      ...topic.sections.filter(({ objective }) => objective === id).map(({ heading }) => heading),
    ];
    return [...new Set(texts)].map((phrase) => ({ ref, text: phrase }));
  });

/** The ways in which pupils ask for the objectives of a topic, as they are typed. */
export const askPhrases = ({ id, asks = {} }: IndexEntry): ObjectivePhrase[] =>
  Object.entries(asks).flatMap(([objective, texts]) => texts.map((text) => ({ ref: objectiveRef(id, objective), text })));

/** A question, or a generator at work for one objective, and what it says. */
export type QuestionPhrase = { readonly id: string; readonly ref: ObjectiveRef; readonly text: string };

/** By what a question is known: its source, and where a generator works for several objectives, for which. */
export const questionId = (question: {
  readonly sourceId: string;
  readonly provenance: string;
  readonly topicId: string | null;
  readonly objective: string | null;
}): string => {
  const { sourceId, provenance, topicId, objective } = question;
  return provenance === 'generator' ? `${topicId}/${objective}#${sourceId}` : sourceId;
};

const sampleSeeds = Array.from({ length: 40 }, (_, seed) => seed);

/** What a generator asks for this objective, by one of its questions. */
const sampleOf = ({ generator, fits }: Method): string | undefined => {
  for (const seed of sampleSeeds) {
    const made = generator.generate(seed, 'intermediate');
    if (fits(made)) return made.stem;
  }
  return undefined;
};

/** What a pupil would type who wants just this question. */
export const aboutPhrases = (topic: Topic): QuestionPhrase[] => [
  ...[...topic.items, ...topic.tasks].flatMap(({ id, objective, about = [] }) =>
    about.map((text) => ({ id: `${topic.id}/${id}`, ref: objectiveRef(topic.id, objective), text })),
  ),
  ...methodsOf(topic).flatMap(({ generator, topicId, objective }) => {
    if (topicId === null || objective === null) return [];
    const id = questionId({ sourceId: generator.id, provenance: 'generator', topicId, objective });
    return [generator.title, ...generator.synonyms].map((text) => ({ id, ref: objectiveRef(topicId, objective), text }));
  }),
];

/** The written questions of a topic and its generators: what each asks and what is right. */
export const questionPhrases = (topic: Topic): QuestionPhrase[] => [
  ...topic.items.map(({ id, objective, stem, key }) => ({
    id: `${topic.id}/${id}`,
    ref: objectiveRef(topic.id, objective),
    text: `${stem} ${key.text}`,
  })),
  ...topic.tasks.map((task) => ({
    id: `${topic.id}/${task.id}`,
    ref: objectiveRef(topic.id, task.objective),
    text: `${task.stem} ${piecesOf(task)[0]?.join(', ') ?? ''}`,
  })),
  ...methodsOf(topic).flatMap((method) => {
    const { generator, topicId, objective } = method;
    if (topicId === null || objective === null) return [];
    const id = questionId({ sourceId: generator.id, provenance: 'generator', topicId, objective });
    const ref = objectiveRef(topicId, objective);
    const sample = sampleOf(method);
    return [generator.title, ...(sample === undefined ? [] : [sample])].map((text) => ({ id, ref, text }));
  }),
];
