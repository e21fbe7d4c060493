import type { DeskResource } from '@hedgerow/contracts/operator-resources';
import { keyStages } from '@hedgerow/domain/key-stages';
import { Checkbox, FileInput, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense, useDeferredValue, useId } from 'react';
import { addressFrom } from './article-form.ts';
import classes from './operator.module.css';
import type { ResourceErrors, ResourceValues } from './resource-form.ts';

const Article = lazy(() => import('../../ui/article.tsx').then((module) => ({ default: module.Article })));

type Props = {
  readonly values: ResourceValues;
  readonly errors: ResourceErrors;
  readonly before: DeskResource | undefined;
  readonly kinds: readonly string[];
  readonly onChange: (values: ResourceValues) => void;
};

/** Where the PDF comes from, in the words of the choice. */
const pdfChoices = (before: DeskResource | undefined) => [
  ...(before === undefined || before.source === 'words'
    ? []
    : [{ value: 'kept', label: before.source === 'upload' ? 'The PDF that is there' : 'Made from the curriculum, as it came' }]),
  { value: 'words', label: 'Made from words that I write here' },
  { value: 'upload', label: 'A PDF that I upload' },
];
const readPdf = (text: string): ResourceValues['pdf'] => (text === 'words' || text === 'upload' ? text : 'kept');

const Writing = ({
  values,
  errors,
  set,
}: Pick<Props, 'values' | 'errors'> & { readonly set: (change: Partial<ResourceValues>) => void }) => {
  const shown = useDeferredValue(values.content);
  return (
    <div className={classes.both}>
      <Textarea
        name="content"
        className={classes.writing}
        label="Text of the PDF"
        description="# Heading, ## smaller heading, **bold**, - list, 1. numbered list. An empty line begins a paragraph."
        autosize
        minRows={18}
        maxRows={30}
        value={values.content}
        error={errors['content']}
        onChange={(event) => set({ content: event.currentTarget.value })}
      />
      <section className={classes.preview} aria-label="Preview">
        <p className={classes.previewTitle}>{values.title || 'Title'}</p>
        <Suspense>
          <Article content={shown} />
        </Suspense>
      </section>
    </div>
  );
};

export const ResourceFields = ({ values, errors, before, kinds, onChange }: Props) => {
  const list = useId();
  const set = (change: Partial<ResourceValues>) => onChange({ ...values, ...change });
  const isNew = before === undefined;
  /** The address follows the title until somebody writes their own. */
  const retitle = (title: string) =>
    set({ title, ...(isNew && values.id === addressFrom(values.title) ? { id: addressFrom(title) } : {}) });
  const line = (name: 'id' | 'subject' | 'stage' | 'resourceType', label: string, max: number, more = {}) => (
    <TextInput
      name={name}
      label={label}
      maxLength={max}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
      {...more}
    />
  );
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          name="title"
          label="Title"
          maxLength={120}
          value={values.title}
          error={errors['title']}
          onChange={(event) => retitle(event.currentTarget.value)}
        />
        {line('id', 'Address', 80, { readOnly: !isNew })}
      </div>
      <Textarea
        name="description"
        label="In a sentence or two"
        autosize
        minRows={2}
        maxLength={400}
        value={values.description}
        error={errors['description']}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        {line('subject', 'Subject', 40)}
        {line('resourceType', 'Kind', 40, { list })}
        <datalist id={list}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind}
            </option>
          ))}
        </datalist>
        {line('stage', 'For whom', 60, { placeholder: 'Year 5 to Year 6' })}
        <NativeSelect
          name="keyStage"
          label="Key stage"
          data={[...keyStages]}
          value={values.keyStage}
          onChange={(event) => set({ keyStage: keyStages.find((one) => one === event.currentTarget.value) ?? 'KS2' })}
        />
      </div>
      <NativeSelect
        label="The PDF"
        data={pdfChoices(before)}
        value={values.pdf}
        onChange={(event) => set({ pdf: readPdf(event.currentTarget.value) })}
      />
      {values.pdf === 'words' && <Writing values={values} errors={errors} set={set} />}
      {values.pdf === 'upload' && (
        <FileInput
          name="file"
          label="PDF file"
          description="At most 10 MB."
          accept="application/pdf"
          value={values.file}
          error={errors['file']}
          onChange={(file) => set({ file })}
        />
      )}
      <Checkbox
        label="Draft: visitors do not see it"
        checked={values.draft}
        onChange={(event) => set({ draft: event.currentTarget.checked })}
      />
    </>
  );
};
