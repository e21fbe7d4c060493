import { stemsOf } from './passage.ts';
import { waysIn } from './ways-of-asking.ts';

/** What a question is about and how it asks, for whoever looks for one like it. */
export type Asking = { readonly stem: string; readonly about: string };

/** Two ways of asking that both have say less than a word that both have and few others. */
const weightOfWay = 0.5;

/**
 * How near other questions of a lesson are to one of them: by the words that both have, of which those count most that few of the
 * lesson's questions have, and by the way in which they ask. 1 is the question itself.
 */
export const nearnessTo = (asked: Asking, all: readonly Asking[]): ((other: Asking) => number) => {
  const frequency = new Map<string, number>();
  for (const { stem, about } of all) for (const word of stemsOf(`${stem} ${about}`)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weightOf = (word: string): number => Math.log((all.length + 1) / (frequency.get(word) ?? 1));
  const own = { stem: stemsOf(asked.stem), about: stemsOf(`${asked.stem} ${asked.about}`), ways: waysIn(asked.stem) };
  const shared = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>): number =>
    [...theirs].filter((word) => mine.has(word)).reduce((sum, word) => sum + weightOf(word), 0) / Math.sqrt(theirs.size + 4);
  const near = ({ stem, about }: Asking): number => {
    const ways = waysIn(stem);
    const alike = [...ways].filter((way) => own.ways.has(way)).length - [...ways].filter((way) => !own.ways.has(way)).length / 2;
    return shared(own.stem, stemsOf(stem)) + shared(own.about, stemsOf(`${stem} ${about}`)) + weightOfWay * alike;
  };
  const same = near(asked);
  return (other) => near(other) / Math.max(1, same);
};
