import type { AlsoTeaches } from '@hedgerow/contracts/class-teachers';
import { type ChildSchool, type SchoolCode, schoolNeverSees, schoolSees, type WaitingClass } from '@hedgerow/contracts/schools';
import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import type { ChildDialogProps } from './child-dialog.ts';
import classes from './school-codes.module.css';
import { childSchoolsQuery, useLookAtCode, useTakeBackJoin, useUseCode, useWithdraw, waitingClassesQuery } from './school-codes-api.ts';

type Child = Pick<ChildDialogProps, 'childId' | 'name'>;

const alsoWord = ({ name, role, until }: AlsoTeaches): string => {
  if (role === 'cover') return `${name} (cover${until === null ? '' : ` until ${formatDate(`${until}T12:00:00Z`)}`})`;
  return role === 'read_only' ? `${name} (read only)` : name;
};
const alsoWords = (others: readonly AlsoTeaches[]): string =>
  others.length === 0 ? '' : ` The class is also seen by ${others.map(alsoWord).join(', ')}.`;

const aboutWords = (found: SchoolCode, name: string): string => {
  if (found.kind === 'pupil')
    return `${found.schoolName} made an account for ${found.pupilName ?? 'your child'}. It joins your family's account with all its work.`;
  return `${name} asks to join ${found.className} (${found.subjectName}) at ${found.schoolName}. ${found.teacherName} says yes or no.${alsoWords(found.alsoTeach)} Until then the school sees ${name}’s name and year, and nothing else.`;
};

const Agree = ({
  found,
  code,
  child,
  onDone,
}: {
  readonly found: SchoolCode;
  readonly code: string;
  readonly child: Child;
  readonly onDone: () => void;
}) => {
  const use = useUseCode();
  const [agreed, setAgreed] = useState(false);
  const send = () =>
    use.mutate(
      { code, wording: found.wording, ...(found.kind === 'class' ? { childId: child.childId } : {}) },
      {
        onSuccess: ({ firstName, schoolName, waits }) => {
          showToast(
            waits
              ? {
                  kind: 'success',
                  title: 'Asked',
                  message: `The teacher at ${schoolName} will answer. If they say yes, ${firstName} is in the class.`,
                }
              : { kind: 'success', title: 'Linked with school', message: `${schoolName} now sees how ${firstName} learns.` },
          );
          onDone();
        },
      },
    );
  return (
    <div className={classes.stack}>
      <p>{aboutWords(found, child.name)}</p>
      <div className={classes.sees}>
        <p>
          <strong>
            {found.kind === 'class' && 'Once the teacher says yes: '}
            Teachers of the class and the school’s administrator see
          </strong>
        </p>
        <ul>
          {schoolSees.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p>
          <strong>They never see:</strong>
        </p>
        <ul>
          {schoolNeverSees.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <Checkbox
        checked={agreed}
        label="I am a parent or guardian and agree that the school sees this. I can take it back here at any time."
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      {use.error !== null && <Refused title="Nothing was linked" error={use.error} />}
      <div className={classes.actions}>
        <Button disabled={!agreed} busy={use.isPending} onClick={send}>
          {found.kind === 'class' ? 'Agree and ask' : 'Agree and link'}
        </Button>
      </div>
    </div>
  );
};

const TypeCode = ({ child, onDone }: { readonly child: Child; readonly onDone: () => void }) => {
  const look = useLookAtCode();
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    look.mutate(code);
  };
  return (
    <div className={classes.stack}>
      <form noValidate className={classes.stack} onSubmit={send}>
        <TextInput
          label="Code from school"
          description="It is in your school’s letter or on your child’s sign-in card. Dashes and capital letters do not matter."
          autoComplete="off"
          maxLength={40}
          value={code}
          error={look.error !== null && messageOf(look.error, 'We could not look up the code. Please try again.')}
          onChange={(event) => {
            look.reset();
            setCode(event.currentTarget.value);
          }}
        />
        {look.data === undefined && (
          <div className={classes.actions}>
            <Button type="submit" busy={look.isPending} disabled={code.trim() === ''}>
              Look at the code
            </Button>
          </div>
        )}
      </form>
      {look.data !== undefined && <Agree found={look.data} code={code} child={child} onDone={onDone} />}
    </div>
  );
};

const School = ({ school, child }: { readonly school: ChildSchool; readonly child: Child }) => {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdraw();
  const { id, schoolName, agreedAt } = school;
  return (
    <li className={classes.school}>
      <p className={classes.name}>{schoolName}</p>
      <p>
        {school.classes.length === 0
          ? 'Not in a class at the moment'
          : school.classes
              .map(({ name, teacher, alsoTeach }) => `${name} with ${[teacher, ...alsoTeach.map(alsoWord)].join(', ')}`)
              .join('; ')}
      </p>
      <p>You agreed on {formatDate(agreedAt)}.</p>
      {asking && (
        <p>
          {child.name} leaves all classes there at once, and the school sees nothing more. You keep everything {child.name} has done.
        </p>
      )}
      {withdraw.error !== null && <Refused title="The school still sees your child" error={withdraw.error} />}
      <div className={classes.actions}>
        {asking ? (
          <>
            <Button kind="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate({ childId: child.childId, id })}>
              Stop sharing with {schoolName}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button kind="text" aria-label={`Stop sharing with ${schoolName}`} onClick={() => setAsking(true)}>
            Stop sharing
          </Button>
        )}
      </div>
    </li>
  );
};

const Waiting = ({ waiting, child }: { readonly waiting: WaitingClass; readonly child: Child }) => {
  const takeBack = useTakeBackJoin();
  const { classId, className, schoolName, teacher, askedAt, declined } = waiting;
  const words = declined ? 'Remove from this list' : 'Take back';
  return (
    <li className={classes.school}>
      <p className={classes.name}>{`${className}, ${schoolName}`}</p>
      <p>
        {declined
          ? `${teacher} said no. If that is a mistake, speak to the school and type the code again.`
          : `Waiting for ${teacher} since ${formatDate(askedAt)}. The school sees ${child.name}’s name and year, and nothing else.`}
      </p>
      {takeBack.error !== null && <Refused title="That was not saved" error={takeBack.error} />}
      <div className={classes.actions}>
        <Button
          kind="text"
          busy={takeBack.isPending}
          aria-label={`${words}: ${className}`}
          onClick={() => takeBack.mutate({ childId: child.childId, classId })}
        >
          {words}
        </Button>
      </div>
    </li>
  );
};

const Inside = ({ child, onDone }: { readonly child: Child; readonly onDone: () => void }) => {
  const { data, error, isFetching, refetch } = useQuery(childSchoolsQuery(child.childId));
  const { data: waiting = [] } = useQuery(waitingClassesQuery(child.childId));
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={5} />;
    return <ErrorState title="We could not load which schools are linked" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className={classes.stack}>
      {data.length > 0 && (
        <ul className={classes.schools} aria-label={`Schools that see how ${child.name} learns`}>
          {data.map((school) => (
            <School key={school.id} school={school} child={child} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <ul className={classes.schools} aria-label={`Classes that ${child.name} has asked to join`}>
          {waiting.map((one) => (
            <Waiting key={one.classId} waiting={one} child={child} />
          ))}
        </ul>
      )}
      <TypeCode child={child} onDone={onDone} />
    </div>
  );
};

/** Which schools see a child, and the code that lets one in. */
export const SchoolDialog = ({ opened, onClose, childId, name }: ChildDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={`${name} and school`}>
    <Inside child={{ childId, name }} onDone={onClose} />
  </Dialog>
);
