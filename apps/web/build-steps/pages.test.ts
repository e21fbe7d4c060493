import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './csp-hashes.ts';
import { classNames } from './css-types.ts';
import { dressPattern, slimManifest, stylesheetsFirst } from './polish.ts';

test('stylesheets are asked for before scripts', () => {
  const html = '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>';
  expect(stylesheetsFirst(html)).toBe('<head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head>');
});

test('what the server will write is dressed before its code has come, and no picture without a name is asked for', () => {
  const drawn = '{{^served}}{{/served}}{{#served}}<p class="m_1 _chip_2"><img src="{{cover}}"></p>{{/served}}';
  const picture = '<link rel="preload" as="image" href="{{cover}}" fetchPriority="high"/>';
  const stylesheets = [
    { href: '/assets/a.css', css: '.m_1{color:red}' },
    { href: '/assets/b.css', css: '@layer ui{._chip_2:hover{color:red}}' },
    { href: '/assets/c.css', css: '._chip_22{color:red}' },
  ];
  const linked = '<link rel="stylesheet" href="/assets/a.css#"/>';
  expect(dressPattern(`<head>${picture}${linked}</head>${drawn}`, stylesheets)).toBe(
    `<head>${linked}<link rel="stylesheet" href="/assets/b.css"/></head>${drawn}`,
  );
  expect(dressPattern('<head></head><p class="m_1"></p>', stylesheets)).toBe('<head></head><p class="m_1"></p>');
});

test('the list of routes names what a route adds, in the order that its styles need, and nothing that every page has', () => {
  const every = ['/assets/base-loZH_eMI.js', '/assets/react-I4laQR-U.js'];
  const styles = ['/assets/b-DA6dEN7L.css#', '/assets/a-B1hE7V8d.css#', '/assets/base-C4Hnudro.css#'];
  const root = { id: 'root', path: '', hasLoader: false, hasErrorBoundary: true, imports: every, css: [styles[2]] };
  const about = {
    id: 'about',
    parentId: 'root',
    hasLoader: false,
    imports: ['/assets/z-9--UtLWv.js', ...every, '/assets/about-BK9e1ngn.js'],
    css: styles,
  };
  const script = (routes: object): string =>
    `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: every }, routes, version: '1' })};`;
  expect(slimManifest(script({ root, about }))).toBe(
    script({
      root: { id: 'root', path: '', hasErrorBoundary: true, imports: every, css: [styles[2]] },
      about: { id: 'about', parentId: 'root', imports: ['/assets/about-BK9e1ngn.js', '/assets/z-9--UtLWv.js'], css: styles.slice(0, 2) },
    }),
  );
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
