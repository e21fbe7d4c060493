import type { QueryClient } from '@tanstack/react-query';

/** docs/product/routes.md#reading-from-the-server: what is old after something was generated or handed in. Addresses that begin so are read again. */
const invalidated = [
  '/api/student',
  '/api/ai/recommendations',
  '/api/adaptive-learning',
  '/api/avatar-items',
  '/api/assessments',
  '/api/pdf-downloads',
  '/api/revision-guides',
  '/api/flashcards',
];

export const refreshLearning = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => invalidated.some((address) => String(queryKey[0]).startsWith(address)) });
