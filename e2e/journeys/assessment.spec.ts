import type { APIRequestContext, Page } from '@playwright/test';
import type { StudentStats } from '@hedgerow/contracts/progress';
import { answerAndGoOn, answerThrough, beginAssessment, placeIn, uploadReadLesson } from '../fixtures/learning.ts';
import { post } from '../fixtures/paying.ts';
import { practiceIn, practiseThrough, toQuestions } from '../fixtures/practising.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const statsOf = async (api: APIRequestContext): Promise<StudentStats> =>
  (await (await api.get('/api/student/stats')).json()) as StudentStats;

const wordsFit = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth <= clientWidth;
const practice = (page: Page) => page.getByRole('dialog', { name: 'Practice assessment' });
const start = async (page: Page) => {
  await page.goto('/student/dashboard');
  await page
    .getByRole('list', { name: 'Start something' })
    .getByRole('button', { name: /^Practice/ })
    .click();
  await practice(page).getByRole('radio', { name: /^Test/ }).check();
  return practice(page);
};

test('the setup says what is missing, and offers near topics for one that it does not know @whole', async ({ page, people, faults }) => {
  faults.expect(/status of 4\d\d/);
  await people.signIn(page, await people.pupil({ year: 8 }));
  const panel = await start(page);
  await panel.getByRole('button', { name: 'Start assessment' }).click();
  await expect(panel.getByRole('alert').getByRole('listitem')).toHaveText([
    'Please select a subject.',
    'Please enter a topic.',
    'Please select a difficulty level.',
  ]);
  await expect(panel.getByLabel('Subject')).toBeFocused();
  await expect(panel.getByRole('slider', { name: 'Number of questions' })).toHaveAttribute('min', '5');
  await expectAccessible(page);
  await noOverflow(page);
  // On a telephone the words of the button are whole: beside a sentence it was once narrower than they are.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await panel.getByRole('button', { name: 'Start assessment' }).evaluate(wordsFit)).toBe(true);
  // A name of one's own for a topic: the browser's list shows only what holds the typed words.
  await panel.getByLabel('Subject').selectOption('History');
  await panel.getByLabel('Topic').fill('ww2');
  await panel.getByRole('button', { name: 'The Second World War and the Holocaust' }).click();
  await expect(panel.getByLabel('Topic')).toHaveValue('The Second World War and the Holocaust');
  await panel.getByLabel('Subject').selectOption('Geography');
  await panel.getByLabel('Topic').fill('zzz qqq');
  await panel.getByRole('radio', { name: 'Beginner' }).check();
  await panel.getByRole('button', { name: 'Start assessment' }).click();
  await expect(panel.getByRole('alert')).toContainText('Failed to generate assessment:');

  // The same setup, with help as one goes.
  await panel.getByLabel('Topic').fill('Rivers');
  await panel.getByRole('radio', { name: 'Practise (help as you go)' }).check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Start practice' }).click();
  await toQuestions(practiceIn(page));
  await expect(practiceIn(page).getByRole('progressbar', { name: 'Practice' })).toHaveAttribute('aria-valuetext', '0 of 10 done');
});

test('what a test showed to be missed is practised from its review, with other questions', async ({ page, people }) => {
  const pupil = await people.pupil({ year: 8 });
  const { id: assessmentId } = await beginAssessment(pupil.api, { subject: 'Geography', topic: 'Plate tectonics' });
  // One answer of five: what is left out is missed.
  await post(pupil.api, '/api/assessments/submit', { assessmentId, userAnswers: [0], timeSpent: 60_000 });
  await people.signIn(page, pupil);
  await page.goto('/student/progress');
  await page.getByRole('button', { name: /Plate tectonics.*%/ }).click();
  const review = page.getByRole('dialog', { name: 'Assessment review' });
  await review.getByRole('button', { name: 'Practise what you missed' }).click();
  await expect(practiceIn(page).getByRole('progressbar', { name: 'Practice' })).toHaveAttribute('aria-valuetext', /^0 of \d+ done$/);
  await expectAccessible(page, ['light']);
});

test('a pupil answers question by question, closes the tab, goes on, and sees what each answer was', async ({ page, people, context }) => {
  test.slow();
  const pupil = await people.pupil({ year: 8 });
  const before = await statsOf(pupil.api);
  await people.signIn(page, pupil);
  const panel = await start(page);
  await panel.getByLabel('Subject').selectOption('Geography');
  // None of its questions is answered on a picture.
  await panel.getByLabel('Topic').fill('Development and globalisation');
  await panel.getByRole('radio', { name: 'Beginner' }).check();
  await panel.getByRole('slider', { name: 'Number of questions' }).fill('5');
  await panel.getByRole('button', { name: 'Start assessment' }).click();

  await expect(placeIn(panel, 'Question 1 of 5')).toBeVisible();
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Choose an answer to go on.');
  await expectAccessible(page);
  await noOverflow(page);
  await answerAndGoOn(panel, 'Next');
  await expect(placeIn(panel, 'Question 2 of 5')).toBeVisible();
  await panel.getByRole('radio').nth(1).check();
  await page.close();

  const later = await context.newPage();
  await later.goto('/student/progress');
  await later.getByRole('button', { name: /Development and globalisation.*In Progress/ }).click();
  const resumed = practice(later);
  await expect(placeIn(resumed, 'Question 2 of 5')).toBeVisible();
  await expect(resumed.getByRole('radio').nth(1)).toBeChecked();
  await answerThrough(resumed, { first: 2, total: 5, finish: 'Submit assessment' });

  await expect(resumed.getByRole('heading', { name: /^(?:You scored \d+%|Now you know what to practise)$/ })).toBeVisible();
  await resumed.getByRole('button', { name: 'Open all' }).click();
  await expect(resumed.getByRole('heading', { name: 'Explanation' })).toHaveCount(5);
  await expectAccessible(later);
  await noOverflow(later);

  const after = await statsOf(pupil.api);
  expect(after.totalPoints).toBeGreaterThanOrEqual(before.totalPoints + 10);
  await expect(resumed.getByText(`+${after.totalPoints - before.totalPoints}`)).toBeVisible();
  expect(after.pointsIntoLevel).toBe(after.totalPoints);
  expect(after.dailyGoals.find(({ goalType }) => goalType === 'assessments')?.currentValue).toBe(1);

  await resumed.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(later.getByRole('progressbar', { name: 'To level 2' })).toHaveAttribute('aria-valuetext', `${after.totalPoints} of 1000`);
  await expect(later.getByRole('progressbar', { name: /^Finish \d assessments?$/ })).toHaveAttribute('aria-valuetext', /Done|^1 of/);
  await later.getByRole('button', { name: /Development and globalisation.*%/ }).click();
  const review = later.getByRole('dialog', { name: 'Assessment review' });
  await expect(review.getByRole('heading', { name: 'Review of answers' })).toBeVisible();
  await review.getByRole('button', { name: 'Close Review' }).click();
  await expect(review).toBeHidden();

  // Handed in twice counts once. No page is open that counts its minutes meanwhile.
  await later.close();
  const [{ id: assessmentId }] = (await (await pupil.api.get('/api/assessments')).json()) as readonly [{ readonly id: string }];
  const counted = await statsOf(pupil.api);
  await post(pupil.api, '/api/assessments/submit', { assessmentId, userAnswers: [0, 0, 0, 0, 0], timeSpent: 60_000 });
  expect(await statsOf(pupil.api)).toEqual(counted);
});

test('a primary pupil presses a tile and practises five questions @phone @whole', async ({ page, people }) => {
  test.slow();
  await people.signIn(page, await people.pupil({ year: 4 }));
  await page.goto('/student/quizzes');
  await page.getByRole('button', { name: 'More: today’s learning journey' }).click();
  await page.getByRole('button', { name: /^Maths/ }).click();
  const panel = practiceIn(page);
  await toQuestions(panel);
  await expectAccessible(page);
  await noOverflow(page);
  await practiseThrough(panel);
  await expectAccessible(page);
  await noOverflow(page);
  await panel.getByRole('button', { name: 'Exit' }).click();
  await goToPlace(page, 'My Adventure');
  await expect(page.getByRole('list', { name: 'My figures' })).toContainText('1 day');
  await expect(page.getByRole('progressbar', { name: /^Finish \d quiz/ })).toHaveAttribute('aria-valuetext', /Done|^1 of/);
});

test('all topics can be chosen too, and fit a narrow telephone @whole', async ({ page, people }) => {
  await people.signIn(page, await people.pupil({ year: 4 }));
  await page.goto('/student/quizzes');
  await page.getByRole('button', { name: /^All Topics/ }).click();
  const dialog = page.getByRole('dialog', { name: 'All Topics' });
  await expect(dialog.getByRole('button', { name: /^Maths/ })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await dialog.getByRole('button', { name: /^Maths/ }).click();
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await toQuestions(practiceIn(page));
});

test('a Year 3 child chooses step by step how to practise school work that a parent added @phone', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 3 });
  await uploadReadLesson(pupil.parent.api, { topic: 'Mountains', childId: pupil.id });
  await people.signIn(page, pupil);
  await page.goto('/student/me');
  await page
    .getByRole('region', { name: 'My work' })
    .getByRole('button', { name: /Mountains/ })
    .click();
  await page.getByRole('button', { name: 'Practise this' }).click();
  const panel = page.getByRole('dialog', { name: 'Practice' });
  const next = panel.getByRole('button', { name: 'Next', exact: true });
  const problems = panel.getByRole('alert').getByRole('listitem');
  await expect(panel.getByRole('heading', { name: 'Which topic?' })).toBeVisible();
  await panel.getByRole('button', { name: 'Back' }).click();
  await expect(panel.getByRole('radio', { name: 'Geography' })).toBeChecked();
  await expectAccessible(page);
  await noOverflow(page);
  await next.click();
  const topic = panel.getByLabel('A topic in Geography');
  await expect(topic).toHaveValue('Mountains');
  await topic.fill(' ');
  await next.click();
  await expect(problems).toHaveText(['Please enter a topic.']);
  await topic.fill('Mountains');
  await next.click();
  const length = panel.getByRole('slider', { name: 'Number of questions' });
  await expect(length).toHaveValue('10');
  await panel.getByRole('button', { name: 'Let’s go' }).click();
  await expect(problems).toHaveText(['Please select a difficulty level.']);
  await expectAccessible(page);
  await noOverflow(page);
  await panel.getByRole('radio', { name: 'Easy' }).check();
  await length.fill('5');
  await panel.getByRole('button', { name: 'Let’s go' }).click();
  await expect(placeIn(panel, 'Question 1 of 5')).toBeVisible();
});
