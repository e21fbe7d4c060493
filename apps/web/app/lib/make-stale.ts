import { type Cause, isStaleAfter } from '@hedgerow/contracts/reads';
import type { QueryClient } from '@tanstack/react-query';

/** Reads again what is shown of all that the cause makes old, and the rest when it is shown next. */
export const makeStale = (client: QueryClient, cause: Cause): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isStaleAfter(cause, queryKey.join('/')) });
