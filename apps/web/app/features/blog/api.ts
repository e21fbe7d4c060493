import { BlogPost, BlogSummaries, type BlogSummary } from '@hedgerow/contracts/content';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** The server writes what was asked for into the page, so that the first look needs no second request. */
const inPage = (): unknown => JSON.parse(document.getElementById('page-data')?.textContent ?? 'null');

const postInPage = (id: string): BlogPost | undefined => {
  const read = BlogPost.safeParse(inPage());
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
  queryFn: async ({ signal }) => summariesInPage() ?? (await api.get('/api/cms/blog/summaries', BlogSummaries, { signal })),
});

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
