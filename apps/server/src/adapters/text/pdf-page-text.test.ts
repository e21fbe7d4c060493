import { expect, test } from 'vitest';
import { pageText } from './pdf-page-text.ts';

/** A run of letters at a place; letters are half as wide as they are high. `end` marks the end of a line. */
const run = (str: string, x: number, y: number, height = 12, hasEOL = false) => ({
  str,
  transform: [height, 0, 0, height, x, y],
  width: (str.length * height) / 2,
  height,
  hasEOL,
});

test('a small raised number is a power', () => {
  expect(pageText([run('x', 0, 100), run('5', 6, 105, 8), run(' is large', 10, 100)])).toBe('x^5 is large');
});

test('a number over another is a fraction, and a whole number in front of it stays apart', () => {
  expect(pageText([run('2', 0, 100), run('3', 7, 107), run('4', 7, 93), run(' of 60', 14, 100)])).toBe('2 3/4 of 60');
});

test('longer halves of a fraction are put in brackets', () => {
  expect(pageText([run('y =', 0, 100), run('x + 3', 22, 107), run('2', 34, 93), run(' ', 52, 100)])).toContain('(x + 3)/2');
});

test('a fraction may be a power, also a negative one', () => {
  expect(pageText([run('16', 0, 100), run('3', 12, 108, 6), run('4', 12, 103, 6), run('. ', 16, 100)])).toContain('16^(3/4)');
  expect(pageText([run('27', 0, 100), run('-', 12, 105, 8), run('1', 16, 108, 6), run('3', 16, 103, 6), run('. ', 20, 100)])).toContain(
    '27^(-1/3)',
  );
});

test('a line may begin with a fraction', () => {
  expect(pageText([run('3', 0, 107), run('4', 0, 93), run('+ 1', 9, 100)])).toBe('3/4 + 1');
});

test('centred lines below one another are not a fraction', () => {
  expect(pageText([run('Title', 50, 700, 12, true), run('Name', 53, 685, 12, true), run('First line', 0, 660)])).toBe(
    'Title\nName\nFirst line',
  );
});

test('the 2 of H2O is neither a power nor a new line', () => {
  expect(pageText([run('H', 0, 100), run('2', 6, 97, 8), run('O boils', 10, 100)])).toBe('H2O boils');
});

test('mathematical letters become plain ones', () => {
  expect(pageText([run('𝑎 = 𝑏', 0, 100)])).toBe('a = b');
});

test('columns keep their places, and a cell that goes on stands below its own', () => {
  const page = [
    run('Rich', 40, 700),
    run('Poor', 220, 700, 12, true),
    run('a cook and a maid', 40, 685),
    run('one room for all', 220, 685, 12, true),
    run('bread and soup', 220, 670, 12, true),
  ];
  const lines = pageText(page).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Rich                          Poor',
    'a cook and a maid             one room for all',
    '                              bread and soup',
  ]);
});
