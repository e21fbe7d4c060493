import { expect, test } from 'vitest';
import { named, reasonsUnoffered, ruledOut, usableReasons } from './option-reasons.ts';

test('an option is quoted once, and quotation marks within it stay in pairs', () => {
  expect(named('"Sunday"')).toBe('“Sunday”');
  expect(named('age < 16 and day = "Sunday"')).toBe('“age < 16 and day = "Sunday"”');
  expect(named('B')).toBe('B');
});

const nothing = (): boolean => false;

test('what is wrong with an option is said of that option, so that nobody takes it for the rule', () => {
  const wrong = [
    { text: "the girls pet's", note: 'The apostrophe is on the thing that is owned.' },
    { text: 'the girl pets', note: 'You left out the apostrophe.' },
  ];
  expect(usableReasons(wrong, nothing).map(ruledOut)).toEqual([
    "It is not “the girls pet's”. The apostrophe is on the thing that is owned.",
  ]);
  expect(reasonsUnoffered(wrong, nothing)).toEqual(["If you thought of “the girls pet's”: The apostrophe is on the thing that is owned."]);
});

test('an option that is a sentence ends once', () => {
  expect(ruledOut({ text: 'The Moon shines.', note: 'It only reflects.' })).toBe('It is not “The Moon shines”. It only reflects.');
});
