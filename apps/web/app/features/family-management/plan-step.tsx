import type { Child } from '@hedgerow/contracts/families';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import { isSixthForm } from '@hedgerow/domain/sixth-form';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import classes from './manage.module.css';
import type { ManageParts } from './parts.ts';

type Props = {
  readonly child: Child;
  readonly chosen: PaidPlanId | undefined;
  readonly interval: Interval;
  readonly onChoose: (planId: PaidPlanId) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly PlanChoice: ManageParts['PlanChoice'];
};

/** Only the plans of the child's phase (docs/product/families.md#adding-a-child). */
export const PlanStep = ({ child, chosen, interval, onChoose, onNext, onBack, PlanChoice }: Props) => {
  const [error, setError] = useState<string>();
  const next = (): void => {
    if (chosen !== undefined) return onNext();
    setError('Please choose a plan.');
    document.querySelector<HTMLElement>('#plan-of-child')?.focus();
  };
  return (
    <div className={classes.form}>
      <StepHeading step="plan">Choose a plan for {child.firstName}</StepHeading>
      <PlanChoice
        id="plan-of-child"
        legend={`Plans for ${child.yearGroup}, a ${interval}`}
        phase={child.phase}
        isSixthForm={isSixthForm(child.keyStage)}
        chosen={chosen}
        interval={interval}
        error={error}
        onChoose={(planId) => {
          setError(undefined);
          onChoose(planId);
        }}
      />
      <p className={classes.soft}>You are not charged yet. You see the exact price on the next page.</p>
      <div className={classes.actions}>
        <Button onClick={next}>Continue to payment</Button>
        <Button kind="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
};
