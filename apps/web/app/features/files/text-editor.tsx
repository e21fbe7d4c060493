import { Textarea, VisuallyHidden } from '@mantine/core';
import { fileWarningSentences, type SchoolFile } from '@hedgerow/contracts/files';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCorrectText } from './api.ts';
import classes from './files.module.css';

type Props = { readonly file: SchoolFile };

const Warnings = ({ file }: Props) => (
  <ul className={classes.warnings}>
    {file.warnings.map((warning) => (
      <li key={warning}>
        <IconAlertTriangle size={20} aria-hidden />
        <span>{fileWarningSentences[warning]}</span>
      </li>
    ))}
  </ul>
);

const labelOf = ({ state, textCorrected }: SchoolFile): string => {
  if (state === 'failed') return 'Type what it says';
  return textCorrected ? 'Your text' : 'We read this. Is it right?';
};

/** What was read, to be put right before anything is made from it: wrong letters would become wrong facts. */
export const TextEditor = ({ file }: Props) => {
  const [text, setText] = useState(file.ocrText ?? '');
  const correct = useCorrectText(file.id);
  const isChanged = text !== (file.ocrText ?? '');
  const mayConfirm = isChanged || file.state === 'needs_checking';
  const save = () =>
    correct.mutate(text, {
      onSuccess: () => showToast({ title: 'Text saved', message: 'Guides and questions from this file will use your text.' }),
      onError: (error) => showToast({ kind: 'error', title: 'The text was not saved', message: messageOf(error, 'Please try again.') }),
    });
  return (
    <div className={classes.editor}>
      {file.warnings.length > 0 && !file.textCorrected && <Warnings file={file} />}
      <Textarea
        label={labelOf(file)}
        description="Change anything that is wrong. Guides and questions are made from these words."
        value={text}
        rows={10}
        classNames={{ input: classes.textarea ?? '' }}
        maxLength={200_000}
        spellCheck
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {mayConfirm && (
        <Button kind={isChanged ? 'main' : 'quiet'} busy={correct.isPending} onClick={save}>
          {isChanged ? 'Save text' : 'Save text: it is right'}
        </Button>
      )}
      <VisuallyHidden aria-live="polite">{isChanged ? 'Not saved yet' : ''}</VisuallyHidden>
    </div>
  );
};
