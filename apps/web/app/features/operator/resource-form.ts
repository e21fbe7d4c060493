import { ChangeResourceBody, type DeskResource, deskResourceMessages, NewResourceBody } from '@hedgerow/contracts/operator-resources';
import { Success } from '@hedgerow/contracts/shapes';
import { api } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { useDeskChange } from './api.ts';
import { firstErrors } from './first-errors.ts';

export type ResourceValues = Omit<NewResourceBody, 'content'> & {
  readonly content: string;
  /** Where the PDF comes from: `kept` is the one there is. */
  readonly pdf: 'kept' | 'words' | 'upload';
  readonly file: File | null;
};
export type ResourceErrors = Partial<Record<string, string>>;

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

const detailsOf = ({ id, title, description, subject, resourceType, stage, keyStage }: ResourceValues) => ({
  id,
  title,
  description,
  subject,
  resourceType,
  stage,
  keyStage,
});
const bodyOf = (values: ResourceValues) => ({
  ...detailsOf(values),
  draft: values.draft,
  content: values.pdf === 'words' ? values.content : null,
});

export const resourceProblems = (values: ResourceValues, isNew: boolean): ResourceErrors => {
  const body = bodyOf(values);
  const schema = isNew ? NewResourceBody : ChangeResourceBody;
  const read = schema.safeParse(isNew && values.pdf !== 'words' ? { ...body, content: '-' } : body);
  const fields = read.success ? {} : firstErrors(read.error);
  return values.pdf === 'upload' && values.file === null ? { ...fields, file: deskResourceMessages.missing } : fields;
};

const path = '/api/operator/resources';

/** New or changed, with words or with a file. */
export const useSaveResource = (isNew: boolean) =>
  useDeskChange((values: ResourceValues) => {
    const body = bodyOf(values);
    if (values.pdf === 'upload' && values.file !== null) {
      const form = new FormData();
      for (const [name, text] of Object.entries(detailsOf(values))) form.append(name, text);
      form.append('draft', String(values.draft));
      form.append('file', values.file);
      return upload({ path: `${path}/upload`, form, answer: Success });
    }
    return isNew ? api.post(path, body, Success) : api.put(`${path}/${values.id}`, body, Success);
  });
export const useRemoveResource = () => useDeskChange((id: string) => api.delete(`${path}/${id}`, Success));
