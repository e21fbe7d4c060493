import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeIn, readingTime } from '../fixtures/learning.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const documents = join(import.meta.dirname, '../../apps/server/src/testing/documents/files');

type Work = { readonly file: string; readonly subject: string; readonly topic: string };

const openUpload = async (page: Page) => {
  await page.goto('/student/dashboard');
  await page
    .getByRole('list', { name: 'Start something' })
    .getByRole('button', { name: /Upload Work/ })
    .click();
  return page.getByRole('dialog');
};

const choose = async (page: Page, file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) => {
  const picker = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Choose (a|another) file/ })
    .click();
  await (await picker).setFiles(typeof file === 'string' ? join(documents, file) : file);
};

const upload = async (page: Page, { file, subject, topic }: Work) => {
  const dialog = await openUpload(page);
  await choose(page, file);
  await expect(dialog.getByText(file)).toBeVisible();
  await dialog.getByLabel('Subject', { exact: true }).selectOption(subject);
  await dialog.getByLabel('Topic').fill(topic);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  return dialog;
};

const readText = (page: Page) => page.getByRole('dialog').getByLabel('We read this. Is it right?');

test('a pupil is told what is missing and which files cannot be taken @whole', async ({ page, people }) => {
  await people.signIn(page, await people.pupil({ year: 8 }));
  const dialog = await openUpload(page);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Missing information: Please fill in all required fields.');
  await expect(dialog.getByText('Please choose a subject.')).toBeVisible();
  await expect(dialog.getByText('Please type the topic.')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('The water cycle') });
  await expect(dialog.getByText('Unsupported file type: Please upload PDF, DOCX, or image files only.').first()).toBeVisible();
});

test('a pupil uploads a document, puts the text right, and makes a guide and cards from it', async ({ page, people, context, faults }) => {
  test.slow();
  // The browser's own PDF viewer looks for one beside the document.
  faults.expect(/favicon\.ico/);
  await people.signIn(page, await people.pupil({ year: 8 }));
  const dialog = await upload(page, { file: 'c1.docx', subject: 'Geography', topic: 'Plate boundaries' });
  await expect(readText(page)).toHaveValue(/The crust of the Earth is split into large slabs called plates/, readingTime);
  await expectAccessible(page);
  await noOverflow(page);
  const read = await readText(page).inputValue();
  await readText(page).fill(`${read}\nThe Andes were made at a destructive boundary.`);
  await dialog.getByRole('button', { name: 'Save text' }).click();
  await expect(dialog.getByLabel('Your text')).toHaveValue(/The Andes were made/);

  await dialog.getByRole('button', { name: 'Make a guide from this' }).click();
  const panel = page.getByRole('dialog', { name: 'Revision guide' });
  await expect(panel.getByText('Made from one of your uploads.')).toBeVisible();
  await expect(panel.getByLabel('Topic')).toHaveValue('Plate boundaries');
  await expectAccessible(page);
  await noOverflow(page);
  await panel.getByRole('button', { name: 'Generate guide' }).click();
  await expect(panel.getByRole('article')).toContainText('plates');
  await expectAccessible(page);
  await noOverflow(page);

  const pages = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download Guide (PDF)' }).click();
  const pdf = await readFile(await (await pages).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const web = page.waitForEvent('download');
  await panel.getByText('Other ways to save it').click();
  await panel.getByRole('button', { name: 'Save as .html' }).click();
  const saved = await web;
  expect(saved.suggestedFilename()).toMatch(/\.html$/);
  expect(await readFile(await saved.path(), 'utf8')).toContain('plates');

  await panel.getByRole('button', { name: 'Flashcards' }).first().click();
  const cards = page.getByRole('dialog', { name: 'Flashcards' });
  const first = placeIn(cards, /^Card 1 of \d+$/);
  await expect(first).toBeVisible();
  const total = Number(/\d+$/.exec(await first.innerText())?.[0]);
  // In a page of its own. A browser without a viewer for PDF takes it as a download there, and the page keeps an empty address.
  const sheet = context.waitForEvent('page');
  const asked = context.waitForEvent('request', (request) => request.url().endsWith('/print'));
  await cards.getByRole('button', { name: 'Print' }).click();
  const printed = await sheet;
  const toCutOut = await page.request.get((await asked).url());
  expect([toCutOut.status(), toCutOut.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await printed.close();
  await cards.getByRole('button', { name: 'Show answer' }).click();
  await expectAccessible(page);
  await noOverflow(page);
  await cards.getByRole('button', { name: 'Not yet' }).click();
  for (let at = 2; at <= total; at += 1) {
    await expect(placeIn(cards, `Card ${at} of ${total}`)).toBeVisible();
    await cards.getByRole('button', { name: 'Show answer' }).click();
    await cards.getByRole('button', { name: 'Knew it' }).click();
  }
  await expect(cards.getByRole('heading', { name: 'All cards done' })).toBeVisible();
  await expect(cards.getByRole('definition')).toHaveText([String(total - 1), '1']);
  await expectAccessible(page, ['light']);
  await cards.getByRole('button', { name: 'Complete Study' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goToPlace(page, 'Library');
  await expect(page.getByRole('button', { name: /c1\.docx/ }).first()).toBeVisible();
});

// In the gate the reader's own tests read pictures and scans.
for (const { what, file, subject, topic, words, tag } of [
  {
    what: 'a photographed page',
    file: 'a8-photo-perspective.jpg',
    subject: 'History',
    topic: 'The Domesday Book',
    words: /Winchester/,
    tag: '@phone @whole',
  },
  {
    what: 'a scanned document',
    file: 'e1-scan.pdf',
    subject: 'English',
    topic: 'A trip to the farm',
    words: /trailer/,
    tag: '@phone @whole',
  },
])
  test(`${what} is read into text that can be checked ${tag}`, async ({ page, people }) => {
    test.slow();
    await people.signIn(page, await people.pupil({ year: 8 }));
    const dialog = await upload(page, { file, subject, topic });
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect(readText(page)).toHaveValue(words, readingTime);
  });
