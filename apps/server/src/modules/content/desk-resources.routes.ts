import { SlugParams } from '@hedgerow/contracts/content';
import { ChangeResourceBody, DeskResources, NewResourceBody, PreviewResourceBody } from '@hedgerow/contracts/operator-resources';
import { Success } from '@hedgerow/contracts/shapes';
import { attachment } from '#http/attachment.ts';
import { operatorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { uploadBodyLimit, withUpload } from '#http/receive-upload.ts';
import type { DeskResourcesService } from './desk-resources.service.ts';

type Needs = { readonly resources: DeskResourcesService; readonly limiter: RateLimiter };

const config = { access: 'operator' } as const;
const response = { 200: Success };
const success = { success: true };

/** The operator's desk: the free library. Needs the multipart reader that filesRoutes registers. */
export const deskResourcesRoutes = (app: Routes, { resources, limiter }: Needs): void => {
  app.get('/api/operator/resources', { config, schema: { response: { 200: DeskResources } } }, () => resources.list());
  app.post('/api/operator/resources', { config, schema: { body: NewResourceBody, response } }, async (request) => {
    await resources.add(operatorOf(request), request.body);
    return success;
  });
  app.post(
    '/api/operator/resources/upload',
    { config, bodyLimit: uploadBodyLimit, schema: { consumes: ['multipart/form-data'], response } },
    async (request) => {
      const actor = operatorOf(request);
      await limiter.take(limits.uploadPerChild, actor.userId);
      await withUpload(request, resources.missing, (arrived) => resources.upload(actor, arrived));
      return success;
    },
  );
  app.post('/api/operator/resources/preview', { config, schema: { body: PreviewResourceBody } }, async (request, reply) => {
    await limiter.take(limits.pdfPerPerson, operatorOf(request).userId);
    const { name, pdf } = await resources.preview(request.body);
    return reply.header('content-disposition', attachment(name)).type('application/pdf').send(pdf);
  });
  app.put(
    '/api/operator/resources/:id',
    { config, schema: { params: SlugParams, body: ChangeResourceBody, response } },
    async (request) => {
      await resources.change(operatorOf(request), request.params.id, request.body);
      return success;
    },
  );
  app.delete('/api/operator/resources/:id', { config, schema: { params: SlugParams, response } }, async (request) => {
    await resources.remove(operatorOf(request), request.params.id);
    return success;
  });
};
