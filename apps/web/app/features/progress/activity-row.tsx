import { VisuallyHidden } from '@mantine/core';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import { readSubject } from '@hedgerow/domain/subjects';
import { IconCards, IconFileText, IconNotebook, IconPencilCheck, IconPrinter } from '@tabler/icons-react';
import { isAllNew } from '../../lib/was-new.ts';
import { Row, Status } from '../../ui/row-list.tsx';
import { HistoryScore, NewBadge, ScoreBadge } from '../../ui/score-badge.tsx';
import { useStage } from '../../ui/stage.tsx';
import { aboutWords, type ActivityTarget, statusWords, targetOf, titleWords } from './activity-words.ts';

/** What pressing an item leads to, with the item itself: what is shown when the thing cannot be read. */
export type OpenActivity = (target: ActivityTarget, item: ActivityItem) => void;

const icons: Readonly<Record<ActivityItem['type'], typeof IconFileText>> = {
  'file-upload': IconFileText,
  revision: IconNotebook,
  'pdf-download': IconPrinter,
  lesson: IconCards,
  assessment: IconPencilCheck,
  achievement: IconPencilCheck,
};
const tones = { completed: 'good', 'in-progress': 'look', failed: 'bad' } as const;

type EndProps = { readonly item: ActivityItem; readonly playful: boolean; readonly isOwn: boolean };

const End = ({ item, playful, isOwn }: EndProps) => {
  const { type, status, score } = item;
  if (isAllNew(item)) return <NewBadge isOwn={isOwn} />;
  if (score === null || status !== 'completed')
    return (
      <Status tone={tones[status]}>
        {statusWords({ type, status })}
        {type === 'pdf-download' && <VisuallyHidden>download again</VisuallyHidden>}
      </Status>
    );
  // No red for the youngest: what is finished is finished.
  if (playful) return <Status tone="good">{score}%</Status>;
  return isOwn ? <HistoryScore percent={score} /> : <ScoreBadge percent={score} words={false} />;
};

type Props = {
  readonly item: ActivityItem;
  /** "Today", "14:05". */
  readonly when: string;
  /** The pupil reads their own: a pass has its colour, and nothing is red. */
  readonly isOwn: boolean;
  readonly onOpen: OpenActivity;
};

/** One thing that was done: in the list of what was done last, and in a day of the calendar. */
export const ActivityRow = ({ item, when, isOwn, onOpen }: Props) => {
  const playful = useStage() === 'playful';
  const Icon = icons[item.type];
  return (
    <Row
      icon={<Icon size={22} aria-hidden />}
      subject={readSubject(item.subject) ?? 'other'}
      title={titleWords(item)}
      meta={aboutWords(item, when, playful)}
      end={<End item={item} playful={playful} isOwn={isOwn} />}
      onOpen={() => onOpen(targetOf(item), item)}
    />
  );
};
