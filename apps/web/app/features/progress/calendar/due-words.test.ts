import type { DueWork } from '@hedgerow/contracts/calendar';
import { expect, test } from 'vitest';
import { dueByDate, dueStateWords, dueWords } from './due-words.ts';

const work = (title: string, dueDate: string, state: DueWork['state'] = 'open'): DueWork => ({
  id: title,
  title,
  kind: 'assessment',
  subject: 'maths',
  dueDate,
  state,
});

test('a day has the work that is due on it; what was taken back is gone', () => {
  const works = [
    work('Fractions', '2026-11-24'),
    work('Gone', '2026-11-24', 'withdrawn'),
    work('Plants', '2026-11-24'),
    work('Late', '2026-11-25'),
  ];
  const due = dueByDate(works);
  expect([...due.keys()]).toEqual(['2026-11-24', '2026-11-25']);
  expect(dueWords(due.get('2026-11-24') ?? [])).toBe('due: Fractions, Plants');
});

test('a pupil reads no blame; a parent reads where it stands', () => {
  const states = ['open', 'started', 'overdue', 'done', 'late'] as const;
  expect(states.map((state) => dueStateWords(state, true).words)).toEqual(['To do', 'Started', 'Still to do', 'Done', 'Done']);
  expect(states.map((state) => dueStateWords(state, false).words)).toEqual(['To do', 'Started', 'Not done yet', 'Done', 'Done late']);
});
