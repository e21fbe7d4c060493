import { codeOf } from '../fixtures/authenticator.ts';
import { spokenProcess, type SpokenProcess } from '../fixtures/spoken-process.ts';
import { placesOf } from '../fixtures/places.ts';
import { reach } from '../fixtures/reach.ts';
import { setSecondStep, signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { expect, expectAccessible, noOverflow, test as base } from '../fixtures/test.ts';

const test = base.extend<{ readonly moodle: SpokenProcess }>({
  // Playwright reads from the pattern what a fixture needs: this one needs nothing.
  // oxlint-disable-next-line no-empty-pattern
  moodle: async ({}, give) => {
    const moodle = await spokenProcess('lti-platform-cli.ts');
    await give(moodle);
    await moodle.stop();
  },
});

const labels = {
  name: 'Name',
  issuer: 'Platform ID (issuer)',
  clientId: 'Client ID',
  deploymentId: 'Deployment ID',
  authUrl: 'Authentication request URL',
  tokenUrl: 'Access token URL',
  jwksUrl: 'Public keyset URL',
} as const;

test('@narrow a school registers its Moodle, a teacher picks work inside it, and a pupil opens that work from there', async ({
  page,
  server,
  moodle,
  openBrowser,
  faults,
}) => {
  test.setTimeout(240_000);
  const { schoolId = '' } = await server.operate('create-school', '--name', 'Oak Lane Primary');
  const email = `head.${schoolId}@example.test`;
  await server.operate('create-administrator', '--email', email, '--password', staffPassword, '--school', schoolId);
  await server.operate('grant-licence', '--school', schoolId, '--until', '2099-08-31');
  await signStaffIn(page.request, server, email);
  const headers = { origin: server.url };
  const send = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers })).json() as Promise<Record<string, string>>;
  const { secret = '' } = await send('/api/auth/two-factor/begin', { password: staffPassword });
  await send('/api/auth/two-factor/confirm', { code: codeOf(secret) });

  const registration = JSON.parse(moodle.said) as Readonly<Record<keyof typeof labels, string>>;
  await page.goto('/school/dashboard?tab=sign-on');
  await page.getByRole('button', { name: 'Add a platform by hand' }).click();
  for (const [field, label] of Object.entries(labels)) await page.getByLabel(label).fill(registration[field as keyof typeof labels]);
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('button', { name: 'Add the platform' }).click();
  await expect(page.getByRole('button', { name: `Remove ${registration.name}` })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  const list = `first_name,last_name,year_group,class,subject,school_email\nIvy,Moss,Year 8,8A,Maths,ivy@${schoolId}.sch.uk\nNoah,Park,Year 8,8A,Maths,`;
  const { digest = '' } = await send('/api/school/pupil-list/preview', { list });
  await send('/api/school/pupil-list', { list, digest });
  const pupils = (await (await page.request.get('/api/school/pupils')).json()) as { id: string }[];
  const [made] = (await (await page.request.get('/api/school/classes')).json()) as { id: string }[];
  // Somebody teaches the class, and sets its work.
  const staffRoom = await openBrowser();
  const teacherEmail = `tess.${schoolId}@example.test`;
  const tess = await server.operate('create-teacher', '--email', teacherEmail, '--password', staffPassword, '--school', schoolId);
  await page.request.patch(`/api/school/classes/${made?.id}`, { data: { teacherId: tess['userId'] }, headers });
  await signStaffIn(staffRoom.request, server, teacherEmail);
  await setSecondStep(staffRoom.request, server);
  const setWork = {
    childIds: pupils.map(({ id }) => id),
    classId: made?.id,
    title: 'Fractions for Friday',
    subject: 'maths',
    topic: 'fractions',
  };
  await staffRoom.request.post('/api/assignments', { data: setWork, headers });

  const teacher = await openBrowser();
  const course = { id: 'c7', title: 'Maths 8' };
  await moodle.tell({ tool: server.url, person: { sub: 't', email: teacherEmail, role: 'Instructor' }, course, deepLink: true });
  await teacher.goto(`${registration.issuer}/course`);
  const tool = teacher.frameLocator('iframe');
  await expect(tool.getByRole('heading', { name: 'Which work?' })).toBeVisible();
  await expectAccessible(teacher);
  await tool.getByRole('button', { name: 'Choose' }).click();
  await expect(tool.getByRole('heading', { name: 'Fractions for Friday' })).toBeVisible();
  await tool.getByRole('button', { name: 'Add it to the course' }).click();
  await expect(tool.getByRole('heading', { name: 'Added' })).toBeVisible();

  const pupil = await openBrowser();
  await moodle.tell({ tool: server.url, person: { sub: 'p', email: `ivy@${schoolId}.sch.uk`, name: 'Ivy M' }, course });
  await pupil.goto(`${registration.issuer}/course`);
  const frame = pupil.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'You are Ivy Moss' })).toBeVisible();
  await expectAccessible(pupil);
  const opens = pupil.context().waitForEvent('page');
  await frame.getByRole('button', { name: /as Ivy Moss/ }).click();
  const work = await opens;
  await expect(work).toHaveURL(/\/student\/dashboard/);
  await expect(work.getByRole('heading', { level: 1 })).toBeVisible();
  // The work itself has opened: its first page of the lesson.
  await expect(work.getByRole('button', { name: 'Skip to the questions' })).toBeVisible();

  faults.expect(/status of 400/);
  // Somebody the school's list does not know opens nothing, until the teacher says who it is.
  const stranger = await openBrowser();
  await moodle.tell({ tool: server.url, person: { sub: 'q', name: 'Noah Park' }, course });
  await stranger.goto(`${registration.issuer}/course`);
  await expect(stranger.frameLocator('iframe').getByRole('heading', { name: 'Your teacher has to say who you are' })).toBeVisible();
  await staffRoom.goto(`/teacher/classes?class=${made?.id}`);
  const panel = staffRoom.getByRole('region', { name: 'Learning platform' });
  await reach(panel.getByText('Maths 8'));
  const noah = panel.getByRole('list', { name: 'Came, and nobody knows them' }).getByRole('listitem').filter({ hasText: 'Noah Park' });
  await expect(noah.getByText('This is most likely Noah Park.')).toBeVisible();
  await expectAccessible(staffRoom);
  await noah.getByRole('button', { name: 'Link Noah Park' }).click();
  await expect(panel.getByText('2 pupils are linked')).toBeVisible();
  await panel.getByRole('button', { name: 'Read the class list of the platform' }).click();
  await expect(panel.getByText('Linked to Ivy Moss')).toBeVisible();
  await noOverflow(staffRoom);
  await placesOf(staffRoom).getByRole('link', { name: 'Set work' }).click();
  await staffRoom.getByRole('button', { name: 'Create Class Assessment' }).click();
  await staffRoom.getByText('Choose from a list of topics and objectives').click();
  await expect(staffRoom.getByText('Topics of Year 8')).toBeVisible();
  await staffRoom.keyboard.press('Escape');
  await stranger.goto(`${registration.issuer}/course`);
  await expect(stranger.frameLocator('iframe').getByRole('heading', { name: 'You are Noah Park' })).toBeVisible();
  await page.goto('/school/dashboard?tab=sign-on');
  await page.getByRole('button', { name: 'Make an address to paste' }).click();
  await expect(page.getByText('/api/lti/register?code=')).toBeVisible();
  await noOverflow(page);
});
