import { accountMessages, ResetRequestBody } from '@hedgerow/contracts/accounts';
import { Alert, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useResetRequest } from './api.ts';
import classes from './sign-in-form.module.css';
import { saidOr } from './sign-in-words.ts';

/** docs/product/accounts.md#lost-passwords: 'Send Reset Email' and 'Back to login'. Pupils ask a parent or teacher instead. */
export const ResetRequestForm = ({ onBack }: { readonly onBack: () => void }) => {
  const request = useResetRequest();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(ResetRequestBody, { sync: true }),
  });
  const onSuccess = () => {
    showToast({ title: 'Reset Email Sent', message: accountMessages.resetSent });
    onBack();
  };

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(({ email }) => request.mutate(email, { onSuccess }), focusFirstError(form))}
    >
      {request.isError && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Reset Failed">
          {saidOr(request.error, 'Error sending recovery email')}
        </Alert>
      )}
      <Text>We will send a link that lets you choose a new password.</Text>
      <TextInput label="Email" type="email" autoComplete="email" key={form.key('email')} {...form.getInputProps('email')} />
      <Text size="sm" c="dimmed">
        Pupils: ask your parent or teacher. They can give you a new password.
      </Text>
      <Button type="submit" wide busy={request.isPending}>
        Send Reset Email
      </Button>
      <Button kind="text" onClick={onBack}>
        Back to login
      </Button>
    </form>
  );
};
