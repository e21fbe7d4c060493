import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openBank, topicFiles, topicPath } from './bank.ts';
import type { Bank } from './bank.ts';
import { mostOneWordPoints, oneWordPoints } from './lint-essays.ts';
import { doubledKeys } from './lint-keys.ts';
import { error, warning } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import { lintTopic } from './lint-topic.ts';
import { resolveTopic } from './resolver.ts';
import { Topic } from './topic.ts';

export type FileProblem = Problem & { readonly file: string };

type ReadFile = { readonly file: string; readonly topic: Topic | undefined; readonly problems: readonly Problem[] };

const readTopicFile = (folder: string, file: string): ReadFile => {
  try {
    const content = readFileSync(path.join(folder, file), 'utf8');
    const parsed = Topic.safeParse(JSON.parse(content));
    if (parsed.success) return { file, topic: parsed.data, problems: [...doubledKeys(content), ...lintTopic(parsed.data)] };
    return {
      file,
      topic: undefined,
      problems: parsed.error.issues.map(({ path: place, message }) => error(`${place.join('.')}: ${message}`)),
    };
  } catch (cause) {
    return { file, topic: undefined, problems: [error(`is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`)] };
  }
};

const placeProblems = (file: string, topic: Topic): Problem[] => [
  ...(topicPath(topic.id) === file ? [] : [error(`its id "${topic.id}" belongs in ${topicPath(topic.id)}`)]),
  ...(topic.id.startsWith(`${topic.subject}.${topic.keyStage.toLowerCase()}.`)
    ? []
    : [error(`its id "${topic.id}" does not say its subject and stage, ${topic.subject} ${topic.keyStage}`)]),
];

/** The ring of prerequisites that a topic stands in; undefined when there is none. */
const ringFrom = (start: string, prerequisites: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined => {
  const seen = new Set<string>();
  const walk = (id: string, way: readonly string[]): readonly string[] | undefined => {
    for (const next of prerequisites.get(id) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const ring = walk(next, [...way, next]);
      if (ring !== undefined) return ring;
    }
    return undefined;
  };
  return walk(start, [start]);
};

const linkProblems = (topic: Topic, prerequisites: ReadonlyMap<string, readonly string[]>): Problem[] => {
  const absent = (ids: readonly string[], name: string): Problem[] =>
    ids.filter((id) => !prerequisites.has(id)).map((id) => warning(`its ${name} "${id}" is not in the bank yet`));
  const ring = ringFrom(topic.id, prerequisites);
  return [
    ...absent(topic.prerequisites, 'prerequisite'),
    ...absent(topic.related, 'related topic'),
    ...(ring === undefined ? [] : [error(`needs itself first: ${ring.join(' > ')}`)]),
  ];
};

/** A pupil who types the title or another name of a topic must find it. */
const nameProblems = (topic: Topic, bank: Pick<Bank, 'index'>): Problem[] =>
  [topic.title, ...topic.synonyms].flatMap((text) => {
    const { topics } = resolveTopic(bank, { subject: topic.subject, keyStage: topic.keyStage, text });
    if (topics[0]?.id === topic.id) return [];
    const found = topics.map(({ id }) => id).join(', ');
    return [
      topics.some(({ id }) => id === topic.id)
        ? warning(`"${text}" finds ${found} first`)
        : error(`"${text}" does not find it; it finds ${found || 'nothing'}`),
    ];
  });

/** Every problem of every topic file below the folder, in the order of the files. */
export const lintBank = (folder: string): FileProblem[] => {
  const read = topicFiles(folder).map((file) => readTopicFile(folder, file));
  const topics = read.flatMap(({ topic }) => (topic === undefined ? [] : [topic]));
  const prerequisites = new Map(topics.map((topic) => [topic.id, topic.prerequisites]));
  const bank = openBank(folder);
  const loose = topics.flatMap(oneWordPoints).length;
  const tooLoose =
    loose > mostOneWordPoints
      ? [
          {
            ...error(
              `${loose} key points of essays are found by one word alone, ${mostOneWordPoints} are the most: give each new one a second group of terms`,
            ),
            file: '.',
          },
        ]
      : [];
  const ofFiles = read.flatMap(({ file, topic, problems }) => {
    const placed =
      topic === undefined ? [] : [...placeProblems(file, topic), ...linkProblems(topic, prerequisites), ...nameProblems(topic, bank)];
    return [...problems, ...placed].map((problem) => ({ ...problem, file }));
  });
  return [...ofFiles, ...tooLoose];
};
