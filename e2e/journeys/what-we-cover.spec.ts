import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a parent finds a topic of their child’s year and tries its question, with feedback at once @narrow', async ({ page }) => {
  test.slow();
  await page.goto('/what-we-cover');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we cover');
  await expect(page.getByRole('search')).not.toHaveAttribute('inert');
  await expectAccessible(page);
  await noOverflow(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('There are no A-level topics.');
  await page.getByLabel('Find a topic').fill('column method');
  await page.getByLabel('School year').selectOption('Year 4');
  await expect(main.getByText(/^\d+ topics?$/)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: /^Addition and subtraction/ }).click();

  await expect(page).toHaveURL('/what-we-cover/maths-ks2#addition-and-subtraction');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maths, Years 3 to 6');
  await expect(main.getByText('Add with the column method')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
  await main.getByRole('button', { name: 'Try a question on Addition and subtraction' }).click();
  const panel = page.getByRole('dialog', { name: 'Addition and subtraction' });
  await expect(panel.getByRole('heading', { name: /^Question 1: / })).toBeVisible();
  const first = await panel.getByRole('heading', { name: /^Question 1: / }).textContent();
  await expectAccessible(page);
  await panel
    .getByRole('button')
    .filter({ has: page.locator('[aria-hidden]', { hasText: /^A$/ }) })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(panel.getByRole('region', { name: 'What it was' })).toBeVisible();
  const again = panel.getByRole('button', { name: 'Try once more' });
  if (await again.isVisible()) {
    await again.click();
    await panel
      .getByRole('button')
      .filter({ has: page.locator('[aria-hidden]', { hasText: /^B$/ }) })
      .first()
      .click();
    await panel.getByRole('button', { name: 'Check', exact: true }).click();
  }
  await panel.getByRole('button', { name: 'Another question' }).click();
  await expect(panel.getByRole('heading', { name: /^Question 1: / })).not.toHaveText(first ?? '');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();

  await main.getByRole('link', { name: 'All subjects' }).click();
  await page.getByLabel('Find a topic').fill('calculus of variations');
  await expect(page.getByRole('heading', { name: 'We do not cover that yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all subjects' }).click();
  await main.getByRole('link', { name: /^Maths, Years 10 and 11/ }).click();
  await expect(main).toContainText('No exam board has endorsed Hedgerow.');
});

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every subject, topic and objective can be read @desktop', async ({ page, faults }) => {
    await page.goto('/what-we-cover');
    await expect(page.getByLabel('Find a topic')).toBeHidden();
    await page.getByRole('link', { name: /^History, Years 3 to 6/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('History, Years 3 to 6');
    await page.getByText('Roman Britain').first().click();
    await expect(page.locator('details[open] li').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Try a question/ })).toHaveCount(0);
    faults.expect(/status of 404.*what-we-cover/);
    expect((await page.goto('/what-we-cover/magic-ks2'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have no such page');
  });
});
