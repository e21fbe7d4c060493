import { maxUploadBytes } from '@hedgerow/domain/upload-rules';
import { resourceKindOf, resourceMessages } from '@hedgerow/domain/resource-rules';

export type ResourceFields = {
  readonly file: File | null;
  readonly title: string;
  readonly subject: string;
  readonly description: string;
  readonly classIds: readonly string[];
};
export type ResourceErrors = Partial<Record<'file' | 'title' | 'classIds', string>>;

/** Told when the file is chosen; the server looks inside. */
export const whyRefused = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (resourceKindOf(name) === undefined) return resourceMessages.unsupported;
  if (size > maxUploadBytes) return resourceMessages.tooLarge;
  return size === 0 ? resourceMessages.empty : undefined;
};

export const resourceErrors = ({ file, title, classIds }: ResourceFields): ResourceErrors => {
  const refused = file === null ? 'Please choose a file.' : whyRefused(file);
  return {
    ...(refused === undefined ? {} : { file: refused }),
    ...(title.trim() === '' ? { title: 'Please give it a title.' } : {}),
    ...(classIds.length === 0 ? { classIds: 'Please choose at least one class.' } : {}),
  };
};

export const formOf = ({ file, title, subject, description, classIds }: ResourceFields): FormData => {
  const form = new FormData();
  const fields = { title, subject, description, classIds: classIds.join(',') };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (file !== null) form.append('file', file);
  return form;
};

/** "240 KB", "3.1 MB". */
export const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
