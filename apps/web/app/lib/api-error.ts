import type { ErrorCode } from '@hedgerow/domain/errors';
import { offerHelp } from './offer-help.ts';

/** Codes of the server, and two that only the browser can see. */
export type ApiErrorCode = ErrorCode | 'network' | 'unreadable';

/** A call that did not succeed. Screens decide by `code` and show `message`, which is written for people. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The whole body, for extra facts such as the plan that opens a feature. */
  readonly body: Readonly<Record<string, unknown>>;
  constructor(code: ApiErrorCode, status: number, message: string, body: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.body = body;
  }
}

/** The words to show for anything that was thrown: a call's own message, otherwise `otherwise` (the text of the specification). */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : otherwise;

/** What needs the server while the device has no line. */
export const offlineWords = 'You are offline. This works again when you’re back online.';

/** A call that no answer came to. */
export const noAnswer = (): ApiError => new ApiError('network', 0, navigator.onLine ? 'Network error' : offlineWords);

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  401: 'signed_out',
  402: 'upgrade_required',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'invalid',
  429: 'too_many_requests',
};

const textOf = (body: Readonly<Record<string, unknown>>): string | undefined => {
  const text = body['error'] ?? body['message'];
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** Error bodies carry `error`, `message` (the same text) and `code`; without a text it is "HTTP 502: Bad Gateway" (docs/product/routes.md#reading-from-the-server). */
export const errorFromAnswer = (status: number, statusText: string, body: Readonly<Record<string, unknown>>): ApiError => {
  const code = (body['code'] as ErrorCode | undefined) ?? codes[status] ?? 'unavailable';
  offerHelp(body['details']);
  return new ApiError(code, status, textOf(body) ?? `HTTP ${status}: ${statusText}`, body);
};
