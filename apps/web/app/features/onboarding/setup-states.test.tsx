import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { SetupAlreadyComplete } from './setup-states.tsx';

const kit = {
  id: '01a1fd6f-0000-7000-8000-000000000002',
  firstName: 'Kit',
  lastName: 'Lee',
  age: 9,
  dateOfBirth: '2017-03',
  yearGroup: 'Year 4',
};
const children = (status: 'active' | 'pending') =>
  answer('GET /api/onboarding/parent-children', { json: [{ ...kit, school: null, status, linked: false }] });
const part = <SetupAlreadyComplete onChange={vi.fn<() => void>()} />;

test('a family that waits is led to its plans, and may change what it typed', async () => {
  children('pending');
  show(part);
  expect(await screen.findByRole('button', { name: 'Change what I entered' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choose your plans' })).toBeDefined();
});

test('a family that pays is not sent to choose plans again', async () => {
  children('active');
  show(part);
  expect(await screen.findByRole('link', { name: 'Go to my dashboard' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Choose your plans' })).toBeNull();
});
