import type { CoveredTopics } from '@hedgerow/contracts/covered';
import type { Looking } from './cover-tools.tsx';

export type FoundTopic = CoveredTopics[number] & { readonly matched: string | undefined };

/** Every word stands in the title with its years and board, or in one objective; the year and the subject hold besides. Titles come first. */
export const findTopics = (topics: CoveredTopics, { words, year, subject }: Looking): FoundTopic[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  const found = topics
    .filter((topic) => (year === '' || topic.yearGroups.includes(Number(year))) && (subject === '' || topic.subject === subject))
    .flatMap((topic): FoundTopic[] => {
      if (wanted.length === 0 || holds(`${topic.title} ${topic.years}`)) return [{ ...topic, matched: undefined }];
      const matched = topic.objectives.find((objective) => holds(`${topic.title} ${topic.years} ${objective}`));
      return matched === undefined ? [] : [{ ...topic, matched }];
    });
  return [...found.filter(({ matched }) => matched === undefined), ...found.filter(({ matched }) => matched !== undefined)];
};
