import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();

test('where Google is not configured it is not offered, and its addresses open nothing', async () => {
  expect((await testApp().visitor().get('/api/auth/options')).json()).toEqual({ google: false, school: [] });
  expect((await testApp().visitor().get('/api/auth/google')).statusCode).toBe(404);
  expect((await testApp().visitor().get('/api/auth/google/callback?code=a&state=b')).headers.location).toBe('/login?google=failed');
});
