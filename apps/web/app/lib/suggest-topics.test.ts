import { expect, test } from 'vitest';
import { suggestTopics } from './suggest-topics.ts';

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
