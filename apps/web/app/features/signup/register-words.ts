import { accountMessages } from '@hedgerow/contracts/accounts';
import { ApiError } from '../../lib/api-error.ts';

/** docs/product/onboarding.md#wizard-messages, sign-up. Decisions.md 3: the texts say 8. */
const registerMessages = {
  password: 'Password must be at least 8 characters long and contain valid characters.',
  tooMany: 'Too many signup attempts. Please wait a moment before trying again.',
  network: 'Network error. Please check your internet connection and try again.',
  failed: 'Failed to create account. Please try again.',
  unexpected: 'An unexpected error occurred. Please check your internet connection and try again.',
} as const;

export type RegisterTrouble = {
  readonly text: string;
  /** The field it is about, if it is about one. */
  readonly field?: 'email' | 'password';
  /** The account was made; only a letter did not go out: the wizard continues. */
  readonly goOn?: true;
};

const knownPasswordWords = new Set<string>([
  accountMessages.passwordShort,
  accountMessages.passwordMix,
  accountMessages.passwordLong,
  accountMessages.passwordCommon,
]);

const fieldOf = (error: ApiError): unknown => {
  const { details } = error.body;
  return typeof details === 'object' && details !== null && 'field' in details ? details.field : undefined;
};

const aboutPassword = (error: ApiError): RegisterTrouble => ({
  field: 'password',
  text: knownPasswordWords.has(error.message) || error.message.startsWith('This password') ? error.message : registerMessages.password,
});

const isAboutLetter = (message: string): boolean => /confirmation e-?mail|e-?mail service|sending (?:an |the )?e-?mail/i.test(message);

/** The server says how long; without that, the words of the specification. */
const tooMany = (said: string): string => {
  const wait = /Please wait .+ before trying again\./.exec(said)?.[0];
  return wait === undefined ? registerMessages.tooMany : `Too many signup attempts. ${wait}`;
};

/** What the red box says, for everything that can go wrong. */
export const whyRegisterFailed = (error: unknown): RegisterTrouble => {
  if (!(error instanceof ApiError)) return { text: registerMessages.unexpected };
  if (error.code === 'network') return { text: registerMessages.network };
  if (error.status === 429) return { text: tooMany(error.message) };
  if (isAboutLetter(error.message)) return { text: error.message, goOn: true };
  if (error.code === 'conflict' || /already (?:exists|registered)/i.test(error.message))
    return { field: 'email', text: accountMessages.emailTaken };
  const field = fieldOf(error);
  if (field === 'password' || /password/i.test(error.message)) return aboutPassword(error);
  if (field === 'email' || error.message === accountMessages.invalidEmail) return { field: 'email', text: accountMessages.invalidEmail };
  return { text: error.message === '' || error.message.startsWith('HTTP ') ? registerMessages.failed : error.message };
};
