import { goToPlace } from '../fixtures/places.ts';
import { finishAssessment, makeGuide } from '../fixtures/learning.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const topic = { subject: 'Geography', topic: 'Plate tectonics' } as const;

test('an open page of a parent shows what their child does, without a reload @both', async ({ page, people }) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Max', year: 8 });
  const [max] = pupils;
  if (max === undefined) throw new Error('nobody is in the family');
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  await expect(page.getByRole('heading', { name: 'Max’s learning' })).toBeVisible();
  await goToPlace(page, 'Learning');
  await page.getByText('Figures and subjects').click();
  await expect(page.getByText('Shows after the first assessment')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  // A sign that this page was never loaded again.
  await page.evaluate(() => document.body.setAttribute('data-first', 'yes'));

  const { score } = await finishAssessment(max.api, topic);
  await expect(page.getByText(`Average ${score}%`).first()).toBeVisible();
  await expect(page.getByText('Across all assessments')).toBeVisible();
  await expect(page.getByText('1 today').first()).toBeVisible();

  await max.api.post('/api/student/active-minute');
  const guide = await makeGuide(max.api, topic);
  await expect(page.getByText('1 guide', { exact: false }).first()).toBeVisible();
  await expect(page.locator('dl').filter({ hasText: 'Minutes today' }).first()).toContainText(/Minutes today\s*1/);
  await expectAccessible(page);
  await noOverflow(page);

  await page.getByRole('button', { name: /^Learn/ }).click();
  const learn = page.getByRole('dialog', { name: 'Learning Activities & Progress: Max' });
  await expect(learn.getByRole('list', { name: 'Recent activities' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await noOverflow(page);
  await learn.getByRole('tab', { name: 'Learning Materials' }).click();
  await learn.getByRole('button', { name: `Read ${guide.title}` }).click();
  await expect(learn.getByRole('heading', { name: guide.title })).toBeVisible();
  await expectAccessible(page, ['light']);
  await noOverflow(page);
  await page.keyboard.press('Escape');
  await expect(learn).toBeHidden();

  await page.getByRole('button', { name: /^Track/ }).click();
  const track = page.getByRole('dialog', { name: 'Performance Tracking: Max' });
  await expect(track).toContainText(`${score}%`);
  await track.getByRole('button', { name: /^Review / }).click();
  await expect(track.getByRole('article').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await expect(page.locator('body')).toHaveAttribute('data-first', 'yes');
});
