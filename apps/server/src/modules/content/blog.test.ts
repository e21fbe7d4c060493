import { expect, test } from 'vitest';
import type { BlogPost, BlogSummary } from '@hedgerow/contracts/content';
import type { EditedArticle } from '@hedgerow/contracts/operator-content';
import { startTestApp } from '../../testing/test-app.ts';
import { anOperator } from '../../testing/people.ts';
import { blogFiles } from './content-files.ts';
import { readPost } from './read-post.ts';

const testApp = startTestApp();
const posts = async () => (await testApp().visitor().get('/api/cms/blog')).json<BlogPost[]>();
const head =
  '---\ntitle: "Half-term: a plan"\nexcerpt: Short.\ncategory: Primary years\nauthor: The Hedgerow team\npublished: 2026-11-19\n---\n';

test('a visitor reads at least eight articles, the newest first, with minutes that were counted', async () => {
  const all = await posts();
  expect(all.length).toBeGreaterThanOrEqual(8);
  expect(all.map(({ publishedOn }) => publishedOn)).toEqual(
    all
      .map(({ publishedOn }) => publishedOn)
      .toSorted()
      .toReversed(),
  );
  expect(all.some(({ featured }) => featured)).toBe(true);
  for (const { content, minutesToRead, excerpt } of all) {
    expect(content.split(/\s+/).length).toBeGreaterThan(600);
    expect(minutesToRead).toBeGreaterThanOrEqual(3);
    expect(excerpt.length).toBeLessThan(220);
  }
  const summaries = (await testApp().visitor().get('/api/cms/blog/summaries')).json<BlogSummary[]>();
  expect(summaries.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(summaries[0]).not.toHaveProperty('content');
});

test('one article has its text, an unknown one is not found, an odd address neither', async () => {
  const [first] = await posts();
  expect(
    (
      await testApp()
        .visitor()
        .get(`/api/cms/blog/${first?.id ?? ''}`)
    ).json(),
  ).toEqual(first);
  expect((await testApp().visitor().get('/api/cms/blog/no-such-article')).statusCode).toBe(404);
  expect((await testApp().visitor().get('/api/cms/blog/No%20Such')).statusCode).toBe(400);
});

test('what an operator publishes is added, replaces a file of that name, waits for its day, and can be taken off', async () => {
  const { blog } = testApp().services.site;
  await blog.publish(readPost('half-term-plan', `${head}Plan little.`));
  expect((await posts())[0]).toMatchObject({ id: 'half-term-plan', title: 'Half-term: a plan', content: 'Plan little.', minutesToRead: 1 });

  const [file] = blogFiles();
  await blog.publish({ ...readPost('x', `${head}Mended.`), id: file?.id ?? '' });
  expect((await posts()).filter(({ id }) => id === file?.id)).toMatchObject([{ content: 'Mended.' }]);

  await blog.publish({ ...readPost('later', `${head}Later.`), publishedOn: '2026-12-24' });
  expect((await posts()).map(({ id }) => id)).not.toContain('later');

  await blog.hide(file?.id ?? '');
  expect((await posts()).map(({ id }) => id)).not.toContain(file?.id);
  await expect(blog.hide('never-was')).rejects.toThrow('There is no such article on the site.');
});

test.each([
  ['no head', 'Just text', 'The file must begin with a head between two lines of ---.'],
  ['a line that is no pair', '---\ntitle\n---\n', 'This line of the head is not "name: value": title'],
  ['no excerpt', '---\ntitle: A\ncategory: B\nauthor: C\npublished: 2026-01-01\n---\n', 'The head lacks "excerpt".'],
  ['no such day', head.replace('2026-11-19', '2026-02-30'), '"published" must be a date such as 2026-11-20.'],
  ['a cover from anywhere', head.replace('\n---\n', '\ncover: javascript:x\n---\n'), '"cover" must be a path of this site'],
])('a file with %s is refused in words', (_, file, sentence) => {
  expect(() => readPost('a-post', file)).toThrow(sentence);
});

test('the feed and the map of the site name every article, and are sound XML', async () => {
  const ids = (await posts()).map(({ id }) => id);
  const feed = await testApp().visitor().get('/blog/rss.xml');
  const map = await testApp().visitor().get('/sitemap.xml');
  expect(feed.headers['content-type']).toContain('application/rss+xml');
  for (const id of ids) for (const { body } of [feed, map]) expect(body).toContain(`http://localhost:3000/blog/${id}<`);
  expect(map.body).toContain('<loc>http://localhost:3000/</loc>');
  expect(map.body).not.toMatch(/dashboard|onboarding|subscription/);
  for (const { body } of [feed, map]) expect(body.replaceAll(/&#\d+;/g, '')).not.toMatch(/&|<script/);
  expect((await testApp().visitor().get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

test('the map of the site gives the day of the last change: that of an edit, or else of publishing, also for what was written ahead', async () => {
  const article = {
    title: 'A',
    excerpt: 'B.',
    content: '# C',
    category: 'D',
    author: 'E',
    coverImage: null,
    featured: false,
    draft: false,
  };
  const lastChange = async (id: string): Promise<string | undefined> =>
    new RegExp(`/blog/${id}</loc><lastmod>([^<]+)`).exec((await testApp().visitor().get('/sitemap.xml')).body)?.[1];
  const day = (iso: string) => void (testApp().clock.now = new Date(iso));
  const before = testApp().clock.now;
  day('2026-11-18T10:00:00Z');
  const olive = await anOperator(testApp());
  await olive.post('/api/operator/articles', { id: 'edited-later', ...article, publishedOn: '2026-11-18' });
  const made = await olive.post('/api/operator/articles', { id: 'written-ahead', ...article, publishedOn: '2026-11-20' });
  expect(made.statusCode).toBe(200);
  expect(await lastChange('edited-later')).toBe('2026-11-18');
  day('2026-11-20T10:00:00Z');
  expect(await lastChange('written-ahead')).toBe('2026-11-20');
  const { updatedAt } = (await olive.get('/api/operator/articles/edited-later')).json<EditedArticle>();
  const changed = { ...article, content: '# F', publishedOn: '2026-11-18', seen: updatedAt };
  expect((await olive.put('/api/operator/articles/edited-later', changed)).statusCode).toBe(200);
  expect(await lastChange('edited-later')).toBe('2026-11-20');
  const untouched = (await posts()).findLast(({ id }) => blogFiles().some((file) => file.id === id));
  expect(await lastChange(untouched?.id ?? '')).toBe(untouched?.publishedOn);
  testApp().clock.now = before;
});
