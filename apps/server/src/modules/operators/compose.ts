import type { Database, Runner } from '#db/client.ts';
import type { Routes } from '#http/access.ts';
import type { PasswordsService } from '#modules/accounts/passwords/passwords.service.ts';
import { checkResource } from '#adapters/text/check-resource.ts';
import type { RateLimiter } from '#http/rate-limits.ts';
import { announcementsRepository } from '#modules/content/announcements.repository.ts';
import { announcementsRoutes } from '#modules/content/announcements.routes.ts';
import { announcementsService } from '#modules/content/announcements.service.ts';
import { articlesRoutes } from '#modules/content/articles.routes.ts';
import { articlesService } from '#modules/content/articles.service.ts';
import { blogRepository } from '#modules/content/blog.repository.ts';
import { blogFiles } from '#modules/content/content-files.ts';
import { deskResourcesRoutes } from '#modules/content/desk-resources.routes.ts';
import { deskResourcesService } from '#modules/content/desk-resources.service.ts';
import { faqDeskRoutes } from '#modules/content/faq-desk.routes.ts';
import { faqDeskService } from '#modules/content/faq-desk.service.ts';
import { faqRepository } from '#modules/content/faq.repository.ts';
import { freeResourcesRepository } from '#modules/content/free-resources.repository.ts';
import type { CatalogueResource } from '#modules/content/resource-catalogue.ts';
import type { ResourcePdf } from '#modules/content/resource-pdf.ts';
import { drawCode } from '#modules/billing/codes/draw-code.ts';
import type { PageViewsService } from '#modules/content/page-views.service.ts';
import type { AuditService } from '#modules/audit/audit.service.ts';
import { codesDeskRepository } from './codes-desk.repository.ts';
import { codesDeskService } from './codes-desk.service.ts';
import { deskRoutes } from './desk.routes.ts';
import { familySupportRepository } from './family-support.repository.ts';
import { familySupportService } from './family-support.service.ts';
import { newsletterListRepository } from './newsletter-list.repository.ts';
import { newsletterListService } from './newsletter-list.service.ts';
import { salesDeskRepository } from './sales-desk.repository.ts';
import { salesDeskService } from './sales-desk.service.ts';
import { operatorLogRepository } from './operator-log.repository.ts';
import { operatorLogRoutes } from './operator-log.routes.ts';
import { operatorLogService } from './operator-log.service.ts';
import { operatorsRepository } from './operators.repository.ts';
import { operatorsService } from './operators.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { SecretTokens } from '#ports/identity.ts';
import type { Queue } from '#ports/queue.ts';
import type { Storage } from '#ports/storage.ts';

export type OperatorsNeeds = {
  readonly db: Database;
  readonly passwords: PasswordsService;
  readonly tokens: SecretTokens;
  readonly queue: Queue;
  readonly storage: Storage;
  /** The library that comes with the product, and its printer. */
  readonly library: { readonly catalogue: readonly CatalogueResource[]; readonly makePdf: ResourcePdf };
  readonly pageViews: Pick<PageViewsService, 'report'>;
  readonly audit: Pick<AuditService, 'note' | 'settled'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly publicUrl: string;
  readonly now: Clock;
  readonly newId: () => string;
};

/** The desk of whoever runs the product: what the site says, and the record of what was done there. */
export const openOperators = async (needs: OperatorsNeeds) => {
  const { db, queue, library, now, newId } = needs;
  const log = operatorLogService({ ...needs, log: operatorLogRepository(db) });
  await queue.repeat('forget-old-operator-log', '29 2 * * *', log.forgetOld);
  return {
    log,
    operators: operatorsService({ ...needs, operators: operatorsRepository(db) }),
    articles: articlesService({ blog: blogRepository(db), files: blogFiles(), log, now }),
    faq: faqDeskService({ faq: faqRepository(db), log, newId }),
    resources: deskResourcesService({ ...needs, ...library, kept: freeResourcesRepository(db), checkResource, log }),
    announcements: announcementsService({ announcements: announcementsRepository(db), log, now, newId }),
    newsletter: newsletterListService({ list: newsletterListRepository(db), log }),
    sales: salesDeskService({ sales: salesDeskRepository(db), log, now }),
    codes: codesDeskService({ codes: codesDeskRepository(db), drawCode, log, now }),
    support: familySupportService({ families: familySupportRepository(db), audit: needs.audit, log, now }),
    pageViews: needs.pageViews,
  };
};
type Desk = Awaited<ReturnType<typeof openOperators>>;

export const operatorsRoutes = (app: Routes, { desk, limiter }: { readonly desk: Desk; readonly limiter: RateLimiter }): void => {
  articlesRoutes(app, desk);
  faqDeskRoutes(app, desk);
  deskResourcesRoutes(app, { ...desk, limiter });
  announcementsRoutes(app, desk);
  deskRoutes(app, { ...desk, limiter });
  operatorLogRoutes(app, desk);
};
