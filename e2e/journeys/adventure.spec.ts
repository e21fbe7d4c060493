import { finishAssessment } from '../fixtures/learning.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a Year 4 pupil sees in My Adventure how far they have come, and a new medal is celebrated once @phone', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 4 });
  await finishAssessment(pupil.api, { subject: 'maths', topic: 'Fractions' });
  await finishAssessment(pupil.api, { subject: 'english', topic: 'Apostrophes' });
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');
  await goToPlace(page, 'My Adventure');
  await expect(page).toHaveURL('/student/adventure');
  const figures = page.getByRole('list', { name: 'My figures' });
  await expect(figures.getByRole('listitem')).toHaveCount(4);
  await expect(figures).toContainText('Curious Caterpillar');
  await expect(figures).toContainText('1 day');
  const quizzes = page.getByRole('listitem').filter({ hasText: 'Quiz Champion' });
  const next = page.getByRole('list', { name: 'Next badges' });
  await expect(next.getByRole('listitem')).toHaveCount(4);
  await expect(next).toContainText('Quiz Champion');
  await expect(quizzes).toContainText('2 of 3');
  await expect(page.getByRole('region', { name: 'Streak powers' })).toContainText('Spark');
  await expect(page.getByRole('img', { name: /^Learning energy: \d+%$/ })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Finish \d quiz/ })).toHaveAttribute('aria-valuetext', /Done|^\d of/);
  await expectAccessible(page);
  await noOverflow(page);

  // Each place has its own address: it is loaded anew, and left backwards.
  await page.reload();
  await expect(figures.getByRole('listitem')).toHaveCount(4);
  await page.goBack();
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible();

  // What is reached while no page is open waits for the next one.
  await page.goto('about:blank');
  await finishAssessment(pupil.api, { subject: 'science', topic: 'Plants' });
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/student/celebrations/seen'));
  await page.goto('/student/dashboard');
  const card = page.getByRole('region', { name: 'Something to celebrate' });
  await expect(card).toContainText('You earned a medal!');
  await expect(card).toContainText('Quiz Champion');
  expect((await told).status()).toBe(200);
  await expectAccessible(page);
  await noOverflow(page);
  await card.getByRole('button', { name: 'See my medals' }).click();
  await expect(card).toBeHidden();
  await expect(page).toHaveURL('/student/adventure');
  // What is earned goes into the album, and the next one comes in its place.
  await page.getByText('My album').click();
  await expect(page.getByRole('list', { name: 'Album' })).toContainText('Quiz Champion');
  await expect(quizzes).toContainText('Earned');
  await expect(next).not.toContainText('Quiz Champion');
  await expectAccessible(page);

  await page.goto('/student/adventure');
  await page.getByText('My album').click();
  await expect(quizzes).toContainText('Earned');
  await expect(card).toBeHidden();
});

test('a parent switches streaks off, and the pupil of Year 9 is shown no streak @whole', async ({ page, people, openBrowser }) => {
  test.slow();
  const pupil = await people.pupil({ year: 9, firstName: 'Ivy' });
  await finishAssessment(pupil.api, { subject: 'maths', topic: 'Fractions' });
  const ivys = await openBrowser(pupil);
  await ivys.goto('/student/progress');
  const side = ivys.getByRole('region', { name: /^Level \d/ });
  await expect(side).toContainText('1 day, best 1');
  const badges = ivys.getByRole('list', { name: 'Badges and achievements' });
  await ivys.getByRole('heading', { name: 'Achievements' }).scrollIntoViewIfNeeded();
  await expect(badges).toContainText('Streak Star');
  await expectAccessible(ivys);
  await noOverflow(ivys);

  await people.signIn(page, pupil.parent);
  await page.goto('/parent/settings');
  const panel = page.getByRole('region', { name: 'What Ivy sees' });
  await panel.getByRole('switch', { name: 'Streaks' }).press('Space');
  await expect(panel.getByRole('switch', { name: 'Streaks' })).not.toBeChecked();
  await expect(panel.getByRole('switch', { name: 'Celebrations' })).toBeChecked();
  await expectAccessible(page);
  await noOverflow(page);

  await ivys.reload();
  await expect(side).toContainText('Points today');
  await expect(side).not.toContainText('Streak');
  await ivys.getByRole('heading', { name: 'Achievements' }).scrollIntoViewIfNeeded();
  await expect(badges).toContainText('Point Collector');
  await expect(badges).not.toContainText(/streak/i);
});
