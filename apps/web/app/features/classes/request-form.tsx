import type { ClassRequestBody } from '@hedgerow/contracts/class-requests';
import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { useRequest } from './use-request.ts';

type Props = {
  readonly heading: string;
  /** Of the one field that must be filled in. */
  readonly label: string;
  readonly maxLength: number;
  /** What is said when it is empty. */
  readonly missing: string;
  /** What is asked for, with the name. */
  readonly requestOf: (name: string) => ClassRequestBody;
  /** The field is empty again by then. */
  readonly onSent?: () => void;
  /** Further fields. */
  readonly children: ReactNode;
};

/** What a teacher asks the school's administrator for, by a name. */
export const RequestForm = ({ heading, label, maxLength, missing, requestOf, onSent, children }: Props) => {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const { send, busy } = useRequest();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') {
      setError(missing);
      field.current?.focus();
      return;
    }
    send(requestOf(name), () => {
      setName('');
      onSent?.();
    });
  };
  return (
    <form noValidate className={desk.form} onSubmit={submit}>
      <h3 className={desk.heading}>{heading}</h3>
      <TextInput
        ref={field}
        label={label}
        maxLength={maxLength}
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(undefined);
        }}
      />
      {children}
      <div>
        <Button type="submit" busy={busy}>
          Send request
        </Button>
      </div>
    </form>
  );
};
