import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installErrors } from './errors.ts';

test.each([
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['08P01', 'pgbouncer cannot connect to server'],
  ['57P01', 'terminating connection due to administrator command'],
])('a database that cannot be reached (%s) is no fault of ours to anybody who asks: 503, and when to come again', async (code, message) => {
  const app = Fastify();
  installErrors(app);
  app.get('/', () => {
    throw new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });
  });
  const answer = await app.inject('/');
  await app.close();
  expect([answer.statusCode, answer.headers['retry-after'], answer.json<{ code: string }>().code]).toEqual([503, '5', 'unavailable']);
});
