import type { PartnerCode } from '@hedgerow/contracts/checkout';
import { monthlyPriceWords } from '@hedgerow/domain/discounts';
import { formatPence } from '@hedgerow/domain/money';
import { planById } from '@hedgerow/domain/plans';
import { monthlyTotal, type OrderLine } from './order-total.ts';
import classes from './payment.module.css';

type Props = {
  readonly lines: readonly OrderLine[];
  /** "21 December 2026" */
  readonly renewsOn: string;
  /** The partner code that is applied, and from when it takes nothing off any more. */
  readonly discount?: { readonly code: PartnerCode; readonly endsOn: string | undefined } | undefined;
};

/** What is bought, what it costs, how long, and how it ends: directly above the button that orders (docs/product/money.md#before-the-button). */
export const OrderSummary = ({ lines, renewsOn, discount }: Props) => {
  const [nowPence, fullPence] = [monthlyTotal(lines, discount?.code.discountPercentage), monthlyTotal(lines)];
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
            <span className={classes.figure}>{formatPence(planById(planId).pence)}</span>
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
          <dt>Total a month</dt>
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
            {monthlyPriceWords({ nowPence, fullPence, months })} from {discount.endsOn}.
          </li>
        )}
        <li>
          Renews every month until you cancel. Next payment: {formatPence(months === 1 ? fullPence : nowPence)} on {renewsOn}.
        </li>
        <li>
          Cancel anytime in Account Settings, under Subscriptions &amp; Billing. Learning goes on until the end of the month you have paid.
        </li>
        <li>14 days to change your mind and have the first payment back, once in 12 months.</li>
        <li>Nothing else is added: no setup fee, no minimum term.</li>
      </ul>
    </>
  );
};
