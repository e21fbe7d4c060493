import { subjectName } from '@hedgerow/domain/subjects';
import { expect, test } from 'vitest';
import { offeredSubjects } from './hard-fields.tsx';

test('a parent ticks subjects by the names that they have everywhere', () => {
  expect([...offeredSubjects.values()]).toEqual([...offeredSubjects.keys()].map(subjectName));
});
