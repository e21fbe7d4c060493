import { expect, test } from 'vitest';
import { lintHelp } from './lint-help.ts';
import { rivers } from './testing/rivers.ts';
import { Topic } from './topic.ts';

const [first, ...others] = rivers.items;
const saidOf = (help: object): string => {
  const item = {
    ...first,
    stem: 'What is the place called where a river ends?',
    key: { text: 'the mouth' },
    hint: 'You eat with one.',
    help,
  };
  return lintHelp(Topic.parse({ ...rivers, items: [item, ...others] }))
    .map(({ text }) => text)
    .join('\n');
};

test('help that leads to the answer and leaves it to be found has no errors', () => {
  expect(saidOf({ firstStep: 'A river ends where it meets the sea.', example: 'It has the name of a part of your face.' })).toBe('');
});

test.each<readonly [string, object, RegExp]>([
  ['the answer in other letters', { example: 'That is THE MOUTH of it.' }, /its help tells the answer “the mouth”/],
  ['its hint again', { firstStep: 'You eat with one.' }, /its help says one line twice/],
  ['a hyphen for a minus sign', { firstStep: 'It is 5 - 2 kilometres long.' }, /hyphen for a minus sign/],
])('%s is an error', (_, help, said) => {
  expect(saidOf(help)).toMatch(said);
});

test('a question has at least one line of help, or none at all', () => {
  expect(() => saidOf({})).toThrow(/has no line/);
});
