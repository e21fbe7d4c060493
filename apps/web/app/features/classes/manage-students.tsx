import { classRequestMessages } from '@hedgerow/contracts/class-requests';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { PupilLink } from '../../ui/pupil-link.tsx';
import { RequestForm } from './request-form.tsx';
import { useRequest } from './use-request.ts';

const AddPupil = ({ shown }: { readonly shown: TeacherClass }) => {
  const [note, setNote] = useState('');
  return (
    <RequestForm
      heading="Ask for a pupil to be added"
      label="Pupil’s name"
      maxLength={120}
      missing={classRequestMessages.pupilName}
      requestOf={(pupilName) => ({ kind: 'add_pupil', classId: shown.id, pupilName, note })}
      onSent={() => setNote('')}
    >
      <Textarea label="A note (optional)" maxLength={500} rows={2} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
    </RequestForm>
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
  const mayAsk = shown !== undefined && mayInClass(shown.role, 'teach');
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
          {shown.students.length === 0 && <p className={desk.soft}>Nobody is in this class yet.</p>}
          <ul className={desk.rows} aria-label={`Pupils of ${shown.name}`}>
            {shown.students.map(({ id, firstName, lastName }) => (
              <li key={id} className={desk.row}>
                <strong className={desk.words}>
                  <PupilLink classId={shown.id} childId={id}>{`${firstName} ${lastName}`}</PupilLink>
                </strong>
                {mayAsk && (
                  <Button
                    kind="text"
                    aria-label={`Ask to remove ${firstName} ${lastName}`}
                    disabled={busy}
                    onClick={() => send({ kind: 'remove_pupil', classId: shown.id, childId: id, note: '' })}
                  >
                    Ask to remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {mayAsk && <AddPupil key={shown.id} shown={shown} />}
        </>
      )}
    </>
  );
};
