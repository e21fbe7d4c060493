import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { IndexEntry } from './bank-index.ts';
import { fold, plainWords } from './words.ts';

/** Words of a request that say what is wanted or of whom, not what about. */
const requestWords = new Set(
  `revision revise homework test quiz practice exam exams gcse ks1 ks2 ks3 ks4 ks5 year years help learn learning lesson work worksheet questions question topic please
  me my about introduction intro basics basic unit reception igcse sats level paper study studying guide notes key stage all everything stuff things thing need want
  solve solving find finding use using work working calculate calculating explain explaining understand understanding describe describing know knowing`.split(
    /\s+/,
  ),
);

const singular = (word: string): string => {
  // "Times" tables are not about time.
  if (word.length < 4 || word === 'times' || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** "rivers" and "river", "solving" and "solve", "multiplication" and "multiply" are looked up alike. */
const stem = (plural: string): string => {
  const word = singular(plural);
  if (word.endsWith('ication')) return `${word.slice(0, -7)}y`;
  if (word.endsWith('ction')) return word.slice(0, -3);
  return word.length > 6 && word.endsWith('ing') && /[aeiouy]/.test(word.slice(0, -3)) ? word.slice(0, -3) : word;
};

/** A word as it is looked up; null where it is not. */
const searchWord = (word: string): string | null => {
  const folded = fold(word).replaceAll("'", '');
  return folded === '' || plainWords.has(folded) ? null : stem(folded);
};

const splitWords = (text: string): string[] =>
  fold(text)
    .split(/[\s']+/)
    .filter((word) => word !== '');

/** The words of a request that carry its meaning; none where it only names the subject. */
export const askedWords = (text: string, subjectWords: readonly string[] = []): string[] => {
  const words = splitWords(text).filter((word) => !plainWords.has(word));
  const others = words.filter((word) => word.length > 1 && !subjectWords.includes(word));
  const meant = others.filter((word) => !requestWords.has(word) && !/^\d{1,2}$/.test(word));
  return (meant.length > 0 ? meant : others).map(stem);
};

const fields = ['title', 'synonyms', 'vocabulary', 'objectives'];
const boost = { title: 4, synonyms: 3, vocabulary: 1.2, objectives: 1 };

export type TopicSearch = {
  readonly search: (words: readonly string[], accept: (entry: IndexEntry) => boolean) => readonly Found[];
};
export type Found = {
  readonly entry: IndexEntry;
  readonly score: number;
  /** Share of the asked words that were found, 0 to 1; rare words weigh more. */
  readonly share: number;
  /** The same in the title and synonyms alone. */
  readonly named: number;
};

/** Wide enough to reach two swapped letters; `resembles` then decides. Short words and numbers must be right. */
const fuzziness = (term: string): number | false => {
  if (term.length <= 4 || /^\d+$/.test(term)) return false;
  return Math.max(2, Math.round(term.length * 0.2));
};

/** Letters to change, add, drop or swap with the next one, between two words. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, swapped));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Words as they are looked up, and longer ones that are about something else: times tables, rational numbers, fractional indices. */
const otherWords: readonly (readonly [word: string, longer: string])[] = [
  ['time', 'times'],
  ['ratio', 'ration'],
  ['fract', 'fractional'],
];

/**
 * Whether a term of the index was found for this word of the request: as itself, as its beginning or misspelt.
 * One letter in five may be wrong (teaching.md 2.6), but not the first: "drivers" are not "rivers".
 */
const resembles = (term: string, word: string): boolean => {
  if (otherWords.some(([asked, longer]) => word === asked && term.startsWith(longer))) return false;
  if (word.length > 3 && term.startsWith(word)) return true;
  return term[0] === word[0] && distance(term, word) <= (word.length > 4 ? Math.round(word.length * 0.2) : 0);
};

/** The share of the asked words, by weight, that a result was found by; in some fields only, or in all. */
const foundIn = (result: SearchResult, words: readonly (readonly [string, number])[], only?: readonly string[]): number => {
  const total = words.reduce((sum, [, weight]) => sum + weight, 0);
  const queried = new Set(
    Object.entries(result.match).flatMap(([term, inFields]) =>
      only === undefined || inFields.some((field) => only.includes(field)) ? [term] : [],
    ),
  );
  const hit = words.filter(([word]) => result.queryTerms.includes(word) && [...queried].some((term) => resembles(term, word)));
  return total === 0 ? 0 : hit.reduce((sum, [, weight]) => sum + weight, 0) / total;
};

/** An in-memory search over an index of topics. */
export const topicSearch = (index: readonly IndexEntry[]): TopicSearch => {
  const engine = new MiniSearch<{ id: number } & Record<string, string | number>>({
    fields,
    tokenize: splitWords,
    processTerm: searchWord,
  });
  engine.addAll(
    index.map((entry, id) => ({
      id,
      title: entry.title,
      synonyms: entry.synonyms.join('\n'),
      vocabulary: entry.vocabulary.join('\n'),
      objectives: entry.objectives.map(({ text }) => text).join('\n'),
    })),
  );

  const rarity = (word: string): number => {
    const hits = engine.search(word, {
      processTerm: (term) => term,
      fuzzy: fuzziness,
      prefix: (term) => term.length > 3,
      fields: ['title', 'synonyms'],
    }).length;
    return Math.log(1 + index.length / (1 + hits));
  };

  return {
    search: (words, accept) => {
      const weighed = [...new Set(words)].map((word) => [word, rarity(word)] as const);
      return engine
        .search(words.join(' '), {
          boost,
          processTerm: (word) => word,
          fuzzy: fuzziness,
          prefix: (term) => term.length > 3,
          combineWith: 'OR',
          filter: ({ id }) => {
            const entry = index[Number(id)];
            return entry !== undefined && accept(entry);
          },
        })
        .flatMap((result) => {
          const entry = index[Number(result.id)];
          if (entry === undefined) return [];
          return [{ entry, score: result.score, share: foundIn(result, weighed), named: foundIn(result, weighed, ['title', 'synonyms']) }];
        });
    },
  };
};
