import { BlogPost, BlogSummaries } from '@hedgerow/contracts/content';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export const blogSummariesQuery = queryOptions({
  queryKey: ['/api/cms/blog', 'summaries'],
  queryFn: ({ signal }) => api.get('/api/cms/blog/summaries', BlogSummaries, { signal }),
});

/** The server writes the article that was asked for into the page, so that the first one needs no second request. */
const postInPage = (id: string): BlogPost | undefined => {
  const text = document.getElementById('page-data')?.textContent;
  if (text === undefined) return undefined;
  const read = BlogPost.safeParse(JSON.parse(text));
  return read.success && read.data.id === id ? read.data : undefined;
};

/** One article; undefined where there is none. Every failure says the same to a visitor (document 3 section 2). */
export const findPost = async (id: string): Promise<BlogPost | undefined> => {
  const here = postInPage(id);
  if (here !== undefined) return here;
  try {
    return await api.get(`/api/cms/blog/${encodeURIComponent(id)}`, BlogPost);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};
