import { expect, test } from 'vitest';
import { readLoginAnswer } from './login-answer.ts';

const read = (search: string) => readLoginAnswer(new URLSearchParams(search));

test('each link that ends at the sign-in page is understood', () => {
  expect(read('keep=abc')).toEqual({ kind: 'keep', token: 'abc' });
  expect(read('invitation=abc')).toEqual({ kind: 'invitation', token: 'abc' });
  expect(read('google=two-factor')).toEqual({ kind: 'google', why: 'two-factor' });
  expect(read('school=code')).toEqual({ kind: 'code' });
  expect(read('email=changed')).toEqual({ kind: 'email', outcome: 'changed' });
  expect(read('closing=2026-12-20')).toEqual({ kind: 'closing', on: '2026-12-20' });
});

test('an ordinary visit and made-up words say nothing; an unknown refusal of Google is a failure', () => {
  expect([read(''), read('email=other'), read('closing=soon')]).toEqual([undefined, undefined, undefined]);
  expect(read('google=other')).toEqual({ kind: 'google', why: 'failed' });
});
