import { accountMessages } from '@hedgerow/contracts/accounts';
import { ApiError } from '../../lib/api-error.ts';

const pupilsFamilyLeaves =
  'Your family’s account is closed at the moment. Your parent or guardian can open it again with the link in their email.';

const nothingSaid = (error: ApiError): boolean => error.message === '' || error.message.startsWith('HTTP ');

/** docs/product/accounts.md#sign-in-messages: what the server said, or else the sentence of the catalogue; without an answer at all it is the network. */
export const saidOr = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && !nothingSaid(error) ? error.message : otherwise;

/** docs/product/accounts.md#sign-in-messages, sign-in: the server's own words where a person can act on them, otherwise one sentence. */
export const whySignInFailed = (error: unknown, identifier: string): string => {
  if (!(error instanceof ApiError)) return 'An error occurred during login. Please try again.';
  if (error.code === 'network') return 'Network error. Check your internet and try again.';
  if (error.status >= 500) return 'An error occurred during login. Please try again.';
  // A pupil has no letter to open.
  if (closesOn(error) !== undefined && !identifier.includes('@')) return pupilsFamilyLeaves;
  return saidOr(error, identifier.includes('@') ? accountMessages.wrongLogin : accountMessages.wrongChildLogin);
};

/** One of the two is wrong, and which is nobody's to say. */
export const isWrongLogin = (error: unknown): boolean =>
  error instanceof ApiError && (error.message === accountMessages.wrongLogin || error.message === accountMessages.wrongChildLogin);

const detailsOf = (error: unknown): Readonly<Record<string, unknown>> => {
  const details = error instanceof ApiError ? error.body['details'] : undefined;
  return typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
};

/** The password was right, and the person has two-step sign-in: the code comes next. */
export const needsCode = (error: unknown): boolean => detailsOf(error)['reason'] === 'two_factor';

/** The password was right, and the account waits to be deleted: the instant after its last day. */
export const closesOn = (error: unknown): string | undefined => {
  const { reason, deletedOn } = detailsOf(error);
  return reason === 'closing' && typeof deletedOn === 'string' ? deletedOn : undefined;
};

/** docs/product/accounts.md#sign-in-messages: one sentence for both fields, at the first that is empty; the other is only marked. */
export const missingLogin = ({ identifier, password }: { readonly identifier: string; readonly password: string }) => ({
  ...(identifier.trim() === '' ? { identifier: accountMessages.missingLogin } : {}),
  ...(password === '' ? { password: identifier.trim() === '' ? true : accountMessages.missingLogin } : {}),
});

/** docs/product/accounts.md#sign-in-messages: who writes to Gmail has a Google account to sign in with. */
export const isGmail = (identifier: string): boolean => /@(?:gmail|googlemail)\.com$/i.test(identifier.trim());
