import type { FaqItem } from '@hedgerow/contracts/content';
import { FaqBody } from '@hedgerow/contracts/operator-content';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Refused } from '../../ui/refused.tsx';
import { firstErrors } from './first-errors.ts';
import classes from './operator.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly before: FaqItem | undefined;
  readonly categories: readonly string[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (words: FaqBody) => void;
};

/** A question and its answer. */
export const FaqDialog = ({ opened, onClose, before, categories, busy, error, onSend }: Props) => {
  const list = useId();
  const [values, setValues] = useState<FaqBody>({
    category: before?.category ?? '',
    question: before?.question ?? '',
    answer: before?.answer ?? '',
    helpful: before?.helpful ?? false,
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const set = (change: Partial<FaqBody>) => setValues({ ...values, ...change });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = FaqBody.safeParse(values);
    setErrors(found.success ? {} : firstErrors(found.error));
    if (found.success) onSend(found.data);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={before === undefined ? 'New question' : 'Edit the question'} keepOpen>
      <form noValidate className={classes.form} onSubmit={send}>
        <TextInput
          data-autofocus
          label="Question"
          maxLength={200}
          value={values.question}
          error={errors['question']}
          onChange={(event) => set({ question: event.currentTarget.value })}
        />
        <Textarea
          label="Answer"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={2000}
          value={values.answer}
          error={errors['answer']}
          onChange={(event) => set({ answer: event.currentTarget.value })}
        />
        <TextInput
          label="Category"
          list={list}
          maxLength={60}
          value={values.category}
          error={errors['category']}
          onChange={(event) => set({ category: event.currentTarget.value })}
        />
        <datalist id={list}>
          {categories.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </datalist>
        <Checkbox
          label="With the Popular badge"
          checked={values.helpful}
          onChange={(event) => set({ helpful: event.currentTarget.checked })}
        />
        {error !== null && <Refused title="The question was not saved" error={error} />}
        <div className={classes.actions}>
          <Button type="submit" busy={busy}>
            Save
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
