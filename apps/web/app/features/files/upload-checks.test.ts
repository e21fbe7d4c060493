import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { checkUpload, typedDate, type UploadFields, uploadForm, uploadSummary, whyFileIsRefused } from './upload-checks.ts';

const megabyte = 1024 * 1024;
const file = (name: string, bytes = 10): File => new File([new Uint8Array(bytes)], name);
const right: UploadFields = {
  file: file('notes.pdf'),
  subject: 'History',
  customSubject: '',
  topic: 'The Tudors',
  lessonDate: '20/11/2026',
  description: '',
};

test('PDF, Word files and pictures are taken, whatever the case of their names', () => {
  expect(['a.pdf', 'a.docx', 'a.JPG', 'a.jpeg', 'a.Png'].map((name) => whyFileIsRefused(file(name)))).toEqual(Array(5).fill(undefined));
});

test('anything else is refused with the reason', () => {
  expect(whyFileIsRefused(null)).toBe('Please select a file');
  expect(whyFileIsRefused(file('photo.heic'))).toBe('Unsupported file type: Please upload PDF, DOCX, or image files only.');
  expect(whyFileIsRefused(file('pdf'))).not.toBe(undefined);
});

test('ten megabytes are taken, one byte more is not', () => {
  expect(whyFileIsRefused({ name: 'a.pdf', size: 10 * megabyte })).toBeUndefined();
  expect(whyFileIsRefused({ name: 'a.pdf', size: 10 * megabyte + 1 })).toBe('File too large: Please upload files smaller than 10MB.');
});

test('an upload with everything in place has no errors', () => {
  expect(checkUpload(right)).toEqual({});
  expect(uploadSummary({})).toBeUndefined();
});

test('what is missing is said once above, and beside each field', () => {
  const errors = checkUpload({ ...right, subject: '', topic: '  ', lessonDate: '31/02/2026' });
  expect(Object.keys(errors).toSorted()).toEqual(['lessonDate', 'subject', 'topic']);
  expect(uploadSummary(errors)).toBe('Missing information: Please fill in all required fields.');
  expect(uploadSummary(checkUpload({ ...right, file: null }))).toBe('Please select a file');
});

const named = (customSubject: string) => checkUpload({ ...right, subject: 'Other', customSubject });

test('the subject Other needs a name of at most 30 characters', () => {
  expect(named('')).toHaveProperty('customSubject');
  expect(named('x'.repeat(30))).toEqual({});
  expect(uploadSummary(named('x'.repeat(31)))).toBe('Subject name too long: Please limit custom subject name to 30 characters.');
});

test('the server receives the date as it keeps it, and no custom name for a listed subject', () => {
  const form = uploadForm({ ...right, file: file('notes.pdf'), customSubject: 'left over' }, undefined);
  expect([form.get('lessonDate'), form.get('customSubject'), form.has('childId')]).toEqual(['2026-11-20', '', false]);
});

test('today is written the British way', () => {
  const day = readCalendarDate('2026-02-03');
  expect(day && typedDate(day)).toBe('03/02/2026');
});
