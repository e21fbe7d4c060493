import { expect, test } from 'vitest';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { seals } from '../../adapters/identity/seals.ts';
import { childLinkCodes } from './child-link-code.ts';

const id = '01a1fd6f-0000-7000-8000-000000000000';
const pupil = { firstName: 'Zoë', lastName: 'Vale', dateOfBirth: '2018-11-30' as CalendarDate };
const codesOn = (day: string, secret = 'a secret') =>
  childLinkCodes({ seals: seals(secret, 'child-link'), now: () => new Date(`${day}T12:00:00Z`), newId: () => id });

test('a code is good for 14 days, on the server that made it', () => {
  const code = codesOn('2026-11-20').seal(pupil);
  expect(codesOn('2026-12-04').open(code)).toEqual({ id, ...pupil });
  // The code carries the month alone, and reads it as its last day.
  expect(codesOn('2026-12-04').open(codesOn('2026-11-20').seal({ ...pupil, dateOfBirth: '2018-11-14' as CalendarDate }))).toEqual({
    id,
    ...pupil,
  });
  expect(codesOn('2026-12-05').open(code)).toBeUndefined();
  expect(codesOn('2026-11-21', 'another secret').open(code)).toBeUndefined();
});

test('the same child never gets the same code twice', () => {
  const codes = codesOn('2026-11-20');
  expect(codes.seal(pupil)).not.toBe(codes.seal(pupil));
});

test('the code of somebody with an account opens nothing but that, for 14 days', () => {
  const codes = codesOn('2026-11-20');
  const code = codes.sealAccount(id);
  expect([codesOn('2026-12-04').openAccount(code), codesOn('2026-12-05').openAccount(code)]).toEqual([id, undefined]);
  expect([codes.open(code), codes.openAccount(codes.seal(pupil)), codes.openAccount('hello')]).toEqual([undefined, undefined, undefined]);
});
