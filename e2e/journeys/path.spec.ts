import { practiceIn, toQuestions } from '../fixtures/practising.ts';
import { expect, test } from '../fixtures/test.ts';

test('a stop is begun by keyboard, and goes on where it was left', async ({ page, people }) => {
  await people.signIn(page, await people.pupil({ year: 4 }));
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'Not now' }).click();
  const first = page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem').first();
  await expect(first).toHaveAttribute('aria-current', 'step');
  await expect(first).toContainText('Grown: a seed.');
  await first.getByRole('button', { name: /^Start: / }).press('Enter');
  const practice = practiceIn(page);
  await toQuestions(practice);
  await practice.getByRole('button', { name: 'Exit' }).click();
  await expect(first.getByRole('button', { name: /^Carry on: / })).toBeVisible();
});
