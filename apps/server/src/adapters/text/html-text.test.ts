import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test('the cells of a row stand below those of the row before, and each is one line, however many paragraphs it has', () => {
  const html =
    '<p>Rocks</p><table><tr><td><p>Rock</p></td><td><p>Use</p></td></tr><tr><td><p>Slate</p></td><td><p>roofs</p><p>and floors</p></td></tr></table><p>End</p>';
  expect(htmlText(html, [])).toBe('Rocks\nRock     Use\nSlate    roofs and floors\nEnd');
});
