import { setSecondStep, signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a parent who agreed to a school on earlier words is asked once more, and says yes @whole', async ({
  page,
  server,
  people,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const { schoolId = '' } = await server.operate('create-school', '--name', 'Oak Lane Primary');
  const email = `tess.${schoolId}@example.test`;
  await server.operate('create-teacher', '--email', email, '--password', staffPassword, '--school', schoolId);
  const staff = await openBrowser();
  await signStaffIn(staff.request, server, email);
  await setSecondStep(staff.request, server);
  const pupil = await people.pupil({ firstName: 'Sam', year: 9 });
  const about = ['--name', '9B', '--subject', 'maths', '--year', '9', '--agreed', 'form of 3 September'];
  await server.operate('create-class', '--teacher', email, '--children', pupil.id, ...about);

  await people.signIn(page, pupil.parent);
  await page.goto('/parent/dashboard');
  const asked = page.getByRole('region', { name: 'Oak Lane Primary and Sam: what you agreed to has changed' });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await asked.getByRole('button', { name: 'I agree' }).click();
  await expect(asked).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(asked).toHaveCount(0);
});
