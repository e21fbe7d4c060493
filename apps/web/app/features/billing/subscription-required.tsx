import { plans } from '@hedgerow/domain/plans';
import { formatRoundPence } from '@hedgerow/domain/money';
import { IconCalendarOff, IconCoin, IconDoorExit } from '@tabler/icons-react';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './subscription-required.module.css';

type Props = {
  /** Opens the login modal: somebody may have signed in with another account than the one that pays. */
  readonly onSignIn: () => void;
};

const lowest = formatRoundPence(Math.min(...plans.map(({ pence }) => pence)));

const points = [
  { Icon: IconCoin, words: 'No Setup Fee' },
  { Icon: IconDoorExit, words: 'Cancel anytime' },
  { Icon: IconCalendarOff, words: 'No minimum term' },
] as const;

/** docs/product/onboarding.md#the-gate: for a parent whose children are set up and who has no plan. Everything that was entered is kept. */
export const SubscriptionRequired = ({ onSignIn }: Props) => (
  <EmptyState
    order={1}
    scene={<SeedlingScene />}
    title="Subscription Required"
    action={
      <div className={classes.actions}>
        <ButtonLink size="large" to="/onboarding/plan-selection">
          Choose Your Plan
        </ButtonLink>
        <Button kind="text" onClick={onSignIn}>
          Already Have an Account? Sign In
        </Button>
      </div>
    }
  >
    <p className={classes.price}>Plans starting from {lowest}/month per child</p>
    <p>Your children are set up. Choose a plan for each, and they can start at once.</p>
    <ul className={classes.points}>
      {points.map(({ Icon, words }) => (
        <li key={words}>
          <Icon size={22} aria-hidden />
          {words}
        </li>
      ))}
    </ul>
  </EmptyState>
);
