import type { ActivityItem } from '@hedgerow/contracts/progress';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { readSubject } from '@hedgerow/domain/subjects';
import { IconFileText, IconNotebook, IconPencilCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatShortDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Row, RowList, Status } from '../../ui/row-list.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { useStage } from '../../ui/stage.tsx';
import { aboutWords, type ActivityTarget, statusWords, targetOf, titleWords, whenWords } from './activity-words.ts';
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

const End = ({ item: { type, status, score }, playful }: { readonly item: ActivityItem; readonly playful: boolean }) => {
  if (score === null || status !== 'completed') return <Status tone={tones[status]}>{statusWords({ type, status })}</Status>;
  // No red for the youngest: what is finished is finished.
  return playful ? <Status tone="good">{score}%</Status> : <ScoreBadge percent={score} words={false} />;
};

/** What was done last. An unfinished assessment goes on, a finished one shows its review. */
export const RecentActivity = ({ items, now, onOpen }: Props) => {
  const playful = useStage() === 'playful';
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
              title={titleWords(item)}
              meta={aboutWords(item, whenWords(new Date(item.timestamp), now, londonDate, formatShortDate), playful)}
              end={<End item={item} playful={playful} />}
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
