import { AuditPage } from '@hedgerow/contracts/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { auditWords, whoWords } from './audit-words.ts';
import type { ChildDialogProps } from './child-dialog.ts';
import { Entry, EntryList } from './entry-list.tsx';
import classes from './school-codes.module.css';

const Entries = ({ childId, name }: Pick<ChildDialogProps, 'childId' | 'name'>) => {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['/api/children', childId, 'audit'],
    queryFn: ({ pageParam, signal }) =>
      api.get(`/api/children/${childId}/audit${pageParam === '' ? '' : `?before=${pageParam}`}`, AuditPage, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    // Opened to see what is new.
    staleTime: 0,
    gcTime: 0,
  });
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={6} />;
    return <ErrorState title="The list could not be read" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return (
      <EmptyState order={3} scene={<SleepingScene />} title="Nobody yet">
        When you, a teacher or a school look at {name}’s data or change it, it stands here.
      </EmptyState>
    );
  return (
    <div className={classes.stack}>
      <EntryList label={`Who has seen ${name}’s data`}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            title={auditWords(entry, name)}
            about={`${whoWords(entry)}. ${formatDate(entry.at)}, ${formatTime(entry.at)}.`}
          />
        ))}
      </EntryList>
      {hasNextPage && (
        <div>
          <Button kind="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
            Show earlier
          </Button>
        </div>
      )}
    </div>
  );
};

/** Who has seen or changed a child's data, the newest first. */
export const AuditDialog = ({ opened, onClose, childId, name }: ChildDialogProps) => (
  <Dialog wide opened={opened} onClose={onClose} title={`Who has seen ${name}’s data`}>
    <p className={classes.soft}>
      Looking several times within an hour stands here once. Your own reading on your dashboard is not listed. We keep this for two years.
    </p>
    <Entries childId={childId} name={name} />
  </Dialog>
);
