import type { User } from '@hedgerow/contracts/accounts';
import { isSixthForm, sixthFormForPupils } from '@hedgerow/domain/sixth-form';
import { Title } from '@mantine/core';
import { formatWeekday, partOfDay } from '../../lib/dates.ts';
import classes from './secondary.module.css';

type Props = { readonly user: User; readonly now: Date };

/** The greeting and the day; plan, Refresh data, level and avatar stand in Progress. */
export const SecondaryHeader = ({ user, now }: Props) => (
  <header>
    <Title order={1} size="h2">{`Good ${partOfDay(now)}, ${user.firstName}`}</Title>
    <p className={classes.date}>{formatWeekday(now)}</p>
    {isSixthForm(user.keyStage) && <p>{sixthFormForPupils}</p>}
  </header>
);
