import { type NewClassBody, type SchoolClass, schoolMessages, type StaffMember } from '@hedgerow/contracts/schools';
import { readSubject, subjectIds, subjectName } from '@hedgerow/domain/subjects';
import { readYearGroup, yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import { NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Refused } from '../../ui/refused.tsx';

type Props = {
  /** To change; none for a new one. */
  readonly before?: SchoolClass | undefined;
  readonly staff: readonly StaffMember[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (wish: NewClassBody) => void;
};

/** Name, subject, year and teacher of a class. */
export const ClassForm = ({ before, staff, busy, error, onSend }: Props) => {
  const [name, setName] = useState(before?.name ?? '');
  const [subject, setSubject] = useState(before?.subject ?? 'maths');
  const [year, setYear] = useState(String(before?.yearGroup ?? 4));
  const [teacherId, setTeacher] = useState(before?.teacher.id ?? staff.find(({ role }) => role === 'teacher')?.id ?? staff[0]?.id ?? '');
  const [nameless, setNameless] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const yearGroup = readYearGroup(year === '0' ? 'Reception' : year);
    setNameless(name.trim() === '');
    if (name.trim() !== '' && yearGroup !== undefined) onSend({ name: name.trim(), subject, yearGroup, teacherId });
  };

  return (
    <form noValidate className={desk.form} onSubmit={send}>
      <TextInput
        data-autofocus
        label="Name of the class"
        description="As your school calls it: 4 Oak, 9B, Year 6 Maths set 2."
        maxLength={60}
        value={name}
        error={nameless && schoolMessages.className}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={desk.pair}>
        <NativeSelect
          label="Subject"
          data={subjectIds.map((id) => ({ value: id, label: subjectName(id) }))}
          value={subject}
          onChange={(event) => setSubject(readSubject(event.currentTarget.value) ?? subject)}
        />
        <NativeSelect
          label="Year group"
          data={yearGroups.map((one) => ({ value: String(one), label: yearGroupName(one) }))}
          value={year}
          onChange={(event) => setYear(event.currentTarget.value)}
        />
      </div>
      <NativeSelect
        label="Teacher"
        data={staff.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))}
        value={teacherId}
        onChange={(event) => setTeacher(event.currentTarget.value)}
      />
      {error !== null && <Refused title="The class was not saved" error={error} />}
      <div className={desk.actions}>
        <Button type="submit" busy={busy}>
          {before === undefined ? 'Make the class' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
};
