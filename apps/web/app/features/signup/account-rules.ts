import { accountMessages, Email, NewPassword } from '@hedgerow/contracts/accounts';

export type Account = { readonly firstName: string; readonly lastName: string; readonly email: string; readonly password: string };
export type AccountErrors = Readonly<Partial<Record<keyof Account, string>>>;

const blanks: Readonly<Record<keyof Account, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  password: 'Password is required',
};

const fields = ['firstName', 'lastName', 'email', 'password'] as const;

/** docs/product/onboarding.md#the-sign-up-wizard, account step, in the order of the fields. */
export const accountErrors = (account: Account): AccountErrors => {
  const blank = fields.filter((field) => account[field].trim() === '').map((field) => [field, blanks[field]]);
  const password = NewPassword.safeParse(account.password);
  return {
    ...(Email.safeParse(account.email).success ? {} : { email: accountMessages.invalidEmail }),
    ...(password.success ? {} : { password: password.error.issues[0]?.message ?? accountMessages.passwordShort }),
    ...(Object.fromEntries(blank) as AccountErrors),
  };
};

/** What the box above the form says: 'Please fill in all required fields.' as soon as one is blank. */
export const accountSummary = (texts: readonly string[]): string =>
  texts.some((text) => Object.values(blanks).includes(text)) ? accountMessages.requiredFields : 'Please fix the following errors:';
