import type { PartnerCode } from '@hedgerow/contracts/checkout';
import { priceWords } from '@hedgerow/domain/discounts';
import { formatPence } from '@hedgerow/domain/money';
import { type Interval, planById, planPence } from '@hedgerow/domain/plans';
import { ChangeOfMind } from './change-of-mind.tsx';
import { type OrderLine, orderTotal } from './order-total.ts';
import classes from './payment.module.css';

type Props = {
  readonly lines: readonly OrderLine[];
  readonly interval: Interval;
  /** "21 December 2026" */
  readonly renewsOn: string;
  /** The partner code that is applied, and from when it takes nothing off any more. */
  readonly discount?: { readonly code: PartnerCode; readonly endsOn: string | undefined } | undefined;
};

/** What is bought, what it costs, how long, and how it ends: directly above the button that orders (docs/product/money.md#before-the-button). */
export const OrderSummary = ({ lines, interval, renewsOn, discount }: Props) => {
  const [nowPence, fullPence] = [orderTotal(lines, interval, discount?.code.discountPercentage), orderTotal(lines, interval)];
  const total = formatPence(nowPence);
  const months = discount?.code.months ?? null;
  return (
    <>
      <ul className={classes.lines}>
        {lines.map(({ firstName, lastName, yearGroup, planId }, at) => (
          <li key={`${at} ${firstName}`} className={classes.line}>
            <span className={classes.lineWords}>
              <strong>{`${firstName} ${lastName}`}</strong>
              <span className={classes.soft}>
                {yearGroup}, {planById(planId).name}
              </span>
            </span>
            <span className={classes.figure}>{formatPence(planPence(planId, interval))}</span>
          </li>
        ))}
        {discount !== undefined && (
          <li className={classes.line}>
            <span className={classes.lineWords}>
              <strong>{discount.code.discountPercentage}% off</strong>
              <span className={classes.soft}>
                {discount.code.code}, {discount.code.partnerName}
              </span>
            </span>
            <span className={classes.figure}>−{formatPence(fullPence - nowPence)}</span>
          </li>
        )}
      </ul>
      <dl className={classes.totals}>
        <div className={classes.total}>
          <dt>Total a {interval}</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>First payment today</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <ul className={classes.terms}>
        {months !== null && discount?.endsOn !== undefined && (
          <li>
            {priceWords({ nowPence, fullPence, interval, months })} from {discount.endsOn}.
          </li>
        )}
        <li>
          Renews every {interval} until you cancel. Next payment: {formatPence(months === 1 ? fullPence : nowPence)} on {renewsOn}.
        </li>
        <li>
          Cancel anytime in Account Settings, under Subscriptions &amp; Billing. Learning goes on until the end of the {interval} you have
          paid for.{interval === 'year' && ' We do not refund the rest of a year.'}
        </li>
        <ChangeOfMind
          usual={
            interval === 'year'
              ? 'You have 14 days to change your mind and get the payment back, once in 12 months. The same goes for each yearly payment. We email you 30 days before it.'
              : 'You have 14 days to change your mind and get the first payment back, once in 12 months.'
          }
        />
        <li>Nothing else is added: no setup fee, no minimum term.</li>
      </ul>
    </>
  );
};
