import { type Locator, type Page, request } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { codeOf } from '../fixtures/authenticator.ts';
import { linkOfLetter } from '../fixtures/emails.ts';
import { payFor, post } from '../fixtures/paying.ts';
import type { Person } from '../fixtures/people.ts';
import { signInByForm } from '../fixtures/sign-in-by-form.ts';
import { expect, expectAccessible, noOverflow, test, toast } from '../fixtures/test.ts';

const password = 'quiet heron 47';
const newPassword = 'brave otter 58';

/** Somebody who teaches their own child, with one child who learns. */
const aHomeEducator = async (url: string): Promise<Person & { readonly email: string }> => {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const email = `hope.${randomUUID()}@example.test`;
  const details = { email, password, firstName: 'Hope', lastName: 'Vale', role: 'home_educator' };
  const { user } = await post<{ readonly user: { readonly id: string } }>(api, '/api/simple-auth/register', details);
  await payFor({ api, id: user.id, email, firstName: 'Hope' }, [{ firstName: 'Wren', year: 4, plan: 'primary_scholar' }]);
  return { api, email, firstName: 'Hope', password };
};

const openSettings = async (page: Page, tab?: 'Notifications' | 'Privacy'): Promise<Locator> => {
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Personal Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account Settings' });
  await expect(dialog.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  if (tab !== undefined) await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
};
const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click();
test('the menu goes by keyboard, and gives the focus back @whole', async ({ page, people }) => {
  await people.signIn(page, await people.parent());
  await page.goto('/parent/dashboard');
  const button = page.getByRole('button', { name: 'Account Settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Personal Settings' })).toBeFocused();
  await expectAccessible(page);
  await noOverflow(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Account Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('a home educator changes who they are and what they receive; a new address is confirmed by its link', async ({
  page,
  people,
  server,
}) => {
  test.setTimeout(150_000);
  const hope = await aHomeEducator(server.url);
  await people.signIn(page, hope);
  await page.goto('/parent/dashboard');
  let dialog = await openSettings(page);
  await expect(dialog.getByText('Home educator')).toBeVisible();
  await expect(dialog.getByText('Role changes require admin approval.')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  await dialog.getByLabel('First name').fill('Joy');
  await dialog.getByLabel('Last name').fill('Vale');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(hope.email);
  await dialog.getByLabel('School (optional)').fill('At home');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Profile Updated');
  await expect(toast(page)).toContainText('Your profile information has been saved successfully.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Welcome, Joy' })).toBeVisible();

  dialog = await openSettings(page, 'Notifications');
  await expect(dialog.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
  await expectAccessible(page);
  await noOverflow(page);
  await dialog.getByRole('switch', { name: 'Email notifications' }).uncheck();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  dialog = await openSettings(page, 'Notifications');
  await expect(dialog.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
  await dialog.getByRole('tab', { name: 'Profile' }).click();

  const moved = `joy.${randomUUID()}@example.test`;
  await dialog.getByRole('textbox', { name: 'Email' }).fill(moved);
  await dialog.getByLabel('Your current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Please open the link that we sent to your new address.');
  await expect(dialog).toBeHidden();

  const link = await linkOfLetter(page, moved, 'confirm your new address');
  await page.goto(link);
  await expect(page.getByText('Your new address is confirmed')).toBeVisible();
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(page).toHaveURL('/parent/dashboard');
  await page.goto(link);
  await expect(page.getByText('This link has expired or is invalid')).toBeVisible();
});

test('a home educator turns two steps on, signs out everywhere, leaves and comes back @whole', async ({
  page,
  people,
  server,
  openBrowser,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.expect(/status of 40[013]/);
  const hope = await aHomeEducator(server.url);
  await people.signIn(page, hope);
  const elsewhere = await openBrowser(hope);
  await page.goto('/parent/dashboard');
  const dialog = await openSettings(page, 'Privacy');
  await expect(dialog.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  await dialog.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one 1');
  await dialog.getByLabel('New password', { exact: true }).fill('short1');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await dialog.getByLabel('New password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page)).toContainText('Password changed');

  await dialog.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').first().innerText()).replaceAll(' ', '');
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await dialog.getByLabel('Code from your app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('That code was not accepted')).toBeVisible();
  await dialog.getByLabel('Code from your app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(toast(page)).toContainText('Two-step sign-in is on');
  await dialog.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(dialog.getByText('These replace your old codes')).toBeVisible();
  const recovery = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();

  const data = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download my data' }).click();
  expect((await data).suggestedFilename()).toMatch(/^family-data-.*\.json$/);

  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  await expect(toast(page)).toContainText('You are signed out on every device');
  await elsewhere.goto('/parent/dashboard');
  await expect(elsewhere).toHaveURL(/\/login(?:\?|$)/);

  await signInByForm(page, hope.email, newPassword);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/parent/dashboard');

  await openSettings(page, 'Privacy');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(toast(page)).toContainText('Two-step sign-in is off');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('you and Wren are signed out on every device')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await dialog.getByLabel('Your password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Delete our account' }).click();
  await expect(page.getByText(/^Your account will be deleted on \d+\s\w+\s\d{4}$/)).toBeVisible();
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  await expectAccessible(page);

  await page.getByLabel('Email or username').fill(hope.email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Keep my account and sign in' })).toBeVisible();
  await expectAccessible(page);

  const link = await linkOfLetter(page, hope.email, 'will be deleted');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeFocused();
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeFocused();
  await page.goto(link);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'This link has expired or is invalid' })).toBeFocused();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email or username').fill(hope.email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/parent/dashboard');
  await hope.api.dispose();
});

test('whoever leaves keeps the account with the password as well @whole', async ({ page, people, faults }) => {
  faults.expect(/status of 403/);
  const parent = await people.parent();
  await post(parent.api, '/api/account/delete', { password: parent.password });
  await signInByForm(page, parent.email, parent.password);
  await page.getByRole('button', { name: 'Keep my account and sign in' }).click();
  await expect(page).toHaveURL('/parent/dashboard');
});

for (const year of [4, 9])
  test(`a pupil of Year ${year} reads their settings and changes nothing; a parent who looks has no menu there @whole`, async ({
    page,
    people,
  }) => {
    test.slow();
    const { parent, pupils } = await people.family({ firstName: 'Sam', year });
    const [sam] = pupils;
    if (sam === undefined) throw new Error('no pupil');
    await people.signIn(page, sam);
    await page.goto('/student/dashboard');
    const dialog = await openSettings(page);
    await expect(dialog.getByText('Only your parent or guardian can change these details')).toBeVisible();
    await expect(dialog.getByLabel('First name')).toHaveAttribute('readonly');
    await expect(dialog.getByLabel('School name')).toHaveAttribute('readonly');
    await expect(dialog.getByLabel('Year group')).toHaveValue(`Year ${year}`);
    await expectAccessible(page);
    await noOverflow(page);
    await dialog.getByLabel('First name').press('Enter');
    await expect(toast(page)).toContainText('Profile Editing Restricted');
    await expect(toast(page)).toContainText(
      'Only your parent or guardian can update your personal information. Please ask them to log into their account to make changes.',
    );
    const refused = await sam.api.post('/api/auth/update-profile', { data: { firstName: 'Max' } });
    expect([refused.status(), ((await refused.json()) as { readonly error: string }).error]).toEqual([
      403,
      'Only your parent or guardian can update your personal information. Please ask them to log into their account to make changes.',
    ]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await dialog.getByRole('tab', { name: 'Privacy' }).click();
    await expect(dialog.getByRole('heading', { name: 'Who can see your work' })).toBeVisible();
    await expectAccessible(page);
    await close(dialog);

    // The pupil's page reads nothing more, now that nobody is signed in.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await people.signIn(page, parent);
    await page.goto('/parent/settings');
    await page.getByRole('button', { name: 'Open Sam’s screens' }).click();
    await expect(page.getByText('Viewing as Sam.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account Settings' })).toBeHidden();
  });
