import { and, eq } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { blogPost } from '#db/schema/content.ts';
import type { StoredPost } from './read-post.ts';

type NewPost = StoredPost & { readonly hidden: boolean };
export type KeptPost = NewPost & { readonly updatedAt: Date };

export const blogRepository = (db: Database) => ({
  all: (): Promise<KeptPost[]> => db.select().from(blogPost),

  /** Adds an article or replaces the one with its id. */
  save: async (post: NewPost, now: Date): Promise<void> => {
    const { id, ...rest } = post;
    const row = { ...rest, updatedAt: now };
    await db
      .insert(blogPost)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: blogPost.id, set: row });
  },

  /** False when the database has one with this id. */
  add: async (runner: Runner, post: KeptPost): Promise<boolean> =>
    (await runner.insert(blogPost).values(post).onConflictDoNothing().returning({ id: blogPost.id })).length > 0,

  /** False when it is not as it was at `seen` any more. */
  change: async (runner: Runner, post: KeptPost, seen: Date): Promise<boolean> =>
    (
      await runner
        .update(blogPost)
        .set(post)
        .where(and(eq(blogPost.id, post.id), eq(blogPost.updatedAt, seen)))
        .returning({ id: blogPost.id })
    ).length > 0,

  remove: async (runner: Runner, id: string): Promise<boolean> =>
    (await runner.delete(blogPost).where(eq(blogPost.id, id)).returning({ id: blogPost.id })).length > 0,
});
export type BlogRepository = ReturnType<typeof blogRepository>;
