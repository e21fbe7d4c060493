import { classRequestMessages } from '@hedgerow/contracts/class-requests';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import { subjectIds, type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { type YearGroup, yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { RequestForm } from './request-form.tsx';
import { useRequest } from './use-request.ts';

const NewClass = () => {
  const [subject, setSubject] = useState<SubjectId>('maths');
  const [year, setYear] = useState<YearGroup>(7);
  return (
    <RequestForm
      heading="Ask for a new class"
      label="Name of the class"
      maxLength={60}
      missing={classRequestMessages.className}
      requestOf={(className) => ({ kind: 'new_class', className, subject, yearGroup: year, note: '' })}
    >
      <div className={desk.pair}>
        <NativeSelect
          label="Subject"
          value={subject}
          data={subjectIds.map((value) => ({ value, label: subjectName(value) }))}
          onChange={(event) => setSubject(subjectIds.find((one) => one === event.currentTarget.value) ?? 'maths')}
        />
        <NativeSelect
          label="Year group"
          value={String(year)}
          data={yearGroups.map((value) => ({ value: String(value), label: yearGroupName(value) }))}
          onChange={(event) => setYear(yearGroups.find((one) => String(one) === event.currentTarget.value) ?? 7)}
        />
      </div>
    </RequestForm>
  );
};

/** The classes that the administrator assigned, and the way to ask for another. */
export const MyClasses = ({ all }: { readonly all: readonly TeacherClass[] }) => {
  const { send, busy } = useRequest();
  return (
    <>
      <p className={desk.soft}>
        Your school’s administrator assigns classes. They get what you ask for here, and nothing changes until they approve it.
      </p>
      {all.length === 0 ? (
        <p>
          <strong>No Classes Assigned</strong>
        </p>
      ) : (
        <ul className={desk.rows} aria-label="My classes">
          {all.map((one) => (
            <li key={one.id} className={desk.row}>
              <span className={desk.words}>
                <strong>{one.name}</strong>
                <span
                  className={desk.soft}
                >{`${one.subjectName}, ${one.yearGroup}, ${one.studentCount} ${one.studentCount === 1 ? 'pupil' : 'pupils'}`}</span>
              </span>
              {mayInClass(one.role, 'manage') && (
                <Button
                  kind="text"
                  aria-label={`Ask to archive: ${one.name}`}
                  disabled={busy}
                  onClick={() => send({ kind: 'end_class', classId: one.id, note: '' })}
                >
                  Ask to archive
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <NewClass />
    </>
  );
};
