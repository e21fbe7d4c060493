import type { Phase } from '@hedgerow/domain/key-stages';
import { formatPence } from '@hedgerow/domain/money';
import { type Interval, type PaidPlanId, planPence, plansForPhase } from '@hedgerow/domain/plans';
import { sixthFormForParents } from '@hedgerow/domain/sixth-form';
import { Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import classes from './plans.module.css';
import subscribe from './subscribe.module.css';

const groups = {
  primary: { title: 'Primary Education Plans', stages: 'Primary School, Ages 5-11, Key Stage 1 & 2' },
  secondary: { title: 'Secondary Education Plans', stages: 'Ages 11-16, Key Stage 3 & 4' },
} as const satisfies Record<Phase, unknown>;

/** docs/product/plans.md#the-catalogue: this page's badge, and the plan whose button is filled. */
const mostPopular: PaidPlanId = 'secondary_practice';
const isFilled = (planId: PaidPlanId, chosen: PaidPlanId | undefined): boolean => planId === (chosen ?? mostPopular);

type Props = {
  readonly phase: Phase;
  /** Of the child whose plan is chosen now. */
  readonly chosen: PaidPlanId | undefined;
  readonly interval: Interval;
  /** Why none of these can be chosen now: the child is in the other phase. */
  readonly closed: string | undefined;
  readonly settingUp: PaidPlanId | undefined;
  readonly onChoose: (planId: PaidPlanId) => void;
};

export const SubscribePlans = ({ phase, chosen, interval, closed, settingUp, onChoose }: Props) => {
  const { title, stages } = groups[phase];
  return (
    <section aria-labelledby={`${phase}-plans-title`} className={subscribe.group}>
      <Title order={2} id={`${phase}-plans-title`}>
        {title}
      </Title>
      <p className={subscribe.stages}>{stages}</p>
      {phase === 'secondary' && <p className={subscribe.stages}>{sixthFormForParents}</p>}
      {closed !== undefined && <p className={subscribe.closed}>{closed}</p>}
      <ul className={classes.plans}>
        {plansForPhase(phase).map(({ id, name, features }) => (
          <li key={id} className={classes.plan} data-chosen={chosen === id}>
            <div className={classes.head}>
              <Title order={3}>{name}</Title>
              {id === mostPopular && <span className={classes.badge}>Most Popular</span>}
            </div>
            <p className={classes.price}>
              <strong>{formatPence(planPence(id, interval))}</strong> /{interval} per child
            </p>
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
              kind={isFilled(id, chosen) && closed === undefined ? 'main' : 'quiet'}
              disabled={closed !== undefined || (settingUp !== undefined && settingUp !== id)}
              onClick={() => onChoose(id)}
            >
              {settingUp === id ? 'Setting up...' : `Choose ${name}`}
              {chosen === id && settingUp !== id && <span className={classes.unseen}>, your choice so far</span>}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
