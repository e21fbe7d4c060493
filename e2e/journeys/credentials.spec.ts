import { goToPlace, placesOf } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';
import { signInByForm } from '../fixtures/sign-in-by-form.ts';

test('a parent sees each child’s username and password once, keeps them, and both children get in', async ({
  page,
  people,
  openBrowser,
}) => {
  test.slow();
  const parent = await people.unseenFamily({ firstName: 'Ivy', year: 4 }, { firstName: 'Max', year: 9 });
  await people.signIn(page, parent);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/parent/dashboard');

  const kept = new Map<string, { readonly username: string; readonly password: string }>();
  for (const name of ['Ivy', 'Max']) {
    await page.getByRole('button', { name: `Show ${name}’s sign-in` }).click();
    const dialog = page.getByRole('dialog', { name: `Sign-in for ${name}` });
    const card = dialog.getByRole('region', { name: `Sign-in card of ${name}` });
    await expect(card).toBeVisible();
    if (name === 'Ivy') {
      await expectAccessible(page);
      await noOverflow(page);
    }
    const [username = '', password = ''] = await card.getByRole('definition').allInnerTexts();
    kept.set(name, { username, password });

    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Username: ${username}\nPassword: ${password}\n`);

    // On paper the card stands alone.
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText(password);
    await expect(page.locator('h1')).toBeHidden();
    await page.emulateMedia({ media: null });
    await dialog.getByRole('button', { name: 'I have saved it' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Sign-in for ${name} is ready`)).toBeHidden();
  }

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Max’s learning' })).toBeVisible();
  await expect(page.getByText(/^Sign-in for .* is ready$/)).toHaveCount(0);
  await goToPlace(page, 'Settings');
  await page.getByRole('group', { name: 'Children' }).getByRole('button', { name: /^Ivy/ }).click();
  await expect(page.getByRole('heading', { name: 'How Ivy signs in' })).toBeVisible();
  for (const { password } of kept.values()) await expect(page.getByText(password)).toHaveCount(0);

  const theirs = await openBrowser();
  const ivy = kept.get('Ivy');
  await signInByForm(theirs, ivy?.username ?? '', ivy?.password ?? '');
  await expect(theirs).toHaveURL('/student/dashboard');
  await expect(placesOf(theirs)).toBeVisible();
  await expectAccessible(theirs);
  await noOverflow(theirs);

  const others = await openBrowser();
  const max = kept.get('Max');
  await signInByForm(others, max?.username ?? '', max?.password ?? '');
  await expect(others.getByRole('list', { name: 'Start something' }).getByRole('button')).toHaveCount(3);
  await expectAccessible(others);
  await noOverflow(others);
});

test('a lost password is replaced after a question, and the old one stops working @whole', async ({
  page,
  people,
  openBrowser,
  faults,
}) => {
  faults.expect(/status of 401/);
  const { parent, pupils } = await people.family({ firstName: 'Ivy', year: 4 });
  const { username = '', password = '' } = pupils[0] ?? {};
  await people.signIn(page, parent);
  await page.goto('/parent/settings');
  await page.getByRole('button', { name: 'Make a new password' }).click();
  await page.getByRole('dialog', { name: 'A new password for Ivy?' }).getByRole('button', { name: 'Make a new password' }).click();
  const card = page.getByRole('dialog').getByRole('region', { name: 'Sign-in card of Ivy' });
  await expect(card).toBeVisible();
  const [, renewed = ''] = await card.getByRole('definition').allInnerTexts();
  expect(renewed).not.toBe(password);

  const theirs = await openBrowser();
  await signInByForm(theirs, username, password);
  await expect(theirs.getByRole('alert')).toContainText('Invalid username or password');
  await signInByForm(theirs, username, renewed);
  await expect(theirs).toHaveURL('/student/dashboard');
});
