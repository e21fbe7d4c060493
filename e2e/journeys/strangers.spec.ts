import type { Locator, Page } from '@playwright/test';
import { makeGuide, finishAssessment } from '../fixtures/learning.ts';
import { placesOf } from '../fixtures/places.ts';
import { practiceIn } from '../fixtures/practising.ts';
import { stranger } from '../fixtures/stranger.ts';
import { expect, test } from '../fixtures/test.ts';

// What somebody comes for, from where they land when they sign in: how many presses it takes whoever has never been here and presses
// what says what they want. A teacher's are in teacher-work.spec.ts, whose server has a class.

const plates = { subject: 'geography', topic: 'Plate tectonics' };

const home = async (page: Page, path: string, whole: Locator): Promise<void> => {
  await page.goto(path);
  await expect(whole.first()).toBeVisible();
};
const todayOf = (page: Page): Locator => page.getByRole('region', { name: 'Today', exact: true });
const place = (page: Page, name: string): Locator => placesOf(page).getByRole('link', { name, exact: true });

test('a child of Year 1 starts today’s work in one press, and finds a map and their badges in one @phone @whole', async ({
  page,
  people,
}) => {
  await people.signIn(page, await people.pupil({ year: 1 }));
  await home(page, '/student/dashboard', page.getByRole('button', { name: 'Not now' }));
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(todayOf(page).getByRole('listitem').first()).toBeVisible();
  const { press, expectPresses } = stranger();

  await press(page.getByRole('button', { name: 'Start', exact: true }));
  await expect(practiceIn(page)).toBeVisible();
  expectPresses(1, 'today’s work');

  await home(page, '/student/dashboard', page.getByRole('button', { name: 'Map: Mathematics' }));
  await press(page.getByRole('button', { name: 'Map: Mathematics' }));
  await expect(page.getByRole('dialog', { name: 'Learning map' }).getByRole('listitem').first()).toBeVisible();
  expectPresses(1, 'the map of maths');

  await home(page, '/student/dashboard', place(page, 'My Adventure'));
  await press(place(page, 'My Adventure'));
  await expect(page.getByRole('list', { name: 'Next badges' })).toBeVisible();
  expectPresses(1, 'the badges that come next');
});

test('a pupil of Year 9 starts today’s work in one press, and finds a guide, cards and a topic in two @phone @whole', async ({
  page,
  people,
}) => {
  test.slow();
  const pupil = await people.pupil({ year: 9 });
  await makeGuide(pupil.api, plates);
  await people.signIn(page, pupil);
  const { press, expectPresses } = stranger();
  const dialog = page.getByRole('dialog');
  const land = () => home(page, '/student/dashboard', todayOf(page).getByRole('listitem'));

  await land();
  await press(page.locator('main button[data-kind="main"]:visible'));
  await expect(dialog).toBeVisible();
  expectPresses(1, 'today’s work');

  await land();
  await press(place(page, 'Library'));
  await press(page.getByRole('region', { name: 'My guides' }).getByRole('button', { name: /Plate tectonics/ }));
  await expect(dialog.getByRole('button', { name: 'Generate Flashcards' }).first()).toBeVisible();
  expectPresses(2, 'the guide that was made');

  await land();
  await press(place(page, 'Cards'));
  await press(page.getByRole('region', { name: 'My decks' }).getByRole('button', { name: /Plate tectonics/ }));
  await expect(dialog.getByRole('button', { name: 'Show answer' })).toBeVisible();
  expectPresses(2, 'the cards');

  await land();
  await press(place(page, 'Subjects'));
  await press(page.getByRole('button', { name: /^Practise: / }).first());
  await expect(dialog).toBeVisible();
  expectPresses(2, 'a topic to practise');
});

test('a parent reads what to do tonight without a press, and sets work on what slips in one @both', async ({ page, people }) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Max', year: 9 });
  const [max] = pupils;
  if (max === undefined) throw new Error('nobody is in the family');
  for (const topic of ['Plate tectonics', 'Rivers', 'Climate change']) await finishAssessment(max.api, { subject: 'geography', topic });
  await people.signIn(page, parent);
  const { press, expectPresses } = stranger();

  await home(page, '/parent/dashboard', page.getByText(/^Tonight, /));
  await expect(page.getByText(/^Tonight, /)).toBeInViewport();
  expectPresses(0, 'what to do tonight');

  await press(page.getByRole('button', { name: /^Set this: / }).first());
  await expect(page.getByText('Set for Max')).toBeVisible();
  expectPresses(1, 'work on what slips');

  await home(page, '/parent/dashboard', place(page, 'Set work'));
  await press(place(page, 'Set work'));
  await expect(page.getByRole('region', { name: 'On Max’s page now' }).getByRole('listitem').first()).toBeVisible();
  expectPresses(1, 'what is set now');
});
