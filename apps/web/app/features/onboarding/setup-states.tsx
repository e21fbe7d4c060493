import { useQuery } from '@tanstack/react-query';
import type { OnboardingChild } from '@hedgerow/contracts/onboarding';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { parentChildrenQuery } from './api.ts';

type Props = { readonly onChange: (children: readonly OnboardingChild[]) => void };

/** docs/product/onboarding.md#childrens-setup. What was typed can still be put right while nothing is paid. */
export const SetupAlreadyComplete = ({ onChange }: Props) => {
  const { data = [] } = useQuery(parentChildrenQuery);
  const paying = data.some(({ status }) => status === 'active');
  const unpaid = data.length > 0 && data.every(({ status }) => status === 'pending');
  return (
    <EmptyState
      order={1}
      scene={<SeedlingScene />}
      title="Setup Already Complete"
      action={
        <>
          {paying ? (
            <ButtonLink to="/parent/dashboard">Go to my dashboard</ButtonLink>
          ) : (
            <ButtonLink to="/onboarding/plan-selection">Choose your plans</ButtonLink>
          )}
          {unpaid && (
            <Button kind="quiet" onClick={() => onChange(data)}>
              Change what I entered
            </Button>
          )}
        </>
      }
    >
      {paying
        ? 'Your children are set up and have started. To add another child, go to your dashboard.'
        : 'Your children are set up. The next step is a plan for each of them.'}
    </EmptyState>
  );
};

/** For the moment before plan selection opens. */
export const SetupDone = () => (
  <EmptyState scene={<SeedlingScene />} title="Your children are set up" order={1}>
    Plan selection opens in a moment...
  </EmptyState>
);
