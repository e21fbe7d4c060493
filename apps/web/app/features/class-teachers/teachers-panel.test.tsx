import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { TeachersPanel } from './teachers-panel.tsx';

const address = '/api/teacher/classes/c1/teachers';
const owner = { id: 't1', name: 'Tess Hart', role: 'owner', until: null };
const cover = { id: 't2', name: 'Cole Ash', role: 'cover', until: '2026-12-04' };
const all = { teachers: [owner, cover], mayManage: true, colleagues: [{ id: 't3', name: 'Lou Park' }] };

test('whoever may only look or teach reads who else does, and changes nothing', async () => {
  answer(`GET ${address}`, { json: { ...all, mayManage: false, colleagues: [] } });
  show(<TeachersPanel address={address} />);
  expect(await screen.findByText('Cover until 4 December 2026')).toBeTruthy();
  expect(screen.getByText('Teacher of the class')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the owner adds a colleague in a press, and a refusal is read', async () => {
  answer(`GET ${address}`, { json: all });
  show(<TeachersPanel address={address} />);
  fireEvent.change(await screen.findByLabelText('In this class'), { target: { value: 'read_only' } });
  expect(screen.getByText('Sees everything about the class and changes nothing.')).toBeTruthy();
  expect(screen.queryByLabelText('Last day')).toBeNull();
  answer(`PUT ${address}/t3`, refusal(400, 'Please choose a colleague of your school.'));
  fireEvent.click(screen.getByRole('button', { name: 'Add to the class' }));
  expect(await screen.findByText('Please choose a colleague of your school.')).toBeTruthy();
  const added = { id: 't3', name: 'Lou Park', role: 'read_only', until: null };
  answer(`PUT ${address}/t3`, { json: { ...all, teachers: [...all.teachers, added], colleagues: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Add to the class' }));
  const list = within(await screen.findByRole('list', { name: 'Teachers of this class' }));
  expect(await list.findByText('Lou Park')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to the class' })).toBeNull();
});

test('a cover is extended, or removed', async () => {
  answer(`GET ${address}`, { json: all });
  show(<TeachersPanel address={address} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change what Cole Ash does' }));
  expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-12-04');
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-12-18' } });
  answer(`PUT ${address}/t2`, { json: { ...all, teachers: [owner, { ...cover, until: '2026-12-18' }] } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cover until 18 December 2026')).toBeTruthy();
  answer(`DELETE ${address}/t2`, { json: { ...all, teachers: [owner] } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Cole Ash' }));
  await screen.findByText('Cole Ash does not see this class any more.');
  expect(screen.queryByText('Cover until 18 December 2026')).toBeNull();
});
