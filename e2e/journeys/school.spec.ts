import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { looksLikeAHome } from '../fixtures/home.ts';
import { goToPlace } from '../fixtures/places.ts';
import type { Product } from '../fixtures/server.ts';
import { setSecondStep, signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** Signs the page's own browser in as a new school's administrator, with the second step set up through the calls. */
const anAdministrator = async (page: Page, server: Product): Promise<{ readonly schoolId: string }> => {
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
  await expect(page.getByText('Until 31 August 2099')).toBeVisible();

  const window = page.viewportSize();
  await looksLikeAHome(page);
  if (window !== null) await page.setViewportSize(window);

  await goToPlace(page, 'Classes');
  await page.getByRole('button', { name: 'New class' }).click();
  await page.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByText('Please give the class a name.')).toBeVisible();
  await page.getByLabel('Name of the class').fill('4 Oak');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByRole('heading', { name: '4 Oak' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  await goToPlace(page, 'Pupils');
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
  await page.getByRole('button', { name: 'Import 2 pupils' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Ned, Jo Fern')).toBeVisible();
  await expectAccessible(page);

  await goToPlace(page, 'Classes');
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
  await expect(parent.getByText('This code does not work.')).toBeVisible();
  await parent.getByLabel('Code from school').fill(code.toLowerCase());
  await parent.getByRole('button', { name: 'Look at the code' }).click();
  await expect(parent.getByText('Sam asks to join 4 Oak (Maths) at Oak Lane Primary. Tess Hart says yes or no.')).toBeVisible();
  await expectAccessible(parent);
  await noOverflow(parent);
  await parent.getByLabel(/I am a parent or guardian and agree/).check();
  await parent.getByRole('button', { name: 'Agree and ask' }).click();
  await expect(parent.getByText('The teacher at Oak Lane Primary will answer.')).toBeVisible();
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
  await goToPlace(page, 'Staff');
  await expect(page.getByRole('heading', { name: 'Tess Hart' })).toBeVisible();
  await page.getByLabel('Email address').fill(`new.${randomUUID()}@example.test`);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible();
  await expectAccessible(page);
  await goToPlace(page, 'Overview');
  await expect(page.getByRole('heading', { name: 'No requests' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
});

test('an export with other headings is mapped on the screen: classes are made, a mover and a leaver are shown before anything is done @whole', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await anAdministrator(page, server);
  await page.goto('/school/pupils');
  const open = () => page.getByRole('button', { name: 'Add pupils from a list' }).first().click();
  const list = page.getByLabel('List of pupils as a CSV file');
  const first =
    'Forename,Surname,Stage,Reg Group,UPN,House\r\nAda,Thorne,Yr 8,8A,1,Red\r\nBen,Osei,Yr 8,8B,2,Blue\r\nZoe,Last,Yr 8,,3,Red\r\n';
  await open();
  await list.setInputFiles(file('sims.csv', first));
  await expect(page.getByText('No column is read as the year group.')).toBeVisible();
  await expect(page.getByText('Not read, and not kept: Stage, House.')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByLabel('Stage is read as').selectOption({ label: 'Year group' });
  await expect(page.getByText('2 classes have no subject yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Please look at these' }).getByText('Zoe Last')).toBeVisible();
  await expect(page.getByRole('button', { name: /Take in/ })).toHaveCount(0);
  await page.getByLabel('Subject of classes whose name does not say it').selectOption({ label: 'Maths' });
  await page.getByLabel('Subject of 8B').selectOption({ label: 'Science' });
  await expect(page.getByLabel('Subject of 8B')).toHaveValue('science');
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Import 3 pupils' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Ada Thorne')).toBeVisible();

  await open();
  await list.setInputFiles(file('october.csv', 'Forename,Surname,Year,Reg Group,UPN\r\nAda,Thorne,8,8B,1\r\nZoe,Last,8,8B,3\r\n'));
  const movers = page.getByRole('region', { name: 'Pupils who move' });
  await expect(movers.getByText('leaves 8A, joins 8B')).toBeVisible();
  const leavers = page.getByRole('region', { name: 'Not in the list any more' });
  await leavers.getByLabel('Ben Osei').check();
  await expect(leavers.getByRole('button', { name: 'Untick all' })).toBeEnabled();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Import 2 pupils' }).click();
  await expect(page.getByText(/^Leaves on/)).toBeVisible();
  await expect(page.getByText('Year 8, 8B').first()).toBeVisible();
});

test('several classes are archived at once and taken back, and the report is kept as a file @whole', async ({ page, server }) => {
  test.setTimeout(240_000);
  await anAdministrator(page, server);
  await page.goto('/school/pupils');
  await page.getByRole('button', { name: 'Add pupils from a list' }).first().click();
  const lines = Array.from({ length: 7 }, (_, at) => `P${at},Many,Yr 8,8x/Ma${at},${at}`);
  await page
    .getByLabel('List of pupils as a CSV file')
    .setInputFiles(file('list.csv', ['Forename,Surname,Year,Teaching group,UPN', ...lines].join('\r\n')));
  await page.getByRole('button', { name: 'Import 7 pupils' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('P3 Many')).toBeVisible();

  await goToPlace(page, 'Classes');
  await page.getByLabel('Find a class').fill('ma3');
  await expect(page.getByText('1 class', { exact: true })).toBeVisible();
  await page.getByLabel('Find a class').fill('');
  await page.getByLabel('Tick 8x/Ma3').check();
  await page.getByLabel('Tick 8x/Ma4').check();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Archive 2 classes' }).click();
  await expect(page.getByRole('heading', { name: 'Archived' })).toBeVisible();
  await page.getByRole('button', { name: 'New school year' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Archived' })).toHaveCount(0);
  await expectAccessible(page);
  await noOverflow(page);

  await goToPlace(page, 'Report');
  await expect(page.getByRole('rowheader', { name: 'Year 8' })).toBeVisible();
  await page.getByLabel('By', { exact: true }).selectOption({ label: 'Class' });
  await expect(page.getByRole('rowheader', { name: '8x/Ma0 (Maths)' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  const kept = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await kept).suggestedFilename()).toMatch(/^school-report-by-class-.*\.csv$/);
});
