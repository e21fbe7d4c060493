import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** These are text in the frame of the others, or `every-screen.spec.ts` looks at them: the night does both. */
const plain: readonly string[] = [
  '/about',
  '/free-resources',
  '/what-we-cover/science-ks1',
  '/blog/spaced-practice-little-and-often',
  '/schools/data-processing-agreement',
  '/schools/dpia',
  '/careers',
  '/press',
  '/privacy',
  '/terms',
  '/safeguarding',
  '/accessibility',
  '/sitemap',
];
const pages = [
  ['/about', 'About us'],
  ['/contact', 'Contact'],
  ['/free-resources', 'Free Educational Resources'],
  ['/what-we-cover', 'What we cover'],
  ['/what-we-cover/science-ks1', 'Science, Years 1 and 2'],
  ['/schools', 'For schools'],
  ['/schools/data-processing-agreement', 'Data processing agreement'],
  ['/schools/dpia', 'Assessment of risks (DPIA)'],
  ['/blog', 'Hedgerow Blog'],
  ['/blog/spaced-practice-little-and-often', 'Spaced practice: why little and often wins'],
  ['/careers', 'Careers'],
  ['/press', 'Press & Media'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/safeguarding', 'Keeping children safe'],
  ['/accessibility', 'Accessibility statement'],
  ['/sitemap', 'Site Map'],
] as const;

for (const [path, heading] of pages) {
  test(`${path} is accessible, fits a narrow telephone, and says what it is${plain.includes(path) ? ' @whole' : ''}`, async ({ page }) => {
    // Long pages, twice through the checker.
    test.slow();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name="description"]').first()).toHaveAttribute('content', /.{40}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    // What comes once it is in view has come.
    const waiting = page.locator('main [data-waits-for-script]');
    for (const part of await waiting.all())
      await part.evaluate((one) => one.scrollIntoView({ block: 'center' }), undefined, { timeout: 2000 }).catch(() => undefined);
    await expect(waiting).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    await expectAccessible(page);
    await noOverflow(page);
  });
}

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read @desktop', async ({ page, faults }) => {
    faults.expect(/status of 404.*\/blog\/never-written/);
    for (const [path, heading] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(300);
    }
    // What stands in a noscript is no text to Playwright's own search.
    const said = () => page.getByRole('main').innerText();
    await page.goto('/blog/spaced-practice-little-and-often');
    expect(await said()).toContain('Hermann Ebbinghaus described it in 1885');
    await page.getByRole('link', { name: '← All Blog Posts' }).click();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page.getByLabel('Search articles')).toBeHidden();
    await page.getByRole('link', { name: 'Retrieval practice at the kitchen table' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retrieval practice at the kitchen table');
    expect((await page.goto('/blog/never-written'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    await page.getByRole('link', { name: 'Return to Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hedgerow Blog');
    await page.goto('/free-resources');
    await expect(page.getByRole('link', { name: 'Download PDF' }).first()).toBeVisible();
    await page.goto('/');
    expect(await said()).toContain('How do children sign in?');
    await page.locator('#questions details').first().click();
    expect(await said()).toContain('Your child can upload photos or documents of their school work');
    await expect(page.getByRole('link', { name: 'Retrieval practice at the kitchen table' })).toBeVisible();
  });
});

test('no link of the public site leads nowhere @desktop', async ({ request, baseURL }) => {
  const home = new URL(baseURL ?? '');
  const seen = new Set<string>();
  const waiting = ['/', '/sitemap.xml'];
  const whole = (process.env['WHOLE'] ?? '') !== '';
  let sheets = 0;
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    // A sheet is drawn when it is asked for, which takes half a second: resources.test.ts draws every one, here the first tell.
    if (path.startsWith('/api/') && !whole && (sheets += 1) > 3) continue;
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    const type = answer.headers()['content-type'] ?? '';
    if (!/html|xml/.test(type) || /^\/(?:parent|student|teacher|onboarding|subscription|dashboard)/.test(path)) continue;
    for (const [, found = ''] of (await answer.text()).matchAll(/(?:href="|src="|<loc>)([^"<]+)/g)) {
      const url = new URL(found.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), new URL(path, home));
      if (url.host === home.host && url.protocol.startsWith('http')) waiting.push(url.pathname);
    }
  }
  expect(seen.size).toBeGreaterThan(60);
});

test('machines find the map, the feed and the rules @desktop', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Disallow: \/parent\/dashboard[\s\S]*Sitemap: http.*\/sitemap\.xml/);
  expect((await request.get('/blog/rss.xml')).headers()['content-type']).toContain('application/rss+xml');
});
