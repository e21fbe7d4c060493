import { type NewsletterDraftBody, type NewsletterIssue, NewsletterIssues } from '@hedgerow/contracts/operator-desk';
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

const NewsletterDialog = lazy(() => import('./newsletter-dialog.tsx').then((module) => ({ default: module.NewsletterDialog })));

const path = '/api/operator/newsletter/issues';
const issuesQuery = { ...read(path, NewsletterIssues), staleTime: 0 };
const people = (count: number): string => (count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`);

const Sent = ({ subject, sentAt, recipients }: NewsletterIssue & { readonly sentAt: string }) => (
  <DeskRow name={subject} about={`Sent on ${formatDate(sentAt)} to ${people(recipients ?? 0)}`}>
    <Status tone="quiet">Sent</Status>
  </DeskRow>
);

type DraftProps = { readonly issue: NewsletterIssue; readonly wouldGet: number; readonly onEdit: () => void };

const Draft = ({ issue: { id, subject, changedAt }, wouldGet, onEdit }: DraftProps) => {
  const send = useDeskChange((recipients: number) => api.post(`${path}/${id}/send`, { recipients }, Success));
  const tryOut = useDeskChange(() => api.post(`${path}/${id}/try`, {}, Success));
  const remove = useDeskChange(() => api.delete(`${path}/${id}`, Success));
  return (
    <DeskRow name={subject} about={`Draft, changed on ${formatDate(changedAt)}`}>
      <Status tone="look">Draft</Status>
      <div className={desk.actions}>
        <Button kind="quiet" aria-label={`Edit: ${subject}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          kind="quiet"
          busy={tryOut.isPending}
          aria-label={`Send to me: ${subject}`}
          onClick={() => void tryOut.mutateAsync(undefined).then(() => said('On its way to you', subject), refused('It was not sent'))}
        >
          Send to me
        </Button>
        {wouldGet > 0 && (
          <AskFirst
            words="Send to the list"
            label={`Send to the list: ${subject}`}
            question={`It goes to ${people(wouldGet)} at once and cannot be taken back. Have you sent it to yourself first?`}
            yes={`Send to ${people(wouldGet)}`}
            busy={send.isPending}
            onYes={() => void send.mutateAsync(wouldGet).then(() => said('Sent', subject), refused('Nothing was sent'))}
          />
        )}
        <AskFirst
          words="Delete"
          label={`Delete: ${subject}`}
          question="The draft goes and cannot be brought back."
          yes="Delete the draft"
          busy={remove.isPending}
          onYes={() => void remove.mutateAsync(undefined).then(() => said('Deleted', subject), refused('The draft stays'))}
        />
      </div>
    </DeskRow>
  );
};

/** Letters to everybody who confirmed: drafts, and what was sent. */
export const NewsletterLetters = () => {
  const query = useQuery(issuesQuery);
  const { open, key, props } = useDeskDialog<NewsletterIssue, NewsletterDraftBody, unknown>(savedAt(path), () =>
    said('Saved', 'Send it to yourself first, and read it there.'),
  );
  return (
    <Panel
      title="Letters"
      aside={
        <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => open()}>
          New letter
        </Button>
      }
    >
      <QueryView query={query} failed="We could not load the letters" lines={8}>
        {({ wouldGet, issues }) => (
          <>
            <p className={desk.soft}>
              {wouldGet === 0
                ? 'Nobody has confirmed the list yet. You can write a draft and send it to yourself.'
                : `A letter goes to ${people(wouldGet)} who confirmed. They can unsubscribe with one click.`}
            </p>
            <ul className={desk.rows}>
              {issues.map((issue) =>
                issue.sentAt === null ? (
                  <Draft key={issue.id} issue={issue} wouldGet={wouldGet} onEdit={() => open(issue)} />
                ) : (
                  <Sent key={issue.id} {...issue} sentAt={issue.sentAt} />
                ),
              )}
            </ul>
          </>
        )}
      </QueryView>
      {key > 0 && (
        <Suspense>
          <NewsletterDialog key={key} {...props} />
        </Suspense>
      )}
    </Panel>
  );
};
