import type { Bank } from '@hedgerow/curriculum/bank';
import type { FaqItem, SiteFacts } from '@hedgerow/contracts/content';
import type { Database } from '#db/client.ts';
import { announcementsRepository } from './announcements.repository.ts';
import { type AnnouncementsDeps, announcementsService } from './announcements.service.ts';
import { articlesService } from './articles.service.ts';
import { blogRepository } from './blog.repository.ts';
import { blogService } from './blog.service.ts';
import { coveredService } from './covered.service.ts';
import { contactRepository } from './contact.repository.ts';
import { type ContactDeps, contactService } from './contact.service.ts';
import { blogFiles } from './content-files.ts';
import { type DeskResourcesDeps, deskResourcesService } from './desk-resources.service.ts';
import { faqDeskService } from './faq-desk.service.ts';
import { faqRepository } from './faq.repository.ts';
import { publicContentRepository } from './public-content.repository.ts';
import { type PublicContentDeps, publicContentService } from './public-content.service.ts';
import { freeResourcesRepository } from './free-resources.repository.ts';
import { pageViewsRepository } from './page-views.repository.ts';
import { pageViewsService } from './page-views.service.ts';
import { publicPageWords } from './public-page-words.ts';
import { resourceCatalogue } from './resource-catalogue.ts';
import { resourcePdf } from './resource-pdf.ts';
import { resourcesService } from './resources.service.ts';
import { tryQuizService } from './try-quiz.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { Queue } from '#ports/queue.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { Storage } from '#ports/storage.ts';

export type PublicSiteNeeds = {
  readonly db: Database;
  readonly bank: Bank;
  readonly mail: ContactDeps['mail'];
  readonly transaction: ContactDeps['transaction'];
  readonly queue: Queue;
  readonly storage: Storage;
  readonly pages: PdfRenderer;
  readonly richText: RichText;
  readonly faq: () => Promise<FaqItem[]>;
  readonly sender: { readonly productName: string; readonly supportEmail: string; readonly publicUrl: string };
  readonly companyDetails: string | undefined;
  readonly schoolPrice: string | undefined;
  readonly freeWeek: boolean;
  readonly socialLinks: readonly string[];
  readonly onError: (error: Error) => void;
  readonly newSeed: () => number;
  readonly now: Clock;
  readonly newId: () => string;
};

const writeDownEveryMilliseconds = 15_000;

/** "Bluesky" of https://bsky.app/…: the names that people know, otherwise the host. */
const nameOf = (url: string): string => {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const known: Readonly<Record<string, string>> = {
    'facebook.com': 'Facebook',
    'instagram.com': 'Instagram',
    'linkedin.com': 'LinkedIn',
    'youtube.com': 'YouTube',
    'bsky.app': 'Bluesky',
    'x.com': 'X',
    'tiktok.com': 'TikTok',
  };
  return known[host] ?? host;
};

/** What visitors read and send, put together: articles, resources, the quiz to try, messages to us, the counter. */
export const composePublicSite = async (needs: PublicSiteNeeds) => {
  const { db, bank, mail, transaction, queue, storage, pages, richText, faq, sender } = needs;
  const { companyDetails, schoolPrice, freeWeek, socialLinks, onError, newSeed, now, newId } = needs;
  const blog = blogService({ blog: blogRepository(db), files: blogFiles(), now });
  const covered = coveredService(bank);
  const catalogue = resourceCatalogue();
  const makePdf = resourcePdf({ bank: () => bank, pages, productName: sender.productName });
  const resources = resourcesService({ catalogue, makePdf, kept: freeResourcesRepository(db), storage });
  const contact = contactService({ messages: contactRepository(db), mail, queue, ...sender, transaction, now, newId });
  await contact.start();
  const postExists = async (id: string): Promise<boolean> => (await blog.find(id)) !== undefined;
  const pageViews = pageViewsService({ views: pageViewsRepository(db), postExists, now });
  const timer = setInterval(() => void pageViews.flush().catch(onError), writeDownEveryMilliseconds);
  timer.unref();
  const facts: SiteFacts = {
    supportEmail: sender.supportEmail,
    company: companyDetails ?? null,
    schoolPrice: schoolPrice ?? null,
    freeWeek,
    socialLinks: socialLinks.map((url) => ({ name: nameOf(url), url })),
  };

  return {
    blog,
    covered,
    resources,
    catalogue,
    makePdf,
    contact,
    pageViews,
    tryQuiz: tryQuizService({ bank, richText, newSeed }),
    facts,
    publicUrl: sender.publicUrl,
    productName: sender.productName,
    wordsFor: publicPageWords({ blog, covered, resources, faq, ...sender }),
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await pageViews.flush();
    },
  };
};

export type PublicContentNeeds = Omit<PublicContentDeps, 'content'> & { readonly db: Database; readonly queue: Queue };

/** Questions, announcements and the newsletter; the questions that come with the product are there from the first start. */
export const composePublicContent = async ({ db, queue, ...needs }: PublicContentNeeds) => {
  const publicContent = publicContentService({ ...needs, content: publicContentRepository(db) });
  await publicContent.seed();
  await queue.repeat('forget-unanswered-newsletter', '47 2 * * *', publicContent.forgetUnansweredNewsletter);
  return publicContent;
};

export type ContentDeskNeeds = Omit<DeskResourcesDeps, 'kept'> & AnnouncementsLog & { readonly db: Database };
type AnnouncementsLog = Pick<AnnouncementsDeps, 'log' | 'now' | 'newId'>;

/** Where whoever runs the product writes what the site says. */
export const composeContentDesk = ({ db, ...needs }: ContentDeskNeeds) => ({
  articles: articlesService({ ...needs, blog: blogRepository(db), files: blogFiles() }),
  faq: faqDeskService({ ...needs, faq: faqRepository(db) }),
  resources: deskResourcesService({ ...needs, kept: freeResourcesRepository(db) }),
  announcements: announcementsService({ ...needs, announcements: announcementsRepository(db) }),
});
