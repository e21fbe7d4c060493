import type { IndexEntry } from './bank-index.ts';
import { distance, stemOf } from './request-words.ts';

const slipsAllowed = (word: string): number => {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/** "pythag" and "simult" are cut short rather than misspelt. */
const shortest = 6;
const mostMeant = 3;

/** The known words that a typed one is nearest to: letters changed, dropped, added or swapped, never the sound; or those it is cut short from. */
export const slipsOf = (typed: string, known: Iterable<string>): string[] => {
  const slips = slipsAllowed(typed);
  if (slips === 0) return [];
  const all = [...known];
  const near = all
    .filter((other) => other[0] === typed[0] && Math.abs(other.length - typed.length) <= slips)
    .map((other) => ({ other, away: distance(other, typed) }))
    .filter(({ away }) => away <= slips);
  const fewest = Math.min(...near.map(({ away }) => away));
  if (near.length > 0) return near.filter(({ away }) => away === fewest).map(({ other }) => other);
  const longer = typed.length < shortest ? [] : all.filter((other) => other.startsWith(typed));
  return new Set(longer.map(stemOf)).size <= mostMeant ? longer : [];
};

/** Twice or more: a word that stands once may be a misspelling that a question asks about. */
const enough = 2;

/** Every word, as it is looked up, that the bank uses in its explanations, facts and questions. */
export const spokenWords = (index: readonly IndexEntry[]): ReadonlySet<string> => {
  const times = new Map<string, number>();
  for (const { about } of index)
    for (const { body } of Object.values(about ?? {}))
      for (const [word] of body.toLowerCase().matchAll(/[a-z]{4,}/g)) times.set(word, (times.get(word) ?? 0) + 1);
  return new Set([...times].flatMap(([word, count]) => (count >= enough ? [stemOf(word)] : [])));
};
