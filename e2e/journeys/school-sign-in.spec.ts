import { codeOf } from '../fixtures/authenticator.ts';
import { spokenProcess, type SpokenProcess } from '../fixtures/spoken-process.ts';
import { goToPlace } from '../fixtures/places.ts';
import { signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { expect, expectAccessible, noOverflow, test as base } from '../fixtures/test.ts';

const secret = 'a secret of the test';

const test = base.extend<object, { readonly google: SpokenProcess }>({
  google: [
    // Playwright reads from the pattern what a fixture needs: this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const google = await spokenProcess('open-id-provider-cli.ts', 'google');
      await give(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ google }, give) => give({ GOOGLE_CLIENT_ID: 'hedgerow-test', GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: google.said }),
    { scope: 'worker' },
  ],
});

test('@narrow an administrator links Google, a pupil of the list comes in with it, and a stranger reads who can help @whole', async ({
  page,
  server,
  google,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const { schoolId = '' } = await server.operate('create-school', '--name', 'Oak Lane Primary');
  const domain = `oak-${schoolId.slice(-6)}.sch.uk`;
  const email = `head.${schoolId}@example.test`;
  await server.operate('create-administrator', '--email', email, '--password', staffPassword, '--school', schoolId);
  await signStaffIn(page.request, server, email);
  const headers = { origin: server.url };
  const begun = await page.request.post('/api/auth/two-factor/begin', { data: { password: staffPassword }, headers });
  const { secret: factor } = (await begun.json()) as { secret: string };
  await page.request.post('/api/auth/two-factor/confirm', { data: { code: codeOf(factor) }, headers });

  await page.goto('/school/dashboard?tab=sign-on');
  await expect(page.getByRole('heading', { name: 'Microsoft' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await google.tell({ sub: `head-${schoolId}`, email: `head@${domain}`, hd: domain });
  await page.getByRole('button', { name: 'Link Google' }).click();
  await expect(page.getByText('Google is linked')).toBeVisible();
  await expect(page.getByText(`Linked with ${domain}`)).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  await goToPlace(page, 'Pupils');
  await page.getByRole('button', { name: 'Add pupils from a list' }).click();
  const text = `first_name,last_name,year_group,class,subject,email\r\nIvy,Moss,Year 8,8A,Maths,ivy@${domain}\r\n`;
  await page
    .getByLabel('List of pupils as a CSV file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Import 1 pupil' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Import 1 pupil' })).toBeHidden();
  await expect(page.getByText('Ivy Moss')).toBeVisible();

  const pupil = await openBrowser();
  await pupil.goto('/login');
  await pupil.getByRole('link', { name: 'Sign in with your school' }).click();
  await expect(pupil.getByRole('heading', { level: 1, name: 'Sign in with your school' })).toBeVisible();
  await expect(pupil.getByRole('link', { name: 'Google school account' })).toBeVisible();
  await expectAccessible(pupil);
  await noOverflow(pupil);
  await google.tell({ sub: 'stranger', email: `nobody@${domain}`, hd: domain });
  await pupil.getByRole('link', { name: 'Google school account' }).click();
  await expect(pupil.getByRole('alert')).toContainText('We do not know this account');
  await expectAccessible(pupil);
  await noOverflow(pupil);
  await google.tell({ sub: 'ivy', email: `ivy@${domain}`, hd: domain });
  await pupil.getByRole('link', { name: 'Google school account' }).click();
  await expect(pupil).toHaveURL('/student/dashboard');

  // Staff come in the same way, and still with their code.
  const staff = await openBrowser();
  await google.tell({ sub: `head-${schoolId}`, email: `head@${domain}`, hd: domain });
  await staff.goto('/school-sign-in');
  await staff.getByRole('link', { name: 'Google school account' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('textbox').fill(codeOf(factor));
  await staff.getByRole('button', { name: 'Sign In' }).click();
  await expect(staff).toHaveURL('/school/dashboard');
});
