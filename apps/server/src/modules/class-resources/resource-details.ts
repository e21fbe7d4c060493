import { AppError } from '@hedgerow/domain/errors';
import { resourceMessages } from '@hedgerow/domain/resource-rules';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { screenText } from '@hedgerow/teaching/safety/screen-text';

export type ResourceDetails = {
  readonly title: string;
  readonly subject: SubjectId;
  readonly description: string;
  readonly classIds: readonly string[];
};

const invalid = (message: string, field: string): AppError => new AppError('invalid', message, { details: { field } });

const clean = (text: string | undefined): string => (text ?? '').replaceAll('\u0000', '').toWellFormed().trim();

/** The fields beside the file: title, subject and classes have to be there. */
export const readResourceDetails = (fields: Readonly<Record<string, string>>): ResourceDetails => {
  const title = clean(fields['title']).slice(0, 120);
  const description = clean(fields['description']).slice(0, 500);
  const subject = readSubject(clean(fields['subject']));
  const classIds = [...new Set(clean(fields['classIds']).split(',').filter(Boolean))];
  if (title === '') throw invalid(resourceMessages.missing, 'title');
  if (subject === undefined) throw invalid(resourceMessages.missing, 'subject');
  if (classIds.length === 0) throw invalid(resourceMessages.missing, 'classIds');
  // Children read these words: the same sieve as for what a child types.
  const unkind = (['title', 'description'] as const).find((field) => screenText(field === 'title' ? title : description).kind === 'unfit');
  if (unkind !== undefined) throw invalid('Please choose different words. A child will read this.', unkind);
  return { title, subject, description, classIds };
};
