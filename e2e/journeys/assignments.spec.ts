import type { Assignment } from '@hedgerow/contracts/assignments';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { post } from '../fixtures/paying.ts';
import { practiceIn, workThrough, toQuestions } from '../fixtures/practising.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const start = (title: string) => ({ name: `Start: ${title}`, exact: true });

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
  await page.goto('/parent/learning');
  // The panel is a file of its own: a busy machine takes its time over the first one.
  await expect(page.getByText('Once Max has answered some questions', { exact: false })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Test/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Work & View Completed Assessments: Max' });
  await expect(dialog.getByText('Nothing set.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByText('Please provide a title and select a subject.')).toBeVisible();
  await expect(dialog.getByLabel('Subject')).toBeFocused();
  await expectAccessible(page);
  await noOverflow(page);

  await dialog.getByLabel('Title').fill('Plates before Monday');
  await dialog.getByLabel('Subject').selectOption('Geography');
  await dialog.getByLabel('Topic').fill('Plate tectonics');
  await dialog.getByLabel('Questions').selectOption('5');
  await dialog.getByLabel('A note to go with it').fill('Ten minutes is enough.');
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
  // Begun on the screen; daily.spec.ts answers a whole one there.
  await panel.getByRole('button', { name: 'Start: Plates before Monday' }).click();
  await toQuestions(practiceIn(child));
  await practiceIn(child).getByRole('button', { name: 'Exit' }).click();
  await expect(panel.getByRole('button', { name: 'Carry on: Plates before Monday' })).toBeVisible();
  const [set] = (await (await max.api.get('/api/student/assignments')).json()) as readonly Assignment[];
  await workThrough(max.api, set?.assessmentId ?? '');
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
  // How many of the five can be answered by a call differs; what is only shown is no answer.
  await expect(page.getByText(/From \d+ answers? in the last four months/)).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
});

test('a small child finds set work in one place: in the day that it is due, and until then with what comes up @whole', async ({
  page,
  people,
  openBrowser,
}) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Ivy', year: 1, plan: 'primary_scholar' });
  const [ivy] = pupils;
  if (ivy === undefined) throw new Error('nobody is in the family');
  const day = londonDate(new Date());
  const set = (title: string, dueDate: string) => {
    const quiz = { childIds: [ivy.id], subject: 'maths', topic: 'Number bonds to 10', numQuestions: 5 };
    return post<Assignment[]>(parent.api, '/api/assignments', { ...quiz, title, description: `For ${title}.`, dueDate });
  };
  await set('Number bonds', day);
  await set('Bonds to take back', day);
  await set('Bonds next week', addDays(day, 7));
  await people.signIn(page, ivy);
  await page.goto('/student/dashboard');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  const panel = page.getByRole('region', { name: 'Set for you' });
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(today.getByRole('button', start('Number bonds'))).toBeVisible();
  await expect(today).toContainText('Set for you');
  await expect(today).toContainText('For Number bonds.');
  await expect(panel.getByRole('button', start('Bonds next week'))).toBeVisible();
  await expect(panel).toContainText('For Bonds next week.');
  // One thing at a time: what comes later on the path is seen, and cannot be pressed yet.
  await expect(today).toContainText('Bonds to take back');
  for (const [title, ways] of [
    ['Number bonds', 1],
    ['Bonds to take back', 0],
    ['Bonds next week', 1],
  ] as const)
    await expect(page.getByRole('button', start(title))).toHaveCount(ways);
  await expectAccessible(page);
  await noOverflow(page);

  // Begun and left, it goes on; handed in, it is ticked with its score where it stood.
  await today.getByRole('button', start('Number bonds')).click();
  const quiz = practiceIn(page);
  await toQuestions(quiz);
  await quiz.getByRole('button', { name: 'Exit' }).click();
  await today.getByRole('button', { name: 'Carry on: Number bonds' }).click();
  await toQuestions(quiz);
  await quiz.getByRole('button', { name: 'Exit' }).click();
  const works = (await (await ivy.api.get('/api/student/assignments')).json()) as readonly Assignment[];
  await workThrough(ivy.api, works.find(({ title }) => title === 'Number bonds')?.assessmentId ?? '');
  const done = today.getByRole('listitem').filter({ hasText: 'Number bonds' });
  await expect(done).toContainText('Done: ');
  await expect(done).toContainText('%');
  await expect(panel.getByText('Number bonds')).toHaveCount(0);
  // From the top, where the page's own header covers nothing.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await goToPlace(page, 'Me');
  const calendar = page.getByRole('region', { name: 'Learning calendar', exact: true });
  await calendar.scrollIntoViewIfNeeded();
  await calendar.getByRole('button', { name: /due: Number bonds, Bonds to take back, 1 quiz$/ }).click();
  const due = page.getByRole('region', { name: 'Due on this day' });
  await expect(due).toContainText('To do');
  await expect(due).toContainText('Done');
  await expectAccessible(page);
  await noOverflow(page);
  await page.keyboard.press('Escape');
  await goToPlace(page, 'My Learning');
  await expect(panel).toBeVisible();
  const parents = await openBrowser(parent);
  await parents.goto('/parent/set-work');
  for (const title of ['Bonds to take back', 'Bonds next week']) {
    await parents.getByRole('button', { name: `Take back ${title}` }).click();
    await expect(page.getByRole('button', start(title))).toHaveCount(0);
  }
  await expect(panel).toBeHidden();
});
