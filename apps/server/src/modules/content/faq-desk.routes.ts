import { SlugParams } from '@hedgerow/contracts/content';
import { FaqBody, FaqOrderBody } from '@hedgerow/contracts/operator-content';
import { Success } from '@hedgerow/contracts/shapes';
import { operatorOf, type Routes } from '#http/access.ts';
import type { FaqDeskService } from './faq-desk.service.ts';

const config = { access: 'operator' } as const;
const response = { 200: Success };
const success = { success: true };

/** The operator's desk: questions and answers. They are read where everybody reads them. */
export const faqDeskRoutes = (app: Routes, { faq }: { readonly faq: FaqDeskService }): void => {
  app.post('/api/operator/faq', { config, schema: { body: FaqBody, response } }, async (request) => {
    await faq.add(operatorOf(request), request.body);
    return success;
  });
  app.post('/api/operator/faq/order', { config, schema: { body: FaqOrderBody, response } }, async (request) => {
    await faq.order(operatorOf(request), request.body.ids);
    return success;
  });
  app.put('/api/operator/faq/:id', { config, schema: { params: SlugParams, body: FaqBody, response } }, async (request) => {
    await faq.change(operatorOf(request), request.params.id, request.body);
    return success;
  });
  app.delete('/api/operator/faq/:id', { config, schema: { params: SlugParams, response } }, async (request) => {
    await faq.remove(operatorOf(request), request.params.id);
    return success;
  });
};
