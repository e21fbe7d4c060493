import type { Actor } from '@hedgerow/domain/access';
import type { ServerResponse } from 'node:http';
import type { Events } from '#ports/events.ts';
import { actorOf, type Routes } from './doors.ts';

const heartbeat = 20_000;

/** A pupil hears of their own things, a parent of everything in the family, children who join later too. */
const topicsFor = (actor: Actor): readonly string[] => {
  if (actor.role === 'student') return [`child:${actor.userId}`];
  if (actor.role === 'parent' || actor.role === 'home_educator') return [`family:${actor.familyId}`];
  return [];
};

/** GET /api/events: server-sent events while a page is open. */
export const eventRoutes = (app: Routes, { events }: { readonly events: Events }): void => {
  const open = new Set<ServerResponse>();
  // A page that listens would otherwise hold a closing server up.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get('/api/events', { config: { door: 'signed-in' } }, (request, reply) => {
    const topics = topicsFor(actorOf(request));
    void reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    open.add(out);
    out.write('retry: 1000\n\n');
    const stop = events.subscribe(topics, (event) => out.write(`data: ${JSON.stringify(event)}\n\n`));
    const beat = setInterval(() => out.write(': still here\n\n'), heartbeat);
    request.raw.on('close', () => {
      open.delete(out);
      clearInterval(beat);
      stop();
    });
  });
};
