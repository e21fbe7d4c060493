import { EducationalResources, SlugParams } from '@hedgerow/contracts/content';
import { attachment } from '#http/attachment.ts';
import type { Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ResourcesService } from './resources.service.ts';

const access = 'public' as const;

export const resourcesRoutes = (
  app: Routes,
  { resources, limiter }: { readonly resources: ResourcesService; readonly limiter: RateLimiter },
): void => {
  app.get('/api/cms/educational-resources', { config: { access }, schema: { response: { 200: EducationalResources } } }, () =>
    resources.list(),
  );

  app.get('/api/cms/educational-resources/:id/pdf', { config: { access }, schema: { params: SlugParams } }, async (request, reply) => {
    await limiter.take(limits.resourcePerAddress, request.ip);
    const { name, tag, pdf } = await resources.pdf(request.params.id);
    // Asked for anew each time, so that a change is seen at once; what is the same is not sent twice.
    void reply.header('cache-control', 'no-cache').header('etag', tag);
    if (request.headers['if-none-match'] === tag) {
      if ('destroy' in pdf) pdf.destroy();
      return reply.code(304).send();
    }
    return reply
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', attachment(name))
      .type('application/pdf')
      .send(pdf);
  });
};
