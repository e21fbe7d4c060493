import { NewsletterDraftBody, type NewsletterIssue } from '@hedgerow/contracts/operator-desk';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DeskDialog } from './desk-dialog.tsx';
import { textFields } from './text-fields.ts';
import type { DeskDialogProps } from './use-desk-dialog.ts';
import { Writing } from './writing.tsx';

/** A letter to the list: its subject and its words, and beside them what becomes of them. */
export const NewsletterDialog = ({ before, ...dialog }: DeskDialogProps<NewsletterIssue, NewsletterDraftBody>) => {
  const [values, setValues] = useState<NewsletterDraftBody>({ subject: before?.subject ?? '', content: before?.content ?? '' });
  return (
    <DeskDialog
      {...dialog}
      title={before === undefined ? 'New letter' : 'Edit the letter'}
      refused="The letter was not saved"
      save="Save the draft"
      schema={NewsletterDraftBody}
      values={values}
    >
      {(errors) => {
        const text = textFields(values, errors, setValues);
        return (
          <>
            <TextInput {...text('subject')} data-autofocus label="Subject" maxLength={120} />
            <Writing
              {...text('content')}
              title={values.subject}
              label="Letter"
              description="A blank line between paragraphs. # is a heading, • a point, [words](/blog) a link."
              maxLength={20_000}
            />
          </>
        );
      }}
    </DeskDialog>
  );
};
