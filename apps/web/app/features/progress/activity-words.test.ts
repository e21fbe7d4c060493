import type { ActivityItem } from '@hedgerow/contracts/progress';
import { expect, test } from 'vitest';
import { aboutWords, statusWords, targetOf, titleWords, whenWords } from './activity-words.ts';

const target = (id: string, status: ActivityItem['status'] = 'completed', metadata = {}) => targetOf({ id, status, metadata });

test('an unfinished assessment goes on where it stopped, a finished one is reviewed', () => {
  expect(target('assessment-7', 'in-progress')).toEqual({ kind: 'resume', assessmentId: '7' });
  expect(target('assessment-7')).toEqual({ kind: 'review', assessmentId: '7' });
  expect(target('file-a')).toEqual({ kind: 'file', fileId: 'a' });
  expect(target('revision-b')).toEqual({ kind: 'guide', guideId: 'b' });
  expect(target('pdf-download-c')).toEqual({ kind: 'paper', downloadId: 'c' });
  expect(target('cards-d-2026-11-20', 'completed', { guideId: 'e' })).toEqual({ kind: 'cards', guideId: 'e' });
});

test('what was read because it was set opens, and what has no page of its own shows what is known of it', () => {
  expect(target('work-f', 'completed', { guideId: 'g' })).toEqual({ kind: 'guide', guideId: 'g' });
  expect(target('work-f', 'completed', { fileId: 'h' })).toEqual({ kind: 'file', fileId: 'h' });
  expect(target('check-i')).toEqual({ kind: 'details' });
  expect(target('cards-d-2026-11-20')).toEqual({ kind: 'details' });
});

test('each kind of work has its own word for done', () => {
  expect(statusWords({ type: 'assessment', status: 'completed' })).toBe('Completed');
  expect(statusWords({ type: 'file-upload', status: 'completed' })).toBe('Uploaded');
  expect(statusWords({ type: 'revision', status: 'completed' })).toBe('Created');
  expect(statusWords({ type: 'assessment', status: 'in-progress' })).toBe('In Progress');
  expect(statusWords({ type: 'file-upload', status: 'failed' })).toBe('Failed');
});

const say = (happened: string, now = '2026-11-20T08:00:00Z') =>
  whenWords(new Date(happened), new Date(now), (at) => at.toISOString().slice(0, 10));

test('yesterday is the day before on the calendar, not the last 24 hours', () => {
  expect(say('2026-11-20T00:30:00Z')).toBe('Today');
  expect(say('2026-11-19T23:00:00Z')).toBe('Yesterday');
  expect(say('2026-11-18T09:00:00Z')).toBe('2026-11-18');
});

test('late on the day of 25 hours, on which the clocks go back, the day before is still yesterday', () => {
  expect(say('2026-10-24T12:00:00Z', '2026-10-25T23:30:00Z')).toBe('Yesterday');
  expect(say('2026-10-24T23:30:00Z', '2026-10-25T23:30:00Z')).toBe('Today');
});

test('work is named by its topic, a file by its name, and the kind is said to those who read well', () => {
  const quiz = { type: 'assessment', title: 'Maths: Shapes', topic: 'Shapes', subject: 'Maths' } as const;
  expect(titleWords(quiz)).toBe('Shapes');
  expect(titleWords({ ...quiz, topic: 'mitosis' })).toBe('Mitosis');
  expect(titleWords({ ...quiz, type: 'file-upload', title: 'notes.pdf' })).toBe('notes.pdf');
  expect(aboutWords(quiz, 'Today', true)).toBe('Maths · Today');
  expect(aboutWords(quiz, 'Today', false)).toBe('Assessment · Maths · Today');
});
