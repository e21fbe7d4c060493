import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { NotePanel } from './note-panel.tsx';
import { NotesFromHome } from './notes-from-home.tsx';

const id = '01a1fd6f-0000-7000-8000-000000000001';
const note = { id, from: 'Ann', words: 'Well done!', createdAt: '2026-11-28T10:00:00.000Z', readAt: null };
const path = '/api/parent/child/c1/notes';

test('a pupil reads a note and it goes; a failure keeps it; a parent who looks has no button', async () => {
  answer('GET /api/student/notes', { json: [note] });
  answer(`POST /api/student/notes/${id}/read`, refusal(503, 'Please try again.'), { json: [] });
  const { person } = show(<NotesFromHome looks={false} />);
  expect(await screen.findByText('From Ann')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'I have read it: Well done!' }));
  expect(await screen.findByText('Please try again.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'I have read it: Well done!' }));
  await expect.poll(() => screen.queryByText('Well done!')).toBeNull();
  cleanup();
  answer('GET /api/student/notes', { json: [note] });
  show(<NotesFromHome looks />);
  expect(await screen.findByText('Well done!')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a parent writes a note, reads a refusal, and takes one back that waits', async () => {
  answer(`GET ${path}`, { json: [] });
  answer(`POST ${path}`, refusal(400, 'Please choose different words. A child will read this.'), { json: [note] });
  answer(`DELETE ${path}/${id}`, { json: [] });
  const { person } = show(<NotePanel childId="c1" name="Maya" />);
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send the note' });
  expect(send.disabled).toBe(true);
  await person.type(screen.getByLabelText('Your note'), 'Well done!');
  await person.click(send);
  expect(await screen.findByText('Please choose different words. A child will read this.')).toBeTruthy();
  await person.click(send);
  expect(await screen.findByText(/Not read yet/)).toBeTruthy();
  expect(sentTo(`POST ${path}`)[1]).toEqual({ words: 'Well done!' });
  await person.click(screen.getByRole('button', { name: 'Take back: Well done!' }));
  await expect.poll(() => screen.queryByText(/Not read yet/)).toBeNull();
});
