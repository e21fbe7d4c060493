import { expect, test } from 'vitest';
import { fillPage, fillPattern } from './page-patterns.ts';

test('what somebody wrote stays text: markup, quotes, dollars and tags', () => {
  const title = `<b>"Half" & 'half'</b> $& {{id}} {{{body}}} {{#list}}x{{/list}}`;
  const filled = fillPattern('<a title="{{title}}">{{title}}</a>', { title, id: 'no', body: '<i>', list: ['a'] });
  const shown = '&#60;b&#62;&#34;Half&#34; &#38; &#39;half&#39;&#60;/b&#62; $&#38; {{id}} {{{body}}} {{#list}}x{{/list}}';
  expect(filled).toBe(`<a title="${shown}">${shown}</a>`);
});

test('lists repeat, parts without words are left out, and what the server wrote itself goes in as it is', () => {
  const pattern = '{{#posts}}<li>{{#cover}}<img src="{{cover}}">{{/cover}}{{^cover}}no picture{{/cover}} {{n}}</li>{{/posts}}{{{body}}}';
  const words = { posts: [{ cover: '/a.svg', n: 1 }, { n: 2 }], body: '<p>a $1</p>' };
  expect(fillPattern(pattern, words)).toBe('<li><img src="/a.svg"> 1</li><li>no picture 2</li><p>a $1</p>');
  expect(fillPattern('{{#names}}{{.}},{{/names}}{{#none}}x{{/none}}{{missing}}', { names: ['a', '<'], none: [] })).toBe('a,&#60;,');
});

test('a page keeps its skeleton until there are words, and never shows a tag', () => {
  const page = 'a {{b}} {{^served}}skeleton{{/served}}<!-- -->{{#served}}<h1>{{title}}</h1>{{/served}} c';
  expect(fillPage(page, undefined)).toBe('a {{b}} skeleton<!-- --> c');
  expect(fillPage(page, { title: '{{/served}}' })).toBe('a {{b}} <!-- --><h1>{{/served}}</h1> c');
});
