import { formatPence } from '@hedgerow/domain/money';
import { planById } from '@hedgerow/domain/plans';
import { monthlyTotal, type OrderLine } from './order-total.ts';
import classes from './payment.module.css';

type Props = {
  readonly lines: readonly OrderLine[];
  /** "21 December 2026" */
  readonly renewsOn: string;
};

/** What is bought, what it costs, how long, and how it ends: directly above the button that orders (payments.md 5). */
export const OrderSummary = ({ lines, renewsOn }: Props) => {
  const total = formatPence(monthlyTotal(lines));
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
        <li>
          Renews every month until you cancel. Next payment: {total} on {renewsOn}.
        </li>
        <li>Cancel anytime on your dashboard, under Your subscription. Learning goes on until the end of the month you have paid.</li>
        <li>14 days to change your mind: write to us by then and the first payment is refunded.</li>
        <li>Nothing else is added: no setup fee, no minimum term.</li>
      </ul>
    </>
  );
};
