import { accountMessages, Email } from '@hedgerow/contracts/accounts';
import { billingMessages } from '@hedgerow/contracts/billing';

export type BillingDetails = {
  readonly name: string;
  readonly email: string;
  readonly line1: string;
  readonly city: string;
  readonly postalCode: string;
};
export type PaymentFields = BillingDetails & { readonly startNow: boolean };

const blanks = {
  name: 'Name is required',
  email: 'Email is required',
  line1: 'Address line 1 is required',
  city: 'Town or city is required',
  postalCode: 'Postcode is required',
} as const;

/** docs/product/money.md#billing-details: name, e-mail, address line 1, city and postal code; and the consent of docs/product/money.md#before-the-button. In the order of the form. */
export const paymentErrors = (fields: PaymentFields): Readonly<Partial<Record<keyof PaymentFields, string>>> => {
  const blank = Object.entries(blanks).filter(([field]) => fields[field as keyof BillingDetails].trim() === '');
  return {
    ...(Email.safeParse(fields.email).success ? {} : { email: accountMessages.invalidEmail }),
    ...Object.fromEntries(blank),
    ...(fields.startNow ? {} : { startNow: billingMessages.consent }),
  };
};
