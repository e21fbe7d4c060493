import { ChangeResourceBody, type DeskResource, deskResourceMessages, NewResourceBody } from '@hedgerow/contracts/operator-resources';
import { Success } from '@hedgerow/contracts/shapes';
import { api } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { useDeskChange } from './api.ts';
import { type FieldErrors, firstErrors } from './first-errors.ts';

export type ResourceValues = Omit<NewResourceBody, 'content'> & {
  readonly content: string;
  /** Where the PDF comes from: `kept` is the one there is. */
  readonly pdf: 'kept' | 'words' | 'upload';
  readonly file: File | null;
};

export const valuesOfResource = (before: DeskResource | undefined): ResourceValues => ({
  id: before?.id ?? '',
  title: before?.title ?? '',
  description: before?.description ?? '',
  subject: before?.subject ?? '',
  resourceType: before?.resourceType ?? '',
  stage: before?.stage ?? '',
  keyStage: before?.keyStage ?? 'KS2',
  draft: before?.draft ?? true,
  content: before?.content ?? '',
  pdf: before === undefined || before.source === 'words' ? 'words' : 'kept',
  file: null,
});

const bodyOf = (values: ResourceValues) => {
  const { pdf, file: _, content, ...details } = values;
  return { ...details, content: pdf === 'words' ? content : null };
};

export const resourceProblems = (values: ResourceValues, isNew: boolean): FieldErrors => {
  const body = bodyOf(values);
  const read = isNew
    ? NewResourceBody.safeParse(values.pdf === 'words' ? body : { ...body, content: '-' })
    : ChangeResourceBody.safeParse({ ...body, seen: null });
  const fields = read.success ? {} : firstErrors(read.error);
  return values.pdf === 'upload' && values.file === null ? { ...fields, file: deskResourceMessages.missing } : fields;
};

const path = '/api/operator/resources';

/** With words or with a file. `seen` undefined makes a new one. */
export const useSaveResource = () =>
  useDeskChange(({ values, seen }: { readonly values: ResourceValues; readonly seen: string | null | undefined }) => {
    const { content, ...details } = bodyOf(values);
    if (values.pdf === 'upload' && values.file !== null) {
      const form = new FormData();
      for (const [name, field] of Object.entries(details)) form.append(name, String(field));
      if (seen !== undefined) form.append('seen', seen ?? '');
      form.append('file', values.file);
      return upload({ path: `${path}/upload`, form, answer: Success });
    }
    return seen === undefined
      ? api.post(path, { ...details, content }, Success)
      : api.put(`${path}/${values.id}`, { ...details, content, seen }, Success);
  });
export const useRemoveResource = () => useDeskChange((id: string) => api.delete(`${path}/${id}`, Success));
