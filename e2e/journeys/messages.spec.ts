import type { Page } from '@playwright/test';
import type { Profile } from '@hedgerow/contracts/accounts';
import { answerAndGoOn, beginAssessment, makeGuide, placeIn, uploadLesson } from '../fixtures/learning.ts';
import { practiceIn, toQuestions } from '../fixtures/practising.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, test, toast } from '../fixtures/test.ts';

const plates = { subject: 'Geography', topic: 'Plate tectonics' } as const;
/** The next call to this address is answered so; the one after it goes through. */
const failOnce = (page: Page, address: string | RegExp, status: number, body: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status, json: body }), { times: 1 });

const says = async (page: Page, ...sentences: readonly string[]): Promise<void> => {
  for (const sentence of sentences) await expect(toast(page)).toContainText(sentence);
};

test('a file that cannot be sent, opened, kept or deleted says so in its own words @desktop @whole', async ({ page, people, faults }) => {
  test.slow();
  faults.expect(/status of (?:404|50\d)/);
  const pupil = await people.pupil({ year: 8, plan: 'secondary_learn' });
  await uploadLesson(pupil.api, { topic: 'Moving plates' });
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');
  const list = page.getByRole('list', { name: 'Start something' });
  await list.getByRole('button', { name: /Upload Work/ }).click();
  const upload = page.getByRole('dialog', { name: 'Upload schoolwork' });
  const send = upload.getByRole('button', { name: 'Upload', exact: true });
  await upload.getByLabel('Subject', { exact: true }).selectOption('Other');
  await upload.getByLabel('Topic').fill('Rivers');
  await upload.getByLabel('Name of the subject').fill('x'.repeat(31));
  await send.click();
  await expect(upload.getByRole('alert')).toHaveText('Subject name too long: Please limit custom subject name to 30 characters.');
  await upload.getByLabel('Name of the subject').fill('x'.repeat(30));
  await send.click();
  await expect(upload.getByRole('alert')).toHaveText('Please select a file');
  const choose = async (name: string, buffer: Buffer) => {
    const picker = page.waitForEvent('filechooser');
    await upload.getByRole('button', { name: /Choose (?:a|another) file/ }).click();
    await (await picker).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await choose('big.pdf', Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(upload.getByText('File too large: Please upload files smaller than 10MB.').first()).toBeVisible();
  await choose('small.pdf', Buffer.from('%PDF-1.4'));
  await failOnce(page, '**/api/files/upload', 503, { error: 'Please wait a moment.' });
  await send.click();
  await expect(upload.getByRole('alert')).toContainText('Upload failed');
  await expect(upload.getByRole('alert')).toContainText('Please wait a moment.');
  await page.keyboard.press('Escape');

  await goToPlace(page, 'Library');
  const row = page.getByRole('region', { name: 'My files' }).getByRole('button', { name: /^Moving plates\.docx/ });
  await failOnce(page, /\/api\/files\/[\w-]{36}$/, 404);
  await row.click();
  await expect(page.getByText('File not found or unable to load content.')).toBeVisible();
  await page.reload();
  await row.click();
  const file = page.getByRole('dialog', { name: 'Moving plates.docx' });
  const view = file.getByRole('button', { name: 'View Original File' });
  await failOnce(page, '**/api/files/*/view', 404);
  await view.click();
  await says(page, 'File Not Available', 'This file is no longer available on the server. Please try re-uploading the file.');
  await expectAccessible(page, ['light']);
  await failOnce(page, '**/api/files/*/view', 500);
  await view.click();
  await says(page, 'Error', 'Unable to open file. Please try again later.');
  await failOnce(page, '**/api/files/*/download', 500);
  await file.getByRole('button', { name: 'Download' }).click();
  await says(page, 'Unable to download file. Please try again later.');
  await file.getByRole('button', { name: 'Delete', exact: true }).click();
  await failOnce(page, /\/api\/files\/[\w-]{36}$/, 500);
  await file.getByRole('button', { name: 'Delete this file' }).click();
  await says(page, 'Failed to delete file');
  await file.getByRole('button', { name: 'Delete this file' }).click();
  await says(page, 'File Deleted');
});

test('a guide and its cards say what failed, and go on where it can be tried again @desktop @whole', async ({ page, people, faults }) => {
  test.slow();
  faults.expect(/status of (?:40\d|500)/);
  const pupil = await people.pupil({ year: 8, plan: 'secondary_revise' });
  const { title } = await makeGuide(pupil.api, plates);
  await people.signIn(page, pupil);
  await page.goto('/student/dashboard');
  const start = page.getByRole('list', { name: 'Start something' }).getByRole('button', { name: /^Revision Guide/ });
  await start.click();
  const guide = page.getByRole('dialog', { name: 'Revision guide' });
  await guide.getByRole('button', { name: 'Generate guide' }).click();
  await expect(guide.getByRole('alert').getByRole('listitem')).toHaveText(['Missing information']);
  await guide.getByLabel('Subject').selectOption('Geography');
  await guide.getByLabel('Topic').fill('Rivers');
  await failOnce(page, '**/api/revision-guides/generate', 500, { error: 'Not now' });
  await guide.getByRole('button', { name: 'Generate guide' }).click();
  await expect(guide.getByRole('alert').getByRole('listitem')).toHaveText(['Generation failed: Not now']);
  await page.keyboard.press('Escape');

  await goToPlace(page, 'Library');
  const row = page.getByRole('region', { name: 'My guides' }).getByRole('button', { name: /^Plate tectonics/ });
  const one = /\/api\/revision-guides\/[\w-]{36}$/;
  await failOnce(page, one, 404);
  await row.click();
  await expect(guide.getByRole('heading', { name: 'Failed to load revision guide' })).toBeVisible();
  await expect(guide.getByRole('alert')).toHaveText('Sorry, this revision guide is no longer available or may have been removed.');
  await page.reload();
  await failOnce(page, one, 500, { error: 'Not now' });
  await row.click();
  await expect(guide.getByRole('alert')).toContainText('Failed to load revision guide');
  await expectAccessible(page, ['light']);
  await guide.getByRole('button', { name: 'Try again' }).click();
  await expect(guide.getByRole('heading', { name: title })).toBeVisible();
  await guide.getByText('Other ways to save it').click();
  const html = guide.getByRole('button', { name: 'Save as .html' });
  await failOnce(page, /\/download\?format=html$/, 404);
  await html.click();
  await says(page, 'Sorry, this revision guide is no longer available or may have been removed.');
  await failOnce(page, /\/download\?format=html$/, 500);
  await html.click();
  await says(page, 'Unable to access the revision guide. Please try again later.');

  await failOnce(page, '**/api/flashcards/generate', 500);
  await guide.getByRole('button', { name: 'Generate Flashcards' }).first().click();
  const cards = page.getByRole('dialog', { name: 'Flashcards' });
  await expect(cards.getByRole('alert')).toContainText('Generation Failed');
  await expect(cards.getByRole('alert')).toContainText('Failed to generate flashcards. Please try again.');
  await cards.getByRole('button', { name: 'Try again' }).click();
  await expect(placeIn(cards, /^Card 1 of \d+$/)).toBeVisible();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await cards.getByRole('button', { name: 'Print' }).click();
  await says(page, 'Print blocked', 'Please allow pop-ups to print flashcards.');
  await failOnce(page, '**/api/flashcards/*/progress', 400);
  await cards.getByRole('button', { name: 'Show answer' }).click();
  await cards.getByRole('button', { name: 'Knew it' }).click();
  await says(page, 'Progress Update Failed');
  await expect(placeIn(cards, /^Card 2 of \d+$/)).toBeVisible();
});

test('an assessment that cannot be loaded, handed in or printed says so in the red list, and loses nothing @desktop @whole', async ({
  page,
  people,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 500/);
  const pupil = await people.pupil({ year: 8 });
  await beginAssessment(pupil.api, plates);
  await people.signIn(page, pupil);
  await page.goto('/student/progress');
  await failOnce(page, /\/api\/assessments\/[\w-]{36}$/, 500);
  await page
    .getByRole('region', { name: 'Recent activity' })
    .getByRole('button', { name: /In Progress/ })
    .click();
  const practice = page.getByRole('dialog', { name: 'Practice assessment' });
  const problems = practice.getByRole('alert');
  await expect(problems).toContainText('Please fix the following errors:');
  await expect(problems.getByRole('listitem')).toHaveText(['Failed to load assessment. Please try again.']);
  await expectAccessible(page, ['light']);
  await practice.getByRole('button', { name: 'Try again' }).click();
  for (let at = 1; at <= 4; at += 1) {
    await expect(placeIn(practice, `Question ${at} of 5`)).toBeVisible();
    await answerAndGoOn(practice, 'Next');
  }
  await expect(placeIn(practice, 'Question 5 of 5')).toBeVisible();
  await failOnce(page, '**/api/assessments/submit', 500, { error: 'Not now' });
  await answerAndGoOn(practice, 'Submit assessment');
  await expect(problems.getByRole('listitem')).toHaveText(['Failed to submit assessment: Not now']);
  await practice.getByRole('button', { name: 'Try again' }).click();
  await expect(practice.getByRole('heading', { name: 'Review of answers' })).toBeVisible();
  await failOnce(page, '**/api/assessments/download-pdf', 500, { error: 'Not now' });
  await practice.getByRole('button', { name: 'Print a paper' }).click();
  await expect(problems.getByRole('listitem')).toHaveText(['Failed to generate PDF: Not now']);
});

test('a topic whose start is not noted, and a thing that cannot be bought, are said to a Year 4 pupil @desktop @whole', async ({
  page,
  people,
  server,
  faults,
}) => {
  faults.expect(/status of 500/);
  const pupil = await people.pupil({ year: 4 });
  await server.operate('give-points', '--child', pupil.id, '--points', '500', '--json');
  await people.signIn(page, pupil);
  await page.goto('/student/adventure');
  await page.getByRole('button', { name: 'Customise Avatar' }).click();
  const shop = page.getByRole('dialog', { name: 'Customise Avatar' });
  await shop
    .getByRole('listitem')
    .getByRole('button', { name: /^Hill Fox/ })
    .click();
  await failOnce(page, '**/purchase', 500);
  await shop.getByRole('button', { name: /^Buy / }).click();
  await says(page, 'Purchase Failed', 'Purchase failed');
  await expect(shop.getByText('500 points to spend')).toBeVisible();
  await page.keyboard.press('Escape');

  await goToPlace(page, 'My Learning');
  await page.getByRole('button', { name: 'Map: Mathematics' }).click();
  const map = page.getByRole('dialog', { name: 'Learning map' });
  await map.getByRole('listitem').getByRole('button').first().click();
  await failOnce(page, '**/api/adaptive-learning/update-completion', 500);
  await map.getByRole('region').getByRole('button', { name: 'Start adventure' }).click();
  await says(page, 'Failed to update topic completion');
  await toQuestions(practiceIn(page));
});

test('a parent who looks is led to the plan that opens what is locked, and told when there is no way back @desktop @whole', async ({
  page,
  people,
  faults,
}) => {
  test.slow();
  faults.expect(/ERR_FAILED|status of 40\d/);
  const { parent, pupils } = await people.family({ firstName: 'Max', year: 8, plan: 'secondary_revise' });
  const [max] = pupils;
  if (max === undefined) throw new Error('nobody is in the family');
  await makeGuide(max.api, plates);
  await people.signIn(page, parent);
  await page.goto('/parent/settings');
  await page.getByRole('button', { name: 'Open Max’s screens' }).click();
  await expect(page.getByText('Viewing as Max.')).toBeVisible();
  await goToPlace(page, 'Library');
  await failOnce(page, /\/api\/revision-guides\/[\w-]{36}$/, 402, { error: 'Upgrade required', code: 'upgrade_required' });
  await page
    .getByRole('region', { name: 'My guides' })
    .getByRole('button', { name: /^Plate tectonics/ })
    .click();
  const upgrade = page.getByRole('dialog', { name: 'Upgrade' });
  await expect(upgrade).toContainText('Revision guides');
  await expect(page.getByRole('dialog', { name: 'Revision guide' })).toBeHidden();
  await upgrade.getByRole('button', { name: 'Not now' }).click();

  // The plan has ended.
  await page.route('**/api/simple-auth/profile', async (route) => {
    const profile = (await (await route.fetch()).json()) as Profile;
    await route.fulfill({ json: { ...profile, user: profile.user && { ...profile.user, subscriptionPlan: 'free' } } });
  });
  await page.reload();
  for (const name of ['Practice', 'Revision Guide', 'Upload Work']) {
    await page.getByRole('button', { name: `Upgrade: ${name}` }).click();
    await says(page, 'Upgrade Required', 'this needs an active subscription.');
    await expect(upgrade).toContainText(name);
    await upgrade.getByRole('button', { name: 'Not now' }).click();
    await expect(upgrade).toBeHidden();
  }
  await page.unroute('**/api/simple-auth/profile');

  const back = page.getByRole('button', { name: 'Return to Parent Dashboard' });
  await page.route('**/api/auth/return-to-parent', (route) => route.abort(), { times: 1 });
  await back.click();
  await says(page, 'Failed to return to parent view', 'Unable to return to parent view. Please try again.');
  // The message stays, and covers no way through the page.
  await page.getByRole('button', { name: 'Log Out' }).click({ trial: true });
  await failOnce(page, '**/api/auth/return-to-parent', 403, { error: 'There is no parent view to leave.' });
  await back.click();
  await says(page, 'There is no parent view to leave.');
  await expect(toast(page)).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/parent/dashboard');
  await says(page, 'Switched to Parent View');

  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Personal Settings' }).click();
  await failOnce(page, '**/api/auth/update-profile', 400);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await says(page, 'Failed to update profile');
});
