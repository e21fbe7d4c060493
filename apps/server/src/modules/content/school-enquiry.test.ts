import { expect, test } from 'vitest';
import type { SalesRequest } from '@hedgerow/contracts/operator-desk';
import { anOperator } from '../../testing/people.ts';
import { emailTo } from '../../testing/emails.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp({ SCHOOL_PRICE: '£6 a pupil a year', SUPPORT_EMAIL: 'support@hedgerow.example' });
const ask = (body: object) => testApp().visitor().post('/api/schools/enquiries', body);
const kept = async () => (await testApp().database.pool.query('select 1 from school_enquiry')).rowCount;
const whole = { name: 'Tia Ford', email: 'tia@example.test', school: 'Oak Lane Primary', pupils: '210', message: 'Two classes first.' };

test('a school asks without an account; the operator reads it at the desk, and notes that somebody answered', async () => {
  const answer = await ask(whole);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    200,
    'Thank you. A person reads it and answers by email, usually on the next working day.',
  ]);
  expect((await emailTo(testApp(), 'support@hedgerow.example', 'A school asks: Oak Lane Primary')).text).toContain('Two classes first.');
  const olive = await anOperator(testApp());
  const first = async () => (await olive.get('/api/operator/sales')).json<SalesRequest[]>()[0];
  expect(await first()).toMatchObject({ from: 'visitor', school: 'Oak Lane Primary', pupils: 210, answeredAt: null });
  await olive.put(`/api/operator/sales/${(await first())?.id}`, { answered: true });
  expect(await first()).toMatchObject({ answeredBy: 'Olive Park' });
});

test.each([
  [{ name: ' ' }, 'Please enter your name.'],
  [{ email: 'tia' }, 'Please enter a valid email address.'],
  [{ school: '' }, 'Please enter the name of your school.'],
  [{ pupils: 'many' }, 'Please give a whole number from 1 to 20,000.'],
  [{ pupils: '0' }, 'Please give a whole number from 1 to 20,000.'],
])('%o is refused: %s', async (part, sentence) => {
  const answer = await ask({ ...whole, ...part });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, sentence]);
});

test('a machine that fills in the hidden field is thanked, and nothing is kept', async () => {
  const before = await kept();
  expect((await ask({ ...whole, website: 'https://spam.example' })).statusCode).toBe(200);
  expect(await kept()).toBe(before);
});

test('the price is the operator’s, in their words', async () => {
  expect((await testApp().visitor().get('/api/site')).json()).toMatchObject({ schoolPrice: '£6 a pupil a year' });
});
