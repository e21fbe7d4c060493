import type { Actor } from '@hedgerow/domain/access';
import type { Events } from '#ports/events.ts';
import { actorOf, type Routes } from './doors.ts';

const heartbeat = 20_000;

/** A pupil hears of their own things, a parent of their children's and the family's. */
const topicsFor = (actor: Actor): readonly string[] => {
  if (actor.role === 'student') return [`child:${actor.userId}`];
  if (actor.role === 'parent' || actor.role === 'home_educator')
    return [`family:${actor.familyId}`, ...actor.childIds.map((childId) => `child:${childId}`)];
  return [];
};

/** GET /api/events: server-sent events while a page is open. */
export const eventRoutes = (app: Routes, { events }: { readonly events: Events }): void => {
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
    out.write('retry: 1000\n\n');
    const stop = events.subscribe(topics, (event) => out.write(`data: ${JSON.stringify(event)}\n\n`));
    const beat = setInterval(() => out.write(': still here\n\n'), heartbeat);
    request.raw.on('close', () => {
      clearInterval(beat);
      stop();
    });
  });
};
