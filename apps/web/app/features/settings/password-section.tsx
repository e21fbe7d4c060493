import { ChangePasswordBody } from '@hedgerow/contracts/accounts';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { Refused } from '../../ui/refused.tsx';
import { Section } from './section.tsx';
import { useChangePassword, usePasswordLetter } from './security-api.ts';
import classes from './settings.module.css';
import { fieldRefused } from './settings-words.ts';

const ChangeForm = ({ onDone }: { readonly onDone: () => void }) => {
  const change = useChangePassword();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '' },
    validate: (values) => ({
      ...schemaResolver(ChangePasswordBody, { sync: true })(values),
      ...(values.currentPassword === '' ? { currentPassword: 'Enter your current password' } : {}),
    }),
  });
  const send = form.onSubmit((passwords) => {
    change.mutate(passwords, {
      onSuccess: ({ message }) => {
        showToast({ title: 'Password changed', message: message ?? 'Other devices were signed out.' });
        onDone();
      },
      onError: (error) => {
        const refused = fieldRefused(error);
        if (refused === undefined) return;
        form.setFieldError(refused.field, refused.message);
        form.getInputNode(refused.field)?.focus();
      },
    });
  }, focusFirstError(form));
  return (
    <form noValidate className={classes.form} onSubmit={send}>
      {change.isError && fieldRefused(change.error) === undefined && <Refused title="Your password has not changed" error={change.error} />}
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        key={form.key('currentPassword')}
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        label="New password"
        description="At least 8 characters, with a letter and a number."
        autoComplete="new-password"
        key={form.key('newPassword')}
        {...form.getInputProps('newPassword')}
      />
      <div className={classes.actions}>
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
        <Button kind="text" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

const NoPassword = ({ email }: { readonly email: string }) => {
  const letter = usePasswordLetter();
  const send = () =>
    letter.mutate(email, {
      onSuccess: () => showToast({ title: 'Email sent', message: `Open the link that we sent to ${email}. It works for one hour.` }),
      onError: (error) =>
        showToast({ kind: 'error', title: 'We could not send the email', message: messageOf(error, 'Please try again in a moment.') }),
    });
  return (
    <>
      <p className={classes.words}>
        You sign in with Google and have no password here. With a password you can also sign in by email, change your address or delete your
        account.
      </p>
      <div className={classes.actions}>
        <Button kind="quiet" busy={letter.isPending} onClick={send}>
          Send me a link to set one
        </Button>
      </div>
    </>
  );
};

export const PasswordSection = ({ email, hasPassword }: { readonly email: string; readonly hasPassword: boolean }) => {
  const [changing, setChanging] = useState(false);
  return (
    <Section title="Password">
      {!hasPassword && <NoPassword email={email} />}
      {hasPassword && !changing && (
        <>
          <p className={classes.words}>A new password signs out all your other devices.</p>
          <div className={classes.actions}>
            <Button kind="quiet" onClick={() => setChanging(true)}>
              Change password
            </Button>
          </div>
        </>
      )}
      {hasPassword && changing && <ChangeForm onDone={() => setChanging(false)} />}
    </Section>
  );
};
