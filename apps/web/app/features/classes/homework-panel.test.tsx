import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
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
  startDate: null as string | null,
  dueDate: '2026-11-20',
  pupils: 28,
  done: 23,
  late: 2,
  begun: 1,
  notBegun: 2,
  missing: ['Dev Shah', 'Ivy Lee', 'Sam Fox'].map((name) => ({ id: name, name })),
  remindedOn: null as string | null,
  mayChange: true,
};

test('a teacher reads first who has done the homework, who was late and who has not begun', async () => {
  answer(homework, { json: [piece] });
  show(<HomeworkPanel onOpen={() => undefined} />);
  expect(await screen.findByText('Linear equations')).toBeTruthy();
  for (const words of ['23 done', '2 late', '1 begun', '2 not begun', 'Not handed in: 3']) expect(screen.getByText(words)).toBeTruthy();
  const names = screen.getAllByRole('link', { hidden: true });
  expect(names.map((name) => [name.textContent, name.getAttribute('href')])[0]).toEqual([
    'Dev Shah',
    '/teacher/classes/c1/pupils/Dev Shah',
  ]);
});

test('a press reminds those who have not handed it in, and today it is not pressed again', async () => {
  answer(homework, { json: [piece] });
  answer('POST /api/teacher/classes/c1/homework/g1/remind', { json: { reminded: 3 } });
  const { person } = show(<HomeworkPanel onOpen={() => undefined} />);
  const press = await screen.findByRole('button', { name: 'Remind 3 about Linear equations' });
  answer(homework, { json: [{ ...piece, remindedOn: londonDate(new Date()) }] });
  await person.click(press);
  expect(await screen.findByText('3 pupils reminded')).toBeTruthy();
  expect(await screen.findByText('Reminded today')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('what is due nearest to today, where somebody is missing, comes before newer work and before what everybody did', async () => {
  const today = londonDate(new Date());
  const due = (title: string, days: number, more: object = {}) => ({
    ...piece,
    groupId: title,
    title,
    dueDate: addDays(today, days),
    ...more,
  });
  answer(homework, {
    json: [
      due('Set just now', 14),
      due('All done', 1, { missing: [] }),
      due('Not seen yet', 3, { startDate: addDays(today, 2) }),
      due('Tomorrow', 1),
      due('Last week', -4),
    ],
  });
  show(<HomeworkPanel onOpen={() => undefined} />);
  await screen.findByText('Tomorrow');
  const titles = [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Tomorrow', 'Last week', 'Set just now', 'All done', 'Not seen yet']);
});

test('where work is set, what was set last comes first', async () => {
  const days = { 'Last week': '2026-11-20', 'Set just now': '2026-12-08', Tomorrow: '2026-12-01' };
  answer(homework, { json: Object.entries(days).map(([title, dueDate]) => ({ ...piece, groupId: title, title, dueDate })) });
  show(<HomeworkPanel latest onOpen={() => undefined} />);
  await screen.findByText('Tomorrow');
  const titles = [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Set just now', 'Tomorrow', 'Last week']);
});

test('homework that starts later is named with its day, and nobody is reminded of it', async () => {
  answer(homework, { json: [{ ...piece, startDate: '2999-01-07', dueDate: '2999-01-14' }] });
  show(<HomeworkPanel onOpen={() => undefined} />);
  expect(await screen.findByText(/^Pupils see it from Monday 7 January/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('a reminder that was refused says why', async () => {
  answer(homework, { json: [piece] });
  answer('POST /api/teacher/classes/c1/homework/g1/remind', refusal(409, 'Everybody has handed this in.', 'conflict'));
  const { person } = show(<HomeworkPanel onOpen={() => undefined} />);
  await person.click(await screen.findByRole('button', { name: 'Remind 3 about Linear equations' }));
  expect(await screen.findByText('Everybody has handed this in.')).toBeTruthy();
});

test('homework that cannot be read never looks like none', async () => {
  answer(homework, refusal(503, 'Please try again.', 'unavailable'));
  show(<HomeworkPanel onOpen={() => undefined} />);
  expect(await screen.findByText('We could not load the homework')).toBeTruthy();
  expect(screen.queryByText(/^No homework/)).toBeNull();
});
