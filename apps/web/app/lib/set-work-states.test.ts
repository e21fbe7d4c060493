import { assignmentStates } from '@hedgerow/domain/assignments';
import { expect, test } from 'vitest';
import { pupilStateWords, stateWords } from './set-work-states.ts';

const read = (by: typeof stateWords) => assignmentStates.map((state) => by[state].words);

test('a pupil reads what is left to do and no blame; a parent reads where it stands', () => {
  expect(read(stateWords)).toEqual(['Not started', 'Started', 'Overdue', 'Done', 'Done late', 'Taken back']);
  expect(read(pupilStateWords)).toEqual(['To do', 'Started', 'Still to do', 'Done', 'Done', 'Taken back']);
  expect(Object.values(pupilStateWords).some(({ tone }) => tone === 'bad')).toBe(false);
});
