import type { Page } from '@playwright/test';
import { startNowWording } from '@hedgerow/contracts/billing';
import { cards } from '../fixtures/card.ts';
import { bornYearsAgo, goodCard, nameChildren, payOnPage } from '../fixtures/hosted-page.ts';
import { goToPlace } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** The first payment of a server makes its catalogue at the provider, and news may take their time on a busy machine. */
const slowly = { timeout: 45_000 } as const;

/**
 * Stands on the page for a second and a half, and the dashboard opens: looked for at every frame of every page from now on, so that a busy
 * machine does not miss it. Answers how to wait for it.
 */
const lookForHeading = async (page: Page, words: string): Promise<() => Promise<void>> => {
  const seen = Promise.withResolvers<void>();
  await page.exposeFunction('headingSeen', () => seen.resolve());
  await page.addInitScript((heading) => {
    const look = (): void => {
      const isThere = [...document.querySelectorAll('h2')].some((one) => one.textContent === heading && one.checkVisibility());
      if (isThere) (Reflect.get(globalThis, 'headingSeen') as () => void)();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, words);
  return () => seen.promise;
};

const plansOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' });
const three = [
  { firstName: 'Ivy', born: bornYearsAgo(8), yearGroup: 'Year 4' },
  { firstName: 'Ash', born: bornYearsAgo(10), yearGroup: 'Year 6' },
  { firstName: 'Max', born: bornYearsAgo(14), yearGroup: 'Year 10' },
];

test('three children on three plans: £100.00 everywhere, past a cancelled page and a declined card', async ({ page, people, faults }) => {
  test.slow();
  faults.expect(/status of 402/);
  const parent = await people.parent('Ann');
  await nameChildren(parent.api, three);
  await people.signIn(page, parent);

  await page.goto('/onboarding/plan-selection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a plan for each child');
  await proceed(page).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') });
  for (const words of ['Please choose a plan for Ivy.', 'Please choose a plan for Max.', 'Please agree that learning starts at once.'])
    await expect(summary.getByRole('link', { name: words })).toBeVisible();
  await expect(plansOf(page, 'Ivy').getByRole('radio').first()).toBeFocused();
  await expect(plansOf(page, 'Ivy').getByRole('radio')).toHaveCount(2);
  await expect(plansOf(page, 'Max').getByRole('radio')).toHaveCount(3);
  await expectAccessible(page);

  await plansOf(page, 'Ivy')
    .getByRole('radio', { name: /Primary Explorer/ })
    .check();
  await plansOf(page, 'Ash')
    .getByRole('radio', { name: /Primary Scholar/ })
    .check();
  await plansOf(page, 'Max')
    .getByRole('radio', { name: /Secondary Practice/ })
    .check();
  await page.getByLabel(startNowWording).check();
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('Total a month£100.00');
  await expectAccessible(page);
  await noOverflow(page);
  await proceed(page).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order', slowly);
  await expect(page.getByText('£100.00 a month, until you cancel')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  const hosted = page.url();
  await page.getByRole('link', { name: 'Go back without paying' }).click();

  await expect(page).toHaveURL('/onboarding/payment-cancel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment cancelled');
  await expect(page.getByText('no charges were made')).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@hedgerow.example' }).first()).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  expect((await page.request.get(hosted)).status()).toBe(410);
  await page.getByRole('link', { name: 'Try Payment Again' }).click();

  await expect(plansOf(page, 'Ash').getByRole('radio', { name: /Primary Scholar/ })).toBeChecked();
  await page.getByLabel(startNowWording).check();
  await proceed(page).click();
  await payOnPage(page, cards.declines, 'Subscribe and pay £100.00');
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  const activeSeen = await lookForHeading(page, 'Your Premium Access is Active!');
  await payOnPage(page, goodCard, 'Subscribe and pay £100.00');

  await expect(page).toHaveURL('/onboarding/payment-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await activeSeen();
  await expect(page).toHaveURL('/parent/dashboard', slowly);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('pending')))).toEqual([]);
  for (const { firstName } of three) await expect(page.getByRole('heading', { name: `Sign-in for ${firstName} is ready` })).toBeVisible();
  await goToPlace(page, 'Family & billing');
  await expect(page.getByRole('region', { name: 'Subscription' })).toContainText('£100.00 a month');
  await page.goto('/onboarding/plan-selection');
  await expect(page.getByRole('heading', { name: 'Your family plan is active' })).toBeVisible();
});

test('on the subscribe page each child keeps a choice of their own, and a cancelled payment says so', async ({ page, people }) => {
  test.slow();
  await page.goto('/subscription/subscribe');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(page.getByText('Please log in to view subscription plans.')).toBeVisible();
  const parent = await people.parent('Ann');
  await nameChildren(parent.api, three.slice(1));
  await people.signIn(page, parent);

  await page.goto('/subscribe');
  await expect(page).toHaveURL('/subscription/subscribe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Learning Plan');
  for (const words of ['Instant Access', 'Cancel Anytime', 'Primary School, Ages 5-11, Key Stage 1 & 2', 'Ages 11-16, Key Stage 3 & 4'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  const secondary = page.getByRole('region', { name: 'Secondary Education Plans' });
  await expect(secondary.getByText('Most Popular')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Choose Secondary Practice' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose Primary Scholar' }).click();
  await expect(page.getByRole('radio', { name: /Max/ })).toBeChecked();
  await page.getByRole('button', { name: 'Choose Secondary Practice' }).click();
  await expect(page.getByText('Total a month')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('£80.00');
  await page.getByText('When does my subscription start?').click();
  await expect(page.getByText('The subscription starts immediately')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByLabel(startNowWording).check();
  await proceed(page).click();
  await page.getByRole('link', { name: 'Go back without paying' }).click();
  await expect(page).toHaveURL('/subscription/cancel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Cancelled');
  await expect(page.getByText('Your payment was cancelled and no charges were made')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('radio', { name: /Primary Scholar/ })).toBeVisible();
});

test('with one child, choosing a plan leads straight to the payment @phone @whole', async ({ page, people }) => {
  const parent = await people.parent('Ann');
  await nameChildren(parent.api, three.slice(2));
  await people.signIn(page, parent);
  await page.goto('/subscription/subscribe');
  await page.getByRole('button', { name: 'Choose Revise' }).click();
  await expect(page.getByText('Please agree that learning starts at once.')).toBeVisible();
  await page.getByLabel(startNowWording).check();
  await page.getByRole('button', { name: 'Choose Revise' }).click();
  await payOnPage(page, goodCard, 'Subscribe and pay £35.00');
  await expect(page).toHaveURL('/subscription/success');
  await expect(page.getByRole('link', { name: 'Set Up Children' })).toBeVisible();
  await expect(page).toHaveURL('/parent/dashboard', slowly);
});
