import { z } from 'zod';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { asksOfQuestions } from './asks.ts';
import type { TopicAsks } from './asks.ts';
import { examBoards, Objective, SlipsByGenerator } from './topic.ts';

/** What an objective's own texts say: the words that are taught with it, and a line for each section, fact and question. */
export type ObjectiveTexts = { readonly terms: readonly string[]; readonly body: string };

const Named = z.looseObject({ objective: z.string() });
const Word = z.object({ term: z.string(), objective: z.string() });

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

/** Names for programs are no text, and neither what is wrong nor what helps is what a question is about. */
const notSaid = new Set(['objective', 'id', 'kind', 'difficulty', 'distractors', 'alternatives', 'notBecause', 'figure', 'wrong', 'help']);

const textOf = (told: object): string =>
  Object.entries(told)
    .filter(([name]) => !notSaid.has(name))
    .flatMap(([, value]) => stringsOf(value))
    .join(' ')
    .replaceAll('\n', ' ');

/** What is held of every topic: enough to find it, to order it after its prerequisites, and to name it. */
export const IndexEntry = z
  .object({
    id: z.string(),
    title: z.string(),
    subject: z.enum(subjectIds),
    keyStage: z.enum(keyStages),
    years: z.array(z.number()),
    boards: z.array(z.enum(examBoards)).optional(),
    synonyms: z.array(z.string()),
    isMixed: z.boolean().optional(),
    prerequisites: z.array(z.string()).default([]),
    related: z.array(z.string()).default([]),
    objectives: z.array(Objective),
    slips: SlipsByGenerator,
    vocabulary: z.array(Word),
    sections: z.array(Named),
    facts: z.array(Named),
    items: z.array(Named),
    tasks: z.array(Named).default([]),
  })
  .transform(({ vocabulary, sections, facts, items, tasks, ...entry }) => {
    const told = [...sections, ...facts, ...items];
    const about: Readonly<Record<string, ObjectiveTexts>> = Object.fromEntries(
      entry.objectives.map(({ id }) => [
        id,
        {
          terms: vocabulary.filter(({ objective }) => objective === id).map(({ term }) => term),
          body: [
            entry.objectives.find((one) => one.id === id)?.text ?? '',
            ...told.filter(({ objective }) => objective === id).map(textOf),
          ].join('\n'),
        },
      ]),
    );
    const asks: TopicAsks = asksOfQuestions(entry.objectives, [...items, ...tasks]);
    const written = [sections, items, tasks].flat().flatMap(({ heading, stem }) => [heading, stem]);
    const printed = written.filter((text): text is string => typeof text === 'string');
    return { ...entry, vocabulary: vocabulary.map(({ term }) => term), about, asks, printed };
  });
type WithTexts = z.output<typeof IndexEntry>;
/**
 * A generator without a topic, and an entry written for a test, have no texts. `asks` is how pupils ask for each objective (asks.ts),
 * `printed` what stands over its sections and questions, word for word.
 */
export type IndexEntry = Omit<WithTexts, 'about' | 'asks' | 'slips' | 'printed'> &
  Partial<Pick<WithTexts, 'about' | 'asks' | 'slips' | 'printed'>>;

/** The generators of all objectives, each once. */
export const generatorIdsOf = ({ objectives }: Pick<IndexEntry, 'objectives'>): string[] => [
  ...new Set(objectives.flatMap(({ generators }) => generators.map(({ id }) => id))),
];
