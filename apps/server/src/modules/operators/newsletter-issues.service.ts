import { type NewsletterDraftBody, newsletterDraftMessages, type NewsletterIssues } from '@hedgerow/contracts/operator-desk';
import type { Staff } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { NewsletterIssuesRepository } from './newsletter-issues.repository.ts';
import type { OperatorLogService } from './operator-log.service.ts';

export type NewsletterIssuesDeps = {
  readonly issues: NewsletterIssuesRepository;
  readonly mail: Pick<MailService, 'keep' | 'deliver' | 'send'>;
  readonly log: Pick<OperatorLogService, 'noted'>;
  readonly now: Clock;
  readonly newId: () => string;
};

const notFound = (): AppError => new AppError('not_found', 'Not found');

/** Letters to everybody who confirmed: drafted, tried on oneself, and sent once. */
export const newsletterIssuesService = ({ issues, mail, log, now, newId }: NewsletterIssuesDeps) => {
  /** What cannot be changed was sent, or is not there. */
  const refusal = async (id: string): Promise<AppError> =>
    (await issues.find(id)) === undefined ? notFound() : new AppError('conflict', newsletterDraftMessages.sent);

  return {
    list: async (): Promise<NewsletterIssues> => {
      const [wouldGet, rows] = await Promise.all([issues.confirmed(), issues.all()]);
      return {
        wouldGet,
        issues: rows.map(({ id, subject, content, updatedAt, sentAt, recipients }) => ({
          id,
          subject,
          content,
          recipients,
          changedAt: updatedAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
        })),
      };
    },

    write: async (actor: Staff, words: NewsletterDraftBody): Promise<string> => {
      const id = newId();
      await log.noted(actor, 'newsletter-written', words.subject, (runner) =>
        issues.add(runner, { ...words, id, createdAt: now(), updatedAt: now() }),
      );
      return id;
    },

    change: async (actor: Staff, id: string, words: NewsletterDraftBody): Promise<void> => {
      await log.noted(actor, 'newsletter-written', words.subject, async (runner) => {
        if (!(await issues.change(runner, id, words, now()))) throw await refusal(id);
      });
    },

    remove: async (actor: Staff, id: string): Promise<void> => {
      const found = await issues.find(id);
      await log.noted(actor, 'newsletter-dropped', found?.subject ?? '', async (runner) => {
        if (!(await issues.remove(runner, id))) throw await refusal(id);
      });
    },

    /** To the operator alone, as everybody would get it. */
    tryOut: async (actor: Staff, id: string): Promise<string> => {
      const [found, to] = await Promise.all([issues.find(id), issues.emailOf(actor.userId)]);
      if (found === undefined || to === undefined) throw notFound();
      const { subject, content } = found;
      await log.noted(actor, 'newsletter-tried', subject, async () => {});
      await mail.send({ id: newId(), to, content: { kind: 'newsletter-issue', subject, content } });
      return to;
    },

    /** Once, to those who have confirmed at this moment, and to as many as the operator was told. Errors: conflict, not_found. */
    send: async (actor: Staff, id: string, expected: number): Promise<number> => {
      const found = await issues.find(id);
      if (found === undefined) throw notFound();
      const letters = await log.noted(actor, 'newsletter-sent', found.subject, async (runner) => {
        const everybody = await issues.recipients(runner);
        if (everybody.length === 0) throw new AppError('conflict', newsletterDraftMessages.nobody);
        if (everybody.length !== expected) throw new AppError('conflict', newsletterDraftMessages.changed);
        const issue = await issues.send(runner, id, everybody.length, now());
        if (issue === undefined) throw new AppError('conflict', newsletterDraftMessages.sent);
        const { subject, content } = issue;
        const ids: string[] = [];
        for (const to of everybody) {
          const letter = newId();
          await mail.keep(runner, { id: letter, to, content: { kind: 'newsletter-issue', subject, content } });
          ids.push(letter);
        }
        return ids;
      });
      for (const letter of letters) await mail.deliver(letter);
      return letters.length;
    },
  };
};
export type NewsletterIssuesService = ReturnType<typeof newsletterIssuesService>;
