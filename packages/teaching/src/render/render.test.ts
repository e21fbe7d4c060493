import { expect, test } from 'vitest';
import { guideFigures } from '@hedgerow/curriculum/guide';
import { guideHtml } from './guide-html.ts';
import { inlineText } from './inline-text.ts';
import { inlineHtml } from './inline.ts';

test.each([
  ['**bold** and *italic*', '<strong>bold</strong> and <em>italic</em>'],
  ['**bold with *italic* inside**', '<strong>bold with <em>italic</em> inside</strong>'],
  ['***Être*** means to be', '<strong><em>Être</em></strong> means to be'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['It costs $5 and $6.', 'It costs $5 and $6.'],
  ['\\$5 and \\*', '$5 and *'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['*<script>*', '<em>&lt;script&gt;</em>'],
  ['$\\fraq{1}{2}$', '<code>\\fraq{1}{2}</code>'],
])('%s is shown as %s', (text, html) => {
  expect(inlineHtml(text)).toBe(html);
});

test.each([
  ['-5', '−5'],
  ['(2, -5)', '(2, −5)'],
  ['(-1,-2)', '(−1,−2)'],
  ['**-3** °C', '<strong>−3</strong> °C'],
  ['y = -2x', 'y = −2x'],
  ['-£4.50', '−£4.50'],
  ['pages 1-9, 2021-05-03, Year-5', 'pages 1-9, 2021-05-03, Year-5'],
  ['a well-known one', 'a well-known one'],
  ['hablar: -o, -as, *-amos*', 'hablar: \u2011o, \u2011as, <em>\u2011amos</em>'],
  ['“-er” verbs', '“\u2011er” verbs'],
])('%s is printed %s', (text, html) => {
  expect(inlineHtml(text).replaceAll('&quot;', '"')).toBe(html);
});

test('a formula becomes MathML', () => {
  expect(inlineHtml('half is $\\frac{1}{2}$')).toBe('half is <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>');
});

test.each([
  ['$\\href{javascript:alert(1)}{x}$'],
  ['$\\htmlClass{a}{x}$'],
  ['$\\includegraphics{https://example.org/x.png}$'],
  ['$\\text{<img src=x>}$'],
  [`$${'{'.repeat(31)}x${'}'.repeat(31)}$`],
  [`$${'x'.repeat(501)}$`],
])('%s brings no link, picture, class or depth into the page', (text) => {
  expect(inlineHtml(text)).not.toMatch(/href=|src="|<img|<a |javascript:alert\(1\)"/);
});

test.each([
  ['$\\frac{1}{2}$ of **12**', '1/2 of 12'],
  ['$3 \\times 4 = 12$', '3 × 4 = 12'],
  ['$x^2 \\geq \\sqrt{9}$', 'x² ≥ √(9)'],
])('%s reads %s', (text, plain) => {
  expect(inlineText(text)).toBe(plain);
});

test('a guide becomes headings, lists and terms, and nothing of its text becomes HTML', () => {
  const html = guideHtml({
    blocks: [
      { kind: 'heading', text: 'Rivers <b>', level: 2 },
      { kind: 'keyWords', entries: [{ term: 'source', meaning: 'where it *begins*' }] },
      { kind: 'checkYourself', entries: [{ question: 'Why?', answer: '$1 + 1$' }] },
      { kind: 'fromYourNotes', items: ['<script>alert(1)</script>'] },
    ],
  });
  expect(html).toContain('<h2>Rivers &lt;b&gt;</h2>');
  expect(html).toContain('<dt>source</dt><dd>where it <em>begins</em></dd>');
  expect(html).toContain('<summary>Why?</summary>');
  expect(html).not.toContain('<script');
});

test('two boxes of notes in one guide have different names, for those who jump between them', () => {
  const html = guideHtml({
    blocks: [
      { kind: 'fromYourNotes', items: ['one'] },
      { kind: 'heading', text: 'Plates', level: 2 },
      { kind: 'fromYourNotes', items: ['two'] },
    ],
  });
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['From your notes', 'From your notes, part 2']);
});

const clock = (hour: number) => ({ kind: 'clock' as const, hour, minute: 0 });

test('each picture of a guide leaves its place, in the order in which its pictures are told', () => {
  const content = {
    blocks: [
      { kind: 'figure' as const, figure: clock(3) },
      {
        kind: 'workedExample' as const,
        problem: 'What time is it?',
        figure: clock(4),
        steps: ['Read the short hand.'],
        answer: '4 o’clock',
      },
      { kind: 'workedExample' as const, problem: 'What is 2 + 2?', steps: ['Count on.'], answer: '4' },
    ],
  };
  expect(guideHtml(content).match(/<figure><\/figure>/g)).toHaveLength(2);
  expect(guideFigures(content)).toEqual([clock(3), clock(4)]);
});
