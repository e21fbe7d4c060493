import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { aParent } from '#testing/people.ts';

const testApp = startTestApp({ RATE_LIMIT_FACTOR: '1' });

test('three letters in a quarter of an hour are enough for one address, known or not', async () => {
  const { email } = await aParent(testApp());
  for (const address of [email, 'nobody@example.test']) {
    const ask = () => testApp().visitor().post('/api/auth/reset-password', { email: address });
    for (let times = 0; times < 3; times += 1) expect((await ask()).statusCode).toBe(200);
    const stopped = await ask();
    expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true]);
  }
});
