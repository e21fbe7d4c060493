import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { FollowUp } from './follow-up.tsx';

const call = 'POST /api/teacher/classes/c1/follow-ups';
const misconception = { topicId: 'maths.ks3.brackets', misconceptionId: 'first-only', topic: 'Brackets' };
const read = 'GET /api/teacher/classes/c1/follow-ups';
const there = { topicId: 'maths.ks3.brackets', misconceptionId: 'first-only', dueDate: '2026-12-07' };
const part = <FollowUp classId="c1" misconception={misconception} childIds={['p1', 'p2']} />;

test('one press sets a follow-up by the ids of the misconception, for those who show it', async () => {
  answer(call, { json: { groupId: 'g1', pupils: 2, questions: 5 } });
  const { person } = show(part);
  await person.click(screen.getByRole('button', { name: 'Set a follow-up for these 2 pupils: Brackets' }));
  expect(await screen.findByText(/5 questions set for 2 pupils, due in a week/)).toBeTruthy();
  expect(sentTo(call)).toEqual([{ topicId: 'maths.ks3.brackets', misconceptionId: 'first-only', childIds: ['p1', 'p2'] }]);
  expect(screen.queryByRole('button', { name: /^Set a follow-up/ })).toBeNull();
});

test('what was set before is said, and only those who do not have it are offered it', async () => {
  answer(read, { json: [{ ...there, childIds: ['p1'] }] });
  answer(call, { json: { groupId: 'g1', pupils: 1, questions: 5 } });
  const { person } = show(part);
  expect(await screen.findByText(/Set already for 1 of them, due 7.Dec/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Set a follow-up for the other pupil: Brackets' }));
  expect(await screen.findByText(/5 questions set for 1 pupil, due in a week/)).toBeTruthy();
  expect(sentTo(call)).toMatchObject([{ childIds: ['p2'] }]);
});

test('a follow-up that everybody has been given is not offered again', async () => {
  answer(read, { json: [{ ...there, childIds: ['p2', 'p1'] }] });
  show(part);
  expect(await screen.findByText(/Follow-up set already, due 7.Dec/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Set a follow-up/ })).toBeNull();
});

test('a follow-up that was not set says why and can be pressed again', async () => {
  answer(call, refusal(409, 'There are too few questions on this.', 'conflict'));
  const { person } = show(part);
  await person.click(screen.getByRole('button', { name: /^Set a follow-up/ }));
  expect(await screen.findByText('There are too few questions on this.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Set a follow-up/ })).toBeTruthy();
});
