import { ContactBody, contactMessages } from '@hedgerow/contracts/contact';
import { SchoolEnquiryBody, schoolEnquiryMessages } from '@hedgerow/contracts/school-enquiry';
import { PageViewBody, SiteFacts } from '@hedgerow/contracts/content';
import { Message, Success } from '@hedgerow/contracts/shapes';
import type { Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ContactService } from './contact.service.ts';
import type { PageViewsService } from './page-views.service.ts';

export type VisitorsRoutesNeeds = {
  readonly contact: ContactService;
  readonly pageViews: PageViewsService;
  readonly facts: SiteFacts;
  readonly limiter: RateLimiter;
};

const access = 'public' as const;

/** What a visitor may tell us, and what they may know of us. */
export const visitorsRoutes = (app: Routes, { contact, pageViews, facts, limiter }: VisitorsRoutesNeeds): void => {
  app.get('/api/site', { config: { access }, schema: { response: { 200: SiteFacts } } }, () => facts);

  app.post('/api/contact', { config: { access }, schema: { body: ContactBody, response: { 200: Message } } }, async (request) => {
    await limiter.take(limits.contactPerAddress, request.ip);
    await contact.receive(request.body);
    return { message: contactMessages.sent };
  });

  app.post(
    '/api/schools/enquiries',
    { config: { access }, schema: { body: SchoolEnquiryBody, response: { 200: Message } } },
    async (request) => {
      await limiter.take(limits.schoolEnquiryPerAddress, request.ip);
      await contact.receiveEnquiry(request.body);
      return { message: schoolEnquiryMessages.sent };
    },
  );

  app.post('/api/page-views', { config: { access }, schema: { body: PageViewBody, response: { 200: Success } } }, async (request) => {
    await pageViews.count(request.actor, request.body.path);
    return { success: true };
  });
};
