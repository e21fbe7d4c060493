import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installPages } from './pages.ts';

test('a page for somebody else is 403, one that leads nowhere 404, and its own words stand on each; one with a secret in its address is kept by nobody', async () => {
  const buildFolder = mkdtempSync(join(tmpdir(), 'hedgerow-pages-'));
  onTestFinished(() => rmSync(buildFolder, { recursive: true, force: true }));
  for (const page of ['unauthorized', 'about']) {
    mkdirSync(join(buildFolder, 'client', page), { recursive: true });
    writeFileSync(join(buildFolder, 'client', page, 'index.html'), `<p>${page}</p>`);
  }
  writeFileSync(join(buildFolder, 'client/__spa-fallback.html'), '<p>fallback</p>');
  const app = Fastify();
  app.decorateRequest('actor', null);
  await installPages(app, { buildFolder, paymentOrigins: [], offline: true, wordsFor: () => Promise.resolve(undefined) });
  const answers = await Promise.all(['/unauthorized', '/about', '/no-such-page'].map((path) => app.inject(path)));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [403, '<p>unauthorized</p>'],
    [200, '<p>about</p>'],
    [404, '<p>fallback</p>'],
  ]);
  const reset = await app.inject('/auth/reset-password?token=secret');
  expect([reset.headers['cache-control'], (await app.inject('/about')).headers['cache-control']]).toEqual(['no-store', 'no-cache']);
});
