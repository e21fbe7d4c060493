import type { TwoFactorBegun } from '@hedgerow/contracts/accounts';
import { Alert } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import type * as z from 'zod/mini';
import { messageOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { CodeField } from './code-field.tsx';
import { useBeginTwoFactor, useConfirmTwoFactor } from './two-factor-api.ts';
import classes from './two-factor-setup.module.css';

const Refused = ({ title, error }: { readonly title: string; readonly error: unknown }) => (
  <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={title}>
    {messageOf(error, 'Please try again.')}
  </Alert>
);

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const Confirm = ({ begun: { uri, secret, recoveryCodes } }: { readonly begun: z.output<typeof TwoFactorBegun> }) => {
  const confirm = useConfirmTwoFactor();
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' }, validate: { code: isNotEmpty('Enter the code') } });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(({ code }) => confirm.mutate(code), focusFirstError(form))}>
      <p className={classes.words}>
        1. Add this key to an authenticator app, or <a href={uri}>open it in an app on this device</a>.
      </p>
      <code className={classes.key}>{inFours(secret)}</code>
      <p className={classes.words}>
        2. Keep these recovery codes somewhere safe. Each signs you in once if you lose your device; they are shown only now.
      </p>
      <ul className={classes.codes}>
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {confirm.isError && <Refused title="That code was not accepted" error={confirm.error} />}
      <CodeField description="3. Type the six digits that the app shows now." key={form.key('code')} {...form.getInputProps('code')} />
      <Button type="submit" busy={confirm.isPending}>
        Turn on
      </Button>
    </form>
  );
};

/** Turning two-step sign-in on: the password again, a key for the app, and the app's first code. */
export const TwoFactorSetup = () => {
  const begin = useBeginTwoFactor();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: isNotEmpty('Enter your password') },
  });
  return (
    <Panel title="Set up two-step sign-in">
      <p className={classes.words}>
        Pupils’ work deserves a second lock. Your classes open once you sign in with your password and a code from an authenticator app on
        your phone or computer.
      </p>
      {begin.data !== undefined ? (
        <Confirm begun={begin.data} />
      ) : (
        <form noValidate className={classes.form} onSubmit={form.onSubmit(({ password }) => begin.mutate(password), focusFirstError(form))}>
          {begin.isError && <Refused title="We could not start" error={begin.error} />}
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <Button type="submit" busy={begin.isPending}>
            Start
          </Button>
        </form>
      )}
    </Panel>
  );
};
