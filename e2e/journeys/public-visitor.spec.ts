import type { Locator, Page } from '@playwright/test';
import { giveAndCheck } from '../fixtures/practising.ts';
import { placeIn } from '../fixtures/learning.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** How much of the window the sheet with the answer takes. */
const covered = async (page: Page, panel: Locator): Promise<number> =>
  ((await panel.locator('[data-study-foot]').boundingBox())?.height ?? 0) / (page.viewportSize()?.height ?? 1);

test('a visitor tries five questions, is told why, and may go on', async ({ page, isMobile }) => {
  // The address leads to the questions themselves: nothing above them moves once they are in view.
  await page.goto('/#try');
  await page.getByRole('button', { name: /Years 3 to 6/ }).click();
  const trial = page.getByRole('dialog');
  for (let number = 1; number <= 5; number += 1) {
    await expect(placeIn(trial, `Question ${number} of 5`)).toBeVisible();
    await expect(trial.getByRole('group').first()).toBeVisible();
    const again = trial.getByRole('button', { name: 'Try once more' });
    const onwards = trial.getByRole('button', { name: number === 5 ? 'See how it went' : 'Next question' });
    await giveAndCheck(trial);
    await expect(trial.getByRole('region', { name: 'What it was' })).toContainText(/Yes|Not quite\.|Part of it is right\.|there are more/);
    // The question stays in sight above it.
    expect(await covered(page, trial)).toBeLessThanOrEqual(isMobile ? 0.6 : 0.4);
    if (number === 1) await expectAccessible(page);
    await expect(again.or(onwards)).toBeVisible();
    // As for a pupil: a miss can be mended once.
    if (await again.isVisible()) {
      await again.click();
      await giveAndCheck(trial);
    }
    await onwards.click();
  }
  await expect(trial.getByRole('heading', { name: '5 done!' })).toBeFocused();
  await expect(trial.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '5 of 5 done');
  await expect(trial.getByRole('link', { name: 'Get Started' })).toBeInViewport();
  await noOverflow(page);
  await trial.getByRole('button', { name: 'Other school years' }).click();
  await expect(trial).toBeHidden();
  await expect(page.getByRole('button', { name: /Years 10 and 11/ })).toBeVisible();
});

test('questions parents ask open one by one and are filtered by category @whole', async ({ page }) => {
  await page.goto('/#questions');
  const section = page.locator('#questions');
  await expect(section.getByText('Popular').first()).toBeVisible();
  const answer = page.getByText('Your children keep their access until the end of the month or year you have paid for.', { exact: false });
  await expect(answer).toBeHidden();
  await section.getByText('Can I cancel?').click();
  await expect(answer).toBeVisible();
  await section.getByRole('button', { name: 'Accounts' }).click();
  await expect(section.getByText('Can I cancel?')).toBeHidden();
  await expect(section.getByText('We educate at home. Does it suit us?')).toBeVisible();
});

test('the newsletter asks for an address, and thanks @whole', async ({ page, faults }) => {
  faults.expect(/status of 400/);
  await page.goto('/about');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Please enter your email address')).toBeVisible();
  await form.getByLabel('Email').fill('nowhere');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Subscription Failed')).toBeVisible();
  await form.getByLabel('Email').fill('ann.reads@example.test');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/Please open the link in our email/)).toBeFocused();
});

test('an announcement shows over the page, and stays closed @whole', async ({ page }) => {
  await page.route('**/api/cms/announcements', (route) =>
    route.fulfill({
      json: [{ id: '01a1fd6f-0000-7000-8000-000000000001', title: 'New:', message: 'Spanish is here.', type: 'info', active: true }],
    }),
  );
  await page.goto('/about');
  const banner = page.getByRole('region', { name: 'Announcements' });
  await expect(banner).toContainText('Spanish is here.');
  await expectAccessible(page);
  // A press on its words reaches what lies below, and the end of the page is seen above it.
  const under = banner.getByText('Spanish is here.').evaluate((words) => {
    const { x, y, width, height } = words.getBoundingClientRect();
    return words.closest('section')?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(await under).toBe(false);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [last, top] = [await page.getByRole('contentinfo').boundingBox(), await banner.boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  await banner.getByRole('button', { name: 'Dismiss: New:' }).click();
  await expect(banner).toBeHidden();
  const asked = page.waitForResponse('**/api/cms/announcements');
  await page.reload();
  await asked;
  await expect(banner).toBeHidden();
});

test('a message to us: what is missing is said, and it reaches the support mailbox @whole', async ({ page, request }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page);
  const name = `Ann ${Date.now()}`;
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your email address').fill('ann@example.test');
  await page.getByLabel('What is it about?').selectOption('Payments and plans');
  await page.getByLabel('Your message').fill('Can grandparents pay for a plan as well?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused();
  await expect
    .poll(async () => ((await (await request.get('/dev/mailbox.json')).json()) as { subject: string }[]).map(({ subject }) => subject))
    .toContain(`Contact: Payments and plans (${name})`);
});

test('whoever lands on a wrong address finds pages, articles and resources @whole', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  await page.goto('/blogg');
  const search = page.getByLabel('Search this site');
  await search.fill('multiplication');
  await expect(page.getByRole('link', { name: 'Article The multiplication tables check, explained for parents' })).toBeVisible();
  await search.fill('zebra');
  await expect(page.getByText('Nothing was found. Try other words.')).toBeVisible();
  await search.fill('privacy');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Page Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('somebody who is signed in sees their initials, name and Log Out on public pages @narrow', async ({ page, people, isMobile }) => {
  const parent = await people.parent();
  await people.signIn(page, parent);
  await page.goto('/about');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  if (isMobile) await expect(page.getByRole('link', { name: 'Free Resources' }).first()).toBeVisible();
  await expectAccessible(page);
});
