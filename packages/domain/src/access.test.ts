import { expect, test } from 'vitest';
import { actingPupil, type Actor, forParentWriting, forReading, forWriting, readableChild } from './access.ts';

const record = { childId: 'sam', familyId: 'lee', text: 'mine' };
const pupil = {
  role: 'student',
  userId: 'sam',
  familyId: 'lee',
  plan: 'free',
  year: 5,
  phase: 'primary',
  keyStage: 'KS2',
  viewedBy: null,
} as const;
const parent = { role: 'parent', userId: 'ann', familyId: 'lee', childIds: ['sam', 'max'], carer: false } as const;
const others: readonly Actor[] = [
  { ...pupil, userId: 'max' },
  { ...pupil, userId: 'sam2', familyId: 'other' },
  { ...parent, familyId: 'other', childIds: ['kim'] },
  { ...parent, childIds: [] },
  { role: 'teacher', userId: 'tom' },
  { role: 'operator', userId: 'op' },
];

test('the pupil and their parent may read; for everybody else it does not exist', () => {
  expect(forReading(pupil, record)).toBe(record);
  expect(forReading(parent, record)).toBe(record);
  for (const actor of others) expect(() => forReading(actor, record)).toThrow('Not found');
  expect(() => forReading(parent, undefined)).toThrow('Not found');
});

test('only the pupil changes their work, and not while a parent looks through their eyes', () => {
  expect(forWriting(pupil, record)).toBe(record);
  expect(() => forWriting(parent, record)).toThrow('Only the pupil');
  expect(() => forWriting({ ...pupil, viewedBy: 'ann' }, record)).toThrow('viewing as a parent');
  expect(() => actingPupil({ ...pupil, viewedBy: 'ann' })).toThrow('viewing as a parent');
  expect(() => actingPupil(parent)).toThrow('Only a pupil');
  for (const actor of others) expect(() => forWriting(actor, record)).toThrow('Not found');
});

test("a child's account is changed by their own parent alone", () => {
  expect(forParentWriting(parent, record)).toBe(record);
  expect(() => forParentWriting({ ...parent, childIds: ['max'] }, record)).toThrow('Not found');
});

test('a list is of the pupil, or of a child that the parent names', () => {
  expect(readableChild(pupil, undefined)).toEqual({ childId: 'sam', familyId: 'lee' });
  expect(readableChild(parent, 'max')).toEqual({ childId: 'max', familyId: 'lee' });
  expect(() => readableChild(pupil, 'max')).toThrow('Not found');
  expect(() => readableChild(parent, undefined)).toThrow('Not found');
  expect(() => readableChild(parent, 'kim')).toThrow('Not found');
});
