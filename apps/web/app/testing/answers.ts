import { vi } from 'vitest';

type Answer = { readonly status?: number; readonly json?: unknown; readonly headers?: Readonly<Record<string, string>> };
/** An answer, no network at all, or an answer that does not come. */
type Given = Answer | 'no network' | 'nothing comes';

const answers = new Map<string, readonly Given[]>();
const asked: { readonly call: string; readonly body: unknown }[] = [];

/** What ends the calls that no answer comes to. */
const waiting = new Set<() => void>();

const reply = (call: string): Given => {
  const [next, ...later] = answers.get(call) ?? [];
  // The last one is given again and again.
  if (later.length > 0) answers.set(call, later);
  return next ?? { status: 404, json: { error: `Nobody answers ${call}.`, message: `Nobody answers ${call}.`, code: 'not_found' } };
};

const bodyOf = (init?: RequestInit): unknown => (typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body);

const fakeFetch: typeof fetch = async (input, init) => {
  const path = new URL(input instanceof Request ? input.url : input, 'http://localhost').pathname;
  const call = `${init?.method ?? 'GET'} ${path}`;
  asked.push({ call, body: bodyOf(init) });
  const given = reply(call);
  if (given === 'nothing comes') return new Promise<Response>((_, reject) => waiting.add(() => reject(new TypeError('Failed to fetch'))));
  if (given === 'no network') throw new TypeError('Failed to fetch');
  const status = given.status ?? 200;
  return new Response(given.json === undefined ? null : JSON.stringify(given.json), { status, headers: given.headers ?? {} });
};

/**
 * A call that waits for ever would be the next test's as well: lib/api.ts sends what is on its way already only once, and the files of
 * a worker share it.
 */
export const endWaiting = async (): Promise<void> => {
  if (waiting.size === 0) return;
  for (const end of waiting) end();
  waiting.clear();
  await new Promise((resolve) => setTimeout(resolve));
};

export const forgetAnswers = (): void => {
  answers.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', fakeFetch);
};

/** What the server says to `POST /api/...`: the first time, the second, and the last one from then on. */
export const answer = (call: string, ...given: readonly Given[]): void => void answers.set(call, given);

/** A refusal in the shape that errors have. */
export const refusal = (status: number, message: string, code = 'invalid', more: object = {}): Answer => ({
  status,
  json: { error: message, message, code, ...more },
});

/** The bodies of a call, in the order in which they were sent. */
export const sentTo = (call: string): readonly unknown[] => asked.filter((one) => one.call === call).map(({ body }) => body);

/** Every call that was sent, in order. */
export const sentCalls = (): readonly string[] => asked.map(({ call }) => call);
