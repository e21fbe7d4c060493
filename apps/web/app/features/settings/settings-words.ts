import type { User } from '@hedgerow/contracts/accounts';
import { ApiError } from '../../lib/api-error.ts';

export const accountTypes: Readonly<Record<User['role'], string>> = {
  parent: 'Parent',
  home_educator: 'Home educator',
  teacher: 'Teacher',
  administrator: 'School administrator',
  operator: 'Operator',
  student: 'Pupil',
};

/** The field that a refusal is about, and the server's words for it. */
export const fieldRefused = (error: unknown): { readonly field: string; readonly message: string } | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const { details } = error.body;
  if (typeof details !== 'object' || details === null || !('field' in details)) return undefined;
  return typeof details.field === 'string' && details.field !== '' ? { field: details.field, message: error.message } : undefined;
};

/** Document 3 section 8, profile update. Too many attempts is something that a person can act on: the server's words stay. */
export const whyNotSaved = (error: unknown): string =>
  error instanceof ApiError && error.code === 'too_many_requests'
    ? error.message
    : 'There was an error updating your settings. Please try again.';
