import { Alert, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { SchoolFile } from '@hedgerow/contracts/files';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { maxCustomSubjectLength } from '@hedgerow/domain/upload-rules';
import { listedSubjects, subjectName } from '@hedgerow/domain/subjects';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { intoView } from '../../ui/into-view.ts';
import { PupilNotice } from '../../ui/pupil-notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useUpload } from './api.ts';
import { DropZone } from './drop-zone.tsx';
import classes from './files.module.css';
import { checkUpload, typedDate, type UploadFields, uploadForm, uploadSummary, whyFileIsRefused } from './upload-checks.ts';

type Props = {
  /** When a parent uploads for a child. */
  readonly childId?: string;
  readonly onUploaded: (file: SchoolFile) => void;
};

const emptyFields = (): UploadFields => ({
  file: null,
  subject: '',
  customSubject: '',
  topic: '',
  lessonDate: typedDate(londonDate(new Date())),
  description: '',
});

const subjects = [{ value: '', label: 'Choose a subject' }, ...listedSubjects.map(subjectName)];

/** docs/product/uploads.md#what-can-be-uploaded: file, subject, topic, lesson date, and a description for those who like. */
export const UploadForm = ({ childId, onUploaded }: Props) => {
  const [fields, setFields] = useState(emptyFields);
  const [shown, setShown] = useState<Partial<Record<keyof UploadFields, string>>>({});
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(null);
  const form = useRef<HTMLFormElement>(null);
  const sending = useUpload();
  useEffect(() => () => stop.current?.abort(), []);

  const set = (change: Partial<UploadFields>) => {
    setFields((before) => ({ ...before, ...change }));
    setShown((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))));
  };
  /** A file that cannot be taken is told at once, not after the rest has been filled in. */
  const choose = (file: File | null) => {
    if (file === null) return;
    set({ file });
    const refused = whyFileIsRefused(file);
    if (refused !== undefined) setShown((before) => ({ ...before, file: refused }));
  };
  const typed = (field: Exclude<keyof UploadFields, 'file'>) => ({
    value: fields[field],
    name: field,
    error: shown[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [field]: currentTarget.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errors = checkUpload(fields);
    setShown(errors);
    const [first] = Object.keys(errors);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (fields.file === null) return;
    stop.current = new AbortController();
    setShare(0);
    sending.mutate(
      { form: uploadForm({ ...fields, file: fields.file }, childId), onProgress: setShare, signal: stop.current.signal },
      {
        onSuccess: (file) => {
          setFields(emptyFields());
          announce('File uploaded');
          onUploaded(file);
        },
      },
    );
  };

  const summary = uploadSummary(shown);
  const failed = summary === undefined && sending.isError && sending.error.name !== 'AbortError';
  return (
    <form noValidate ref={form} className={classes.form} onSubmit={submit}>
      {summary !== undefined && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
          {summary}
        </Alert>
      )}
      {failed && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert" title="Upload failed" ref={intoView}>
          {messageOf(sending.error, 'Please try again.')}
        </Alert>
      )}
      <DropZone file={fields.file} error={shown.file} onChoose={choose} />
      <div className={classes.pair}>
        <NativeSelect label="Subject" required withAsterisk={false} data={subjects} {...typed('subject')} />
        <TextInput label="Lesson date (DD/MM/YYYY)" inputMode="numeric" autoComplete="off" {...typed('lessonDate')} />
      </div>
      {fields.subject === 'Other' && (
        <TextInput label="Name of the subject" description={`At most ${maxCustomSubjectLength} characters`} {...typed('customSubject')} />
      )}
      <TextInput label="Topic" placeholder="For example: the water cycle" maxLength={120} {...typed('topic')} />
      <Textarea
        label="Description (optional)"
        rows={2}
        classNames={{ input: classes.textarea ?? '' }}
        maxLength={500}
        {...typed('description')}
      />
      <PupilNotice forModel young="Your grown-up can see this. A computer reads it. Please send no pictures of people.">
        You and the grown-ups who look after your account can see what you upload. A computer reads it to make questions. Please do not
        upload pictures of people.
      </PupilNotice>
      {sending.isPending ? (
        <div className={classes.sending}>
          <ProgressBar label="Uploading" percent={share * 100} />
          <Button kind="text" onClick={() => stop.current?.abort()}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button type="submit" wide>
          Upload
        </Button>
      )}
    </form>
  );
};
