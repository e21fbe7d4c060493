import type { Phase } from '@hedgerow/domain/key-stages';
import { formatRoundPence } from '@hedgerow/domain/money';
import { type Interval, type PaidPlanId, planPence, plansForPhase } from '@hedgerow/domain/plans';
import { sixthFormForParents } from '@hedgerow/domain/sixth-form';
import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { IntervalChoice } from './interval-choice.tsx';
import classes from './plans.module.css';

type Props = {
  readonly phase: Phase;
  readonly chosen: PaidPlanId | undefined;
  readonly interval: Interval;
  readonly onInterval: (interval: Interval) => void;
  readonly onChoose: (planId: PaidPlanId) => void;
};

/** docs/product/plans.md#the-catalogue; docs/product/plans.md#the-catalogue: badges are data of the page. */
const badges: Readonly<Partial<Record<PaidPlanId, string>>> = { primary_scholar: 'Most Popular', secondary_revise: 'Popular' };

/** The plans of one phase, side by side. Choosing is one press. */
export const PlanCards = ({ phase, chosen, interval, onInterval, onChoose }: Props) => (
  <>
    <IntervalChoice interval={interval} onChange={onInterval} />
    {phase === 'secondary' && <p className={classes.words}>{sixthFormForParents}</p>}
    <ul className={classes.plans}>
      {plansForPhase(phase).map(({ id, name, ageRange, description, features }) => (
        <li key={id} className={classes.plan} data-chosen={chosen === id}>
          <div className={classes.head}>
            <Title order={2} size="h3">
              {name}
            </Title>
            {badges[id] !== undefined && <span className={classes.badge}>{badges[id]}</span>}
          </div>
          <p className={classes.ages}>{ageRange}</p>
          <p className={classes.price}>
            <strong>{formatRoundPence(planPence(id, interval))}</strong> a {interval} per child
          </p>
          <p className={classes.words}>{description}</p>
          <ul className={classes.ticks}>
            {features.map((feature) => (
              <li key={feature}>
                <IconCheck size={20} aria-hidden />
                {feature}
              </li>
            ))}
          </ul>
          <Button
            wide
            kind={chosen === id || (chosen === undefined && badges[id] !== undefined) ? 'main' : 'quiet'}
            onClick={() => onChoose(id)}
          >
            Choose {name}
            {chosen === id && <span className={classes.unseen}>, your choice so far</span>}
          </Button>
        </li>
      ))}
    </ul>
  </>
);
