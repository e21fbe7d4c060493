import type { ActivityItem } from '@hedgerow/contracts/progress';
import { IconAward, IconBook2, IconClipboardCheck, IconFileUpload, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { activityQuery } from './api.ts';
import { Entry, EntryList } from './entry-list.tsx';
import { ReadState } from './read-state.tsx';

/** Document 3 section 9. */
const shown = 10;

const icons: Readonly<Record<ActivityItem['type'], typeof IconPencil>> = {
  assessment: IconClipboardCheck,
  lesson: IconPencil,
  revision: IconBook2,
  'file-upload': IconFileUpload,
  'pdf-download': IconBook2,
  achievement: IconAward,
};

const state = ({ status }: ActivityItem): string => {
  if (status === 'in-progress') return 'not finished yet, ';
  return status === 'failed' ? 'did not work, ' : '';
};

const about = (item: ActivityItem): string => `${item.subject}, ${state(item)}${formatDate(item.timestamp)}, ${formatTime(item.timestamp)}`;

/** Recent Activities: the first ten. */
export const ActivityList = ({ childId, name }: { readonly childId: string; readonly name: string }) => (
  <ReadState query={useQuery(activityQuery(childId))} failed="The activities could not be read">
    {(items) =>
      items.length === 0 ? (
        <EmptyState order={3} scene={<SeedlingScene />} title="No recent activities found">
          Whatever {name} does on Hedgerow stands here, newest first.
        </EmptyState>
      ) : (
        <EntryList label="Recent activities">
          {items.slice(0, shown).map((item) => {
            const Icon = icons[item.type];
            return (
              <Entry key={item.id} icon={<Icon size={22} aria-hidden />} title={item.title || item.description} about={about(item)}>
                {item.score === null ? undefined : <ScoreBadge percent={item.score} />}
              </Entry>
            );
          })}
        </EntryList>
      )
    }
  </ReadState>
);
