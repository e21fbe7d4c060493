import { ApiError, offlineWords } from './api-error.ts';

/** Nothing is wrong but the line, as the device itself says. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.message === offlineWords;

/** For what has words of its own: those, unless it is only the line. */
export const unlessOffline = (error: unknown, words: string): string => (isOffline(error) ? offlineWords : words);
