import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '@hedgerow/contracts/errors';
import { AppError, type ErrorCode } from '@hedgerow/domain/errors';

/** The one table that turns codes into statuses. */
const statuses: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  signed_out: 401,
  payment_failed: 402,
  upgrade_required: 402,
  forbidden: 403,
  day_over: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  busy: 503,
  unavailable: 503,
};

/** What PostgreSQL says of text it cannot take, in our codes. */
const sqlStates: Readonly<Record<string, ErrorCode>> = {
  '23505': 'conflict',
  '23514': 'conflict',
  '22P02': 'invalid',
  '22003': 'invalid',
  '22021': 'invalid',
};

/** The database is away, full or too slow at the moment: nothing is wrong with what was asked, and it may be asked again. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  '08000',
  '08003',
  '08006',
  // What PgBouncer says while it reaches no PostgreSQL.
  '08P01',
  '25P03',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);
const awayWords = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/u;
const retryAfterSeconds = 5;

const isAway = (error: unknown): boolean => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    const unreachable = code === 'ENOENT' && 'syscall' in at && at.syscall === 'connect';
    if (away.has(code) || unreachable || awayWords.test(at.message)) return true;
  }
  return false;
};

const body = (code: ErrorBody['code'], text: string, details?: Readonly<Record<string, unknown>>): ErrorBody => ({
  error: text,
  message: text,
  code,
  ...(details === undefined ? {} : { details: { ...details } }),
});

type Answer = { readonly status: number; readonly body: ErrorBody; readonly retryAfter?: number };

const frameworkCodes: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
};

/** What the framework itself refuses, said for people: its own sentences name parsers and headers. */
const frameworkWords: Partial<Readonly<Record<ErrorCode, string>>> = {
  not_found: 'Not found',
  too_large: 'This is too large to send.',
  unsupported_type: 'We cannot read this in the form you sent it.',
  too_many_requests: 'Please wait a moment before trying again.',
};

const sqlStateOf = (error: unknown): string | undefined => {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && at.code in sqlStates) return at.code;
  return undefined;
};

const answerFor = (error: FastifyError): Answer => {
  if (error instanceof AppError) {
    const wait = error.details?.['retryAfter'];
    return {
      status: statuses[error.code],
      body: body(error.code, error.message, error.details),
      ...(typeof wait === 'number' ? { retryAfter: wait } : {}),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return {
      status: 400,
      body: body('invalid', first?.message ?? 'Please check what you entered.', {
        field: first?.instancePath.slice(1).replaceAll('/', '.') ?? '',
      }),
    };
  }
  const state = sqlStateOf(error);
  const stateCode = state === undefined ? undefined : sqlStates[state];
  if (stateCode !== undefined) return { status: statuses[stateCode], body: body(stateCode, 'We could not save this as it is.') };
  if (isAway(error)) {
    const text = 'We cannot reach our records at the moment. Please try again in a few seconds.';
    return { status: 503, body: body('unavailable', text), retryAfter: retryAfterSeconds };
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const code = frameworkCodes[status] ?? 'invalid';
    return { status, body: body(code, frameworkWords[code] ?? 'Please check what you entered.') };
  }
  return { status: 500, body: body('unexpected', 'Something went wrong on our side. Nothing you entered was lost. Please try again.') };
};

/** Every error leaves in one shape; what was not foreseen is logged and said in general words. */
export const installErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = answerFor(error);
    if (answer.status >= 500) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    }
    if (answer.retryAfter !== undefined) void reply.header('retry-after', answer.retryAfter);
    return reply.code(answer.status).send(answer.body);
  });
};

export const notFoundBody = body('not_found', 'Not found');

/** An address that cannot be read, or with a part of hundreds of characters, leads nowhere: it is answered as every other such. */
export const sendUnreadable = (_error: unknown, _request: unknown, reply: FastifyReply): void => {
  void reply.code(404).header('x-content-type-options', 'nosniff').send(notFoundBody);
};
