import { newsletterMessages } from '@hedgerow/contracts/content';
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { anyAnswer, api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { dismissError, showToast } from '../../ui/toast.ts';
import classes from './newsletter.module.css';

type State = 'idle' | 'submitting' | 'subscribed';

/** Stands where the form was, and so did the focus. */
const Subscribed = () => {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className={classes.done}>
      {newsletterMessages.subscribed}
    </p>
  );
};

/** docs/product/public-site.md#footer-and-newsletter: idle, submitting, subscribed. */
export const NewsletterForm = () => {
  const [state, setState] = useState<State>('idle');
  const [trouble, setTrouble] = useState<string>();
  const email = useRef<HTMLInputElement>(null);

  const send = async (data: FormData): Promise<void> => {
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    if (text('email') === '') {
      setTrouble(newsletterMessages.missingEmail);
      return email.current?.focus();
    }
    setTrouble(undefined);
    setState('submitting');
    try {
      await api.post('/api/newsletter/signup', { email: text('email'), name: text('name') || undefined }, anyAnswer);
      setState('subscribed');
      dismissError();
    } catch (error) {
      setState('idle');
      showToast({ kind: 'error', title: 'Subscription Failed', message: messageOf(error, 'Please try again later') });
    }
  };

  if (state === 'subscribed') return <Subscribed />;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return (
    <form noValidate className={classes.form} aria-label="Newsletter" onSubmit={submit}>
      <p className={classes.words}>Join our mailing list. We will ask you to confirm, and you can unsubscribe with one click.</p>
      <TextInput ref={email} name="email" type="email" label="Email" autoComplete="email" error={trouble} />
      <TextInput name="name" label="Name (optional)" autoComplete="given-name" />
      <Button type="submit" busy={state === 'submitting'}>
        Subscribe
      </Button>
    </form>
  );
};
