import type { TeacherClass } from '@hedgerow/contracts/classes';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { SchemePanel } from './scheme-panel.tsx';

const address = '/api/teacher/classes/c1/scheme';
const shown = { id: 'c1', name: '8A', role: 'owner', yearGroup: 'Year 8' } as TeacherClass;
const offered = [
  { id: 'maths-year-7', title: 'Maths, Year 7' },
  { id: 'maths-year-8', title: 'Maths, Year 8' },
];
const step = { week: 4, monday: '2026-09-21', topic: 'Ratio and proportion', objectives: ['Share in a ratio'] };
const chosen = {
  ...offered[1],
  startDate: '2026-09-02',
  week: 4,
  weeks: 35,
  now: step,
  next: { ...step, week: 5, monday: '2026-09-28', topic: 'Fractions' },
};
const panel = (role: TeacherClass['role'], set: (begin: object) => void = () => undefined) =>
  show(<SchemePanel shown={{ ...shown, role }} onSet={set} onStarter={() => undefined} />);

test('the scheme of the class’s year is offered first, and a refusal is read', async () => {
  answer(`GET ${address}`, { json: { offered, chosen: null } });
  answer(`PUT ${address}`, refusal(400, 'Please choose the day on which the scheme begins.'), { json: { offered, chosen } });
  panel('owner');
  expect((await screen.findByLabelText<HTMLSelectElement>('Scheme')).value).toBe('maths-year-8');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-09-02' } });
  fireEvent.click(screen.getByRole('button', { name: 'Follow this scheme' }));
  expect(await screen.findByText('Please choose the day on which the scheme begins.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Follow this scheme' }));
  expect(await screen.findByText('Maths, Year 8. Week 4 of 35.')).toBeTruthy();
  expect(sentTo(`PUT ${address}`)[1]).toEqual({ schemeId: 'maths-year-8', startDate: '2026-09-02' });
});

test('this week’s work goes into the form, and a holiday moves the weeks', async () => {
  answer(`GET ${address}`, { json: { offered, chosen } });
  answer(`PUT ${address}`, { json: { offered, chosen: { ...chosen, week: 3 } } });
  const begun: object[] = [];
  panel('co_teacher', (begin) => begun.push(begin));
  fireEvent.click(await screen.findByRole('button', { name: 'Set this' }));
  expect(begun).toEqual([{ title: 'Week 4: Ratio and proportion', topic: 'Ratio and proportion' }]);
  fireEvent.click(screen.getByRole('button', { name: 'One week later' }));
  expect(await screen.findByText('Maths, Year 8. Week 3 of 35.')).toBeTruthy();
  expect(sentTo(`PUT ${address}`)).toEqual([{ schemeId: 'maths-year-8', startDate: '2026-09-09' }]);
});

test('whoever may only look has the starter and nothing to change; a subject without schemes has no panel', async () => {
  answer(`GET ${address}`, { json: { offered, chosen } });
  panel('read_only');
  expect(await screen.findByRole('button', { name: 'Starter of five' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  cleanup();
  answer(`GET ${address}`, { json: { offered: [], chosen: null } });
  panel('owner');
  await expect.poll(() => screen.queryByText('Scheme of learning')).toBeNull();
});
