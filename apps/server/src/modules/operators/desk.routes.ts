import {
  CodeParams,
  DeskCodes,
  MadeCode,
  NewCodeBody,
  NewsletterDraftBody,
  NewsletterIssues,
  NewsletterList,
  NewsletterQuery,
  NewsletterRemoval,
  NewsletterSendBody,
  PageViewsQuery,
  PageViewsReport,
  SalesAnswerBody,
  SalesRequests,
  SupportBody,
  SupportFamily,
} from '@hedgerow/contracts/operator-desk';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { attachment } from '#http/attachment.ts';
import { operatorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { PageViewsService } from '../content/page-views.service.ts';
import type { CodesDeskService } from './codes-desk.service.ts';
import type { FamilySupportService } from './family-support.service.ts';
import type { NewsletterIssuesService } from './newsletter-issues.service.ts';
import type { NewsletterListService } from './newsletter-list.service.ts';
import type { SalesDeskService } from './sales-desk.service.ts';

export type DeskRoutesNeeds = {
  readonly newsletter: NewsletterListService;
  readonly newsletterIssues: NewsletterIssuesService;
  readonly sales: SalesDeskService;
  readonly codes: CodesDeskService;
  readonly support: FamilySupportService;
  readonly pageViews: Pick<PageViewsService, 'report'>;
  readonly limiter: RateLimiter;
};

const config = { access: 'operator' } as const;
const done = { 200: Success };
const success = { success: true };

/** The operator's desk: what families and schools need from us. */
export const deskRoutes = (app: Routes, needs: DeskRoutesNeeds): void => {
  const { newsletter, newsletterIssues, sales, codes, support, pageViews, limiter } = needs;
  app.get('/api/operator/newsletter', { config, schema: { querystring: NewsletterQuery, response: { 200: NewsletterList } } }, (request) =>
    newsletter.page(request.query.words),
  );
  app.post('/api/operator/newsletter/export', { config }, async (request, reply) =>
    reply
      .header('content-disposition', attachment('newsletter.csv'))
      .type('text/csv; charset=utf-8')
      .send(await newsletter.exported(operatorOf(request))),
  );
  // The address stands in the body: addresses of calls are no place for it.
  app.post('/api/operator/newsletter/remove', { config, schema: { body: NewsletterRemoval, response: done } }, async (request) => {
    await newsletter.remove(operatorOf(request), request.body.email);
    return success;
  });

  app.get('/api/operator/newsletter/issues', { config, schema: { response: { 200: NewsletterIssues } } }, () => newsletterIssues.list());
  app.post('/api/operator/newsletter/issues', { config, schema: { body: NewsletterDraftBody, response: done } }, async (request) => {
    await newsletterIssues.write(operatorOf(request), request.body);
    return success;
  });
  app.put(
    '/api/operator/newsletter/issues/:id',
    { config, schema: { params: IdParams, body: NewsletterDraftBody, response: done } },
    async (request) => {
      await newsletterIssues.change(operatorOf(request), request.params.id, request.body);
      return success;
    },
  );
  app.delete('/api/operator/newsletter/issues/:id', { config, schema: { params: IdParams, response: done } }, async (request) => {
    await newsletterIssues.remove(operatorOf(request), request.params.id);
    return success;
  });
  app.post('/api/operator/newsletter/issues/:id/try', { config, schema: { params: IdParams, response: done } }, async (request) => {
    const actor = operatorOf(request);
    await limiter.take(limits.emailPerUser, actor.userId);
    await newsletterIssues.tryOut(actor, request.params.id);
    return success;
  });
  app.post(
    '/api/operator/newsletter/issues/:id/send',
    { config, schema: { params: IdParams, body: NewsletterSendBody, response: done } },
    async (request) => {
      await newsletterIssues.send(operatorOf(request), request.params.id, request.body.recipients);
      return success;
    },
  );

  app.get('/api/operator/sales', { config, schema: { response: { 200: SalesRequests } } }, () => sales.list());
  app.put('/api/operator/sales/:id', { config, schema: { params: IdParams, body: SalesAnswerBody, response: done } }, async (request) => {
    await sales.mark(operatorOf(request), request.params.id, request.body.answered);
    return success;
  });

  app.get('/api/operator/codes', { config, schema: { response: { 200: DeskCodes } } }, () => codes.list());
  app.post('/api/operator/codes', { config, schema: { body: NewCodeBody, response: { 200: MadeCode } } }, async (request) => ({
    code: await codes.add(operatorOf(request), request.body),
  }));
  app.post('/api/operator/codes/:code/end', { config, schema: { params: CodeParams, response: done } }, async (request) => {
    await codes.end(operatorOf(request), request.params.code);
    return success;
  });

  app.post('/api/operator/support', { config, schema: { body: SupportBody, response: { 200: SupportFamily } } }, async (request) => {
    const actor = operatorOf(request);
    await limiter.take(limits.supportPerOperator, actor.userId);
    return support.look(actor, request.body.email);
  });

  app.get('/api/operator/page-views', { config, schema: { querystring: PageViewsQuery, response: { 200: PageViewsReport } } }, (request) =>
    pageViews.report(Number(request.query.days)),
  );
};
