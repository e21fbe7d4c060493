import { expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';
import { aParent, parentPassword } from '../../testing/people.ts';

const house = openHouse({ RATE_LIMIT_FACTOR: '1' });

test('guessing one account is stopped after ten tries, with the seconds to wait, and other accounts go on', async () => {
  const [guessed, other] = [await aParent(house()), await aParent(house())];
  const guess = (email: string, password: string) => house().visitor().post('/api/simple-auth/login', { email, password });
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess(guessed.email, `guess ${attempt}`)).statusCode).toBe(401);
  const stopped = await guess(guessed.email.toUpperCase(), parentPassword);
  expect([stopped.statusCode, stopped.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect((await guess(other.email, parentPassword)).statusCode).toBe(200);
});
