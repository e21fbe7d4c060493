import { signInByForm } from '../fixtures/sign-in-by-form.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** Configured, and nothing listens there: the way to Google and back is tested on the server, with a provider. */
test.use({ settings: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://127.0.0.1:9' } });

test('where Google is configured it stands on the page and in the dialog, and a Gmail address brings a hint @whole', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
  const hint = page.getByText('This is a Gmail address');
  await expect(hint).toBeHidden();
  await page.getByLabel('Email or username').fill('ann@gmail.com');
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email or username').fill('ann@example.test');
  await expect(hint).toBeHidden();
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log In' }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
  await page.getByRole('dialog').getByLabel('Email or username').fill('ann@gmail.com');
  await expect(page.getByRole('dialog').getByText('This is a Gmail address')).toBeVisible();
});

test('where Google is configured the family sign-up offers it beside its terms @whole', async ({ page }) => {
  await page.goto('/family-signup?step=account');
  const link = page.getByRole('link', { name: 'Continue with Google' });
  await expect(link).toHaveAttribute('href', '/api/auth/google?from=family');
  await expect(page.getByText('By continuing with Google you agree')).toBeVisible();
  await expectAccessible(page);
});

test('each refusal of Google says what to do instead @whole', async ({ page, people }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('Google Sign In Failed');
  await expect(page.getByRole('alert')).toContainText('An error occurred during Google sign in.');
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  await expectAccessible(page);
  for (const [why, words] of [
    ['unverified', 'This email address is not confirmed yet'],
    ['pupil', 'Pupils sign in with their username and password'],
    ['two-factor', 'Your account has two-step sign-in'],
    ['closing', 'This account is due to be deleted'],
  ] as const) {
    await page.goto(`/login?google=${why}`);
    await expect(page.getByRole('alert')).toContainText('Google Sign In Failed');
    await expect(page.getByRole('alert')).toContainText(words);
  }
  const parent = await people.parent();
  await signInByForm(page, parent.email, parent.password);
  await expect(page).toHaveURL('/parent/dashboard');
});
