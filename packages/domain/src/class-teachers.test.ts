import { expect, test } from 'vitest';
import type { CalendarDate } from './calendar-dates.ts';
import { addedRolesWith, classTeacherRoles, mayInClass, readCoverDay, wantInClass } from './class-teachers.ts';

const who = (right: 'read' | 'teach' | 'manage') => classTeacherRoles.filter((role) => mayInClass(role, right));

test('all read, all but read only teach, and the owner alone manages', () => {
  expect(who('read')).toEqual(['owner', 'co_teacher', 'cover', 'read_only']);
  expect(who('teach')).toEqual(['owner', 'co_teacher', 'cover']);
  expect(who('manage')).toEqual(['owner']);
  expect([addedRolesWith('teach'), addedRolesWith('manage')]).toEqual([['co_teacher', 'cover'], []]);
});

test('whoever may not is told whom to ask', () => {
  expect(() => wantInClass('read_only', 'teach')).toThrow('ask its teacher');
  expect(() => wantInClass('co_teacher', 'manage')).toThrow('administrator');
  expect(() => wantInClass('cover', 'teach')).not.toThrow();
});

test('cover ends on a real day, from today on and within a year', () => {
  const today = '2026-09-01' as CalendarDate;
  expect(['2026-09-01', '2027-09-02'].map((text) => readCoverDay(text, today))).toEqual(['2026-09-01', '2027-09-02']);
  for (const text of ['2026-08-31', '2027-09-03', '2026-02-30', 'soon', '']) expect(readCoverDay(text, today)).toBeUndefined();
});
