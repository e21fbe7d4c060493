import type { Assignment } from '@hedgerow/contracts/assignments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { answerThrough } from '../fixtures/learning.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a parent sets a quiz, the child does it, and its score stands before the parent without a reload', async ({
  page,
  people,
  openBrowser,
}) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Max', year: 8 });
  const [max] = pupils;
  if (max === undefined) throw new Error('nobody is in the family');
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  // The panel is a file of its own: a busy machine takes its time over the first one.
  await expect(page.getByText('after Max’s first quiz', { exact: false })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Test/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Work & View Completed Assessments: Max' });
  await expect(dialog.getByText('Nothing is waiting', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please provide a title and select a subject.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expectAccessible(page);
  await noOverflow(page);

  await dialog.getByLabel('Title').fill('Plates before Monday');
  await dialog.getByLabel('Subject').selectOption('Geography');
  await dialog.getByLabel('Topic').fill('Plate tectonics');
  await dialog.getByLabel('Questions').selectOption('5');
  await dialog.getByLabel('A word to go with it').fill('Ten minutes is enough.');
  await dialog.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(page.getByText('Assignment Created')).toBeVisible();
  const waiting = dialog.getByRole('list', { name: 'Set for Max' });
  await expect(waiting.getByRole('listitem')).toContainText('Not started');

  const child = await openBrowser(max);
  await child.goto('/student/dashboard');
  const panel = child.getByRole('region', { name: 'Set for you' });
  await expect(panel).toContainText('Ten minutes is enough.');
  await expect(panel).toContainText('Due on ');
  await expectAccessible(child);
  await noOverflow(child);
  await panel.getByRole('button', { name: 'Start: Plates before Monday' }).click();
  const runner = child.getByRole('dialog');
  await answerThrough(runner, { first: 1, total: 5, finish: 'Submit assessment' });
  await expect(runner.getByRole('heading', { name: /^You scored \d+%$/ })).toBeVisible();
  await child.keyboard.press('Escape');
  await expect(panel).toContainText('Done: Plates before Monday');
  await expect(panel).toContainText('%');

  await dialog.getByRole('tab', { name: 'Completed Work' }).click();
  const done = dialog.getByRole('list', { name: 'Set work that is done' });
  await expect(done.getByRole('listitem')).toContainText('Plates before Monday');
  await expect(done.getByRole('listitem')).toContainText('%');
  await expectAccessible(page);
  await noOverflow(page);
  await done.getByRole('button', { name: 'Review Plates before Monday' }).click();
  await expect(dialog.getByRole('article').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('answers in the last four months', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
});

test('a small child reads what was set, and a parent takes it back @phone', async ({ page, people, openBrowser }) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Ivy', year: 1, plan: 'primary_scholar' });
  const [ivy] = pupils;
  if (ivy === undefined) throw new Error('nobody is in the family');
  const made = await parent.api.post('/api/assignments', {
    data: {
      childIds: [ivy.id],
      title: 'Number bonds',
      subject: 'maths',
      topic: 'Number bonds to 10',
      numQuestions: 5,
      // So that it stands in the month that the calendar shows.
      dueDate: londonDate(new Date()),
    },
  });
  expect(made.status()).toBe(200);
  const [work] = (await made.json()) as Assignment[];
  await people.signIn(page, ivy);
  await page.goto('/student/dashboard');
  const panel = page.getByRole('region', { name: 'Set for you' });
  await expect(panel.getByRole('button', { name: 'Start: Number bonds' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  const calendar = page.getByRole('region', { name: 'Learning calendar', exact: true });
  await calendar.scrollIntoViewIfNeeded();
  await calendar.getByRole('button', { name: /due: Number bonds$/ }).click();
  await expect(page.getByRole('region', { name: 'Due on this day' })).toContainText('To do');
  await expectAccessible(page);
  await noOverflow(page);
  await page.keyboard.press('Escape');
  const parents = await openBrowser(parent);
  await parents.goto('/parent/dashboard');
  await parents.getByRole('button', { name: /^Test/ }).click();
  await parents.getByRole('button', { name: `Take back ${work?.title ?? ''}` }).click();
  await expect(panel).toBeHidden();
});
