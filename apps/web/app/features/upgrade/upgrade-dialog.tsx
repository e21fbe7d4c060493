import { formatPence } from '@hedgerow/domain/money';
import { plans } from '@hedgerow/domain/plans';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useReturnToParent } from '../../lib/return-to-parent.ts';
import { listenToUpgrades, type UpgradeRequest } from '../../lib/suggest-upgrade.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './upgrade.module.css';

type Props = {
  readonly child: { readonly id: string; readonly firstName: string; readonly plan: string };
};

/** Where this child's plan is chosen: the family's subscription with this child's plans open, or the first choice of one. */
const planPage = ({ id, plan }: Props['child']): string =>
  plan === 'free' ? '/subscription/subscribe' : `/parent/family?manage=overview&child=${encodeURIComponent(id)}`;

const Suggestion = ({ child, wish, onClose }: Props & { readonly wish: UpgradeRequest; readonly onClose: () => void }) => {
  const plan = plans.find(({ name }) => name === wish.planName);
  const goToPlans = useReturnToParent({ to: planPage(child) });
  return (
    <div className={classes.words}>
      <p>
        <strong>{wish.feature}</strong>: {plan && `part of ${plan.name}, and `}not in {child.firstName}’s plan now.
      </p>
      {plan && (
        <section className={classes.plan} aria-label={plan.name}>
          <p className={classes.head}>
            <strong>{plan.name}</strong> {formatPence(plan.pence)} a month
          </p>
          <p>{plan.description}</p>
          <ul className={classes.features}>
            {plan.features.map((feature) => (
              <li key={feature}>
                <IconCheck size={20} aria-hidden />
                {feature}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={classes.soft}>You see what it costs before anything changes. {child.firstName} does not see prices.</p>
      <div className={classes.ways}>
        <Button kind="quiet" onClick={onClose}>
          Not now
        </Button>
        <Button busy={goToPlans.isPending || goToPlans.isSuccess} onClick={() => goToPlans.mutate()}>
          See plans for {child.firstName}
        </Button>
      </div>
    </div>
  );
};

/** docs/product/plans.md#what-plans-open: in a parent's session what is locked suggests the plan that opens it, with the way to choose it for this child. */
export const UpgradeDialog = ({ child }: Props) => {
  const [state, setState] = useState<{ readonly wish?: UpgradeRequest; readonly opened: boolean }>({ opened: false });
  const hasNone = child.plan === 'free';
  useEffect(
    () =>
      listenToUpgrades((wish) => {
        setState({ wish, opened: true });
        if (hasNone) showToast({ title: 'Upgrade Required', message: `${wish.feature}: this needs an active subscription.` });
      }),
    [hasNone],
  );
  const close = () => setState((before) => ({ ...before, opened: false }));
  return (
    <Dialog opened={state.opened} onClose={close} title="Upgrade">
      {state.wish && <Suggestion child={child} wish={state.wish} onClose={close} />}
    </Dialog>
  );
};
