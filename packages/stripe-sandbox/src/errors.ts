import type { PaymentIntent } from './wire.ts';

export interface ErrorBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly payment_intent?: PaymentIntent;
  readonly charge?: string;
}

/** A refusal in Stripe's own words. `keeps` says that what happened before it (a failed attempt) stays recorded. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly keeps: boolean;
  constructor(status: number, body: ErrorBody, keeps = false) {
    super(body.message);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
    this.keeps = keeps;
  }
}

const invalid = (message: string, code?: string, param?: string): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });

export const badRequest = invalid;
export const unknownParameter = (param: string): Refusal => invalid(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
export const missingParameter = (param: string): Refusal => invalid(`Missing required param: ${param}.`, 'parameter_missing', param);
export const emptyParameter = (param: string): Refusal =>
  invalid(
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a field; however '${param}' cannot be unset. ` +
      `You should remove '${param}' from your request or supply a non-empty value.`,
    'parameter_invalid_empty',
    param,
  );

/** An id in the path that does not exist is 404; one among the parameters is 400. */
export const noSuch = (kind: string, id: string, param: string, status: 400 | 404 = 400): Refusal =>
  new Refusal(status, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param });
