import type { Announcement, FaqItem } from '@hedgerow/contracts/content';
import type { AnnouncementAudience } from '@hedgerow/contracts/operator-content';
import { type Actor, isParentRole } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { MailService } from '../mail/mail.service.ts';
import { faqSeed } from './faq-seed.ts';
import type { PublicContentRepository } from './public-content.repository.ts';

export type PublicContentDeps = {
  readonly content: PublicContentRepository;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

const audienceOf = (actor: Actor | null): AnnouncementAudience => {
  if (actor === null) return 'visitors';
  if (actor.role === 'student') return 'pupils';
  return isParentRole(actor.role) ? 'parents' : 'schools';
};

/** What the public pages say, from the database. */
export const publicContentService = ({ content, mail, transaction, now, newId }: PublicContentDeps) => ({
  seed: (): Promise<void> => content.seedFaq(faqSeed.map((item, position) => ({ ...item, position }))),

  announcements: async (actor: Actor | null): Promise<Announcement[]> =>
    (await content.announcements(audienceOf(actor), now())).map(({ id, title, message, type, active }) => ({
      id,
      title,
      message,
      type,
      active,
    })),

  announce: async (words: Pick<Announcement, 'title' | 'message' | 'type'>): Promise<string> => {
    const id = newId();
    await content.addAnnouncement({ ...words, id, active: true, createdAt: now() });
    return id;
  },
  endAnnouncement: async (id: string): Promise<void> => {
    const found = /^[\da-f-]{36}$/i.test(id) && (await content.endAnnouncement(id));
    if (!found) throw new AppError('not_found', 'There is no such announcement.');
  },

  faq: async (): Promise<FaqItem[]> =>
    (await content.faq()).map(({ id, category, question, answer, helpful }) => ({ id, category, question, answer, helpful })),

  /** The answer is the same for new and known addresses; a new one gets a letter with the way out, in case it was somebody else's. */
  /** The nightly job. */
  forgetUnansweredNewsletter: (): Promise<void> => content.forgetUnanswered(now()),

  signUpForNewsletter: async (address: string, name: string | null | undefined): Promise<void> => {
    const [id, email] = [newId(), address.toLowerCase()];
    const isNew = await transaction(async (runner) => {
      const added = await content.askForNewsletter(runner, email, name || null, now());
      if (added) await mail.keep(runner, { id, to: email, content: { kind: 'newsletter-welcome', firstName: name ?? '' } });
      return added;
    });
    if (isNew) await mail.deliver(id);
  },
});
export type PublicContentService = ReturnType<typeof publicContentService>;
