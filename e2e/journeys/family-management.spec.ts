import type { Locator, Page } from '@playwright/test';
import { startNowWording } from '@hedgerow/contracts/billing';
import { cards, typeCard } from '../fixtures/card.ts';
import { signInByForm } from '../fixtures/sign-in-by-form.ts';
import { placesOf } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Manage Children' });
const cardOf = (page: Page, name: string): Locator =>
  dialogOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
/** The toast says what has happened; the words stay long enough to be read. */
const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();

const openFromMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Manage Children' }).click();
  await expect(dialogOf(page)).toBeVisible();
};

test('a parent adds a child, past a declined card, and the child comes in with what the card says', async ({
  page,
  people,
  faults,
  openBrowser,
}) => {
  test.slow();
  faults.expect(/status of 402/);
  const { parent } = await people.family({ firstName: 'Max', year: 9, plan: 'secondary_learn' });
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  await page.getByRole('button', { name: 'Add Child' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('tab', { name: 'Add New Child' })).toHaveAttribute('aria-selected', 'true');

  await dialog.getByRole('button', { name: 'Continue to plans' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Missing Information: Please fill in all required fields.');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await noOverflow(page);

  await dialog.getByLabel('First name').fill('Zoë');
  await dialog.getByLabel('Last name').fill('Lee');
  await dialog.getByLabel('Month and year of birth').fill('31/02/2018');
  await expect(dialog.getByRole('alert')).toContainText('Please enter a valid month and year in MM/YYYY format');
  await dialog.getByLabel('Month and year of birth').fill('03/2018');
  await expect(dialog.getByText(/^Zoë is \d+ years old\.$/)).toBeVisible();
  await expect(dialog.getByLabel('School level')).toHaveValue('primary');
  await expect(dialog.getByLabel('Year group')).not.toHaveValue('');
  await dialog.getByLabel('School', { exact: true }).selectOption('Other (Please specify in notes)');
  await expect(dialog.getByRole('alert')).toContainText("Please specify your child's school name.");
  await dialog.getByLabel('Name of the school').fill('Thornbury Primary');
  await dialog.getByRole('button', { name: 'Continue to plans' }).click();

  await expect(dialog.getByRole('heading', { name: 'Choose a plan for Zoë' })).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(dialog.getByText('Please choose a plan.')).toBeVisible();
  await dialog.getByRole('radio', { name: /Primary Scholar/ }).check();
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();

  const pay = dialog.getByRole('button', { name: /^Subscribe and pay £(30\.00|29\.\d\d) now$/ });
  await expect(pay).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Your saved card: Visa ending in 4242/ })).toBeChecked();
  await expect(dialog.getByRole('definition').filter({ hasText: '£50.00' })).toBeVisible();
  await pay.click();
  await expect(dialog.getByText('Please agree that learning starts at once.')).toBeVisible();
  await dialog.getByLabel(startNowWording).check();
  await dialog.getByRole('radio', { name: /Another card/ }).check();
  await expectAccessible(page);
  await noOverflow(page);
  await typeCard(page, cards.declines);
  await pay.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Payment Failed' })).toContainText('Your card was declined.');

  // Nothing was bought, and nothing typed is lost.
  await page.reload();
  await page.getByRole('button', { name: /^Zoë/ }).click();
  await page.getByRole('button', { name: 'Finish the payment' }).click();
  await dialog.getByRole('radio', { name: /Primary Scholar/ }).check();
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await dialog.getByLabel(startNowWording).check();
  await dialog.getByRole('radio', { name: /Another card/ }).check();
  await typeCard(page, cards.asksTheBank);
  await pay.click();
  await page.frameLocator('iframe[title^="3-D Secure check"]').getByRole('button', { name: 'Complete' }).click();

  const card = dialog.getByRole('region', { name: 'Sign-in card of Zoë' });
  await expect(card).toBeVisible();
  await said(page, 'Child Added Successfully');
  await expectAccessible(page);
  await noOverflow(page);
  const [username = '', password = ''] = await card.getByRole('definition').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Zoë/ })).toBeVisible();

  const theirs = await openBrowser();
  await signInByForm(theirs, username, password);
  await expect(theirs).toHaveURL('/student/dashboard');
  await expect(placesOf(theirs)).toBeVisible();
});

test('a parent corrects a child, removes another, and keeps them after all', async ({ page, people }) => {
  test.slow();
  const { parent } = await people.family({ firstName: 'Max', year: 9 }, { firstName: 'Ivy', year: 4 });
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  await openFromMenu(page);
  const dialog = dialogOf(page);
  await expect(cardOf(page, 'Ivy Lee')).toContainText('Primary Scholar');
  await expectAccessible(page);
  await noOverflow(page);

  await dialog.getByRole('button', { name: 'Edit Ivy' }).click();
  await dialog.getByLabel('Last name').fill('Vale');
  await dialog.getByLabel('Month and year of birth').fill('03/2018');
  await dialog.getByLabel('School', { exact: true }).selectOption('Home educated');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await said(page, 'Child Updated Successfully');
  await expect(cardOf(page, 'Ivy Vale')).toContainText('Home educated');

  await dialog.getByRole('button', { name: 'Remove Ivy' }).click();
  const question = cardOf(page, 'Ivy Vale');
  await expect(question).toContainText('Are you sure you want to remove Ivy from your account?');
  await expect(question).toContainText('Nothing more is charged for Ivy.');
  await expectAccessible(page);
  await noOverflow(page);
  await question.getByRole('button', { name: 'Keep Ivy' }).click();
  await dialog.getByRole('button', { name: 'Remove Ivy' }).click();
  await question.getByRole('button', { name: 'Remove Ivy' }).click();
  await said(page, 'Child Removed');
  await expect(question).toContainText('Ivy leaves your account on');
  await expect(question).toContainText('Primary Scholar, until');
  await expectAccessible(page);

  await question.getByRole('button', { name: 'Keep Ivy' }).click();
  await said(page, 'Ivy stays');
  await expect(question).not.toContainText('leaves your account');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
