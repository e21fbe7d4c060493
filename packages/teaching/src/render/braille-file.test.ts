import { expect, test } from 'vitest';
import { brailleFile } from './braille-file.ts';
import type { TextBlock } from './text-document.ts';

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text });

test('a file has pages of 25 lines of at most 40 cells, numbered, in the letters of an embosser', () => {
  const long = 'A long word such as Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch stands in this line. ';
  const file = brailleFile([{ kind: 'title', text: 'Rivers' }, ...Array.from({ length: 12 }, () => paragraph(long.repeat(2)))]);
  const pages = file.trimEnd().split('\f');
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    const lines = page.replace(/\r\n$/, '').split('\r\n');
    expect(lines).toHaveLength(25);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(lines.at(-1)?.trim()).toBe(`#${'ABCDEFGHI'.charAt(at)}`);
  }
  expect(file).toMatch(/^ {4},RIVERS\r\n/);
  expect(file).toMatch(/^[ -_\r\n\f]+$/);
  // Nothing is lost where a line ends.
  const words = file.replaceAll(/\r\n *#[A-I](?=\r\n)|\s/g, '');
  expect(words).toContain('LLANFAIRPWLLGWYNGYLLGOGERYCHWYRNDROBWLLLLANTYSILIOGOGOGOCH');
});
