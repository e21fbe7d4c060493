import type { User } from '@hedgerow/contracts/accounts';
import { isYearGroup, yearGroupName } from '@hedgerow/domain/year-groups';
import { ApiError } from '../../lib/api-error.ts';

export const accountTypes: Readonly<Record<User['role'], string>> = {
  parent: 'Parent',
  home_educator: 'Home educator',
  teacher: 'Teacher',
  administrator: 'School administrator',
  operator: 'Operator',
  student: 'Pupil',
};

/** "Year 4", "Reception"; '' where none is known. */
export const yearWords = (year: number | null): string => (year !== null && isYearGroup(year) ? yearGroupName(year) : '');

/** The field that a refusal is about, and the server's words for it. */
export const fieldRefused = (error: unknown): { readonly field: string; readonly message: string } | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const { details } = error.body;
  if (typeof details !== 'object' || details === null || !('field' in details)) return undefined;
  return typeof details.field === 'string' && details.field !== '' ? { field: details.field, message: error.message } : undefined;
};

/** docs/product/families.md#account-settings (the server's words, or 'Failed to update profile') and docs/product/families.md#account-settings, for what nobody can put right. */
export const whyNotSaved = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return 'There was an error updating your settings. Please try again.';
  return error.message === '' || error.message.startsWith('HTTP ') ? 'Failed to update profile' : error.message;
};
