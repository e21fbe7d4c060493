import { expect, test } from 'vitest';
import { articleBlocks, inlineParts, minutesToRead } from './articles.ts';

test('an article is read block by block', () => {
  const content = '# Start\n\nOne line\nand its end.\n\n• first\n\n• second\n\n1. do this\n2. then this\n\n### Small\nText';
  expect(articleBlocks(content)).toEqual([
    { kind: 'heading', level: 2, text: 'Start' },
    { kind: 'paragraph', text: 'One line and its end.' },
    { kind: 'bullets', items: ['first', 'second'] },
    { kind: 'ordered', items: ['do this', 'then this'] },
    { kind: 'heading', level: 3, text: 'Small' },
    { kind: 'paragraph', text: 'Text' },
  ]);
});

test('no level is left out, whatever marks an article begins with', () => {
  const levels = articleBlocks('## A\n\n### B\n\n## C\n\n# D').map((block) => block.kind === 'heading' && block.level);
  expect(levels).toEqual([2, 3, 3, 2]);
  expect(articleBlocks('## Only').at(0)).toEqual({ kind: 'heading', level: 2, text: 'Only' });
});

test('bold words and links are found, an address of another kind stays text', () => {
  expect(inlineParts('Read **this** in [the library](/free-resources).')).toEqual([
    { text: 'Read ' },
    { text: 'this', strong: true },
    { text: ' in ' },
    { text: 'the library', to: '/free-resources' },
    { text: '.' },
  ]);
  expect(inlineParts('[no](javascript:alert)')).toEqual([{ text: '[no](javascript:alert)' }]);
});

test('minutes to read follow the words, never below one', () => {
  expect(minutesToRead('Short.')).toBe(1);
  expect(minutesToRead('word '.repeat(900))).toBe(5);
});
