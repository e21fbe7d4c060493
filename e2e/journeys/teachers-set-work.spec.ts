import { addDays, type CalendarDate } from '@hedgerow/domain/calendar-dates';
import { call, enter, password, toPlace } from '../fixtures/demo-teacher.ts';
import { expect, expectAccessible, noOverflow, test, toast } from '../fixtures/test.ts';

// One server for all of them: the demonstration lives through a term of school first, and that takes time.
test.describe.configure({ mode: 'default' });
test.use({ settings: { DEMO_DATA: 'on', SUPPORT_EMAIL: 'help@hedgerow.example' } });

test('a teacher looks at a paper with pictures, prints it with its mark scheme, sets it for one pupil, moves its day, saves the marks and takes it back @desktop @whole', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  await enter(page);
  await page.getByLabel('Class', { exact: true }).selectOption('Year 4 Maths');
  await toPlace(page, 'Set work');
  await page.getByRole('button', { name: 'Create Class Assessment' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create Class Assessment: Year 4 Maths' });
  await form.getByLabel('Title').fill('Clocks for Robin');
  await form.getByLabel('Topic').fill('Telling the time to the minute');
  await form.getByRole('button', { name: 'Some pupils' }).click();
  await form.getByLabel('Robin Hawthorn', { exact: true }).check();
  await form.getByRole('button', { name: 'Look at the questions' }).click();
  const questions = form.getByRole('region', { name: 'The questions' });
  await expect(questions.getByText('Answered on the picture. It shows the right answer.').first()).toBeVisible();
  await expect(questions.getByRole('img', { name: /Answer: Short hand/ }).first()).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  for (const [name, file] of [
    ['Print the paper', 'Clocks for Robin.pdf'],
    ['Print the mark scheme', 'Clocks for Robin mark scheme.pdf'],
  ] as const) {
    const made = page.waitForEvent('download');
    await questions.getByRole('button', { name }).click();
    expect((await made).suggestedFilename()).toBe(file);
  }
  const sent = page.waitForEvent('download');
  await questions.getByRole('button', { name: 'Save for another platform (QTI 3)' }).click();
  expect((await sent).suggestedFilename()).toBe('Clocks for Robin.zip');
  await form.getByRole('button', { name: 'Create Class Assessment' }).click();
  await expect(page.getByText('“Clocks for Robin” is on the pages of 1 pupil.')).toBeVisible();

  const pupils = await openBrowser();
  await pupils.goto('/about');
  await call(pupils, '/api/child-auth/child-login', { username: 'robinhawthorn1000', password });
  const work = async () =>
    (await (await pupils.request.get('/api/student/assignments')).json()) as { title: string; dueDate: string; state: string }[];
  const ofRobin = async () => (await work()).find(({ title }) => title === 'Clocks for Robin');
  const due = (await ofRobin())?.dueDate ?? '';

  // Another last day, and the marks as they are: what is due last stands first in this place.
  const homework = page.getByRole('region', { name: 'Homework' });
  const change = homework.getByRole('button', { name: 'Change or set again: Clocks for Robin' });
  await change.click();
  const piece = page.getByRole('dialog', { name: 'Homework: Clocks for Robin' });
  const later = addDays(due as CalendarDate, 3);
  await piece.getByLabel('Due').fill(later);
  await piece.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText('“Clocks for Robin” has changed for everybody who has it.')).toBeVisible();
  expect((await ofRobin())?.dueDate).toBe(later);
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await change.click();
  const marks = page.waitForEvent('download');
  await piece.getByRole('button', { name: 'Save the marks (CSV)' }).click();
  expect((await marks).suggestedFilename()).toMatch(/Clocks for Robin\.csv$/);
  await piece.getByRole('button', { name: 'Take it back' }).click();
  await expect(piece.getByText('This takes it from everybody who has not handed it in (1).', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await piece.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page.getByText('“Clocks for Robin” is no longer on their pages.')).toBeVisible();
  await expect(change).toHaveCount(0);
  expect((await ofRobin())?.state).toBe('withdrawn');
});
