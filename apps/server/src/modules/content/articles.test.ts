import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { BlogPost, BlogSummary } from '@hedgerow/contracts/content';
import { articleMessages, type ArticleRow, type EditedArticle } from '@hedgerow/contracts/operator-content';
import { startTestApp } from '../../testing/test-app.ts';
import { anOperator } from '../../testing/people.ts';
import { blogFiles } from './content-files.ts';

const testApp = startTestApp();
const words = {
  title: 'Half-term: a plan',
  excerpt: 'Short days, long walks.',
  content: '# Rest\n\nPlan **little**.',
  category: 'Primary years',
  author: 'The Hedgerow team',
  coverImage: '/covers/calm.svg',
  featured: false,
  publishedOn: '2026-11-20',
  draft: false,
};
const read = (id: string) => testApp().visitor().get(`/api/cms/blog/${id}`);
const shown = async () => (await testApp().visitor().get('/api/cms/blog/summaries')).json<BlogSummary[]>().map(({ id }) => id);
const said = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ error: string }>().error];

test('what an operator writes is read at once, in the list, the feed and the map, changes at once, and goes when they take it away', async () => {
  const olive = await anOperator(testApp());
  expect((await olive.post('/api/operator/articles', { id: 'half-term', ...words })).json()).toMatchObject({
    state: 'published',
    origin: 'own',
  });
  expect((await read('half-term')).json<BlogPost>()).toMatchObject({ title: 'Half-term: a plan', content: words.content });
  expect(await shown()).toContain('half-term');
  for (const file of ['/blog/rss.xml', '/sitemap.xml']) {
    const answer = await testApp().visitor().get(file);
    expect([answer.body.includes('/blog/half-term<'), answer.headers['cache-control']]).toEqual([true, 'no-cache']);
  }
  const before = (await olive.get('/api/operator/articles/half-term')).json<EditedArticle>();
  testApp().clock.now = new Date(testApp().clock.now.getTime() + 60_000);
  const changed = await olive.put('/api/operator/articles/half-term', { ...words, title: 'Half-term, gently', seen: before.updatedAt });
  expect(changed.json<EditedArticle>().title).toBe('Half-term, gently');
  expect((await read('half-term')).json<BlogPost>().title).toBe('Half-term, gently');
  const late = await olive.put('/api/operator/articles/half-term', { ...words, seen: before.updatedAt });
  expect(said(late)).toEqual([409, articleMessages.changed]);
  expect((await olive.put('/api/operator/articles/half-term', { ...words, seen: 'yesterday' })).statusCode).toBe(400);
  testApp().clock.now = new Date(testApp().clock.now.getTime() + 60_000);
  expect((await olive.delete('/api/operator/articles/half-term')).statusCode).toBe(200);
  expect((await read('half-term')).statusCode).toBe(404);
  const { entries } = (await olive.get('/api/operator/log')).json<{ entries: { who: string; deed: string; about: string }[] }>();
  expect(entries.map(({ who, deed, about }) => [who, deed, about])).toEqual([
    ['Olive Park', 'article-removed', 'half-term'],
    ['Olive Park', 'article-changed', 'half-term'],
    ['Olive Park', 'article-made', 'half-term'],
  ]);
});

test('an article of the product is changed, hidden and brought back, and never lost', async () => {
  const olive = await anOperator(testApp());
  const [file] = blogFiles();
  if (file === undefined) throw new Error('the product comes with articles');
  const { id, ...own } = file;
  const found = async () => (await olive.get('/api/operator/articles')).json<ArticleRow[]>().find((row) => row.id === id);
  expect(await found()).toMatchObject({ origin: 'product', state: 'published', updatedAt: null });
  expect(said(await olive.delete(`/api/operator/articles/${id}`))).toEqual([409, articleMessages.fromProduct]);
  const hidden = await olive.put(`/api/operator/articles/${id}`, { ...own, draft: true, seen: null });
  expect(hidden.json()).toMatchObject({ origin: 'changed', state: 'draft' });
  expect((await read(id)).statusCode).toBe(404);
  expect(said(await olive.put(`/api/operator/articles/${id}`, { ...own, draft: false, seen: null }))[0]).toBe(409);
  await olive.delete(`/api/operator/articles/${id}`);
  expect((await read(id)).json<BlogPost>().content).toBe(file.content);
  expect(said(await olive.post('/api/operator/articles', { ...words, id }))).toEqual([409, articleMessages.taken]);
});

test('a draft and an article of tomorrow are not shown', async () => {
  const olive = await anOperator(testApp());
  await olive.post('/api/operator/articles', { ...words, id: 'a-draft', draft: true });
  const later = await olive.post('/api/operator/articles', { ...words, id: 'tomorrow', publishedOn: '2026-12-24' });
  expect(later.json<ArticleRow>().state).toBe('scheduled');
  for (const id of ['a-draft', 'tomorrow']) expect((await read(id)).statusCode).toBe(404);
});

test('markup in an article is text: no script, no frame, no link that runs', async () => {
  const olive = await anOperator(testApp());
  const content = '<script>alert(1)</script>\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n# <b>Big</b>';
  await olive.post('/api/operator/articles', { ...words, id: 'sharp', title: '<script>alert(2)</script>', content });
  const page = await testApp().services.site.wordsFor('/blog/sharp');
  const body = page?.served?.words['body'];
  expect(body).not.toMatch(/<script|<img|<b>|href="javascript/);
  expect(body).toContain('&#60;script&#62;');
  expect((await testApp().visitor().get('/blog/rss.xml')).body).not.toContain('<script');
});

test.each([
  [{ title: ' ' }, articleMessages.title],
  [{ content: ' \n ' }, articleMessages.content],
  [{ publishedOn: '2026-02-30' }, articleMessages.day],
  [{ coverImage: 'javascript:alert(1)' }, articleMessages.cover],
  [{ coverImage: '//elsewhere.example/a.png' }, articleMessages.cover],
  [{ id: 'Half Term' }, articleMessages.address],
  [{ id: 'a--b' }, articleMessages.address],
])('an article with %o is refused: %s', async (part, sentence) => {
  const olive = await anOperator(testApp());
  expect(said(await olive.post('/api/operator/articles', { id: 'fine', ...words, ...part }))).toEqual([400, sentence]);
});

test('what is not there is not found', async () => {
  const olive = await anOperator(testApp());
  expect((await olive.get('/api/operator/articles/never-was')).statusCode).toBe(404);
  expect((await olive.put('/api/operator/articles/never-was', { ...words, seen: null })).statusCode).toBe(404);
  expect((await olive.delete('/api/operator/articles/never-was')).statusCode).toBe(404);
});
