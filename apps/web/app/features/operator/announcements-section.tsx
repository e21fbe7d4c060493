import {
  type AnnouncementAudience,
  type AnnouncementBody,
  type DeskAnnouncement,
  DeskAnnouncements,
} from '@hedgerow/contracts/operator-content';
import { Success } from '@hedgerow/contracts/shapes';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { read, refused, said, useDeskChange } from './api.ts';
import { AskFirst } from './ask-first.tsx';
import { DeskRow } from './desk-row.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { savedAt, useDeskDialog } from './use-desk-dialog.ts';

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
    <DeskRow name={one.title} text={one.message} about={whenWords(one)}>
      <Status tone={tone}>{words}</Status>
      <div className={desk.actions}>
        <Button kind="quiet" aria-label={`Edit: ${one.title}`} onClick={onEdit}>
          Edit
        </Button>
        <AskFirst
          words="Delete"
          label={`Delete: ${one.title}`}
          question="It goes from every screen and cannot be brought back. To keep it for another time, switch it off instead."
          yes="Delete the announcement"
          busy={remove.isPending}
          onYes={() => void remove.mutateAsync(one.id).then(() => said('Deleted', one.title), refused('The announcement stays'))}
        />
      </div>
    </DeskRow>
  );
};

/** What the product tells its people. */
export const AnnouncementsSection = () => {
  const query = useQuery(announcementsQuery);
  const { open, key, props } = useDeskDialog<DeskAnnouncement, AnnouncementBody, unknown>(savedAt(path), () =>
    said('Saved', 'Those it is for see it when they next open a page.'),
  );
  return (
    <Panel
      title="Announcements"
      aside={
        <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => open()}>
          New announcement
        </Button>
      }
    >
      <QueryView query={query} failed="We could not load the announcements" lines={8}>
        {(items) =>
          items.length === 0 ? (
            <p className={desk.soft}>No announcements. Write one for visitors, families or schools. Everybody can close it.</p>
          ) : (
            <ul className={desk.rows}>
              {items.map((one) => (
                <Row key={one.id} one={one} onEdit={() => open(one)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {key > 0 && (
        <Suspense>
          <AnnouncementDialog key={key} {...props} />
        </Suspense>
      )}
    </Panel>
  );
};
