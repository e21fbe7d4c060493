import { openSentenceWorker } from '@hedgerow/embeddings/open-sentence-worker';
import { openScreenWorker } from '@hedgerow/teaching/safety/open-screen-worker';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@hedgerow/domain/errors';
import { makeApp } from './app.ts';
import { compose, type Services } from './compose.ts';
import type { Config } from './config.ts';
import type { DatabaseConnection } from './db/client.ts';
import { loggedError } from './http/logged-error.ts';
import { openConfiguredDatabase, StartError } from './infrastructure/open-database.ts';
import type { Outside } from './infrastructure/open-infrastructure.ts';
import { notYetLive } from './infrastructure/ready-to-go-live.ts';
import { sweepTemporary } from './infrastructure/sweep-temporary.ts';
import { postTo, seedDemo } from './demo/seed-demo.ts';

const onError = (error: Error): void => {
  process.stderr.write(`${loggedError(error).message}\n`);
};

const systemClock = (): Date => new Date();

const listen = async (app: FastifyInstance, config: Config): Promise<number> => {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (cause) {
    const busy = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    const why = busy
      ? `Port ${config.port} is in use. Stop what uses it, or set PORT.`
      : `Cannot listen on ${config.host}:${config.port}: ${String(cause)}`;
    throw new StartError(why, { cause });
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : config.port;
};

/** A live price that differs from ours stops the start; a provider that is away does not: nobody may lose their lessons for it. */
const checkPrices = async ({ ensureCatalogue }: Pick<Services, 'ensureCatalogue'>): Promise<void> => {
  try {
    await ensureCatalogue();
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'unavailable') return;
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

export type Running = {
  readonly app: FastifyInstance;
  readonly database: DatabaseConnection;
  readonly port: number;
  readonly publicUrl: string;
  readonly movedData: string | undefined;
  /** True when the demonstration accounts are there. */
  readonly hasDemo: boolean;
  /** From now on /readyz says no, and a balancer has the time to hear it before the port closes. */
  readonly drain: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Idle browsers keep their connections open: they are let go while what is in hand is answered. */
const closeServer = async (app: FastifyInstance): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  const late = setTimeout(() => app.server.closeAllConnections(), 8000);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
};

/** Closes in the reverse order of opening, all of it, whatever one of them says. */
const closeAll = async (closers: readonly (() => Promise<void>)[]): Promise<void> => {
  for (const close of closers.toReversed())
    await close().catch((error: unknown) => process.stderr.write(`${loggedError(error).message}\n`));
};

const addressOf = (host: string, port: number): string => {
  const reached = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
};

/** Nobody's child comes before somebody listens and the documents are finished. */
const refuseTooEarly = ({ production, stripe, privacyDocuments, hasSafeguardingContact }: Config): void => {
  const takesMoney = production && stripe?.secretKey.includes('_live_') === true;
  const reasons = notYetLive({ takesMoney, privacyDocuments, hasSafeguardingContact });
  if (reasons.length > 0) throw new StartError(reasons.join('\n'));
};

/** Opens the database, composes, listens. Everything that was opened is closed again when a later step fails. `chance` is told for journeys alone. */
export const start = async (config: Config, chance: Pick<Outside, 'newSeed'> = {}): Promise<Running> => {
  refuseTooEarly(config);
  const closers: (() => Promise<void>)[] = [];
  try {
    const { database, close, stopping, moved } = await openConfiguredDatabase(config);
    closers.push(close);
    const place = { port: config.port };
    const seenAt = () => config.publicUrl ?? `http://localhost:${place.port}`;
    const sentences = openSentenceWorker();
    closers.push(sentences.close);
    const screen = openScreenWorker();
    closers.push(screen.close);
    const composed = await compose({ config, database, publicUrl: seenAt(), now: systemClock, onError, sentences, screen, ...chance });
    const draining = { now: false };
    const services = { ...composed, ready: async () => ({ ...(await composed.ready()), accepting: !draining.now }) };
    closers.push(services.stop);
    const local = () => [`http://localhost:${place.port}`, `http://127.0.0.1:${place.port}`];
    const ownOrigins = () => [new URL(seenAt()).origin, ...(config.production ? [] : local())];
    const app = await makeApp({ config, services, ownOrigins });
    closers.push(() => closeServer(app));
    // A child who has come may soon write: the models are there by then, and while nobody has they take no memory.
    app.addHook('onResponse', (request, _reply, done) => {
      if (request.actor?.role === 'student') sentences.warm().catch(onError);
      done();
    });
    await checkPrices(services);
    await sweepTemporary(tmpdir(), systemClock());
    // Others serve meanwhile. Who is alone is there at once, and its first pupil waits.
    if (config.worker === 'web') await services.warm();
    place.port = await listen(app, config);
    const address = addressOf(config.host, place.port);
    await services.paymentsRuntime.listening({ webhookUrl: `${address}/api/stripe/webhook`, publicUrl: seenAt() });
    const sayStopping = async (): Promise<void> => {
      stopping();
      await services.sayStopping();
    };
    const hasDemo = config.demoData && (await seedDemo({ services, db: database.db, post: postTo(address), now: systemClock() }));
    return {
      app,
      database,
      hasDemo,
      port: place.port,
      publicUrl: seenAt(),
      movedData: moved,
      drain: async () => {
        draining.now = true;
        await sayStopping();
        await sleep(config.drainSeconds * 1000);
      },
      close: async () => {
        await sayStopping();
        await closeAll(closers);
      },
    };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
};
