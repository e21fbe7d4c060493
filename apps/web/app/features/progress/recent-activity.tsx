import type { ActivityItem } from '@hedgerow/contracts/progress';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { readSubject } from '@hedgerow/domain/subjects';
import { IconFileText, IconNotebook, IconPencilCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatShortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Row, RowList, Status } from '../../ui/row-list.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { type ActivityTarget, statusWords, targetOf, whenWords } from './activity-words.ts';
import classes from './progress.module.css';

type Props = {
  readonly items: readonly ActivityItem[];
  readonly now: Date;
  readonly onOpen: (target: ActivityTarget) => void;
};

/** Document 2 section 9: three at first. */
const atFirst = 3;

const icons = { 'file-upload': IconFileText, revision: IconNotebook, 'pdf-download': IconNotebook } as const;
const iconOf = (type: ActivityItem['type']) => (type in icons ? icons[type as keyof typeof icons] : IconPencilCheck);
const tones = { completed: 'good', 'in-progress': 'look', failed: 'bad' } as const;

const End = ({ item }: { readonly item: ActivityItem }) =>
  item.score !== null && item.status === 'completed' ? (
    <ScoreBadge percent={item.score} words={false} />
  ) : (
    <Status tone={tones[item.status]}>{statusWords(item)}</Status>
  );

/** What was done last. An unfinished assessment goes on, a finished one shows its review. */
export const RecentActivity = ({ items, now, onOpen }: Props) => {
  const [all, setAll] = useState(false);
  return (
    <>
      <RowList>
        {(all ? items : items.slice(0, atFirst)).map((item) => {
          const Icon = iconOf(item.type);
          const target = targetOf(item);
          return (
            <Row
              key={item.id}
              icon={<Icon size={22} aria-hidden />}
              subject={readSubject(item.subject) ?? 'other'}
              title={item.title}
              meta={[item.subject, whenWords(new Date(item.timestamp), now, londonDate, formatShortDate)].join(' · ')}
              end={<End item={item} />}
              onOpen={target && (() => onOpen(target))}
            />
          );
        })}
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
