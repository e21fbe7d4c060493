import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './csp-hashes.ts';
import { classNames } from './css-types.ts';
import { stylesheetsFirst } from './polish.ts';

test('stylesheets are asked for before scripts', () => {
  const html = '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>';
  expect(stylesheetsFirst(html)).toBe('<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head>');
});

test('every inline script is allowed by its hash, data and files are not scripts', () => {
  const hash = `'sha256-${createHash('sha256').update('go()').digest('base64')}'`;
  const html =
    '<script>go()</script><script src="/a.js"></script><script type="application/json">{}</script><script type="module">go()</script>';
  expect(scriptHashes(html)).toEqual([hash]);
});

test('class names are read from selectors, not from numbers or comments', () => {
  const css =
    "/* .old */ .card { margin: 0.5em; } .card:hover .icon, :global([data-stage='x']) .big { color: red } @media (min-width: 47.99em) { .wide { top: 0 } }";
  expect(classNames(css)).toEqual(['big', 'card', 'icon', 'wide']);
});
