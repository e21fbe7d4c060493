import { expect, test } from 'vitest';
import type { SiteFacts } from '@hedgerow/contracts/content';
import { freeWeek } from '#db/schema/billing.ts';
import { wizardBody } from '#testing/paying.ts';
import { aParent, childrenOf } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();

test('switched off, as it is unless an operator says otherwise, nothing of it is seen or can be called', async () => {
  expect((await testApp().visitor().get('/api/site')).json<SiteFacts>().freeWeek).toBe(false);
  const parent = await aParent(testApp());
  const { planId, childrenData } = wizardBody([{ year: 4, plan: 'primary_scholar' }]);
  const answer = await parent.post('/api/payments/free-week', { planId, childrenData });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, 'Not found']);
  expect(await childrenOf(parent)).toEqual([]);
  expect(await testApp().database.db.select().from(freeWeek)).toEqual([]);
});
