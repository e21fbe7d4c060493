import { expect, test } from 'vitest';
import { brailleCells, unwrittenIn } from './braille.ts';

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
  expect(unwrittenIn('木 is a tree 🌳, 林 and 木')).toEqual(['木', '林']);
});
