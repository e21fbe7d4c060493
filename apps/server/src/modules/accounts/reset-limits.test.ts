import { expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';
import { aParent } from '../../testing/people.ts';

const house = openHouse({ RATE_LIMIT_FACTOR: '1' });

test('three letters in a quarter of an hour are enough for one address, known or not', async () => {
  const { email } = await aParent(house());
  for (const address of [email, 'nobody@example.test']) {
    const ask = () => house().visitor().post('/api/auth/reset-password', { email: address });
    for (let times = 0; times < 3; times += 1) expect((await ask()).statusCode).toBe(200);
    const stopped = await ask();
    expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true]);
  }
});
