import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { aParent } from '#testing/people.ts';

const testApp = startTestApp({ RATE_LIMIT_FACTOR: '1' });

test('codes are not found by trying: after 15 in a quarter of an hour the family waits, and another does not', async () => {
  const parent = await aParent(testApp());
  const statuses: number[] = [];
  for (let at = 0; at < 16; at += 1)
    statuses.push((await parent.post('/api/payments/validate-partner-code', { code: `TRY-${at}` })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 15 }, () => 400), 429]);
  const other = await aParent(testApp());
  expect((await other.post('/api/payments/validate-partner-code', { code: 'TRY-1' })).statusCode).toBe(400);
});
