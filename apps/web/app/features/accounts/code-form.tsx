import { Alert, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import classes from './sign-in-form.module.css';
import { saidOr } from './sign-in-words.ts';
import { type CodeKind, useSignInWithCode } from './two-factor-api.ts';

type Props = { readonly onSignedIn: () => void; readonly onBack: () => void };

const focusOnArrival = (field: HTMLInputElement | null): void => field?.focus();

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export const CodeForm = ({ onSignedIn, onBack }: Props) => {
  const [kind, setKind] = useState<CodeKind>('app');
  const signIn = useSignInWithCode();
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' }, validate: { code: isNotEmpty('Enter the code') } });

  const change = () => {
    form.reset();
    signIn.reset();
    setKind(kind === 'app' ? 'recovery' : 'app');
  };
  const input = { ref: focusOnArrival, key: form.key('code'), ...form.getInputProps('code') };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(({ code }) => signIn.mutate({ code, kind }, { onSuccess: onSignedIn }), focusFirstError(form))}
    >
      {signIn.isError && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Login Failed">
          {saidOr(signIn.error, 'An error occurred during login. Please try again.')}
        </Alert>
      )}
      {kind === 'app' ? (
        <CodeField {...input} description="Your account has two-step sign-in." />
      ) : (
        <TextInput {...input} label="Recovery code" description="Each code works once." autoComplete="off" spellCheck={false} />
      )}
      <Button type="submit" wide busy={signIn.isPending}>
        Sign In
      </Button>
      <Button kind="text" onClick={change}>
        {kind === 'app' ? 'Use a recovery code' : 'Use the app instead'}
      </Button>
      <Button kind="text" onClick={onBack}>
        Back
      </Button>
    </form>
  );
};
