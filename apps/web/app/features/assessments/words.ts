import type { Difficulty } from '@hedgerow/domain/difficulties';
import { messageOf } from '../../lib/api-error.ts';
import type { StageName } from '../../ui/stage.tsx';

/** docs/product/tests.md#messages-of-tests. The server's own words follow the colon. */
export const failedTo = (what: 'generate' | 'submit', error: unknown): string =>
  `Failed to ${what} assessment: ${messageOf(error, 'Please try again.')}`;

export const failedToLoad = 'Failed to load assessment. Please try again.';
export const failedToFetch = 'Failed to fetch assessment';

export const difficultyWords: Readonly<Record<StageName, Readonly<Record<Difficulty, string>>>> = {
  playful: { beginner: 'Easy', intermediate: 'Medium', advanced: 'Hard' },
  plain: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
};

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
