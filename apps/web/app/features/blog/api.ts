import { BlogPost, BlogSummaries, type BlogSummary, NoBlogPost } from '@hedgerow/contracts/content';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** The server writes what was asked for into the page, once as data and once as HTML: the first look needs no second request. */
const inPage = (): unknown => JSON.parse(document.getElementById('page-data')?.textContent ?? 'null');

/** The article whose page this was when it was loaded; somebody may have gone on to another since. */
let loadedWith: string | undefined;
/** null where the server has said that there is none. */
const postInPage = (id: string): BlogPost | null | undefined => {
  loadedWith ??= id;
  if (loadedWith !== id) return undefined;
  const data = inPage();
  if (NoBlogPost.safeParse(data).success) return null;
  const read = BlogPost.safeParse(data);
  return read.success && read.data.id === id ? read.data : undefined;
};

let asked = false;
/** The list as it came with the page; a second asking wants the news. */
const summariesInPage = (): readonly BlogSummary[] | undefined => {
  if (asked) return undefined;
  asked = true;
  return BlogSummaries.safeParse(inPage()).data;
};

export const blogSummariesQuery = queryOptions({
  queryKey: ['/api/cms/blog', 'summaries'],
  queryFn: ({ signal }): Promise<readonly BlogSummary[]> => api.get('/api/cms/blog/summaries', BlogSummaries, { signal }),
  initialData: summariesInPage,
});

/** One article; null where there is none. Every failure says the same to a visitor (docs/product/public-site.md#articles). */
const findPost = async (id: string, signal: AbortSignal): Promise<BlogPost | null> => {
  try {
    return await api.get(`/api/cms/blog/${encodeURIComponent(id)}`, BlogPost, { signal });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
};

export const blogPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/cms/blog', 'post', id],
    queryFn: ({ signal }) => findPost(id, signal),
    initialData: () => postInPage(id),
  });
