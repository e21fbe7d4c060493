import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { maxCustomSubjectLength, uploadMessages } from '@hedgerow/domain/upload-rules';

export type UploadDetails = {
  readonly subject: SubjectId;
  readonly customSubject: string | null;
  readonly topic: string;
  readonly lessonDate: string;
  readonly description: string | null;
};

const invalid = (message: string, field: string): AppError => new AppError('invalid', message, { details: { field } });

const clean = (text: string | undefined): string => (text ?? '').replaceAll('\u0000', '').toWellFormed().trim();

/** The fields beside the file (docs/product/uploads.md#what-can-be-uploaded): subject, topic and lesson date are required, and a name when the subject is Other. */
export const readUploadDetails = (fields: Readonly<Record<string, string>>): UploadDetails => {
  const topic = clean(fields['topic']).slice(0, 120);
  const subject = readSubject(clean(fields['subject']));
  const lessonDate = readCalendarDate(clean(fields['lessonDate']));
  if (subject === undefined) throw invalid(uploadMessages.missingFields, 'subject');
  if (topic === '') throw invalid(uploadMessages.missingFields, 'topic');
  if (lessonDate === undefined) throw invalid(uploadMessages.missingFields, 'lessonDate');
  const customSubject = subject === 'other' ? clean(fields['customSubject']) : '';
  if (subject === 'other' && customSubject === '') throw invalid(uploadMessages.missingFields, 'customSubject');
  if (customSubject.length > maxCustomSubjectLength) throw invalid(uploadMessages.customSubjectTooLong, 'customSubject');
  const description = clean(fields['description']).slice(0, 500);
  return {
    subject,
    customSubject: customSubject === '' ? null : customSubject,
    topic,
    lessonDate,
    description: description === '' ? null : description,
  };
};
