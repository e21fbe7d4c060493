import type { User } from '@hedgerow/contracts/accounts';
import { Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { formatWeekday, partOfDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Avatar } from './avatar.tsx';
import { planLine } from './plan-line.ts';
import classes from './secondary.module.css';

type Props = { readonly user: User; readonly now: Date; readonly busy: boolean; readonly onRefresh: () => void };

export const SecondaryHeader = ({ user, now, busy, onRefresh }: Props) => (
  <header className={classes.header}>
    <Avatar {...user} />
    <div className={classes.headWords}>
      <Title order={1} size="h2">{`Good ${partOfDay(now)}, ${user.firstName}`}</Title>
      <p className={classes.lines}>
        <span>{formatWeekday(now)}</span>
        <span>{planLine(user)}</span>
      </p>
    </div>
    <Button kind="text" busy={busy} icon={<IconRefresh size={18} aria-hidden />} onClick={onRefresh}>
      Refresh Data
    </Button>
  </header>
);
