import type { TeacherClass } from '@hedgerow/contracts/classes';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { GroupsPanel } from './groups-panel.tsx';

const student = (id: string, firstName: string) => ({ id, firstName, lastName: 'Lee' }) as TeacherClass['students'][number];
const shown = {
  id: 'c1',
  name: '8A',
  role: 'owner',
  groups: [{ id: 'g1', name: 'Booster', childIds: ['p1'] }],
  students: [student('p1', 'Ada'), student('p2', 'Ben')],
} as unknown as TeacherClass;

test('a group needs a name and a pupil, and a refusal is read', async () => {
  show(<GroupsPanel shown={{ ...shown, groups: [] }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Make a group' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save the group' }));
  expect(screen.getByText('Please give the group a name.')).toBeTruthy();
  expect(screen.getByText('Please choose at least one pupil.')).toBeTruthy();
  expect(sentTo('POST /api/teacher/classes/c1/groups')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Name of the group'), { target: { value: 'Set 2' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ben Lee' }));
  answer('POST /api/teacher/classes/c1/groups', refusal(409, 'There is a group with this name in the class already.', 'conflict'), {
    json: { id: 'g2', name: 'Set 2', childIds: ['p2'] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save the group' }));
  expect(await screen.findByText('There is a group with this name in the class already.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save the group' }));
  expect(await screen.findByRole('button', { name: 'Make a group' })).toBeTruthy();
  expect(sentTo('POST /api/teacher/classes/c1/groups')).toEqual([
    { name: 'Set 2', childIds: ['p2'] },
    { name: 'Set 2', childIds: ['p2'] },
  ]);
});

test('whoever may only look reads who is in a group', () => {
  show(<GroupsPanel shown={{ ...shown, role: 'read_only' }} />);
  expect(screen.getByText('Ada Lee')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
