import type { Page } from '@playwright/test';
import { startNowWording } from '@hedgerow/contracts/billing';
import { randomUUID } from 'node:crypto';
import { cards, typeCard } from '../fixtures/card.ts';
import { goodCard } from '../fixtures/hosted-page.ts';
import { expect, noOverflow, test } from '../fixtures/test.ts';

const step = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
const payButton = (page: Page) => page.getByRole('button', { name: 'Subscribe and pay £20.00 a month' });

/** From the school stage to the card form. */
const orderFor = async (page: Page, firstName: string): Promise<void> => {
  await step(page, 'Who is learning?');
  await page.getByRole('button', { name: 'Choose Secondary' }).click();
  await page.getByRole('button', { name: 'Choose Learn' }).click();
  await step(page, 'Tell us about your children');
  const fields = page.getByRole('group', { name: 'Child 1', exact: true });
  await fields.getByLabel('First name').fill(firstName);
  await fields.getByLabel('Last name').fill('Lee');
  await fields.getByLabel('Age').fill('12');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
};

/** To the bank's question in the first tab, with a misspelt name. */
const toTheBank = async (page: Page): Promise<void> => {
  await page.goto('/family-signup');
  await page.getByRole('button', { name: 'Make my account first' }).click();
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByRole('main').getByLabel('Email').fill(`ann.${randomUUID()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('quiet heron 47');
  await page.getByRole('button', { name: 'Create account and continue' }).click();
  await orderFor(page, 'Kitt');
  await fillIn(page, cards.asksTheBank);
  await payButton(page).click();
  await page.locator('iframe[title^="3-D Secure check"]').waitFor();
};

const fillIn = async (page: Page, card: string): Promise<void> => {
  await step(page, 'Check your order and pay');
  await page.getByLabel('Address line 1').fill('1 Orchard Lane');
  await page.getByLabel('Town or city').fill('York');
  await page.getByLabel('Postcode').fill('YO1 7HH');
  await page.getByLabel(startNowWording).check();
  await typeCard(page, card);
};

/** The other tab of the same browser, where the name is put right. */
const correctedInAnotherTab = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto('/family-signup');
  await orderFor(other, 'Kit');
  await fillIn(other, goodCard);
  await noOverflow(other, page.viewportSize()?.width ?? 390);
  return other;
};

const agreeAtTheBank = (page: Page) =>
  page.frameLocator('iframe[title^="3-D Secure check"]').getByRole('button', { name: 'Complete' }).click();

/** Both tabs end where the child is, and one payment stands in the bills. */
const paidOnce = async (page: Page, other: Page, child: RegExp): Promise<void> => {
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(tab).toHaveURL('/parent/dashboard');
    await expect(tab.getByRole('heading', { name: child })).toBeVisible();
  }
  await page.bringToFront();
  await page.goto('/parent/family?manage=billing');
  const bills = page.getByRole('dialog');
  await expect(bills.getByText('Paid', { exact: true })).toHaveCount(1);
  await expect(bills).toContainText('£20.00');
};

test('a name put right and paid in a second tab, while the bank asks in the first, is one plan and one payment @narrow', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 4\d\d/);
  await toTheBank(page);
  const other = await correctedInAnotherTab(page);
  await payButton(other).click();
  await expect(other).toHaveURL('/parent/dashboard');
  await page.bringToFront();
  await agreeAtTheBank(page);
  await paidOnce(page, other, /Sign-in for Kit is ready/);
});

test('an order that the bank lets through in the first tab is not paid again in the second tab', async ({ page, faults }) => {
  test.slow();
  faults.expect(/status of 4\d\d/);
  await toTheBank(page);
  const other = await correctedInAnotherTab(page);
  await page.bringToFront();
  await agreeAtTheBank(page);
  await expect(page).toHaveURL('/parent/dashboard');
  await other.bringToFront();
  await payButton(other).click();
  await paidOnce(page, other, /Sign-in for Kitt? is ready/);
});
