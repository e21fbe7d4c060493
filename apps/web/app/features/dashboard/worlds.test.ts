import { primarySubjects } from '@hedgerow/domain/subjects';
import { expect, test } from 'vitest';
import { journeyOf } from './journey.ts';
import { worldsOf } from './worlds.ts';

const worldsIn = (year: number, plan: 'primary_explorer' | 'primary_scholar') =>
  worldsOf(journeyOf(year, plan, []).map(({ subject }) => subject)).map(({ name }) => name);

test('a world has the subjects of the year and the plan, and none is empty', () => {
  expect(worldsIn(1, 'primary_scholar')).toEqual(['Mathematics', 'English', 'Science', 'Art and music', 'Computing']);
  expect(worldsIn(4, 'primary_scholar')).toEqual(['Mathematics', 'English', 'Science', 'Our world', 'Music and languages', 'Computing']);
  expect(worldsIn(4, 'primary_explorer')).toEqual(['Mathematics', 'English']);
});

test('every subject of a younger pupil stands in one world', () => {
  expect(
    worldsOf(primarySubjects)
      .flatMap(({ subjects }) => subjects)
      .toSorted(),
  ).toEqual([...primarySubjects].toSorted());
});
