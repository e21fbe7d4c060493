import type { Database } from '#db/client.ts';
import { blogPost } from '#db/schema/content.ts';
import type { StoredPost } from './read-post.ts';

export type KeptPost = StoredPost & { readonly hidden: boolean };

export const blogRepository = (db: Database) => ({
  all: (): Promise<KeptPost[]> =>
    db
      .select({
        id: blogPost.id,
        title: blogPost.title,
        excerpt: blogPost.excerpt,
        content: blogPost.content,
        category: blogPost.category,
        author: blogPost.author,
        coverImage: blogPost.coverImage,
        featured: blogPost.featured,
        publishedOn: blogPost.publishedOn,
        hidden: blogPost.hidden,
      })
      .from(blogPost),

  /** Adds an article or replaces the one with its id. */
  save: async (post: KeptPost, now: Date): Promise<void> => {
    const { id, ...rest } = post;
    const row = { ...rest, updatedAt: now };
    await db
      .insert(blogPost)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: blogPost.id, set: row });
  },
});
export type BlogRepository = ReturnType<typeof blogRepository>;
