import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import type { StudentStats } from '@hedgerow/contracts/progress';
import type { BrowserContext, Page } from '@playwright/test';
import { answerAndGoOn, beginAssessment, makeGuide, placeIn } from '../fixtures/learning.ts';
import { post } from '../fixtures/paying.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** What a browser says of a call that has no line, and of a part that is not kept. */
const noLine = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Unable to preload CSS/;

/** The names of what is kept, the addresses in it, the workers, and the answers that wait. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    const workers = await navigator.serviceWorker.getRegistrations();
    const waiting = Object.keys(localStorage).filter((key) => /^hedgerow:(?:attempt|cards|check|hand-in):/.test(key));
    return { names, addresses: kept.flat(), workers: workers.length, waiting };
  });

/** The page has settled, the worker is there, and the day has been read for it. */
const isKept = async (page: Page, ...addresses: readonly string[]): Promise<void> => {
  await expect
    .poll(async () => (await onDevice(page)).addresses, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/student/dashboard', '/api/simple-auth/profile', '/api/student/today', ...addresses]));
};

const tomorrowsBrowser = async (context: BrowserContext, page: Page): Promise<Page> => {
  const next = await context.newPage();
  await page.close();
  return next;
};

test('without a line the day opens, cards are studied, a started quiz is handed in, and everything counts once when the line is back', async ({
  page: first,
  context,
  people,
  faults,
}) => {
  test.slow();
  faults.expect(noLine);
  const pupil = await people.pupil({ year: 8, plan: 'secondary_practice' });
  const { id: guide } = await makeGuide(pupil.api, { subject: 'geography', topic: 'Plate tectonics' });
  await post(pupil.api, '/api/flashcards/generate', { revisionGuideId: guide });
  const { id: attempt } = await beginAssessment(pupil.api, { subject: 'geography', topic: 'Rivers' });
  await people.signIn(first, pupil);
  await first.goto('/student/dashboard');
  await isKept(first, '/api/flashcards/today', `/api/assessments/${attempt}`);
  expect((await onDevice(first)).addresses.filter((address) => /^\/api\/.*(?:events|parent|stripe|payments|login)/.test(address))).toEqual(
    [],
  );

  await context.setOffline(true);
  let page = await tomorrowsBrowser(context, first);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/student/dashboard');
  const line = page.getByRole('region', { name: 'You are offline' });
  await expect(line).toContainText('Today’s plan, your cards and your quiz still work. Your answers are sent when you’re back online.');
  await expect(line).toContainText('You see it as it was at');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  // What only the server can do says so, and so does a part that is not on the device; the page stays.
  await today
    .getByRole('button', { name: /^Start: (?!Study)/ })
    .first()
    .click();
  await expect(page.getByText('You are offline. This works again when you’re back online.')).toBeVisible();
  const practice = page.getByRole('dialog', { name: 'Practise with help' });
  await practice.getByRole('button', { name: 'Close' }).click();
  await expect(practice).toBeHidden();
  await page
    .getByRole('button', { name: /^Revision Guide/ })
    .first()
    .click();
  const missing = page.getByRole('dialog', { name: 'This did not load' });
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing.getByRole('heading', { name: 'You are still offline' })).toBeVisible();
  await expectAccessible(page);
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toBeHidden();
  await expect(today.getByRole('listitem').first()).toBeVisible();

  await today.getByRole('button', { name: /^Start: Study/ }).click();
  const cards = page.getByRole('dialog', { name: 'Flashcards' });
  for (const answer of ['Knew it', 'Not yet']) {
    await cards.getByRole('button', { name: 'Show answer' }).click();
    await cards.getByRole('button', { name: answer }).click();
  }
  await expect(cards.getByText('Saved on this device. It will be sent when you’re back online.')).toBeVisible();
  await cards.getByRole('button', { name: 'Close' }).click();

  const openQuiz = async () => {
    await goToPlace(page, 'Progress');
    await page
      .getByRole('region', { name: 'Recent activity' })
      .getByRole('button', { name: /Rivers/ })
      .first()
      .click();
    return page.getByRole('dialog', { name: 'Practice assessment' });
  };
  const quiz = await openQuiz();
  for (const at of [1, 2]) {
    await expect(placeIn(quiz, `Question ${at} of 5`)).toBeVisible();
    await answerAndGoOn(quiz, 'Next');
  }
  await expect(placeIn(quiz, 'Question 3 of 5')).toBeVisible();

  // The browser is closed and opened: the quiz goes on where it was.
  page = await tomorrowsBrowser(context, page);
  await page.goto('/student/dashboard');
  const again = await openQuiz();
  for (const at of [3, 4]) {
    await expect(placeIn(again, `Question ${at} of 5`)).toBeVisible();
    await answerAndGoOn(again, 'Next');
  }
  await expect(placeIn(again, 'Question 5 of 5')).toBeVisible();
  await answerAndGoOn(again, 'Submit assessment');
  await expect(again.getByText('Saved. You’ll get your result when you’re back online.')).toBeVisible();
  await expectAccessible(page);
  page = await tomorrowsBrowser(context, page);
  await page.goto('/student/dashboard');
  expect((await onDevice(page)).waiting).toHaveLength(3);

  await context.setOffline(false);
  await expect(page.getByText('Your quiz has arrived')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'You are offline' })).toBeHidden();
  await expect.poll(async () => (await onDevice(page)).waiting).toEqual([]);
  const counted = async () => {
    const stats = (await (await pupil.api.get('/api/student/stats')).json()) as StudentStats;
    const attempts = (await (await pupil.api.get('/api/assessments')).json()) as readonly Assessment[];
    const studied = (await (await pupil.api.get(`/api/flashcards/revision-guide/${guide}`)).json()) as readonly Flashcard[];
    return [stats.totalAssessments, attempts.map(({ isCompleted }) => isCompleted), studied.reduce((sum, card) => sum + card.reviews, 0)];
  };
  expect(await counted()).toEqual([1, [true], 2]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem').first()).toBeVisible();
  expect(await counted()).toEqual([1, [true], 2]);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await onDevice(page)).toEqual({ names: [], addresses: [], workers: 0, waiting: [] });
});

test('without a line a younger pupil who logs out is asked about what has not been sent, nothing stays, and the session ends with the line @phone @whole', async ({
  page,
  context,
  people,
  faults,
}) => {
  test.slow();
  faults.expect(noLine);
  const pupil = await people.pupil({ year: 4, plan: 'primary_scholar' });
  const { id: attempt } = await beginAssessment(pupil.api, { subject: 'geography', topic: 'Rivers' });
  await people.signIn(page, pupil);
  await page.goto('/student/me');
  await expect(page.getByRole('button', { name: /^Rivers/ })).toBeVisible();
  await isKept(page, `/api/assessments/${attempt}`);
  await context.setOffline(true);
  // The home is the page that opens; its other places open from it.
  await page.reload();
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByRole('region', { name: 'You are offline' })).toContainText('You see it as it was at');
  await expectAccessible(page);
  await noOverflow(page);

  await goToPlace(page, 'Me');
  await page.getByRole('button', { name: /^Rivers/ }).click();
  const quiz = page.getByRole('dialog', { name: 'Practice' });
  await expect(placeIn(quiz, 'Question 1 of 5')).toBeVisible();
  await answerAndGoOn(quiz, 'Next');
  await expect(quiz.getByText('Saved on this device.')).toBeVisible();
  await quiz.getByRole('button', { name: 'Exit' }).click();

  await page.getByRole('button', { name: 'Log Out' }).click();
  const asked = page.getByRole('dialog', { name: 'Some answers have not been sent yet' });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await asked.getByRole('button', { name: 'Log out without them' }).click();
  // Nothing answers any more: the browser shows its own page.
  await expect.poll(() => page.url()).not.toContain('/student/');

  await context.setOffline(false);
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL(/\/login(?:\?|$)/);
  expect(await onDevice(page)).toEqual({ names: [], addresses: [], workers: 0, waiting: [] });
  const attempts = (await (await context.request.get('/api/assessments')).json()) as unknown;
  expect(attempts).toMatchObject({ code: 'signed_out' });
});
