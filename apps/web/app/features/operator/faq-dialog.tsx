import type { FaqItem } from '@hedgerow/contracts/content';
import { FaqBody } from '@hedgerow/contracts/operator-content';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DeskDialog } from './desk-dialog.tsx';
import { SuggestedField } from './suggested-field.tsx';
import { textFields } from './text-fields.ts';
import type { DeskDialogProps } from './use-desk-dialog.ts';

type Props = DeskDialogProps<FaqItem, FaqBody> & { readonly categories: readonly string[] };

const beginning: FaqBody = { category: '', question: '', answer: '', helpful: false };

/** A question and its answer. */
export const FaqDialog = ({ before, categories, ...dialog }: Props) => {
  const [values, setValues] = useState<FaqBody>(before ?? beginning);
  return (
    <DeskDialog
      {...dialog}
      title={before === undefined ? 'New question' : 'Edit the question'}
      refused="The question was not saved"
      schema={FaqBody}
      values={values}
    >
      {(errors) => {
        const text = textFields(values, errors, setValues);
        return (
          <>
            <TextInput {...text('question')} data-autofocus label="Question" maxLength={200} />
            <Textarea {...text('answer')} label="Answer" autosize minRows={4} maxRows={14} maxLength={2000} />
            <SuggestedField {...text('category')} label="Category" maxLength={60} suggestions={categories} />
            <Checkbox
              label="With the Popular badge"
              checked={values.helpful}
              onChange={(event) => setValues({ ...values, helpful: event.currentTarget.checked })}
            />
          </>
        );
      }}
    </DeskDialog>
  );
};
