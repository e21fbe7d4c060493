import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPages } from './pages.ts';

let buildFolder = '';
beforeAll(() => {
  buildFolder = mkdtempSync(join(tmpdir(), 'hedgerow-pages-'));
  mkdirSync(join(buildFolder, 'client/assets'), { recursive: true });
  for (const [file, text] of [
    ['sw.js', 'keeps()'],
    ['sw-off.js', 'leaves()'],
    ['assets/a-12345678.js', 'a()'],
    ['assets/a-12345678.js.br', 'packed'],
    ['__spa-fallback.html', '<p>a page</p>'],
  ] as const)
    writeFileSync(join(buildFolder, 'client', file), text);
});
afterAll(() => {
  if (existsSync(buildFolder)) rmSync(buildFolder, { recursive: true });
});

const answerOf = async (path: string, offline: boolean) => {
  const app = Fastify();
  app.decorateRequest('actor', null);
  await installPages(app, { buildFolder, paymentOrigins: [], offline, wordsFor: async () => undefined });
  const { statusCode, headers, body } = await app.inject(path);
  await app.close();
  return { statusCode, body, cache: headers['cache-control'], policy: headers['content-security-policy'], type: headers['content-type'] };
};

test('the worker is asked for anew each time, may fetch from us and do nothing else', async () => {
  expect(await answerOf('/sw.js', true)).toEqual({
    statusCode: 200,
    body: 'keeps()',
    cache: 'no-cache',
    policy: "default-src 'none'; connect-src 'self'",
    type: expect.stringContaining('javascript'),
  });
});

test('switched off, its address gives the worker that takes the other one away', async () => {
  expect(await answerOf('/sw.js', false)).toMatchObject({ statusCode: 200, body: 'leaves()', cache: 'no-cache' });
});

test('files with a hash in their name never change, and pages allow workers of our own alone', async () => {
  expect(await answerOf('/assets/a-12345678.js', true)).toMatchObject({ cache: 'public, max-age=31536000, immutable' });
  expect((await answerOf('/student/dashboard', true)).policy).toContain("worker-src 'self'");
});

test.each(['b-12345678.js', 'a-12345678.js.br', '..%2fsw.js', '%00'])('nothing that is no asset comes as one: %s', async (name) => {
  const { statusCode, body } = await answerOf(`/assets/${name}`, true);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('packed');
  expect(body).not.toContain('keeps()');
});
