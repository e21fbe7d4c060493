import type { CheckAttempt } from '@hedgerow/contracts/national-checks';
import type { Locator, Page } from '@playwright/test';
import { beginAssessment, placeIn } from '../fixtures/learning.ts';
import { post } from '../fixtures/paying.ts';
import { reach } from '../fixtures/reach.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';
import { heard, hearing, withVoice } from '../fixtures/voice.ts';

const listen = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name: typeof name === 'string' ? `Listen: ${name}` : name, exact: typeof name === 'string' });
const all = async (page: Page): Promise<string> => (await heard(page)).join(' ');

test('a child of Year 1 can have every screen read aloud but the word that they are to read, and nothing speaks by itself', async ({
  page,
  people,
}) => {
  test.slow();
  const pupil = await people.pupil({ year: 1, firstName: 'Wren' });
  const { questions } = await post<CheckAttempt>(pupil.api, '/api/national-checks', { kind: 'phonics' });
  await withVoice(page);
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');
  await expect(listen(page, 'Hi Wren!')).toBeVisible();
  expect(await heard(page)).toEqual([]);

  // The greeting, a step of the day, and a whole panel that has no rows of its own.
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await listen(page, 'Hi Wren!').click();
  expect(await all(page)).toContain('Press the yellow button to start.');
  await page.getByRole('button', { name: /^Stop reading: Hi/ }).click();
  expect(await heard(page)).toEqual(['(stopped)']);
  await goToPlace(page, 'Me');
  await listen(page, 'What I did').click();
  expect(await all(page)).toMatch(/What I did/);
  await listen(page, 'Learning calendar').click();
  expect(await all(page)).toMatch(/\(stopped\) Learning calendar/);
  await goToPlace(page, 'My Adventure');
  await listen(page, 'Badges').click();
  expect(await all(page)).toContain('Badges');
  await expectAccessible(page);
  await noOverflow(page);

  // The avatar shop, and its silence once it is closed.
  await page.getByRole('button', { name: 'Customise Avatar' }).click();
  const shop = page.getByRole('dialog', { name: 'Customise Avatar', exact: true });
  await listen(shop, 'Customise Avatar').click();
  expect(await all(page)).toContain('Friendly Panda');
  await expectAccessible(page);
  await shop.getByRole('button', { name: 'Close' }).click();
  await expect(shop).toBeHidden();
  await expect.poll(hearing(page)).toEqual(['(stopped)']);

  // In the phonics check the word that is to be read is never said.
  await goToPlace(page, 'Quizzes');
  await (await reach(page.getByRole('button', { name: /^Phonics screening check/ }))).click();
  const check = page.getByRole('dialog', { name: 'Phonics screening check' });
  await check.getByRole('button', { name: 'Carry on' }).click();
  await expect(placeIn(check, 'Word 1 of 40')).toBeVisible();
  const [first] = questions;
  if (first?.kind !== 'word') throw new Error('no word to read');
  await expect(check.getByRole('heading', { name: first.word, exact: true })).toBeVisible();
  await listen(check, 'Phonics screening check').click();
  const said = await all(page);
  expect(said).toContain('did they read it right');
  expect(said.toLowerCase().split(/\W+/)).not.toContain(first.word.toLowerCase());
  await expectAccessible(page);
});

test('a quiz is heard, its formulae in words, and falls silent at the next question @phone @whole', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 2, firstName: 'Wren', plan: 'primary_scholar' });
  await beginAssessment(pupil.api, { subject: 'maths', topic: 'Money' });
  await withVoice(page);
  await people.signIn(page, pupil);
  await page.goto('/student/me');
  await page
    .getByRole('button', { name: /^Money/ })
    .first()
    .click();
  const quiz = page.getByRole('dialog', { name: 'Practice' });
  await expect(placeIn(quiz, 'Question 1 of 5')).toBeVisible();
  await listen(quiz, 'Question 1 of 5').click();
  const pieces = await heard(page);
  const question = pieces.join(' ');
  expect(question).toMatch(/^Question 1: /);
  // Each answer is said by itself: who cannot read yet hears where one ends.
  expect(pieces.length).toBeGreaterThan(await quiz.getByRole('radio').count());
  expect(question).not.toMatch(/[×÷=□$\\]|Exit|Next/);
  await expectAccessible(page);
  await noOverflow(page);
  await quiz.getByRole('radio').first().check();
  await quiz.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(placeIn(quiz, 'Question 2 of 5')).toBeVisible();
  await expect.poll(hearing(page)).toEqual(['(stopped)']);
});

test('an older pupil, and a device without a voice, have no such buttons @desktop @whole', async ({ page, people, openBrowser }) => {
  const young = await people.pupil({ year: 1 });
  const silent = await openBrowser(young);
  await silent.goto('/student/adventure');
  await expect(silent.getByRole('heading', { name: 'Today’s goals' })).toBeVisible();
  await expect(silent.getByRole('button', { name: /^Listen/ })).toHaveCount(0);
  const older = await people.pupil({ year: 4 });
  await withVoice(page);
  await people.signIn(page, older);
  await page.goto('/student/adventure');
  await expect(page.getByRole('heading', { name: 'Today’s goals' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0);
});
