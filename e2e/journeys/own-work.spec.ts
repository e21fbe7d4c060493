import type { Locator, Page } from '@playwright/test';
import { beginAssessment, finishAssessment, makeGuide, placeIn, readingTime, uploadLesson } from '../fixtures/learning.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const plates = { subject: 'Geography', topic: 'Plate tectonics' } as const;
const rivers = { subject: 'Geography', topic: 'Rivers' } as const;

const openSettings = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Personal Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account Settings' });
  await expect(dialog.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  return dialog;
};

test('a pupil finds what they uploaded, by its words too, looks at it and deletes it', async ({ page, people, faults }) => {
  test.slow();
  faults.expect(/status of 503/);
  const pupil = await people.pupil({ year: 8 });
  await uploadLesson(pupil.api, { topic: 'Moving plates' });
  await uploadLesson(pupil.api, { topic: 'Rivers' });
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');
  await page.route('**/api/files/search*', (route) => route.fulfill({ status: 503, json: { error: 'Please wait a moment.' } }), {
    times: 1,
  });
  const dialog = await openSettings(page);
  await expect(dialog.getByRole('tab')).toHaveText(['Profile', 'My Files', 'Revisions', 'Assessments', 'Notifications', 'Privacy']);
  await dialog.getByRole('tab', { name: 'My Files' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We could not load the files');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('2 files', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  const search = dialog.getByRole('searchbox', { name: 'Search my files' });
  await search.fill('volcanoes of the moon');
  await expect(dialog.getByRole('heading', { name: 'No files found' })).toBeVisible();
  await expectAccessible(page, ['light']);
  await dialog.getByRole('button', { name: 'Show all files' }).click();
  await expect(dialog.getByText('2 files', { exact: true })).toBeVisible();
  await search.fill('moving');
  await expect(placeIn(dialog, '1 file with “moving”')).toBeVisible();
  // Found once it has been read: the list hears of that by itself.
  await search.fill('moving himalayas');
  await expect(dialog.getByRole('button', { name: /Moving plates.*Himalayas/ })).toBeVisible(readingTime);

  await dialog.getByRole('button', { name: /Moving plates/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Moving plates.docx' })).toBeFocused();
  await expect(dialog.getByLabel('We read this. Is it right?')).toHaveValue(/plates/);
  await expectAccessible(page);
  await noOverflow(page);
  await dialog.getByRole('button', { name: 'All files' }).click();
  await expect(dialog.getByRole('button', { name: /Moving plates/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('Are you sure you want to delete this file? This action cannot be undone.')).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete this file' }).click();
  await expect(page.getByRole('region', { name: 'Notification' })).toContainText('File Deleted');
  await dialog.getByRole('searchbox').fill('');
  await expect(dialog.getByText('1 file', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Moving plates')).toBeHidden();
});

test('a pupil reads a guide again, looks an assessment through, turns the page, and goes on with what is not finished', async ({
  page,
  people,
}) => {
  test.slow();
  const pupil = await people.pupil({ year: 8 });
  const guide = await makeGuide(pupil.api, plates);
  await pupil.api.post('/api/assessments/download-pdf', { data: { ...plates, difficulty: 'beginner', numQuestions: 5 } });
  await finishAssessment(pupil.api, plates);
  for (let made = 0; made < 20; made += 1) await beginAssessment(pupil.api, rivers);
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');
  const dialog = await openSettings(page);
  await dialog.getByRole('tab', { name: 'Revisions' }).click();
  await dialog.getByRole('searchbox', { name: 'Search my guides' }).fill('tectonics geog');
  await expect(placeIn(dialog, '1 guide with “tectonics geog”')).toBeVisible();
  await dialog.getByRole('button', { name: /Plate tectonics/ }).click();
  await expect(dialog.getByRole('heading', { name: guide.title })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Generate Flashcards' }).first()).toBeVisible();
  await expectAccessible(page, ['light']);
  await noOverflow(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog.getByRole('button', { name: /Plate tectonics/ })).toBeFocused();

  await dialog.getByRole('tab', { name: 'Assessments' }).click();
  await expect(dialog.getByText('21 assessments')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Papers' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await noOverflow(page);
  await dialog.getByRole('button', { name: 'Show more' }).click();
  const finished = dialog.getByRole('button', { name: /Plate tectonics.*right/ });
  await expect(finished).toBeFocused();
  await finished.click();
  await expect(dialog.getByRole('heading', { name: 'Review of answers' })).toBeVisible();
  await expectAccessible(page, ['light']);
  await noOverflow(page);
  await dialog.getByRole('button', { name: 'All assessments' }).click();
  await expect(finished).toBeFocused();
  const saved = page.waitForEvent('download');
  await dialog.getByText('Other ways to save it').click();
  await dialog.getByRole('button', { name: /^Paper \(\.html\)/ }).click();
  expect((await saved).suggestedFilename()).toBe('geography-plate-tectonics-exam.html');

  await dialog
    .getByRole('button', { name: /Rivers.*In Progress/ })
    .first()
    .click();
  const practice = page.getByRole('dialog', { name: 'Practice assessment' });
  await expect(placeIn(practice, 'Question 1 of 5')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a parent looks through each child’s work; the youngest have no revisions @whole', async ({ page, people }) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Ivy', year: 4 }, { firstName: 'Max', year: 9 });
  const [ivy, max] = pupils;
  if (ivy === undefined || max === undefined) throw new Error('the family is not whole');
  await uploadLesson(parent.api, { topic: 'Our map', childId: ivy.id });
  const guide = await makeGuide(max.api, plates);
  await finishAssessment(max.api, plates);
  await beginAssessment(max.api, rivers);
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  let dialog = await openSettings(page);
  await expect(dialog.getByRole('tab')).toHaveText(['Profile', 'Files', 'Revisions', 'Assessments', 'Notifications', 'Privacy']);
  await dialog.getByRole('tab', { name: 'Files', exact: true }).click();
  await dialog.getByRole('button', { name: /^Max/ }).click();
  await expect(dialog.getByRole('heading', { name: 'No files uploaded yet' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Ivy/ }).click();
  await expect(dialog.getByRole('button', { name: /Our map\.docx/ })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await dialog.getByRole('button', { name: /Our map\.docx/ }).click();
  await expect(dialog.getByRole('button', { name: 'View Original File' })).toBeVisible();
  await dialog.getByRole('button', { name: 'All files' }).click();

  await dialog.getByRole('tab', { name: 'Revisions' }).click();
  await expect(dialog.getByRole('button', { name: /^Ivy/ })).toBeHidden();
  await dialog.getByRole('searchbox', { name: 'Search Max’s guides' }).fill('tectonics');
  await dialog.getByRole('button', { name: /Plate tectonics/ }).click();
  await expect(dialog.getByRole('heading', { name: guide.title })).toBeFocused();
  await dialog.getByRole('button', { name: 'All guides' }).click();

  await dialog.getByRole('tab', { name: 'Assessments' }).click();
  await dialog.getByRole('button', { name: /^Max/ }).click();
  await expect(dialog.getByText('2 assessments')).toBeVisible();
  await expect(dialog.getByText('In Progress')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /In Progress/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: /Plate tectonics.*right/ }).click();
  await expect(dialog.getByRole('article').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  // The parent's page reads nothing more, now that nobody is signed in.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await people.signIn(page, ivy);
  await page.goto('/student/dashboard');
  dialog = await openSettings(page);
  await expect(dialog.getByRole('tab')).toHaveText(['Profile', 'My Files', 'Assessments', 'Notifications', 'Privacy']);
  await dialog.getByRole('tab', { name: 'My Files' }).click();
  await dialog.getByRole('button', { name: 'Our map' }).click();
  await expect(dialog.getByRole('button', { name: 'View Original File' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page);
  await noOverflow(page);
  await dialog.getByRole('button', { name: 'All files' }).click();
  await dialog.getByRole('tab', { name: 'Assessments' }).click();
  await expect(dialog.getByRole('heading', { name: 'No assessments completed yet' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
});

test('a plan without guides says in which they are, without a price, and takes nothing away @whole', async ({ page, people }) => {
  await people.signIn(page, await people.pupil({ year: 9, plan: 'secondary_learn' }));
  await page.goto('/student/dashboard');
  const dialog = await openSettings(page);
  await dialog.getByRole('tab', { name: 'Revisions' }).click();
  await expect(dialog.getByText('Revise', { exact: false }).first()).toBeVisible();
  await expect(dialog).not.toContainText('£');
  await expectAccessible(page);
  await noOverflow(page);
});
