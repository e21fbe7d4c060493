import { AppError, type ErrorCode } from '@hedgerow/domain/errors';
import { type ResourceKind, resourceMessages } from '@hedgerow/domain/resource-rules';

const codes = {
  unsupported: 'unsupported_type',
  tooLarge: 'too_large',
  empty: 'invalid',
  damaged: 'invalid',
  macros: 'unsupported_type',
} as const satisfies Partial<Record<keyof typeof resourceMessages, ErrorCode>>;

/** A document that will not be shared; the message is for the teacher. */
export const resourceRefused = (reason: keyof typeof codes, cause?: unknown): AppError =>
  new AppError(codes[reason], resourceMessages[reason], { cause, details: { field: 'file', reason } });

/** Looks at a document before it is shared: size, name, and content that agrees with it. Throws `resourceRefused`. */
export type ResourceCheck = (upload: { readonly path: string; readonly originalName: string }) => Promise<ResourceKind>;
