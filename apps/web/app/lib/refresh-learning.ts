import type { QueryClient } from '@tanstack/react-query';
import { makeStale } from './make-stale.ts';

/** docs/product/routes.md#reading-from-the-server: after something was generated or handed in. */
export const refreshLearning = (client: QueryClient): Promise<void> => makeStale(client, 'learning');
