import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the whole landing page, prices included', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Hedgerow: learning that grows with your child');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning that grows with your child');
    for (const name of ['Primary Education Plans', 'Secondary Education Plans', 'Made to be trusted', 'Questions parents ask'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    for (const price of ['£20', '£30', '£35', '£50']) await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  });
});

test('the landing page is accessible and fits a narrow telephone', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await noOverflow(page);
});

test('the landing page shows the product and is short on a telephone @phone', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('list', { name: 'Screens of a day' });
  await strip.scrollIntoViewIfNeeded();
  const shown = strip.getByRole('img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  // What comes later comes when somebody scrolls there.
  await page.getByRole('heading', { name: 'For the grown-ups' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.locator('#questions').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Show all \d+ questions$/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);

  // A row that moves sideways shows that it does: the next card is partly in sight, and the last one can be reached.
  for (const [first, next, last] of [
    ['Primary Explorer', 'Primary Scholar', 'Primary Scholar'],
    ['Learn', 'Revise', 'Secondary Practice'],
    ['A day the youngest can read', 'Practice that explains', 'A calm view for parents'],
  ] as const) {
    const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card(first).scrollIntoViewIfNeeded();
    await expect(card(first)).toBeInViewport({ ratio: 0.9 });
    await expect(card(next)).toBeInViewport({ ratio: 0.05 });
    await card(last).scrollIntoViewIfNeeded();
    await expect(card(last)).toBeInViewport({ ratio: 0.9 });
  }
  const fold = page.locator('#secondary-plans details');
  await expect(fold.getByRole('table')).toBeHidden();
  await fold.getByText('What each plan has', { exact: true }).click();
  await expect(fold.getByRole('row', { name: /^Essay feedback/ })).toBeVisible();
  await noOverflow(page);
});

test('every link of the landing page leads to a page that exists @desktop @whole', async ({ page, request }) => {
  await page.goto('/');
  const links = await page.getByRole('link').evaluateAll((all) =>
    all
      .map((link) => new URL((link as HTMLAnchorElement).href))
      // An address to write to leads to no page.
      .filter(({ protocol }) => protocol.startsWith('http'))
      .map(({ pathname }) => pathname),
  );
  expect(links).toContain('/family-signup');
  for (const path of new Set(links)) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('the plans are a click away, at their own anchors', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(/#primary-plans$/);
  await expect(page.getByRole('heading', { name: 'Primary Education Plans' })).toBeInViewport();
});

test('the log-in dialog opens, keeps the focus, closes with Escape and gives the focus back @narrow', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const opener = page.getByRole('button', { name: 'Log In' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByLabel('Email or username')).toBeFocused();
  await expectAccessible(page);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an address that leads nowhere is a real 404 that shows the way home @whole', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning that grows with your child');
});

test('a missing file is a 404, never a page', async ({ request }) => {
  const answer = await request.get('/assets/missing.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toContain('text/html');
});
