import { Email } from '@hedgerow/contracts/accounts';
import { TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useInvite } from './api.ts';
import classes from './referrals.module.css';

/** One letter to one friend. The address is not kept (and the server writes to it once). */
export const InviteForm = () => {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useInvite();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const read = Email.safeParse(email);
    setWrong(read.success ? undefined : (read.error.issues[0]?.message ?? 'Please enter a valid email address.'));
    if (!read.success) return input.current?.focus();
    mutate(email, {
      onError: (error) => setWrong(messageOf(error, 'We could not send the invitation. Please try again.')),
      onSuccess: ({ sent, message }) => {
        if (!sent) return setWrong(message);
        setEmail('');
        showToast({ kind: 'success', title: 'Invitation sent', message });
      },
    });
  };
  return (
    <form noValidate className={classes.codeForm} onSubmit={submit}>
      <TextInput
        ref={input}
        label="Your friend’s email address"
        description="We email them once, with your first name, and do not keep the address."
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
      <Button type="submit" kind="quiet" busy={isPending} icon={<IconMail size={20} aria-hidden />}>
        Send the invitation
      </Button>
    </form>
  );
};
