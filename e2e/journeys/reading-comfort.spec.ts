import type { Page } from '@playwright/test';
import { reach } from '../fixtures/reach.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const marks = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)));
const face = (page: Page) => page.evaluate(() => getComputedStyle(document.querySelector('main p') ?? document.body).fontFamily);
const openReading = async (page: Page) => {
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Reading & Comfort' }).click();
  return page.getByRole('dialog', { name: 'Reading & Comfort' });
};

test('how somebody likes to read is chosen once, shows at once and follows them to every page and device @whole', async ({
  page,
  people,
  openBrowser,
  faults,
}) => {
  test.slow();
  faults.expect(/ERR_FAILED/);
  const pupil = await people.pupil({ year: 8 });
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');
  const dialog = await openReading(page);
  await dialog.getByRole('radio', { name: /^OpenDyslexic/ }).check();
  await dialog.getByRole('group', { name: 'Room between letters' }).getByRole('radio', { name: 'Most' }).check();
  await dialog.getByRole('group', { name: 'Room between lines' }).getByRole('radio', { name: 'Most' }).check();
  await dialog.getByRole('switch', { name: 'Less movement' }).click();
  await expect(dialog.getByRole('switch', { name: 'Less movement' })).toBeChecked();
  await expect.poll(() => marks(page)).toMatchObject({ typeface: 'open-dyslexic', letters: 'most', lines: 'most', motion: 'less' });
  await expect.poll(() => face(page)).toContain('OpenDyslexic');
  await expectAccessible(page);
  await noOverflow(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  await noOverflow(page);

  // On a page that does not ask who is here, before any script of ours has run; and on another device after it has asked.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(await marks(page)).toMatchObject({ typeface: 'open-dyslexic', lines: 'most' });
  await page.unroute('**/assets/*.js');
  const elsewhere = await openBrowser(pupil);
  await elsewhere.goto('/student/dashboard');
  await expect.poll(() => marks(elsewhere)).toMatchObject({ typeface: 'open-dyslexic', letters: 'most' });

  // School computers are shared: it goes with the person.
  await elsewhere.getByRole('button', { name: 'Log Out' }).click();
  await expect(elsewhere).toHaveURL('/login');
  expect(await marks(elsewhere)).not.toHaveProperty('typeface');
});

test('a parent gives their child a clearer page and a quarter more time, and the child’s open page changes', async ({
  page,
  people,
  openBrowser,
}) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Ivy', year: 4 });
  const childs = await openBrowser(pupils[0]);
  await childs.goto('/student/dashboard');
  await expect(childs.getByRole('heading', { level: 1 })).toBeVisible();
  await people.signIn(page, parent);
  await page.goto('/parent/settings');
  const panel = await reach(page.getByRole('region', { name: 'How Ivy reads' }));
  await panel.getByRole('radio', { name: /^Lexend/ }).check();
  await panel.getByRole('switch', { name: '25% extra time' }).click();
  await expect(panel.getByRole('switch', { name: '25% extra time' })).toBeChecked();
  await expect.poll(() => marks(childs)).toMatchObject({ typeface: 'lexend' });
  expect(await marks(page)).not.toHaveProperty('typeface');
  await expectAccessible(page);
  await noOverflow(page);

  // The tables check offers no shorter clock now.
  await goToPlace(childs, 'Quizzes');
  await (await reach(childs.getByRole('button', { name: /^Multiplication tables check/ }))).click();
  const check = childs.getByRole('dialog', { name: 'Multiplication tables check' });
  await expect(check.getByRole('radio', { name: /With your extra time/ })).toBeChecked();
  await expect(check.getByRole('radio', { name: /6 seconds/ })).toHaveCount(0);
  await expectAccessible(childs);
});
