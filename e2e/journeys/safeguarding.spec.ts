import type { Assessment } from '@hedgerow/contracts/assessments';
import type { APIRequestContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { post } from '../fixtures/paying.ts';
import type { Product } from '../fixtures/server.ts';
import { setSecondStep, signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { expectAccessibleIn } from '../fixtures/accessible.ts';
import { expect, noOverflow, test } from '../fixtures/test.ts';

const looksRight = async (page: Page): Promise<void> => {
  await expectAccessibleIn(page, ['light', 'dark']);
  await noOverflow(page);
};

const anOperator = async (api: APIRequestContext, server: Product): Promise<void> => {
  const email = `olive.${randomUUID()}@example.test`;
  const { link = '' } = await server.operate('create-operator', '--email', email, '--first-name', 'Olive', '--last-name', 'Park');
  const token = link.slice(link.indexOf('token=') + 'token='.length);
  await api.post('/api/auth/confirm-password-reset', { data: { token, newPassword: staffPassword }, headers: { origin: server.url } });
  await signStaffIn(api, server, email);
  await setSecondStep(api, server);
};

/** As often a story as a call for help. */
const unsure = 'My mum is always cross with me.';

const askForHelp = async (page: Page, topic: string): Promise<void> => {
  await page.goto('/student/dashboard');
  await page
    .getByRole('list', { name: 'Start something' })
    .getByRole('button', { name: /^Practice/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Practice assessment' });
  await panel.getByLabel('Subject').selectOption('English');
  await panel.getByLabel('Topic').fill(topic);
  await panel
    .getByRole('radio', { name: /Beginner/ })
    .or(panel.getByLabel('Difficulty'))
    .first()
    .click();
  await panel.getByRole('radio', { name: /^Test/ }).check();
  await panel.getByRole('button', { name: 'Start assessment' }).click();
};

test('a pupil who writes of harm reads kind words and numbers', async ({ page, people, faults }) => {
  faults.expect(/status of 400/);
  await people.signIn(page, await people.pupil({ year: 9 }));
  await askForHelp(page, 'my dad hits me');
  const help = page.getByRole('dialog', { name: 'We are glad you wrote this' });
  await expect(help.getByRole('link', { name: /Childline Call 0800 1111/ })).toHaveAttribute('href', 'tel:08001111');
  await expect(help).toContainText('grown-up you trust');
  await looksRight(page);
  await help.getByRole('button', { name: 'I have read this' }).click();
  await expect(help).toBeHidden();
});

test('what may be about a pupil and may be a book: who listens stands beside the work, which goes on, and parents read nothing', async ({
  page,
  people,
}) => {
  test.slow();
  const pupil = await people.pupil({ year: 9 });
  const wish = { subject: 'History', topic: 'Battle of Hastings', difficulty: 'beginner', numQuestions: 5, includeEssays: true };
  const { id: assessmentId, questions } = await post<Assessment>(pupil.api, '/api/assessments/generate', wish);
  const first = 'The Normans won because they had better luck on that day, and they were strong soldiers who fought very well.';
  const userAnswers = questions.map(({ type }) => (type === 'essay' ? first : 0));
  await post(pupil.api, '/api/assessments/submit', { assessmentId, userAnswers, timeSpent: 240_000 });

  await people.signIn(page, pupil);
  await page.goto('/student/library');
  await page
    .getByRole('region', { name: 'My tests' })
    .getByRole('button', { name: /Battle of Hastings/ })
    .click();
  const review = page.getByRole('dialog', { name: 'Assessment review' });
  await review.getByRole('button', { name: 'Open all' }).click();
  const essay = review.getByRole('group').filter({ hasText: 'Essay' }).filter({ hasText: first }).first();
  await essay.getByRole('button', { name: 'Write it again' }).click();
  await essay.getByRole('textbox', { name: /Write it again/ }).fill(`${first} ${unsure}`);
  await essay.getByRole('button', { name: 'Save and check it' }).click();

  const card = page.getByRole('region', { name: 'Is something hard right now?' });
  await expect(card).toContainText('your parents are not told');
  await expect(card.getByRole('link', { name: /Childline Call 0800 1111/ })).toHaveAttribute('href', 'tel:08001111');
  await expect(essay.getByRole('region', { name: 'Version 2' })).toContainText(unsure);
  await looksRight(page);
  await card.getByRole('button', { name: 'Carry on' }).click();
  await expect(card).toBeHidden();
  await expect(essay.getByRole('region', { name: 'Version 2' })).toBeVisible();
  expect(await (await pupil.parent.api.get(`/api/parent/child/${pupil.id}/safeguarding`)).json()).toEqual([]);
});

const way = { name: 'Need to talk to someone?' };

test('a pupil of any age finds people who listen, also in the middle of work and without a line @phone', async ({
  page,
  people,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Unable to preload CSS|Failed to fetch/);
  const { pupils, parent } = await people.family({ firstName: 'Ivy', year: 1 }, { firstName: 'Max', year: 9 });
  for (const pupil of pupils) {
    await people.signIn(page, pupil);
    await page.goto('/student/dashboard');
    await expect(page.getByRole('button', way)).toBeInViewport();
    await noOverflow(page);
  }
  await page
    .getByRole('list', { name: 'Start something' })
    .getByRole('button', { name: /^Practice/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Practice assessment' });
  await expect(panel.getByLabel('Subject')).toBeVisible();
  await context.setOffline(true);
  await panel.getByRole('button', way).click();
  const help = page.getByRole('dialog', way);
  await expect(help.getByRole('link', { name: /Samaritans Call 116 123/ })).toBeVisible();
  await context.setOffline(false);
  await looksRight(page);
  await help.getByRole('button', { name: 'Close' }).last().click();
  await expect(help).toBeHidden();
  await expect(panel).toBeVisible();
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', way)).toHaveCount(0);
});

test('the contact follows a record up, and only then lets parents know of it', async ({ page, people, server, faults }) => {
  faults.expect(/status of 400/);
  test.setTimeout(120_000);
  const pupil = await people.pupil({ firstName: `Wren${randomUUID().slice(0, 6).replaceAll(/\d/g, 'a')}` });
  await pupil.api.post('/api/assessments/generate', { data: { subject: 'English', topic: 'im being bullied', difficulty: 'beginner' } });
  await anOperator(page.request, server);
  await page.goto('/operator/dashboard?section=safeguarding');
  const row = page.getByRole('listitem').filter({ hasText: pupil.firstName });
  await expect(row.getByRole('heading', { name: /^Bullying:/ })).toBeVisible();
  await expect(row).not.toContainText('being bullied');
  await row.getByLabel(/Status/).selectOption('Followed up');
  await expect(row).toContainText('Olive Park followed it up');
  await row.getByRole('switch', { name: /Parents may see/ }).click({ force: true });
  await expect(row).toContainText('Olive Park let parents see it');
  await looksRight(page);
  const seen = await pupil.parent.api.get(`/api/parent/child/${pupil.id}/safeguarding`);
  expect(await seen.json()).toMatchObject([{ category: 'bullying' }]);
});

test('what we do is a page that everybody can read @whole', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Safeguarding' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keeping children safe' })).toBeVisible();
  await expect(page.getByText('parent may be the person a child is afraid of')).toBeVisible();
  await looksRight(page);
});
