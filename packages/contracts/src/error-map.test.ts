import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { speakPlainly } from './error-map.ts';
import { problemInWords } from './problem-words.ts';

test.each([
  [{ code: 'invalid_type', input: undefined, path: ['children', 0, 'firstName'] }, 'Something is missing: first name.'],
  [{ code: 'invalid_type', input: 3, path: ['postal_code'] }, 'Please check this: postal code.'],
  [{ code: 'too_big', input: 'x', path: ['title'] }, 'This is too long or too large: title.'],
  [{ code: 'too_small', input: '', path: ['title'] }, 'This is too short or too low: title.'],
  [{ code: 'invalid_type', input: 'x', path: [] }, 'Please check what you entered.'],
])('%j is said as "%s"', (problem, words) => {
  expect(problemInWords(problem)).toBe(words);
});

test('a contract’s own sentence is kept, and a validator’s is not', () => {
  speakPlainly();
  const schema = z.object({ year: z.string('Year group is required'), role: z.enum(['parent', 'student']) });
  const said = schema.safeParse({ role: 'x' }).error?.issues.map(({ message }) => message);
  expect(said).toEqual(['Year group is required', 'Please check this: role.']);
});
