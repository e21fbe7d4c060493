import { Alert, Title, type TitleOrder } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Message } from '@hedgerow/contracts/shapes';
import { IconAlertCircle, IconMailCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { Button } from '../../ui/button.tsx';
import classes from './contact.module.css';

type Sending = { readonly busy: boolean; readonly trouble?: string; readonly sent?: string };

/** Sends what was written to a call; `sent` are the words of its answer. What was written stays when sending fails. */
export const useSendMessage = (path: string) => {
  const [state, setState] = useState<Sending>({ busy: false });
  const send = async (values: object, onSent?: () => void): Promise<void> => {
    setState({ busy: true });
    try {
      const { message } = await api.post(path, values, Message);
      onSent?.();
      setState({ busy: false, sent: message });
    } catch (error) {
      setState({ busy: false, trouble: messageOf(error, 'We could not send your message. It is still here. Please try again.') });
    }
  };
  return { state, send, again: () => setState({ busy: false }) };
};

type SentProps = { readonly title: string; readonly order: TitleOrder; readonly words: string; readonly children?: ReactNode };

export const MessageSent = ({ title, order, words, children }: SentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <IconMailCheck size={40} aria-hidden />
      <Title order={order} size="h3" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <p>{words}</p>
      {children}
    </div>
  );
};

type FormProps<V extends { website: string }> = {
  readonly form: UseFormReturnType<V>;
  readonly state: Sending;
  readonly onSend: (values: V) => Promise<void>;
  /** On the button. */
  readonly verb: string;
  readonly label?: string;
  readonly children: ReactNode;
};

/** The fields of a message, with what went wrong above them and a field below that only robots fill in. */
export const MessageForm = <V extends { website: string }>({ form, state, onSend, verb, label, children }: FormProps<V>) => (
  <form
    noValidate
    className={classes.form}
    aria-label={label}
    onSubmit={form.onSubmit((values) => void onSend(values), focusFirstError(form))}
  >
    {state.trouble !== undefined && (
      <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title="Your message was not sent">
        {state.trouble}
      </Alert>
    )}
    {children}
    <div className={classes.trap} aria-hidden>
      <label>
        Website
        <input tabIndex={-1} autoComplete="off" key={form.key('website')} {...form.getInputProps('website')} />
      </label>
    </div>
    <div>
      <Button type="submit" size="large" busy={state.busy}>
        {verb}
      </Button>
    </div>
  </form>
);
