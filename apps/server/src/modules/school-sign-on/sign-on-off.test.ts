import { expect, test } from 'vitest';
import { anAdministrator } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

/** Nothing listens at Google's port, and Microsoft is not configured. */
const testApp = startTestApp({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://127.0.0.1:9' });

test('while the provider does not answer people read why, and where it is not configured there is nothing', async () => {
  const browser = testApp().visitor();
  const away = await browser.get('/api/auth/school/google');
  expect([away.statusCode, away.headers.location]).toEqual([302, '/school-sign-in?why=failed']);
  expect((await browser.get('/api/auth/school/microsoft')).statusCode).toBe(404);
  expect((await browser.get('/api/auth/options')).json()).toEqual({ google: true, school: [] });
  const administrator = await anAdministrator(testApp());
  expect((await administrator.post('/api/school/sign-on/google')).statusCode).toBe(503);
  expect((await administrator.post('/api/school/sign-on/microsoft')).statusCode).toBe(404);
});
