import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('three children fill the family, and a parent without a plan is led to one @whole', async ({ page, people, openBrowser }) => {
  const { parent } = await people.family({ year: 7 }, { year: 8 }, { year: 9 });
  await people.signIn(page, parent);
  await page.goto('/parent/family');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Add Child' })).toHaveCount(0);

  const alone = await openBrowser(await people.parent('Bea'));
  await alone.goto('/parent/dashboard');
  await alone.getByRole('button', { name: 'Account Settings' }).click();
  await alone.getByRole('menuitem', { name: 'Subscriptions & Billing' }).click();
  await expect(alone.getByText('No active subscription to manage').first()).toBeVisible();
  await alone.getByRole('tab', { name: 'Billing' }).click();
  await expect(alone.getByText('No payment method on file')).toBeVisible();
  await expect(alone.getByText('No billing history available')).toBeVisible();
  await alone.getByRole('button', { name: 'Set up billing' }).click();
  await expect(alone.getByText('Billing Setup Complete')).toBeVisible();
  await expect(alone.getByRole('button', { name: 'Add a card in the billing portal' })).toBeVisible();
  await expectAccessible(alone);
});
