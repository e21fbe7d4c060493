import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Bank } from './bank.ts';
import type { IndexEntry } from './bank-index.ts';
import { isOfStage, subjectFamily } from './subject-families.ts';
import { fold } from './words.ts';

export type Suggestion = { readonly topic: IndexEntry; readonly score: number };

/** docs/product/tests.md#topic-suggestions: starts at 2 characters, at most 8 suggestions. */
const fewestLetters = 2;
const mostSuggestions = 8;

/** docs/product/tests.md#topic-suggestions: exact 100, prefix 80, contains 60, synonym 40. */
const scoreOf = (entry: IndexEntry, typed: string): number => {
  const title = fold(entry.title);
  if (title === typed) return 100;
  if (title.startsWith(typed)) return 80;
  if (title.includes(typed)) return 60;
  return entry.synonyms.some((synonym) => fold(synonym).includes(typed)) ? 40 : 0;
};

/** The sixth form has no topics of its own: those of GCSE are suggested. */
const isSuggestedTo = (entry: IndexEntry, keyStage: KeyStage): boolean => isOfStage(entry, keyStage === 'KS5' ? 'KS4' : keyStage);

export const suggestTopics = (
  bank: Pick<Bank, 'index'>,
  { text, subject, keyStage }: { text: string; subject?: SubjectId; keyStage?: KeyStage },
): Suggestion[] => {
  const typed = fold(text);
  if (typed.length < fewestLetters) return [];
  const family = subject === undefined ? undefined : subjectFamily(subject);
  return bank.index
    .filter(
      (entry) => (family === undefined || family.includes(entry.subject)) && (keyStage === undefined || isSuggestedTo(entry, keyStage)),
    )
    .map((topic) => ({ topic, score: scoreOf(topic, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.topic.title.localeCompare(b.topic.title, 'en-GB'))
    .slice(0, mostSuggestions);
};
