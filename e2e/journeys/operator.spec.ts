import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { linkOfLetter } from '../fixtures/emails.ts';
import type { Product } from '../fixtures/server.ts';
import { aTeacher, setSecondStep, signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const looksRight = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await noOverflow(page);
};

/** Signs the page's browser in as an operator who was made by the command; the second step is set up through the calls. */
const anOperator = async (page: Page, server: Product): Promise<void> => {
  const email = `olive.${randomUUID()}@example.test`;
  const { link = '' } = await server.operate('create-operator', '--email', email, '--first-name', 'Olive', '--last-name', 'Park');
  const token = link.slice(link.indexOf('token=') + 'token='.length);
  await page.request.post('/api/auth/confirm-password-reset', {
    data: { token, newPassword: staffPassword },
    headers: { origin: server.url },
  });
  await signStaffIn(page.request, server, email);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/operator/dashboard');
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
  await setSecondStep(page.request, server);
};

type KeptResource = { readonly id: string; readonly title: string; readonly updatedAt: string };

/** What another operator does at the same time. */
const renameResource = async (page: Page, { url }: Product, from: string, to: string): Promise<void> => {
  const all = (await (await page.request.get('/api/operator/resources')).json()) as readonly KeptResource[];
  const resource = all.find(({ title }) => title === from);
  const answer = await page.request.put(`/api/operator/resources/${resource?.id}`, {
    data: { ...resource, title: to, seen: resource?.updatedAt },
    headers: { origin: url },
  });
  expect(answer.status()).toBe(200);
};

test('an operator writes an article and a question, and visitors read both at once', async ({ page, server, people, openBrowser }) => {
  test.setTimeout(180_000);
  const slug = `half-term-${randomUUID().slice(0, 8)}`;
  await anOperator(page, server);
  await page.goto('/operator');
  await expect(page).toHaveURL('/operator/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Operator dashboard' })).toBeVisible();
  await page.getByLabel('Search articles').fill('phonics');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await looksRight(page);

  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Please give the article a title.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Half-term, gently');
  await expect(page.getByLabel('Address')).toHaveValue('half-term-gently');
  await page.getByLabel('Address').fill(slug);
  await page.getByLabel('In a sentence or two').fill('Short days, long walks.');
  await page.getByLabel('Category').fill('Family life');
  await page.getByLabel('Text', { exact: true }).fill('# Rest first\n\n<script>alert(1)</script> Plan **little**.\n\n- Walk\n- Read');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Rest first' })).toBeVisible();
  await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible();
  await looksRight(page);
  await page.getByRole('link', { name: 'Questions', exact: true }).click();
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('Half-term, gently');
  await page.getByLabel('Draft: visitors do not see it').uncheck();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Visitors read it now.')).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Half-term, gently' })).toBeVisible();
  await page.getByLabel('Title').fill('Half-term, slowly');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Half-term, slowly' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Half-term, slowly' })).toBeVisible();
  await visitor.goto('/blog');
  await expect(visitor.getByRole('link', { name: 'Half-term, slowly' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the article' }).click();
  await expect(page.getByRole('link', { name: 'New article' })).toBeVisible();

  await page.getByRole('link', { name: 'Questions', exact: true }).click();
  await page.getByRole('button', { name: 'New question' }).click();
  await page.getByLabel('Question', { exact: true }).fill(`Is there a garden ${slug}?`);
  await page.getByLabel('Answer', { exact: true }).fill('In summer.');
  await page.getByLabel('Category').fill('Accounts');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Is there a garden ${slug}?` })).toBeVisible();
  await page.getByRole('button', { name: `Move up: Is there a garden ${slug}?` }).click();
  await looksRight(page);
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await expect(page.getByText(`wrote a question: Is there a garden ${slug}?`)).toBeVisible();
  await looksRight(page);

  // Nobody else gets near it.
  const parent = await openBrowser(await people.parent());
  await parent.goto('/operator/dashboard');
  await expect(parent).toHaveURL('/unauthorized');
  const stranger = await openBrowser();
  await stranger.goto('/operator/dashboard');
  await expect(stranger).toHaveURL(/\/login(?:\?|$)/);
});

test('a resource reaches the library and an announcement the dashboards of those it is for, who put it away @whole', async ({
  page,
  server,
  people,
  openBrowser,
  faults,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 8);
  await anOperator(page, server);
  await page.goto('/operator/dashboard?section=resources');
  await page.getByLabel('Search resources').fill('spaced');
  await looksRight(page);
  await page.getByRole('link', { name: 'New resource' }).click();
  await page.getByLabel('Title').fill(`Winter walks ${mark}`);
  await page.getByLabel('In a sentence or two').fill('What to look for in a hedge.');
  await page.getByLabel('Subject').fill('Science');
  await page.getByLabel('Kind').fill('Learning Guide');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Please say for whom, such as Year 5 to Year 6.')).toBeVisible();
  await page.getByLabel('For whom').fill('Year 3 to Year 6');
  await page.getByLabel('Text of the PDF').fill('# Look\n\nFind **three** buds.');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Look' })).toBeVisible();
  await looksRight(page);
  const made = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Look at the PDF' }).click();
  expect((await made).suggestedFilename()).toBe(`Winter walks ${mark}.pdf`);
  await page.getByLabel('Draft: visitors do not see it').uncheck();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('heading', { name: `Winter walks ${mark}` })).toBeVisible();
  const visitor = await openBrowser();
  await visitor.goto('/free-resources');
  await expect(visitor.getByRole('heading', { name: `Winter walks ${mark}` })).toBeVisible();

  // Two write at once: the second is told, and then opens what the first one wrote.
  await page.getByRole('link', { name: `Edit Winter walks ${mark}` }).click();
  await page.getByLabel('Title').fill(`Winter hikes ${mark}`);
  await renameResource(page, server, `Winter walks ${mark}`, `Winter paths ${mark}`);
  faults.expect(/status of 409/);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Somebody else changed this resource while you were writing.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(`Winter hikes ${mark}`);
  await page.getByRole('link', { name: 'All resources' }).click();
  await page.getByRole('link', { name: `Edit Winter paths ${mark}` }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`Winter paths ${mark}`);

  await page.getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page.getByLabel('Title').fill(`Maths week ${mark}`);
  await page.getByLabel('Message').fill('Every day a puzzle, until Friday.');
  await page.getByLabel('Visitors of the public pages').uncheck();
  await page.getByLabel('Teachers and administrators').uncheck();
  await looksRight(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Maths week ${mark}` })).toBeVisible();
  await looksRight(page);

  const parent = await openBrowser((await people.family({ firstName: 'Ivy', year: 4 })).parent);
  await parent.goto('/parent/dashboard');
  await expect(parent.getByRole('region', { name: 'Announcements' })).toContainText(`Maths week ${mark}`);
  await looksRight(parent);
  await parent.getByRole('button', { name: `Dismiss: Maths week ${mark}` }).click();
  await parent.reload();
  await expect(parent.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(parent.getByText(`Maths week ${mark}`)).toHaveCount(0);
  await page.getByRole('button', { name: `Delete: Maths week ${mark}` }).click();
  await page.getByRole('button', { name: 'Delete the announcement' }).click();
  await expect(page.getByRole('heading', { name: `Maths week ${mark}` })).toHaveCount(0);
});

test('an operator answers a school, makes a code, takes an address off the list, and helps a family who reads that they looked', async ({
  page,
  server,
  people,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const mark = randomUUID().slice(0, 8);
  await anOperator(page, server);
  const { parent } = await people.family({ firstName: 'Ivy', year: 4 });
  const origin = { origin: server.url };
  await page.request.post('/api/newsletter/signup', { data: { email: `reader.${mark}@example.test` }, headers: origin });
  await page.request.post(await linkOfLetter(page, `reader.${mark}@example.test`, 'newsletter'), { headers: origin });

  await page.goto('/operator/dashboard?section=newsletter');
  await page.getByLabel('Search addresses and names').fill(mark);
  const entry = page.getByRole('button', { name: `Take off the list: reader.${mark}@example.test` });
  await expect(entry).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('newsletter.csv');
  await looksRight(page);
  await page.getByRole('button', { name: 'New letter' }).click();
  const letter = page.getByRole('dialog', { name: 'New letter' });
  await letter.getByRole('button', { name: 'Save the draft' }).click();
  await expect(letter.getByText('Please write a subject.')).toBeVisible();
  await letter.getByLabel('Subject').fill(`News ${mark}`);
  await letter.getByLabel('Letter', { exact: true }).fill('# New\n\nRead [all articles](/blog).');
  await looksRight(page);
  await letter.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('button', { name: `Send to the list: News ${mark}` }).click();
  await looksRight(page);
  await page.getByRole('button', { name: /^Send to \d+ (?:person|people)$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `News ${mark}` })).toContainText(/Sent on .* to \d+/);
  expect(await linkOfLetter(page, `reader.${mark}@example.test`, `News ${mark}`)).toContain('/blog');
  await entry.click();
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(page.getByRole('heading', { name: `reader.${mark}@example.test` })).toHaveCount(0);

  await page.getByRole('link', { name: 'Partner codes' }).click();
  await page.getByRole('button', { name: 'New code' }).click();
  await page.getByRole('button', { name: 'Make the code' }).click();
  await expect(page.getByText('Please give a whole number from 1 to 100.')).toBeVisible();
  await page.getByLabel('Partner', { exact: true }).fill(`Oak Lane Books ${mark}`);
  await page.getByLabel('Per cent off').fill('25');
  await page.getByLabel('Code', { exact: true }).fill(`OAK-${mark}`);
  await looksRight(page);
  await page.getByRole('button', { name: 'Make the code' }).click();
  const code = `OAK-${mark.toUpperCase()}`;
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await page.getByRole('button', { name: `End ${code}` }).click();
  await looksRight(page);
  await page.getByRole('button', { name: 'End the code' }).click();
  await expect(page.getByRole('button', { name: `End ${code}` })).toHaveCount(0);

  const school = await openBrowser();
  const { email: teacher } = await aTeacher(school.request, server);
  const asks = { data: { message: 'Three more classes, please.' }, headers: { origin: server.url } };
  expect((await school.request.post('/api/contact-sales', asks)).status()).toBe(200);
  await page.getByRole('link', { name: 'Schools’ requests' }).click();
  const asked = page.getByRole('listitem').filter({ hasText: teacher });
  await expect(asked.getByText('New', { exact: true })).toBeVisible();
  await looksRight(page);
  await asked.getByRole('button', { name: /^Answered: / }).click();
  await expect(asked.getByText(/Olive Park answered on/)).toBeVisible();

  await page.getByRole('link', { name: 'Page counts' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await looksRight(page);

  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await page.getByLabel('Email address of a parent').fill(parent.email);
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(page.getByText('Ivy, Year 4')).toBeVisible();
  await looksRight(page);

  const own = await openBrowser(parent);
  await own.goto('/parent/settings');
  await own.getByRole('button', { name: 'Who has seen this' }).click();
  await expect(own.getByText('Looked at the account to help, without seeing any work')).toBeVisible();
  await expect(own.getByText('Olive Park, Hedgerow.')).toBeVisible();
});
