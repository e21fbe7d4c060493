import { PaperBody, PdfDownloads } from '@hedgerow/contracts/papers';
import { FoundPapers, SearchQuery } from '@hedgerow/contracts/search';
import { UserIdParams } from '@hedgerow/contracts/shapes';
import { attachment } from '#http/attachment.ts';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { PapersService } from './papers.service.ts';

export const papersRoutes = (app: Routes, { papers, limiter }: { readonly papers: PapersService; readonly limiter: RateLimiter }): void => {
  app.post('/api/assessments/download-pdf', { config: { access: 'family' }, schema: { body: PaperBody } }, async (request, reply) => {
    const actor = actorOf(request);
    await limiter.take(limits.pdfPerPerson, actor.userId);
    const { id, name, type, body } = await papers.download(actor, request.body);
    return reply
      .header('content-disposition', attachment(name))
      .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
      .header('x-download-id', id)
      .type(type)
      .send(body);
  });
  app.get('/api/pdf-downloads', { config: { access: 'family' }, schema: { response: { 200: PdfDownloads } } }, (request) =>
    papers.list(actorOf(request)),
  );
  app.get(
    '/api/pdf-downloads/search',
    { config: { access: 'family' }, schema: { querystring: SearchQuery, response: { 200: FoundPapers } } },
    (request) => papers.search(actorOf(request), request.query),
  );
  app.get(
    '/api/pdf-downloads/:userId',
    { config: { access: 'family' }, schema: { params: UserIdParams, response: { 200: PdfDownloads } } },
    (request) => papers.list(actorOf(request), request.params.userId),
  );
};
