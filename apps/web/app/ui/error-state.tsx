import { Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { messageOf } from '../lib/api-error.ts';
import { PathScene } from './art/scenes.tsx';
import { Button } from './button.tsx';
import classes from './error-state.module.css';

type Props = {
  /** What could not be shown: "We could not load your children". */
  readonly title: string;
  readonly error?: unknown;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** 1 where it is all that the page says. */
  readonly order?: 1 | 2;
};

/** A read that failed: what happened, that nothing is lost, and the way to try again. Never an empty list, never a paywall. */
export const ErrorState = ({ title, error, onRetry, busy = false, order = 2 }: Props) => (
  <div className={classes.error} role="alert">
    <div className={classes.scene}>
      <PathScene />
    </div>
    <div className={classes.words}>
      <Title order={order} size="h4">
        {title}
      </Title>
      <Text c="dimmed">{messageOf(error, 'Nothing is lost. Check your internet and try again.')}</Text>
    </div>
    <Button kind="quiet" busy={busy} icon={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
      Try Again
    </Button>
  </div>
);
