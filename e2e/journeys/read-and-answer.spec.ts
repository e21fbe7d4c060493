import { aTeacherOf, handInSetTest } from '../fixtures/classes.ts';
import { toPlace } from '../fixtures/demo-teacher.ts';
import { turnedDays } from '../fixtures/server.ts';
import { expect, expectAccessible, noOverflow, test, toast } from '../fixtures/test.ts';

// Reading takes a while before it counts: the product's clock goes on when it is told to.
test.use({ settings: turnedDays });

const text = 'BT /F1 12 Tf 40 780 Td (The crust of the Earth is broken into plates, which move a few centimetres a year.) Tj ET';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${text.length} >> stream\n${text}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];
const pdf = Buffer.from(
  `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj ${object} endobj\n`).join('')}trailer << /Root 1 0 R /Size 6 >>\n%%EOF`,
);

test('a teacher sets a text to read with questions on it, a pupil reads and answers, and the teacher sees both done', async ({
  page,
  server,
  people,
  openBrowser,
  faults,
}) => {
  test.slow();
  // "I have read it" is answered so while that cannot be.
  faults.expect(/status of 409/);
  const ada = await people.pupil({ firstName: 'Ada' });
  await aTeacherOf(page, server, [{ name: '9G', subject: 'geography', year: 9, pupils: [ada] }]);
  await page.goto('/teacher/resources');
  await page.getByLabel('Document', { exact: true }).setInputFiles({ name: 'Plates.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByLabel('Title').fill('How plates move');
  await page.getByRole('button', { name: 'Upload and share' }).click();
  await expect(page.getByRole('link', { name: 'How plates move' })).toBeVisible();

  await toPlace(page, 'Set work');
  const create = { name: 'Create Class Assessment', exact: true };
  const form = page.getByRole('dialog', { name: 'Create Class Assessment: 9G' });
  await page.getByRole('button', create).first().click();
  await form.getByLabel('What to do').selectOption('Something to read');
  await form.getByLabel('What to read').selectOption('How plates move');
  await form.getByLabel('A note to go with it').fill('Read it twice. Then answer the questions.');
  await expectAccessible(page);
  await noOverflow(page);
  await form.getByRole('button', create).click();
  await expect(page.getByText('“How plates move” is on the pages of 1 pupil.')).toBeVisible();
  await page.getByRole('button', create).first().click();
  await form.getByLabel('Title').fill('Questions on plates');
  await form.getByLabel('Topic').fill('Plate tectonics');
  await form.getByLabel('Questions').selectOption('5');
  await form.getByRole('button', create).click();
  await expect(page.getByText('“Questions on plates” is on the pages of 1 pupil.')).toBeVisible({ timeout: 60_000 });

  const child = await openBrowser(ada);
  await child.goto('/student/dashboard');
  const panel = child.getByRole('region', { name: 'Set for you' });
  await expect(panel).toContainText('Read it twice. Then answer the questions.');
  // However long a busy machine takes for the next presses, it is too quick for reading.
  await server.ask({ clock: 'stands' });
  const opened = child.waitForEvent('download');
  await panel.getByRole('button', { name: 'Start: How plates move' }).click();
  expect((await opened).suggestedFilename()).toBe('Plates.pdf');
  const haveRead = panel.getByRole('button', { name: 'I have read it' });
  await haveRead.click();
  await expect(toast(child).getByText('That was quick! Read it through first, then press this.')).toBeVisible();
  await toast(child).getByRole('button', { name: 'Dismiss' }).click();
  await server.ask({ secondsLater: 60 });
  await haveRead.click();
  await expect(toast(child).getByText('“How plates move” is finished.')).toBeVisible();
  await expect(panel).toContainText('Done: How plates move');
  await handInSetTest(ada, 'Questions on plates');
  await expect(panel).toContainText('Done: Questions on plates');
  await expectAccessible(child);
  await noOverflow(child);

  await page.reload();
  const homework = page.getByRole('region', { name: 'Homework' }).getByRole('listitem');
  for (const title of ['How plates move', 'Questions on plates']) await expect(homework.filter({ hasText: title })).toContainText('1 done');
  await toPlace(page, 'Results');
  await page.getByRole('button', { name: /Questions on plates/ }).click();
  const results = page.getByRole('dialog', { name: 'Results: Questions on plates' });
  await expect(results).toContainText('1 of 1 handed in');
  await results.getByRole('tab', { name: 'By pupil' }).click();
  await expect(results.getByRole('list', { name: 'Pupils' })).toContainText('Ada Lee');
  await expectAccessible(page);
  await noOverflow(page);
});
