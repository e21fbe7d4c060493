import type { Page } from '@playwright/test';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const noPriceAndNoRequest = async (page: Page): Promise<void> => {
  const words = await page.locator('body').innerText();
  expect(words).not.toMatch(/£|\bprice|\bpay\b|upgrade|subscribe|ask (?:your|a) (?:parent|grown-up|mum|dad)/i);
};

test('a pupil on Learn sees what other plans have, in neutral words', async ({ page, people }) => {
  await people.signIn(page, await people.pupil({ year: 8, plan: 'secondary_learn' }));
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
});

test('what a plan does not open is refused by the server too, in the same words @desktop', async ({ people }) => {
  const { api } = await people.pupil({ year: 8, plan: 'secondary_learn' });
  for (const path of ['/api/revision-guides/generate', '/api/assessments/generate']) {
    const data = { subject: 'Geography', topic: 'Plate tectonics', difficulty: 'beginner', numQuestions: 5 };
    const answer = await api.post(path, { data });
    expect(answer.status()).toBe(402);
    expect(await answer.text()).not.toMatch(/£|ask (?:your|a) parent/i);
  }
});

test('no pupil screen of any phase names a price or asks for one', async ({ page, people, openBrowser }) => {
  const { pupils } = await people.family({ year: 1, plan: 'primary_explorer' }, { year: 10, plan: 'secondary_revise' });
  const [youngest, oldest] = pupils;
  if (youngest === undefined || oldest === undefined) throw new Error('nobody is in the family');
  await people.signIn(page, youngest);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible();
  await noPriceAndNoRequest(page);
  await goToPlace(page, 'Quizzes');
  await expect(page.getByRole('heading', { name: 'Today’s Learning Journey' })).toBeVisible();
  await noPriceAndNoRequest(page);
  await goToPlace(page, 'Me');
  await expect(page.getByRole('region', { name: 'What I did' })).toBeVisible();
  await noPriceAndNoRequest(page);
  const other = await openBrowser(oldest);
  await other.goto('/student/dashboard');
  await expect(other.getByText('Part of the Secondary Practice plan.')).toBeVisible();
  await noPriceAndNoRequest(other);
});
