import { yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import { expect, test } from 'vitest';
import { phaseOf } from './child-rules.ts';
import { emptyChild } from './draft.ts';
import { phaseOfYear, yearNames } from './told-child.ts';

test('the first step names the years as everybody does, and knows their stage', () => {
  expect(yearNames).toEqual(yearGroups.map(yearGroupName));
  for (const yearGroup of yearNames) expect(phaseOfYear(yearGroup)).toBe(phaseOf({ ...emptyChild, yearGroup }));
  expect(phaseOfYear('')).toBeUndefined();
});
