import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installErrors } from './errors.ts';
import { installHealth, type MetricsReaders } from './health.ts';

const statusOf = async (readers: MetricsReaders, headers: Record<string, string> = {}) => {
  const app = Fastify();
  installErrors(app);
  installHealth(app, { ready: () => Promise.resolve({}), databaseLoad: () => ({ total: 0, idle: 0, waiting: 0 }), readers });
  const { statusCode } = await app.inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' });
  await app.close();
  return statusCode;
};

test('in production the figures are for the holder of the token: behind a proxy everybody comes from this machine', async () => {
  const token = 'a-token-of-forty-signs-and-no-less-at-all';
  expect(await statusOf({ production: true, token: undefined })).toBe(404);
  expect(await statusOf({ production: true, token })).toBe(404);
  expect(await statusOf({ production: true, token }, { authorization: `Bearer ${token}x` })).toBe(404);
  expect(await statusOf({ production: true, token }, { authorization: `Bearer ${token}` })).toBe(200);
  expect(await statusOf({ production: false, token: undefined })).toBe(200);
});
