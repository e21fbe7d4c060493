import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { type PasswordProblem, problemOf, whyNotSet } from './password-problem.ts';
import { type ResetLink, useSetPassword } from './reset-api.ts';
import classes from './sign-in-form.module.css';

type Props = { readonly link: ResetLink; readonly onSet: () => void };

const Problem = ({ title, message }: Pick<PasswordProblem, 'title' | 'message'>) => (
  <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={title}>
    {message}
  </Alert>
);

/** docs/product/accounts.md#lost-passwords: a valid link's two fields. */
export const SetPasswordForm = ({ link, onSet }: Props) => {
  const setPassword = useSetPassword(link);
  const [newPassword, setNewPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [problem, setProblem] = useState<PasswordProblem>();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (setPassword.isPending) return;
    setPassword.reset();
    const found = problemOf(newPassword, confirmPassword);
    setProblem(found);
    if (found) {
      (found.field === 'newPassword' ? first : second).current?.focus();
      return;
    }
    setPassword.mutate(newPassword, {
      onSuccess: () => {
        showToast({ title: 'Password Set Successfully!', message: 'Your password has been updated. You can now log in.' });
        onSet();
      },
    });
  };

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {problem && <Problem {...problem} />}
      {setPassword.isError && <Problem {...whyNotSet(setPassword.error)} />}
      <PasswordField
        ref={first}
        label="New Password"
        description="At least 8 characters, with a letter and a number."
        autoComplete="new-password"
        error={problem?.field === 'newPassword'}
        value={newPassword}
        onChange={(event) => setNewPassword(event.currentTarget.value)}
      />
      <PasswordField
        ref={second}
        label="Confirm Password"
        autoComplete="new-password"
        error={problem?.field === 'confirmPassword'}
        value={confirmPassword}
        onChange={(event) => setConfirmPassword(event.currentTarget.value)}
      />
      <Button type="submit" wide disabled={newPassword === '' || confirmPassword === '' || setPassword.isPending}>
        {setPassword.isPending ? 'Setting Password...' : 'Set Password'}
      </Button>
      <ButtonLink to="/" kind="text">
        Back to Home
      </ButtonLink>
    </form>
  );
};
