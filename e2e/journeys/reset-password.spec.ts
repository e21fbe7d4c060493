import { linkOfLetter } from '../fixtures/emails.ts';
import { post } from '../fixtures/paying.ts';
import { signInByForm } from '../fixtures/sign-in-by-form.ts';
import { expect, expectAccessible, test, toast } from '../fixtures/test.ts';

test('a new password is asked for, alike for every address; pupils read whom to ask @whole', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|status of 502/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByRole('main').getByLabel('Email').fill('sam.ash1042');
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(
    page.getByText(
      'Password reset is only available for parent and teacher accounts. Students should contact their parent or teacher for password assistance.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByLabel('Email').fill('nobody@example.test');
  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(page.getByRole('alert')).toContainText('Reset Failed');
  await expect(page.getByRole('alert')).toContainText('Error sending recovery email');
  await page.unroute('**/api/auth/reset-password');
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(toast(page)).toContainText('Reset Email Sent');
  await expect(toast(page)).toContainText('Check your email for password reset instructions.');
  const sent = page.getByRole('heading', { name: 'Check your email' });
  await expect(sent).toBeFocused();
  await expect(page.getByRole('main')).toContainText('nobody@example.test');
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Email or username')).toBeVisible();
});

test('the letter’s link sets a new password, and the page leads to the sign-in @phone', async ({ page, people, faults }) => {
  faults.expect(/ERR_FAILED|status of 40[01]/);
  const { api, email } = await people.parent();
  await post(api, '/api/auth/reset-password', { email });
  const link = await linkOfLetter(page, email, 'Set a new password');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set Your Password' })).toBeVisible();
  const [first, second] = [page.getByLabel('New Password', { exact: true }), page.getByLabel('Confirm Password', { exact: true })];
  await expect(page.getByRole('button', { name: 'Set Password' })).toBeDisabled();
  await expectAccessible(page);
  for (const [one, other, words] of [
    ['brave otter 58', 'brave otter 59', 'Please ensure both passwords are the same.'],
    ['brave 5', 'brave 5', 'Password must be at least 8 characters long.'],
    ['password1', 'password1', 'This password is easy to guess. Please choose another.'],
  ] as const) {
    await first.fill(one);
    await second.fill(other);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByRole('alert')).toContainText(words);
  }
  await expect(page.getByRole('alert')).toContainText('Password Reset Failed');
  await first.fill('brave otter 58');
  await second.fill('brave otter 58');
  await page.route('**/api/auth/confirm-password-reset', (route) => route.abort());
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert')).toContainText('Reset Failed');
  await expect(page.getByRole('alert')).toContainText('An error occurred. Please try again.');
  await page.unroute('**/api/auth/confirm-password-reset');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(toast(page)).toContainText('Password Set Successfully!');
  await expect(toast(page)).toContainText('Your password has been updated. You can now log in.');
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  await signInByForm(page, email, 'brave otter 58');
  await expect(page).toHaveURL('/parent/dashboard');
});

test('a link that is over, cut off or cannot be checked says which @whole', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/);
  await page.goto('/auth/reset-password?token=abc&email=a%40b.example');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByText('This password reset link has expired or is invalid. Please request a new one.')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/auth/validate-reset-token', (route) => route.abort());
  await page.goto('/auth/reset-password?token=abc&email=a%40b.example');
  await expect(page.getByRole('heading', { name: 'Validation Error' })).toBeVisible();
  await expect(page.getByText('Unable to validate reset link. Please try again.')).toBeVisible();
  await page.goto('/auth/reset-password?token=abc');
  await expect(toast(page)).toContainText('Invalid Reset Link');
  await expect(toast(page)).toContainText('The password reset link is missing or invalid.');
  await expect(page).toHaveURL('/');
});
