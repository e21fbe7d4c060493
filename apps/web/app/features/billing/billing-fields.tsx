import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PaymentFields } from './billing-rules.ts';
import classes from './payment.module.css';

type Props = { readonly form: UseFormReturnType<PaymentFields> };

/** docs/product/money.md#billing-details: who pays, and where they live. The country is the United Kingdom. */
export const BillingFields = ({ form }: Props) => (
  <div className={classes.fields}>
    <TextInput id="billing-name" label="Name on the card" autoComplete="cc-name" key={form.key('name')} {...form.getInputProps('name')} />
    <TextInput
      id="billing-email"
      label="Billing email"
      description="We send your order confirmation here."
      type="email"
      autoComplete="email"
      key={form.key('email')}
      {...form.getInputProps('email')}
    />
    <TextInput
      id="billing-line1"
      label="Address line 1"
      autoComplete="billing address-line1"
      key={form.key('line1')}
      {...form.getInputProps('line1')}
    />
    <div className={classes.pair}>
      <TextInput
        id="billing-city"
        label="Town or city"
        autoComplete="billing address-level2"
        key={form.key('city')}
        {...form.getInputProps('city')}
      />
      <TextInput
        id="billing-postalCode"
        label="Postcode"
        autoComplete="billing postal-code"
        key={form.key('postalCode')}
        {...form.getInputProps('postalCode')}
      />
    </div>
    <p className={classes.country}>
      Country: <strong>United Kingdom</strong>
    </p>
  </div>
);
