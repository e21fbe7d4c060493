import { expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

const house = openHouse();

test('where Google is not configured it is not offered, and its addresses open nothing', async () => {
  expect((await house().visitor().get('/api/auth/options')).json()).toEqual({ google: false });
  expect((await house().visitor().get('/api/auth/google')).statusCode).toBe(404);
  expect((await house().visitor().get('/api/auth/google/callback?code=a&state=b')).headers.location).toBe('/login?google=failed');
});
