/**
 * docs/product/accounts.md#sign-in-messages, the rows of accounts, and where each is tested:
 *
 * | row                          | test                                                                                                   |
 * |------------------------------|--------------------------------------------------------------------------------------------------------|
 * | Login (server path), (modal) | here: "a wrong password ...", "... in the dialog too"; sign-in-words.test.ts: silent and failing server  |
 * | Login, both fields required  | here: "the sign-in page is accessible ..."; sign-in-words.test.ts                                       |
 * | Google                       | google.spec.ts; modules/accounts/google/google.test.ts, google-away.test.ts                             |
 * | Registration                 | here: "an address that is taken ..."; sign-in-words.test.ts: silent server                              |
 * | Profile update               | here: "settings that cannot be saved ..."; settings-words.test.ts; settings.spec.ts                     |
 * | Child login                  | here: "a wrong password ..."; sign-in-words.test.ts; "the session does not come ..." here               |
 * | Network failure              | here: "without a network ..."                                                                           |
 * | Role update, Pending profile | here: "what was chosen before there was an account ..."                                                 |
 * | Reset request, link, token,  | reset-password.spec.ts; password-problem.test.ts                                                        |
 * |   check, rejected, network   |                                                                                                         |
 */
import type { Page, Request } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { post } from '../fixtures/paying.ts';
import { signInByForm } from '../fixtures/sign-in-by-form.ts';
import { expect, expectAccessible, noOverflow, test, toast } from '../fixtures/test.ts';

/** On a phone, visitors' pages keep it in the menu. */
const fromMenu = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name }).first();
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(button.or(menu).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await button.click();
};

test('the sign-in page is accessible, with and without mistakes, and fits a narrow telephone @whole', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in - Hedgerow');
  await expect(page.getByText('Sign in with Google')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter both email/username and password')).toBeVisible();
  await expect(page.getByLabel('Email or username')).toBeFocused();
  await expectAccessible(page);
  await noOverflow(page);
});

test('a parent signs in, stays signed in, and signs out', async ({ page, people }) => {
  const { email, password } = await people.parent();
  await signInByForm(page, email.toUpperCase(), password);
  await expect(page).toHaveURL('/parent/dashboard');
  await expect(toast(page)).toContainText('Login successful!');
  await page.goto('/');
  await expect(page).toHaveURL('/parent/dashboard');
  await fromMenu(page, 'Log Out');
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
});

test('whoever logs out while their page is still reading gets no answers any more, and “Back” does not bring it back', async ({
  page,
  people,
}) => {
  const pupil = await people.pupil({ year: 8 });
  await people.signIn(page, pupil);
  // As over a slow line: these reads reach the server after it was told, and before the page knows that it was.
  const told = Promise.withResolvers<void>();
  const held: Request[] = [];
  await page.route(/\/api\/(student\/recent-activity|revision-guides|flashcards)/, async (route) => {
    held.push(route.request());
    await told.promise;
    await route.continue().catch(() => undefined);
  });
  await page.route('**/api/simple-auth/logout', async (route) => {
    const answer = await route.fetch();
    told.resolve();
    // Those that the page gave up have no answer.
    await Promise.allSettled(held.map((read) => read.response()));
    await route.fulfill({ response: answer });
  });
  await page.goto('/student/progress');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await fromMenu(page, 'Log Out');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL(/login/);
  await expect(page.getByText(pupil.firstName)).toHaveCount(0);
});

test('a pupil signs in with their username, and each is sent on from /dashboard to their own', async ({ page, people, openBrowser }) => {
  const { parent, pupils } = await people.family({ year: 9 });
  await people.signIn(page, parent);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/parent/dashboard');
  const [pupil] = pupils;
  if (pupil === undefined) throw new Error('nobody is in the family');
  const theirs = await openBrowser();
  await signInByForm(theirs, pupil.username, pupil.password);
  await expect(theirs).toHaveURL('/student/dashboard');
  await theirs.goto('/dashboard');
  await expect(theirs).toHaveURL('/student/dashboard');
});

test('a wrong password is said in words, and says nothing of who has an account @whole', async ({ page, people, faults }) => {
  faults.expect(/status of 401/);
  const { parent, pupils } = await people.family({ year: 9 });
  for (const identifier of [parent.email, 'nobody@example.test']) {
    await signInByForm(page, identifier, 'not this one 1');
    await expect(page.getByRole('alert')).toContainText('Login Failed');
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  }
  for (const identifier of [pupils[0]?.username ?? '', 'no-such-pupil']) {
    await signInByForm(page, identifier, 'not this one 1');
    await expect(page.getByRole('alert')).toContainText('Invalid username or password');
  }
  await expectAccessible(page);
});

test('a wrong password reads the same in the dialog of the landing page; closing it clears the fields @whole', async ({ page, faults }) => {
  faults.expect(/status of 401/);
  await page.goto('/');
  await fromMenu(page, 'Log In');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Please enter both email/username and password')).toBeVisible();
  await dialog.getByLabel('Email or username').fill('no-such-pupil');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one 1');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Invalid username or password');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await fromMenu(page, 'Log In');
  await expect(dialog.getByLabel('Email or username')).toHaveValue('');
});

test('without a network, and without a session after the right password, each says what it is @whole', async ({ page, people, faults }) => {
  faults.expect(/ERR_FAILED|status of 401/);
  const { email, password } = await people.parent();
  await page.goto('/login');
  await page.route('**/api/simple-auth/login', (route) => route.abort());
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Network error');
  await page.unroute('**/api/simple-auth/login');
  await page.route('**/api/simple-auth/profile', (route) => route.fulfill({ json: { authenticated: false, user: null, children: [] } }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to verify login session');
});

test('an address that is taken is said to whoever makes an account @whole', async ({ page, people, faults }) => {
  faults.expect(/status of 409/);
  const { email } = await people.parent();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Create account' }).click();
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('Ann');
  await form.getByLabel('Last name').fill('Lee');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('quiet heron 47');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Registration Failed');
  await expect(page.getByRole('alert')).toContainText('An account with this email already exists. Please sign in instead.');
  await expectAccessible(page);
});

test('settings that cannot be saved stay as they were typed, and say so @whole', async ({ page, people, faults }) => {
  faults.expect(/ERR_FAILED/);
  await people.signIn(page, await people.parent());
  await page.goto('/parent/dashboard');
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Personal Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account Settings' });
  await dialog.getByLabel('First name').fill('Joy');
  await page.route('**/api/auth/update-profile', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Update Failed');
  await expect(toast(page)).toContainText('There was an error updating your settings. Please try again.');
  await expect(dialog.getByLabel('First name')).toHaveValue('Joy');
});

test('what was chosen before there was an account answers by itself, once; what cannot be is said @whole', async ({
  page,
  people,
  faults,
}) => {
  faults.expect(/status of 403/);
  const enter = async (pending: Readonly<Record<string, unknown>>) => {
    const email = `kim.${randomUUID()}@example.test`;
    const details = { email, password: 'quiet heron 47', firstName: 'Kim', lastName: 'Vale', needsOnboarding: true };
    // The page that is open reads no more.
    await page.goto('about:blank');
    await page.context().clearCookies();
    const kim = await people.parent();
    await post(kim.api, '/api/simple-auth/logout');
    await post(kim.api, '/api/simple-auth/register', details);
    await people.signIn(page, kim);
    await page.goto('/login?email=changed');
    await page.evaluate((saved) => {
      for (const [key, value] of Object.entries(saved)) sessionStorage.setItem(key, JSON.stringify(value));
    }, pending);
    await page.goto('/parent/dashboard');
    return async () => (await (await kim.api.get('/api/auth/user')).json()) as { readonly role: string; readonly needsOnboarding: boolean };
  };
  const educator = await enter({ pendingRole: 'home_educator', pendingProfileData: {} });
  await expect.poll(educator).toMatchObject({ role: 'home_educator', needsOnboarding: false });
  expect(await page.evaluate(() => [sessionStorage.getItem('pendingRole'), sessionStorage.getItem('pendingProfileData')])).toEqual([
    null,
    null,
  ]);

  const asksForRole = await enter({ pendingRole: 'teacher' });
  await expect(toast(page)).toContainText('Failed to update role');
  await expect(toast(page)).toContainText('Teacher accounts need an invitation from a school.');
  expect(await asksForRole()).toMatchObject({ role: 'parent' });

  const asksForProfile = await enter({ pendingRole: 'teacher', pendingProfileData: { firstName: 'Kim', lastName: 'Vale' } });
  await expect(toast(page)).toContainText('Failed to apply pending profile');
  expect(await asksForProfile()).toMatchObject({ role: 'parent' });
});

test('an address that was not confirmed in time is told on the page that opens @whole', async ({ page, people }) => {
  await page.goto('/?verified=false');
  await expect(page.getByText('This link has expired or is invalid.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await people.signIn(page, await people.parent());
  await page.goto('/?verified=false');
  await expect(toast(page)).toContainText('This link has expired or is invalid');
  await expect(page).toHaveURL('/parent/dashboard');
  await page.goto('/?verified=true');
  await expect(toast(page)).toContainText('Email verified successfully!');
});
