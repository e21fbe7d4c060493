import type { FamilyOverview } from '@hedgerow/contracts/billing-changes';
import { formatPence } from '@hedgerow/domain/money';
import { IconCheck } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Status } from '../../../ui/row-list.tsx';
import classes from './subscription-card.module.css';
import { subscriptionBadge, subscriptionWords } from './subscription-words.ts';

type Props = { readonly subscription: FamilyOverview['subscription']; readonly onManage: () => void };

/** The family's plan at a glance: what it is, what it costs, what it opens. */
export const SubscriptionCard = ({ subscription, onManage }: Props) => {
  const { plan, status, amount, interval, hasActiveSubscription, features } = subscription;
  const facts = { ...subscription, cancelAtPeriodEnd: status === 'ending' };
  const badge = subscriptionBadge(facts);
  return (
    <Panel title="Subscription" aside={<Status tone={badge.tone}>{badge.words}</Status>}>
      <div className={classes.card}>
        <div>
          <p className={classes.plan}>{plan}</p>
          {hasActiveSubscription && status !== 'ending' && (
            <p className={classes.price}>
              <strong>{formatPence(amount)}</strong> a {interval}
            </p>
          )}
          <p className={classes.words}>
            {status === 'none' ? 'Plans start from £20 a month per child. You can cancel anytime.' : subscriptionWords(facts)}
          </p>
        </div>
        {features.length > 0 && (
          <ul className={classes.features} aria-label="What your plans open">
            {features.map((feature) => (
              <li key={feature}>
                <IconCheck size={20} aria-hidden />
                {feature}
              </li>
            ))}
          </ul>
        )}
      </div>
      {status === 'none' || status === 'ended' ? (
        <ButtonLink to="/subscription/subscribe">Choose Your Plan</ButtonLink>
      ) : (
        <Button kind="quiet" onClick={onManage}>
          Manage subscription
        </Button>
      )}
    </Panel>
  );
};
