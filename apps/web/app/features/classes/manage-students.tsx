import { classRequestMessages } from '@hedgerow/contracts/class-requests';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useRequest } from './use-request.ts';
import classes from './management.module.css';

const AddPupil = ({ shown }: { readonly shown: TeacherClass }) => {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { send, busy } = useRequest();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') {
      setError(classRequestMessages.pupilName);
      field.current?.focus();
      return;
    }
    send({ kind: 'add_pupil', classId: shown.id, pupilName: name, note }, () => {
      setName('');
      setNote('');
    });
  };
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <h3 className={classes.heading}>Ask for a pupil to be added</h3>
      <TextInput
        ref={field}
        label="Pupil’s name"
        maxLength={120}
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Textarea label="A note (optional)" maxLength={500} rows={2} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <div>
        <Button type="submit" busy={busy}>
          Send request
        </Button>
      </div>
    </form>
  );
};

type Props = { readonly all: readonly TeacherClass[]; readonly startAt: string | undefined };

/** The pupils of a class: asking for one to come, or to be taken out. */
export const ManageStudents = ({ all, startAt }: Props) => {
  const [chosen, setChosen] = useState(startAt);
  const { send, busy } = useRequest();
  const [first] = all;
  if (first === undefined)
    return (
      <p>
        <strong>No Classes Assigned</strong>
      </p>
    );
  const shown = all.find(({ id }) => id === (chosen ?? first.id));
  return (
    <>
      <NativeSelect
        label="Class"
        data={all.map(({ id, name }) => ({ value: id, label: name }))}
        value={shown?.id ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {shown === undefined ? (
        <p role="alert">
          <strong>Class not found</strong>
        </p>
      ) : (
        <>
          {shown.students.length === 0 && <p className={classes.quiet}>Nobody is in this class yet.</p>}
          <ul className={classes.rows} aria-label={`Pupils of ${shown.name}`}>
            {shown.students.map(({ id, firstName, lastName }) => (
              <li key={id} className={classes.row}>
                <strong className={classes.words}>{`${firstName} ${lastName}`}</strong>
                <Button
                  kind="text"
                  aria-label={`Ask to remove ${firstName} ${lastName}`}
                  disabled={busy}
                  onClick={() => send({ kind: 'remove_pupil', classId: shown.id, childId: id, note: '' })}
                >
                  Ask to remove
                </Button>
              </li>
            ))}
          </ul>
          <AddPupil key={shown.id} shown={shown} />
        </>
      )}
    </>
  );
};
