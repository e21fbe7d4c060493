import { TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import classes from './management.module.css';

type Props = {
  readonly heading: string;
  /** Of the one field that must be filled in. */
  readonly label: string;
  readonly maxLength: number;
  /** What is said when it is empty. */
  readonly missing: string;
  readonly busy: boolean;
  /** `sent` empties the field. */
  readonly onSend: (name: string, sent: () => void) => void;
  /** Further fields. */
  readonly children: ReactNode;
};

/** What a teacher asks the school's administrator for, by a name. */
export const RequestForm = ({ heading, label, maxLength, missing, busy, onSend, children }: Props) => {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') {
      setError(missing);
      field.current?.focus();
      return;
    }
    onSend(name, () => setName(''));
  };
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <h3 className={classes.heading}>{heading}</h3>
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
