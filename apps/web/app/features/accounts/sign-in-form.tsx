import { Alert, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFilledBefore } from '../../lib/filled-before.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TermsLine } from '../../ui/terms-line.tsx';
import { type Credentials, signInOptionsQuery, useSignIn } from './api.ts';
import classes from './sign-in-form.module.css';
import { closesOn, isGmail, isWrongLogin, missingLogin, needsCode, whySignInFailed } from './sign-in-words.ts';

/** Few have two steps: loaded when it is asked for. */
const CodeForm = lazy(() => import('./code-form.tsx').then((module) => ({ default: module.CodeForm })));

const PasskeyButton = lazy(() => import('./passkey-button.tsx').then((module) => ({ default: module.PasskeyButton })));

/** Fewer leave, and change their mind. */
const WaitingAccount = lazy(() => import('./waiting-account.tsx').then((module) => ({ default: module.WaitingAccount })));

const fields = ['identifier', 'password'] as const;

type Props = {
  readonly email: string;
  readonly onSignedIn: () => void;
  readonly onForgotten: () => void;
};

/** The one sign-in form: on /login, in the landing page's dialog and in the sign-up wizard (docs/product/routes.md#one-overlay-at-a-time). */
export const SignInForm = ({ email, onSignedIn, onForgotten }: Props) => {
  const signIn = useSignIn();
  const options = useQuery(signInOptionsQuery).data;
  const google = options?.google === true;
  const school = (options?.school.length ?? 0) > 0;
  const [gmail, setGmail] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { identifier: email, password: '' },
    validate: missingLogin,
  });
  const awake = useHydrated();

  form.watch('identifier', ({ value }) => setGmail(isGmail(value)));
  useFilledBefore(form, fields);

  if (needsCode(signIn.error))
    return (
      <Suspense fallback={null}>
        <CodeForm onSignedIn={onSignedIn} onBack={signIn.reset} />
      </Suspense>
    );
  const send = (credentials: Credentials) => signIn.mutate(credentials, { onSuccess: onSignedIn });
  const tried = signIn.variables;
  const deletedOn = closesOn(signIn.error);
  const waits = deletedOn !== undefined && tried?.identifier.includes('@') === true;
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(send, focusFirstError(form))}>
      {waits && (
        <Suspense>
          <WaitingAccount deletedOn={deletedOn} credentials={tried} onKept={() => send(tried)} />
        </Suspense>
      )}
      {signIn.isError && !waits && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Login Failed">
          {whySignInFailed(signIn.error, form.getValues().identifier)}
          {isWrongLogin(signIn.error) && '. Check both, or press “Forgot password?” below.'}
        </Alert>
      )}
      <TextInput
        label="Email or username"
        description="Parents and teachers: your email. Pupils: your username."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        key={form.key('identifier')}
        {...form.getInputProps('identifier')}
      />
      {google && gmail && (
        <Text size="sm" aria-live="polite">
          This is a Gmail address. You can use “Sign in with Google” below, without a password.
        </Text>
      )}
      <PasswordField label="Password" autoComplete="current-password" key={form.key('password')} {...form.getInputProps('password')} />
      <Button type="submit" wide busy={signIn.isPending} inert={!awake}>
        {signIn.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
      {school && (
        <ButtonLink to="/school-sign-in" kind="quiet" wide>
          Sign in with your school
        </ButtonLink>
      )}
      {google && (
        <>
          <ButtonLink to="/api/auth/google" reloadDocument kind="quiet" wide>
            Sign in with Google
          </ButtonLink>
          <TermsLine by="signing in with Google for the first time" />
        </>
      )}
      {awake && (
        <Suspense fallback={null}>
          <PasskeyButton onSignedIn={onSignedIn} />
        </Suspense>
      )}
      <Button kind="text" onClick={onForgotten} inert={!awake}>
        Forgot password?
      </Button>
    </form>
  );
};
