import type { BlogPost, BlogSummary } from '@hedgerow/contracts/content';
import { minutesToRead } from '@hedgerow/domain/articles';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { BlogRepository, KeptPost } from './blog.repository.ts';
import type { StoredPost } from './read-post.ts';

export type BlogDeps = { readonly blog: BlogRepository; readonly files: readonly StoredPost[]; readonly now: Clock };

export type ChangedPost = { readonly id: string; readonly changedOn: string };

const summaryOf = (post: StoredPost): BlogSummary => ({
  id: post.id,
  title: post.title,
  excerpt: post.excerpt,
  category: post.category,
  author: post.author,
  featured: post.featured,
  publishedOn: post.publishedOn,
  minutesToRead: minutesToRead(post.content),
  ...(post.coverImage === null ? {} : { coverImage: post.coverImage }),
});

/** Articles: files of the repository, and over them what the operator keeps in the database. */
export const blogService = ({ blog, files, now }: BlogDeps) => {
  // The words of a file are counted once; every visit to the landing page asks for them.
  const ofFiles = new Map(files.map((post) => [post, summaryOf(post)]));
  const summary = (post: StoredPost): BlogSummary => ofFiles.get(post) ?? summaryOf(post);
  const view = (post: StoredPost): BlogPost => ({ ...summary(post), content: post.content });

  const shown = async (): Promise<(StoredPost & Partial<Pick<KeptPost, 'updatedAt'>>)[]> => {
    const kept = await blog.all();
    const replaced = new Set(kept.map(({ id }) => id));
    const today = londonDate(now());
    return [...kept.filter(({ hidden }) => !hidden), ...files.filter(({ id }) => !replaced.has(id))]
      .filter(({ publishedOn }) => publishedOn <= today)
      .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.id.localeCompare(b.id));
  };
  const stored = async (id: string): Promise<StoredPost | undefined> => (await shown()).find((post) => post.id === id);
  const find = async (id: string): Promise<BlogPost | undefined> => {
    const post = await stored(id);
    return post && view(post);
  };

  return {
    /** The newest first. */
    list: async (): Promise<BlogPost[]> => (await shown()).map(view),
    summaries: async (): Promise<BlogSummary[]> => (await shown()).map(summary),
    /** For search engines: each with the London day of its last change, which is not before it was published. */
    changes: async (): Promise<ChangedPost[]> =>
      (await shown()).map(({ id, publishedOn, updatedAt }) => {
        const edited = updatedAt === undefined ? publishedOn : londonDate(updatedAt);
        return { id, changedOn: edited > publishedOn ? edited : publishedOn };
      }),
    find,
    one: async (id: string): Promise<BlogPost> => {
      const post = await find(id);
      if (post === undefined) throw new AppError('not_found', 'Not found');
      return post;
    },
    publish: (post: StoredPost): Promise<void> => blog.save({ ...post, hidden: false }, now()),
    /** Takes an article off the site, whether it came from a file or from the database. */
    hide: async (id: string): Promise<void> => {
      const post = await stored(id);
      if (post === undefined) throw new AppError('not_found', 'There is no such article on the site.');
      await blog.save({ ...post, hidden: true }, now());
    },
  };
};
export type BlogService = ReturnType<typeof blogService>;
