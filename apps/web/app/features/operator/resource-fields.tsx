import type { DeskResource } from '@hedgerow/contracts/operator-resources';
import { keyStages } from '@hedgerow/domain/key-stages';
import { Checkbox, FileInput, NativeSelect, Textarea, TextInput } from '@mantine/core';
import desk from '../../ui/desk.module.css';
import type { FieldErrors } from './first-errors.ts';
import type { ResourceValues } from './resource-form.ts';
import { SuggestedField } from './suggested-field.tsx';
import { textFields } from './text-fields.ts';
import { TitleFields } from './title-fields.tsx';
import { Writing } from './writing.tsx';

type Props = {
  readonly values: ResourceValues;
  readonly errors: FieldErrors;
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

export const ResourceFields = ({ values, errors, before, kinds, onChange }: Props) => {
  const set = (change: Partial<ResourceValues>) => onChange({ ...values, ...change });
  const text = textFields(values, errors, onChange);
  return (
    <>
      <TitleFields values={values} errors={errors} isNew={before === undefined} address="Address" onChange={set} />
      <Textarea {...text('description')} label="In a sentence or two" autosize minRows={2} maxLength={400} />
      <div className={desk.pair}>
        <TextInput {...text('subject')} label="Subject" maxLength={40} />
        <SuggestedField {...text('resourceType')} label="Kind" maxLength={40} suggestions={kinds} />
        <TextInput {...text('stage')} label="For whom" placeholder="Year 5 to Year 6" maxLength={60} />
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
      {values.pdf === 'words' && (
        <Writing
          {...text('content')}
          label="Text of the PDF"
          description="# Heading, ## smaller heading, **bold**, - list, 1. numbered list. An empty line begins a paragraph."
          title={values.title}
        />
      )}
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
