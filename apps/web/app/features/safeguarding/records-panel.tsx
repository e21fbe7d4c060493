import { type SafeguardingChangeBody, type SafeguardingRecord, SafeguardingRecords, WorryWords } from '@hedgerow/contracts/safeguarding';
import { Success } from '@hedgerow/contracts/shapes';
import { concernStates } from '@hedgerow/domain/safeguarding';
import { NativeSelect, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { categoryWords, deedWords, placeWords, stateWords } from '../../lib/concern-words.ts';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

type DeskPath = '/api/operator/safeguarding' | '/api/school/safeguarding';

const when = (at: string): string => `${formatDate(at)}, ${formatTime(at)}`;

const Record = ({ record, path }: { readonly record: SafeguardingRecord; readonly path: DeskPath }) => {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: SafeguardingChangeBody) => api.put(`${path}/${record.id}`, body, Success),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  });
  const read = useMutation({
    mutationFn: () => api.post(`${path}/${record.id}/words`, {}, WorryWords),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  });
  const { childName, username, category, place, times, firstAt, lastAt, state, parentsMaySee, heldAnswers, hasWords, deeds } = record;
  const name = childName === '' ? 'A deleted account' : childName;
  return (
    <li className={desk.row}>
      <div className={desk.words}>
        <h3 className={desk.name}>
          {categoryWords[category]}: {name}
        </h3>
        <p>
          Written {placeWords[place]} on {when(firstAt)}
          {times > 1 && `, ${times} times, last on ${when(lastAt)}`}.
        </p>
        {username !== '' && <p className={desk.soft}>Username: {username}</p>}
        {deeds.map(({ deed, who, at }) => (
          <p key={`${deed}${at}`} className={desk.soft}>
            {who === '' ? 'Somebody' : who} {deedWords[deed]} on {when(at)}
          </p>
        ))}
      </div>
      <div className={desk.question}>
        <Status tone={state === 'new' ? 'look' : 'quiet'}>{stateWords[state]}</Status>
        <NativeSelect
          label={`Status: ${name}`}
          data={concernStates.map((value) => ({ value, label: stateWords[value] }))}
          value={state}
          disabled={change.isPending}
          onChange={(event) => {
            const next = concernStates.find((one) => one === event.currentTarget.value);
            if (next !== undefined) change.mutate({ state: next });
          }}
        />
        <Switch
          label="Parents may see that there is this record"
          checked={parentsMaySee}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ parentsMaySee: event.currentTarget.checked })}
        />
        {heldAnswers > 0 && (
          <>
            <p className={desk.soft}>The essay is hidden from parents and teachers. The pupil still sees it.</p>
            <Button kind="quiet" busy={change.isPending} onClick={() => change.mutate({ releaseAnswers: true })}>
              Let parents and teachers read the essay
            </Button>
          </>
        )}
        {hasWords && read.data === undefined && (
          <>
            <p className={desk.soft}>The pupil wrote to you on purpose. We record that you read it.</p>
            <Button kind="quiet" busy={read.isPending} onClick={() => read.mutate()}>
              Read what {name} wrote
            </Button>
          </>
        )}
        {read.data !== undefined && <blockquote className={desk.words}>{read.data.words}</blockquote>}
        {read.error !== null && <Refused title="This did not load" error={read.error} />}
        {change.error !== null && <Refused title="Nothing was changed" error={change.error} />}
      </div>
    </li>
  );
};

/** The desk of a safeguarding contact: who may need help, of what kind, and what was done. Never the words. */
export const RecordsPanel = ({ path }: { readonly path: DeskPath }) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, SafeguardingRecords, { signal }),
    staleTime: 0,
  });
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={8} />;
    return <ErrorState title="We could not load the records" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Panel title="Safeguarding">
      <p className={desk.soft}>
        A record says what kind of help a pupil may need. It never has their words, unless the pupil sent them to you. We tell parents
        nothing unless you choose to.
      </p>
      {data.length === 0 ? (
        <p>There are no records.</p>
      ) : (
        <ul className={desk.rows}>
          {data.map((record) => (
            <Record key={record.id} record={record} path={path} />
          ))}
        </ul>
      )}
    </Panel>
  );
};
