import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { formatPence } from '@hedgerow/domain/money';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Status } from '../../../ui/row-list.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { subscriptionQuery } from './api.ts';
import classes from './subscription-panel.module.css';
import { subscriptionBadge, subscriptionWords } from './subscription-words.ts';

const Plans = ({ summary: { currentPlans, amount } }: { readonly summary: SubscriptionSummary }) => (
  <table className={classes.plans}>
    <caption className={classes.caption}>Plans of your children, a month</caption>
    <tbody>
      {currentPlans.map(({ childId, childName, planName, pence, next }) => (
        <tr key={childId}>
          <th scope="row">
            {childName}
            <span className={classes.plan}>{next === null ? planName : `${planName}, from ${formatDate(next.from)} ${next.planName}`}</span>
          </th>
          <td>{formatPence(next?.pence ?? pence)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total a month</th>
        <td>{formatPence(amount)}</td>
      </tr>
    </tfoot>
  </table>
);

const Facts = ({ summary }: { readonly summary: SubscriptionSummary }) => {
  const badge = subscriptionBadge(summary);
  const paid = summary.status !== 'none';
  return (
    <>
      <p className={classes.state}>
        {paid && <Status tone={badge.tone}>{badge.words}</Status>} {subscriptionWords(summary)}
      </p>
      {summary.currentPlans.length > 0 && <Plans summary={summary} />}
      {paid && (
        <ButtonLink kind="quiet" wide to="/parent/family?manage=overview">
          Manage subscription
        </ButtonLink>
      )}
    </>
  );
};

/** What the family pays. A summary that could not be read is an error, never "no plan" (docs/product/onboarding.md#the-gate). */
export const SubscriptionPanel = ({ userId }: { readonly userId: string }) => {
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery(userId));
  if (error && !data)
    return <ErrorState title="Your subscription could not be read" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Panel title="Your subscription">{data ? <Facts summary={data} /> : <LinesSkeleton lines={4} />}</Panel>;
};
