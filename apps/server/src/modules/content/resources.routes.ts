import { EducationalResources, SlugParams } from '@hedgerow/contracts/content';
import { attachment } from '#http/attachment.ts';
import type { Routes } from '#http/doors.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ResourcesService } from './resources.service.ts';

const door = 'public' as const;

export const resourcesRoutes = (
  app: Routes,
  { resources, limiter }: { readonly resources: ResourcesService; readonly limiter: RateLimiter },
): void => {
  app.get('/api/cms/educational-resources', { config: { door }, schema: { response: { 200: EducationalResources } } }, () =>
    resources.list(),
  );

  app.get('/api/cms/educational-resources/:id/pdf', { config: { door }, schema: { params: SlugParams } }, async (request, reply) => {
    await limiter.take(limits.resourcePerAddress, request.ip);
    const { name, pdf } = await resources.pdf(request.params.id);
    return reply
      .header('content-disposition', attachment(name))
      .header('cache-control', 'public, max-age=86400')
      .type('application/pdf')
      .send(pdf);
  });
};
