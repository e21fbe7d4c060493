import { linkOfLetter } from '../fixtures/emails.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

test('a parent invites a second carer, who looks after the children and sees nothing of money', async ({ page, people, openBrowser }) => {
  const { parent, pupils } = await people.family({ firstName: 'Max', year: 9 });
  await page.goto(await linkOfLetter(page, parent.email, 'confirm your email address'));
  await people.signIn(page, parent);
  await page.goto('/parent/family');
  const panel = page.getByRole('region', { name: 'Second carer' });
  const email = `cay.${parent.id}@example.test`;
  await panel.getByLabel('Their email address').fill(email);
  await panel.getByRole('button', { name: 'Invite a second carer' }).click();
  await expect(panel).toContainText(`You have invited ${email}`);
  await expectAccessible(page);
  await noOverflow(page);

  const theirs = await openBrowser();
  await theirs.goto(await linkOfLetter(page, email, 'invited to look after a family'));
  await expect(theirs.getByRole('heading', { level: 1, name: 'Look after a family with Ann Lee' })).toBeVisible();
  await theirs.getByLabel('First name').fill('Cay');
  await theirs.getByLabel('Last name').fill('Moss');
  await theirs.getByLabel('Password', { exact: true }).fill('quiet heron 48');
  await expectAccessible(theirs);
  await noOverflow(theirs);
  await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(theirs).toHaveURL(/\/parent\/dashboard$/);
  await expect(theirs.getByRole('heading', { name: /Max/ }).first()).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Your subscription' })).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Account Settings' }).click();
  await expect(theirs.getByRole('menuitem', { name: 'Personal Settings' })).toBeVisible();
  await expect(theirs.getByRole('menuitem', { name: 'Subscriptions & Billing' })).toHaveCount(0);
  await theirs.goto('/parent/family');
  await expect(theirs.getByRole('article', { name: `${pupils[0]?.firstName ?? ''} Lee` })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Your place in this family' })).toContainText('Ann Lee');
  await expectAccessible(theirs);
  await noOverflow(theirs);

  await page.reload();
  await panel.getByRole('button', { name: 'End their access' }).click();
  await panel.getByRole('button', { name: 'End Cay’s access' }).click();
  await expect(panel.getByRole('button', { name: 'Invite a second carer' })).toBeVisible();
  await theirs.goto('/parent/dashboard');
  await expect(theirs).toHaveURL(/\/login/);
});
