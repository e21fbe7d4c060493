import { expect, test } from 'vitest';
import { aboutWords, statusWords, targetOf, titleWords, whenWords } from './activity-words.ts';

test('an unfinished assessment goes on where it stopped, a finished one is reviewed', () => {
  expect(targetOf({ id: 'assessment-7', status: 'in-progress' })).toEqual({ kind: 'resume', assessmentId: '7' });
  expect(targetOf({ id: 'assessment-7', status: 'completed' })).toEqual({ kind: 'review', assessmentId: '7' });
  expect(targetOf({ id: 'file-a', status: 'completed' })).toEqual({ kind: 'file', fileId: 'a' });
  expect(targetOf({ id: 'revision-b', status: 'completed' })).toEqual({ kind: 'guide', guideId: 'b' });
  expect(targetOf({ id: 'pdf-download-c', status: 'completed' })).toBeUndefined();
});

test('each kind of work has its own word for done', () => {
  expect(statusWords({ type: 'assessment', status: 'completed' })).toBe('Completed');
  expect(statusWords({ type: 'file-upload', status: 'completed' })).toBe('Uploaded');
  expect(statusWords({ type: 'revision', status: 'completed' })).toBe('Created');
  expect(statusWords({ type: 'assessment', status: 'in-progress' })).toBe('In Progress');
  expect(statusWords({ type: 'file-upload', status: 'failed' })).toBe('Failed');
});

const day = (at: Date) => at.toISOString().slice(0, 10);

const say = (happened: string) => whenWords(new Date(happened), new Date('2026-11-20T08:00:00Z'), day, day);

test('yesterday is the day before on the calendar, not the last 24 hours', () => {
  expect(say('2026-11-20T00:30:00Z')).toBe('Today');
  expect(say('2026-11-19T23:00:00Z')).toBe('Yesterday');
  expect(say('2026-11-18T09:00:00Z')).toBe('2026-11-18');
});

test('work is named by its topic, a file by its name, and the kind is said to those who read well', () => {
  const quiz = { type: 'assessment', title: 'Maths: Shapes', topic: 'Shapes', subject: 'Maths' } as const;
  expect(titleWords(quiz)).toBe('Shapes');
  expect(titleWords({ ...quiz, type: 'file-upload', title: 'notes.pdf' })).toBe('notes.pdf');
  expect(aboutWords(quiz, 'Today', true)).toBe('Maths · Today');
  expect(aboutWords(quiz, 'Today', false)).toBe('Assessment · Maths · Today');
});
