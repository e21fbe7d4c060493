import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { contactLimits } from '@hedgerow/contracts/contact';
import { SchoolEnquiryBody } from '@hedgerow/contracts/school-enquiry';
import { MessageForm, MessageSent, useSendMessage } from './message-form.tsx';

const empty = { school: '', name: '', email: '', pupils: '', message: '', website: '' };

/** A school asks, without an account. */
export const EnquiryForm = () => {
  const { state, send } = useSendMessage('/api/schools/enquiries');
  const form = useForm({ mode: 'uncontrolled', initialValues: empty, validate: schemaResolver(SchoolEnquiryBody, { sync: true }) });
  if (state.sent !== undefined) return <MessageSent title="We have your message" order={3} words={state.sent} />;
  return (
    <MessageForm form={form} state={state} onSend={send} verb="Ask about your school" label="Ask about your school">
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
        description="We reply to this address and use it for nothing else."
        type="email"
        inputMode="email"
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <TextInput
        label="About how many pupils? (optional)"
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
    </MessageForm>
  );
};
