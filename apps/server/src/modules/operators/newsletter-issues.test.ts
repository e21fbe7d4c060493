import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { NewsletterIssues } from '@hedgerow/contracts/operator-desk';
import { anOperator } from '../../testing/people.ts';
import { emailTo, linkIn } from '../../testing/emails.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const said = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ error: string }>().error];
const path = '/api/operator/newsletter/issues';
const letter = { subject: 'Fractions at the table', content: '# New\n\nRead [all articles](/blog).' };

const onTheList = async (email: string, confirmed = true): Promise<void> => {
  await testApp().visitor().post('/api/newsletter/signup', { email });
  if (confirmed) await testApp().database.pool.query('update newsletter_signup set confirmed_at = created_at where email = $1', [email]);
};
const sentTo = async (email: string): Promise<number> =>
  (await testApp().database.pool.query("select 1 from mail_outbox where \"to\" = $1 and content ->> 'kind' = 'newsletter-issue'", [email]))
    .rowCount ?? 0;
const draft = async () => {
  const olive = await anOperator(testApp());
  expect((await olive.post(path, letter)).statusCode).toBe(200);
  const { wouldGet, issues } = (await olive.get(path)).json<NewsletterIssues>();
  return { olive, wouldGet, id: issues.find(({ sentAt }) => sentAt === null)?.id ?? '' };
};

test('a letter is drafted, tried on oneself, and sent once to those who confirmed, each with a way out', async () => {
  await onTheList('ann@example.test');
  await onTheList('unsure@example.test', false);
  const { olive, wouldGet, id } = await draft();
  expect(wouldGet).toBe(1);
  await olive.put(`${path}/${id}`, { ...letter, subject: 'Fractions at tea' });
  expect((await olive.post(`${path}/${id}/try`)).statusCode).toBe(200);
  expect(await sentTo('ann@example.test')).toBe(0);

  expect(said(await olive.post(`${path}/${id}/send`, { recipients: 2 }))).toEqual([
    409,
    'The list has changed. Please look at the number again.',
  ]);
  expect((await olive.post(`${path}/${id}/send`, { recipients: 1 })).statusCode).toBe(200);
  const email = await emailTo(testApp(), 'ann@example.test', 'Fractions at tea');
  const { rows } = await testApp().database.pool.query<{ headers: Record<string, string> }>(
    'select headers from mailbox_message where "to" = $1 and subject = $2',
    ['ann@example.test', 'Fractions at tea'],
  );
  const headers = rows[0]?.headers ?? {};
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(email.text).toContain('you asked for it and confirmed this address');
  expect(await sentTo('unsure@example.test')).toBe(0);
  for (const again of [
    await olive.post(`${path}/${id}/send`, { recipients: 1 }),
    await olive.put(`${path}/${id}`, letter),
    await olive.delete(`${path}/${id}`),
  ])
    expect(said(again)).toEqual([409, 'This letter has been sent, so it stays as it is.']);
  expect(await sentTo('ann@example.test')).toBe(1);

  // The button of a mail program: one press, without signing in.
  const way = /<(.*)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(
    (
      await testApp()
        .visitor()
        .post(new URL(way).pathname + new URL(way).search)
    ).statusCode,
  ).toBe(200);
  const next = await draft();
  expect(next.wouldGet).toBe(0);
  expect(said(await next.olive.post(`${path}/${next.id}/send`, { recipients: 0 }))).toEqual([
    409,
    'Nobody has confirmed the list yet, so there is nobody to send it to.',
  ]);
});

test('who leaves the list gets nothing that still waits', async () => {
  await testApp().database.pool.query(
    `insert into mail_outbox (id, "to", content, created_at) values ('01a1fd6f-0000-7000-8000-00000000000a', 'bo@example.test', '{"kind":"newsletter-issue","subject":"A","content":"B"}', now())`,
  );
  await testApp().visitor().post('/api/newsletter/signup', { email: 'bo@example.test' });
  const { search } = linkIn(await emailTo(testApp(), 'bo@example.test', 'Please confirm'));
  await testApp().visitor().post(`/api/letters/off${search}`);
  expect(await sentTo('bo@example.test')).toBe(0);
});

test.each([
  [{ subject: '' }, 'Please write a subject.'],
  [{ content: '  ' }, 'Please write the letter.'],
])('a letter with %o is refused: %s', async (part, sentence) => {
  expect(said(await (await anOperator(testApp())).post(path, { ...letter, ...part }))).toEqual([400, sentence]);
});
