import { expect, test } from 'vitest';
import { meantOtherwise, suggestTopics } from './suggest-topics.ts';

const topics = ['Equivalent fractions', 'Fractions of amounts', 'Fractions', 'Decimals'];

test('what was typed exactly comes first, then what begins so, then what holds it', () => {
  expect(suggestTopics(topics, ' fractions ')).toEqual(['Fractions', 'Fractions of amounts', 'Equivalent fractions']);
});

test('one letter suggests nothing, and there are never more than eight', () => {
  expect(suggestTopics(topics, 'f')).toEqual([]);
  expect(
    suggestTopics(
      Array.from({ length: 12 }, (_, at) => `Topic ${at}`),
      'topic',
    ),
  ).toHaveLength(8);
});

test('what is meant but does not hold the typed words is told apart, until a suggestion is taken', () => {
  const found = ['The Second World War', 'WW2 at home'];
  expect(meantOtherwise(found, 'ww2 ')).toEqual(['The Second World War']);
  expect(meantOtherwise(found, 'The second world war')).toEqual([]);
});
