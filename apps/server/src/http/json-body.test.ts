import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installJsonBodies } from './json-body.ts';

test('a body of JSON that does not end is cut off, and one that arrives in time is answered', async () => {
  const app = Fastify();
  installJsonBodies(app, 200);
  app.post('/', (request) => ({ got: request.body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect(await answer.json()).toEqual({ got: { a: 1 } });

  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => {});
  slow.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
  await once(slow, 'close');
  await app.close();
});
