import type { SchoolFile } from '@hedgerow/contracts/files';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { FileView } from './file-view.tsx';

const id = '01990000-0000-7000-8000-000000000001';
const file: SchoolFile = {
  id,
  originalName: 'domesday.jpg',
  filename: 'domesday.jpg',
  subject: 'history',
  subjectName: 'History',
  customSubject: null,
  topic: 'The Domesday Book',
  lessonDate: '2026-11-20',
  description: null,
  uploadedAt: '2026-11-20T15:00:00.000Z',
  fileSize: 120_000,
  mimeType: 'image/jpeg',
  state: 'needs_checking',
  progress: 100,
  warnings: ['low_confidence'],
  failure: null,
  ocrText: 'Winchester had a treasury.',
  textCorrected: false,
  uploadedByParent: false,
};
const open = (what: Partial<SchoolFile>, simple = false) => {
  answer(`GET /api/files/${id}`, { json: { ...file, ...what } });
  return show(<FileView fileId={id} simple={simple} onDeleted={() => undefined} />);
};

test('a photo stands with the text that was read in it, and can be made larger', async () => {
  const { person } = open({});
  const photo = await screen.findByRole('img', { name: 'domesday.jpg' });
  expect(photo.getAttribute('src')).toBe(`/api/files/${id}/view`);
  expect(screen.getByLabelText('We read this. Is it right?')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Make the photo larger' }));
  expect(screen.getByRole('button', { name: 'Make the photo smaller' })).toBeTruthy();
});

test.each([
  ['while it is read', { state: 'reading', progress: 40, ocrText: null }, false],
  ['when it could not be read', { state: 'failed', failure: 'We could not read this file.', ocrText: null }, false],
  ['for the youngest', { state: 'ready' }, true],
] as const)('the photo is there %s', async (_, what, simple) => {
  open(what, simple);
  expect(await screen.findByRole('img', { name: 'domesday.jpg' })).toBeTruthy();
});

test('a photo that does not load says so, and the text can still be put right', async () => {
  open({});
  fireEvent.error(await screen.findByRole('img', { name: 'domesday.jpg' }));
  expect(screen.getByText(/^The photo did not load/)).toBeTruthy();
  expect(screen.getByLabelText('We read this. Is it right?')).toBeTruthy();
});

const pdf = { mimeType: 'application/pdf', originalName: 'domesday.pdf' };

test('the first page of a PDF stands with the text that was read in it, and the rest opens with its button', async () => {
  open(pdf);
  const page = await screen.findByRole('img', { name: 'Page 1 of domesday.pdf' });
  expect(page.getAttribute('src')).toBe(`/api/files/${id}/page`);
  expect(screen.getByLabelText('We read this. Is it right?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make the page larger' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View Original File' })).toBeTruthy();
});

test.each([
  ['a PDF that could not be read', { ...pdf, state: 'failed' as const }],
  ['a Word file', { mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }],
])('%s is opened with its button: there is no picture of it', async (_, what) => {
  open(what);
  expect(await screen.findByRole('button', { name: 'View Original File' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
