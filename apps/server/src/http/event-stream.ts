import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { ServerResponse } from 'node:http';
import type { Events } from '#ports/events.ts';
import { actorOf, type Routes, sessionIdOf } from './access.ts';
import type { Listening, StillSignedIn } from './session-reader.ts';
import { viewedChild } from './viewed-child.ts';

/** Milliseconds between two signs of life; as long at most does a stream outlive its session while the database answers. */
const everyTwentySeconds = 20_000;

/** Beats without an answer about sessions, two minutes: a failover takes one or two. Nothing happens meanwhile that a stream could tell. */
const beatsOfGrace = 6;

/** Open pages of one session that hear at once what happens; a browser opens six to one address at most, over HTTP/1.1. */
const streamsPerSession = 12;

type OpenStream = Listening & { readonly out: ServerResponse };

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
  const open = new Set<OpenStream>();
  const streams = new Map<string, number>();
  // A page that listens would otherwise hold a closing server up.
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const { out } of open) out.end();
  });
  let unanswered = 0;
  /** A sign of life to all of them at once: asking for each would be thousands of queries a second for nothing. */
  const beatOnce = async (): Promise<void> => {
    const pages = [...open];
    // That nobody could be asked says nothing about a session: pages would all go, and all come back at once to a database that just did.
    const still = pages.length === 0 ? new Set<OpenStream>() : await stillSignedIn(pages).catch(() => undefined);
    unanswered = still === undefined ? unanswered + 1 : 0;
    for (const page of pages) {
      if (!open.has(page)) continue;
      if (still?.has(page) ?? unanswered <= beatsOfGrace) page.out.write(': still here\n\n');
      else page.out.end();
    }
  };
  const beat = setInterval(() => void beatOnce(), heartbeat);
  beat.unref();

  app.get('/api/events', { config: { access: 'signed-in' } }, (request, reply) => {
    const topics = topicsFor(actorOf(request));
    const sessionId = sessionIdOf(request);
    const others = streams.get(sessionId) ?? 0;
    if (others >= streamsPerSession)
      throw new AppError('too_many_requests', 'Too many pages are open. Please close some of them and load this one again.', {
        details: { retryAfter: 60 },
      });
    streams.set(sessionId, others + 1);
    void reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const page = { out, cookie: request.headers.cookie, viewed: viewedChild(request.originalUrl) };
    open.add(page);
    out.write('retry: 1000\n\n');
    const stop = events.subscribe(topics, (event) => out.write(`data: ${JSON.stringify(event)}\n\n`));
    request.raw.on('close', () => {
      open.delete(page);
      const left = (streams.get(sessionId) ?? 1) - 1;
      if (left > 0) streams.set(sessionId, left);
      else streams.delete(sessionId);
      stop();
    });
  });
};
