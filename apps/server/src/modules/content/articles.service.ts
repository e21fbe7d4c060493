import {
  articleMessages,
  type ArticleRow,
  type ChangeArticleBody,
  type EditedArticle,
  type NewArticleBody,
} from '@hedgerow/contracts/operator-content';
import type { Staff } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { OperatorLogService } from '../operators/operator-log.service.ts';
import type { BlogRepository, KeptPost } from './blog.repository.ts';
import { keepAsSeen } from './keep-as-seen.ts';
import type { StoredPost } from './read-post.ts';

export type ArticlesDeps = {
  readonly blog: BlogRepository;
  /** Those that come with the product. */
  readonly files: readonly StoredPost[];
  readonly log: Pick<OperatorLogService, 'noted'>;
  readonly now: Clock;
};

/** As an operator meets it: the row of the database, or the file where there is none. */
type Met = StoredPost & Partial<Pick<KeptPost, 'hidden' | 'updatedAt'>>;

const notFound = (): AppError => new AppError('not_found', 'Not found');

/** Articles as operators write them. What they keep is what visitors read a moment later. */
export const articlesService = ({ blog, files, log, now }: ArticlesDeps) => {
  const isFile = (id: string): boolean => files.some((file) => file.id === id);

  const rowOf = (post: Met): ArticleRow => {
    const { id, title, category, author, publishedOn, hidden, updatedAt } = post;
    const shown = publishedOn <= londonDate(now()) ? 'published' : 'scheduled';
    const changed = isFile(id) ? 'changed' : 'own';
    return {
      id,
      title,
      category,
      author,
      publishedOn,
      state: hidden === true ? 'draft' : shown,
      origin: updatedAt === undefined ? 'product' : changed,
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  };

  const all = async (): Promise<Met[]> => {
    const kept = await blog.all();
    const replaced = new Set(kept.map(({ id }) => id));
    return [...kept, ...files.filter(({ id }) => !replaced.has(id))];
  };

  const find = async (id: string): Promise<Met> => {
    const post = (await all()).find((one) => one.id === id);
    if (post === undefined) throw notFound();
    return post;
  };

  const view = (post: Met): EditedArticle => {
    const { excerpt, content, coverImage, featured } = post;
    return { ...rowOf(post), excerpt, content, coverImage, featured };
  };
  const one = async (id: string): Promise<EditedArticle> => view(await find(id));

  return {
    /** Drafts too; the newest first. */
    list: async (): Promise<ArticleRow[]> =>
      (await all()).toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.id.localeCompare(b.id)).map(rowOf),

    one,

    /** Errors: conflict (the address is taken). */
    add: async (actor: Staff, { draft, ...post }: NewArticleBody): Promise<EditedArticle> => {
      await log.noted(actor, 'article-made', post.id, async (runner) => {
        if (isFile(post.id) || !(await blog.add(runner, { ...post, hidden: draft, updatedAt: now() })))
          throw new AppError('conflict', articleMessages.taken, { details: { field: 'id' } });
      });
      return one(post.id);
    },

    /** Errors: not_found, conflict (somebody else was faster). */
    change: async (actor: Staff, id: string, { draft, seen, ...words }: ChangeArticleBody): Promise<EditedArticle> => {
      await find(id);
      const post = { ...words, id, hidden: draft, updatedAt: now() };
      await log.noted(actor, 'article-changed', id, (runner) => keepAsSeen(blog, runner, post, seen, articleMessages.changed));
      return one(id);
    },

    /** An operator's own is gone; one of the product has the product's words again. Errors: not_found, conflict (nothing to take away). */
    remove: async (actor: Staff, id: string): Promise<void> => {
      await find(id);
      await log.noted(actor, 'article-removed', id, async (runner) => {
        if (!(await blog.remove(runner, id))) throw new AppError('conflict', articleMessages.fromProduct);
      });
    },
  };
};
export type ArticlesService = ReturnType<typeof articlesService>;
