import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { scriptPayloads } from '#testing/documents/script-payloads.ts';
import { cleanHtml } from './clean-html.ts';
import { guideDownload } from './guide-download.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const elementsIn = (node: Node): readonly Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
  ...('content' in node ? elementsIn(node.content) : []),
];

const acting = new Set([
  'script',
  'style',
  'svg',
  'img',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'link',
  'meta',
  'base',
  'template',
  'video',
  'audio',
  'source',
  'select',
  'maction',
  'mglyph',
  'annotation-xml',
  'noscript',
  'title',
  'textarea',
]);
const allowedAttributes = new Set(['href', 'open', 'xmlns']);

/** What a browser would find in it that acts, loads or reaches out. */
const dangersIn = (root: Node): readonly string[] =>
  elementsIn(root).flatMap(({ tagName, attrs }) => [
    ...(acting.has(tagName) ? [`<${tagName}>`] : []),
    ...attrs.filter(({ name }) => !allowedAttributes.has(name)).map(({ name }) => `${tagName} ${name}`),
    ...attrs.filter(({ name, value }) => name === 'href' && !/^(?:https:\/\/|mailto:)/.test(value)).map(({ value }) => `href ${value}`),
  ]);

test.each(scriptPayloads.map((payload, index) => [index + 1, payload] as const))('payload %i loses what could act: %s', (_, payload) => {
  const clean = cleanHtml(payload);
  const tree = parseFragment(clean);
  expect(dangersIn(tree)).toEqual([]);
  // What a browser makes of it is stable: nothing hides that a second reading would bring to life.
  expect(dangersIn(parseFragment(serialize(tree)))).toEqual([]);
  expect(cleanHtml(clean)).toBe(clean);
});

test('the payloads are dangerous as they come', () => {
  const harmless = scriptPayloads.filter((payload) => dangersIn(parse(payload)).length === 0);
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(40);
  // Five come to life only when a careless cleaner takes their shell away: nested tags, comments, raw text.
  expect(harmless.length).toBeLessThanOrEqual(5);
});

test('what a guide is made of survives', () => {
  const guide =
    '<h2>Rivers</h2><p>The <strong>source</strong> and <em>mouth</em>, H<sub>2</sub>O, x<sup>2</sup></p><ol start="3"><li>one</li></ol>' +
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
    '<details open><summary>Answer</summary><p>42 &lt; 43</p></details><dl><dt>Delta</dt><dd>Land at the mouth</dd></dl>' +
    '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mfrac><mn>2</mn><msup><mi>x</mi><mn>3</mn></msup></mfrac></math>' +
    '<aside class="from-your-notes" aria-label="From your notes"><p class="note">n</p></aside>' +
    '<a href="https://example.org/">link</a><a href="mailto:help@hedgerow.example">mail</a><blockquote>q</blockquote>';
  expect(cleanHtml(guide).replaceAll(/<details open(?:="")?>/g, '<details open>')).toBe(guide);
});

test('of thousands of nested elements sixty stay', () => {
  expect(cleanHtml('<div>'.repeat(20_000))).toBe('<div>'.repeat(60) + '</div>'.repeat(60));
});

test('a downloaded guide runs nothing, asks nothing of the network, and keeps names as words', () => {
  const file = guideDownload({
    title: '<script>hit()</script> & Rivers',
    subject: '"Geography"',
    keyStage: 'KS3',
    bodyHtml: `<h2>Source</h2>${scriptPayloads.join('')}`,
    productName: 'Hedgerow',
  });
  const elements = elementsIn(parse(file));
  expect(elements.filter(({ tagName }) => ['script', 'link', 'img', 'iframe', 'base', 'form', 'svg'].includes(tagName))).toEqual([]);
  expect(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)).filter((name) => name.startsWith('on') || name === 'src')).toEqual(
    [],
  );
  expect(elements.filter(({ tagName }) => tagName === 'style').length).toBe(1);
  expect(file).toContain("default-src 'none'");
  expect(file).toContain('<h1>&lt;script&gt;hit()&lt;/script&gt; &amp; Rivers</h1>');
  expect(file).toContain('<h2>Source</h2>');
});
