import { type Bank, openBank } from '@hedgerow/curriculum/bank';
import type { FaqItem, SiteFacts } from '@hedgerow/contracts/content';
import type { Database } from '#db/client.ts';
import type { Routes } from '#http/access.ts';
import type { RateLimiter } from '#http/rate-limits.ts';
import { writeEmail } from '#modules/billing/letters/email-layout.ts';
import { blogRepository } from './blog.repository.ts';
import { blogRoutes } from './blog.routes.ts';
import { blogService } from './blog.service.ts';
import { contactRepository } from './contact.repository.ts';
import { contactService } from './contact.service.ts';
import { blogFiles } from './content-files.ts';
import { freeResourcesRepository } from './free-resources.repository.ts';
import { pageViewsRepository } from './page-views.repository.ts';
import { pageViewsService } from './page-views.service.ts';
import { publicPageWords } from './public-page-words.ts';
import { resourceCatalogue } from './resource-catalogue.ts';
import { resourcePdf } from './resource-pdf.ts';
import { resourcesRoutes } from './resources.routes.ts';
import { resourcesService } from './resources.service.ts';
import { tryQuizRoutes } from './try-quiz.routes.ts';
import { tryQuizService } from './try-quiz.service.ts';
import { visitorsRoutes } from './visitors.routes.ts';
import type { Clock } from '#ports/clock.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { Queue } from '#ports/queue.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { Storage } from '#ports/storage.ts';

export type PublicSiteNeeds = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly pages: PdfRenderer;
  readonly richText: RichText;
  readonly faq: () => Promise<FaqItem[]>;
  readonly sender: { readonly productName: string; readonly supportEmail: string; readonly publicUrl: string };
  readonly companyDetails: string | undefined;
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

/** The curriculum, opened when the first visitor asks for a sheet or a quiz. */
const whenAsked = (): (() => Bank) => {
  let opened: Bank | undefined;
  return () => (opened ??= openBank());
};

/** What visitors read and send, put together: articles, resources, the quiz to try, messages to us, the counter. */
export const openPublicSite = async (needs: PublicSiteNeeds) => {
  const { db, mailer, queue, storage, pages, richText, faq, sender, companyDetails, socialLinks, onError, newSeed, now, newId } = needs;
  const blog = blogService({ blog: blogRepository(db), files: blogFiles(), now });
  const bank = whenAsked();
  const catalogue = resourceCatalogue();
  const makePdf = resourcePdf({ bank, pages, productName: sender.productName });
  const resources = resourcesService({ catalogue, makePdf, kept: freeResourcesRepository(db), storage });
  const contact = contactService({ messages: contactRepository(db), mailer, queue, writeEmail, ...sender, now, newId });
  await contact.start();
  const postExists = async (id: string): Promise<boolean> => (await blog.find(id)) !== undefined;
  const pageViews = pageViewsService({ views: pageViewsRepository(db), postExists, now });
  const timer = setInterval(() => void pageViews.flush().catch(onError), writeDownEveryMilliseconds);
  timer.unref();
  const facts: SiteFacts = {
    supportEmail: sender.supportEmail,
    company: companyDetails ?? null,
    socialLinks: socialLinks.map((url) => ({ name: nameOf(url), url })),
  };

  return {
    blog,
    resources,
    catalogue,
    makePdf,
    contact,
    pageViews,
    tryQuiz: tryQuizService({ bank, richText, newSeed }),
    facts,
    publicUrl: sender.publicUrl,
    productName: sender.productName,
    wordsFor: publicPageWords({ blog, resources, faq, ...sender }),
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await pageViews.flush();
    },
  };
};
type PublicSite = Awaited<ReturnType<typeof openPublicSite>>;

export const publicSiteRoutes = (app: Routes, { site, limiter }: { readonly site: PublicSite; readonly limiter: RateLimiter }): void => {
  blogRoutes(app, site);
  resourcesRoutes(app, { ...site, limiter });
  tryQuizRoutes(app, { ...site, limiter });
  visitorsRoutes(app, { ...site, limiter });
};
