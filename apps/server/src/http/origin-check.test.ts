import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installErrors } from './errors.ts';
import { installOriginCheck } from './origin-check.ts';

test.each([
  [{ origin: 'https://ours.example' }, 200],
  [{ referer: 'https://ours.example/login' }, 200],
  [{}, 200],
  [{ origin: 'https://other.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ referer: 'not an address' }, 403],
  [{ referer: 'http://[' }, 403],
  [{ referer: '' }, 403],
  [{ origin: 'https://ours.example.evil.example' }, 403],
])('a write with %o is answered %i', async (headers, status) => {
  const app = Fastify();
  installErrors(app);
  installOriginCheck(app, () => ['https://ours.example']);
  app.post('/', () => ({}));
  expect((await app.inject({ method: 'POST', url: '/', headers })).statusCode).toBe(status);
  await app.close();
});
