import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { anyAnswer, api } from './api.ts';
import { ApiError, messageOf } from './api-error.ts';

const answers: Readonly<Record<string, readonly [number, string]>> = {
  '/child': [200, '{"name":"Sam"}'],
  '/odd': [200, '{"name":7}'],
  '/refused': [402, '{"error":"Upgrade required","message":"Upgrade required","code":"upgrade_required","plan":"secondary_revise"}'],
  '/broken': [502, '<html>Bad gateway</html>'],
};

let server: Server;
let base = '';
const Child = z.object({ name: z.string() });

beforeAll(async () => {
  server = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, '{}'];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const failure = (path: string): Promise<unknown> => api.get(`${base}${path}`, Child).catch((error: unknown) => error);

test('an answer is read by its contract', async () => {
  expect(await api.get(`${base}/child`, Child)).toEqual({ name: 'Sam' });
  expect(await failure('/odd')).toMatchObject({ code: 'unreadable' });
});

test('a refusal carries its code, its words and its facts', async () => {
  expect(await failure('/refused')).toMatchObject({
    code: 'upgrade_required',
    status: 402,
    message: 'Upgrade required',
    body: { plan: 'secondary_revise' },
  });
});

test('a broken server says its status, and people read the sentence of the screen', async () => {
  const error = await failure('/broken');
  expect(error).toMatchObject({ code: 'unavailable', message: 'HTTP 502: Bad Gateway' });
  expect(messageOf(new TypeError('x is undefined'), 'Please try again.')).toBe('Please try again.');
});

test('no server at all is a network error', async () => {
  const error = await api.get('http://127.0.0.1:1/child', Child).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'network', status: 0 });
});

const press = () => api.post('/api/add', { name: 'Una' }, anyAnswer);

test('a double click is one call with one answer, and the next press is a call again', async () => {
  const asked: ((response: Response) => void)[] = [];
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => asked.push(resolve)));
  const both = [press(), press()];
  expect(sent).toHaveBeenCalledTimes(1);
  asked[0]?.(Response.json({ id: 1 }));
  expect(await Promise.all(both)).toEqual([{ id: 1 }, { id: 1 }]);
  const other = api.post('/api/add', { name: 'Max' }, anyAnswer);
  const later = press();
  expect(sent).toHaveBeenCalledTimes(3);
  for (const answer of asked.slice(1)) answer(Response.json({ id: 2 }));
  await Promise.all([other, later]);
  sent.mockRestore();
});
