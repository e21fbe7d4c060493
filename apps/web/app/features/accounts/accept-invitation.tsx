import { AcceptInvitationBody, accountMessages, type Invitation } from '@hedgerow/contracts/accounts';
import { TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TermsLine } from '../../ui/terms-line.tsx';
import { Refused } from '../../ui/refused.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { invitationQuery, useAcceptInvitation } from './invitation-api.ts';
import classes from './sign-in-form.module.css';

type Props = { readonly token: string; readonly onSignIn: () => void; readonly onSignedIn: () => void };
type FormProps = Pick<Props, 'token' | 'onSignedIn'> & { readonly invitation: z.output<typeof Invitation> };

const roleWords = { teacher: 'as a teacher', administrator: 'as its administrator' } as const;

/** Everything at once can be wrong with the link: used, replaced, too old. */
const Over = ({ onSignIn }: Pick<Props, 'onSignIn'>) => (
  <div className={classes.form}>
    <Title order={1} size="h2">
      This invitation has ended
    </Title>
    <p className={classes.words} role="alert">
      {accountMessages.invitationInvalid}
    </p>
    <p className={classes.words}>If you have already accepted it, your account is ready.</p>
    <Button wide onClick={onSignIn}>
      Sign in
    </Button>
  </div>
);

/** Whoever sits at a colleague's browser sees whose session ends. */
const SomebodyElse = () => {
  const session = useSession();
  return session.status === 'signed-in' ? (
    <p className={classes.words}>
      You are signed in as {session.user.firstName} {session.user.lastName}. If you accept, that account is signed out on this device.
    </p>
  ) : null;
};

const AcceptForm = ({ token, invitation: { schoolName, email, role }, onSignedIn }: FormProps) => {
  const accept = useAcceptInvitation();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { token, firstName: '', lastName: '', password: '' },
    validate: schemaResolver(AcceptInvitationBody, { sync: true }),
  });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit((values) => accept.mutate(values, { onSuccess: onSignedIn }), focusFirstError(form))}
    >
      <div>
        <Title order={1} size="h2" className={classes.heading ?? ''}>
          Join {schoolName}
        </Title>
        <p className={classes.words}>
          Your school invites you to Hedgerow {roleWords[role]}. Choose a password. Then you set up a second step for signing in.
        </p>
      </div>
      <SomebodyElse />
      {accept.isError && <Refused title="The invitation was not accepted" error={accept.error} />}
      <TextInput readOnly label="Email" description="You will sign in with it." type="email" autoComplete="username" value={email} />
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
      <Button type="submit" wide busy={accept.isPending}>
        Accept the invitation
      </Button>
    </form>
  );
};

/** A school's letter leads here: the only way to become a teacher (docs/product/accounts.md#roles). */
export const AcceptInvitation = ({ token, onSignIn, onSignedIn }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(token));
  if (data !== undefined) return <AcceptForm token={token} invitation={data} onSignedIn={onSignedIn} />;
  if (error === null) return <LinesSkeleton lines={8} />;
  if (error instanceof ApiError && error.code === 'invalid') return <Over onSignIn={onSignIn} />;
  return <ErrorState title="We could not open the invitation" error={error} busy={isFetching} onRetry={() => void refetch()} />;
};
