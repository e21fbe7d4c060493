import type { Locator, Page } from '@playwright/test';
import { expectAccessibleIn } from '../fixtures/accessible.ts';
import { looksLikeAHome, setWork } from '../fixtures/home.ts';
import { finishAssessment } from '../fixtures/learning.ts';
import { expect, noOverflow, test } from '../fixtures/test.ts';

// The homes of primary pupils; an older pupil's is looked at in secondary-places.spec.ts, a parent's in parent-places.spec.ts, and a
// teacher's in teacher-work.spec.ts.

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
  test(`the home of Year ${year} is no more than a child takes in; with work in it, it is short and offers nothing twice @desktop`, async ({
    page,
    people,
  }) => {
    test.slow();
    await page.setViewportSize(tablet);
    const pupil = await people.pupil({ year, plan: 'primary_scholar', firstName: 'Ivy' });
    await people.signIn(page, pupil);
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

    await finishAssessment(pupil.api, { subject: 'maths', topic: 'Fractions' });
    await setWork(pupil.parent, pupil.id, 'Halves and quarters', 0);
    await setWork(pupil.parent, pupil.id, 'Telling the time', 12);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(stopsOf(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Set for you' })).toContainText('Telling the time');
    await looksLikeAHome(page);
  });
