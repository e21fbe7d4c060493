import type { Page } from '@playwright/test';
import { startNowWording } from '@hedgerow/contracts/billing';
import { randomUUID } from 'node:crypto';
import { cards, typeCard } from '../fixtures/card.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

type Letter = { readonly to: string; readonly subject: string; readonly text: string };

const step = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
const child = (page: Page, at: number) => page.getByRole('group', { name: `Child ${at}`, exact: true });

const fillAccount = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('quiet heron 47');
  await page.getByRole('button', { name: 'Create account and continue' }).click();
};

const tellChild = async (page: Page, at: number, firstName: string, age: string): Promise<void> => {
  const fields = child(page, at);
  await fields.getByLabel('First name').fill(firstName);
  await fields.getByLabel('Last name').fill('Lee');
  await fields.getByLabel('Age').fill(age);
};

const fillBilling = async (page: Page): Promise<void> => {
  await page.getByLabel('Address line 1').fill('1 Orchard Lane');
  await page.getByLabel('Town or city').fill('York');
  await page.getByLabel('Postcode').fill('YO1 7HH');
  await page.getByLabel(startNowWording).check();
};

const emailTo = async (page: Page, email: string): Promise<Letter | undefined> => {
  const letters = (await (await page.request.get('/dev/mailbox.json')).json()) as readonly Letter[];
  return letters.find(({ to, subject }) => to === email && subject.includes('subscription is confirmed'));
};

test('a visitor tells of a child, then signs up two in five steps, past a declined card and the bank’s own question @phone', async ({
  page,
  faults,
  people,
}) => {
  test.slow();
  faults.expect(/status of 402/);
  const email = `ann.${randomUUID()}@example.test`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started', exact: true }).last().click();
  await step(page, 'Tell us about your child');
  await page.getByLabel('First name of your child').fill('Max');
  await page.getByLabel('Year group').selectOption('Year 10');
  await page.getByLabel('Maths').check();
  await page.getByLabel('In your own words').fill('algebra');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await step(page, 'Create your account');

  // An address that is taken, a reload and a step back: the child stays, on this device alone.
  faults.expect(/status of 409/);
  const taken = await people.parent('Bea');
  await fillAccount(page, taken.email);
  await expect(page.getByRole('alert').first()).toContainText('An account with this email already exists.');
  await page.reload();
  await step(page, 'Create your account');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('First name of your child')).toHaveValue('Max');
  await expect(page.getByLabel('Maths')).toBeChecked();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  expect(sent.filter((request) => request.includes('Max') || request.includes('algebra'))).toEqual([]);
  await fillAccount(page, email);
  await step(page, 'Choose a plan');
  await page.getByRole('button', { name: 'Choose Secondary Practice' }).click();
  await step(page, 'Tell us about your children');

  await expect(child(page, 1).getByLabel('First name')).toHaveValue('Max');
  await expect(child(page, 1)).toContainText('Hard at the moment: Maths, algebra.');
  await tellChild(page, 1, 'Max', '15');
  await expect(child(page, 1).getByLabel('Year group')).toHaveValue('Year 10');
  await page.getByRole('button', { name: 'Add Another Child' }).click();
  await tellChild(page, 2, 'Ivy', '8');
  await expect(child(page, 2).getByLabel('Year group')).toHaveValue('Year 4');
  await page.getByRole('radio', { name: /Primary Scholar/ }).check();
  await expect(page.getByText('2 children: £80.00 a month')).toBeVisible();

  // Nothing is lost in the middle.
  await page.reload();
  await step(page, 'Tell us about your children');
  await expect(child(page, 1).getByLabel('First name')).toHaveValue('Max');
  await expect(child(page, 2).getByLabel('Age')).toHaveValue('8');
  await expect(page.getByRole('radio', { name: /Primary Scholar/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();

  await step(page, 'Check your order and pay');
  await expect(page.getByText('TEST MODE').first()).toBeVisible();
  await fillBilling(page);
  const pay = page.getByRole('button', { name: 'Subscribe and pay £80.00 a month' });
  await typeCard(page, cards.declines);
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'You have not paid yet' })).toContainText('Your card was declined.');

  await page.reload();
  await step(page, 'Check your order and pay');
  await expect(page.getByLabel('Address line 1')).toHaveValue('1 Orchard Lane');
  await page.getByLabel(startNowWording).check();
  await typeCard(page, cards.asksTheBank);
  await pay.click();
  await page.frameLocator('iframe[title^="3-D Secure check"]').getByRole('button', { name: 'Complete' }).click();

  await expect(page).toHaveURL('/parent/dashboard');
  await step(page, 'Welcome, Ann');
  for (const name of ['Max', 'Ivy']) await expect(page.getByRole('heading', { name: `Sign-in for ${name} is ready` })).toBeVisible();
  await expect.poll(() => emailTo(page, email), { message: 'the confirmation letter' }).toBeDefined();
  expect((await emailTo(page, email))?.text).toMatch(/Max: Secondary Practice[^]*Ivy: Primary Scholar[^]*£80\.00 a month/);
});

test('every step of the sign-up says what is missing, is accessible and fits a narrow telephone @whole', async ({ page }) => {
  test.slow();
  await page.goto('/family-signup');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') });
  for (const words of ['First name is required', 'Year group is required'])
    await expect(summary.getByRole('link', { name: words })).toBeVisible();
  await expect(page.getByLabel('First name of your child')).toBeFocused();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Make my account first' }).click();
  await page.getByRole('main').getByLabel('Email').fill('ann@nowhere');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account and continue' }).click();
  await expect(summary).toContainText('Please fill in all required fields.');
  for (const words of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address.',
    'Password must be at least 8 characters long.',
  ])
    await expect(summary.getByRole('link', { name: words })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await noOverflow(page);
  await fillAccount(page, `ann.${randomUUID()}@example.test`);
  await step(page, 'Who is learning?');

  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Choose Primary' }).click();

  await step(page, 'Choose a plan');
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Choose Primary Explorer' }).click();

  await step(page, 'Tell us about your children');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  for (const words of [
    'First name is required',
    'Last name is required',
    'Please enter an age between 4 and 18.',
    'Year group is required',
  ])
    await expect(summary.getByRole('link', { name: `Child 1: ${words}` })).toBeVisible();
  await expect(child(page, 1).getByLabel('First name')).toBeFocused();
  await tellChild(page, 1, 'Max', '14');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(summary.getByRole('link', { name: 'Child 1: Please choose a plan.' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('radio', { name: /^Learn/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();

  await step(page, 'Check your order and pay');
  await page.getByLabel('Name on the card').fill('');
  await page.getByRole('button', { name: 'Subscribe and pay £20.00 a month' }).click();
  await expect(summary).toContainText('Please fill in all billing details.');
  for (const words of [
    'Name is required',
    'Address line 1 is required',
    'Town or city is required',
    'Postcode is required',
    'Please agree that learning starts at once.',
  ])
    await expect(summary.getByRole('link', { name: words })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Back to Children' }).click();
  await expect(child(page, 1).getByLabel('First name')).toHaveValue('Max');
});
