import type { ClassStudent } from '@hedgerow/contracts/classes';
import { expect, test } from 'vitest';
import { activeInWeek, classAverage, classEngagement, pressed, readiness, sortStudents } from './class-figures.ts';

const pupil = (lastName: string, averageScore: number | null, lastActiveAt: string | null = null): ClassStudent => ({
  id: lastName,
  firstName: 'Sam',
  lastName,
  averageScore,
  currentStreak: 0,
  completedAssessments: 0,
  lastActiveAt,
  engagementScore: null,
  skillsCompleted: 0,
  examReadiness: null,
  topPerformer: false,
});
const names = (students: readonly ClassStudent[]) => students.map(({ lastName }) => lastName);

test('a class average stands on the pupils who have scores, and is not there without any', () => {
  expect(classAverage([pupil('Ash', 80), pupil('Elm', null), pupil('Oak', 61)])).toEqual({ percent: 71, pupils: 2 });
  expect(classAverage([pupil('Ash', null)])).toBeUndefined();
  expect(classAverage([pupil('Ash', 0)])).toEqual({ percent: 0, pupils: 1 });
});

test('engagement and readiness of a class stand on the pupils of whom something is known', () => {
  const [ash, elm, oak] = [pupil('Ash', null), pupil('Elm', null), pupil('Oak', null)];
  expect([classEngagement([ash]), readiness([ash])]).toEqual([undefined, { ready: 0, known: 0 }]);
  const known = [
    { ...ash, engagementScore: 90, examReadiness: 'ready' as const },
    { ...elm, engagementScore: 0, examReadiness: 'nearly' as const },
    oak,
  ];
  expect(classEngagement(known)).toEqual({ percent: 45, pupils: 2 });
  expect(readiness(known)).toEqual({ ready: 1, known: 2 });
});

test('active this week is the last seven days', () => {
  const students = [pupil('Ash', null, '2026-11-14T09:00:00Z'), pupil('Elm', null, '2026-11-14T08:00:00Z'), pupil('Oak', null)];
  expect(activeInWeek(students, new Date('2026-11-21T08:30:00Z'))).toBe(1);
});

test('pupils stand by name or by score; who has no score stands last both ways', () => {
  const students = [pupil('Oak', 50), pupil('Elm', null), pupil('Ash', 90)];
  expect(names(sortStudents(students, { by: 'name', direction: 'ascending' }))).toEqual(['Ash', 'Elm', 'Oak']);
  expect(names(sortStudents(students, { by: 'score', direction: 'ascending' }))).toEqual(['Oak', 'Ash', 'Elm']);
  expect(names(sortStudents(students, { by: 'score', direction: 'descending' }))).toEqual(['Ash', 'Oak', 'Elm']);
});

test('pressing a column sorts by it, and pressing it again turns it round', () => {
  const byScore = pressed({ by: 'name', direction: 'ascending' }, 'score');
  expect(byScore).toEqual({ by: 'score', direction: 'ascending' });
  expect(pressed(byScore, 'score')).toEqual({ by: 'score', direction: 'descending' });
});
