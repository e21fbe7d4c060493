import { expect, test } from 'vitest';
import { readDifficulty } from './difficulties.ts';
import { keyStageForAge, readKeyStage } from './key-stages.ts';
import { primarySubjects, readSubject, subjectIds, subjectName, uploadSubjects } from './subjects.ts';

test('every name in the lists of the specification is a subject, and aliases share one', () => {
  for (const name of uploadSubjects) expect(readSubject(name)).toBeDefined();
  for (const id of primarySubjects) expect(subjectIds).toContain(id);
  expect(['Chinese', 'mandarin', 'Mandarin Chinese'].map(readSubject)).toEqual(['mandarin', 'mandarin', 'mandarin']);
  expect(['Computer Studies', 'Information Technology', 'computing'].map(readSubject)).toEqual(['computing', 'computing', 'computing']);
  expect(readSubject('Philosophy Religion and Ethics (PRE)')).toBe('religious-studies');
  expect(readSubject('Mathematics (Maths)')).toBe('maths');
  expect(subjectName('maths')).toBe('Maths');
  expect(readSubject('alchemy')).toBeUndefined();
});

test('difficulties are read in the three spellings of the documents', () => {
  expect(['easy', 'Medium', 'hard', 'level1', 'level2', 'level3', 'advanced'].map(readDifficulty)).toEqual([
    'beginner',
    'intermediate',
    'advanced',
    'beginner',
    'intermediate',
    'advanced',
    'advanced',
  ]);
  expect(readDifficulty('brutal')).toBeUndefined();
});

test('key stages are read as people write them, and from an age where nothing else is known', () => {
  expect(['ks1', 'KS 2', 'Key Stage 3', 'GCSE', 'Further Education', 'Reception'].map(readKeyStage)).toEqual([
    'KS1',
    'KS2',
    'KS3',
    'KS4',
    'KS5',
    'EYFS',
  ]);
  expect(readKeyStage('ks9')).toBeUndefined();
  expect([4, 7, 8, 11, 12, 14, 15, 16, 17].map(keyStageForAge)).toEqual(['EYFS', 'KS1', 'KS2', 'KS2', 'KS3', 'KS3', 'KS4', 'KS4', 'KS5']);
});
