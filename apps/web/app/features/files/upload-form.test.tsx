import { uploadMessages } from '@hedgerow/domain/upload-rules';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { UploadForm } from './upload-form.tsx';

const picker = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[type=file]');
  if (found === null) throw new Error('there is nothing to choose a file with');
  return found;
};
const open = () => {
  const onUploaded = vi.fn<() => void>();
  const { person } = show(<UploadForm onUploaded={onUploaded} />);
  return { person, onUploaded, send: () => person.click(screen.getByRole('button', { name: 'Upload' })) };
};
const fileOf = (name: string, bytes: number): File => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

test('an empty form says what is missing beside each field, and leads to the file', async () => {
  const { send } = open();
  await send();
  expect(screen.getByText('Please choose a subject.')).toBeTruthy();
  expect(screen.getByText('Please type the topic.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }));
});

test('only the file is missing: that is all that is said', async () => {
  const { person, send } = open();
  await person.selectOptions(screen.getByLabelText('Subject'), 'Geography');
  await person.type(screen.getByLabelText('Topic'), 'Rivers');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please select a file');
});

test('the name of an own subject may have 30 characters', async () => {
  const { person, send } = open();
  await person.selectOptions(screen.getByLabelText('Subject'), 'Other');
  await person.type(screen.getByLabelText('Topic'), 'Rivers');
  await person.type(screen.getByLabelText('Name of the subject'), 'x'.repeat(31));
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Subject name too long: Please limit custom subject name to 30 characters.');
  await person.clear(screen.getByLabelText('Name of the subject'));
  await person.type(screen.getByLabelText('Name of the subject'), 'x'.repeat(30));
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please select a file');
});

/** As from a drag, or a device whose picker offers every kind of file. */
const choose = (file: File): boolean => fireEvent.change(picker(), { target: { files: [file] } });
const mostBytes = 10 * 1024 * 1024;

test.each([
  ['big.pdf', mostBytes + 1, uploadMessages.tooLarge],
  ['song.mp3', 1000, uploadMessages.unsupported],
])('%s of %i bytes is refused at once, before the rest is filled in', async (name, bytes, words) => {
  open();
  choose(fileOf(name, bytes));
  expect(await screen.findAllByText(words)).not.toEqual([]);
  expect(screen.queryByText('Please choose a subject.')).toBeNull();
});

test('a file that fits takes the fault away', async () => {
  open();
  choose(fileOf('big.pdf', mostBytes + 1));
  expect(await screen.findAllByText(uploadMessages.tooLarge)).not.toEqual([]);
  choose(fileOf('small.pdf', mostBytes));
  expect(await screen.findByText('small.pdf')).toBeTruthy();
  expect(screen.queryByText(uploadMessages.tooLarge)).toBeNull();
});
