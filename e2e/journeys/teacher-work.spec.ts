import type { Page } from '@playwright/test';
import { expectAccessibleIn } from '../fixtures/accessible.ts';
import { codeOf } from '../fixtures/authenticator.ts';
import { call, closeDialog, enter, keepSession, password, showAll, teacher, toPlace } from '../fixtures/demo-teacher.ts';
import { noEmptyColumn } from '../fixtures/empty-column.ts';
import { placesOf } from '../fixtures/places.ts';
import { stranger } from '../fixtures/stranger.ts';
import { expect, expectAccessible, noOverflow, test, toast } from '../fixtures/test.ts';

// One server for all of them: the demonstration lives through a term of school first, and that takes time.
test.describe.configure({ mode: 'default' });
test.use({ settings: { DEMO_DATA: 'on', SUPPORT_EMAIL: 'help@hedgerow.example' } });

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(teacher.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

test('a teacher turns two-step sign-in on, sees the classes, and comes back with a code @whole', async ({ page, faults }) => {
  test.setTimeout(120_000);
  // Signing in with the password alone is answered with 401: the code is missing.
  faults.expect(/status of 401/);
  await signIn(page);
  await expect(page).toHaveURL('/teacher/dashboard');
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Start' }).click();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByLabel('Code from your app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();

  await expect(page.getByRole('heading', { name: 'Class Overview: Year 4 Maths' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await toPlace(page, 'Classes');
  await showAll(page);
  await expect(page.getByRole('rowheader', { name: 'Robin Hawthorn' })).toBeVisible();
  await page.getByLabel('Class', { exact: true }).selectOption('Year 10 Maths');
  await showAll(page);
  await expect(page.getByRole('rowheader', { name: 'Willow Hawthorn' })).toBeVisible();
  await page.getByRole('button', { name: 'Average score' }).click();
  // The chart's own table has such a column too, but none that sorts.
  const sorted = page.getByRole('columnheader', { name: 'Average score' }).filter({ has: page.getByRole('button') });
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('radio', { name: 'KS5' }).check();
  await expect(page.getByRole('heading', { name: 'No class in KS5' })).toBeVisible();
  await page.getByRole('radio', { name: 'KS2' }).check();
  await expect(page.getByRole('rowheader', { name: 'Robin Hawthorn' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page);
  const code = page.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(codeOf(secret));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/teacher/dashboard');
  await expect(page.getByRole('heading', { name: 'Class Overview: Year 4 Maths' })).toBeVisible();
  await keepSession(page);
});

test('@desktop a teacher sets a paper for the class, the pupil hands it in, and the results say where it went astray', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  await enter(page);
  await page.getByText('What these figures mean').click();
  await expectAccessible(page);
  await noOverflow(page);

  await page.getByRole('button', { name: 'Create Class Assessment' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create Class Assessment: Year 10 Maths' });
  await form.getByRole('button', { name: 'Create Class Assessment' }).click();
  await expect(form.getByText('Please give the assessment a title.')).toBeVisible();
  await form.getByLabel('Title').fill('Quadratics on Friday');
  await form.getByLabel('Topic').fill('Quadratic equations');
  await form.getByLabel('Questions').selectOption('5');
  await form.getByRole('button', { name: 'Look at the questions' }).click();
  const questions = form.getByRole('region', { name: 'The questions' });
  await expect(questions.getByText('Question 5')).toBeVisible();
  const before = await questions.getByRole('listitem').first().innerText();
  await questions.getByRole('button', { name: 'Another question: question 1' }).click();
  await expect(questions.getByRole('listitem').first()).not.toHaveText(before, { useInnerText: true });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create Class Assessment' }).click();
  await expect(page.getByText('“Quadratics on Friday” is on the pages of 28 pupils.')).toBeVisible();

  // What is due, and not done, stands before what was set a moment ago.
  await page
    .getByRole('region', { name: 'Homework' })
    .getByText(/^\d+ more$/)
    .click();
  await page.getByRole('button', { name: 'Remind 28 about Quadratics on Friday' }).click();
  await expect(page.getByRole('region', { name: 'Homework' }).getByText('Reminded today')).toBeVisible();
  await page.getByRole('button', { name: 'Change or set again: Quadratics on Friday' }).click();
  const piece = page.getByRole('dialog', { name: 'Homework: Quadratics on Friday' });
  await expect(piece.getByLabel('Title')).toHaveValue('Quadratics on Friday');
  await expectAccessible(page);
  await piece.getByRole('button', { name: 'Set it again' }).click();
  await expect(form.getByText('Question 5')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Quadratics on Friday');
  await closeDialog(page);

  const pupils = await openBrowser();
  await pupils.goto('/about');
  await call(pupils, '/api/child-auth/child-login', { username: 'willowhawthorn1000', password });
  await pupils.goto('/student/dashboard');
  await expect(pupils.getByRole('region', { name: 'Set for you' }).getByText('A reminder from your teacher.')).toBeVisible();
  // It is due in a week: it stands with what comes up, and nowhere else on the page.
  const start = { name: 'Start: Quadratics on Friday' };
  await expect(pupils.getByRole('region', { name: 'Set for you' }).getByRole('button', start)).toBeVisible();
  await expect(pupils.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem').first()).toBeVisible();
  await expect(pupils.getByRole('button', start)).toHaveCount(1);
  const work = (await (await pupils.request.get('/api/student/assignments')).json()) as { id: string; title: string }[];
  const own = work.find(({ title }) => title === 'Quadratics on Friday');
  const started = await call(pupils, `/api/student/assignments/${own?.id}/start`, {});
  const attempt = { assessmentId: started['id'], userAnswers: [0, 0, 0, 0, 0], timeSpent: 60_000 };
  await call(pupils, '/api/assessments/submit', attempt);

  await toPlace(page, 'Results');
  await expect(page.getByRole('heading', { name: 'Topics, the hardest first' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: /^Quadratics on Friday/ }).click();
  const results = page.getByRole('dialog', { name: 'Results: Quadratics on Friday' });
  await expect(results.getByText('1 of 28 handed in')).toBeVisible();
  await expect(results.getByText('Question 5')).toBeVisible();
  await expectAccessible(page);
  await results.getByRole('tab', { name: 'By misconception' }).click();
  await expectAccessible(page);
  await results.getByRole('tab', { name: 'By pupil' }).click();
  await expect(results.getByText('Handed in', { exact: true })).toBeVisible();
  await closeDialog(page);

  // From a name to the one pupil, and to the paper that they handed in.
  await toPlace(page, 'Classes');
  await expect(page.getByRole('table', { name: 'Weekly progress of Year 10 Maths' })).toHaveCount(1);
  await showAll(page);
  await page.getByRole('link', { name: 'Willow Hawthorn', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Willow Hawthorn' })).toBeVisible();
  await expect(page).toHaveURL(/\/teacher\/classes\/[^/]+\/pupils\/[^/]+$/);
  // The address is the page's own: it stands a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Objectives' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent answers' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Review Quadratics on Friday' }).click();
  await expect(page.getByRole('heading', { name: 'Maths: Quadratic equations' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All pupils of the class' }).click();
  await expect(page).toHaveURL(/\/teacher\/classes\?class=/);
  // The address is there before the page is, and the class goes along with what is on the page.
  await expect(page.getByRole('table', { name: 'Weekly progress of Year 10 Maths' })).toHaveCount(1);
  await toPlace(page, 'Today');
  const homework = page.getByRole('region', { name: 'Homework' });
  // What else is due, and so how far down this stands, depends on the day of the week.
  await homework.getByText(/^\d+ more$/).click();
  const handedIn = homework.getByRole('listitem').filter({ hasText: 'Quadratics on Friday' });
  await expect(handedIn.getByText('1 done', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?class=/);

  await page.getByRole('button', { name: 'Class Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Topics, the hardest first' })).toBeVisible();
  await expectAccessible(page);
  await closeDialog(page);
});

test('a teacher assigns work, shares a sheet that the pupil finds, and asks the administrator', async ({ page, openBrowser }) => {
  test.setTimeout(120_000);
  await enter(page);
  await toPlace(page, 'Classes');
  await expectAccessible(page);
  await noOverflow(page);
  await showAll(page);
  await page.getByRole('button', { name: 'Assign Work: Willow Hawthorn' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign Work: Willow Hawthorn' });
  await assign.getByLabel('Title').fill('Circle theorems to read');
  // The form of the class, which begins with this pupil.
  await expect(assign.getByLabel('Willow Hawthorn', { exact: true })).toBeChecked();
  await assign.getByText('Choose from a list of topics and objectives').click();
  await assign
    .locator('summary')
    .filter({ hasText: /^Circle theorems/ })
    .click();
  await assign.getByRole('button', { name: 'The whole topic: Circle theorems' }).click();
  await assign.getByLabel('What to do').selectOption('Revision guide');
  await expectAccessible(page);
  await noOverflow(page);
  await assign.getByRole('button', { name: 'Assign Work' }).click();
  await expect(page.getByText('Assignment Created')).toBeVisible();
  await expect(page.getByText('“Circle theorems to read” is on the pages of 1 pupil.')).toBeVisible();
  // What the page says for a moment lies over the close button of the next dialog on a phone.
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Assignment Created')).toBeHidden();

  await toPlace(page, 'Today');
  await page.getByRole('button', { name: 'Upload Learning Resources' }).click();
  const resources = page.getByRole('dialog', { name: 'Upload Learning Resources' });
  await resources
    .getByLabel('Document')
    .setInputFiles({ name: 'Circles.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 %%EOF') });
  await resources.getByLabel('Title').fill('Circle theorems sheet');
  await expectAccessible(page);
  await noOverflow(page);
  await resources.getByRole('button', { name: 'Upload and share' }).click();
  await expect(resources.getByRole('link', { name: 'Circle theorems sheet' })).toBeVisible();
  await closeDialog(page);

  const pupils = await openBrowser();
  await pupils.goto('/about');
  await call(pupils, '/api/child-auth/child-login', { username: 'willowhawthorn1000', password });
  await pupils.goto('/student/library');
  await expect(pupils.getByRole('link', { name: /Circle theorems sheet/ })).toBeVisible();
  await expectAccessible(pupils);

  await page.getByRole('button', { name: 'Manage Classes' }).click();
  const manage = page.getByRole('dialog', { name: 'Class Management' });
  await expect(manage).toBeVisible();
  await expectAccessible(page);
  await manage.getByRole('tab', { name: 'Manage Students' }).click();
  await manage.getByRole('button', { name: 'Ask to remove Willow Hawthorn' }).click();
  await expect(manage.getByText('Remove Willow Hawthorn from Year 10 Maths')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Request sent')).toBeHidden();
  await expectAccessible(page);
  await noOverflow(page);
  await manage.getByRole('button', { name: /^Take back/ }).click();
  await expect(manage.getByText('You have not asked for anything yet.')).toBeVisible();
});

test('a teacher reads at once who has not done the homework, and is two presses from a pupil and from a follow-up', async ({ page }) => {
  await enter(page);
  const { press, expectPresses } = stranger();
  await expect(page.getByText(/^Not handed in: \d+$/).first()).toBeInViewport();
  expectPresses(0, 'homework that is not done');
  await expectAccessibleIn(page, ['dark']);
  await noOverflow(page);
  await noEmptyColumn(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(height).toBeLessThanOrEqual(2500);
  await page.setViewportSize({ width: 1280, height: 800 });

  await press(placesOf(page).getByRole('link', { name: 'Classes' }));
  await press(page.getByRole('rowheader').first().getByRole('link'));
  await expect(page.getByRole('heading', { name: 'Objectives' })).toBeVisible();
  expectPresses(2, 'one pupil');

  await page.goto('/teacher/dashboard');
  await press(placesOf(page).getByRole('link', { name: 'Results' }));
  await press(page.getByRole('button', { name: /^Set a follow-up for / }).first());
  await expect(page.getByText(/set for (?:1 pupil|\d+ pupils), due in a week$/)).toBeVisible();
  expectPresses(2, 'work on what the class gets wrong');
});
