import type { User } from '@hedgerow/contracts/accounts';
import { Title } from '@mantine/core';
import { partOfDay } from '../../lib/dates.ts';
import { Avatar } from './avatar.tsx';
import { DayLine } from './day-line.tsx';
import classes from './secondary.module.css';

type Props = { readonly user: User; readonly now: Date };

export const SecondaryHeader = ({ user, now }: Props) => (
  <header className={classes.header}>
    <Avatar {...user} />
    <div className={classes.headWords}>
      <Title order={1} size="h2">{`Good ${partOfDay(now)}, ${user.firstName}`}</Title>
      <DayLine user={user} now={now} />
    </div>
  </header>
);
