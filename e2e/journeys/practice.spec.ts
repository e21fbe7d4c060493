import type { Locator } from '@playwright/test';
import { helpIn, pictureIsThere } from '../fixtures/practising.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** Walks the ladder of help to its end: what is asked, the first step, one like it, the answer. */
const askToBeShown = async (practice: Locator): Promise<void> => {
  const together = await practice.getByText('Let’s do one together', { exact: true }).isVisible();
  for (const help of [...(together ? [] : ['Help me', 'More help']), 'One more hint', 'Explain the answer'])
    await practice.getByRole('button', { name: help }).click();
  // On its own tile, or in the sheet where there is none.
  await expect(practice.getByText(/^the answer(?:$|:)/i).first()).toBeVisible();
};

/** A picture for the youngest is 200 px high, or as wide as its card lets it be. */
const pictureIsLarge = async (practice: Locator): Promise<void> => {
  const picture = practice.locator('[data-listen-place] > svg[role="img"]');
  if ((await picture.count()) === 0) return;
  const [own, card] = [await picture.first().boundingBox(), await practice.locator('[data-listen-place]').first().boundingBox()];
  expect(Math.max((own?.height ?? 0) / 199, (own?.width ?? 0) / ((card?.width ?? 0) - 60))).toBeGreaterThanOrEqual(1);
};

const next = (practice: Locator): Promise<void> => practice.getByRole('button', { name: 'Next', exact: true }).click();

for (const [year, plan, subject] of [
  [1, 'primary_explorer', 'Maths'],
  [5, 'primary_scholar', 'Maths'],
  [9, 'secondary_practice', 'Maths'],
  [11, 'secondary_practice', 'Biology'],
] as const)
  test(`a Year ${year} pupil practises, is shown what was missed, and meets it again${year === 1 ? ' @phone' : ' @whole'}`, async ({
    page,
    people,
  }) => {
    test.slow();
    const pupil = await people.pupil({ year, plan });
    await people.signIn(page, pupil);
    await page.goto(year < 7 ? '/student/quizzes' : '/student/subjects');
    await page.getByRole('button', { name: 'Practise with help' }).click();
    const practice = page.getByRole('dialog', { name: 'Practise with help' });
    await practice.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(practice.getByRole('alert')).toContainText('Please select a subject.');
    await practice.getByRole('radio', { name: subject }).check();
    await practice.getByRole('button', { name: 'Start', exact: true }).click();

    // A topic that is new is taught first.
    await practice.getByRole('button', { name: 'Skip to the questions' }).click();
    await expect(practice.getByRole('progressbar', { name: 'Practice' })).toBeVisible();
    await expectAccessible(page);
    await noOverflow(page);
    await pictureIsThere(practice);
    // The youngest answer with one tap and have nothing to check.
    const check = practice.getByRole('button', { name: 'Check', exact: true });
    const isMade = practice
      .getByRole('textbox')
      .or(practice.getByRole('slider'))
      .or(practice.getByRole('checkbox'))
      .or(practice.getByRole('combobox'));
    if (year === 1 && (await isMade.count()) === 0) await expect(check).toHaveCount(0);
    else {
      await check.click();
      await expect(practice.getByRole('alert')).toBeVisible();
    }
    await askToBeShown(practice);
    await expect(practice.getByText('This one will come back soon.')).toBeVisible();
    // From the last help a lesson is one press away, and leads back to the question.
    const lesson = practice.getByRole('button', { name: 'Learn this step by step' });
    if (await lesson.isVisible()) {
      await lesson.click();
      await expect(practice.getByRole('progressbar', { name: 'Learn' })).toBeVisible();
      await practice.getByRole('button', { name: 'Back to the question' }).click();
    }
    await expect(practice.getByText('This one will come back soon.')).toBeVisible();
    await expectAccessible(page);
    await next(practice);
    await expect(practice.getByText('One more on this', { exact: true })).toBeVisible();

    // The place is kept: what was begun goes on from the list.
    const back = practice.getByText('This one is back');
    for (let turn = 0; turn < 9 && !(await back.isVisible()); turn += 1) {
      if (year === 1) await pictureIsLarge(practice);
      await askToBeShown(practice);
      await next(practice);
      await expect(helpIn(practice)).toBeVisible();
    }
    await expect(back).toBeVisible();
    await practice.getByRole('button', { name: 'Exit' }).click();
    await expect(practice).toBeHidden();
  });

test('a pupil answers on a picture with keys and by touch, and sees it beside the right one @phone', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 5, plan: 'primary_scholar' });
  await people.signIn(page, pupil);
  await page.goto('/student/quizzes');
  await page.getByRole('button', { name: 'Practise with help' }).click();
  const practice = page.getByRole('dialog', { name: 'Practise with help' });
  await practice.getByRole('radio', { name: 'Maths' }).check();
  await practice.getByRole('textbox').fill('bar charts');
  await practice.getByRole('button', { name: 'Start', exact: true }).click();
  await practice.getByRole('button', { name: 'Skip to the questions' }).click();
  const bars = practice.getByRole('slider', { name: /^Bar for / });
  for (let turn = 0; turn < 20 && (await bars.count()) === 0; turn += 1) {
    await askToBeShown(practice);
    await next(practice);
    await expect(helpIn(practice)).toBeVisible();
    await pictureIsThere(practice);
  }
  await practice.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(practice.getByRole('alert')).toHaveText('Show your answer on the picture first.');
  await expectAccessible(page);
  await noOverflow(page);

  const bar = bars.first();
  await bar.press('ArrowUp');
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
  await bar.press('Home');
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  const board = practice.locator('svg:has([role=slider])');
  const box = await board.boundingBox();
  const grip = await bar.boundingBox();
  if (box === null || grip === null) throw new Error('the picture is not there');
  // A touch high above the bar's foot draws the bar up to there.
  await board.click({ position: { x: grip.x + grip.width / 2 - box.x, y: box.height * 0.15 } });
  await expect(bar).toHaveAttribute('aria-valuetext', /sixth line|fifth line/);
  await practice
    .getByRole('button', { name: /^Bar for .*: down$/ })
    .first()
    .click();
  await practice.getByText('Answer with lists').click();
  await practice.getByRole('combobox').first().selectOption({ index: 1 });
  await expect(bar).toHaveAttribute('aria-valuenow', '1');

  await practice.getByRole('button', { name: 'Check', exact: true }).click();
  await practice
    .getByRole('button', { name: 'Explain the answer' })
    .or(practice.getByRole('button', { name: /Try once more|Next/ }))
    .first()
    .click();
  if (await helpIn(practice).isVisible()) await askToBeShown(practice);
  await expectAccessible(page);
  await noOverflow(page);
});

/** Goes on until a question is answered like this: what comes before is shown. */
const until = async (practice: Locator, wanted: Locator): Promise<void> => {
  for (let turn = 0; turn < 20 && (await wanted.count()) === 0; turn += 1) {
    await askToBeShown(practice);
    await next(practice);
    await expect(helpIn(practice)).toBeVisible();
    await pictureIsThere(practice);
  }
  await expect(wanted.first()).toBeVisible();
};

test('a pupil fills in a table and shades a region, with keys alone @phone @whole', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 8, plan: 'secondary_practice' });
  await people.signIn(page, pupil);
  const practice = page.getByRole('dialog', { name: 'Practise with help' });
  const check = practice.getByRole('button', { name: 'Check', exact: true });
  const begin = async (topic: string): Promise<void> => {
    await page.goto('/student/subjects');
    await page.getByRole('button', { name: 'Practise with help' }).click();
    await practice.getByRole('radio', { name: 'Maths' }).check();
    await practice.getByRole('textbox').fill(topic);
    await practice.getByRole('button', { name: 'Start', exact: true }).click();
    await practice.getByRole('button', { name: 'Skip to the questions' }).click();
    await pictureIsThere(practice);
  };

  await begin('Function machines');
  const gaps = practice.getByRole('textbox', { name: /^(?:In|Out) where / });
  await until(practice, gaps);
  await gaps.first().fill('1');
  await check.click();
  await expect(practice.getByRole('alert')).toHaveText('Fill in every gap first.');
  await expectAccessible(page);
  await noOverflow(page);
  const count = await gaps.count();
  await gaps.first().focus();
  for (let gap = 1; gap < count; gap += 1) {
    await page.keyboard.press('Enter');
    await expect(gaps.nth(gap)).toBeFocused();
    await page.keyboard.type('-3');
  }
  await gaps.first().press('Enter');
  await expect(practice.getByText(new RegExp(`\\d of ${count} (?:is|are) right\\.`))).toBeVisible();
  await practice.getByRole('button', { name: 'Try once more' }).click();
  await askToBeShown(practice);
  await expect(practice.getByRole('figure').filter({ hasText: 'The answer' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await practice.getByRole('button', { name: 'Exit' }).click();

  await begin('Union, intersection and complement of sets');
  const regions = practice.getByRole('checkbox', { name: /^(?:Only|Both|Outside) / });
  await until(practice, regions);
  await regions.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(regions.nth(1)).toBeChecked();
  await expect(regions.first()).not.toBeChecked();
  await expectAccessible(page);
  await noOverflow(page);
  await check.click();
  await expect(check).toBeHidden();
});
