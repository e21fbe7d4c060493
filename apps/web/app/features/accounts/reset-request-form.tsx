import { accountMessages, ResetRequestBody } from '@hedgerow/contracts/accounts';
import { Alert, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast.ts';
import { useResetRequest } from './api.ts';
import classes from './sign-in-form.module.css';
import { saidOr } from './sign-in-words.ts';

/** docs/product/accounts.md#lost-passwords: 'Send Reset Email' and 'Back to login', then where to look. Pupils ask a parent or teacher instead. */
export const ResetRequestForm = ({ onBack }: { readonly onBack: () => void }) => {
  const request = useResetRequest();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(ResetRequestBody, { sync: true }),
  });
  const [sentTo, setSentTo] = useState<string>();
  const send = (email: string): void =>
    request.mutate(email, {
      onSuccess: () => {
        showToast({ title: 'Reset Email Sent', message: accountMessages.resetSent });
        setSentTo(email);
      },
    });
  const failed = request.isError && (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Reset Failed">
      {saidOr(request.error, 'Error sending recovery email')}
    </Alert>
  );
  const back = (
    <Button kind="text" onClick={onBack}>
      Back to login
    </Button>
  );

  if (sentTo !== undefined)
    return (
      <div className={classes.form}>
        <StepHeading step="sent" order={2} size="h3">
          Check your email
        </StepHeading>
        {failed}
        {/* The same for every address: it tells nobody who has an account. */}
        <Text>If there is an account for {sentTo}, a letter is on its way. Its link works once, within one hour.</Text>
        <Text c="dimmed">No email after a few minutes? Check your junk or spam folder, and the spelling of the address.</Text>
        <Button kind="quiet" busy={request.isPending} onClick={() => send(sentTo)}>
          Send it again
        </Button>
        {back}
      </div>
    );
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(({ email }) => send(email), focusFirstError(form))}>
      {failed}
      <Text>We will send a link that lets you choose a new password.</Text>
      <TextInput label="Email" type="email" autoComplete="email" key={form.key('email')} {...form.getInputProps('email')} />
      <Text size="sm" c="dimmed">
        Pupils: ask your parent or teacher. They can give you a new password.
      </Text>
      <Button type="submit" wide busy={request.isPending}>
        Send Reset Email
      </Button>
      {back}
    </form>
  );
};
