import type { FastifyInstance } from 'fastify';
import { AppError } from '@hedgerow/domain/errors';

const maxDepth = 50;
/** How long a body of JSON may take to arrive, in ms: 512 kB from a slow line at home need a third of it. */
const patience = 15_000;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Depth and forbidden keys are looked at while parsing, so that nothing deep or poisoned reaches a handler. */
const parse = (raw: Buffer): unknown => {
  let text: string;
  try {
    text = decoder.decode(raw);
  } catch (cause) {
    throw new AppError('invalid', 'The request is not valid UTF-8.', { cause });
  }
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text, (key, inner: unknown) => (key === '__proto__' ? undefined : inner));
    if (tooDeep(value, maxDepth)) throw new AppError('invalid', 'The request is nested too deeply.');
    return value;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid', 'We could not read what was sent. Please try again.', { cause });
  }
};

const tooDeep = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => tooDeep(inner, left - 1));
};

/** JSON is the only body that is read (files have their own route): no text/plain, which another site's form could send. */
export const installJsonBodies = (app: FastifyInstance, longest = patience): void => {
  app.removeAllContentTypeParsers();
  // Somebody who sends a byte at a time would otherwise hold a connection for minutes; uploads have a clock of their own.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.headers['content-type']?.startsWith('application/json') === true) {
      const clock = setTimeout(() => request.raw.destroy(), longest);
      payload.once('end', () => clearTimeout(clock)).once('close', () => clearTimeout(clock));
    }
    done(null, payload);
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, raw, done) => {
    try {
      done(null, parse(Buffer.isBuffer(raw) ? raw : Buffer.from(raw)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
};
