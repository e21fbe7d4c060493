import type { TeacherClass } from '@hedgerow/contracts/classes';
import { subjectIds, subjectName } from '@hedgerow/domain/subjects';
import { Alert, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconAlertCircle, IconFileCheck, IconFileUpload } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { showToast } from '../../ui/toast.ts';
import { useShare } from './api.ts';
import { formOf, type ResourceErrors, type ResourceFields, resourceErrors, sizeWords, whyRefused } from './resource-form.ts';
import classes from './resources.module.css';

const accepted = '.pdf,.doc,.docx,.ppt,.pptx';

type Props = { readonly all: readonly TeacherClass[]; readonly shown: TeacherClass };

/** A document, what it is, and which classes see it. */
export const ShareForm = ({ all, shown }: Props) => {
  const empty: ResourceFields = { file: null, title: '', subject: shown.subject, description: '', classIds: [shown.id] };
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<ResourceErrors>({});
  const [share, setShare] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const sharing = useShare();
  const change = (part: Partial<ResourceFields>) => {
    setFields((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const choose = (file: File | null) => {
    if (file === null) return;
    change({ file });
    const refused = whyRefused(file);
    if (refused !== undefined) setErrors((before) => ({ ...before, file: refused }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sharing.isPending) return;
    const found = resourceErrors(fields);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setShare(0);
    sharing.mutate(
      { form: formOf(fields), onProgress: setShare },
      {
        onSuccess: ({ title, classes: with_ }) => {
          showToast({ kind: 'success', title: 'Shared', message: `“${title}” is with ${with_.map(({ name }) => name).join(', ')}.` });
          setFields(empty);
        },
      },
    );
  };
  const Icon = fields.file === null ? IconFileUpload : IconFileCheck;
  return (
    <form ref={form} noValidate className={desk.form} onSubmit={submit}>
      {sharing.isError && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert" title="Upload failed">
          {messageOf(sharing.error, 'Please try again.')}
        </Alert>
      )}
      <div
        className={classes.drop}
        data-error={errors.file !== undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0] ?? null);
        }}
      >
        <Icon size={32} stroke={1.6} aria-hidden />
        <span className={classes.words}>
          <strong>{fields.file?.name ?? 'Drop a document here'}</strong>
          <span className={desk.soft}>{fields.file ? sizeWords(fields.file.size) : 'PDF, DOC, DOCX, PPT or PPTX, up to 10 MB'}</span>
        </span>
        <input
          ref={picker}
          type="file"
          accept={accepted}
          hidden
          aria-label="Document"
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0] ?? null);
            currentTarget.value = '';
          }}
        />
        <Button
          kind="quiet"
          name="file"
          aria-describedby={errors.file === undefined ? undefined : 'resource-file-error'}
          onClick={() => picker.current?.click()}
        >
          {fields.file === null ? 'Choose a file' : 'Choose another file'}
        </Button>
      </div>
      {errors.file !== undefined && (
        <p id="resource-file-error" className={classes.fault}>
          {errors.file}
        </p>
      )}
      <div className={desk.pair}>
        <TextInput
          label="Title"
          name="title"
          maxLength={120}
          value={fields.title}
          error={errors.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <NativeSelect
          label="Subject"
          value={fields.subject}
          data={subjectIds.map((value) => ({ value, label: subjectName(value) }))}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
      </div>
      <Textarea
        label="Description (optional)"
        rows={2}
        maxLength={500}
        value={fields.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Checkbox.Group label="Share with" error={errors.classIds} value={[...fields.classIds]} onChange={(classIds) => change({ classIds })}>
        <div className={classes.checks}>
          {all.map(({ id, name }) => (
            <Checkbox key={id} name="classIds" value={id} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      {sharing.isPending ? (
        <ProgressBar label="Uploading" percent={share * 100} />
      ) : (
        <div>
          <Button type="submit">Upload and share</Button>
        </div>
      )}
    </form>
  );
};
