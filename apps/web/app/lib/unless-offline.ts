import { ApiError, offlineWords } from './api-error.ts';

/** For what has words of its own: those, unless it is only the line. */
export const unlessOffline = (error: unknown, words: string): string =>
  error instanceof ApiError && error.message === offlineWords ? offlineWords : words;
