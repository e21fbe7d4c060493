import { readFileSync } from 'node:fs';
import path from 'node:path';
import { subjectIds } from '@hedgerow/domain/subjects';
import { z } from 'zod';
import { type Bank, topicFiles } from './bank.ts';
import type { FileProblem } from './lint-bank.ts';
import { error, repeated } from './lint-problem.ts';

/** A scheme of learning: in which order a course meets the topics of the bank, and for how many weeks each. In our own words. */
export const Scheme = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  title: z.string().trim().min(1).max(80),
  subject: z.enum(subjectIds),
  blocks: z
    .array(
      z.strictObject({
        topicId: z.string().min(1),
        /** Of the topic, what the block is about. */
        objectives: z.array(z.string().min(1)).min(1),
        weeks: z.int().min(1).max(6),
      }),
    )
    .min(1),
});
export type Scheme = z.output<typeof Scheme>;

export const schemeFolder = path.join(import.meta.dirname, '..', 'schemes');

const readOne = (folder: string, file: string) => Scheme.safeParse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));

/** All schemes, by their title. A broken file is the lint's business; the product goes on without it. */
export const readSchemes = (folder: string = schemeFolder): readonly Scheme[] =>
  topicFiles(folder)
    .flatMap((file) => {
      const read = readOne(folder, file);
      return read.success ? [read.data] : [];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en', { numeric: true }));

/** A scheme names topics and objectives that the bank has, and its file has its name. */
export const lintSchemes = (bank: Pick<Bank, 'topic'>, folder: string = schemeFolder): FileProblem[] =>
  topicFiles(folder).flatMap((file) => {
    const read = readOne(folder, file);
    if (!read.success) return read.error.issues.map(({ path: place, message }) => ({ file, ...error(`${place.join('.')}: ${message}`) }));
    const { id, blocks } = read.data;
    const texts = blocks.flatMap(({ topicId, objectives }) => {
      const topic = bank.topic(topicId);
      if (topic === undefined) return [`its topic "${topicId}" is not in the bank`];
      const known = new Set(topic.objectives.map((objective) => objective.id));
      return [
        ...objectives.filter((one) => !known.has(one)).map((one) => `its objective "${one}" is not in ${topicId}`),
        ...repeated(objectives).map((one) => `its block of ${topicId} names "${one}" twice`),
      ];
    });
    return [...(`${id}.json` === file ? [] : [`its id "${id}" belongs in ${id}.json`]), ...texts].map((text) => ({ file, ...error(text) }));
  });
