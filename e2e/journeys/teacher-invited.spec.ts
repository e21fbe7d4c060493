import { randomUUID } from 'node:crypto';
import { codeOf } from '../fixtures/authenticator.ts';
import { linkOfLetter } from '../fixtures/emails.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a teacher follows the letter, chooses a password, sets up the second step, takes their data and leaves', async ({
  page,
  server,
  people,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(/status of 40[0139]/);
  const { schoolId = '' } = await server.operate('create-school', '--name', 'Oak Lane Primary');
  const email = `tess.${randomUUID()}@example.test`;
  await server.operate('invite-teacher', '--email', email, '--school', schoolId);
  const link = await linkOfLetter(page, email, 'Oak Lane Primary invites you');

  // Somebody else's browser: they read whose session ends.
  await people.signIn(page, await people.parent());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Join Oak Lane Primary' })).toBeVisible();
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  await expect(page.getByText('You are signed in as Ann Lee.')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await noOverflow(page);

  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByText('Please enter your first and last name').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Tess');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('alert')).toContainText('This password is easy to guess. Please choose another.');
  await page.getByLabel('Password', { exact: true }).fill('quiet heron 47');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();

  await expect(page).toHaveURL('/teacher/dashboard');
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill('quiet heron 47');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByLabel('Code from your app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'No Classes Assigned' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This invitation has expired or was used already.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/teacher/dashboard');

  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Personal Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account Settings' });
  await expect(dialog.getByText('Teacher', { exact: false }).first()).toBeVisible();
  await dialog.getByRole('tab', { name: 'Privacy' }).click();
  await expect(dialog.getByText('Your role needs it, so it stays on.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Turn off' })).toBeHidden();
  await expectAccessible(page);
  const data = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download my data' }).click();
  expect((await data).suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Your classes pass to your school’s administrator', { exact: false })).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill('quiet heron 47');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on \d+\s\w+\s\d{4}$/)).toBeVisible();
  await page.goto(await linkOfLetter(page, email, 'will be deleted'));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible();
});
