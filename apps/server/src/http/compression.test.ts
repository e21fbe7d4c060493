import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installCompression } from './compression.ts';

const list = Array.from({ length: 100 }, (_, at) => ({ id: at, title: `Fractions, part ${at}` }));
const app = Fastify();
beforeAll(async () => {
  await installCompression(app);
  app.get('/list', () => list);
  app.get('/short', () => ({ id: 1 }));
  app.get('/document', (_, reply) => reply.type('application/pdf').send(Buffer.alloc(5000, 'a')));
  app.post('/echo', ({ body }) => ({ body }));
});
afterAll(() => app.close());

const ask = (path: string, encoding: string) => app.inject({ path, headers: { 'accept-encoding': encoding } });

test('a long list travels packed, the way the browser asks for, and says that it depends on that', async () => {
  const [brotli, gzip, plain] = await Promise.all([ask('/list', 'gzip, deflate, br'), ask('/list', 'gzip'), ask('/list', 'identity')]);
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') as string });
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(list);
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(list);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual(list);
  expect(brotli.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length);
});

test('short answers and documents stay as they are', async () => {
  for (const path of ['/short', '/document']) expect((await ask(path, 'br')).headers['content-encoding']).toBeUndefined();
});

test('nothing that is sent to us is unpacked', async () => {
  const answer = await app.inject({
    method: 'POST',
    path: '/echo',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"a":1}'),
  });
  expect(answer.statusCode).toBe(400);
});
