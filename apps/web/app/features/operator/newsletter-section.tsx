import { NewsletterList } from '@hedgerow/contracts/operator-desk';
import { Success } from '@hedgerow/contracts/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/dates.ts';
import { downloadMade } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { read, refused, said, useDeskChange } from './api.ts';
import { AskFirst } from './ask-first.tsx';
import { DeskRow } from './desk-row.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { NewsletterLetters } from './newsletter-letters.tsx';
import classes from './operator.module.css';

const path = '/api/operator/newsletter';
const listQuery = (words: string) => ({
  ...read(`${path}?words=${encodeURIComponent(words)}`, NewsletterList),
  staleTime: 0,
  placeholderData: keepPreviousData,
});

const Entry = ({ email, name, since }: NewsletterList['entries'][number]) => {
  const remove = useDeskChange((address: string) => api.post(`${path}/remove`, { email: address }, Success));
  return (
    <DeskRow name={email} about={`${name === null ? 'Since' : `${name}, since`} ${formatDate(since)}`}>
      <AskFirst
        words="Take off the list"
        label={`Take off the list: ${email}`}
        question="No more newsletter goes to this address. Only its owner can put it on the list again."
        yes="Take it off"
        busy={remove.isPending}
        onYes={() => void remove.mutateAsync(email).then(() => said('Taken off the list', email), refused('The address stays on the list'))}
      />
    </DeskRow>
  );
};

const List = ({ list: { total, found, entries } }: { readonly list: NewsletterList }) => (
  <>
    <p className={desk.soft} aria-live="polite">
      {total.toLocaleString('en-GB')} on the list
      {found < total && `, ${found.toLocaleString('en-GB')} with these words`}
      {found > entries.length && `, the newest ${entries.length} shown`}.
    </p>
    <ul className={desk.rows}>
      {entries.map((entry) => (
        <Entry key={entry.email} {...entry} />
      ))}
    </ul>
  </>
);

/** Who wants the newsletter. */
const Readers = () => {
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const query = useQuery(listQuery(useDeferredValue(words.trim())));
  const takeAlong = () => {
    setBusy(true);
    void downloadMade(`${path}/export`, {}, 'newsletter.csv')
      .catch(refused('We could not make the list'))
      .finally(() => setBusy(false));
  };
  return (
    <Panel
      title="Who gets it"
      aside={
        <Button kind="quiet" busy={busy} icon={<IconDownload size={18} aria-hidden />} onClick={takeAlong}>
          Download as CSV
        </Button>
      }
    >
      <search className={classes.tools} aria-label="Newsletter">
        <SearchField label="Search addresses and names" maxLength={100} value={words} onChange={setWords} />
      </search>
      <QueryView query={query} failed="We could not load the list" lines={8}>
        {(list) => <List list={list} />}
      </QueryView>
    </Panel>
  );
};

/** Letters to the list, and who is on it. */
export const NewsletterSection = () => (
  <>
    <NewsletterLetters />
    <Readers />
  </>
);
