import { Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './locked-feature.module.css';

type Props = {
  /** "Revision guides" */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly children: ReactNode;
  /** The name of the plan that opens it: "Revise". */
  readonly plan: string;
  /** Only in a parent's session: the button to the plans. A pupil's screen carries no price and no request (decisions.md 5). */
  readonly forParents?: ReactNode;
  readonly order?: 2 | 3;
};

/** A feature that the plan does not open, in neutral words. */
export const LockedFeature = ({ name, children, plan, forParents, order = 2 }: Props) => (
  <section className={classes.locked}>
    <span className={classes.lock}>
      <IconLock size={22} aria-hidden />
    </span>
    <div className={classes.words}>
      <Title order={order} size="h4">
        {name}
      </Title>
      <Text>{children}</Text>
      <Text c="dimmed" size="sm" mt={4}>
        Part of the {plan} plan. {forParents === undefined ? 'A parent can see the plans in their account.' : ''}
      </Text>
    </div>
    {forParents}
  </section>
);
