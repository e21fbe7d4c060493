import type { ActivityItem } from '@hedgerow/contracts/progress';
import { IconAward, IconBook2, IconFileUpload, IconPencil, IconPencilCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { isAllNew } from '../../lib/was-new.ts';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NewBadge, ScoreBadge } from '../../ui/score-badge.tsx';
import { activityQuery } from './api.ts';
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import { QueryView } from '../../ui/query-view.tsx';

/** docs/product/families.md#the-parents-dashboard. */
const shown = 10;

const kinds: Readonly<Record<ActivityItem['type'], { readonly words: string; readonly Icon: typeof IconPencil }>> = {
  assessment: { words: 'Assessment', Icon: IconPencilCheck },
  lesson: { words: 'Lesson', Icon: IconPencil },
  revision: { words: 'Revision', Icon: IconBook2 },
  'file-upload': { words: 'Uploaded file', Icon: IconFileUpload },
  'pdf-download': { words: 'Printed', Icon: IconBook2 },
  achievement: { words: 'Achievement', Icon: IconAward },
};

const state = ({ status }: ActivityItem): string => {
  if (status === 'in-progress') return 'not finished yet, ';
  return status === 'failed' ? 'did not work, ' : '';
};

const about = (item: ActivityItem): string => `${item.subject}, ${state(item)}${formatDate(item.timestamp)}, ${formatTime(item.timestamp)}`;

/** Recent Activities: the first ten. */
export const ActivityList = ({ childId, name }: { readonly childId: string; readonly name: string }) => (
  <QueryView query={useQuery(activityQuery(childId))} failed="We could not load the activities">
    {(items) =>
      items.length === 0 ? (
        <EmptyState order={3} scene={<SeedlingScene />} title="No recent activities found">
          Everything {name} does on Hedgerow shows here, newest first.
        </EmptyState>
      ) : (
        <EntryList label="Recent activities">
          {items.slice(0, shown).map((item) => {
            const { Icon } = kinds[item.type];
            return (
              <Entry key={item.id} icon={<Icon size={22} aria-hidden />} title={item.title || item.description} about={about(item)}>
                {isAllNew(item) ? <NewBadge isOwn={false} /> : item.score === null ? undefined : <ScoreBadge percent={item.score} />}
              </Entry>
            );
          })}
        </EntryList>
      )
    }
  </QueryView>
);
