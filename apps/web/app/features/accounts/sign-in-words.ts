import { accountMessages } from '@hedgerow/contracts/accounts';
import { ApiError } from '../../lib/api-error.ts';

/** Document 1 section 8, sign-in: the server's own words where a person can act on them, otherwise one sentence. */
export const whySignInFailed = (error: unknown, identifier: string): string => {
  if (!(error instanceof ApiError)) return 'An error occurred during login. Please try again.';
  if (error.code === 'network') return 'Network error. Please check the connection and try again.';
  if (error.status >= 500) return 'An error occurred during login. Please try again.';
  if (error.message !== '' && !error.message.startsWith('HTTP ')) return error.message;
  return identifier.includes('@') ? accountMessages.wrongLogin : accountMessages.wrongChildLogin;
};

/** The password was right, and the person has two-step sign-in: the code comes next. */
export const needsCode = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  const { details } = error.body;
  return typeof details === 'object' && details !== null && 'reason' in details && details.reason === 'two_factor';
};

/** Document 1 section 2: who writes to Gmail has a Google account to sign in with. */
export const isGmail = (identifier: string): boolean => /@(?:gmail|googlemail)\.com$/i.test(identifier.trim());
