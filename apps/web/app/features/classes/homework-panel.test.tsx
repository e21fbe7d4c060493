import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { HomeworkPanel } from './homework-panel.tsx';

const homework = 'GET /api/teacher/homework';
const piece = {
  groupId: 'g1',
  classId: 'c1',
  className: '8A',
  title: 'Linear equations',
  kind: 'assessment',
  dueDate: '2026-11-20',
  pupils: 28,
  done: 23,
  late: 2,
  begun: 1,
  notBegun: 2,
  missing: ['Dev Shah', 'Ivy Lee', 'Sam Fox'].map((name) => ({ id: name, name })),
};

test('a teacher reads first who has done the homework, who was late and who has not begun', async () => {
  answer(homework, { json: [piece] });
  show(<HomeworkPanel />);
  expect(await screen.findByText('Linear equations')).toBeTruthy();
  for (const words of ['23 done', '2 late', '1 begun', '2 not begun', 'Not handed in: 3']) expect(screen.getByText(words)).toBeTruthy();
  const names = screen.getAllByRole('link', { hidden: true });
  expect(names.map((name) => [name.textContent, name.getAttribute('href')])[0]).toEqual([
    'Dev Shah',
    '/teacher/classes/c1/pupils/Dev Shah',
  ]);
});

test('homework that cannot be read never looks like none', async () => {
  answer(homework, refusal(503, 'Please try again.', 'unavailable'));
  show(<HomeworkPanel />);
  expect(await screen.findByText('We could not load the homework')).toBeTruthy();
  expect(screen.queryByText(/^No homework/)).toBeNull();
});
