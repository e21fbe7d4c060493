import { finishAssessment } from '../fixtures/learning.ts';
import { goToPlace } from '../fixtures/places.ts';
import { practiceIn, toQuestions } from '../fixtures/practising.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a Year 4 pupil opens the map of maths, reads why a topic comes first, and starts it @phone', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 4 });
  await finishAssessment(pupil.api, { subject: 'maths', topic: 'Fractions' });
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'Map: Mathematics' }).click();
  const map = page.getByRole('dialog', { name: 'Learning map' });
  await expect(map.getByText('Your best next steps come first.')).toBeVisible();
  const islands = map.getByRole('listitem').getByRole('button');
  await expect(islands.first()).toHaveAccessibleName(/(Ready|Next up|Completed|Getting there|Due again|Known well)$/);
  await expectAccessible(page);
  await noOverflow(page);

  const titles = () => islands.allInnerTexts();
  const byUse = await titles();
  await map.getByRole('button', { name: 'School order' }).click();
  await expect(map.getByText('In the order that schools teach it.')).toBeVisible();
  await expect(islands).toHaveCount(byUse.length);
  await expect.poll(titles).not.toEqual(byUse);
  await map.getByRole('button', { name: 'Picked for me' }).click();

  const ready = islands.filter({ hasText: /Ready|Next up/ }).first();
  await ready.click();
  const detail = map.getByRole('region');
  await expect(detail.getByRole('heading')).toBeFocused();
  await expect(detail.getByText(/^About \d+ minutes$/)).toBeVisible();
  await expect(detail.getByText('Why now:')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await detail.getByRole('button', { name: 'Close this topic' }).click();
  await expect(ready).toBeFocused();

  await ready.click();
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/adaptive-learning/update-completion'));
  await detail.getByRole('button', { name: 'Start adventure' }).click();
  expect((await noted).status()).toBe(200);
  const practice = practiceIn(page);
  await toQuestions(practice);
  await practice.getByRole('button', { name: 'Exit' }).click();

  // What was answered before says what it rests on, and stays open.
  await page.getByRole('button', { name: 'Map: Mathematics' }).click();
  await islands.filter({ hasText: 'Fractions' }).first().click();
  await expect(detail.getByText(/^(Started|Getting there): \d+ answers on 1 day/)).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Start adventure' })).toBeEnabled();
  await map.getByRole('button', { name: 'All maps' }).click();
  await map.getByRole('button', { name: 'Science' }).click();
  await expect(islands.first()).toBeVisible();
  await map.getByRole('button', { name: 'Close', exact: true }).click();

  // A world of several subjects asks which.
  await page.getByRole('button', { name: 'Map: Our world' }).click();
  await expect(islands).toHaveText(['History', 'Geography', 'Religious Studies']);
  await map.getByRole('button', { name: 'Geography' }).click();
  await expect(map.getByText('Your best next steps come first.').or(map.getByText(/^A good order to start with/))).toBeVisible();
  await map.getByRole('button', { name: 'All maps' }).click();
  await expect(map.getByRole('button', { name: 'Mathematics' }).or(map.getByRole('button', { name: 'Maths' }))).toBeVisible();
});

test('the topics stay in their usual order when the map cannot be read @whole', async ({ page, people, faults }) => {
  faults.expect(/status of 500/);
  await people.signIn(page, await people.pupil({ year: 1 }));
  await page.route('**/api/adaptive-learning/english/**', (route) => route.fulfill({ status: 500, json: { error: 'Not now' } }));
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'Map: English' }).click();
  const map = page.getByRole('dialog', { name: 'Learning map' });
  await expect(map.getByText('We could not load the order picked for you')).toBeVisible();
  await map.getByRole('listitem').getByRole('button').first().click();
  await map.getByRole('button', { name: 'Start adventure' }).click();
  await toQuestions(practiceIn(page));
});

test('a pupil starts what is recommended; when that fails they are told so @whole', async ({ page, people, faults }) => {
  faults.expect(/status of 500/);
  await people.signIn(page, await people.pupil({ year: 4 }));
  await page.goto('/student/quizzes');
  const panel = page.getByRole('region', { name: 'Today’s recommendations' });
  await panel.getByRole('button', { name: 'More: today’s recommendations' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await expect(panel.getByRole('listitem').first()).toContainText(/(High|Medium|Low) priority/);
  await expectAccessible(page);
  await noOverflow(page);

  await page.route('**/api/student/start-practice', (route) => route.fulfill({ status: 500, json: { error: 'Not now' } }), { times: 1 });
  await panel
    .getByRole('button', { name: /^Start: / })
    .first()
    .click();
  await expect(page.getByText('Failed to start practice. Please try again.')).toBeVisible();
  await panel
    .getByRole('button', { name: /^Start: / })
    .first()
    .click();
  await toQuestions(practiceIn(page));
});

test('a Year 10 pupil prints a paper, then its mark scheme; three recommendations stand first @whole', async ({ page, people }) => {
  test.slow();
  await people.signIn(page, await people.pupil({ year: 10 }));
  await page.goto('/student/subjects');
  const recommended = page.getByRole('region', { name: 'Today’s recommendations' });
  await recommended.getByRole('button', { name: 'More: today’s recommendations' }).click();
  await expect(recommended.getByRole('listitem')).toHaveCount(3);
  await recommended.getByRole('button', { name: /^Show \d+ More$/ }).click();
  await expect.poll(() => recommended.getByRole('listitem').count()).toBeGreaterThan(3);
  await recommended.getByRole('button', { name: 'Show Less' }).click();
  await page.getByRole('button', { name: 'Learning map' }).click();
  const map = page.getByRole('dialog', { name: 'Learning map' });
  await map.getByRole('button', { name: 'Geography' }).click();
  await expect(map.getByText('A good order to start with. It changes as you answer.')).toBeVisible();
  await expectAccessible(page);
  await map.getByRole('button', { name: 'Close', exact: true }).click();

  await goToPlace(page, 'Today');
  await page
    .getByRole('list', { name: 'Start something' })
    .getByRole('button', { name: /^Practice/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Practice assessment' });
  await panel.getByRole('button', { name: 'Print a paper' }).click();
  await expect(panel.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  await panel.getByLabel('Subject').selectOption('Geography');
  await panel.getByLabel('Topic').fill('Rivers');
  await panel.getByRole('radio', { name: 'Beginner' }).check();
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Print a paper' }).click();
  expect((await saved).suggestedFilename()).toBe('geography-rivers-exam.pdf');
  await expect(panel.getByRole('list', { name: 'Your papers' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await noOverflow(page);
  const scheme = page.waitForEvent('download');
  await panel.getByText('Other ways to save it').first().click();
  await panel.getByRole('button', { name: 'Mark scheme (.html): Rivers' }).click();
  expect((await scheme).suggestedFilename()).toBe('geography-rivers-mark-scheme.html');
});

test('a parent reads that no AI model was used @whole', async ({ page, people }) => {
  const { parent } = await people.pupil({ year: 4, firstName: 'Ivy' });
  await people.signIn(page, parent);
  await page.goto('/parent/settings');
  await page.getByRole('button', { name: 'What the AI did' }).click();
  const dialog = page.getByRole('dialog', { name: 'What the AI did for Ivy' });
  await expect(dialog.getByText('No AI model has been used')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
});
