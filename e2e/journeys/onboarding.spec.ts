import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const password = 'quiet heron 47';
/** New Year's Day, so many years ago: the age is that number on every day of the year. */
const bornAged = (age: number): string => `01/${new Date().getFullYear() - age}`;

const makeAccount = async (page: Page, firstName: string): Promise<void> => {
  // The public pages' footer asks for an email, too.
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill('Vale');
  await form.getByLabel('Email').fill(`${firstName.toLowerCase()}.${randomUUID()}@example.test`);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
};

const registerAtLogin = async (page: Page, firstName: string): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Create account' }).click();
  await makeAccount(page, firstName);
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Hedgerow' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const step = (page: Page, words: string) => expect(page.getByRole('heading', { name: words })).toBeFocused();
const child = (page: Page, at: number) => page.getByRole('group', { name: `Child ${at}`, exact: true });
const birthOf = (page: Page, at: number) => child(page, at).getByRole('textbox', { name: 'Month and year of birth' });
const remembered = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

/** From the names to the last step as a student who was born on this day. */
const sayIAmAStudent = async (page: Page, born: string): Promise<void> => {
  await goOn(page);
  await page.getByRole('radio', { name: /I am a student/ }).check();
  await goOn(page);
  await dialog(page).getByLabel('Month and year of birth').fill(born);
};

test('a parent who registered at /login says who they are, sets up their children and comes to the plans', async ({ page }) => {
  test.slow();
  await registerAtLogin(page, 'Ann');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog(page).getByLabel('First name').fill(' ');
  await goOn(page);
  await expect(page.getByText('Please enter your first and last name')).toBeVisible();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByLabel('First name').fill('Anna');
  await goOn(page);
  await step(page, 'How will you use Hedgerow?');
  await goOn(page);
  await expect(page.getByText('Please select your role')).toBeVisible();
  await page.getByRole('radio', { name: /I am a teacher/ }).check();
  await expect(page.getByText('Teachers join through their school')).toBeVisible();
  await goOn(page);
  await expect(page.getByText('Teacher accounts need an invitation from a school.')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('radio', { name: /I am a parent/ }).check();
  await goOn(page);
  await step(page, 'You are all set');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();

  // The children's setup stands in place of the dashboard.
  await expect(page.getByRole('heading', { name: 'Tell us about your children' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/parent/dashboard');
  await page.getByRole('button', { name: 'Add Another Child' }).click();
  await goOn(page);
  const toast = page.getByRole('region', { name: 'Notification' });
  await expect(toast).toContainText('Please fix the following errors:');
  await expect(toast).toContainText('Child 1: First name is required, Child 1: Last name is required');
  await expect(page.getByRole('link', { name: 'Child 2: School name is required' })).toBeVisible();
  await expect(child(page, 1).getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await noOverflow(page);

  await child(page, 1).getByLabel('First name').fill('Zoë');
  await child(page, 1).getByLabel('Last name').fill('Vale');
  await birthOf(page, 1).pressSequentially(bornAged(8).replaceAll('/', ''));
  await expect(birthOf(page, 1)).toHaveValue(bornAged(8));
  await expect(child(page, 1).getByText(/^Zoë is 8, and at this age usually in Year [34]\.$/)).toBeVisible();
  await child(page, 1).getByLabel('Year group').selectOption('Year 2');
  await expect(child(page, 1).getByText('You chose Year 2: we keep your choice.')).toBeVisible();
  await child(page, 1).getByLabel('School name').fill('Oak Lane');
  await birthOf(page, 2).fill(bornAged(2));
  await goOn(page);
  await expect(child(page, 2).getByText('Age must be between 3 and 18')).toBeVisible();
  await page.getByRole('button', { name: 'Remove child 2' }).click();
  await expect(page.getByRole('button', { name: /Remove child/ })).toHaveCount(0);
  await goOn(page);
  await step(page, 'Review and confirm');
  await expect(toast).toBeHidden();

  // Step and drafts outlive a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText([/January/, '8', 'Year 2', 'Oak Lane']);
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(toast).toContainText('Setup Complete!');
  await expect(page).toHaveURL('/onboarding/plan-selection');
  expect(await remembered(page, 'hedgerow.children-setup')).toBeNull();
  expect(await remembered(page, 'childrenSetupComplete')).toBe('true');
  expect(JSON.parse((await remembered(page, 'completedChildren')) ?? '[]')).toMatchObject([{ firstName: 'Zoë', yearGroup: 'Year 2' }]);

  // From here on the plan stands in place of the dashboard.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a plan');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Required');
  await expect(page.getByText('Plans starting from £20/month per child')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Already Have an Account? Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Choose Your Plan' })).toHaveAttribute('href', '/onboarding/plan-selection');

  await page.goto('/onboarding/children');
  await expect(page).toHaveURL('/onboarding/children-setup');
  await expect(page.getByRole('heading', { name: 'Setup Already Complete' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change what I entered' }).click();
  await expect(child(page, 1).getByLabel('First name')).toHaveValue('Zoë');
  await expect(birthOf(page, 1)).toHaveValue(bornAged(8));
});

test('a visitor is asked to log in before the children’s setup, and what was typed goes with signing out @whole', async ({
  page,
  people,
}) => {
  await page.goto('/onboarding/children-setup');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login?to=%2Fonboarding%2Fchildren-setup');
  const parent = await people.parent();
  await people.signIn(page, parent);
  await page.goto('/onboarding/children-setup');
  await child(page, 1).getByLabel('First name').fill('Max');
  expect(await remembered(page, 'hedgerow.children-setup')).toContain('Max');
  await expect(page.locator('input[type="month"]')).toHaveAttribute('max', /^\d{4}-\d{2}$/);
  await page.goto('/parent/dashboard');
  await expect(child(page, 1).getByLabel('First name')).toHaveValue('Max');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await remembered(page, 'hedgerow.children-setup')).toBeNull();
});

test('a pupil of 14 comes alone, and learns at the level of their school year @phone', async ({ page }) => {
  await registerAtLogin(page, 'Kim');
  await goOn(page);
  await page.getByRole('radio', { name: /I am a student/ }).check();
  await goOn(page);
  await step(page, 'When were you born?');
  const born = dialog(page).getByLabel('Month and year of birth');
  for (const [typed, said] of [
    ['', 'Please enter the month and year you were born'],
    ['13/2012', 'Please enter a valid month and year in MM/YYYY format'],
    [bornAged(2), 'Student must be at least 3 years old'],
    [bornAged(19), 'Student must be under 19 years old'],
  ] as const) {
    await born.fill(typed);
    await goOn(page);
    await expect(page.getByText(said)).toBeVisible();
  }
  await expectAccessible(page);
  await born.fill(bornAged(14));
  await expect(page.getByText(/^Age 14, Year (?:9|10), Key Stage [34]$/)).toBeVisible();
  await goOn(page);
  await step(page, 'Check your details');
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kim');
});

test('a pupil under 13 alone brings a parent, who sees who it is and adds them to the family, once', async ({
  page,
  openBrowser,
  faults,
}) => {
  test.slow();
  faults.expect(/status of (?:403|409)/);
  await registerAtLogin(page, 'Pippin');
  await sayIAmAStudent(page, bornAged(8));
  await expect(page.getByText('You will need a grown-up for this')).toBeVisible();
  await goOn(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByRole('heading', { name: 'Now ask your grown-up' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByText('Show the link').click();
  const link = await page
    .getByText(/onboarding\/link-child#/)
    .first()
    .innerText();
  expect(link).not.toMatch(/Pippin|Vale/);
  // Nothing is kept: not the account either.
  expect(await (await page.request.get('/api/simple-auth/profile')).json()).toMatchObject({ authenticated: false });

  const parents = await openBrowser();
  await parents.goto(link);
  await expect(parents.getByRole('heading', { name: 'A child would like to learn with you' })).toBeVisible();
  await expect(parents).toHaveURL('/onboarding/link-child');
  await expect(parents.getByText('Pippin')).toHaveCount(0);
  await expectAccessible(parents);
  await makeAccount(parents, 'Ina');
  await expect(parents.getByRole('heading', { name: 'Add Pippin to your family' })).toBeVisible();
  await parents.getByRole('button', { name: 'Add Pippin to my family' }).click();
  await expect(parents.getByText('School name is required')).toBeVisible();
  await expect(parents.getByText('Please confirm that you are this child’s parent or guardian.')).toBeVisible();
  await expectAccessible(parents);
  await noOverflow(parents);
  await parents.getByLabel('School name').fill('Oak Lane');
  await parents.getByLabel(/I am Pippin’s parent or guardian/).check();
  await parents.getByRole('button', { name: 'Add Pippin to my family' }).click();
  await expect(parents).toHaveURL('/onboarding/plan-selection');
  expect(await (await parents.request.get('/api/onboarding/parent-children')).json()).toMatchObject([
    { firstName: 'Pippin', school: 'Oak Lane', status: 'pending' },
  ]);

  // The child gives the same screen to somebody at home: the link has been used.
  await page.getByRole('link', { name: 'I am the grown-up' }).click();
  await makeAccount(page, 'Una');
  await page.getByLabel('School name').fill('Oak Lane');
  await page.getByLabel(/I am Pippin’s parent or guardian/).check();
  await page.getByRole('button', { name: 'Add Pippin to my family' }).click();
  await expect(page.getByRole('alert')).toContainText('This child is in a family already.');
});

test('somebody of 14 who came alone makes a link, and a parent takes them in with everything of theirs', async ({ page, openBrowser }) => {
  test.slow();
  await registerAtLogin(page, 'Tam');
  await sayIAmAStudent(page, bornAged(14));
  await goOn(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page).toHaveURL('/student/dashboard');
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Personal Settings' }).click();
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a link for my parent' }).click();
  const link = await page
    .getByText(/onboarding\/link-child#/)
    .first()
    .innerText();
  expect(link).not.toMatch(/Tam|Vale/);
  await expectAccessible(page);
  await noOverflow(page);

  const parents = await openBrowser();
  await parents.goto(link);
  await makeAccount(parents, 'Ina');
  await expect(parents.getByRole('heading', { name: 'Add Tam to your family' })).toBeVisible();
  await expect(parents.getByText('Tam learns with Hedgerow already and asks you to join.')).toBeVisible();
  await parents.getByLabel('School name').fill('Oak Lane');
  await parents.getByLabel(/I am Tam’s parent or guardian/).check();
  await expectAccessible(parents);
  await parents.getByRole('button', { name: 'Add Tam to my family' }).click();
  await expect(parents).toHaveURL('/onboarding/plan-selection');
  await expect(parents.getByText('Tam').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/student/dashboard');
});
