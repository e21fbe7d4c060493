import { Alert, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertCircle, IconMailCheck } from '@tabler/icons-react';
import { contactLimits } from '@hedgerow/contracts/contact';
import { SchoolEnquiryBody } from '@hedgerow/contracts/school-enquiry';
import { Message } from '@hedgerow/contracts/shapes';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import classes from './contact.module.css';

const empty = { school: '', name: '', email: '', pupils: '', message: '', website: '' };

const Sent = ({ words }: { readonly words: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <IconMailCheck size={40} aria-hidden />
      <Title order={3} ref={heading} tabIndex={-1}>
        We have your message
      </Title>
      <p>{words}</p>
    </div>
  );
};

/** A school asks, without an account. What was written stays when sending fails. */
export const EnquiryForm = () => {
  const [state, setState] = useState<{ readonly busy: boolean; readonly trouble?: string; readonly sent?: string }>({ busy: false });
  const form = useForm({ mode: 'uncontrolled', initialValues: empty, validate: schemaResolver(SchoolEnquiryBody, { sync: true }) });
  const send = async (values: typeof empty): Promise<void> => {
    setState({ busy: true });
    try {
      const { message } = await api.post('/api/schools/enquiries', values, Message);
      setState({ busy: false, sent: message });
    } catch (error) {
      setState({ busy: false, trouble: messageOf(error, 'Your message could not be sent. It is still here; please try again.') });
    }
  };
  if (state.sent !== undefined) return <Sent words={state.sent} />;
  return (
    <form
      noValidate
      className={classes.form}
      aria-label="Ask for a school"
      onSubmit={form.onSubmit((values) => void send(values), focusFirstError(form))}
    >
      {state.trouble !== undefined && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title="Your message was not sent">
          {state.trouble}
        </Alert>
      )}
      <TextInput label="School" autoComplete="organization" maxLength={120} key={form.key('school')} {...form.getInputProps('school')} />
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={contactLimits.name}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Your work email"
        description="We answer to this address and use it for nothing else."
        type="email"
        inputMode="email"
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <TextInput
        label="How many pupils, about? (optional)"
        inputMode="numeric"
        maxLength={5}
        key={form.key('pupils')}
        {...form.getInputProps('pupils')}
      />
      <Textarea
        label="What would you like to know? (optional)"
        autosize
        minRows={4}
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
          Ask for a school
        </Button>
      </div>
    </form>
  );
};
