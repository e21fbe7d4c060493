import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp({ RATE_LIMIT_FACTOR: '1' });

test('the sixth message within an hour from one address is asked to wait', async () => {
  const body = { name: 'Ann', email: 'ann@example.test', topic: 'Something else', message: 'Once more, and again.' };
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await testApp().visitor().post('/api/contact', body)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
