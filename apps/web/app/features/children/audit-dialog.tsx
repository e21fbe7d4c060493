import { AuditPage } from '@hedgerow/contracts/audit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import classes from './school-codes.module.css';

const Entries = ({ childId, name }: Pick<ChildDialogProps, 'childId' | 'name'>) => {
  const path = `/api/children/${childId}/audit`;
  const [earlier, setEarlier] = useState<readonly AuditPage[]>([]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/children', childId, 'audit'],
    queryFn: ({ signal }) => api.get(path, AuditPage, { signal }),
    // Opened to see what is new; a second reading under what was already turned over would repeat lines.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const more = useMutation({
    mutationFn: (before: string) => api.get(`${path}?before=${before}`, AuditPage),
    onSuccess: (page) => setEarlier((pages) => [...pages, page]),
  });
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={6} />;
    return <ErrorState title="We could not load the list" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const pages = [data, ...earlier];
  const entries = pages.flatMap((page) => page.entries);
  const next = pages.at(-1)?.next ?? null;
  if (entries.length === 0)
    return (
      <EmptyState order={3} scene={<SleepingScene />} title="Nobody yet">
        When you, a teacher or a school look at {name}’s data or change it, it shows here.
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
      {more.error !== null && (
        <ErrorState title="We could not load the earlier entries" error={more.error} onRetry={() => next !== null && more.mutate(next)} />
      )}
      {next !== null && (
        <div>
          <Button kind="quiet" busy={more.isPending} onClick={() => more.mutate(next)}>
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
      If somebody looks several times within an hour, it shows once. We do not list your own visits to your dashboard. We keep this list for
      two years.
    </p>
    <Entries childId={childId} name={name} />
  </Dialog>
);
