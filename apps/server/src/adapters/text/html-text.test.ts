import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test('the cells of a row stand below those of the row before, and each is one line, however many paragraphs it has', () => {
  const html =
    '<p>Rocks</p><table><tr><td><p>Rock</p></td><td><p>Use</p></td></tr><tr><td><p>Slate</p></td><td><p>roofs</p><p>and floors</p></td></tr></table><p>End</p>';
  expect(htmlText(html, [])).toBe('Rocks\nRock     Use\nSlate    roofs and floors\nEnd');
});

test('of a table within a cell nothing runs together', () => {
  const inner = '<table><tr><td><p>granite</p></td><td><p>hard</p></td></tr></table>';
  const html = `<table><tr><td><p>Rocks</p>${inner}</td><td><p>hills</p></td><td><p>moors</p></td></tr><tr><td><p>Chalk</p></td><td><p>downs</p></td></tr></table>`;
  expect(htmlText(html, []).split(/\s{2,}|\n/)).toEqual(['Rocks granite', 'hard', 'hills', 'moors', 'Chalk', 'downs']);
});

test('a table that claims to be very wide, or is one endless row, is read in one go', () => {
  const cells = Array.from({ length: 20_000 }, (_, at) => `<td><p>${at}</p></td>`).join('');
  expect(htmlText(`<table><tr>${cells}</tr></table>`, []).split(/ +/)).toHaveLength(20_000);
});
