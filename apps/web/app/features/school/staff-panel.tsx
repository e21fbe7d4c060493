import type { SchoolStaff, StaffMember } from '@hedgerow/contracts/schools';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconMail } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { staffQuery, useInvite, useRemoveMember, useSetRole, useWithdrawInvitation } from './api.ts';
import { DutiesForm, dutyWords } from './duties-form.tsx';
import { counted, done, failed } from './said.ts';

const roleWords = { teacher: 'Teacher', administrator: 'Administrator' } as const;
type StaffRole = keyof typeof roleWords;
const readRole = (text: string): StaffRole => (text === 'administrator' ? 'administrator' : 'teacher');

const Invite = () => {
  const invite = useInvite();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('teacher');
  const send = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate(
      { email, role },
      {
        onSuccess: () => {
          done('Invitation sent', `We emailed ${email} a link that works for 14 days.`);
          setEmail('');
        },
      },
    );
  };
  return (
    <form noValidate className={desk.form} onSubmit={send}>
      <div className={desk.pair}>
        <TextInput
          type="email"
          label="Email address"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <NativeSelect
          label="Role"
          description={undefined}
          data={[
            { value: 'teacher', label: 'Teacher: own classes' },
            { value: 'administrator', label: 'Administrator: the whole school' },
          ]}
          value={role}
          onChange={(event) => setRole(readRole(event.currentTarget.value))}
        />
      </div>
      {invite.error !== null && <Refused title="Nobody was invited" error={invite.error} />}
      <div className={desk.actions}>
        <Button type="submit" icon={<IconMail size={20} aria-hidden />} busy={invite.isPending}>
          Send the invitation
        </Button>
      </div>
    </form>
  );
};

type MemberProps = { readonly member: StaffMember; readonly others: readonly StaffMember[] };

const Leaving = ({ member, others, onNo }: MemberProps & { readonly onNo: () => void }) => {
  const remove = useRemoveMember();
  const [heir, setHeir] = useState(others[0]?.id);
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <div className={desk.question}>
      <p>{name} is signed out at once and sees no pupil of your school any more. You can invite them again later.</p>
      <NativeSelect
        label={`Who takes over the classes of ${name}`}
        data={others.map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))}
        value={heir}
        onChange={(event) => setHeir(event.currentTarget.value)}
      />
      {remove.error !== null && <Refused title={`${name} is still at your school`} error={remove.error} />}
      <div className={desk.actions}>
        <Button
          kind="danger"
          busy={remove.isPending}
          onClick={() =>
            remove.mutate({ id: member.id, classesTo: heir }, { onSuccess: () => done('Access ended', `${name} has no access any more.`) })
          }
        >
          End access of {member.firstName}
        </Button>
        <Button kind="quiet" onClick={onNo}>
          No
        </Button>
      </div>
    </div>
  );
};

const Member = ({ member, others }: MemberProps) => {
  const [asking, setAsking] = useState(false);
  const [giving, setGiving] = useState(false);
  const duties = dutyWords(member);
  const setRole = useSetRole();
  const { id, firstName, lastName, email, role, twoFactor, lastSignInAt, isYou } = member;
  const name = `${firstName} ${lastName}`;
  const other: StaffRole = role === 'teacher' ? 'administrator' : 'teacher';
  return (
    <li className={desk.row}>
      <div className={desk.words}>
        <h3 className={desk.name}>
          {name} {isYou && '(you)'}
        </h3>
        <p className={desk.soft}>{email}</p>
        <p className={desk.soft}>
          {counted(member.classes, 'class', 'classes')},{' '}
          {lastSignInAt === null ? 'not signed in yet' : `last here ${formatDate(lastSignInAt)}`}
        </p>
        {duties !== '' && <p className={desk.soft}>{duties}</p>}
      </div>
      <Status tone="quiet">{roleWords[role]}</Status>
      {!twoFactor && <Status tone="look">Two-step sign-in missing</Status>}
      <Button kind="text" aria-label={`Duties of ${name}`} onClick={() => setGiving(true)}>
        Duties
      </Button>
      {!isYou && (
        <div className={desk.actions}>
          <Button
            kind="text"
            busy={setRole.isPending}
            aria-label={`Make ${other}: ${name}`}
            onClick={() =>
              setRole.mutate(
                { id, role: other },
                {
                  onError: failed('The role was not changed'),
                  onSuccess: () => done('Role changed', `${name} signs in again, as ${other}.`),
                },
              )
            }
          >
            Make {other}
          </Button>
          <Button kind="text" aria-label={`End access of ${name}`} onClick={() => setAsking(true)}>
            End access
          </Button>
        </div>
      )}
      {giving && <DutiesForm member={member} onDone={() => setGiving(false)} />}
      {asking && <Leaving member={member} others={others} onNo={() => setAsking(false)} />}
    </li>
  );
};

const Invitations = ({ open }: { readonly open: SchoolStaff['invitations'] }) => {
  const withdraw = useWithdrawInvitation();
  return (
    <Panel title="Invited">
      <ul className={desk.rows}>
        {open.map(({ id, email, role, expiresAt }) => (
          <li key={id} className={desk.row}>
            <div className={desk.words}>
              <p className={desk.name}>{email}</p>
              <p className={desk.soft}>
                {roleWords[role]}, the link works until {formatDate(expiresAt)}
              </p>
            </div>
            <Button
              kind="text"
              aria-label={`Take back the invitation of ${email}`}
              onClick={() => withdraw.mutate(id, { onError: failed('The invitation still works') })}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** Who works at the school. */
export const StaffPanel = () => {
  const { data, error, isFetching, refetch } = useQuery(staffQuery);
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={8} />;
    return <ErrorState title="We could not load your staff" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const { members, invitations } = data;
  return (
    <div className={desk.stack}>
      <Panel title="Who works here">
        <ul className={desk.rows}>
          {members.map((member) => (
            <Member key={member.id} member={member} others={members.filter(({ id }) => id !== member.id)} />
          ))}
        </ul>
      </Panel>
      {invitations.length > 0 && <Invitations open={invitations} />}
      <Panel title="Invite a colleague">
        <Invite />
      </Panel>
    </div>
  );
};
