import { londonDate } from '@hedgerow/domain/calendar-dates';
import { aTeacherOf, handInSetTest } from '../fixtures/classes.ts';
import { toPlace } from '../fixtures/demo-teacher.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const create = { name: 'Create Class Assessment', exact: true };

test('a teacher sets one piece of work for two classes and sees the results of each by itself', async ({ page, server, people }) => {
  test.slow();
  const { pupils: ofA } = await people.family({ firstName: 'Ada' }, { firstName: 'Ben' });
  const { pupils: ofB } = await people.family({ firstName: 'Cat' });
  const [ada, cat] = [ofA[0], ofB[0]];
  if (ada === undefined || cat === undefined) throw new Error('nobody is in the classes');
  const maths = { subject: 'maths', year: 9 };
  await aTeacherOf(page, server, [
    { ...maths, name: '9A', pupils: ofA },
    { ...maths, name: '9B', pupils: ofB },
  ]);
  await page.goto('/teacher/set-work');
  await page.getByLabel('Class', { exact: true }).selectOption('9A');
  await page.getByRole('button', create).first().click();
  const form = page.getByRole('dialog', { name: 'Create Class Assessment: 9A' });
  await form.getByLabel('Title').fill('Fractions for both');
  await form.getByLabel('Topic').fill('Fractions');
  await form.getByLabel('Questions').selectOption('5');
  await form.getByLabel('9B, 1 pupil').check();
  await expectAccessible(page);
  await noOverflow(page);
  await form.getByRole('button', create).click();
  // The first paper that a product makes: a busy machine takes its time over it.
  await expect(page.getByText('“Fractions for both” is on the pages of 3 pupils.')).toBeVisible({ timeout: 60_000 });

  await handInSetTest(ada, 'Fractions for both');
  await handInSetTest(cat, 'Fractions for both');
  await toPlace(page, 'Results');
  const results = page.getByRole('dialog', { name: 'Results: Fractions for both' });
  const classes = [
    { name: '9A', said: '1 of 2 handed in', states: { 'Ada Lee': 'Handed in', 'Ben Lee': 'Not started' } },
    { name: '9B', said: '1 of 1 handed in', states: { 'Cat Lee': 'Handed in' } },
  ];
  for (const { name, said, states } of classes) {
    await page.getByLabel('Class', { exact: true }).selectOption(name);
    await page.getByRole('button', { name: /Fractions for both/ }).click();
    await expect(results).toContainText(said);
    await expect(results.getByText(/^\d of 1 right/).first()).toBeVisible();
    await results.getByRole('tab', { name: 'By pupil' }).click();
    const rows = results.getByRole('list', { name: 'Pupils' }).getByRole('listitem');
    await expect(rows).toHaveCount(Object.keys(states).length);
    for (const [pupil, state] of Object.entries(states)) await expect(rows.filter({ hasText: pupil })).toContainText(state);
    await expectAccessible(page);
    await noOverflow(page);
    await page.keyboard.press('Escape');
    await expect(results).toHaveCount(0);
  }
});

const letter = 'Dear Mr Okafor, thank you for my bike. I was glad because it goes again. We saw it run. It is kind.';

test('a teacher sets a letter to write, a pupil finds it in the day, writes and ticks it, and the teacher reads it', async ({
  page,
  server,
  people,
  openBrowser,
}) => {
  test.slow();
  const robin = await people.pupil({ firstName: 'Robin', year: 4 });
  await aTeacherOf(page, server, [{ name: '4E', subject: 'english', year: 4, pupils: [robin] }]);
  await page.goto('/teacher/set-work');
  await page.getByRole('button', create).first().click();
  const form = page.getByRole('dialog', { name: 'Create Class Assessment: 4E' });
  await form.getByLabel('What to do').selectOption('Writing');
  await form.getByLabel('What to write').selectOption('Letter: A thank-you letter');
  const preview = form.getByRole('region', { name: 'What pupils get: A thank-you letter' });
  await expect(preview.getByText('I began with “Dear”.')).toBeVisible();
  await preview.getByText('A piece of ours, which they read afterwards').click();
  await expect(preview.getByText('Dear Mr Okafor', { exact: false })).toBeVisible();
  await form.getByLabel('Due').fill(londonDate(new Date()));
  await expectAccessible(page);
  await noOverflow(page);
  await form.getByRole('button', create).click();
  await expect(page.getByText('“A thank-you letter” is on the pages of 1 pupil.')).toBeVisible();

  const child = await openBrowser(robin);
  await child.goto('/student/dashboard');
  await child.getByRole('button', { name: 'Not now' }).click();
  const today = child.getByRole('region', { name: 'Today', exact: true });
  await expect(today).toContainText('Set for you');
  await today.getByRole('button', { name: 'Start: A thank-you letter' }).click();
  await expect(child.getByRole('heading', { name: 'Write a letter to thank somebody who helped you.' })).toBeVisible();
  await child.getByRole('textbox').fill(letter);
  await child.getByRole('button', { name: 'All done' }).click();
  await child.getByRole('checkbox', { name: 'I used capital letters for names.' }).check();
  await child.getByRole('button', { name: 'I’ve checked mine. Show a piece to compare' }).click();
  await expect(child.getByText('Thank you for mending my bike', { exact: false })).toBeVisible();
  await expectAccessible(child);
  await noOverflow(child);

  await toPlace(page, 'Results');
  await page.getByRole('button', { name: /A thank-you letter/ }).click();
  const results = page.getByRole('dialog', { name: 'Results: A thank-you letter' });
  await expect(results).toContainText('1 of 1 handed in');
  await expect(results.getByText(letter)).toBeVisible();
  await results.getByText('The checklist', { exact: true }).click();
  await expect(results.getByText('For a reader to tell').first()).toBeVisible();
  await expect(results.getByRole('textbox', { name: /Marks|Comment/ })).toHaveCount(0);
  await expectAccessible(page);
  await noOverflow(page);
});
