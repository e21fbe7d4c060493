import { Email } from '@hedgerow/contracts/accounts';
import type { Carers } from '@hedgerow/contracts/carers';
import { TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { forgetPerson, openAfresh } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { carersQuery, useInviteCarer, useLeaveFamily, useRemoveCarer, useWithdrawInvitation } from './carers-api.ts';
import classes from './carers.module.css';

const failed = (title: string) => (error: Error) =>
  showToast({ kind: 'error', title, message: messageOf(error, 'Nothing was changed. Please try again.') });

const InviteForm = () => {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const invite = useInviteCarer();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (invite.isPending) return;
    const read = Email.safeParse(email);
    setWrong(read.success ? undefined : (read.error.issues[0]?.message ?? 'Please enter a valid email address.'));
    if (!read.success) return input.current?.focus();
    invite.mutate(
      { email },
      {
        onError: (error) => setWrong(messageOf(error, 'We could not send the invitation. Please try again.')),
        onSuccess: ({ message = '' }) => showToast({ kind: 'success', title: 'Invitation sent', message }),
      },
    );
  };
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p className={classes.words}>
        Another parent or carer can look after your children’s learning with their own account. They see your children’s work, set work and
        change how they learn. Plans, payments and the account stay yours.
      </p>
      <TextInput
        ref={input}
        label="Their email address"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        error={wrong}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setWrong(undefined);
        }}
      />
      <Button type="submit" kind="quiet" busy={invite.isPending} icon={<IconMail size={20} aria-hidden />}>
        Invite a second carer
      </Button>
    </form>
  );
};

type QuestionProps = {
  readonly ask: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  readonly onYes: () => void;
};

/** What ends at once is asked about first. */
const Question = ({ ask, question, yes, no, busy, onYes }: QuestionProps) => {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {ask}
      </Button>
    );
  return (
    <div className={classes.question}>
      <p className={classes.words}>{question}</p>
      <Button kind="danger" busy={busy} onClick={onYes}>
        {yes}
      </Button>
      <Button kind="text" onClick={() => setAsking(false)}>
        {no}
      </Button>
    </div>
  );
};

const Owners = ({ carers: { carer, invitation } }: { readonly carers: Carers }) => {
  const remove = useRemoveCarer();
  const withdraw = useWithdrawInvitation();
  if (carer !== null) {
    const name = `${carer.firstName} ${carer.lastName}`;
    return (
      <>
        <p className={classes.words}>
          <strong>{name}</strong> looks after your children with you. They sign in with{' '}
          <span className={classes.address}>{carer.email}</span>.
        </p>
        <Question
          ask="End their access"
          question={`${carer.firstName} is signed out at once and cannot see your children any more. The work that they set stays.`}
          yes={`End ${carer.firstName}’s access`}
          no="Keep it"
          busy={remove.isPending}
          onYes={() =>
            remove.mutate(
              {},
              {
                onError: failed('Nothing was ended'),
                onSuccess: () =>
                  showToast({ kind: 'success', title: `${name} has no access any more`, message: 'They were signed out everywhere.' }),
              },
            )
          }
        />
      </>
    );
  }
  if (invitation === null) return <InviteForm />;
  return (
    <>
      <p className={classes.words}>
        You have invited <span className={classes.address}>{invitation.email}</span>. The link in the email works until{' '}
        {formatDate(invitation.expiresAt)}.
      </p>
      <Button
        kind="quiet"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({}, { onError: failed('The invitation was not taken back') })}
      >
        Take the invitation back
      </Button>
    </>
  );
};

const gone = (): void => {
  forgetPerson();
  openAfresh('/login', '/');
};

const CarersOwn = ({ owner }: { readonly owner: Carers['owner'] }) => {
  const leave = useLeaveFamily();
  return (
    <>
      <p className={classes.words}>
        You look after these children together with{' '}
        <strong>
          {owner.firstName} {owner.lastName}
        </strong>
        , who owns the account. Only they can change plans, pay, or add or remove a child.
      </p>
      <Question
        ask="Leave this family"
        question="You are signed out, and you cannot see these children any more. Your own account stays."
        yes="Leave"
        no="Stay"
        busy={leave.isPending || leave.isSuccess}
        onYes={() => leave.mutate(undefined, { onError: failed('You have not left'), onSuccess: gone })}
      />
    </>
  );
};

/** A second adult in the family: the owner invites and ends, the carer leaves. */
export const CarersPanel = () => {
  const { data, error, isFetching, refetch } = useQuery(carersQuery);
  if (error && !data)
    return (
      <ErrorState title="We could not load who looks after your children" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <Panel title={data?.isOwner === false ? 'Your place in this family' : 'Second carer'}>
      {data === undefined && <LinesSkeleton lines={3} />}
      {data !== undefined && (data.isOwner ? <Owners carers={data} /> : <CarersOwn owner={data.owner} />)}
    </Panel>
  );
};
