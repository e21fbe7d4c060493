import type { ReferralOverview } from '@hedgerow/contracts/referrals';
import { randomUUID } from 'node:crypto';
import { startNowWording } from '@hedgerow/contracts/billing';
import { typeCard } from '../fixtures/card.ts';
import { linkOfLetter } from '../fixtures/emails.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

type Letter = { readonly to: string; readonly subject: string };

test('a visitor reads how referring works @whole', async ({ page }) => {
  await page.goto('/refer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer a friend');
  await expect(page.getByRole('link', { name: 'Sign in to see your code' })).toBeVisible();
  await expect(page.getByText('Credit expires after 12 months of inactivity', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
});

test('from a parent’s link to £20 on both sides @phone', async ({ page, people, openBrowser }) => {
  test.slow();
  const { parent } = await people.family({ firstName: 'Max', year: 9 });
  await people.signIn(page, parent);
  await page.goto('/refer');
  const { code } = (await (await parent.api.get('/api/referrals')).json()) as ReferralOverview;
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  const invited = `friend.${randomUUID()}@example.test`;
  await page.getByLabel('Your friend’s email address').fill('no address');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByLabel('Your friend’s email address')).toBeFocused();
  await page.goto(await linkOfLetter(page, parent.email, 'confirm your email address'));
  await page.goto('/refer');
  await page.getByLabel('Your friend’s email address').fill(invited);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Your invitation is on its way.')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await expect
    .poll(async () => ((await (await page.request.get('/dev/mailbox.json')).json()) as readonly Letter[]).some(({ to }) => to === invited))
    .toBe(true);

  const friend = await openBrowser();
  await friend.goto(`/family-signup?ref=${code.toLowerCase()}`);
  await expect(friend.getByText(`The code ${code} is kept`, { exact: false })).toBeVisible();
  await expectAccessible(friend);
  await friend.getByRole('button', { name: 'Make my account first' }).click();
  await friend.getByLabel('First name').fill('Bea');
  await friend.getByLabel('Last name').fill('Ash');
  await friend.getByRole('main').getByLabel('Email').fill(`bea.${randomUUID()}@example.test`);
  await friend.getByLabel('Password', { exact: true }).fill('quiet heron 47');
  await friend.getByRole('button', { name: 'Create account and continue' }).click();
  await friend.getByRole('button', { name: 'Choose Primary' }).click();
  await expect(friend.getByText(`The code ${code} is kept`, { exact: false })).toBeVisible();
  await friend.getByRole('button', { name: 'Choose Primary Scholar' }).click();
  await friend.getByLabel('First name').fill('Ned');
  await friend.getByLabel('Last name').fill('Ash');
  await friend.getByRole('main').getByLabel('Age').fill('8');
  await friend.getByRole('button', { name: 'Continue to Payment' }).click();
  await friend.getByLabel('Address line 1').fill('1 Orchard Lane');
  await friend.getByLabel('Town or city').fill('York');
  await friend.getByLabel('Postcode').fill('YO1 7HH');
  await friend.getByLabel(startNowWording).check();
  await typeCard(friend, '4242424242424242');
  await friend.getByRole('button', { name: 'Subscribe and pay £30.00 a month' }).click();
  await expect(friend).toHaveURL('/parent/dashboard');

  const left = async () => ((await (await parent.api.get('/api/referrals')).json()) as ReferralOverview).leftPence;
  await expect.poll(left, { message: 'the credit of who referred' }).toBe(2000);
  await page.reload();
  await expect(page.getByText('Credit left').locator('..')).toContainText('£20.00');
  await friend.goto('/refer');
  await expect(friend.getByText('Credit left').locator('..')).toContainText('£20.00');
  await expect(friend.getByText('You used a friend’s code, and you both got £20.')).toBeVisible();
});

test('a code that nobody has is said so, and a friend’s can be typed at plan selection @desktop @whole', async ({
  page,
  people,
  faults,
}) => {
  faults.expect(/status of 404/);
  const [parent, friend] = [await people.parent(), await people.parent('Bea')];
  const { code } = (await (await friend.api.get('/api/referrals')).json()) as ReferralOverview;
  const child = { firstName: 'Zoë', lastName: 'Lee', dateOfBirth: '14/03/2018', gradeLevel: 'year-4', school: 'Oak Lane Primary' };
  await parent.api.post('/api/parent/child', { data: child });
  await people.signIn(page, parent);
  await page.goto('/onboarding/plan-selection');
  await page.getByRole('button', { name: 'I have a friend’s referral code' }).click();
  await page.getByLabel('Your friend’s code').fill('AAAA2222');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect(page.getByText('We do not know this referral code. Please check it with your friend.')).toBeVisible();
  await page.getByLabel('Your friend’s code').fill(code);
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect(page.getByText(`The code ${code} is kept.`, { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('A friend invited you.', { exact: false })).toBeVisible();
  await expectAccessible(page);
});
