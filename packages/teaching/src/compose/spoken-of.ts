import type { ObjectiveRef } from '@hedgerow/curriculum/objective-ref';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { NearText } from '../similarity/nearness.ts';
import type { NearnessTo } from '../similarity/open-nearness.ts';
import { readNotes } from '../text/read-notes.ts';

/** How much of a page is on each topic, by the meaning of its lines: 1 where each of them is on it and on nothing else so much. */
export type SpokenOf = ReadonlyMap<string, number>;

/** What a book is on stands in its first pages. */
const longestRead = 12_000;
/** Lines from all over the page: more of them say the same. */
const mostLines = 10;
const fewestLines = 4;
/** A heading or a single word means too many things. */
const shortestLine = 25;
const longestLine = 160;
/** The nearest topic of a line, and two more that it may be on as well. */
const weights = [1, 0.5, 0.25];

const linesOf = (page: string): readonly string[] => {
  const lines = [...new Set(readNotes(page.slice(0, longestRead)).statements.map(({ text }) => text))].filter(
    (text) => text.length > shortestLine && /\p{L}{3}.*\s.*\p{L}{3}/u.test(text),
  );
  const step = Math.max(1, lines.length / mostLines);
  return lines.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).map((text) => text.slice(0, longestLine));
};

const topicOf = (ref: ObjectiveRef): string => ref.slice(0, ref.lastIndexOf('/'));

/** How near a line comes to the nearest thing of each topic. */
const nearestOf = ({ asks = {}, objectives, asking = {} }: NearText): ReadonlyMap<string, number> => {
  const nearest = new Map<string, number>();
  const all = [
    ...Object.entries(asks).map(([ref, { mean }]) => [ref, mean] as const),
    ...Object.entries(objectives),
    ...Object.entries(asking),
  ];
  for (const [ref, near] of all) {
    const topic = topicOf(ref as ObjectiveRef);
    nearest.set(topic, Math.max(near, nearest.get(topic) ?? 0));
  }
  return nearest;
};

/** What a page of notes speaks of, whatever it is called; nothing where it is short or nobody can tell its meaning. */
export const spokenOf = async (
  asked: { readonly subject: SubjectId; readonly keyStage: KeyStage },
  page: string,
  nearnessTo: NearnessTo,
): Promise<SpokenOf> => {
  const lines = linesOf(page);
  const shares = new Map<string, number>();
  if (lines.length < fewestLines) return shares;
  for (const topicText of lines) {
    const near = await nearnessTo({ ...asked, topicText, isLine: true });
    if (near === undefined) return new Map();
    const best = [...nearestOf(near.whole)].toSorted(([, a], [, b]) => b - a).slice(0, weights.length);
    for (const [at, [topic, nearness]] of best.entries())
      shares.set(topic, (shares.get(topic) ?? 0) + (nearness * (weights[at] ?? 0)) / lines.length);
  }
  return shares;
};
