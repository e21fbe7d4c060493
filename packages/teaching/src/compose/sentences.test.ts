import { expect, test } from 'vitest';
import { toGrownUps } from './sentences.ts';

const upload = ' Upload your notes on it, and we will work from those.';

test('who sets work for somebody is not told to upload notes, and reads what to do instead', () => {
  expect(toGrownUps(`We do not cover “zebras” in Maths yet.${upload}`)).toBe(
    'We do not cover “zebras” in Maths yet. Please try another topic.',
  );
});

test('where topics come near, those are what to do', () => {
  const near = 'We do not cover “surds” in Maths yet. The nearest topics are “Fractions” and “Place value”.';
  expect(toGrownUps(`${near}${upload}`)).toBe(near);
});

test('what is given from another stage keeps its sentence alone', () => {
  const given = 'This comes from the Key Stage 2 topic “Fractions”.';
  expect(toGrownUps(`${given} Upload your notes if you need it at your own level.`)).toBe(given);
  expect(toGrownUps(given)).toBe(given);
});
