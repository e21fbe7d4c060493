import { AiLog } from '@hedgerow/contracts/ai-log';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { api } from '../../lib/api.ts';
import { PathScene } from '../../ui/art/scenes.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { aiLogWords } from './ai-log-words.ts';
import { SharedWithParents } from './shared-with-parents.tsx';
import type { ChildDialogProps } from './child-dialog.ts';
import { Entry, EntryList } from '../../ui/entry-list.tsx';

const aiLogQuery = (childId: string) =>
  queryOptions({
    queryKey: ['/api/parent/ai-log', childId],
    queryFn: ({ signal }) => api.get(`/api/parent/ai-log/${childId}`, AiLog, { signal }),
  });

const Entries = ({ childId, name }: Pick<ChildDialogProps, 'childId' | 'name'>) => {
  // Not through QueryView: one more file that asks for it makes it a file of its own, which the page would wait for.
  const { data, isError, error, isFetching, refetch } = useQuery(aiLogQuery(childId));
  if (data === undefined) {
    if (!isError) return <LinesSkeleton lines={5} />;
    return <ErrorState title="We could not load what the AI did" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.length === 0)
    return (
      <EmptyState order={3} scene={<PathScene />} title="No AI model has been used">
        Hedgerow made everything for {name} without one, from our own topics and what {name} uploaded.
      </EmptyState>
    );
  return (
    <EntryList label="What the AI did">
      {data.map((entry) => (
        <Entry
          key={entry.id}
          title={entry.what}
          about={`${formatDate(entry.at)}, ${formatTime(entry.at)}, ${entry.model}. ${aiLogWords(entry)}`}
        />
      ))}
    </EntryList>
  );
};

/** What an AI model was asked for a child, the newest first, and what became of it. */
export const AiLogDialog = ({ opened, onClose, childId, name }: ChildDialogProps) => (
  <Dialog wide opened={opened} onClose={onClose} title={`What the AI did for ${name}`}>
    <SharedWithParents childId={childId} name={name} />
    <Entries childId={childId} name={name} />
  </Dialog>
);
