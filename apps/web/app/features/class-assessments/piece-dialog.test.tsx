import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { type Again, PieceDialog } from './piece-dialog.tsx';

const address = '/api/teacher/classes/c1/homework/g1';
const piece = {
  groupId: 'g1',
  classId: 'c1',
  title: 'Check',
  topic: 'Fractions',
  description: '',
  kind: 'assessment',
  difficulty: 'beginner',
  numQuestions: 5,
  startDate: null,
  dueDate: '2026-11-30',
  samePaper: true,
  paperId: 'paper',
  resourceId: null,
  pupils: 3,
  done: 1,
  begun: 1,
};
const dialog = (onAgain = vi.fn<(again: Again) => void>(), onClose = vi.fn<() => void>()) => ({
  onAgain,
  onClose,
  ...show(<PieceDialog opened onClose={onClose} classId="c1" groupId="g1" title="Check" onAgain={onAgain} />),
});

test('only what was changed is sent', async () => {
  answer(`GET ${address}`, { json: piece });
  answer(`PATCH ${address}`, { json: piece });
  const { person, onClose } = dialog();
  await person.type(await screen.findByLabelText('Title'), ' again');
  // Somebody has begun: it cannot start later.
  expect(screen.queryByLabelText('Pupils see it from')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText('“Check again” has changed for everybody who has it.')).toBeTruthy();
  expect(sentTo(`PATCH ${address}`)).toEqual([{ title: 'Check again' }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a change that was refused stays in the form with its reason', async () => {
  answer(`GET ${address}`, { json: piece });
  answer(`PATCH ${address}`, refusal(400, 'Please choose different words. A child will read this.'));
  const { person, onClose } = dialog();
  await person.type(await screen.findByLabelText('Title'), ' again');
  await person.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(await screen.findByText('Please choose different words. A child will read this.')).toBeTruthy();
  expect(screen.getByDisplayValue('Check again')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('taking it back asks first, and says what stays', async () => {
  answer(`GET ${address}`, { json: piece });
  answer(`DELETE ${address}`, { json: { takenBack: 2 } });
  const { person, onClose } = dialog();
  await person.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(screen.getByText('This takes it from everybody who has not handed it in (2). What was handed in stays.')).toBeTruthy();
  expect(sentTo(`DELETE ${address}`)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Yes, take it back' }));
  expect(await screen.findByText('Taken back')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

test('it is set again with a copy of its questions', async () => {
  const paper = { id: 'copy', origin: '', text: null, questions: [] };
  answer(`GET ${address}`, { json: piece });
  answer('POST /api/teacher/papers/paper/copy', { json: paper });
  const { person, onAgain } = dialog();
  await person.click(await screen.findByRole('button', { name: 'Set it again' }));
  await waitFor(() => expect(onAgain).toHaveBeenCalledWith({ piece, paper }));
});

test('what there was to read is set again, too', async () => {
  const reading = { ...piece, kind: 'reading', samePaper: false, paperId: null, resourceId: 'sheet' };
  answer(`GET ${address}`, { json: reading });
  const { person, onAgain } = dialog();
  await person.click(await screen.findByRole('button', { name: 'Set it again' }));
  expect(onAgain).toHaveBeenCalledWith({ piece: reading, paper: undefined });
});

test('questions that everybody had leave for another platform, and a refusal is said', async () => {
  answer(`GET ${address}`, { json: piece });
  answer('POST /api/teacher/papers/paper/qti', refusal(404, 'These questions are no longer kept.', 'not_found'));
  const { person } = dialog();
  await person.click(await screen.findByRole('button', { name: 'Save for another platform (QTI 3)' }));
  expect(await screen.findByText('The package was not made')).toBeTruthy();
  expect(sentTo('POST /api/teacher/papers/paper/qti')).toEqual([{ title: piece.title }]);
});
