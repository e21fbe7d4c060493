import { expect, test } from 'vitest';
import { petalsOf } from './day-flower.tsx';

const none = { assessments: 0, revisions: 0, uploads: 0, pdfDownloads: 0 };

test('a petal takes colour for each thing that was done; the others wait', () => {
  expect(petalsOf({ ...none, assessments: 2, uploads: 1 })).toEqual(['assessments', 'assessments', 'uploads', undefined, undefined]);
});

test('a busy day has more petals, but never a crowd', () => {
  expect(petalsOf({ ...none, assessments: 7 })).toHaveLength(7);
  expect(petalsOf({ ...none, assessments: 30, revisions: 2 })).toHaveLength(9);
});
