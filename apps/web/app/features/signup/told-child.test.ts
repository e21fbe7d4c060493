import { yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import { expect, test } from 'vitest';
import { phaseOf } from './child-rules.ts';
import { emptyChild, emptyDraft, toldIn, withTold } from './draft.ts';
import { phaseOfYear, toldErrors, yearNames } from './told-child.ts';

test('the first step names the years as everybody does, and knows their stage', () => {
  expect(yearNames).toEqual(yearGroups.map(yearGroupName));
  for (const yearGroup of yearNames) expect(phaseOfYear(yearGroup)).toBe(phaseOf({ ...emptyChild, yearGroup }));
  expect(phaseOfYear('')).toBeUndefined();
});

test('too many subjects are said at their boxes, and never kept for the payment to stumble over', () => {
  const hard = { subjects: ['maths', 'english', 'science', 'history', 'french'], words: '' } as const;
  const child = { firstName: 'Max', yearGroup: 'Year 4', hard };
  expect(toldErrors(child).hard).toBe('Please tick at most 4 subjects.');
  expect(toldIn(withTold(emptyDraft, child)).hard.subjects).toEqual(['maths', 'english', 'science', 'history']);
});
