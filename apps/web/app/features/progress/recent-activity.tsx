import type { ActivityItem } from '@hedgerow/contracts/progress';
import { useState } from 'react';
import { formatKeptDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { ActivityRow, type OpenActivity } from './activity-row.tsx';
import { whenWords } from './activity-words.ts';
import classes from './progress.module.css';

type Props = {
  readonly items: readonly ActivityItem[];
  readonly now: Date;
  readonly isOwn: boolean;
  readonly onOpen: OpenActivity;
};

/** docs/product/rewards.md#points: three at first. */
const atFirst = 3;

/** What was done last. An unfinished assessment goes on, a finished one shows its review. */
export const RecentActivity = ({ items, now, isOwn, onOpen }: Props) => {
  const [all, setAll] = useState(false);
  return (
    <>
      <RowList>
        {(all ? items : items.slice(0, atFirst)).map((item) => (
          <ActivityRow
            key={item.id}
            item={item}
            when={whenWords(new Date(item.timestamp), now, (at) => formatKeptDate(at, now))}
            isOwn={isOwn}
            onOpen={onOpen}
          />
        ))}
      </RowList>
      {items.length > atFirst && (
        <div className={classes.more}>
          <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show Less' : 'Show More'}
          </Button>
        </div>
      )}
    </>
  );
};
