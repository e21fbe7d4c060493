import type { Page } from '@playwright/test';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const signInWith = async (page: Page, identifier: string, password: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** On a phone, visitors' pages keep it in the menu. */
const signOut = async (page: Page): Promise<void> => {
  const out = page.getByRole('button', { name: 'Log Out' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(out.or(menu).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await out.click();
};

test('the sign-in page is accessible, with and without mistakes, and fits a narrow telephone', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in - Hedgerow');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Enter your email or username')).toBeVisible();
  await expect(page.getByLabel('Email or username')).toBeFocused();
  await expectAccessible(page);
  await noOverflow(page);
});

test('a parent signs in, stays signed in, and signs out', async ({ page, people }) => {
  const { email, password } = await people.parent();
  await signInWith(page, email.toUpperCase(), password);
  await expect(page).toHaveURL('/parent/dashboard');
  await page.goto('/');
  await expect(page).toHaveURL('/parent/dashboard');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
});

test('a pupil signs in with their username', async ({ page, people }) => {
  const { username, password } = await people.pupil({ year: 4 });
  await signInWith(page, username, password);
  await expect(page).toHaveURL('/student/dashboard');
});

test('each is sent on from /dashboard to their own', async ({ page, people, openBrowser }) => {
  const { parent, pupils } = await people.family({ year: 9 });
  await people.signIn(page, parent);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/parent/dashboard');
  const theirs = await openBrowser(pupils[0]);
  await theirs.goto('/dashboard');
  await expect(theirs).toHaveURL('/student/dashboard');
});

test('a wrong password is said in words, and says nothing of who has an account', async ({ page, people, faults }) => {
  faults.expect(/status of 401/);
  const { email } = await people.parent();
  for (const identifier of [email, 'nobody@example.test']) {
    await signInWith(page, identifier, 'not this one 1');
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  }
  await signInWith(page, 'no-such-pupil', 'not this one 1');
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  await expectAccessible(page);
});
