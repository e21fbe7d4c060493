import { CoveredIndex, CoveredPage, CoveredTopics, NoCoveredPage } from '@hedgerow/contracts/covered';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** The server writes what was asked for into the page: the first look needs no second request. */
const inPage = (): unknown => JSON.parse(document.getElementById('page-data')?.textContent ?? 'null');

export const coveredIndexQuery = queryOptions({
  queryKey: ['/api/covered'],
  queryFn: ({ signal }) => api.get('/api/covered', CoveredIndex, { signal }),
  initialData: () => CoveredIndex.safeParse(inPage()).data,
});

const findPage = async (id: string, signal: AbortSignal): Promise<CoveredPage | null> => {
  try {
    return await api.get(`/api/covered/pages/${encodeURIComponent(id)}`, CoveredPage, { signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
};

/** null where there is no such page. */
const pageInPage = (id: string): CoveredPage | null | undefined => {
  const data = inPage();
  const read = CoveredPage.safeParse(data);
  if (read.success) return read.data.id === id ? read.data : undefined;
  return NoCoveredPage.safeParse(data).success ? null : undefined;
};

let loadedWith: string | undefined;
export const coveredPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/covered', id],
    queryFn: ({ signal }) => findPage(id, signal),
    initialData: () => {
      loadedWith ??= id;
      return loadedWith === id ? pageInPage(id) : undefined;
    },
  });

/** For the search: asked for when somebody looks for something. */
export const coveredTopicsQuery = queryOptions({
  queryKey: ['/api/covered', 'topics', 'all'],
  queryFn: ({ signal }) => api.get('/api/covered/topics', CoveredTopics, { signal }),
  staleTime: Infinity,
});
