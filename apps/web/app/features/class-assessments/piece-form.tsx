import type { SetPiece } from '@hedgerow/contracts/teacher-work';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { Alert, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './class-assessments.module.css';
import { useChangePiece } from './piece-api.ts';

type Props = { readonly piece: SetPiece; readonly onSaved: () => void };

/** The words and days of work that was set. Its questions stay: another paper is set for other questions. */
export const PieceForm = ({ piece: { classId, groupId, title, description, startDate, dueDate, begun }, onSaved }: Props) => {
  const [today] = useState(() => londonDate(new Date()));
  const before = { title, description, startDate: startDate ?? '', dueDate };
  const [fields, setFields] = useState(before);
  const change = useChangePiece(classId, groupId);
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setFields((old) => ({ ...old, [name]: value }));
    },
  });
  // What was not touched is not sent: a day that is over stays as it is.
  const changed = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== before[name as keyof typeof before] && !(name === 'startDate' && value === ''),
    ),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate(changed, {
      onSuccess: () => {
        showToast({ kind: 'success', title: 'Changed', message: `“${fields.title.trim()}” has changed for everybody who has it.` });
        onSaved();
      },
    });
  };
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {change.error !== null && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert" title="This was not changed">
          {messageOf(change.error, 'Please try again in a moment.')}
        </Alert>
      )}
      <TextInput label="Title" maxLength={120} data-autofocus {...field('title')} />
      <div className={classes.pair}>
        {begun === 0 && <TextInput label="Pupils see it from" type="date" min={today} {...field('startDate')} />}
        <TextInput label="Due" type="date" min={today} {...field('dueDate')} />
      </div>
      <Textarea label="A note to go with it (optional)" rows={2} maxLength={1000} {...field('description')} />
      <div>
        <Button type="submit" busy={change.isPending} disabled={Object.keys(changed).length === 0}>
          Save the change
        </Button>
      </div>
    </form>
  );
};
