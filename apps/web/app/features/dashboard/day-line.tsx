import type { User } from '@hedgerow/contracts/accounts';
import { IconRefresh } from '@tabler/icons-react';
import { formatWeekday } from '../../lib/dates.ts';
import { useRefreshData } from '../../lib/refresh-data.ts';
import { Button } from '../../ui/button.tsx';
import classes from './day-line.module.css';
import { planLine } from './plan-line.ts';

type Props = { readonly user: User; readonly now: Date };

/** docs/product/pupil-home.md#primary-and-secondary, in Me and in Progress: the date, the plan line and Refresh data. */
export const DayLine = ({ user, now }: Props) => {
  const { busy, refresh } = useRefreshData();
  return (
    <div className={classes.line}>
      <p className={classes.words}>
        <span>{formatWeekday(now)}</span>
        <span>{planLine(user)}</span>
      </p>
      <Button kind="text" busy={busy} icon={<IconRefresh size={18} aria-hidden />} onClick={refresh}>
        Refresh data
      </Button>
    </div>
  );
};
