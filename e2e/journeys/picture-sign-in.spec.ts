import type { Page } from '@playwright/test';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const tap = async (page: Page, ...pictures: readonly string[]): Promise<void> => {
  for (const picture of pictures) await page.getByRole('button', { name: picture, exact: true }).click();
};
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture sign-in for Wren' });

test('a parent trusts the family’s tablet and chooses four pictures, and a child of Reception comes in with them @phone', async ({
  page,
  people,
  openBrowser,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 401/);
  const { parent } = await people.family({ firstName: 'Wren', year: 0, plan: 'primary_explorer' });
  await people.signIn(page, parent);
  await page.goto('/parent/settings');
  await page.getByRole('button', { name: 'Picture sign-in' }).click();
  await page.getByRole('button', { name: 'Trust this device' }).click();
  await expect(dialog(page).getByText(/^This device/)).toBeVisible();
  await tap(page, 'Cat', 'Cat', 'Cat', 'Cat');
  await page.getByRole('button', { name: 'Keep these pictures' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose 4 pictures, not all the same.');
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Choose for us' }).click();
  await expect(page.getByRole('list', { name: 'Chosen pictures' })).not.toContainText('empty');
  for (let taken = 0; taken < 4; taken += 1) await page.getByRole('button', { name: 'Take one back' }).click();
  await tap(page, 'Cat', 'Boat', 'Cat', 'Moon');
  await page.getByRole('button', { name: 'Keep these pictures' }).click();
  const card = page.getByRole('region', { name: 'Picture card of Wren' });
  await expect(card).toContainText('1. Cat2. Boat3. Cat4. Moon');
  await expectAccessible(page);

  // On paper the card stands alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-sheet]')).toContainText('Wren’s pictures');
  await expect(page.locator('h1')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'I am Wren' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I am Wren' }).click();
  await expect(page.getByRole('heading', { name: 'Hello Wren!' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await tap(page, 'Cat', 'Boat', 'Moon', 'Cat');
  await page.getByRole('button', { name: 'Go!' }).click();
  await expect(page.getByRole('alert')).toContainText('Those are not your pictures. Try again, or ask your grown-up.');
  await expectAccessible(page);
  await tap(page, 'Cat', 'Boat', 'Cat', 'Star');
  await page.getByRole('button', { name: 'Back one' }).click();
  await tap(page, 'Moon');
  await expect(page.getByRole('button', { name: 'Go!' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren');

  // Anywhere else there are no names and no pictures.
  const elsewhere = await openBrowser();
  await elsewhere.goto('/login/pictures');
  await expect(elsewhere).toHaveURL(/\/login(?:\?|$)/);
  await expect(elsewhere.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: /^I am/ })).toHaveCount(0);
});

test('two children find themselves by their animal, and a parent ends it again @desktop @whole', async ({ page, people }) => {
  test.slow();
  const { parent, pupils } = await people.family(
    { firstName: 'Wren', year: 0, plan: 'primary_explorer' },
    { firstName: 'Sam', year: 2, plan: 'primary_explorer' },
  );
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/parent/trusted-devices', { data: {}, headers });
  for (const { id } of pupils)
    await page.request.put(`/api/parent/child/${id}/pictures`, { data: { pictures: ['star', 'hat', 'fish', 'kite'] }, headers });
  // The parent's page reads nothing more, now that nobody is signed in.
  await page.goto('about:blank');
  const childs = await page.context().newPage();
  await childs.context().clearCookies({ name: /session/ });
  await childs.goto('/login/pictures');
  await expect(childs.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expectAccessible(childs);
  await noOverflow(childs);
  await childs.getByRole('button', { name: 'Sam', exact: true }).click();
  await expect(childs.getByRole('heading', { name: 'Hello Sam!' })).toBeVisible();
  await childs.getByRole('button', { name: 'I am not Sam' }).click();
  await childs.getByRole('link', { name: 'I type my username' }).click();
  await expect(childs).toHaveURL(/\/login(?:\?|$)/);

  await people.signIn(page, parent);
  await page.goto('/parent/settings');
  await page.getByRole('button', { name: 'Picture sign-in' }).click();
  await expect(dialog(page).getByText(/Wren has pictures/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop picture sign-in' }).click();
  await expect(page.getByText('Wren signs in with a username again')).toBeVisible();
  await page.getByRole('button', { name: 'Stop trusting' }).click();
  await expect(page.getByRole('button', { name: 'Trust this device' })).toBeVisible();
});
