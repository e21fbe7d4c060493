import type { Page, Request } from '@playwright/test';
import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import type { Practice } from '@hedgerow/contracts/practice';
import type { StudentStats } from '@hedgerow/contracts/progress';
import { answerAndGoOn, answerThrough, beginAssessment, makeGuide, placeIn } from '../fixtures/learning.ts';
import { post } from '../fixtures/paying.ts';
import { giveAndCheck, practiceIn, toQuestions } from '../fixtures/practising.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** The page's own files that are on their way: what shows the pictures of later questions is asked for with the first of them. */
const filesUnderWay = (page: Page): (() => readonly string[]) => {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
};

const topic = { subject: 'geography', topic: 'Plate tectonics' };
const kept = 'Saved on this device. It will be sent when you’re back online.';

test('the line goes in the middle of a quiz: the pupil answers on, hands in, and it counts once when the line is back @whole', async ({
  page,
  context,
  people,
  faults,
}) => {
  test.slow();
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const pupil = await people.pupil({ year: 8 });
  await post(pupil.api, '/api/assessments/generate', { ...topic, difficulty: 'beginner', numQuestions: 5 });
  await people.signIn(page, pupil);
  await page.goto('/student/progress');
  await page
    .getByRole('region', { name: 'Recent activity' })
    .getByRole('button', { name: /Plate tectonics/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Practice assessment' });
  await expect(placeIn(panel, 'Question 1 of 5')).toBeVisible();
  await answerAndGoOn(panel, 'Next');
  await expect(placeIn(panel, 'Question 2 of 5')).toBeVisible();

  await context.setOffline(true);
  for (const at of [2, 3, 4]) {
    await answerAndGoOn(panel, 'Next');
    await expect(placeIn(panel, `Question ${at + 1} of 5`)).toBeVisible();
  }
  await expect(panel.getByText(kept)).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await answerAndGoOn(panel, 'Submit assessment');
  await expect(placeIn(panel, 'Question 5 of 5')).toBeVisible();

  await context.setOffline(false);
  await expect(panel.getByRole('heading', { name: /^(?:You scored|Now you know)/ })).toBeVisible();
  const stats = (await (await pupil.api.get('/api/student/stats')).json()) as StudentStats;
  const attempts = (await (await pupil.api.get('/api/assessments')).json()) as readonly Assessment[];
  expect([stats.totalAssessments, attempts.map(({ isCompleted }) => isCompleted)]).toEqual([1, [true]]);
});

test('a young child without a line reads so calmly, and what no answer came to is handed in once by itself @phone @whole', async ({
  page,
  context,
  people,
  faults,
}) => {
  test.slow();
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const pupil = await people.pupil({ year: 2 });
  await beginAssessment(pupil.api, { subject: 'maths', topic: 'Money' });
  await people.signIn(page, pupil);
  await page.goto('/student/me');
  const panel = page.getByRole('dialog', { name: 'Practice' });
  await page.getByRole('button', { name: /^Money/ }).click();
  await expect(placeIn(panel, 'Question 1 of 5')).toBeVisible();
  await panel.getByRole('button', { name: 'Exit' }).click();

  // What only the server can do: nothing is wrong that a child could put right.
  const practice = practiceIn(page);
  await goToPlace(page, 'Quizzes');
  await page.getByRole('button', { name: 'Practise with help' }).click();
  await expect(practice.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await practice.getByRole('button', { name: 'Exit' }).click();
  await expect(practice).toBeHidden();
  await context.setOffline(true);
  const journey = page.getByRole('region', { name: 'Today’s Learning Journey' });
  await journey.getByRole('button', { name: /^Maths/ }).click();
  await expect(practice.getByRole('alert')).toContainText('You are offline. This works again when you’re back online.');
  await expect(practice.getByText('Please fix the following errors:')).toHaveCount(0);
  await expectAccessible(page);
  await noOverflow(page);
  await context.setOffline(false);
  await practice.getByRole('button', { name: 'Try again' }).click();
  await toQuestions(practice);
  await practice.getByRole('button', { name: 'Exit' }).click();

  // The device believes that it has a line, and no answer comes.
  await goToPlace(page, 'Me');
  await page.getByRole('button', { name: /^Money/ }).click();
  await page.route('**/api/assessments/submit', (route) => route.abort(), { times: 1 });
  await answerThrough(panel, { first: 1, total: 5, finish: 'All done' });
  await expect(panel.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  const attempts = (await (await pupil.api.get('/api/assessments')).json()) as readonly Assessment[];
  const stats = (await (await pupil.api.get('/api/student/stats')).json()) as StudentStats;
  expect([attempts.filter(({ isCompleted }) => isCompleted).length, stats.totalAssessments]).toEqual([1, 1]);
});

test('the line goes in the middle of practice: its questions go on, and all answers count once when the line is back', async ({
  page,
  context,
  people,
  faults,
}) => {
  test.slow();
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const pupil = await people.pupil({ year: 9, plan: 'secondary_practice' });
  await people.signIn(page, pupil);
  const underWay = filesUnderWay(page);
  await page.goto('/student/subjects');
  await page.getByRole('button', { name: 'Practise with help' }).click();
  const practice = practiceIn(page);
  await practice.getByRole('radio', { name: 'Maths' }).check();
  await practice.getByRole('button', { name: 'Start', exact: true }).click();
  await toQuestions(practice);
  const bar = practice.getByRole('progressbar', { name: 'Practice' });
  const planned = Number(/of (\d+)/.exec((await bar.getAttribute('aria-valuetext')) ?? '')?.[1]);

  await expect.poll(underWay).toEqual([]);
  await context.setOffline(true);
  for (let at = 1; at <= planned; at += 1) {
    await giveAndCheck(practice);
    await expect(practice.getByText('Saved. We’ll check it when you’re back online.', { exact: true }).first()).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuetext', `${at} of ${planned} done`);
    if (at === 1) {
      await expectAccessible(page);
      await noOverflow(page);
    }
    await practice.getByRole('button', { name: 'Next', exact: true }).click();
  }
  const saved = practice.getByRole('heading', { name: 'All questions answered' });
  await expect(saved).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(saved).toBeHidden();
  const [attempt] = (await (await pupil.api.get('/api/assessments')).json()) as readonly Assessment[];
  const read = (await (await pupil.api.get(`/api/practice/${attempt?.id}`)).json()) as Practice;
  expect([read.done, read.planned]).toEqual([planned, planned]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hedgerow:practice:')))).toEqual([]);
});

test('practice whose code never came says the same calm words, and opens once there is a line @phone @whole', async ({
  page,
  context,
  people,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Unable to preload CSS/);
  await page.route('**/assets/pupil-practice-*.js', (route) => route.abort());
  await people.signIn(page, await people.pupil({ year: 2 }));
  await page.goto('/student/quizzes');
  const start = page.getByRole('button', { name: 'Practise with help' });
  await expect(start).toBeVisible();
  await context.setOffline(true);
  await start.click();
  const missing = page.getByRole('dialog', { name: 'This did not load' });
  await expect(missing.getByRole('heading', { name: 'You are offline. This works again when you’re back online.' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing.getByRole('heading', { name: 'You are still offline' })).toBeVisible();
  await page.unroute('**/assets/pupil-practice-*.js');
  await context.setOffline(false);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await start.click();
  await expect(practiceIn(page).getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('answers to cards wait for the line, even for the next visit, and each counts once @whole', async ({
  page,
  context,
  people,
  faults,
}) => {
  test.slow();
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const pupil = await people.pupil({ year: 8, plan: 'secondary_revise' });
  const { id } = await makeGuide(pupil.api, topic);
  await post(pupil.api, '/api/flashcards/generate', { revisionGuideId: id });
  const reviews = async () => {
    const cards = (await (await pupil.api.get(`/api/flashcards/revision-guide/${id}`)).json()) as readonly Flashcard[];
    return cards.reduce((sum, card) => sum + card.reviews, 0);
  };
  // As in a house that is tried out over plain HTTP.
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
  await people.signIn(page, pupil);
  await page.goto('/student/cards');
  await page.getByRole('button', { name: 'Study cards' }).click();
  const cards = page.getByRole('dialog', { name: 'Flashcards' });
  await expect(cards.getByRole('button', { name: 'Show answer' })).toBeVisible();

  await context.setOffline(true);
  for (const answer of ['Knew it', 'Not yet']) {
    await cards.getByRole('button', { name: 'Show answer' }).click();
    await cards.getByRole('button', { name: answer }).click();
  }
  await expect(cards.getByText(kept)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect.poll(reviews).toBe(2);
  await expect(cards.getByText(kept)).toBeHidden();

  // A third one, and the tab is closed before the line is back.
  await context.setOffline(true);
  await cards.getByRole('button', { name: 'Show answer' }).click();
  await cards.getByRole('button', { name: 'Knew it' }).click();
  await expect(cards.getByText(kept)).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/student/cards');
  await page.getByRole('button', { name: 'Study cards' }).click();
  await expect.poll(reviews).toBe(3);
});
