import { finishAssessment } from '../fixtures/learning.ts';
import { reach } from '../fixtures/reach.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('@narrow a parent writes to a child who reads it, and fills the portfolio with what the family chose', async ({
  page,
  people,
  openBrowser,
}) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Max', year: 9 });
  const [max] = pupils;
  if (max === undefined) throw new Error('nobody is in the family');
  await finishAssessment(max.api, { subject: 'geography', topic: 'Rivers' });
  await people.signIn(page, parent);
  await page.goto('/parent/set-work');
  await page.getByLabel('Your note').fill('Well done with the rivers!');
  await page.getByRole('button', { name: 'Send the note' }).click();
  await expect(page.getByRole('list', { name: 'Notes you sent' }).getByText(/Not read yet/)).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  const pupil = await openBrowser(max);
  await pupil.goto('/student/dashboard');
  const note = pupil.getByRole('region', { name: 'A note for you' });
  await expect(note.getByText('Well done with the rivers!')).toBeVisible();
  await expectAccessible(pupil);
  await noOverflow(pupil);
  await note.getByRole('button', { name: /^I have read/ }).click();
  await expect(note).toHaveCount(0);

  await page.goto('/parent/learning');
  const portfolio = page.getByRole('region', { name: 'Portfolio' });
  await reach(portfolio.getByText('Choose the samples of work'));
  await portfolio.getByText('Choose the samples of work').click();
  await portfolio.getByRole('checkbox').first().click();
  await expect(portfolio.getByText('1 chosen. Only these are shown.')).toBeVisible();
  await portfolio.getByRole('button', { name: 'Add a note or some work' }).click();
  await portfolio.getByLabel('What it was').fill('A walk along the river');
  await portfolio.getByLabel('Minutes (optional)').fill('90');
  await expectAccessible(page);
  await portfolio.getByRole('button', { name: 'Add to the portfolio' }).click();
  await expect(portfolio.getByRole('listitem').filter({ hasText: 'A walk along the river' })).toBeVisible();
  await noOverflow(page);
  const saves = page.waitForEvent('download');
  await portfolio.getByRole('button', { name: 'Download the portfolio' }).click();
  const saved = await saves;
  expect(saved.suggestedFilename()).toContain('Max Lee portfolio');
});
