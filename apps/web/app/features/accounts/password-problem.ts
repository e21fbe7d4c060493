import { NewPassword } from '@hedgerow/contracts/accounts';
import { ApiError } from '../../lib/api-error.ts';
import { saidOr } from './sign-in-words.ts';

export type PasswordProblem = { readonly title: string; readonly message: string; readonly field: 'newPassword' | 'confirmPassword' };

/** docs/product/accounts.md#lost-passwords, set password; the longer rules are docs/product/accounts.md#passwords. */
export const problemOf = (newPassword: string, confirmPassword: string): PasswordProblem | undefined => {
  if (newPassword === '' || confirmPassword === '')
    return {
      title: 'Missing Information',
      message: 'Please fill in both password fields.',
      field: newPassword === '' ? 'newPassword' : 'confirmPassword',
    };
  if (newPassword !== confirmPassword)
    return { title: "Passwords Don't Match", message: 'Please ensure both passwords are the same.', field: 'confirmPassword' };
  if (newPassword.length < 8)
    return { title: 'Password Too Short', message: 'Password must be at least 8 characters long.', field: 'newPassword' };
  const [issue] = NewPassword.safeParse(newPassword).error?.issues ?? [];
  return issue ? { title: 'Please choose another password', message: issue.message, field: 'newPassword' } : undefined;
};

/** docs/product/accounts.md#lost-passwords: what the server said, or that it could not be reached. */
export const whyNotSet = (error: unknown): Pick<PasswordProblem, 'title' | 'message'> =>
  error instanceof ApiError && error.status > 0
    ? { title: 'Password Reset Failed', message: saidOr(error, 'Unable to set password. Please try again.') }
    : { title: 'Reset Failed', message: 'An error occurred. Please try again.' };
