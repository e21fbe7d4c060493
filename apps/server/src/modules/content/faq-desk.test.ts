import { expect, test } from 'vitest';
import type { FaqItem } from '@hedgerow/contracts/content';
import { faqMessages } from '@hedgerow/contracts/operator-content';
import { startTestApp } from '../../testing/test-app.ts';
import { anOperator } from '../../testing/people.ts';

const testApp = startTestApp();
const all = async () => (await testApp().visitor().get('/api/cms/faq')).json<FaqItem[]>();
const words = { category: 'Accounts', question: 'Is there a <b>garden</b>?', answer: 'In summer.', helpful: false };

test('an operator adds a question, mends it, moves it to the front and takes it away; visitors see each step at once', async () => {
  const olive = await anOperator(testApp());
  await olive.post('/api/operator/faq', words);
  const made = (await all()).at(-1);
  expect(made).toMatchObject(words);
  await olive.put(`/api/operator/faq/${made?.id}`, { ...words, answer: 'All year.', helpful: true });
  expect((await all()).at(-1)).toMatchObject({ answer: 'All year.', helpful: true });
  const ids = (await all()).map(({ id }) => id);
  await olive.post('/api/operator/faq/order', { ids: [...ids.slice(-1), ...ids.slice(0, -1)] });
  expect((await all())[0]?.id).toBe(made?.id);
  const page = await testApp().services.site.wordsFor('/');
  expect(page?.slots?.['faq']).toContain('Is there a &#60;b&#62;garden&#60;/b&#62;?');
  expect((await olive.delete(`/api/operator/faq/${made?.id}`)).statusCode).toBe(200);
  expect((await all()).map(({ id }) => id)).toEqual(ids.slice(0, -1));
});

test('an order that is not whole is refused, and the last question stays', async () => {
  const olive = await anOperator(testApp());
  const ids = (await all()).map(({ id }) => id);
  for (const wrong of [ids.slice(1), [...ids, 'more'], [...ids.slice(1), ids[1]]])
    expect((await olive.post('/api/operator/faq/order', { ids: wrong })).statusCode).toBe(409);
  for (const id of ids.slice(1)) expect((await olive.delete(`/api/operator/faq/${id}`)).statusCode).toBe(200);
  expect((await olive.delete(`/api/operator/faq/${ids[0]}`)).statusCode).toBe(409);
});

test.each([
  [{ category: '' }, faqMessages.category],
  [{ question: ' ' }, faqMessages.question],
  [{ answer: '' }, faqMessages.answer],
])('a question with %o is refused: %s', async (part, sentence) => {
  const answer = await (await anOperator(testApp())).post('/api/operator/faq', { ...words, ...part });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, sentence]);
});

test('a question that is not there is not found', async () => {
  const olive = await anOperator(testApp());
  expect((await olive.put('/api/operator/faq/never-was', words)).statusCode).toBe(404);
  expect((await olive.delete('/api/operator/faq/never-was')).statusCode).toBe(404);
});
