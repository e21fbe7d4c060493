import type { Locator, Page } from '@playwright/test';
import { expectAccessibleIn } from '../fixtures/accessible.ts';
import { placesOf } from '../fixtures/places.ts';
import { practiceIn, toQuestions } from '../fixtures/practising.ts';
import { expect, noOverflow, test } from '../fixtures/test.ts';

const tablet = { width: 820, height: 1180 } as const;

/** Words that are seen, with those of the header and the bar; what only a screen reader says is a pixel wide. */
const wordsOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (texts.nextNode()) {
      const { parentElement: holder, textContent } = texts.currentNode;
      let isSeen = true;
      for (let part = holder; part !== null && isSeen; part = part.parentElement) {
        const { width, height, right } = part.getBoundingClientRect();
        isSeen = getComputedStyle(part).display === 'contents' || (width > 1 && height > 1 && right > 0);
      }
      if (isSeen) words += (textContent ?? '').split(/\s+/).filter((word) => /\w/.test(word)).length;
    }
    return words;
  });

/** What can be pressed on the page itself; the header and the bar are the same everywhere. */
const controlsOn = (page: Page): Promise<number> =>
  page.getByRole('main').locator('button, a[href], input, select, textarea, summary, [role="switch"]').count();

const screensOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / document.documentElement.clientHeight);

const stopsOf = (page: Page): Locator => page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem');

/** On a tablet, as it is opened and once the first question is out of the way. */
const expectSmall = async (page: Page, words: number, controls: number, screens: number): Promise<void> => {
  expect(await wordsOn(page), 'words').toBeLessThanOrEqual(words);
  expect(await controlsOn(page), 'controls').toBeLessThanOrEqual(controls);
  expect(await screensOf(page), 'screens of a tablet').toBeLessThanOrEqual(screens);
};

for (const { year, words, controls, screens } of [
  { year: 1, words: 60, controls: 8, screens: 1.3 },
  { year: 4, words: 120, controls: 12, screens: 2 },
])
  test(`the home of Year ${year} is no more than a child of that age takes in @desktop`, async ({ page, people }) => {
    await page.setViewportSize(tablet);
    await people.signIn(page, await people.pupil({ year, plan: 'primary_scholar', firstName: 'Ivy' }));
    await page.goto('/student/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Hi Ivy!' })).toBeVisible();
    await expect(stopsOf(page)).toHaveCount(year === 1 ? 3 : 4);
    await expect(page.getByRole('button', { name: 'Map: Mathematics' })).toBeVisible();
    await expectSmall(page, words, controls, screens);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expectSmall(page, words, controls, screens);
    await expectAccessibleIn(page, ['light', 'dark']);
    await noOverflow(page);
  });

test('a stop is begun by keyboard, and goes on where it was left', async ({ page, people }) => {
  await people.signIn(page, await people.pupil({ year: 4 }));
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'Not now' }).click();
  const first = stopsOf(page).first();
  await expect(first).toHaveAttribute('aria-current', 'step');
  await expect(first).toContainText('Grown: a seed.');
  await first.getByRole('button', { name: /^Start: / }).press('Enter');
  const practice = practiceIn(page);
  await toQuestions(practice);
  await practice.getByRole('button', { name: 'Exit' }).click();
  await expect(first.getByRole('button', { name: /^Carry on: / })).toBeVisible();
});

test('each world opens its map, and one of several subjects asks which @phone', async ({ page, people }) => {
  await people.signIn(page, await people.pupil({ year: 4 }));
  await page.goto('/student/dashboard');
  const map = page.getByRole('dialog', { name: 'Learning map' });
  await page.getByRole('button', { name: 'Map: Our world' }).click();
  await expect(map.getByRole('listitem').getByRole('button')).toHaveText(['History', 'Geography', 'Religious Studies']);
  await map.getByRole('button', { name: 'Geography' }).click();
  await expect(map.getByText('Your best next steps come first.').or(map.getByText(/^A good order to start with/))).toBeVisible();
  await map.getByRole('button', { name: 'All maps' }).click();
  await expect(map.getByRole('button', { name: 'Mathematics' }).or(map.getByRole('button', { name: 'Maths' }))).toBeVisible();
  await map.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Map: Science' }).click();
  await expect(map.getByRole('button', { name: 'All maps' })).toBeVisible();
});

test('a pupil from Year 7 has places of their own, and is led to them', async ({ page, people }) => {
  await people.signIn(page, await people.pupil({ year: 9 }));
  for (const place of ['quizzes', 'adventure', 'me']) {
    await page.goto(`/student/${place}`);
    await expect(page).toHaveURL('/student/dashboard');
    await expect(placesOf(page).getByRole('link')).toHaveText(['Today', 'Subjects', 'Library', 'Cards', 'Progress']);
  }
});
