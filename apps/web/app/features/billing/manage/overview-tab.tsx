import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { formatPence } from '@hedgerow/domain/money';
import { type Interval, monthsPaidAYear } from '@hedgerow/domain/plans';
import { formatDate } from '../../../lib/dates.ts';
import { SeedlingScene } from '../../../ui/art/scenes.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Status } from '../../../ui/row-list.tsx';
import classes from './manage.module.css';
import { StayButton } from './stay-button.tsx';
import { planBadge, subscriptionBadge, subscriptionWords } from './subscription-words.ts';

export type PlanOfChild = SubscriptionSummary['currentPlans'][number];
type Props = {
  readonly userId: string;
  readonly summary: SubscriptionSummary;
  readonly onChangePlan: (plan: PlanOfChild) => void;
  readonly onInterval: (interval: Interval) => void;
  /** To the card. */
  readonly onBilling: () => void;
};

const PlanRow = ({
  userId,
  plan,
  interval,
  coming,
  changeable,
  onChange,
}: {
  readonly userId: string;
  readonly plan: PlanOfChild;
  readonly interval: Interval;
  /** From the next payment on. */
  readonly coming: Interval;
  readonly changeable: boolean;
  readonly onChange: () => void;
}) => {
  const badge = planBadge(plan.status);
  return (
    <li className={classes.plan}>
      <div className={classes.planWords}>
        <span className={classes.childName}>
          {plan.childName} {badge !== undefined && <Status tone={badge.tone}>{badge.words}</Status>}
        </span>
        <span className={classes.soft}>
          {plan.planName}, {formatPence(plan.pence)} a {interval}
        </span>
        {plan.next !== null && (
          <span className={classes.soft}>
            From {formatDate(plan.next.from)}: {plan.next.planName}, {formatPence(plan.next.pence)} a {coming}
          </span>
        )}
      </div>
      {changeable && plan.status === 'ending' && (
        <span className={classes.soft}>
          Leaves your account when the paid {interval} ends. Under Manage Children you can keep {plan.childName}.
        </span>
      )}
      {changeable && plan.next !== null && <StayButton userId={userId} plan={plan} />}
      {changeable && plan.status === 'active' && (
        <Button kind="quiet" onClick={onChange} aria-label={`Change Plan for ${plan.childName}`}>
          Change Plan
        </Button>
      )}
    </li>
  );
};

/** Why a year cannot be chosen yet; the server refuses it for the same reasons. */
const yearWaits = ({ currentPlans, discountEndsAt }: SubscriptionSummary): string | undefined => {
  const waiting = currentPlans.find(({ next }) => next !== null);
  if (waiting?.next)
    return `You can change to a year once ${waiting.childName} is on ${waiting.next.planName}, from ${formatDate(waiting.next.from)}.`;
  return discountEndsAt === null
    ? undefined
    : `Your discount is for paying every month. You can change to a year once it ends, on ${formatDate(discountEndsAt)}.`;
};

/** How often is paid, and the way to the other. */
const HowOften = ({ summary, onInterval }: Pick<Props, 'summary' | 'onInterval'>) => {
  const { interval, nextInterval } = summary;
  const waits = yearWaits(summary);
  if (nextInterval !== null)
    return (
      <div className={classes.renewalLine}>
        <p>
          From {formatDate(nextInterval.from)} you pay {formatPence(nextInterval.amount)} a {nextInterval.interval}. Until then nothing
          changes.
        </p>
        <Button kind="quiet" onClick={() => onInterval('year')}>
          Keep paying by the year
        </Button>
      </div>
    );
  return interval === 'month' ? (
    <div className={classes.renewalLine}>
      <p>
        You pay every month. If you pay by the year, you get 12 months for the price of {monthsPaidAYear}. {waits}
      </p>
      {waits === undefined && (
        <Button kind="quiet" onClick={() => onInterval('year')}>
          Pay by the year
        </Button>
      )}
    </div>
  ) : (
    <div className={classes.renewalLine}>
      <p>You pay once a year.</p>
      <Button kind="quiet" onClick={() => onInterval('month')}>
        Pay every month instead
      </Button>
    </div>
  );
};

/** What is paid, for whom, and until when. */
export const OverviewTab = ({ userId, summary, onChangePlan, onInterval, onBilling }: Props) => {
  const { status, currentPlans, amount, interval, nextInterval, discountEndsAt, hasActiveSubscription } = summary;
  if (status === 'none' || (status === 'ended' && !hasActiveSubscription))
    return (
      <EmptyState
        order={3}
        scene={<SeedlingScene />}
        title="No active subscription to manage"
        action={<ButtonLink to="/subscription/subscribe">Choose Your Plan</ButtonLink>}
      >
        {status === 'ended'
          ? 'Your subscription has ended. All your children’s work is kept. If you come back, they carry on where they stopped.'
          : 'Plans start from £20 a month per child. There is no setup fee, and you can cancel anytime.'}
      </EmptyState>
    );
  const badge = subscriptionBadge(summary);
  const ends = status === 'ending' ? summary.endsAt : null;
  const full = currentPlans.filter((plan) => plan.status === 'active').reduce((sum, { pence, next }) => sum + (next?.pence ?? pence), 0);
  return (
    <>
      <section className={classes.state} data-tone={badge.tone}>
        <div className={classes.stateHead}>
          <h2 className={classes.stateTitle}>
            {ends === null ? (
              <>
                {formatPence(amount)} <span className={classes.soft}>a {interval}</span>
              </>
            ) : (
              `Until ${formatDate(ends)}`
            )}
          </h2>
          <Status tone={badge.tone}>{badge.words}</Status>
        </div>
        <p>{subscriptionWords(summary)}</p>
        {(status === 'past_due' || status === 'suspended') && <Button onClick={onBilling}>Change my card</Button>}
      </section>
      <h2 className={classes.title}>Current plans</h2>
      <ul className={classes.plans}>
        {currentPlans.map((plan) => (
          <PlanRow
            key={plan.childId}
            userId={userId}
            plan={plan}
            interval={interval}
            coming={nextInterval?.interval ?? interval}
            changeable={status === 'active' && nextInterval === null}
            onChange={() => onChangePlan(plan)}
          />
        ))}
      </ul>
      {status === 'active' && <HowOften summary={summary} onInterval={onInterval} />}
      {full > amount && status === 'active' && nextInterval === null && (
        <p className={classes.note}>
          Your discount takes {formatPence(full - amount)} off each {interval}, so you pay {formatPence(amount)}.
          {discountEndsAt !== null &&
            ` It lasts until ${formatDate(discountEndsAt)}. From then on you pay ${formatPence(full)} a ${interval}.`}
        </p>
      )}
    </>
  );
};
