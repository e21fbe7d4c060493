import { ApiError, errorFromAnswer, noAnswer } from './api-error.ts';
import { helpOffer } from '@hedgerow/contracts/help-offer';
import { offerHelp, offerQuietly } from './offer-help.ts';
import { hasLeftPage, untilLeaving } from './leaving.ts';
import { callAddress } from './viewing.ts';

/** What reads an answer: any zod schema. */
export type AnswerSchema<T> = { readonly parse: (answer: unknown) => T };

type Options = { readonly signal?: AbortSignal };
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const readAnswer = <T>(schema: AnswerSchema<T>, status: number, answer: unknown): T => {
  offerHelp(answer);
  try {
    return schema.parse(answer);
  } catch (cause) {
    const error = new ApiError('unreadable', status, 'This did not load. Please refresh the page.');
    error.cause = cause;
    throw error;
  }
};

export const parseBody = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const send = async (method: Method, path: string, body: unknown, { signal }: Options): Promise<Response> => {
  const init: RequestInit = { method, credentials: 'include', headers: { accept: 'application/json' }, signal: untilLeaving(signal) };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  try {
    return await fetch(callAddress(path), init);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw noAnswer();
  }
};

const ask = async <T>(method: Method, path: string, body: unknown, schema: AnswerSchema<T>, options: Options): Promise<T> => {
  const response = await send(method, path, body, options);
  offerQuietly(response.headers.get(helpOffer));
  const text = await response.text();
  if (!response.ok) throw errorFromAnswer(response.status, response.statusText, parseBody(text));
  return readAnswer(schema, response.status, text === '' ? undefined : JSON.parse(text));
};

const onTheWay = new Map<string, Promise<unknown>>();

/** A double click is one call: what is asked again while the same is on its way has the same answer. */
const once = <T>(...asked: Parameters<typeof ask<T>>): Promise<T> => {
  const [method, path, body, , { signal }] = asked;
  if (method === 'GET' || method === 'HEAD' || signal !== undefined) return ask(...asked);
  const name = `${method} ${path} ${JSON.stringify(body) ?? ''}`;
  const same = onTheWay.get(name);
  if (same !== undefined) return same as Promise<T>;
  const sent = ask(...asked).finally(() => onTheWay.delete(name));
  onTheWay.set(name, sent);
  return sent;
};

/** A page that is left stays as it is in its last moment: its calls answer nothing more, not even an error. */
const call = async <T>(...asked: Parameters<typeof ask<T>>): Promise<T> => {
  try {
    return await once(...asked);
  } catch (error) {
    if (hasLeftPage()) return new Promise<T>(() => undefined);
    throw error;
  }
};

/** For calls whose answer is not used, such as signing out. */
export const anyAnswer: AnswerSchema<unknown> = { parse: (answer) => answer };

/**
 * For what a first view reads. The server has put the same answer through its contract on the way out; to do so again here, every
 * dashboard would carry zod and its schemas (14 KiB) before it shows anything.
 */
export const typed = <T>(): AnswerSchema<T> => ({ parse: (answer) => answer as T });

/** The one way to the server: cookies go along, answers are parsed by their contract, failures are an `ApiError`. */
export const api = {
  get: <T>(path: string, answer: AnswerSchema<T>, options: Options = {}) => call('GET', path, undefined, answer, options),
  /** Whether a GET would succeed, without its body. */
  head: (path: string, options: Options = {}) => call('HEAD', path, undefined, anyAnswer, options),
  post: <T>(path: string, body: unknown, answer: AnswerSchema<T>, options: Options = {}) => call('POST', path, body ?? {}, answer, options),
  put: <T>(path: string, body: unknown, answer: AnswerSchema<T>, options: Options = {}) => call('PUT', path, body, answer, options),
  patch: <T>(path: string, body: unknown, answer: AnswerSchema<T>, options: Options = {}) => call('PATCH', path, body, answer, options),
  delete: <T>(path: string, answer: AnswerSchema<T>, options: Options = {}) => call('DELETE', path, undefined, answer, options),
} as const;
