import * as z from 'zod/mini';
import { errorCodes } from '@hedgerow/domain/errors';

/** Some calls of the specification read `error`, others `message`: a body carries both, the same text, and a code for programs. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum([...errorCodes, 'unexpected']),
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type ErrorBody = z.output<typeof ErrorBody>;
