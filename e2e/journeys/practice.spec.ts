import type { Locator } from '@playwright/test';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** Walks the ladder of help to its end: what is asked, the first step, one like it, the answer. */
const askToBeShown = async (practice: Locator): Promise<void> => {
  for (const help of ['What is asked?', 'Show the first step', 'Show one like it', 'Explain the answer'])
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
  test(`a Year ${year} pupil practises, is shown what was missed, and meets it again${year === 1 ? ' @phone' : year > 5 ? ' @whole' : ''}`, async ({
    page,
    people,
  }) => {
    test.slow();
    const pupil = await people.pupil({ year, plan });
    await people.signIn(page, pupil);
    await page.goto('/student/dashboard');
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
    // The youngest answer with one tap and have nothing to check.
    const check = practice.getByRole('button', { name: 'Check', exact: true });
    if (year === 1 && (await practice.getByRole('textbox').count()) === 0) await expect(check).toHaveCount(0);
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
      await expect(practice.getByRole('button', { name: 'What is asked?' })).toBeVisible();
    }
    await expect(back).toBeVisible();
    await practice.getByRole('button', { name: 'Exit' }).click();
    await expect(practice).toBeHidden();
  });
