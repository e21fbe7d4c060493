import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('a parent looks for an article, reads it, and comes back @phone', async ({ page }) => {
  await page.goto('/blog');
  const articles = page.getByRole('article');
  await expect(page.getByRole('heading', { name: 'Featured Articles' })).toBeVisible();
  const before = await articles.count();
  expect(before).toBeGreaterThanOrEqual(8);

  await page.getByRole('button', { name: 'Wellbeing' }).click();
  await expect(articles).toHaveCount(1);
  await page.getByLabel('Search articles').fill('phonics');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(articles).toHaveCount(before);

  await page.getByLabel('Search articles').fill('SATs');
  await page.getByRole('link', { name: 'Key Stage 2 SATs in plain words' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Key Stage 2 SATs in plain words');
  await expect(page).toHaveTitle('Key Stage 2 SATs in plain words - Hedgerow');
  await expect(page.getByText(/The Hedgerow team · 29 September 2026 · 4 min read/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goto('/blog/ks2-sats-in-plain-words');
  await page.getByRole('link', { name: '← All Blog Posts' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('an article that does not exist is a real 404 with the way back @whole', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  expect((await page.goto('/blog/never-written'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await expect(page).toHaveTitle('Blog Post - Hedgerow');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hedgerow Blog');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a blog that cannot be read says so, and asks again as often as somebody presses @whole', async ({ page, faults }) => {
  faults.expect(/status of 503/);
  let away = true;
  const answers: number[] = [];
  await page.route('**/api/cms/blog/summaries', async (route) => {
    answers.push(away ? 503 : 200);
    await (away ? route.fulfill({ status: 503, json: { error: 'Away', code: 'unavailable' } }) : route.continue());
  });
  // The page itself brings its list; somebody who comes from another page, without loading this one anew, asks for it.
  await page.goto('/about');
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await expect(foot.getByLabel('Email')).toBeVisible();
  await foot.getByRole('link', { name: /^blog$/i }).click();
  const said = page.getByRole('alert').filter({ hasText: 'Educational content coming soon...' });
  await expect(said).toContainText('Blog content is being prepared. Check back soon!');
  await expectAccessible(page);

  const again = said.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.poll(() => answers).toEqual([503, 503]);
  await expect(said).toBeVisible();
  away = false;
  await again.click();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(answers).toEqual([503, 503, 200]);
});

test('a parent finds a worksheet and downloads the PDF', async ({ page }) => {
  await page.goto('/free-resources');
  const counter = page.getByText(/^\d+ of \d+ resources$/);
  await expect(counter).toHaveText(/^(\d+) of \1 resources$/);
  await page.getByPlaceholder('Search resources...').fill('fractions');
  await page.getByLabel('School year').selectOption('Year 5');
  await page.getByLabel('Subject').selectOption('Maths');
  await page.getByLabel('Resource type').selectOption('Skill Building');
  await expect(counter).toHaveText(/^1 of \d+ resources$/);
  await page.getByRole('button', { name: /^View Resource/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Fractions: from halves to adding unlike ones' });
  await expect(dialog.getByText('Free Educational Resource')).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Fractions: from halves to adding unlike ones.pdf'.replace(':', '_'));
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await page.getByPlaceholder('Search resources...').fill('zebras');
  await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible();
});
