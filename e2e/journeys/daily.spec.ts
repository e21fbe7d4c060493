import { post } from '../fixtures/paying.ts';
import { goToPlace } from '../fixtures/places.ts';
import { practiceIn, practiseThrough, toQuestions } from '../fixtures/practising.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a Year 4 pupil with Explorer does the first thing of the day, sees it ticked, and takes a daily quiz @phone', async ({
  page,
  people,
}) => {
  test.slow();
  const pupil = await people.pupil({ year: 4, plan: 'primary_explorer' });
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');

  const today = page.getByRole('region', { name: 'Today', exact: true });
  const steps = today.getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText('£')).toHaveCount(0);
  await expectAccessible(page);
  await noOverflow(page);

  // Where to begin can be found out, or put off; then the one button of the hero begins the first step.
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const practice = practiceIn(page);
  await practiseThrough(practice);
  await expect(practice.getByText(/points for your work/)).toBeVisible();
  await practice.getByRole('button', { name: 'Exit' }).click();
  await expect(steps.first()).toContainText('Done');
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(steps.nth(1).getByRole('button', { name: /^Start: / })).toBeVisible();

  await goToPlace(page, 'Quizzes');
  const quizzes = page.getByRole('region', { name: 'My quizzes' });
  await expect(quizzes.getByText('4 of 5 quizzes left today')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await quizzes.getByRole('button', { name: 'Daily Practice Quizzes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Daily Practice Quizzes' });
  await expect(dialog.getByText('4 of 5 quizzes left today')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please select a subject.');
  await dialog.getByRole('radio', { name: 'English' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Hard' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start Quiz' }).click();
  await toQuestions(practice);
  await expect(practice.getByRole('progressbar', { name: 'Practice' })).toHaveAttribute('aria-valuetext', '0 of 5 done');
  await expectAccessible(page);
  await noOverflow(page);
  await practice.getByRole('button', { name: 'Exit' }).click();
  await expect(quizzes.getByText('3 of 5 quizzes left today')).toBeVisible();

  // A quiz that was left is found again: it goes on, or it is put away and stays counted.
  await quizzes.getByRole('button', { name: /^Carry on: / }).click();
  await toQuestions(practice);
  await expect(practice.getByRole('progressbar', { name: 'Practice' })).toHaveAttribute('aria-valuetext', '0 of 5 done');
  await practice.getByRole('button', { name: 'Exit' }).click();
  const end = quizzes.getByRole('button', { name: /^End it: / });
  await end.click();
  await quizzes.getByRole('button', { name: 'Keep it' }).click();
  await expect(end).toBeFocused();
  await end.click();
  await expect(quizzes.getByText('End this one? You can’t carry on with it later.')).toBeFocused();
  await expectAccessible(page);
  await quizzes.getByRole('button', { name: /^End it now: / }).click();
  await expect(quizzes.getByRole('button', { name: /^Carry on: / })).toHaveCount(0);

  // Three more, wherever they are made, and the day's quizzes are done: said kindly, with nothing to press.
  const quiz = { subject: 'Maths', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 };
  for (let more = 0; more < 3; more += 1) await post(pupil.api, '/api/assessments/generate', quiz);
  await goToPlace(page, 'Me');
  await expect(page.getByText('Current plan: Primary Explorer')).toBeVisible();
  await expect(page.getByText('£')).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh data' }).click();
  await expect(page.getByText('Everything is up to date')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await goToPlace(page, 'Quizzes');
  await expect(quizzes.getByText('Those were all 5 quizzes for today. New ones come tomorrow.')).toBeVisible();
  await expect(quizzes.getByRole('button', { name: 'Daily Practice Quizzes' })).toHaveCount(0);
  await expect(quizzes.getByRole('button', { name: 'Practise with help' })).toHaveCount(0);
  await expectAccessible(page);
  const last = 'That was today’s last quiz. More tomorrow.';
  const recommended = page.getByRole('region', { name: 'Today’s recommendations' });
  await recommended.getByRole('button', { name: 'More: today’s recommendations' }).click();
  await expect(recommended.getByText(last)).toBeVisible();
  await expect(recommended.getByRole('button', { name: /^Learn: / }).first()).toBeVisible();
  await expect(recommended.getByRole('button', { name: /^Start/ })).toHaveCount(0);

  // A map says the same; what teaches is open, from there and from a tile, and leads to no question.
  await goToPlace(page, 'My Learning');
  await page.getByRole('button', { name: 'Map: Mathematics' }).click();
  const map = page.getByRole('dialog', { name: 'Learning map' });
  await map.getByRole('listitem').getByRole('button').first().click();
  await expect(map.getByRole('region').getByText(last)).toBeVisible();
  await expect(map.getByRole('button', { name: 'Start adventure' })).toHaveCount(0);
  await map.getByRole('button', { name: 'Close', exact: true }).click();
  await goToPlace(page, 'Quizzes');
  const journey = page.getByRole('region', { name: 'Today’s Learning Journey' });
  await expect(journey.getByText(last)).toBeVisible();
  await journey.getByRole('button', { name: /^Maths/ }).click();
  const learn = page.getByRole('dialog', { name: 'Learn', exact: true });
  await learn.getByRole('listitem').getByRole('button').first().click();
  await expect(learn.getByRole('button', { name: 'Back to the list' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
});

test('a Year 9 pupil reads the day; a parent who looks sees it too, and what is locked leads to this child’s plans', async ({
  page,
  people,
  openBrowser,
}) => {
  test.slow();
  const pupil = await people.pupil({ year: 9, plan: 'secondary_learn', firstName: 'Max' });
  const theirs = await openBrowser(pupil);
  await theirs.goto('/student/dashboard');
  const own = theirs.getByRole('region', { name: 'Today', exact: true });
  // Learn has no practice of its own choice; the steps of the day have their questions on every plan.
  await expect(own.getByRole('listitem')).toHaveCount(5);
  await expect(own.getByRole('button', { name: /^Start: / })).toHaveCount(5);
  await expect(theirs.getByText('A parent can see the plans in their account.').first()).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Upgrade/ })).toHaveCount(0);
  await expectAccessible(theirs);
  await noOverflow(theirs);

  await people.signIn(page, pupil.parent);
  await post(pupil.parent.api, `/api/auth/view-as-child/${pupil.id}`, {});
  await page.goto('/student/dashboard');
  await expect(page.getByText('Viewing as Max.')).toBeVisible();
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('listitem')).toHaveCount(5);
  await expect(today.getByRole('button', { name: /^(?:Start|Carry on)/ })).toHaveCount(0);

  await goToPlace(page, 'Progress');
  await expect(page.getByText('Current plan: Learn (secondary), premium, £20.00 a month')).toBeVisible();
  await goToPlace(page, 'Today');
  await page.getByRole('button', { name: 'Upgrade: Practice' }).click();
  const upgrade = page.getByRole('dialog', { name: 'Upgrade' });
  await expect(upgrade.getByRole('region', { name: 'Secondary Practice' })).toContainText('£50.00 a month');
  await expectAccessible(page);
  await noOverflow(page);
  await upgrade.getByRole('button', { name: 'See plans for Max' }).click();
  await expect(page.getByRole('heading', { name: 'Change Plan for Max' })).toBeVisible();
  await expect(page).toHaveURL(/\/parent\/family\?manage=overview/);
});

test('a parent who looks at a Year 4 child’s page reads it all and begins nothing @whole', async ({ page, people, faults }) => {
  faults.expect(/status of 403/);
  const pupil = await people.pupil({ year: 4, firstName: 'Ivy' });
  await people.signIn(page, pupil.parent);
  await post(pupil.parent.api, `/api/auth/view-as-child/${pupil.id}`, {});
  await page.goto('/student/quizzes');
  await expect(page.getByText('Viewing as Ivy.')).toBeVisible();
  const recommended = page.getByRole('region', { name: 'Today’s recommendations' });
  await recommended.getByRole('button', { name: 'More: today’s recommendations' }).click();
  await expect(recommended.getByRole('listitem').first()).toBeVisible();
  await expect(recommended.getByRole('button', { name: /^Start/ })).toHaveCount(0);

  const journey = page.getByRole('region', { name: 'Today’s Learning Journey' });
  await journey.getByRole('button', { name: 'More: today’s learning journey' }).click();
  await journey.getByRole('button', { name: /^Maths/ }).click();
  const quiz = practiceIn(page);
  await expect(quiz.getByRole('heading', { name: 'You are viewing as a parent' })).toBeVisible();
  await expect(quiz.getByText('You are viewing as a parent, so you cannot change anything here.')).toBeVisible();
  await expect(quiz.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await noOverflow(page);
  await quiz.getByRole('button', { name: 'Close' }).click();

  await goToPlace(page, 'My Learning');
  await page.getByRole('button', { name: 'Map: Mathematics' }).click();
  const map = page.getByRole('dialog', { name: 'Learning map' });
  await map.getByRole('listitem').getByRole('button').first().click();
  await expect(map.getByRole('region').getByRole('heading')).toBeVisible();
  await expect(map.getByRole('button', { name: 'Start adventure' })).toHaveCount(0);
  expect(await (await pupil.api.get('/api/assessments')).json()).toEqual([]);
});
