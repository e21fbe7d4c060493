import type { Actor } from '@hedgerow/domain/access';
import type { ServerResponse } from 'node:http';
import type { Events } from '#ports/events.ts';
import { actorOf, type Routes } from './access.ts';
import type { StillSignedIn } from './session-reader.ts';

/** Milliseconds between two signs of life; as long at most does a stream outlive its session. */
const everyTwentySeconds = 20_000;

export type EventStreamNeeds = {
  readonly events: Pick<Events, 'subscribe'>;
  readonly stillSignedIn: StillSignedIn;
  readonly heartbeat?: number;
};

/** A pupil hears of their own things, a parent of everything in the family, children who join later too. */
const topicsFor = (actor: Actor): readonly string[] => {
  if (actor.role === 'student') return [`child:${actor.userId}`];
  if (actor.role === 'parent' || actor.role === 'home_educator') return [`family:${actor.familyId}`];
  return [];
};

/** GET /api/events: server-sent events while a page is open and its session lives. */
export const eventRoutes = (app: Routes, { events, stillSignedIn, heartbeat = everyTwentySeconds }: EventStreamNeeds): void => {
  const open = new Set<ServerResponse>();
  // A page that listens would otherwise hold a closing server up.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get('/api/events', { config: { access: 'signed-in' } }, (request, reply) => {
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
    const beat = setInterval(() => {
      void stillSignedIn(request.headers.cookie).then(
        (live) => (live ? out.write(': still here\n\n') : out.end()),
        () => out.end(),
      );
    }, heartbeat);
    request.raw.on('close', () => {
      open.delete(out);
      clearInterval(beat);
      stop();
    });
  });
};
