import type { InjectOptions, LightMyRequestResponse } from 'fastify';

type Send = (options: InjectOptions) => Promise<LightMyRequestResponse>;

/** A browser, as far as the server can tell: it keeps its cookie and says where its requests come from. */
export type Caller = {
  readonly get: (url: string) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, body?: unknown) => Promise<LightMyRequestResponse>;
  readonly put: (url: string, body?: unknown) => Promise<LightMyRequestResponse>;
  readonly patch: (url: string, body?: unknown) => Promise<LightMyRequestResponse>;
  readonly delete: (url: string) => Promise<LightMyRequestResponse>;
  /** Anything else: a multipart body, odd headers. */
  readonly send: Send;
  readonly cookie: () => string | undefined;
};

const calls = (send: Send): Omit<Caller, 'cookie'> => {
  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    (url: string, body: unknown = {}) =>
      send({ method, url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) });
  return {
    get: (url) => send({ method: 'GET', url }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: (url) => send({ method: 'DELETE', url }),
    send,
  };
};

/** The same browser's page that shows a child's screens. */
export const lookingAs = ({ send, cookie }: Caller, childId: string): Caller => ({
  ...calls((options) => send({ ...options, url: `/as/${childId}${typeof options.url === 'string' ? options.url : ''}` })),
  cookie,
});

export const caller = (inject: Send, origin: string): Caller => {
  const jar = new Map<string, string>();
  const kept = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ') || undefined;
  const send: Send = async (options) => {
    const cookie = kept();
    const answer = await inject({ ...options, headers: { origin, ...(cookie === undefined ? {} : { cookie }), ...options.headers } });
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, encodeURIComponent(value));
    }
    return answer;
  };
  return { ...calls(send), cookie: kept };
};
