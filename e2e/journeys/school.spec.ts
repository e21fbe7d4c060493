import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { RunningServer } from '../fixtures/server.ts';
import { setSecondStep, signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** Signs the page's own browser in as a new school's administrator, with the second step set up through the calls. */
const anAdministrator = async (page: Page, server: RunningServer): Promise<{ readonly schoolId: string }> => {
  const { schoolId = '' } = await server.operate('create-school', '--name', 'Oak Lane Primary');
  const flags = ['--password', staffPassword, '--school', schoolId];
  for (const [role, first, last] of [
    ['teacher', 'Tess', 'Hart'],
    ['administrator', 'Hal', 'Reed'],
  ] as const)
    await server.operate(
      `create-${role}`,
      '--email',
      `${role}.${schoolId}@example.test`,
      '--first-name',
      first,
      '--last-name',
      last,
      ...flags,
    );
  await signStaffIn(page.request, server, `administrator.${schoolId}@example.test`);
  await setSecondStep(page.request, server);
  return { schoolId };
};

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an administrator makes a class, takes a list in once it is right, prints cards, and a parent joins by the code and reads who has looked', async ({
  page,
  server,
  people,
  openBrowser,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.expect(/status of 400/);
  const { schoolId } = await anAdministrator(page, server);
  await server.operate('grant-licence', '--school', schoolId, '--until', '2099-08-31');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/school/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Oak Lane Primary' })).toBeVisible();
  await expect(page.getByText('Until 31 August 2099').or(page.getByText('Until 30 August 2099'))).toBeVisible();

  await page.getByRole('button', { name: 'New class' }).click();
  await page.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByText('Please give the class a name.')).toBeVisible();
  await page.getByLabel('Name of the class').fill('4 Oak');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByRole('heading', { name: '4 Oak' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  await page.getByRole('tab', { name: 'Pupils' }).click();
  await page.getByRole('button', { name: 'Add pupils from a list' }).click();
  const list = page.getByLabel('List of pupils as a CSV file');
  await list.setInputFiles(
    file('wrong.csv', 'first_name,last_name,year_group,class\r\nIvy,Moss,Year 4,4 Oak\r\nNed,Fern,Year 44,4 Oak\r\n'),
  );
  await expect(page.getByText('1 mistake in the list.')).toBeVisible();
  await expect(page.getByText('“Year 44” is not a year group from Reception to Year 13.')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await list.setInputFiles(
    file('right.csv', '\uFEFFfirst_name,last_name,year_group,class\r\nIvy,Moss,Year 4,4 Oak\r\n"Ned, Jo",Fern,4,4 Oak\r\n'),
  );
  await expect(page.getByText('No mistakes.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take in 2 pupils' }).click();
  await expect(page.getByText('Ned, Jo Fern')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Classes' }).click();
  await page.getByRole('button', { name: 'Pupils of 4 Oak' }).click();
  await expect(page.getByRole('heading', { name: '2 pupils have no sign-in card yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Make sign-in cards' }).click();
  const card = page.getByRole('region', { name: 'Sign-in card of Ivy Moss' });
  await expect(card).toBeVisible();
  const [username = '', word = ''] = await card.locator('dd').allInnerTexts();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'I have them' }).click();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
  await expectAccessible(page);

  // The pupil of the school signs in with the card.
  const pupil = await openBrowser();
  await pupil.goto('/login');
  await pupil.getByLabel('Email or username').fill(username);
  await pupil.getByLabel('Password', { exact: true }).fill(word);
  await pupil.getByRole('button', { name: 'Sign In' }).click();
  await expect(pupil).toHaveURL('/student/dashboard');

  const [own] = (await people.family({ firstName: 'Sam', year: 4 })).pupils;
  if (own === undefined) throw new Error('no pupil was made');
  const parent = await openBrowser(own.parent);
  await parent.goto('/parent/settings');
  await parent.getByRole('button', { name: 'Code from school' }).click();
  await parent.getByLabel('Code from school').fill('WRONG-CODE');
  await parent.getByRole('button', { name: 'Look at the code' }).click();
  await expect(parent.getByText('This code does not open anything.')).toBeVisible();
  await parent.getByLabel('Code from school').fill(code.toLowerCase());
  await parent.getByRole('button', { name: 'Look at the code' }).click();
  await expect(parent.getByText('Sam asks to join 4 Oak (Maths) at Oak Lane Primary. Tess Hart says yes or no.')).toBeVisible();
  await expectAccessible(parent);
  await noOverflow(parent);
  await parent.getByLabel(/I am a parent or guardian and agree/).check();
  await parent.getByRole('button', { name: 'Agree and ask' }).click();
  await expect(parent.getByText('The teacher at Oak Lane Primary answers.')).toBeVisible();
  await parent.getByRole('button', { name: 'Code from school' }).click();
  await expect(parent.getByText(/^Waiting for Tess Hart since/)).toBeVisible();
  await expectAccessible(parent);
  await parent.keyboard.press('Escape');

  // The class's teacher says yes.
  const teacher = await openBrowser();
  await signStaffIn(teacher.request, server, `teacher.${schoolId}@example.test`);
  await setSecondStep(teacher.request, server);
  await teacher.goto('/dashboard');
  const waits = teacher.getByRole('region', { name: 'Wants to join' });
  await expect(waits.getByText('Sam Lee')).toBeVisible();
  await expectAccessible(teacher);
  await noOverflow(teacher);

  await waits.getByRole('button', { name: 'Accept Sam Lee' }).click();
  await expect(waits).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Pupils of 4 Oak' }).click();
  await expect(page.getByText('Sam Lee')).toBeVisible();
  await expect(page.getByText('With family')).toBeVisible();

  await parent.getByRole('button', { name: 'Who has seen this' }).click();
  await expect(parent.getByText('Saw Sam in the school’s list of pupils').first()).toBeVisible();
  await expect(parent.getByText('Hal Reed, school administrator, Oak Lane Primary.').first()).toBeVisible();
  await expectAccessible(parent);
  await noOverflow(parent);
  await parent.keyboard.press('Escape');
  await parent.getByRole('button', { name: 'Code from school' }).click();
  await parent.getByRole('button', { name: 'Stop sharing with Oak Lane Primary' }).click();
  await parent.getByRole('button', { name: 'Stop sharing with Oak Lane Primary' }).click();
  await expect(parent.getByRole('button', { name: 'Stop sharing with Oak Lane Primary' })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { name: 'Tess Hart' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(`new.${randomUUID()}@example.test`);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Requests' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
});
