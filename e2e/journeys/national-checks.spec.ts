import type { Locator, Page } from '@playwright/test';
import type { CheckAttempt } from '@hedgerow/contracts/national-checks';
import { placeIn } from '../fixtures/learning.ts';
import { post } from '../fixtures/paying.ts';
import { reach } from '../fixtures/reach.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** The server says six seconds; here each question has a minute, so that only the page's own clock, which the test moves, can end one. */
const unhurried = 60_000;
const withoutHurry = (page: Page): Promise<unknown> =>
  page.route('**/api/national-checks', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const attempt = (await (await route.fetch()).json()) as CheckAttempt;
    expect(attempt.questionMs).toBe(6000);
    return route.fulfill({ json: { ...attempt, questionMs: unhurried } });
  });

/** Opens a check from the dashboard, wherever it stands on the page. */
const openCheck = async (page: Page, name: string): Promise<Locator> => {
  await page.goto('/student/quizzes');
  const tile = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await (await reach(tile)).click();
  return page.getByRole('dialog', { name });
};

/** `7 × 8 =` as it stands on the screen. */
const productOf = async (panel: Locator): Promise<string> => {
  const [left = 0, right = 0] = (await panel.getByText(/×.*=/).innerText()).match(/\d+/g)?.map(Number) ?? [];
  return String(left * right);
};

test('a Year 4 child tries the tables check: three that do not count, then 25 by keyboard and pad, a rest between two @whole', async ({
  page,
  people,
}) => {
  test.slow();
  const pupil = await people.pupil({ year: 4 });
  await people.signIn(page, pupil);
  await page.clock.install();
  await withoutHurry(page);
  const panel = await openCheck(page, 'Multiplication tables check');
  await expect(panel.getByRole('radio', { name: /6 seconds/ })).toBeChecked();
  await expectAccessible(page);
  await noOverflow(page);
  await panel.getByRole('button', { name: 'Try three first' }).click();

  await expect(placeIn(panel, 'Practice 1 of 3')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  for (let place = 1; place <= 3; place += 1) {
    await expect(placeIn(panel, `Practice ${place} of 3`)).toBeVisible();
    for (const digit of await productOf(panel)) await panel.getByRole('button', { name: digit, exact: true }).click();
    await panel.getByRole('button', { name: 'Enter' }).click();
    if (place < 3) {
      await expect(panel.getByText('Breathe in, breathe out.')).toBeVisible();
      await page.clock.fastForward(3000);
    }
  }
  await panel.getByRole('button', { name: 'Start the 25 questions' }).click();

  // The first is let go: when its time is over what is written counts, and here nothing is.
  await expect(placeIn(panel, 'Question 1 of 25')).toBeVisible();
  await page.clock.fastForward(unhurried / 4);
  await expect(panel.getByLabel('Your answer')).toBeVisible();
  await page.clock.fastForward(unhurried);
  await expect(panel.getByText('Breathe in, breathe out.')).toBeVisible();
  for (let place = 2; place <= 25; place += 1) {
    await page.clock.fastForward(3000);
    await expect(placeIn(panel, `Question ${place} of 25`)).toBeVisible();
    await page.keyboard.type(place === 3 ? '1' : await productOf(panel));
    await page.keyboard.press('Enter');
    await expect(panel.getByText(/right|wrong|correct/i)).toHaveCount(0);
  }

  await expect(panel.getByText('23 of 25')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Next to practise' })).toBeVisible();
  await panel.getByText('All 25 questions').click();
  await panel.getByText('For grown-ups: what the result means').click();
  await expect(panel.getByText(/There is no pass mark/)).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await panel.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Last time 23 of 25')).toBeVisible();
});

test('an arithmetic paper goes on after a reload, is marked by value, and shows its working; the parent reads what it means @whole', async ({
  page,
  people,
  openBrowser,
}) => {
  test.slow();
  const { parent, pupils } = await people.family({ year: 6, firstName: 'Ivy' });
  const [pupil] = pupils;
  if (pupil === undefined) throw new Error('no pupil');
  await people.signIn(page, pupil);
  const panel = await openCheck(page, 'KS2 arithmetic paper');
  await panel.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(placeIn(panel, 'Question 1 of 36')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await panel.getByLabel('Your answer').fill('12');
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(placeIn(panel, 'Question 2 of 36')).toBeVisible();
  await expect(panel.getByRole('button', { name: '1 answered', exact: true })).toBeVisible();

  const again = await openCheck(page, 'KS2 arithmetic paper');
  await again.getByRole('button', { name: 'Carry on' }).click();
  await expect(placeIn(again, 'Question 2 of 36')).toBeVisible();
  await again.getByRole('button', { name: 'I have finished' }).click();
  await expect(again.getByRole('alert')).toContainText('35 questions have no answer yet.');
  await again.getByRole('button', { name: 'Finish now' }).click();
  await expect(again.getByText('of 40')).toBeVisible();
  await again.getByText('All 36 questions').click();
  await again.getByText('The working of question 1', { exact: false }).first().click();
  await expectAccessible(page);
  await noOverflow(page);

  const parents = await openBrowser(parent);
  await parents.goto('/parent/learning');
  await reach(parents.getByRole('heading', { name: 'National checks this year' }));
  await expect(parents.getByText(/Nobody passes or fails a single paper/)).toBeVisible();
  await expectAccessible(parents);
});

test('phonics: the child reads, a grown-up presses, creatures have made-up names @phone', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 1 });
  const attempt = await post<CheckAttempt>(pupil.api, '/api/national-checks', { kind: 'phonics' });
  for (let position = 0; position < 38; position += 1)
    await pupil.api.put(`/api/national-checks/${attempt.id}/answers/${position}`, { data: { answer: 'yes', ms: 0 } });
  await people.signIn(page, pupil);
  const panel = await openCheck(page, 'Phonics screening check');
  await panel.getByRole('button', { name: 'Carry on' }).click();
  await expect(placeIn(panel, 'Word 39 of 40')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await panel.getByRole('button', { name: 'Not yet' }).click();
  await panel.getByRole('button', { name: 'Read it' }).click();
  await panel.getByRole('button', { name: 'See how it went' }).click();
  await expect(panel.getByText('39 of 40')).toBeVisible();
  await panel.getByText('For grown-ups: what the result means').click();
  await expect(panel.getByText(/usually been 32 out of 40/)).toBeVisible();
  await expectAccessible(page);
});

test('spelling: a gap in the sentence, and without a voice a list for a grown-up @desktop @whole', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 5 });
  await people.signIn(page, pupil);
  const panel = await openCheck(page, 'KS2 spelling paper');
  await panel.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(placeIn(panel, 'Question 1 of 20')).toBeVisible();
  await expect(panel.getByText('blank')).toBeAttached();
  const list = panel.getByRole('link', { name: 'The word list for a grown-up to read out' });
  await expectAccessible(page);
  await noOverflow(page);
  const href = (await list.getAttribute('href')) ?? '';
  expect(await (await pupil.api.get(href)).text()).toContain('Spelling words to read out');
  await panel.getByLabel('The missing word').fill('a word');
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(placeIn(panel, 'Question 2 of 20')).toBeVisible();
});
