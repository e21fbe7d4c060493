/** docs/product/tests.md#topic-suggestions: from 2 characters on, at most 8; exact 100, prefix 80, contains 60. */
export const fewestCharacters = 2;
export const mostSuggestions = 8;

const score = (topic: string, query: string): number => {
  if (topic === query) return 100;
  if (topic.startsWith(query)) return 80;
  return topic.includes(query) ? 60 : 0;
};

const fold = (text: string): string => text.trim().toLowerCase();

/** What a browser's own list leaves out: it shows only what contains the typed words, and "ww2" means a topic that does not. */
export const meantOtherwise = (suggestions: readonly string[], typed: string): readonly string[] => {
  const asked = fold(typed);
  if (suggestions.some((topic) => fold(topic) === asked)) return [];
  return suggestions.filter((topic) => !fold(topic).includes(asked));
};

export const suggestTopics = (topics: readonly string[], query: string): readonly string[] => {
  const asked = fold(query);
  if (asked.length < fewestCharacters) return [];
  return topics
    .map((topic) => ({ topic, points: score(fold(topic), asked) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, mostSuggestions)
    .map(({ topic }) => topic);
};
