import type { APIRequestContext } from '@playwright/test';
import type { Product } from '../fixtures/server.ts';
import { setSecondStep, signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { placesOf } from '../fixtures/places.ts';
import { reach } from '../fixtures/reach.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

type Role = 'teacher' | 'administrator';

/** Makes somebody of a school's staff and signs a browser in as them. */
const asStaff = async (
  api: APIRequestContext,
  server: Product,
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

test('an owner adds a colleague who may look, the administrator removes them, and the class is gone from their page @whole', async ({
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

  await page.goto('/teacher/classes');
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
  await expect(colleague.getByRole('button', { name: 'Create Class Assessment' })).toHaveCount(0);
  await placesOf(colleague).getByRole('link', { name: 'Classes' }).click();
  await expect(colleague.getByRole('rowheader', { name: 'Sam Lee' })).toBeVisible();
  await expect(colleague.getByRole('button', { name: /^Assign Work/ })).toHaveCount(0);
  await expectAccessible(colleague);
  await noOverflow(colleague);

  await desk.goto('/school/classes');
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

test('a teacher makes a group, sets work for it and looks at it alone; the class follows a scheme, with a starter for the lesson @whole', async ({
  page,
  server,
  people,
}) => {
  test.setTimeout(180_000);
  const { schoolId = '' } = await server.operate('create-school', '--name', 'Oak Lane Primary');
  const email = await asStaff(page.request, server, schoolId, { first: 'Tess', last: 'Hart' });
  const { pupils } = await people.family({ firstName: 'Sam', year: 8 }, { firstName: 'Ivy', year: 8 });
  const about = ['--name', '8A', '--subject', 'maths', '--year', '8', '--agreed', 'by letter'];
  await server.operate('create-class', '--teacher', email, '--children', pupils.map(({ id }) => id).join(','), ...about);

  await page.goto('/teacher/classes');
  const groups = page.getByRole('region', { name: 'Groups' });
  await reach(groups.getByRole('button', { name: 'Make a group' }));
  await groups.getByRole('button', { name: 'Make a group' }).click();
  await groups.getByLabel('Name of the group').fill('Booster');
  await groups.getByRole('checkbox', { name: 'Ivy Lee' }).check();
  await expectAccessible(page);
  await noOverflow(page);
  await groups.getByRole('button', { name: 'Save the group' }).click();
  await expect(groups.getByRole('button', { name: 'Remove Booster' })).toBeVisible();

  const progress = page.getByRole('region', { name: 'Student Progress' });
  await progress.getByLabel('Show').selectOption('Booster');
  await expect(progress.getByRole('rowheader')).toHaveText(['Ivy Lee']);

  await placesOf(page).getByRole('link', { name: 'Set work' }).click();
  await page.getByRole('button', { name: 'Create Class Assessment' }).click();
  const form = page.getByRole('dialog', { name: 'Create Class Assessment: 8A' });
  await form.getByLabel('Title').fill('Once more');
  await form.getByLabel('Topic').fill('Fractions');
  await form.getByRole('button', { name: 'A group' }).click();
  await expect(form.getByLabel('Group of 8A')).toHaveValue(/.+/);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create Class Assessment' }).click();
  await expect(page.getByText('“Once more” is on the pages of 1 pupil.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  const scheme = page.getByRole('region', { name: 'Scheme of learning' });
  await reach(scheme.getByRole('button', { name: 'Follow this scheme' }));
  await expect(scheme.getByLabel('Scheme')).toHaveValue('maths-year-8');
  await expectAccessible(page);
  await noOverflow(page);
  await scheme.getByRole('button', { name: 'Follow this scheme' }).click();
  await expect(scheme.getByText('Maths, Year 8. Week 1 of 35.')).toBeVisible();
  await scheme.getByRole('button', { name: 'Starter of five' }).click();
  const starter = page.getByRole('dialog', { name: 'Starter: 8A' });
  await expect(starter.getByRole('button', { name: 'Show the answers' })).toBeVisible();
  await starter.getByRole('button', { name: 'Show the answers' }).click();
  await expect(starter.getByText('Right answer:')).toHaveCount(5);
  await expectAccessible(page);
  await noOverflow(page);
  await page.keyboard.press('Escape');
  await scheme.getByRole('button', { name: 'Set this' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(/^Week 1: /);
  await form.getByRole('button', { name: 'Create Class Assessment' }).click();
  await expect(page.getByText(/is on the pages of 2 pupils/)).toBeVisible();
});

test('the administrator gives duties, and a head of department and SENCo sees what they look after', async ({
  page,
  server,
  people,
  openBrowser,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(/status of 404/);
  const { schoolId = '' } = await server.operate('create-school', '--name', 'Oak Lane Primary');
  const desk = await openBrowser();
  await asStaff(desk.request, server, schoolId, { role: 'administrator', first: 'Hal', last: 'Reed' });
  const email = await asStaff(page.request, server, schoolId, { first: 'Tess', last: 'Hart' });
  const pupil = await people.pupil({ firstName: 'Sam', year: 9 });
  const about = ['--name', '9B', '--subject', 'maths', '--year', '9', '--agreed', 'by letter'];
  await server.operate('create-class', '--teacher', email, '--children', pupil.id, ...about);

  await desk.goto('/school/staff');
  await desk.getByRole('button', { name: 'Duties of Tess Hart' }).click();
  await desk.getByRole('checkbox', { name: 'Maths' }).check();
  await desk.getByRole('checkbox', { name: 'Tess Hart is the SENCo' }).check();
  await expectAccessible(desk);
  await noOverflow(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Leads Maths; SENCo').first()).toBeVisible();

  await page.goto('/teacher/dashboard');
  await page.getByRole('link', { name: 'All classes in Maths' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All classes in Maths' })).toBeVisible();
  await expect(page.getByRole('region', { name: '9B' }).getByText('Weakest objectives')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.goto('/teacher/support');
  await expect(page.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.goto('/teacher/departments/history');
  await expect(page.getByRole('heading', { name: 'You do not lead this subject' })).toBeVisible();
});
