import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Actor } from '@hedgerow/domain/access';
import { installAccess } from './access.ts';
import { eventRoutes } from './event-stream.ts';
import type { StillSignedIn } from './session-reader.ts';

const parent: Actor = { role: 'parent', userId: 'p', familyId: 'f', childIds: ['c'], carer: false };

test('a stream ends when its session is over: a signed-out device hears nothing more of the children', async () => {
  const session = { live: true };
  const heard = { topics: [] as readonly string[], stopped: false };
  const app = Fastify({ forceCloseConnections: true });
  installAccess(
    app,
    async () => ({ actor: parent, sessionId: 's', twoFactor: false }),
    () => {},
  );
  const events = {
    subscribe: (topics: readonly string[]) => {
      heard.topics = topics;
      return () => {
        heard.stopped = true;
      };
    },
  };
  eventRoutes(app, { events, stillSignedIn: async (pages) => new Set(session.live ? pages : []), heartbeat: 10 });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  const answer = await fetch(`${address}/api/events`);
  const reader = answer.body?.getReader();
  const seen: string[] = [];
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    seen.push(new TextDecoder().decode(part.value));
    if (seen.join('').includes('still here')) session.live = false;
  }
  await app.close();
  expect(heard).toEqual({ topics: ['family:f'], stopped: true });
  expect(seen.join('')).toContain(': still here');
});

/** Reads a stream to its end, and tells of each sign of life. */
const readToItsEnd = async (address: string, heard: (beats: number) => void): Promise<number> => {
  const reader = (await fetch(`${address}/api/events`)).body?.getReader();
  let beats = 0;
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) return beats;
    beats += new TextDecoder().decode(part.value).split(': still here').length - 1;
    heard(beats);
  }
};

const listening = async (stillSignedIn: StillSignedIn) => {
  const app = Fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  installAccess(
    app,
    async () => ({ actor: parent, sessionId: 's', twoFactor: false }),
    () => {},
  );
  eventRoutes(app, { events: { subscribe: () => () => {} }, stillSignedIn, heartbeat: 10 });
  return app.listen({ host: '127.0.0.1', port: 0 });
};

test('streams outlive a database that is away for a while, and are asked about again when it is back', async () => {
  const asked = { away: true, live: true };
  const address = await listening(async (pages) => {
    if (asked.away) throw new Error('no database');
    return new Set(asked.live ? pages : []);
  });
  const beats = await readToItsEnd(address, (count) => {
    if (count >= 3) asked.away = false;
    if (count >= 12) asked.live = false;
  });
  expect(beats).toBeGreaterThanOrEqual(12);
});

test('a database that stays away ends them in the end: nobody knows any more whose session lives', async () => {
  const address = await listening(async () => {
    throw new Error('no database');
  });
  expect(await readToItsEnd(address, () => {})).toBe(6);
});

test('a session opens so many streams and no more, and a closed one makes room', async () => {
  const app = Fastify({ forceCloseConnections: true });
  installAccess(
    app,
    async (cookie) => ({ actor: parent, sessionId: cookie ?? 's', twoFactor: false }),
    () => {},
  );
  eventRoutes(app, { events: { subscribe: () => () => {} }, stillSignedIn: async (pages) => new Set(pages) });
  app.setErrorHandler<Error>((error, _request, reply) => reply.code('code' in error ? 429 : 500).send(error.message));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const open = async (cookie: string) => {
    const closing = new AbortController();
    // Kept, for an answer that nobody holds is closed when memory is tidied, and makes room.
    const answer = await fetch(`${address}/api/events`, { headers: { cookie }, signal: closing.signal });
    return { answer, status: answer.status, close: () => closing.abort() };
  };
  const streams = [];
  for (let at = 0; at < 12; at += 1) streams.push(await open('one'));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await open('one')).status).toBe(429);
  expect((await open('another')).status).toBe(200);
  streams[0]?.close();
  await expect.poll(async () => (await open('one')).status).toBe(200);
  await app.close();
});
