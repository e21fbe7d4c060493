import type { APIRequestContext } from '@playwright/test';
import type { RunningServer } from '../fixtures/server.ts';
import { setSecondStep, signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { reach } from '../fixtures/reach.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

type Role = 'teacher' | 'administrator';

/** Makes somebody of a school's staff and signs a browser in as them. */
const asStaff = async (
  api: APIRequestContext,
  server: RunningServer,
  schoolId: string,
  { role = 'teacher', first, last }: { readonly role?: Role; readonly first: string; readonly last: string },
): Promise<string> => {
  const email = `${first.toLowerCase()}.${schoolId}@example.test`;
  const name = ['--first-name', first, '--last-name', last];
  await server.operate(`create-${role}`, '--email', email, '--password', staffPassword, '--school', schoolId, ...name);
  await signStaffIn(api, server, email);
  await setSecondStep(api, server);
  return email;
};

test('@both an owner adds a colleague who may look, the administrator removes them, and the class is gone from their page', async ({
  page,
  server,
  people,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const { schoolId = '' } = await server.operate('create-school', '--name', 'Oak Lane Primary');
  const email = await asStaff(page.request, server, schoolId, { first: 'Tess', last: 'Hart' });
  const colleague = await openBrowser();
  await asStaff(colleague.request, server, schoolId, { first: 'Cole', last: 'Ash' });
  const desk = await openBrowser();
  await asStaff(desk.request, server, schoolId, { role: 'administrator', first: 'Hal', last: 'Reed' });
  const pupil = await people.pupil({ firstName: 'Sam', year: 9 });
  const about = ['--name', '9B', '--subject', 'maths', '--year', '9', '--agreed', 'by letter'];
  await server.operate('create-class', '--teacher', email, '--children', pupil.id, ...about);

  await page.goto('/teacher/dashboard');
  const teachers = page.getByRole('region', { name: 'Teachers of this class' });
  await reach(teachers.getByText('Teacher of the class'));
  await teachers.getByLabel('In this class').selectOption('Cover');
  await expect(teachers.getByLabel('Last day')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await teachers.getByLabel('Colleague').selectOption('Cole Ash');
  await teachers.getByLabel('In this class').selectOption('Read only');
  await teachers.getByRole('button', { name: 'Add to the class' }).click();
  await expect(teachers.getByRole('button', { name: 'Remove Cole Ash' })).toBeVisible();

  await colleague.goto('/teacher/dashboard');
  await expect(colleague.getByText('You can look at 9B and change nothing in it.')).toBeVisible();
  await expect(colleague.getByRole('rowheader', { name: 'Sam Lee' })).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Create Class Assessment' })).toHaveCount(0);
  await expect(colleague.getByRole('button', { name: /^Assign Work/ })).toHaveCount(0);
  await expectAccessible(colleague);
  await noOverflow(colleague);

  await desk.goto('/school/dashboard');
  await desk.getByRole('button', { name: 'Teachers of 9B' }).click();
  const dialog = desk.getByRole('dialog', { name: '9B' });
  await expect(dialog.getByText('Read only', { exact: true }).first()).toBeVisible();
  await expectAccessible(desk);
  await noOverflow(desk);
  await dialog.getByRole('button', { name: 'Remove Cole Ash' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Cole Ash' })).toHaveCount(0);

  await colleague.reload();
  await expect(colleague.getByRole('heading', { name: 'No Classes Assigned' })).toBeVisible();
});
