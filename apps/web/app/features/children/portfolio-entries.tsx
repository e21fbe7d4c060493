import { subjectIds, subjectName } from '@hedgerow/domain/subjects';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Refused } from '../../ui/refused.tsx';
import { entriesQuery, useAddEntry, useRemoveEntry } from './portfolio-api.ts';
import classes from './portfolio-panel.module.css';

type Props = { readonly childId: string; readonly name: string; readonly today: string };

const AddEntry = ({ childId, today, onDone }: Omit<Props, 'name'> & { readonly onDone: () => void }) => {
  const empty = { day: today, subject: '', title: '', words: '', minutes: '' };
  const [fields, setFields] = useState(empty);
  const add = useAddEntry(childId);
  const field = (name: keyof typeof empty) => ({
    value: fields[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setFields((before) => ({ ...before, [name]: value }));
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (add.isPending) return;
    const subject = subjectIds.find((id) => id === fields.subject) ?? null;
    const minutes = fields.minutes.trim() === '' ? null : Number(fields.minutes);
    add.mutate({ ...fields, subject, minutes }, { onSuccess: onDone });
  };
  return (
    <form noValidate className={desk.form} onSubmit={submit}>
      <TextInput label="What it was" description="A visit, an experiment, a book, a talk." maxLength={120} {...field('title')} />
      <div className={desk.pair}>
        <TextInput label="Day" type="date" max={today} {...field('day')} />
        <NativeSelect
          label="Subject (optional)"
          data={[{ value: '', label: 'No subject' }, ...subjectIds.map((value) => ({ value, label: subjectName(value) }))]}
          {...field('subject')}
        />
        <TextInput label="Minutes (optional)" inputMode="numeric" {...field('minutes')} />
      </div>
      <Textarea label="Notes (optional)" rows={3} maxLength={2000} {...field('words')} />
      {add.error !== null && <Refused title="This was not added" error={add.error} />}
      <div className={desk.actions}>
        <Button type="submit" kind="quiet" busy={add.isPending}>
          Add to the portfolio
        </Button>
        <Button kind="text" disabled={add.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** Work from off the screen, and remarks, as the family writes them. */
export const PortfolioEntries = ({ childId, name, today }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(entriesQuery(childId));
  const [adding, setAdding] = useState(false);
  const remove = useRemoveEntry(childId);
  return (
    <section aria-label="Notes and work away from the screen">
      <h3 className={desk.heading}>Notes and work away from the screen</h3>
      {data === undefined && error !== null && (
        <ErrorState title="We could not load your notes" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && !adding && (
        <p className={desk.soft}>{`What ${name} does away from the screen can stand in the portfolio too.`}</p>
      )}
      {remove.error !== null && <Refused title="It is still there" error={remove.error} />}
      {data !== undefined && data.length > 0 && (
        <ul className={desk.rows}>
          {data.map(({ id, day, subjectName: subject, title, words, minutes }) => (
            <li key={id} className={desk.row}>
              <div className={desk.words}>
                <p className={desk.name}>{title}</p>
                <p className={desk.soft}>
                  {[formatDate(`${day}T12:00:00Z`), subject, minutes === null ? null : `${minutes} min`]
                    .filter((part) => part !== null)
                    .join(', ')}
                </p>
                {words !== '' && <p>{words}</p>}
              </div>
              <Button
                kind="text"
                aria-label={`Remove ${title}`}
                busy={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <AddEntry childId={childId} today={today} onDone={() => setAdding(false)} />
      ) : (
        <div className={classes.add}>
          <Button kind="quiet" onClick={() => setAdding(true)}>
            Add a note or some work
          </Button>
        </div>
      )}
    </section>
  );
};
