import { subjectName } from '@hedgerow/domain/subjects';
import type { IndexEntry } from './bank-index.ts';
import type { Asked } from './match-request.ts';
import { objectiveSearch } from './objective-search.ts';
import type { ExtraNames, ObjectiveSearch } from './objective-search.ts';
import { typedWords } from './request-words.ts';
import type { TopicRequest } from './topic-request.ts';
import { fold, wordsOf } from './words.ts';

const searches = new WeakMap<readonly IndexEntry[], WeakMap<ExtraNames, ObjectiveSearch>>();
export const searchOf = (index: readonly IndexEntry[], extra: ExtraNames): ObjectiveSearch => {
  const ofIndex = searches.get(index) ?? new WeakMap<ExtraNames, ObjectiveSearch>();
  const search = ofIndex.get(extra) ?? objectiveSearch(index, extra);
  searches.set(index, ofIndex.set(extra, search));
  return search;
};

/** "when to use its or it's" asks for what "its or it's" names, and "when do you use a or an" for "a or an". */
const asking = /^(?:when|how|should|do|does|can|you|i|we|to|use|using|what|is|are|a|an|the) /;
const withoutAsking = (text: string): string[] => (asking.test(text) ? [text, ...withoutAsking(text.replace(asking, ''))] : [text]);

/** "Ox bow lakes" and "photo synthesis": two words that the bank writes as one. */
const joined = (search: ObjectiveSearch, text: string): string =>
  fold(text).replaceAll(/(?=\b(\p{L}{2,}) (\p{L}{2,})\b)\p{L}+ /gu, (first, one: string, other: string) =>
    !search.isWritten(one) && search.isWritten(`${one}${other}`) ? one : first,
  );

/** The words of a request with those that they may have been meant to be. */
export const readRequest = (search: ObjectiveSearch, { subject, text: typed }: TopicRequest): Asked => {
  const text = joined(search, typed);
  return {
    folded: withoutAsking(fold(text)).filter((one) => one !== ''),
    words: typedWords(text, wordsOf(subjectName(subject))).map((word) => {
      const meant = search.meant(word);
      return { meant, weight: Math.max(...meant.map(search.weightOf)) };
    }),
  };
};
