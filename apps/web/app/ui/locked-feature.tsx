import { Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParentLooks } from '../lib/pupil.ts';
import { suggestUpgrade } from '../lib/suggest-upgrade.ts';
import { Button } from './button.tsx';
import { ReadAloud } from './listen.tsx';
import classes from './locked-feature.module.css';

type Props = {
  /** "Revision guides" */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly children: ReactNode;
  /** The name of the plan that opens it: "Revise". */
  readonly plan: string;
  readonly order?: 2 | 3;
};

/**
 * A feature that the plan does not open, in neutral words. In a parent's session it leads to the plan that does; a pupil's screen
 * carries no price and no request (docs/product/plans.md#locked-features).
 */
export const LockedFeature = ({ name, children, plan, order = 2 }: Props) => {
  const isParent = useParentLooks();
  return (
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
          Part of the {plan} plan. {isParent ? '' : 'A parent can see the plans in their account.'}
        </Text>
      </div>
      <ReadAloud name={name} />
      {isParent && (
        <Button kind="quiet" aria-label={`Upgrade: ${name}`} onClick={() => suggestUpgrade({ feature: name, planName: plan })}>
          Upgrade
        </Button>
      )}
    </section>
  );
};
