import { ReportQuery, SchoolReport } from '@hedgerow/contracts/school-report';
import { actorOf, type Routes } from '#http/access.ts';
import { attachment } from '#http/attachment.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ReportService } from './report.service.ts';

type Needs = { readonly reports: ReportService; readonly limiter: RateLimiter };

/** The school in numbers, for its administrator. */
export const reportRoutes = (app: Routes, { reports, limiter }: Needs): void => {
  const config = { access: 'administrator' } as const;
  app.get('/api/school/report', { config, schema: { querystring: ReportQuery, response: { 200: SchoolReport } } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.reportPerUser, actor.userId);
    return reports.report(actor, request.query);
  });
  app.get('/api/school/report/download', { config, schema: { querystring: ReportQuery } }, async (request, reply) => {
    const actor = actorOf(request);
    await limiter.take(limits.reportPerUser, actor.userId);
    const { name, text } = await reports.file(actor, request.query);
    return reply.header('content-disposition', attachment(name)).type('text/csv; charset=utf-8').send(text);
  });
};
