import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { isOnABook } from './on-a-book.ts';

const slugs = (is: boolean): readonly string[] =>
  openBank()
    .index.filter((topic) => topic.subject === 'english' && /^KS[34]$/.test(topic.keyStage) && isOnABook(topic) === is)
    .map(({ id }) => id.split('.').at(-1) ?? '');

test('a topic on one book or a set of poems is told from one that every pupil learns', () => {
  expect(slugs(true)).toEqual(
    expect.arrayContaining(['great-expectations', 'jane-eyre', 'more-class-readers', 'power-and-conflict', 'macbeth', 'the-tempest']),
  );
  expect(slugs(false)).toEqual(
    expect.arrayContaining(['reading-skills', 'grammar-and-punctuation', 'language-paper-1', 'unseen-poetry-and-comparison']),
  );
  // Enough is left to ask about.
  expect(slugs(false).length).toBeGreaterThan(9);
});
