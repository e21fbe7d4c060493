import { type ChangeQuote, creditLine } from '@hedgerow/contracts/billing-changes';
import type { Child } from '@hedgerow/contracts/families';
import { formatPence } from '@hedgerow/domain/money';
import { type Interval, type PaidPlanId, planById, planPence } from '@hedgerow/domain/plans';
import { formatDate } from '../../lib/dates.ts';
import classes from './manage.module.css';

type Props = { readonly child: Child; readonly planId: PaidPlanId; readonly interval: Interval; readonly quote: ChangeQuote };

/** What is bought, what it costs now and later, and how it ends: directly above the button that orders (docs/product/money.md#before-the-button). */
export const SumDue = ({ child, planId, interval, quote: { dueNow, nextAmount, nextDate, lines } }: Props) => {
  const { name } = planById(planId);
  const from = formatDate(nextDate);
  const credit = lines.find(({ description }) => description === creditLine)?.amount ?? 0;
  return (
    <>
      <dl className={classes.sums}>
        <div>
          <dt>
            {child.firstName}: {name}
          </dt>
          <dd>
            {formatPence(planPence(planId, interval))} a {interval}
          </dd>
        </div>
        <div>
          <dt>
            Your family’s payment each {interval}, from {from}
          </dt>
          <dd>{formatPence(nextAmount)}</dd>
        </div>
        <div className={classes.due}>
          <dt>To pay now, for the time until {from}</dt>
          <dd>{formatPence(Math.max(0, dueNow))}</dd>
        </div>
      </dl>
      <ul className={classes.terms}>
        {dueNow > 0 && credit < 0 && <li>Your credit pays {formatPence(-credit)} of it. You pay the rest now.</li>}
        {dueNow <= 0 && <li>Your credit covers this payment: nothing is taken from a card now.</li>}
        <li>
          It renews every {interval} until you end it. You can end {child.firstName}’s plan at any time: Account Settings, Manage Children,
          Remove.
        </li>
        <li>Prices include any VAT that is due. Nothing else is added.</li>
      </ul>
    </>
  );
};
