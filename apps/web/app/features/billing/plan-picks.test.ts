import { expect, test } from 'vitest';
import { itemsOf, linesOf, phaseOfChild, pickOf, readPicks, withoutPlan } from './plan-picks.ts';

const ada = { id: 'a', firstName: 'Ada', lastName: 'Lee', yearGroup: 'Year 6' };
const ben = { id: 'b', firstName: 'Ben', lastName: 'Lee', yearGroup: 'Year 7' };
const kit = { id: 'k', firstName: 'Kit', lastName: 'Lee', yearGroup: 'Reception' };

test('plans follow the school year: Reception and Year 6 are primary, Year 7 is secondary', () => {
  expect([kit, ada, ben].map(phaseOfChild)).toEqual(['primary', 'primary', 'secondary']);
});

test('a child who has moved up does not keep a plan of the other phase', () => {
  const picks = { a: 'primary_scholar', b: 'primary_scholar' } as const;
  expect(pickOf(picks, ada)).toBe('primary_scholar');
  expect(pickOf(picks, ben)).toBeUndefined();
  expect(withoutPlan([ada, ben, kit], picks)).toEqual([ben, kit]);
  expect(itemsOf([ada, ben, kit], picks)).toEqual([{ childId: 'a', planId: 'primary_scholar' }]);
  expect(linesOf([ada], picks)).toEqual([{ firstName: 'Ada', lastName: 'Lee', yearGroup: 'Year 6', planId: 'primary_scholar' }]);
});

test('what a browser kept is read with care', () => {
  expect(readPicks({ a: 'primary_scholar', b: 'gold', c: 7 })).toEqual({ a: 'primary_scholar' });
  for (const nonsense of [null, 'text', 7, undefined, []]) expect(readPicks(nonsense)).toEqual({});
});
