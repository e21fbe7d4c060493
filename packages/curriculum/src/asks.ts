import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How pupils, parents and teachers ask for each objective of a topic, as they type it, with their slips. Nobody is shown it. */
export type TopicAsks = Readonly<Record<string, readonly string[]>>;

/** Each line of a subject's file is an objective and a request: "maths.ks2.fractions/simplify<TAB>3/4 and 6/8 are they the same". */
export const asksIn = (text: string): (readonly [topic: string, objective: string, ask: string])[] =>
  text.split('\n').flatMap((line) => {
    const [, topic, objective, ask] = /^([^/\t]+)\/([^/\t]+)\t(.+)$/.exec(line) ?? [];
    return topic === undefined || objective === undefined || ask === undefined ? [] : [[topic, objective, ask] as const];
  });

/** None where the folder is missing. */
export const asksFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.tsv'))
        .map((file) => path.join(folder, file))
    : [];

/** By topic. */
export const readAsks = (folder: string): ReadonlyMap<string, TopicAsks> => {
  const all = asksFiles(folder).flatMap((file) => asksIn(readFileSync(file, 'utf8')));
  const found = new Map<string, TopicAsks>();
  for (const [topic, lines] of Map.groupBy(all, ([id]) => id)) {
    const ofObjective = Map.groupBy(lines, ([, objective]) => objective);
    found.set(topic, Object.fromEntries([...ofObjective].map(([objective, own]) => [objective, own.map(([, , ask]) => ask)])));
  }
  return found;
};

type WithAbout = { readonly objective: string; readonly about?: unknown };

/** So many ways to ask are written for each objective. */
const usualAsks = 8;

/**
 * For an objective that nobody has written requests for yet: what a pupil would type who wants one of its questions (`about`, decision
 * 0042), of each the narrowest thing first. What questions of two objectives say stands for neither.
 */
export const asksOfQuestions = (objectives: readonly { readonly id: string }[], questions: readonly WithAbout[]): TopicAsks => {
  const said = questions.flatMap(({ objective, about }) =>
    (Array.isArray(about) ? about : []).flatMap((phrase, at) => (typeof phrase === 'string' ? [{ objective, phrase, at }] : [])),
  );
  const placesOf = Map.groupBy(said, ({ phrase }) => phrase.toLowerCase());
  const own = [...placesOf.values()].flatMap((all) => {
    const [first] = all;
    return first !== undefined && all.every(({ objective }) => objective === first.objective) ? [first] : [];
  });
  const inOrder = own.toSorted((a, b) => a.at - b.at);
  return Object.fromEntries(
    objectives.map(({ id }) => [
      id,
      inOrder
        .filter(({ objective }) => objective === id)
        .slice(0, usualAsks)
        .map(({ phrase }) => phrase),
    ]),
  );
};
