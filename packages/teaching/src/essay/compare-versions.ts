import { sentencesOf } from '../text/language.ts';
import { contentStems } from './word-forms.ts';

/** A sentence of the newer version, or one that it no longer has. `before` is what a changed one was. */
export type SentenceChange =
  | { readonly kind: 'kept' | 'added' | 'removed'; readonly text: string }
  | { readonly kind: 'changed'; readonly text: string; readonly before: string };

export type VersionChange = {
  readonly pointsGained: readonly string[];
  readonly pointsLost: readonly string[];
  /** In the order of the newer version; what was taken out stands where it was. */
  readonly sentences: readonly SentenceChange[];
};

type Version = { readonly text: string; readonly pointsFound: readonly string[] };

const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .flatMap((part) => sentencesOf(part))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const plain = (sentence: string): string => sentence.replaceAll(/\s+/g, ' ').trim();

/** From this share of words on, a sentence is another one changed, and not a new one. */
const stillTheSame = 0.4;

const likeness = (one: string, other: string): number => {
  const [a, b] = [new Set(contentStems(one)), new Set(contentStems(other))];
  if (a.size === 0 || b.size === 0) return 0;
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size);
};

/** The longest run of pairs in the same order for both, by what each pair is worth; 0 is no pair. */
const pairsOf = (before: readonly string[], after: readonly string[], worth: (one: string, other: string) => number) => {
  const best: number[][] = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const worths = before.map((one) => after.map((other) => worth(one, other)));
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const pair = worths[row]?.[column] ?? 0;
      const line = best[row];
      if (line !== undefined)
        line[column] = Math.max(at(row + 1, column), at(row, column + 1), pair > 0 ? pair + at(row + 1, column + 1) : 0);
    }
  const pairs: (readonly [number, number])[] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    const pair = worths[row]?.[column] ?? 0;
    if (pair > 0 && at(row, column) === pair + at(row + 1, column + 1)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
};

const worthOf = (one: string, other: string): number => {
  if (plain(one) === plain(other)) return 1;
  const like = likeness(one, other);
  return like >= stillTheSame ? like * 0.9 : 0;
};

const sentenceChanges = (before: readonly string[], after: readonly string[]): readonly SentenceChange[] => {
  const changes: SentenceChange[] = [];
  let [row, column] = [0, 0];
  const upTo = (nextRow: number, nextColumn: number): void => {
    for (; row < nextRow; row += 1) changes.push({ kind: 'removed', text: before[row] ?? '' });
    for (; column < nextColumn; column += 1) changes.push({ kind: 'added', text: after[column] ?? '' });
  };
  for (const [fromRow, fromColumn] of pairsOf(before, after, worthOf)) {
    upTo(fromRow, fromColumn);
    const [one, other] = [before[row] ?? '', after[column] ?? ''];
    changes.push(plain(one) === plain(other) ? { kind: 'kept', text: other } : { kind: 'changed', text: other, before: one });
    row += 1;
    column += 1;
  }
  upTo(before.length, after.length);
  return changes;
};

/** What a redraft changed: points that are met now or no longer, and sentence by sentence. */
export const compareVersions = (before: Version, after: Version): VersionChange => ({
  pointsGained: after.pointsFound.filter((point) => !before.pointsFound.includes(point)),
  pointsLost: before.pointsFound.filter((point) => !after.pointsFound.includes(point)),
  sentences: sentenceChanges(sentencesIn(before.text), sentencesIn(after.text)),
});
