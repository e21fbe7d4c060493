import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test('the cells of a row stand below those of the row before, and each is one line, however many paragraphs it has', () => {
  const html =
    '<p>Rocks</p><table><tr><td><p>Rock</p></td><td><p>Use</p></td></tr><tr><td><p>Slate</p></td><td><p>roofs</p><p>and floors</p></td></tr></table><p>End</p>';
  expect(htmlText(html, [])).toBe('Rocks\nRock     Use\nSlate    roofs and floors\n\nEnd');
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

test('what keeps columns apart stays: tabs, runs of blanks and blank lines', () => {
  const html = '<p>Rock\tAge</p><p>chalk\tyoung</p><p></p><p></p><p>slate      roofs</p><p>   set in</p>';
  expect(htmlText(html, [])).toBe('Rock\tAge\nchalk\tyoung\n\nslate      roofs\n   set in');
});

const list = (name: string, ...points: readonly string[]): string =>
  `<${name}>${points.map((one) => `<li>${one}</li>`).join('')}</${name}>`;

test('points have their marks, numbers count on over a rule to write on, and begin again below a heading', () => {
  const html = `<h1>Tools</h1>${list('ul', 'a hammer', 'a sieve<ul><li>with a fine mesh</li></ul>')}<h1>Method</h1>${list('ol', 'Crush it.', 'Sieve it.')}<p>______</p>${list('ol', 'Weigh it.')}<h2>Then</h2>${list('ol', 'Tidy up.')}`;
  expect(htmlText(html, [])).toBe(
    'Tools\n• a hammer\n• a sieve\n  • with a fine mesh\n\nMethod\n1. Crush it.\n2. Sieve it.\n______\n3. Weigh it.\n\nThen\n1. Tidy up.',
  );
});
