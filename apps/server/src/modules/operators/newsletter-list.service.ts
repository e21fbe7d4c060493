import type { NewsletterList } from '@hedgerow/contracts/operator-desk';
import type { Staff } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { tableFile } from '@hedgerow/domain/table-file';
import type { NewsletterListRepository } from './newsletter-list.repository.ts';
import type { OperatorLogService } from './operator-log.service.ts';

export type NewsletterListDeps = { readonly list: NewsletterListRepository; readonly log: Pick<OperatorLogService, 'noted'> };

/** Who wants the newsletter. */
export const newsletterListService = ({ list, log }: NewsletterListDeps) => ({
  page: async (words: string): Promise<NewsletterList> => {
    const wanted = words.trim();
    const [total, found, rows] = await Promise.all([list.total(), list.found(wanted), list.page(wanted)]);
    return { total, found, entries: rows.map(({ email, name, createdAt }) => ({ email, name, since: createdAt.toISOString() })) };
  },

  /** The whole list as a table file (RFC 4180). */
  exported: (actor: Staff): Promise<string> =>
    log.noted(actor, 'newsletter-exported', '', async (runner) => {
      const rows = await list.all(runner);
      return `email,name,since\r\n${tableFile(rows.map(({ email, name, createdAt }) => [email, name, createdAt.toISOString()]))}`;
    }),

  /** On somebody's wish. The record does not say whose: they wanted to be forgotten. */
  remove: async (actor: Staff, email: string): Promise<void> => {
    await log.noted(actor, 'newsletter-removed', '', async (runner) => {
      if (!(await list.remove(runner, email))) throw new AppError('not_found', 'This address is not on the list.');
    });
  },
});
export type NewsletterListService = ReturnType<typeof newsletterListService>;
