import type { Page } from '@playwright/test';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const noPriceAndNoRequest = async (page: Page): Promise<void> => {
  const words = await page.locator('body').innerText();
  expect(words).not.toMatch(/£|\bprice|\bpay\b|upgrade|subscribe|ask (?:your|a) (?:parent|grown-up|mum|dad)/i);
};

test('no pupil screen of any phase names a price or asks for one; what another plan has is said in neutral words', async ({
  page,
  people,
  openBrowser,
}) => {
  test.slow();
  const { pupils } = await people.family(
    { year: 1, plan: 'primary_explorer' },
    { year: 8, plan: 'secondary_learn' },
    { year: 10, plan: 'secondary_revise' },
  );
  const [youngest, learner, oldest] = pupils;
  if (youngest === undefined || learner === undefined || oldest === undefined) throw new Error('the family is not whole');
  await people.signIn(page, learner);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('list', { name: 'Start something' }).getByRole('button')).toHaveCount(1);
  for (const [name, plan] of [
    ['Revision Guide', 'Revise'],
    ['Practice', 'Secondary Practice'],
  ] as const) {
    const locked = page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(locked.last()).toContainText(`Part of the ${plan} plan.`);
    await expect(locked.last().getByRole('button')).toHaveCount(0);
  }
  await noPriceAndNoRequest(page);
  await expectAccessible(page);
  await noOverflow(page);
  await page
    .getByRole('button', { name: /Upload Work/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await noPriceAndNoRequest(page);

  const little = await openBrowser(youngest);
  await little.goto('/student/dashboard');
  await expect(little.getByRole('region', { name: 'Today', exact: true })).toBeVisible();
  await noPriceAndNoRequest(little);
  await goToPlace(little, 'Quizzes');
  await expect(little.getByRole('heading', { name: 'Today’s Learning Journey' })).toBeVisible();
  await noPriceAndNoRequest(little);
  await goToPlace(little, 'Me');
  await expect(little.getByRole('region', { name: 'What I did' })).toBeVisible();
  await noPriceAndNoRequest(little);
  await people.signIn(page, oldest);
  await page.goto('/student/dashboard');
  await expect(page.getByText('Part of the Secondary Practice plan.')).toBeVisible();
  await noPriceAndNoRequest(page);
});
