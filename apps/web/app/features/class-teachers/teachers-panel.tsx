import type { ClassTeacher, ClassTeachers } from '@hedgerow/contracts/class-teachers';
import { type AddedTeacherRole, addedTeacherRoles } from '@hedgerow/domain/class-teachers';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { teachersQuery, usePutTeacher, useRemoveTeacher } from './api.ts';

const roleWords = {
  owner: 'Teacher of the class',
  co_teacher: 'Co-teacher',
  cover: 'Cover',
  read_only: 'Read only',
} as const;
const meanings: Readonly<Record<AddedTeacherRole, string>> = {
  co_teacher: 'Sets and marks work, sends reminders, makes sign-in cards and accepts pupils.',
  cover: 'The same as a co-teacher, until the end of the last day.',
  read_only: 'Sees everything about the class and changes nothing.',
};

const presetCoverDays = 14;

type Person = Pick<ClassTeacher, 'id' | 'name'>;
type FormProps = {
  readonly address: string;
  readonly people: readonly [Person, ...Person[]];
  readonly start: ClassTeacher | undefined;
  readonly onDone: () => void;
};

/** Adds a colleague, or changes what one of them does. */
const TeacherForm = ({ address, people, start, onDone }: FormProps) => {
  const [today] = useState(() => londonDate(new Date()));
  const [chosen, setChosen] = useState(start?.id);
  const [role, setRole] = useState<AddedTeacherRole>(start === undefined || start.role === 'owner' ? 'co_teacher' : start.role);
  const [until, setUntil] = useState(start?.until ?? addDays(today, presetCoverDays));
  const put = usePutTeacher(address);
  const person = people.find(({ id }) => id === chosen) ?? people[0];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (put.isPending) return;
    put.mutate(
      { teacherId: person.id, role, ...(role === 'cover' ? { until } : {}) },
      {
        onSuccess: () => {
          showToast({ kind: 'success', title: `${roleWords[role]}: ${person.name}`, message: 'The class is on their page.' });
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate className={desk.form} onSubmit={submit}>
      <h3 className={desk.heading}>{start === undefined ? 'Add a colleague' : `Change what ${start.name} does`}</h3>
      <div className={desk.pair}>
        <NativeSelect
          label="Colleague"
          data={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={person.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <NativeSelect
          label="In this class"
          description={meanings[role]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={addedTeacherRoles.map((value) => ({ value, label: roleWords[value] }))}
          value={role}
          onChange={(event) => setRole(addedTeacherRoles.find((one) => one === event.currentTarget.value) ?? 'co_teacher')}
        />
        {role === 'cover' && (
          <TextInput label="Last day" type="date" min={today} value={until} onChange={(event) => setUntil(event.currentTarget.value)} />
        )}
      </div>
      {put.error !== null && <Refused title="Nothing was changed" error={put.error} />}
      <div className={desk.actions}>
        <Button type="submit" kind="quiet" icon={<IconUserPlus size={20} aria-hidden />} busy={put.isPending}>
          {start === undefined ? 'Add to the class' : 'Save'}
        </Button>
        {start !== undefined && (
          <Button kind="text" disabled={put.isPending} onClick={onDone}>
            Leave it as it is
          </Button>
        )}
      </div>
    </form>
  );
};

const roleOf = ({ role, until }: ClassTeacher): string =>
  until === null ? roleWords[role] : `${roleWords[role]} until ${formatDate(`${until}T12:00:00Z`)}`;

type RowProps = { readonly one: ClassTeacher; readonly address: string; readonly mayManage: boolean; readonly onChange: () => void };

const TeacherRow = ({ one, address, mayManage, onChange }: RowProps) => {
  const remove = useRemoveTeacher(address);
  const { id, name, role } = one;
  const press = () =>
    remove.mutate(id, {
      onSuccess: () => showToast({ kind: 'success', title: 'Removed', message: `${name} does not see this class any more.` }),
      onError: (error) =>
        showToast({ kind: 'error', title: `${name} still sees this class`, message: messageOf(error, 'Please try again.') }),
    });
  return (
    <li className={desk.row}>
      <span className={desk.words}>
        <strong>{name}</strong>
        <span className={desk.soft}>{roleOf(one)}</span>
      </span>
      {mayManage && role !== 'owner' && (
        <span className={desk.actions}>
          <Button kind="text" aria-label={`Change what ${name} does`} onClick={onChange}>
            Change
          </Button>
          <Button kind="text" aria-label={`Remove ${name}`} busy={remove.isPending} onClick={press}>
            Remove
          </Button>
        </span>
      )}
    </li>
  );
};

const Teachers = ({ address, all }: { readonly address: string; readonly all: ClassTeachers }) => {
  const [changed, setChanged] = useState<string>();
  const { teachers, colleagues, mayManage } = all;
  const start = teachers.find(({ id }) => id === changed);
  const [first, ...rest] = start === undefined ? colleagues : [start];
  // Begun anew when somebody was added, changed or is to be changed.
  const formKey = [changed, ...teachers.map(({ id, until }) => `${id} ${until ?? ''}`)].join(' ');
  return (
    <>
      <ul className={desk.rows} aria-label="Teachers of this class">
        {teachers.map((one) => (
          <TeacherRow key={one.id} one={one} address={address} mayManage={mayManage} onChange={() => setChanged(one.id)} />
        ))}
      </ul>
      {first !== undefined && (
        <TeacherForm key={formKey} address={address} people={[first, ...rest]} start={start} onDone={() => setChanged(undefined)} />
      )}
    </>
  );
};

type Props = {
  /** Where the list is read: of a teacher's own class, or of one of the administrator's school. */
  readonly address: string;
  readonly order?: 2 | 3;
};

/** Who teaches a class; its owner and the school's administrator add and remove colleagues. */
export const TeachersPanel = ({ address, order = 2 }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(teachersQuery(address));
  return (
    <Panel title="Teachers of this class" order={order}>
      {data === undefined && error === null && <LinesSkeleton lines={3} />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load who teaches this class" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Teachers address={address} all={data} />}
    </Panel>
  );
};
