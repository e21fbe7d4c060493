import type { Locator } from '@playwright/test';
import { pictureIsThere } from '../fixtures/practising.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** Walks the ladder of help to its end: what is asked, the first step, one like it, the answer. */
const askToBeShown = async (practice: Locator): Promise<void> => {
  for (const help of ['Help me', 'More help', 'One more hint', 'Explain the answer'])
    await practice.getByRole('button', { name: help }).click();
  await expect(practice.getByText('The answer:')).toBeVisible();
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
      await practice.getByRole('button', { name: 'Back', exact: true }).click();
    }
    await expect(practice.getByText('This one will come back soon.')).toBeVisible();
    await expectAccessible(page);
    await next(practice);
    await expect(practice.getByText('One like it', { exact: true })).toBeVisible();

    // The place is kept: what was begun goes on from the list.
    const back = practice.getByText('This one is back');
    for (let turn = 0; turn < 9 && !(await back.isVisible()); turn += 1) {
      await askToBeShown(practice);
      await next(practice);
      await expect(practice.getByRole('button', { name: 'Help me' })).toBeVisible();
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
    await expect(practice.getByRole('button', { name: 'Help me' })).toBeVisible();
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
  if (await practice.getByRole('button', { name: 'Help me' }).isVisible()) await askToBeShown(practice);
  await expectAccessible(page);
  await noOverflow(page);
});
