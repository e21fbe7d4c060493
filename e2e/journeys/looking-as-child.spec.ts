import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a parent looks at a child’s screens in one tab, is the parent in every other, and the child reads on their own device that somebody looks', async ({
  page,
  people,
  openBrowser,
  faults,
}) => {
  test.slow();
  // What a tab still reads when the view is ended in another one is refused, and rightly so.
  faults.expect(/status of 401 .*\/as\//);
  const pupil = await people.pupil({ firstName: 'Sam', year: 4 });
  const { parent } = pupil;
  const own = await openBrowser(pupil);
  await own.goto('/student/dashboard');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  const sign = own.getByRole('region', { name: 'Somebody is looking' });
  await expect(sign).toBeHidden();

  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Ann');
  const ownPage = await heading.textContent();

  const looking = await page.context().newPage();
  await looking.goto('/parent/settings');
  await looking.getByRole('button', { name: 'Open Sam’s screens' }).click();
  const banner = looking.getByRole('region', { name: 'Parent view' });
  await expect(banner).toContainText('Viewing as Sam.');
  await expectAccessible(looking);
  await noOverflow(looking);
  await expect(sign).toContainText('A grown-up in your family is looking at your pages.');
  await expectAccessible(own);
  await noOverflow(own);

  await page.reload();
  await expect(heading).toHaveText(String(ownPage));
  await page.goto('/parent/family');
  await expect(page).toHaveURL('/parent/family');
  await expect(page.getByRole('button', { name: 'Account Settings' })).toBeVisible();
  await expect(page.getByText('Viewing as Sam.')).toBeHidden();

  await looking.reload();
  await expect(banner).toContainText('Viewing as Sam.');
  // A page of the child's in one more tab is the same view.
  const third = await page.context().newPage();
  await third.goto('/student/progress');
  await expect(third.getByText('Viewing as Sam.')).toBeVisible();

  await looking.getByRole('button', { name: 'Return to Parent Dashboard' }).click();
  await expect(looking).toHaveURL('/parent/dashboard');
  await expect(sign).toBeHidden();
  // The view is over, and the tab that was left open is the parent's again.
  await third.reload();
  await expect(third).toHaveURL('/parent/dashboard');
});
