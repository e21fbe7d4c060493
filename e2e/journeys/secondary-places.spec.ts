import { looksLikeAHome, setWork } from '../fixtures/home.ts';
import { makeGuide, finishAssessment } from '../fixtures/learning.ts';
import { goToPlace, placesOf } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const plates = { subject: 'geography', topic: 'Plate tectonics' };

/** Pixels of a whole page, by the width of the window (docs/product/pupil-home.md#an-older-pupils-places). */
const mostOfToday = { narrow: 1750, wide: 1300 } as const;
const mostOfAny = 2600;

test('each of a Year 9 pupil’s places is one press away, short, and has one main button at most @narrow', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 9 });
  await makeGuide(pupil.api, plates);
  await finishAssessment(pupil.api, plates);
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('listitem').first()).toBeVisible();
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(isNarrow ? mostOfToday.narrow : mostOfToday.wide);
  await expect(page.locator('main button[data-kind="main"]:visible')).toHaveCount(1);

  // No task twice: what the day offers is offered once on the page.
  const starts = await page.getByRole('button', { name: /^(?:Start|Carry on): / }).evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(new Set(starts).size).toBe(starts.length);

  // Plan, refresh, level and avatar stand in Progress.
  const aside = [page.getByText(/^Current plan: /), page.getByRole('button', { name: /^(?:Refresh data|Customise Avatar)$/ })];
  for (const one of aside) await expect(one).toHaveCount(0);

  // The reason is asked for, by keyboard too.
  const why = today.getByRole('button', { name: /^Why\?/ }).first();
  await why.press('Enter');
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await noOverflow(page);

  for (const place of ['Subjects', 'Library', 'Cards', 'Progress'] as const) {
    await goToPlace(page, place);
    await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    await expectAccessible(page);
    await noOverflow(page);
    expect(await page.locator('main button[data-kind="main"]:visible').count()).toBeLessThanOrEqual(1);
    expect(await height()).toBeLessThanOrEqual(mostOfAny);
  }
  for (const one of aside) await expect(one.first()).toBeVisible();
  await placesOf(page).getByRole('link', { name: 'Today' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student/dashboard');
});

test('a Year 9 pupil’s home is a short one, and beside it they find a topic to learn or practise, and the tests, guides and cards they made @desktop', async ({
  page,
  people,
}) => {
  test.slow();
  const pupil = await people.pupil({ year: 9 });
  await makeGuide(pupil.api, plates);
  await finishAssessment(pupil.api, plates);
  await setWork(pupil.parent, pupil.id, 'Halves and quarters', 0);
  await setWork(pupil.parent, pupil.id, 'Telling the time', 12);
  await people.signIn(page, pupil);
  const wide = page.viewportSize();
  await page.goto('/student/dashboard');
  await expect(page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today', exact: true }).getByRole('region', { name: 'Set for you' })).toContainText(
    'Telling the time',
  );
  await looksLikeAHome(page);
  if (wide !== null) await page.setViewportSize(wide);

  await page.goto('/student/subjects');
  await page.getByLabel('Subject', { exact: true }).selectOption('Geography');
  await expect(page).toHaveURL('/student/subjects?subject=geography');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Practise: Plate tectonics/ }) });
  await row.getByRole('button', { expanded: false }).click();
  await row.getByRole('button', { name: /^Learn: Plate tectonics/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /Plate tectonics|plates/i }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await row.getByRole('button', { name: /^Practise: Plate tectonics/ }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/student/library');
  await page
    .getByRole('region', { name: 'My tests' })
    .getByRole('button', { name: /Plate tectonics/ })
    .click();
  await expect(dialog.getByRole('heading', { name: 'Review of answers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('region', { name: 'My guides' })
    .getByRole('button', { name: /Plate tectonics/ })
    .click();
  await expect(dialog.getByRole('button', { name: 'Generate Flashcards' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await goToPlace(page, 'Cards');
  await page
    .getByRole('region', { name: 'My decks' })
    .getByRole('button', { name: /Plate tectonics/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Flashcards' }).getByRole('button', { name: 'Show answer' })).toBeVisible();
});
