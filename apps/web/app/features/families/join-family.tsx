import { carerMessages, RegisterCarerBody, type CarerInvitation } from '@hedgerow/contracts/carers';
import { TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { openAfresh, useSession, useSignOut } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { TermsLine } from '../../ui/terms-line.tsx';
import { carerInvitationQuery, useAcceptCarer, useRegisterCarer } from './carers-api.ts';
import classes from './join-family.module.css';

type Props = {
  readonly token: string;
  /** The one sign-in form; another feature's, so it comes with the page. */
  readonly SignIn: ComponentType<{ readonly onSignedIn: () => void }>;
  readonly onSignedIn: () => void;
};
type StepProps = { readonly token: string; readonly invitation: CarerInvitation };

const goIn = () => openAfresh('/parent/dashboard', '/');

const WhatItIs = ({ invitation: { ownerName } }: Pick<StepProps, 'invitation'>) => (
  <>
    <Title order={1} size="h2">
      Look after a family with {ownerName}
    </Title>
    <p className={classes.words}>
      {ownerName} asks you to look after their children’s learning together. You see how the children are doing, set work and change how
      they learn. {ownerName} pays for everything. You are never charged.
    </p>
  </>
);

const NewAccount = ({ token, invitation }: StepProps) => {
  const register = useRegisterCarer();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { token, firstName: '', lastName: '', password: '' },
    validate: schemaResolver(RegisterCarerBody, { sync: true }),
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((values) => register.mutate(values, { onSuccess: goIn }), focusFirstError(form))}
    >
      {register.isError && <Refused title="The invitation was not accepted" error={register.error} />}
      <TextInput
        readOnly
        label="Email"
        description="You will sign in with it."
        type="email"
        autoComplete="username"
        value={invitation.email}
      />
      <div className={classes.pair}>
        <TextInput label="First name" autoComplete="given-name" key={form.key('firstName')} {...form.getInputProps('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" key={form.key('lastName')} {...form.getInputProps('lastName')} />
      </div>
      <PasswordField
        label="Password"
        description="At least 8 characters, with a letter and a number."
        autoComplete="new-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <TermsLine by="accepting" adult />
      <Button type="submit" wide busy={register.isPending || register.isSuccess}>
        Accept the invitation
      </Button>
    </form>
  );
};

const WithOwnAccount = ({ token }: Pick<StepProps, 'token'>) => {
  const accept = useAcceptCarer();
  return (
    <div className={classes.form}>
      {accept.isError && <Refused title="The invitation was not accepted" error={accept.error} />}
      <Button wide busy={accept.isPending || accept.isSuccess} onClick={() => accept.mutate(token, { onSuccess: goIn })}>
        Accept the invitation
      </Button>
    </div>
  );
};

const SomebodyElse = ({ email }: { readonly email: string }) => {
  const signOut = useSignOut();
  return (
    <div className={classes.form}>
      <p className={classes.words}>
        The invitation is for <span className={classes.address}>{email}</span>, and you are signed in with another account. Log out, and
        open the link in the email again.
      </p>
      <Button wide onClick={() => void signOut()}>
        Log out
      </Button>
    </div>
  );
};

const Over = () => (
  <div className={classes.form}>
    <Title order={1} size="h2">
      This invitation has ended
    </Title>
    <p className={classes.words} role="alert">
      {carerMessages.linkInvalid}
    </p>
    <ButtonLink wide to="/login">
      Sign in
    </ButtonLink>
  </div>
);

/** A second carer comes by the letter that the owner had sent. */
export const JoinFamily = ({ token, SignIn, onSignedIn }: Props) => {
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(carerInvitationQuery(token));
  if (error instanceof ApiError && error.code === 'invalid') return <Over />;
  if (error !== null)
    return <ErrorState title="We could not open the invitation" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined || session.status === 'loading') return <LinesSkeleton lines={8} />;
  const email = session.status === 'signed-in' ? session.user.email : undefined;
  return (
    <>
      <WhatItIs invitation={data} />
      {email === data.email && <WithOwnAccount token={token} />}
      {email !== undefined && email !== data.email && <SomebodyElse email={data.email} />}
      {email === undefined && !data.hasAccount && <NewAccount token={token} invitation={data} />}
      {email === undefined && data.hasAccount && (
        <>
          <p className={classes.words}>
            You have an account with <span className={classes.address}>{data.email}</span>. Sign in with it first.
          </p>
          <SignIn onSignedIn={onSignedIn} />
        </>
      )}
    </>
  );
};
