import { NewsletterList } from '@hedgerow/contracts/operator-desk';
import { Success } from '@hedgerow/contracts/shapes';
import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/dates.ts';
import { downloadMade } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { read, refused, said, useDeskChange } from './api.ts';
import { AskFirst } from './ask-first.tsx';
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
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{email}</h3>
        <p className={classes.soft}>
          {name === null ? '' : `${name}, `}since {formatDate(since)}
        </p>
      </div>
      <AskFirst
        words="Take off the list"
        label={`Take off the list: ${email}`}
        question="No more newsletter goes to this address. Only its owner can put it on the list again."
        yes="Take it off"
        busy={remove.isPending}
        onYes={() =>
          remove.mutate(email, { onError: refused('The address stays on the list'), onSuccess: () => said('Taken off the list', email) })
        }
      />
    </li>
  );
};

const List = ({ list: { total, found, entries } }: { readonly list: NewsletterList }) => (
  <>
    <p className={classes.soft} aria-live="polite">
      {total.toLocaleString('en-GB')} on the list
      {found < total && `, ${found.toLocaleString('en-GB')} with these words`}
      {found > entries.length && `, the newest ${entries.length} shown`}.
    </p>
    <ul className={classes.rows}>
      {entries.map((entry) => (
        <Entry key={entry.email} {...entry} />
      ))}
    </ul>
  </>
);

/** Who wants the newsletter. */
export const NewsletterSection = () => {
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(listQuery(useDeferredValue(words.trim())));
  const takeAlong = () => {
    setBusy(true);
    void downloadMade(`${path}/export`, {}, 'newsletter.csv')
      .catch(refused('The list could not be made'))
      .finally(() => setBusy(false));
  };
  return (
    <Panel
      title="Newsletter"
      aside={
        <Button kind="quiet" busy={busy} icon={<IconDownload size={18} aria-hidden />} onClick={takeAlong}>
          Download as CSV
        </Button>
      }
    >
      <search className={classes.tools} aria-label="Newsletter">
        <TextInput
          type="search"
          label="Search addresses and names"
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </search>
      {data !== undefined && <List list={data} />}
      {data === undefined && error === null && <LinesSkeleton lines={8} />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load the list" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
};
