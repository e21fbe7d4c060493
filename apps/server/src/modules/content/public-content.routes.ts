import { Announcements, FaqItems, NewsletterBody, newsletterMessages } from '@hedgerow/contracts/content';
import { Message } from '@hedgerow/contracts/shapes';
import type { Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { PublicContentService } from './public-content.service.ts';

export const publicContentRoutes = (
  app: Routes,
  { publicContent, limiter }: { readonly publicContent: PublicContentService; readonly limiter: RateLimiter },
): void => {
  app.get('/api/cms/announcements', { config: { access: 'public' }, schema: { response: { 200: Announcements } } }, (request) =>
    publicContent.announcements(request.actor),
  );

  app.get('/api/cms/faq', { config: { access: 'public' }, schema: { response: { 200: FaqItems } } }, () => publicContent.faq());

  app.post(
    '/api/newsletter/signup',
    { config: { access: 'public' }, schema: { body: NewsletterBody, response: { 200: Message } } },
    async (request) => {
      await limiter.take(limits.newsletterPerAddress, request.ip);
      await publicContent.signUpForNewsletter(request.body.email, request.body.name);
      return { message: newsletterMessages.subscribed };
    },
  );
};
