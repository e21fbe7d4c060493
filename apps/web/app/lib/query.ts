import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { anyAnswer, api } from './api.ts';
import { ApiError } from './api-error.ts';

/** docs/product/routes.md#reading-from-the-server: a generic read is a GET of the joined key; a non-OK status is the error "{status}: {body}". */
const readKey: QueryFunction = async ({ queryKey, signal }) => {
  try {
    return await api.get(queryKey.join('/'), anyAnswer, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status > 0)
      throw new ApiError(error.code, error.status, `${error.status}: ${error.message}`, error.body);
    throw error;
  }
};

/** Without a line everything is tried all the same: the device may have kept an answer, and what cannot be done says so at once. */
const networkMode = 'always';

/** Defaults of docs/product/routes.md#reading-from-the-server: no retry, no refetch on focus, never stale, no polling. So every mutation names the keys it changes. */
export const makeClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
