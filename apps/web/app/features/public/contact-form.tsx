import { Alert, NativeSelect, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertCircle, IconMailCheck } from '@tabler/icons-react';
import { ContactBody, contactLimits, contactTopics } from '@hedgerow/contracts/contact';
import { Message } from '@hedgerow/contracts/shapes';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import classes from './contact.module.css';

type Values = { name: string; email: string; topic: string; message: string; website: string };

const empty: Values = { name: '', email: '', topic: '', message: '', website: '' };

const Sent = ({ words, onAgain }: { readonly words: string; readonly onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <IconMailCheck size={40} aria-hidden />
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        Your message is on its way
      </Title>
      <p>{words}</p>
      <Button kind="quiet" onClick={onAgain}>
        Write another message
      </Button>
    </div>
  );
};

/** A message to the support mailbox. What was written stays when sending fails. */
export const ContactForm = () => {
  const [state, setState] = useState<{ readonly busy: boolean; readonly trouble?: string; readonly sent?: string }>({ busy: false });
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: empty, validate: schemaResolver(ContactBody, { sync: true }) });

  const send = async (values: Values): Promise<void> => {
    setState({ busy: true });
    try {
      const { message } = await api.post('/api/contact', values, Message);
      form.reset();
      setState({ busy: false, sent: message });
    } catch (error) {
      setState({ busy: false, trouble: messageOf(error, 'Your message could not be sent. It is still here; please try again.') });
    }
  };

  if (state.sent !== undefined) return <Sent words={state.sent} onAgain={() => setState({ busy: false })} />;
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit((values) => void send(values), focusFirstError(form))}>
      {state.trouble !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title="Your message was not sent">
          {state.trouble}
        </Alert>
      )}
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={contactLimits.name}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Your email address"
        description="We answer to this address and use it for nothing else."
        type="email"
        inputMode="email"
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <NativeSelect
        label="What is it about?"
        data={[{ value: '', label: 'Please choose' }, ...contactTopics]}
        key={form.key('topic')}
        {...form.getInputProps('topic')}
      />
      <Textarea
        label="Your message"
        description="Please leave out passwords and card numbers."
        autosize
        minRows={6}
        maxLength={contactLimits.message}
        key={form.key('message')}
        {...form.getInputProps('message')}
      />
      <div className={classes.trap} aria-hidden>
        <label>
          Website
          <input tabIndex={-1} autoComplete="off" key={form.key('website')} {...form.getInputProps('website')} />
        </label>
      </div>
      <div>
        <Button type="submit" size="large" busy={state.busy}>
          Send message
        </Button>
      </div>
    </form>
  );
};
