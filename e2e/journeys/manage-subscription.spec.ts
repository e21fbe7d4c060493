import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { aTeacher } from '../fixtures/staff.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const openDialog = async (page: Page): Promise<void> => {
  await page.goto('/parent/dashboard');
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Subscriptions & Billing' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscription Management' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Current plans' })).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscription Management' });
const toast = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

/** The provider's own page, as a parent uses it to change the card. */
const useCard = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Billing' }).click();
  await page.getByRole('button', { name: 'Change card in the billing portal' }).click();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/Expiry/).fill('12 / 34');
  await page.getByLabel(/Security code/).fill('123');
  await page.getByLabel('Name on card').fill('Ann Lee');
  await page.getByRole('button', { name: 'Save this card' }).click();
  await page.getByRole('link', { name: /Back|Return/ }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText(`ending in ${number.slice(-4)}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
};
const changeTo = async (page: Page, child: string, plan: RegExp): Promise<void> => {
  await page.getByRole('button', { name: `Change Plan for ${child}` }).click();
  await expect(page.getByRole('heading', { name: `Change Plan for ${child}` })).toBeFocused();
  await page.getByRole('radio', { name: plan }).check();
};

test('a parent moves a child up and down, sees each sum first, and keeps the invoices', async ({ page, people }) => {
  test.slow();
  const { parent } = await people.family({ firstName: 'Max', year: 9, plan: 'secondary_learn' }, { firstName: 'Ivy', year: 4 });
  await people.signIn(page, parent);
  await openDialog(page);
  await expect(dialog(page).getByText('Next payment: £50.00')).toBeVisible();
  await expectAccessible(page);

  await changeTo(page, 'Max', /^Revise/);
  await expect(page.getByText('Due now')).toBeVisible();
  const order = page.getByRole('button', { name: /^Change plan and pay £1\d\.\d\d$/ });
  await expect(order).toBeVisible();
  await expectAccessible(page);
  await order.click();
  await toast(page, 'Max is on Revise now.');
  await expect(dialog(page).getByText('Revise, £35.00 a month')).toBeVisible();

  await changeTo(page, 'Max', /^Learn/);
  await expect(page.getByText(/You pay nothing today. Max keeps the current plan until/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Change plan from \d/ }).click();
  await toast(page, 'Max moves on ');
  await expect(dialog(page).getByText('Revise, £35.00 a month')).toBeVisible();
  await expect(dialog(page).getByText(/^From .*: Learn, £20\.00 a month$/)).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Keep Revise for Max' }).click();
  await toast(page, 'Max stays on Revise');
  await expect(dialog(page).getByText(/: Learn, /)).toHaveCount(0);

  await page.getByRole('tab', { name: 'Billing' }).click();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await expectAccessible(page);
  const bills = page.getByRole('button', { name: /^Invoice of / });
  await expect(bills).toHaveCount(2);
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 45_000 }), bills.last().click()]);
  expect(download.suggestedFilename()).toMatch(/^Hedgerow invoice .*\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await noOverflow(page);
});

test('a parent changes to a year, back to months when it ends, and stays with the year after all @whole', async ({ page, people }) => {
  const { parent } = await people.family({ firstName: 'Max', year: 9, plan: 'secondary_learn' });
  await people.signIn(page, parent);
  await openDialog(page);
  await page.getByRole('button', { name: 'Pay by the year' }).click();
  await expect(page.getByRole('heading', { name: 'Pay by the year' })).toBeFocused();
  await expect(page.getByText('We take off what you have paid for the rest of this month.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: /^Pay by the year and pay £1\d\d\.\d\d now$/ }).click();
  await toast(page, 'You pay by the year.');
  await expect(dialog(page).getByText('Learn, £200.00 a year')).toBeVisible();
  await page.getByRole('button', { name: 'Pay every month instead' }).click();
  await page.getByRole('button', { name: /^Pay every month from \d/ }).click();
  await expect(dialog(page).getByText(/^From .* you pay £20\.00 a month/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep paying by the year' }).click();
  await expect(page.getByText('You pay nothing today.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep paying by the year' }).click();
  await expect(dialog(page).getByText('You pay once a year.')).toBeVisible();
});

test('a declined card leaves the plan as it was, and the bank’s question is answered or refused @whole', async ({
  page,
  people,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 402/);
  const { parent } = await people.family({ firstName: 'Max', year: 9, plan: 'secondary_learn' });
  await people.signIn(page, parent);
  await openDialog(page);
  await useCard(page, '4000000000000341');
  await changeTo(page, 'Max', /^Revise/);
  await page.getByRole('button', { name: /^Change plan and pay/ }).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'Your plan was not changed' });
  await expect(trouble).toContainText('Your card was declined. Nothing has changed and nothing was charged.');
  await expect(trouble).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(dialog(page).getByText('Learn, £20.00 a month')).toBeVisible();

  await useCard(page, '4000000000003220');
  await changeTo(page, 'Max', /^Revise/);
  const bank = page.frameLocator('iframe[title*="bank" i], iframe[title*="3" i]');
  await page.getByRole('button', { name: /^Change plan and pay/ }).click();
  await bank.getByRole('button', { name: /Fail/i }).click();
  await expect(trouble).toContainText('Nothing has changed');
  await page.getByRole('button', { name: /^Change plan and pay/ }).click();
  await bank.getByRole('button', { name: /Complete/i }).click();
  await toast(page, 'Max is on Revise now.');
});

test('a parent cancels in two clicks, keeps the plan in one, and has the money back within 14 days @whole', async ({ page, people }) => {
  test.slow();
  const { parent } = await people.family({ firstName: 'Ivy', year: 4, plan: 'primary_scholar' });
  await people.signIn(page, parent);
  await openDialog(page);
  await page.getByRole('tab', { name: 'Billing' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(
    page.getByText('Are you sure you want to cancel your subscription? Access will continue until the end of your billing period.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await toast(page, 'Scheduled for cancellation at the end of the billing period.');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(dialog(page).getByText('Ending Soon').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await toast(page, 'Your plan goes on');
  await expect(dialog(page).getByText('Ending Soon')).toHaveCount(0);

  await page.getByRole('button', { name: 'End and get a refund' }).click();
  await expect(page.getByRole('region', { name: 'What you get back' })).toContainText('£30.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End now and refund £30.00' }).click();
  await toast(page, 'Your payment is on its way back');
  await expect(dialog(page).getByText('No active subscription to manage')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Choose Your Plan' })).toBeVisible();
});

test('a teacher sees the school’s licence and asks for more, which reaches support @whole', async ({ page, server }) => {
  const { schoolId, email } = await aTeacher(page.request, server);
  await server.operate('license-school', '--school', schoolId, '--until', '2027-08-31');
  await page.goto('/teacher/dashboard');
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Subscriptions & Billing' }).click();
  const enterprise = page.getByRole('dialog', { name: 'Enterprise Subscription Management' });
  await expect(enterprise).toContainText('Your school has unlimited access to all features for all students and teachers');
  await expect(enterprise).toContainText('Until 31 August 2027');
  await expectAccessible(page);
  await page.getByLabel('What do you need? (optional)').fill('Three more classes, please.');
  await page.getByRole('button', { name: 'Contact Sales for Expansion' }).click();
  await expect(page.getByText('Our team will be in touch within 24 hours.').first()).toBeVisible();
  const asked = async () => {
    const letters = (await (await page.request.get('/dev/mailbox.json')).json()) as readonly {
      readonly subject: string;
      readonly text: string;
    }[];
    return letters.some(({ subject, text }) => subject.includes('Oak Lane Primary') && text.includes(email));
  };
  await expect.poll(asked).toBe(true);
});
