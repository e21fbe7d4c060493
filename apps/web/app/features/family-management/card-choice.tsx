import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { ReactNode } from 'react';
import classes from './manage.module.css';

type Props = {
  readonly saved: SubscriptionSummary['paymentMethod'];
  readonly useSaved: boolean;
  readonly onChange: (useSaved: boolean) => void;
  readonly field: ReactNode;
};

const brandName = (brand: string): string => `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;

/** The card that pays already, or another one. The provider's field stays in the page while it is not chosen: what was typed is kept. */
export const CardChoice = ({ saved, useSaved, onChange, field }: Props) => (
  <fieldset className={classes.cards}>
    <legend className={classes.legend}>How do you want to pay?</legend>
    {saved !== null && (
      <>
        <label className={classes.card}>
          <input type="radio" name="card-of-child" checked={useSaved} onChange={() => onChange(true)} />
          <span>
            Your saved card: {brandName(saved.brand)} ending in {saved.last4}
            <span className={classes.soft}>
              {' '}
              (expires {String(saved.expMonth).padStart(2, '0')}/{saved.expYear})
            </span>
          </span>
        </label>
        <label className={classes.card}>
          <input type="radio" name="card-of-child" checked={!useSaved} onChange={() => onChange(false)} />
          <span>
            Another card<span className={classes.soft}> (it pays for your whole family from now on)</span>
          </span>
        </label>
      </>
    )}
    <div hidden={saved !== null && useSaved}>{field}</div>
  </fieldset>
);
