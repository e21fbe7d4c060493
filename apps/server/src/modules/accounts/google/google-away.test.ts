import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

/** Nothing listens at this port. */
const testApp = startTestApp({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://127.0.0.1:9' });

test('while Google does not answer, whoever wanted to go there is back at the sign-in page and reads why', async () => {
  const answer = await testApp().visitor().get('/api/auth/google');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?google=failed']);
});
