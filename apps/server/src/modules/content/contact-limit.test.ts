import { expect, test } from 'vitest';
import { openHouse } from '../../testing/house.ts';

const house = openHouse({ RATE_LIMIT_FACTOR: '1' });

test('the sixth message within an hour from one address is asked to wait', async () => {
  const body = { name: 'Ann', email: 'ann@example.test', topic: 'Something else', message: 'Once more, and again.' };
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await house().visitor().post('/api/contact', body)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
