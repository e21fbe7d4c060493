import { longestNote } from '@hedgerow/domain/notes';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { notesQuery, useTakeBackNote, useWriteNote } from './api.ts';
import classes from './notes.module.css';

type Props = { readonly childId: string; readonly name: string };

const shown = 5;

/** A few words to a child, and whether they were read. */
export const NotePanel = ({ childId, name }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(notesQuery(childId));
  const [words, setWords] = useState('');
  const [write, takeBack] = [useWriteNote(childId), useTakeBackNote(childId)];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!write.isPending) write.mutate(words, { onSuccess: () => setWords('') });
  };
  return (
    <Panel title={`A note for ${name}`}>
      <form noValidate className={classes.form} onSubmit={submit}>
        <Textarea
          label="Your note"
          description={`${name} reads it on their own page, and presses a button after that.`}
          rows={2}
          maxLength={longestNote}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {write.error !== null && <Refused title="The note was not sent" error={write.error} />}
        <div>
          <Button kind="quiet" type="submit" busy={write.isPending} disabled={words.trim() === ''}>
            Send the note
          </Button>
        </div>
      </form>
      {data === undefined && error !== null && (
        <ErrorState title="We could not load your notes" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {takeBack.error !== null && <Refused title="The note is still there" error={takeBack.error} />}
      {data !== undefined && data.length > 0 && (
        <ul className={classes.notes} aria-label="Notes you sent">
          {data.slice(0, shown).map(({ id, from, words: sent, createdAt, readAt }) => (
            <li key={id} className={classes.note}>
              <div className={classes.words}>
                <p>{sent}</p>
                <p className={classes.soft}>
                  {`From ${from}, ${formatDate(createdAt)}. ${readAt === null ? 'Not read yet.' : `Read on ${formatDate(readAt)}.`}`}
                </p>
              </div>
              {readAt === null && (
                <Button
                  kind="text"
                  aria-label={`Take back: ${sent}`}
                  busy={takeBack.isPending && takeBack.variables === id}
                  onClick={() => takeBack.mutate(id)}
                >
                  Take back
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
