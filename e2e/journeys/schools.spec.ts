import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a school reads what a teacher sees, what it costs and what it would sign, and asks', async ({ page, request }) => {
  test.slow();
  await page.goto('/schools');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For schools');
  await expect(page.getByText('£6 a pupil a year.')).toBeVisible();
  const shot = page.getByRole('img', { name: /A teacher’s page/ }).first();
  await shot.scrollIntoViewIfNeeded();
  await expect.poll(() => shot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  const form = page.getByRole('form', { name: 'Ask about your school' });
  // The form comes when somebody scrolls there.
  await page.getByRole('heading', { name: 'Ask about your school' }).scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Ask about your school' }).click();
  await expect(form.getByText('Please enter the name of your school.')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  const school = `Oak Lane ${Date.now()}`;
  await form.getByLabel('School').fill(school);
  await form.getByLabel('Your name').fill('Tia Ford');
  await form.getByLabel('Your work email').fill('tia@example.test');
  await form.getByLabel('About how many pupils? (optional)').fill('210');
  await form.getByRole('button', { name: 'Ask about your school' }).click();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
  await expectAccessible(page);
  await expect
    .poll(async () => ((await (await request.get('/dev/mailbox.json')).json()) as { subject: string }[]).map(({ subject }) => subject))
    .toContain(`A school asks: ${school}`);

  await page.getByRole('link', { name: 'Data processing agreement' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data processing agreement');
  await expect(page.getByRole('main')).toContainText('It has not been checked by a lawyer');
  await expectAccessible(page);
  await noOverflow(page);
});
