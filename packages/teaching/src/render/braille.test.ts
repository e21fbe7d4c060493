import { expect, test } from 'vitest';
import { brailleCells, brailleFile, unwrittenIn } from './braille.ts';
import type { TextBlock } from './text-document.ts';

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text });

// Each as liblouis (en-ueb-g1) writes it, or where that does not read mathematics as the Guidelines for Technical Material have it.
test.each([
  ['“Hello,” he said. It’s NASA.', '⠦⠠⠓⠑⠇⠇⠕⠂⠴⠀⠓⠑⠀⠎⠁⠊⠙⠲⠀⠠⠊⠞⠄⠎⠀⠠⠠⠝⠁⠎⠁⠲'],
  ['say "no".', '⠎⠁⠽⠀⠦⠝⠕⠴⠲'],
  ['5a 5k £3.50 1,000 25 000', '⠼⠑⠰⠁⠀⠼⠑⠅⠀⠈⠇⠼⠉⠲⠑⠚⠀⠼⠁⠂⠚⠚⠚⠀⠼⠃⠑⠐⠚⠚⠚'],
  ['20°C 50%', '⠼⠃⠚⠘⠚⠠⠉⠀⠼⠑⠚⠨⠴'],
  ['café garçon señor École Müller ß', '⠉⠁⠋⠘⠌⠑⠀⠛⠁⠗⠘⠯⠉⠕⠝⠀⠎⠑⠘⠻⠝⠕⠗⠀⠠⠘⠌⠑⠉⠕⠇⠑⠀⠠⠍⠘⠒⠥⠇⠇⠑⠗⠀⠨⠮'],
  ['≤ ≥ ≠ ≈ ± × ÷ < > =', '⠸⠈⠣⠀⠸⠈⠜⠀⠐⠶⠈⠱⠀⠘⠔⠀⠸⠖⠀⠐⠦⠀⠐⠌⠀⠈⠣⠀⠈⠜⠀⠐⠶'],
  ['a – b (c) [d] e/f', '⠁⠀⠠⠤⠀⠃⠀⠐⠣⠉⠐⠜⠀⠨⠣⠙⠨⠜⠀⠑⠸⠌⠋'],
  ['3/4 of 20', '⠼⠉⠌⠙⠀⠕⠋⠀⠼⠃⠚'],
  ['½ and 2 3/4', '⠼⠁⠌⠃⠀⠁⠝⠙⠀⠼⠃⠀⠼⠉⠌⠙'],
  ['1/2/2026', '⠼⠁⠸⠌⠼⠃⠸⠌⠼⠃⠚⠃⠋'],
  ['x² + 5', '⠭⠰⠔⠼⠃⠀⠐⠖⠀⠼⠑'],
  ['x^(n+1)', '⠭⠰⠔⠣⠝⠐⠖⠼⠁⠜'],
  ['H₂O and CO₃²⁻', '⠠⠓⠰⠢⠼⠃⠠⠕⠀⠁⠝⠙⠀⠠⠠⠉⠕⠰⠢⠼⠉⠰⠔⠣⠼⠃⠐⠤⠜'],
  ['x - 5 = -2, well-known', '⠭⠀⠐⠤⠀⠼⠑⠀⠐⠶⠀⠐⠤⠼⠃⠂⠀⠺⠑⠇⠇⠤⠅⠝⠕⠺⠝'],
  ['x² - x (-4)', '⠭⠰⠔⠼⠃⠀⠐⠤⠀⠭⠀⠐⠣⠐⠤⠼⠙⠐⠜'],
  ['√(5) ∛(8)', '⠰⠩⠼⠑⠰⠬⠀⠰⠩⠔⠼⠉⠼⠓⠰⠬'],
  ['2_____ + π', '⠼⠃⠨⠤⠀⠐⠖⠀⠨⠏'],
  ['What ? No?', '⠠⠺⠓⠁⠞⠀⠰⠦⠀⠠⠝⠕⠦'],
])('%s', (text, cells) => {
  expect(brailleCells(text)).toBe(cells);
});

test('what has no braille is named; drawings that decorate are left out', () => {
  expect(unwrittenIn([paragraph('木 is a tree 🌳'), paragraph('林 and 木')])).toEqual(['木', '林']);
});

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
