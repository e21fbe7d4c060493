import { type CalendarDate, datePartsOf, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { maxCustomSubjectLength, maxUploadBytes, uploadExtensions, uploadMessages } from '@hedgerow/domain/upload-rules';

export type UploadFields = {
  readonly file: File | null;
  readonly subject: string;
  readonly customSubject: string;
  readonly topic: string;
  /** As it was typed: DD/MM/YYYY. */
  readonly lessonDate: string;
  readonly description: string;
};

/** What the browser's picker offers (docs/product/uploads.md#what-can-be-uploaded): a phone then turns its photographs into JPEG by itself. */
export const acceptedFiles = '.pdf,.docx,.jpg,.jpeg,.png,image/jpeg,image/png,application/pdf';

/** docs/product/uploads.md#what-can-be-uploaded: why a file cannot be taken, before it is sent; the server looks inside it as well. */
export const whyFileIsRefused = (file: Pick<File, 'name' | 'size'> | null): string | undefined => {
  if (file === null) return uploadMessages.missingFile;
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!uploadExtensions.some((known) => known === extension)) return uploadMessages.unsupported;
  return file.size > maxUploadBytes ? uploadMessages.tooLarge : undefined;
};

/** The error beside each field; a field that is right is left out. */
export const checkUpload = (fields: UploadFields): Partial<Record<keyof UploadFields, string>> => {
  const errors: Partial<Record<keyof UploadFields, string>> = {};
  const refused = whyFileIsRefused(fields.file);
  if (refused !== undefined) errors.file = refused;
  if (fields.subject === '') errors.subject = 'Please choose a subject.';
  if (fields.subject === 'Other' && fields.customSubject.trim() === '') errors.customSubject = 'Please type the name of the subject.';
  if (fields.customSubject.trim().length > maxCustomSubjectLength) errors.customSubject = uploadMessages.customSubjectTooLong;
  if (fields.topic.trim() === '') errors.topic = 'Please type the topic.';
  if (readCalendarDate(fields.lessonDate) === undefined) errors.lessonDate = 'Please type a date as DD/MM/YYYY, for example 20/11/2026.';
  return errors;
};

/** The sentence above the form: that something is missing, or the fault of the one field that is filled in wrongly. */
export const uploadSummary = (errors: Partial<Record<keyof UploadFields, string>>): string | undefined => {
  if (errors.file !== undefined && errors.file !== uploadMessages.missingFile) return errors.file;
  if (errors.customSubject === uploadMessages.customSubjectTooLong) return errors.customSubject;
  const others = Object.keys(errors).filter((field) => field !== 'file');
  if (others.length > 0) return uploadMessages.missingFields;
  return errors.file;
};

/** "20/11/2026" */
export const typedDate = (date: CalendarDate): string => {
  const { year, month, day } = datePartsOf(date);
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
};

/** The body of POST /api/files/upload. The file comes last, so that a server may judge the fields before it. */
export const uploadForm = (fields: UploadFields & { readonly file: File }, childId: string | undefined): FormData => {
  const form = new FormData();
  form.set('subject', fields.subject);
  form.set('topic', fields.topic.trim());
  form.set('lessonDate', readCalendarDate(fields.lessonDate) ?? '');
  form.set('description', fields.description.trim());
  form.set('customSubject', fields.subject === 'Other' ? fields.customSubject.trim() : '');
  if (childId !== undefined) form.set('childId', childId);
  form.set('file', fields.file);
  return form;
};
