import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = {
  /** A scene of ui/art: <SeedlingScene />, <PathScene />, <SleepingScene />. */
  readonly scene: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** The one next step. */
  readonly action?: ReactNode;
  readonly order?: 1 | 2 | 3;
};

/** Nothing here yet: a drawn scene, what would be here, and one next step. */
export const EmptyState = ({ scene, title, children, action, order = 2 }: Props) => (
  <div className={classes.empty}>
    <div className={classes.scene}>{scene}</div>
    <Title order={order} size={order === 1 ? 'h1' : 'h3'}>
      {title}
    </Title>
    {children !== undefined && (
      <Text c="dimmed" component="div" className={classes.words}>
        {children}
      </Text>
    )}
    {action !== undefined && <div className={classes.action}>{action}</div>}
  </div>
);
