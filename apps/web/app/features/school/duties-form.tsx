import type { StaffMember } from '@hedgerow/contracts/schools';
import { type SubjectId, subjectIds, subjectName } from '@hedgerow/domain/subjects';
import { Checkbox } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Refused } from '../../ui/refused.tsx';
import { useSetDuties } from './api.ts';
import { done } from './said.ts';
import classes from './school.module.css';

const subjects: readonly SubjectId[] = subjectIds.filter((subject) => subject !== 'other');

/** "Leads Maths and History, SENCo", or nothing. */
export const dutyWords = ({ headOf, senco }: Pick<StaffMember, 'headOf' | 'senco'>): string => {
  const leads = headOf.length === 0 ? [] : [`Leads ${headOf.map(subjectName).join(', ')}`];
  return [...leads, ...(senco ? ['SENCo'] : [])].join('; ');
};

/** Which subjects somebody leads, and whether they are the SENCo. */
export const DutiesForm = ({ member, onDone }: { readonly member: StaffMember; readonly onDone: () => void }) => {
  const [headOf, setHeadOf] = useState<readonly SubjectId[]>(member.headOf);
  const [senco, setSenco] = useState(member.senco);
  const save = useSetDuties();
  const name = `${member.firstName} ${member.lastName}`;
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { id: member.id, headOf: [...headOf], senco },
      {
        onSuccess: () => {
          done('Saved', dutyWords({ headOf: [...headOf], senco }) || `${name} looks after their own classes.`);
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate className={desk.question} onSubmit={send}>
      <Checkbox.Group
        label={`Subjects that ${name} leads`}
        description="They see the figures of all classes in the subject, and no pupil by name."
        value={[...headOf]}
        onChange={(chosen) => setHeadOf(subjects.filter((subject) => chosen.includes(subject)))}
      >
        <div className={classes.ticks}>
          {subjects.map((subject) => (
            <Checkbox key={subject} value={subject} label={subjectName(subject)} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox
        label={`${name} is the SENCo`}
        description="They see pupils who have extra time or read in their own way, and what is hard for them."
        checked={senco}
        onChange={(event) => setSenco(event.currentTarget.checked)}
      />
      {save.error !== null && <Refused title="Nothing was changed" error={save.error} />}
      <div className={desk.actions}>
        <Button type="submit" busy={save.isPending}>
          Save
        </Button>
        <Button kind="text" disabled={save.isPending} onClick={onDone}>
          Leave it as it is
        </Button>
      </div>
    </form>
  );
};
