import fc from 'fast-check';
import { expect, test } from 'vitest';
import { childPassword, foldName, usernameFor } from './usernames.ts';

test.each([
  ['Zoë', 'zoe'],
  ["O'Brien", 'obrien'],
  ['Łukasz', 'lukasz'],
  ['Straße', 'strasse'],
  ['Anne-Marie', 'annemarie'],
  ['Иван', ''],
])('%s is folded to "%s"', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('a username is the name and a number from 1000 to 10999, for every name and draw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.double({ min: 0, max: 0.999_999, noNaN: true }),
      (first, last, draw) => {
        const username = usernameFor(first, last, () => draw);
        const number = Number(/\d{4,5}$/.exec(username)?.[0].slice(-5));
        return /^[a-z0-9]+$/.test(username) && number >= 1000 && username.length <= 45;
      },
    ),
  );
  expect(usernameFor('Sam', 'Lee', () => 0)).toBe('samlee1000');
  expect(usernameFor('Sam', 'Lee', () => 0.99999)).toBe('samlee10999');
});

test('a password has 8 signs that no child confuses, with a letter and a number', () => {
  let state = 1;
  const draw = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  for (let turn = 0; turn < 500; turn += 1) {
    const password = childPassword(draw);
    expect(password).toMatch(/^(?=.*\d)(?=.*[a-zA-Z])[a-km-zA-HJ-NP-Z2-9]{8}$/);
    expect(password).not.toMatch(/[0O1lI]/);
  }
});
