/** Every reason a use case refuses, once. The HTTP layer turns a code into a status; screens decide by code and show the text. */
export const errorCodes = [
  'invalid',
  'signed_out',
  'forbidden',
  'day_over',
  'not_found',
  'conflict',
  'upgrade_required',
  'payment_failed',
  'too_large',
  'unsupported_type',
  'too_many_requests',
  'busy',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The one error a use case throws on purpose. Its message is written for the person on the other side. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Extra facts for the answer's body, such as the plan that opens a feature. */
  readonly details: Readonly<Record<string, unknown>> | undefined;
  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { readonly details?: Readonly<Record<string, unknown>> }) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.details = options?.details;
  }
}
