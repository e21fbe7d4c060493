import type { Page } from '@playwright/test';
import { startNowWording } from '@hedgerow/contracts/billing';
import { typeCard } from '../fixtures/card.ts';
import { bornYearsAgo, goodCard, nameChildren, payOnPage } from '../fixtures/hosted-page.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** The first payment of a server makes its catalogue at the provider, and news may take their time on a busy machine. */
const slowly = { timeout: 45_000 } as const;

const two = [
  { firstName: 'Ash', born: bornYearsAgo(10), yearGroup: 'Year 6' },
  { firstName: 'Max', born: bornYearsAgo(14), yearGroup: 'Year 10' },
];
const choosePlans = async (page: Page): Promise<void> => {
  await page
    .getByRole('group', { name: 'Ash', exact: true })
    .getByRole('radio', { name: /Primary Scholar/ })
    .check();
  await page
    .getByRole('group', { name: 'Max', exact: true })
    .getByRole('radio', { name: /Secondary Practice/ })
    .check();
  await page.getByLabel(startNowWording).check();
};
const field = (page: Page) => page.getByRole('textbox', { name: 'Partner code' });
const tryCode = async (page: Page, code: string): Promise<void> => {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Validate' }).click();
};

test('a code for 25 % is £60.00 of £80.00, on the order, on the page and with the family @whole', async ({
  page,
  people,
  partnerCode,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 400/);
  const code = await partnerCode({ percent: 25 });
  const parent = await people.parent('Ann');
  await nameChildren(parent.api, two);
  await people.signIn(page, parent);
  await page.goto('/onboarding/plan-selection');
  await choosePlans(page);
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('£80.00');

  await page.getByRole('button', { name: 'Validate' }).click();
  await expect(page.getByText('Please enter a partner code')).toBeVisible();
  await tryCode(page, 'nobody');
  await expect(page.getByText('Invalid partner code')).toBeVisible();
  await expect(field(page)).toHaveValue('NOBODY');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await tryCode(page, ` ${code.toLowerCase()} `);
  await expect(page.getByText('25% off for as long as your plan runs, with Oak Lane Books.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(order).toContainText('−£20.00');
  await expect(order).toContainText('Total a month£60.00');
  await expectAccessible(page);
  await noOverflow(page);

  await page.reload();
  await expect(order).toContainText('Total a month£60.00');
  await page.getByLabel(startNowWording).check();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByText('£60.00 a month, until you cancel')).toBeVisible(slowly);
  await payOnPage(page, goodCard, 'Subscribe and pay £60.00');
  await expect(page).toHaveURL('/parent/dashboard', slowly);
  await goToPlace(page, 'Family & billing');
  await expect(page.getByRole('region', { name: 'Subscription' })).toContainText('£60.00 a month');
});

test('a code for 100 % opens the plans without a card @whole', async ({ page, people, partnerCode }) => {
  test.slow();
  const code = await partnerCode({ percent: 100, months: 3 });
  const parent = await people.parent('Ann');
  await nameChildren(parent.api, two);
  await people.signIn(page, parent);
  await page.goto('/onboarding/plan-selection');
  await tryCode(page, code);
  await expect(page.getByText('Nothing to pay for the first 3 months, with Oak Lane Books.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Code Application Failed')).toBeVisible();
  await page
    .getByRole('button', { name: /close|dismiss/i })
    .first()
    .click();
  await choosePlans(page);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your family plan is active' })).toBeVisible();
  await expect(page.getByText('Your subscription is active')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  for (const { firstName } of two) await expect(page.getByRole('heading', { name: `Sign-in for ${firstName} is ready` })).toBeVisible();
});

test('in the sign-up wizard a code is taken off the price that is charged, and a code that ended is said before it is @whole', async ({
  page,
  people,
  partnerCode,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 4\d\d/);
  const [code, ended] = [await partnerCode({ percent: 25 }), await partnerCode({ percent: 50 })];
  const parent = await people.parent('Ann');
  await people.signIn(page, parent);
  await page.goto('/family-signup');
  await page.getByRole('button', { name: 'Choose Secondary' }).click();
  await page.getByRole('button', { name: 'Choose Secondary Practice' }).click();
  const child = page.getByRole('group', { name: 'Child 1', exact: true });
  await child.getByLabel('First name').fill('Max');
  await child.getByLabel('Last name').fill('Lee');
  await child.getByLabel('Age').fill('14');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();

  await page.getByText('Have a code from a school or an employer?').click();
  await tryCode(page, code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const order = page.getByRole('region', { name: 'Your order', exact: true });
  await expect(order).toContainText('−£12.50');
  await expect(order).toContainText('Total a month£37.50');
  await expectAccessible(page);
  await noOverflow(page);

  // Another code in another tab: the price that is charged is the price that was read.
  expect((await parent.api.post('/api/payments/apply-partner-code', { data: { code: ended, keep: true } })).ok()).toBe(true);
  await page.getByLabel('Address line 1').fill('1 Orchard Lane');
  await page.getByLabel('Town or city').fill('York');
  await page.getByLabel('Postcode').fill('YO1 7HH');
  await page.getByLabel(startNowWording).check();
  await typeCard(page, goodCard);
  await page.getByRole('button', { name: 'Subscribe and pay £37.50 a month' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You have not paid yet' })).toContainText('Your code has changed');
  await page.getByRole('button', { name: 'Subscribe and pay £25.00 a month' }).click();
  await expect(page).toHaveURL('/parent/dashboard', slowly);
  const history = (await (await parent.api.get('/api/stripe/billing-history')).json()) as readonly { readonly amount_paid: number }[];
  expect(history.map(({ amount_paid }) => amount_paid)).toEqual([2500]);
});
