import type { User } from '@hedgerow/contracts/accounts';
import { isSixthForm, sixthFormForPupils } from '@hedgerow/domain/sixth-form';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { partOfDay } from '../../lib/dates.ts';
import { DayLine } from './day-line.tsx';
import classes from './secondary.module.css';

type Props = { readonly user: User; readonly now: Date; readonly avatar: ReactNode };

export const SecondaryHeader = ({ user, now, avatar }: Props) => (
  <header className={classes.header}>
    <div className={classes.headWords}>
      <Title order={1} size="h2">{`Good ${partOfDay(now)}, ${user.firstName}`}</Title>
      <DayLine user={user} now={now} />
      {isSixthForm(user.keyStage) && <p>{sixthFormForPupils}</p>}
    </div>
    {avatar}
  </header>
);
