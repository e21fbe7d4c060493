import { z } from 'zod';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { Objective } from './topic.ts';

/** What is held of every topic: enough to find it, to order it after its prerequisites, and to name it. */
export const IndexEntry = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.enum(subjectIds),
  keyStage: z.enum(keyStages),
  years: z.array(z.number()),
  synonyms: z.array(z.string()),
  prerequisites: z.array(z.string()).default([]),
  related: z.array(z.string()).default([]),
  objectives: z.array(Objective),
  vocabulary: z.array(z.object({ term: z.string() })).transform((entries) => entries.map(({ term }) => term)),
});
export type IndexEntry = z.output<typeof IndexEntry>;

/** The generators of all objectives, each once. */
export const generatorIdsOf = ({ objectives }: Pick<IndexEntry, 'objectives'>): string[] => [
  ...new Set(objectives.flatMap(({ generators }) => generators.map(({ id }) => id))),
];
