import { articleBlocks, inlineParts } from '@hedgerow/domain/articles';
import { describe, expect, test } from 'vitest';
import { blogFiles, contentFile } from './content-files.ts';
import { readFrontMatter } from './front-matter.ts';
import { resourceCatalogue } from './resource-catalogue.ts';

const guides = resourceCatalogue().flatMap(({ make }) =>
  make.kind === 'words' ? [{ id: make.file, content: readFrontMatter(contentFile('study-guides', make.file)).body }] : [],
);
const texts = [...blogFiles(), ...guides];

const linesOf = (content: string): readonly string[] =>
  articleBlocks(content).flatMap((block) => ('items' in block ? block.items : [block.text]));

/** Numbers as they are typed against those that a page counts: from 1 in each list. */
const numbersOf = (content: string): readonly (readonly [typed: number, counted: number])[] => {
  const numbers: (readonly [number, number])[] = [];
  let counted = 0;
  for (const line of content.split('\n').filter((text) => text.trim() !== '')) {
    const typed = /^(\d+)\. /.exec(line)?.[1];
    counted = typed === undefined ? 0 : counted + 1;
    if (typed !== undefined) numbers.push([Number(typed), counted]);
  }
  return numbers;
};

describe.each(texts)('$id', ({ content }) => {
  test('is read without a mark of writing that the page cannot draw', () => {
    const seen = linesOf(content).flatMap((line) => inlineParts(line).map(({ text }) => text));
    expect(seen.filter((text) => /[*`\]]/.test(text))).toEqual([]);
  });

  test('numbers its lists as the page will', () => {
    expect(numbersOf(content).filter(([typed, counted]) => typed !== counted)).toEqual([]);
  });
});
