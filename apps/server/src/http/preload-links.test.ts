import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor, Pupil } from '@hedgerow/domain/access';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPages } from './pages.ts';

let buildFolder = '';
beforeAll(() => {
  buildFolder = mkdtempSync(join(tmpdir(), 'hedgerow-preload-'));
  mkdirSync(join(buildFolder, 'client/student/dashboard'), { recursive: true });
  for (const file of ['__spa-fallback.html', 'student/dashboard/index.html'])
    writeFileSync(
      join(buildFolder, 'client', file),
      '<link rel="stylesheet" href="/assets/ui.css#"/><link rel="modulepreload" href="/assets/react-1.js"/><link rel="modulepreload" href="/assets/ui-1.js"/>',
    );
});
afterAll(() => rmSync(buildFolder, { recursive: true, force: true }));

const pupil: Pupil = {
  role: 'student',
  userId: 'p',
  familyId: 'f',
  plan: 'secondary_learn',
  year: 8,
  phase: 'secondary',
  keyStage: 'KS3',
  viewedBy: null,
};

const chrome = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

const namedFor = async (actor: Actor | null, path: string, browser = chrome) => {
  const app = Fastify();
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    request.actor = actor;
  });
  await installPages(app, { buildFolder, paymentOrigins: [], offline: true, wordsFor: async () => undefined });
  const { statusCode, headers } = await app.inject({ path, headers: { 'user-agent': browser } });
  await app.close();
  return { statusCode, link: [headers['link'] ?? []].flat(), cache: headers['cache-control'], vary: headers['vary'] };
};

const look = ['</assets/ui.css>; rel=preload; as=style', '</assets/react-1.js>; rel=modulepreload'];
const named = (address: string): string => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`;

test('a dashboard names its look and what its first view reads, as that person may read it', async () => {
  expect(await namedFor(pupil, '/student/dashboard')).toEqual({
    statusCode: 200,
    cache: 'private, no-cache',
    vary: 'accept-encoding, cookie',
    link: [...look, ...['/api/simple-auth/profile', '/api/student/stats', '/api/student/assignments', '/api/student/today'].map(named)],
  });
});

test('a visitor’s says so too, and takes the place of what the browser has kept of somebody else', async () => {
  expect(await namedFor(null, '/student/dashboard')).toMatchObject({ statusCode: 200, link: [...look, named('/api/simple-auth/profile')] });
});

test('Safari would read twice what is named: it is told of the look and the code alone', async () => {
  expect((await namedFor(pupil, '/student/dashboard', safari)).link).toEqual(look);
});

test('other pages name nothing', async () => {
  expect(await namedFor(pupil, '/about')).toMatchObject({ link: [], cache: 'no-cache' });
});
