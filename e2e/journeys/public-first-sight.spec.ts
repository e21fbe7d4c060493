import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Scripts stay on their way until they are let through, as on a slow line. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

for (const { path, heading, title, width } of [
  { path: '/blog', heading: 'Featured Articles', title: 'Blog - Hedgerow', width: ' @narrow' },
  {
    path: '/blog/spaced-practice-little-and-often',
    heading: 'Spaced practice: why little and often wins',
    title: 'Spaced practice: why little and often wins - Hedgerow',
    width: '',
  },
]) {
  test(`${path} is read before the script has come, and nothing moves or is drawn anew when it has${width}`, async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('main [data-waits-for-script]')).toHaveCount(0);
    const tools = page.locator('main [data-needs-script]');
    await expect(tools).toHaveAttribute('inert');
    await expect(page.getByRole('main')).not.toContainText('{{');

    const articles = page.getByRole('article');
    const count = await articles.count();
    const link = articles.first().getByRole('link').last();
    await link.focus();
    // The page itself has come whole and is drawn: what moves from here on is the script's doing.
    await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const _ of [1, 2]) await new Promise((next) => requestAnimationFrame(next));
      document.body.dataset['moved'] = '0';
      new PerformanceObserver((list) => {
        document.body.dataset['moved'] = String(Number(document.body.dataset['moved']) + list.getEntries().length);
      }).observe({ type: 'layout-shift' });
    });
    const before = await articles.first().elementHandle();

    letThrough();
    await expect(tools).not.toHaveAttribute('inert');
    expect(await articles.first().evaluate((now, then) => now === then, before)).toBe(true);
    await expect(link).toBeFocused();
    await expect(articles).toHaveCount(count);
    await expect(page).toHaveTitle(title);
    expect(await page.evaluate(() => document.body.dataset['moved'])).toBe('0');
  });
}

test('what is filled in at /login before the script has come is what is sent', async ({ page, people }) => {
  const { email, password } = await people.parent();
  const letThrough = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  letThrough();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/parent/dashboard');
});

test('what is filled in at /family-signup before the script has come is what goes on', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/family-signup', { waitUntil: 'commit' });
  await page.getByLabel('First name of your child').fill('Max');
  await page.getByLabel('Year group').selectOption('Year 4');
  await page.getByLabel('Maths').check();
  letThrough();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await page.goBack();
  await expect(page.getByLabel('First name of your child')).toHaveValue('Max');
  await expect(page.getByLabel('Year group')).toHaveValue('Year 4');
  await expect(page.getByLabel('Maths')).toBeChecked();
});

test('whoever comes with a plan sees the account’s step first, however late the script comes', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (): void => {
      const heading = document.querySelector('h1');
      // Before the first paint nobody sees anything, and styles are still being put together.
      const isPainted = performance.getEntriesByName('first-paint').length > 0;
      if (isPainted && heading?.checkVisibility({ visibilityProperty: true }) === true) seen.add(heading.textContent);
      document.documentElement.dataset['seen'] = [...seen].join(', ');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const letThrough = await holdScripts(page);
  await page.goto('/family-signup?plan=primary_scholar', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Tell us about your child');
  await expect(page.locator('h1')).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'Create your account');
});
