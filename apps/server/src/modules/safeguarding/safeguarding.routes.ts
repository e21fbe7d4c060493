import {
  SafeguardingChangeBody,
  SafeguardingContact,
  SafeguardingContactBody,
  SafeguardingRecords,
  SharedConcerns,
  WorryWords,
} from '@hedgerow/contracts/safeguarding';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, operatorOf, parentOf, type Routes } from '#http/access.ts';
import type { DeskService } from '../schools/desk.service.ts';
import type { SafeguardingDeskService } from './safeguarding-desk.service.ts';

export type SafeguardingRoutesNeeds = {
  readonly safeguarding: SafeguardingDeskService;
  readonly schools: { readonly desk: Pick<DeskService, 'deskOf'> };
};

const done = { 200: Success };
const success = { success: true };
const words = { params: IdParams, response: { 200: WorryWords } } as const;
const change = { params: IdParams, body: SafeguardingChangeBody, response: done } as const;

/** The desks of the safeguarding contacts, and what they let parents see. */
export const safeguardingRoutes = (app: Routes, { safeguarding, schools }: SafeguardingRoutesNeeds): void => {
  const operator = { access: 'operator' } as const;
  const administrator = { access: 'administrator' } as const;

  app.get('/api/operator/safeguarding', { config: operator, schema: { response: { 200: SafeguardingRecords } } }, () =>
    safeguarding.list(null),
  );
  app.put('/api/operator/safeguarding/:id', { config: operator, schema: change }, async (request) => {
    await safeguarding.change(null, operatorOf(request), request.params.id, request.body);
    return success;
  });

  app.post('/api/operator/safeguarding/:id/words', { config: operator, schema: words }, (request) =>
    safeguarding.words(null, operatorOf(request), request.params.id),
  );

  app.get('/api/school/safeguarding', { config: administrator, schema: { response: { 200: SafeguardingRecords } } }, async (request) =>
    safeguarding.list((await schools.desk.deskOf(actorOf(request))).schoolId),
  );
  app.put('/api/school/safeguarding/:id', { config: administrator, schema: change }, async (request) => {
    const actor = actorOf(request);
    await safeguarding.change((await schools.desk.deskOf(actor)).schoolId, actor, request.params.id, request.body);
    return success;
  });
  app.post('/api/school/safeguarding/:id/words', { config: administrator, schema: words }, async (request) => {
    const actor = actorOf(request);
    return safeguarding.words((await schools.desk.deskOf(actor)).schoolId, actor, request.params.id);
  });
  app.get(
    '/api/school/safeguarding-contact',
    { config: administrator, schema: { response: { 200: SafeguardingContact } } },
    async (request) => ({
      email: await safeguarding.contact((await schools.desk.deskOf(actorOf(request))).schoolId),
    }),
  );
  app.put(
    '/api/school/safeguarding-contact',
    { config: administrator, schema: { body: SafeguardingContactBody, response: done } },
    async (request) => {
      await safeguarding.setContact((await schools.desk.deskOf(actorOf(request))).schoolId, request.body.email);
      return success;
    },
  );

  app.get(
    '/api/parent/child/:id/safeguarding',
    { config: { access: 'parent' }, schema: { params: IdParams, response: { 200: SharedConcerns } } },
    (request) => safeguarding.shared(parentOf(request), request.params.id),
  );
};
