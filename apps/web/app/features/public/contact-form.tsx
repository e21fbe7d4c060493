import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { ContactBody, contactLimits, contactTopics } from '@hedgerow/contracts/contact';
import { Button } from '../../ui/button.tsx';
import { MessageForm, MessageSent, useSendMessage } from './message-form.tsx';

type Values = { name: string; email: string; topic: string; message: string; website: string };

const empty: Values = { name: '', email: '', topic: '', message: '', website: '' };

/** A message to the support mailbox. */
export const ContactForm = () => {
  const { state, send, again } = useSendMessage('/api/contact');
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: empty, validate: schemaResolver(ContactBody, { sync: true }) });
  if (state.sent !== undefined)
    return (
      <MessageSent title="Your message is on its way" order={2} words={state.sent}>
        <Button kind="quiet" onClick={again}>
          Write another message
        </Button>
      </MessageSent>
    );
  return (
    <MessageForm form={form} state={state} onSend={(values) => send(values, form.reset)} verb="Send message">
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={contactLimits.name}
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Your email address"
        description="We reply to this address and use it for nothing else."
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
    </MessageForm>
  );
};
