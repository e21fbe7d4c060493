import { expect, test } from 'vitest';
import { readDifficulty } from './difficulties.ts';
import { keyStageForAge, readKeyStage } from './key-stages.ts';
import { belowSubject, listedSubjects, primarySubjects, readSubject, subjectIds, subjectName } from './subjects.ts';

/** As the specification's upload and assessment forms name them: whoever sends one of these is understood. */
const namesOfForms =
  'Art, Biology, Chemistry, Chinese, Computer Studies, Drama, English, French, Geography, German, History, Information Technology, Latin, Mathematics, Music, PE, Philosophy Religion and Ethics (PRE), Physics, Religious Studies, Science, Spanish, Other'.split(
    ', ',
  );

test('every name in the lists of the specification is a subject, and aliases share one', () => {
  expect(namesOfForms).toHaveLength(22);
  for (const name of namesOfForms) expect(readSubject(name)).toBeDefined();
  for (const id of primarySubjects) expect(subjectIds).toContain(id);
  expect(['Chinese', 'mandarin', 'Mandarin Chinese'].map(readSubject)).toEqual(['mandarin', 'mandarin', 'mandarin']);
  expect(['Computer Studies', 'Information Technology', 'computing'].map(readSubject)).toEqual(['computing', 'computing', 'computing']);
  expect(readSubject('Philosophy Religion and Ethics (PRE)')).toBe('religious-studies');
  expect(readSubject('Mathematics (Maths)')).toBe('maths');
  expect(subjectName('maths')).toBe('Maths');
  expect(readSubject('alchemy')).toBeUndefined();
});

test('a form lists each subject once, by its one name, and Other last', () => {
  const names = listedSubjects.map(subjectName);
  expect([...listedSubjects].toSorted()).toEqual([...subjectIds].toSorted());
  expect(names).toContain('Maths');
  expect(names.at(-1)).toBe('Other');
  expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted());
});

test('a topic below the name of its subject does not say it once more', () => {
  expect(belowSubject('art', 'Art: colour, line and shape')).toBe('Colour, line and shape');
  expect(belowSubject('art', 'Colour and drawing')).toBe('Colour and drawing');
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
