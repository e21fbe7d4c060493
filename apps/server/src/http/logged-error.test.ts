import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test("a query that fails on a child's data leaves its text and its code in the log, and nothing of the child", () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "user_username_unique"'), {
    code: '23505',
    detail: 'Key (username)=(sam.lee) already exists.',
  });
  const failed = new DrizzleQueryError('insert into "user" ("name", "username") values ($1, $2)', ['Sam\nLee', 'sam.lee'], refused);
  const logged = loggedError(new Error('could not be saved', { cause: failed }));
  expect(JSON.stringify(logged)).not.toMatch(/sam/i);
  expect(logged.cause?.message).toBe('Failed query: insert into "user" ("name", "username") values ($1, $2)');
  expect(logged.cause?.cause?.code).toBe('23505');
  expect(logged.stack).toContain('logged-error.test.ts');
});

test('what is thrown without being an error is said by its kind, its fields and its message, not by a child’s words', () => {
  const warning = loggedError({ message: 'slow query: "Sam Lee"', data: { words: 'Sam is sad' } });
  expect(warning.message).toBe('No error but an object with message, data was thrown: slow query: …');
  expect(warning.type).toBe('Object');
  expect(loggedError('ECONNRESET').message).toContain('ECONNRESET');
  expect(loggedError(undefined).message).toContain('undefined');
  expect(JSON.stringify(loggedError('Sam Lee is sad'))).not.toMatch(/sam|sad/i);
});

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('an error that quotes what it stumbled over says so without the words', () => {
  const words = 'Sam Lee is sad (';
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "Sam Lee is sad"'), { code: '22P02' });
  const errors = [
    thrown(() => new RegExp(words)),
    thrown(() => JSON.parse(words)),
    refused,
    new Error(`cannot place "${words}" or “${words}”`),
  ];
  for (const error of errors) expect(JSON.stringify({ ...loggedError(error), stack: '' })).not.toMatch(/sam|sad/i);
  expect(loggedError(new TypeError("Cannot read properties of undefined (reading 'title')")).message).toContain('title');
});
