import type { PaymentConfig } from '@hedgerow/contracts/billing';
import { useMantineColorScheme } from '@mantine/core';
import { CardElement } from '@stripe/react-stripe-js';
import { useState } from 'react';
import classes from './payment.module.css';

const inkOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The provider's card field: a frame of theirs, so that a card never touches our page. */
export const CardField = ({ mode }: { readonly mode: PaymentConfig['mode'] }) => {
  const { colorScheme } = useMantineColorScheme();
  const [wrong, setWrong] = useState<string>();
  return (
    <div className={classes.cardField}>
      {mode !== 'live' && (
        <p className={classes.testMode}>
          <strong>TEST MODE</strong> No money moves.{' '}
          {mode === 'sandbox' ? 'Use a card number that the form names.' : 'Use the card 4242 4242 4242 4242, any later date and any code.'}
        </p>
      )}
      <div className={classes.card} data-mode={mode}>
        <CardElement
          key={colorScheme}
          options={{
            hidePostalCode: true,
            style: {
              base: { fontSize: '16px', color: inkOf('--ink'), '::placeholder': { color: inkOf('--ink-soft') } },
              invalid: { color: inkOf('--danger') },
            },
          }}
          onChange={({ error }) => setWrong(error?.message)}
        />
      </div>
      {wrong !== undefined && mode !== 'sandbox' && (
        <p className={classes.cardError} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
};
