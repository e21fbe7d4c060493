import { expect, test } from 'vitest';
import { ungrounded } from './grounded.ts';

const source = 'In 1666 a fire began in Thomas Farriner’s bakery in Pudding Lane. About 13,200 houses burned down.';

test('what the source says may be said in other words', () => {
  expect(ungrounded('The fire of 1666 started in a bakery that belonged to Farriner. It destroyed 13200 houses.', source)).toEqual([]);
});

test('a number or a name that the source does not have is found', () => {
  expect(ungrounded('It burned for 4 days until King Charles helped.', source)).toEqual(['4', 'King', 'Charles']);
});

test('the first word of a sentence is no name', () => {
  expect(ungrounded('Houses burned. Bakers were blamed: Flames spread fast.', source)).toEqual([]);
});
