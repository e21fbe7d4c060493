import type { Announcement, FaqItem } from '@hedgerow/contracts/content';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import { faqSeed } from './faq-seed.ts';
import type { PublicContentRepository } from './public-content.repository.ts';

export type PublicContentDeps = { readonly content: PublicContentRepository; readonly now: Clock; readonly newId: () => string };

/** What the public pages say, from the database. */
export const publicContentService = ({ content, now, newId }: PublicContentDeps) => ({
  seed: (): Promise<void> => content.seedFaq(faqSeed.map((item, position) => ({ ...item, position }))),

  announcements: async (): Promise<Announcement[]> =>
    (await content.announcements()).map(({ id, title, message, type, active }) => ({ id, title, message, type, active })),

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

  /** The answer is the same for new and known addresses. */
  signUpForNewsletter: (email: string, name: string | null | undefined): Promise<void> =>
    content.signUp(email.toLowerCase(), name || null, now()),
});
export type PublicContentService = ReturnType<typeof publicContentService>;
