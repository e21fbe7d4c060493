import type { Locator, Page } from '@playwright/test';
import type { Product } from '../fixtures/server.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const give = (server: Product, child: string, points: number) =>
  server.operate('give-points', '--child', child, '--points', String(points), '--json');

const openShop = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Customise Avatar' }).click();
  const shop = page.getByRole('dialog', { name: 'Customise Avatar' });
  await expect(shop.getByRole('list', { name: 'Character' })).toBeVisible();
  return shop;
};
const tile = (shop: Locator, name: string) => shop.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });

test('a Year 4 pupil tries a fox on, buys it, dresses it, and finds it again @whole', async ({ page, people, server }) => {
  test.slow();
  const pupil = await people.pupil({ year: 4 });
  await give(server, pupil.id, 500);
  await people.signIn(page, pupil);
  await page.goto('/student/adventure');
  await expect(page.getByText('Level 2', { exact: true }).first()).toBeVisible();
  const shop = await openShop(page);
  const buy = shop.getByRole('button', { name: /^(Buy|Buying\.\.\.) / });
  await expect(shop.getByText('500 points to spend')).toBeVisible();
  await expect(tile(shop, 'Friendly Panda')).toHaveAttribute('aria-pressed', 'true');

  // Everything can be tried on; what is too dear says what is missing.
  await tile(shop, 'Young Stag').click();
  await expect(shop.getByRole('img', { name: 'Your avatar with Young Stag' })).toBeVisible();
  await expect(shop.getByText('500 points more to go')).toBeVisible();
  await expect(buy).toBeDisabled();
  await expectAccessible(page);
  await noOverflow(page);
  await shop.getByRole('button', { name: 'Put back' }).click();
  await expect(tile(shop, 'Young Stag')).toBeFocused();
  await expect(tile(shop, 'Friendly Panda')).toHaveAttribute('aria-pressed', 'true');

  await tile(shop, 'Hill Fox').click();
  await page.route('**/purchase', async (route) => {
    await expect(shop.getByRole('button', { name: 'Buying... Hill Fox' })).toBeDisabled();
    await route.continue();
  });
  await buy.click();
  await expect(page.getByText('Purchase Successful!')).toBeVisible();
  await expect(shop.getByText('200 points to spend')).toBeVisible();
  await expect(tile(shop, 'Hill Fox')).toHaveAccessibleName('Hill Fox Wearing');
  await expect(tile(shop, 'Hill Fox')).toBeFocused();
  await page.unroute('**/purchase');

  // The top of a dialog stays where it is, whichever shelf is shown.
  const top = async (): Promise<number | undefined> => (await shop.boundingBox())?.y;
  const before = await top();
  await shop.getByRole('tab', { name: 'Backgrounds' }).click();
  await expect(shop.getByRole('list', { name: 'Backgrounds' })).toBeVisible();
  expect(await top()).toBe(before);
  await shop.getByRole('tab', { name: 'Character' }).click();

  // By keyboard alone: the next shelf, a scarf on and off.
  await shop.getByRole('tab', { name: 'Character' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(shop.getByRole('list', { name: 'Accessories' })).toBeVisible();
  await tile(shop, 'Woolly Scarf').press('Enter');
  await buy.press('Enter');
  const scarf = tile(shop, 'Woolly Scarf');
  await expect(scarf).toHaveAccessibleName('Woolly Scarf Wearing');
  // A press counts once the purchase is through.
  await expect(scarf).toHaveAttribute('aria-disabled', 'false');
  await scarf.press('Space');
  await expect(scarf).toHaveAccessibleName('Woolly Scarf Yours');
  await expect(scarf).toHaveAttribute('aria-pressed', 'false');
  await scarf.press('Space');
  await expect(scarf).toHaveAccessibleName('Woolly Scarf Wearing');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Customise Avatar' })).toBeFocused();
  await page.reload();
  const again = await openShop(page);
  await expect(tile(again, 'Hill Fox')).toHaveAttribute('aria-pressed', 'true');
  await expect(again.getByText('0 points to spend')).toBeVisible();
  await expect(page.getByText('Level 2', { exact: true }).first()).toBeAttached();
});

test('a Year 11 pupil has initials until they choose, and again when they wish; what cannot be bought says why; a parent only looks @whole', async ({
  page,
  people,
  server,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 409/);
  const pupil = await people.pupil({ year: 11, firstName: 'Ada' });
  await give(server, pupil.id, 200);
  await people.signIn(page, pupil);
  await page.goto('/student/progress');
  await expect(page.getByText('AL', { exact: true })).toBeVisible();
  const shop = await openShop(page);
  await expect(shop.getByText('Your initials: AL')).toBeVisible();
  await expect(tile(shop, 'Initials')).toHaveAccessibleName('Initials Showing');
  await expect(tile(shop, 'Friendly Panda')).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
  await tile(shop, 'Winter Robin').click();
  // Bought a moment ago in another window.
  await pupil.api.post('/api/avatar-items/winter-robin/purchase');
  await shop.getByRole('button', { name: /^Buy / }).click();
  await expect(page.getByText('Purchase Failed')).toBeVisible();
  await expect(page.getByText('You have Winter Robin already.')).toBeVisible();
  await expect(tile(shop, 'Winter Robin')).toHaveAccessibleName('Winter Robin Yours');
  await tile(shop, 'Winter Robin').click();
  await expect(tile(shop, 'Winter Robin')).toHaveAccessibleName('Winter Robin Wearing');
  await shop.getByRole('tab', { name: 'Backgrounds' }).click();
  await expect(shop.getByRole('list', { name: 'Backgrounds' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.keyboard.press('Escape');
  await expect(shop).toBeHidden();
  await expect(page.getByText('AL', { exact: true })).toBeHidden();

  // Back to the letters of their name; what was bought stays theirs.
  await openShop(page);
  const kept = page.waitForResponse('**/api/avatar-items/worn');
  await tile(shop, 'Initials').click();
  expect((await kept).ok()).toBe(true);
  await expect(tile(shop, 'Initials')).toHaveAccessibleName('Initials Showing');
  await expect(tile(shop, 'Winter Robin')).toHaveAccessibleName('Winter Robin Yours');
  await page.keyboard.press('Escape');
  await expect(shop).toBeHidden();
  await expect(page.getByText('AL', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('AL', { exact: true })).toBeVisible();

  // Nothing of the pupil's page is asked for any more once somebody else is signed in.
  await page.goto('about:blank');
  const parents = page.context();
  await parents.clearCookies();
  await people.signIn(page, pupil.parent);
  const seen = await page.request.post(`/api/auth/view-as-child/${pupil.id}`, { headers: { origin: server.url } });
  expect(seen.ok()).toBe(true);
  await page.goto('/student/progress');
  await expect(page.getByText('Level 1', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Customise Avatar' })).toBeHidden();
});
