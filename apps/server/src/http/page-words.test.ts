import { expect, test } from 'vitest';
import { writeWords } from './page-words.ts';

const page =
  '<head><title>Blog Post - Hedgerow</title><meta name="robots" content="noindex"/></head><body><noscript id="slot-post"></noscript>{{^served}}wait{{/served}}{{#served}}<h1>{{title}}</h1>{{{body}}}{{/served}}</body>';

test('what somebody wrote stays text, in titles, descriptions and data, and a dollar stays a dollar', () => {
  const written = writeWords(page, {
    title: '</title><script>x</script> $& costs',
    description: 'A "quoted" <b>word</b>',
    address: 'https://example.test/blog/a',
    kind: 'article',
    fetchFirst: '/covers/"a".svg',
    data: [{ headline: '</script><script>x' }],
    served: { words: { title: '</h1><script>x & "$&" {{body}} {{/served}}', body: '<p>$1</p>' }, data: { content: '</script>' } },
    slots: { post: '<p>$1 for tea</p>' },
  });
  expect(written).not.toContain('<script>x');
  expect(written).not.toContain('<b>');
  expect(written).toContain('$&#38; costs</title>');
  expect(written).toContain('<noscript id="slot-post"><p>$1 for tea</p></noscript>');
  expect(written).toContain('<h1>&#60;/h1&#62;&#60;script&#62;x &#38; &#34;$&#38;&#34; {{body}} {{/served}}</h1><p>$1</p></body>');
  expect(written).toContain('<link rel="canonical" href="https://example.test/blog/a"/>');
  expect(written).toContain('<link rel="preload" as="image" fetchpriority="high" href="/covers/&#34;a&#34;.svg"/>');
  expect(written).not.toContain('noindex');
  expect(written.match(/<script type="application\/(?:ld\+)?json"/g)).toHaveLength(2);
});

test('a page without words of its own keeps its title and description, and says them to other sites', () => {
  const built = '<head><title>Privacy &amp; you</title><meta name="description" content="What &quot;we&quot; keep"/></head>';
  const written = writeWords(built, { address: 'https://example.test/privacy' });
  expect(written).toContain('<title>Privacy &#38; you</title><meta name="description" content="What &quot;we&quot; keep"/>');
  expect(written).toContain('<meta property="og:title" content="Privacy &#38; you"/>');
  expect(written).toContain('<meta property="og:description" content="What &#34;we&#34; keep"/>');
});

test('an article that is missing stays out of the search engines', () => {
  const written = writeWords(page, { missing: true, title: 'Blog Post - Hedgerow {{^served}}' });
  expect(written).toContain('noindex');
  expect(written).toContain('</noscript>wait</body>');
});
