import {
  type AnnouncementAudience,
  type AnnouncementBody,
  type DeskAnnouncement,
  DeskAnnouncements,
} from '@hedgerow/contracts/operator-content';
import { Success } from '@hedgerow/contracts/shapes';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { read, refused, said, useDeskChange } from './api.ts';
import { AskFirst } from './ask-first.tsx';
import classes from './operator.module.css';

const AnnouncementDialog = lazy(() => import('./announcement-dialog.tsx').then((module) => ({ default: module.AnnouncementDialog })));

const path = '/api/operator/announcements';
const announcementsQuery = { ...read(path, DeskAnnouncements), staleTime: 0 };

const states = {
  shown: { tone: 'good', words: 'Shown now' },
  waiting: { tone: 'look', words: 'Waits for its day' },
  over: { tone: 'quiet', words: 'Over' },
  off: { tone: 'quiet', words: 'Switched off' },
} as const;

const audienceWords: Readonly<Record<AnnouncementAudience, string>> = {
  visitors: 'visitors',
  parents: 'parents',
  pupils: 'pupils',
  schools: 'schools’ staff',
};
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "For parents and pupils, from 21 November 2026 until 22 November 2026". */
const whenWords = ({ audiences, from, until }: DeskAnnouncement): string =>
  [
    `For ${list.format(audiences.map((one) => audienceWords[one]))}`,
    ...(from === null ? [] : [`from ${formatDate(from)}`]),
    ...(until === null ? [] : [`until ${formatDate(until)}`]),
  ].join(', ');

const Row = ({ one, onEdit }: { readonly one: DeskAnnouncement; readonly onEdit: () => void }) => {
  const remove = useDeskChange((id: string) => api.delete(`${path}/${id}`, Success));
  const { tone, words } = states[one.state];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{one.title}</h3>
        <p>{one.message}</p>
        <p className={classes.soft}>{whenWords(one)}</p>
      </div>
      <Status tone={tone}>{words}</Status>
      <div className={classes.actions}>
        <Button kind="quiet" aria-label={`Edit: ${one.title}`} onClick={onEdit}>
          Edit
        </Button>
        <AskFirst
          words="Delete"
          label={`Delete: ${one.title}`}
          question="It goes from every screen and cannot be brought back. To keep it for another time, switch it off instead."
          yes="Delete the announcement"
          busy={remove.isPending}
          onYes={() => remove.mutate(one.id, { onError: refused('The announcement stays'), onSuccess: () => said('Deleted', one.title) })}
        />
      </div>
    </li>
  );
};

const Items = ({ items }: { readonly items: readonly DeskAnnouncement[] }) => {
  const [open, setOpen] = useState<DeskAnnouncement | 'new'>();
  const [shown, setShown] = useState(false);
  const save = useDeskChange(({ id, body }: { readonly id: string | undefined; readonly body: AnnouncementBody }) =>
    id === undefined ? api.post(path, body, Success) : api.put(`${path}/${id}`, body, Success),
  );
  const openThis = (next: DeskAnnouncement | 'new') => {
    save.reset();
    setOpen(next);
    setShown(true);
  };
  const after = {
    onSuccess: () => {
      setShown(false);
      said('Saved', 'Those it is for see it when they next open a page.');
    },
  };
  return (
    <Panel
      title="Announcements"
      aside={
        <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => openThis('new')}>
          New announcement
        </Button>
      }
    >
      {items.length === 0 ? (
        <p className={classes.soft}>Nothing is announced. Write one for visitors, families or schools; everybody can put it away.</p>
      ) : (
        <ul className={classes.rows}>
          {items.map((one) => (
            <Row key={one.id} one={one} onEdit={() => openThis(one)} />
          ))}
        </ul>
      )}
      {open !== undefined && (
        <Suspense>
          <AnnouncementDialog
            key={open === 'new' ? 'new' : open.id}
            opened={shown}
            onClose={() => setShown(false)}
            before={open === 'new' ? undefined : open}
            busy={save.isPending}
            error={save.error}
            onSend={(body) => save.mutate({ id: open === 'new' ? undefined : open.id, body }, after)}
          />
        </Suspense>
      )}
    </Panel>
  );
};

/** What the product tells its people. */
export const AnnouncementsSection = () => {
  const { data, error, isFetching, refetch } = useQuery(announcementsQuery);
  if (data !== undefined) return <Items items={data} />;
  if (error === null) return <LinesSkeleton lines={8} />;
  return <ErrorState title="We could not load the announcements" error={error} busy={isFetching} onRetry={() => void refetch()} />;
};
