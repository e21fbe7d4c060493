import autocannon from 'autocannon';
import { cpuSeconds } from './processes.ts';

type Sent = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Load = {
  readonly url: string;
  readonly connections: number;
  /** Either for so many seconds or so many requests. */
  readonly seconds?: number;
  readonly amount?: number;
  /** Asked anew for each request. */
  readonly next: () => Sent;
  /** Whose CPU is counted. */
  readonly pids?: readonly number[];
  /** Answers other than 2xx are meant. */
  readonly refusals?: boolean;
  /** Seconds after which an answer counts as lost; ten where nothing is said. */
  readonly patience?: number;
};

export type Measured = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly microseconds: number };

/** A closed loop: each connection sends its next request when the last was answered. */
export const load = async ({
  url,
  connections,
  seconds,
  amount,
  next,
  pids = [],
  refusals = false,
  patience = 10,
}: Load): Promise<Measured> => {
  const before = cpuSeconds(pids);
  const { duration, requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    timeout: patience,
    // A server may close a connection after a thousand requests; the generator would take that for a refusal.
    reconnectRate: 500,
    ...(seconds === undefined ? {} : { duration: seconds }),
    ...(amount === undefined ? {} : { amount }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (errors > 0 || (non2xx > 0 && !refusals))
    throw new Error(`${errors} errors and ${non2xx} refusals of ${requests.total} at ${next().path}`);
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    microseconds: ((cpuSeconds(pids) - before) / requests.total) * 1e6,
  };
};
