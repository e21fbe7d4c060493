import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** New Year's Day, so many years ago: the age is that number on every day of the year. */
const bornAged = (age: number): string => `01/${new Date().getFullYear() - age}`;

test('the profile is asked four times before somebody counts as unreachable, and says so @desktop @whole', async ({
  page,
  people,
  faults,
}) => {
  faults.expect(/Failed to load resource|status of 401|ERR_FAILED/);
  await people.signIn(page, (await people.family({ year: 9 })).parent);
  let asked = 0;
  let refused = 3;
  await page.route('**/api/simple-auth/profile', (route) => {
    asked += 1;
    return asked <= refused ? route.fulfill({ status: 401, json: { error: 'Please sign in.', code: 'signed_out' } }) : route.continue();
  });
  await page.goto('/parent/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann');
  expect(asked).toBe(4);

  [asked, refused] = [0, 0];
  await page.unroute('**/api/simple-auth/profile');
  await page.route('**/api/simple-auth/profile', (route) => {
    asked += 1;
    return asked <= 4 ? route.abort() : route.continue();
  });
  await page.goto('/parent/dashboard');
  await expect(page.getByRole('heading', { name: 'We could not reach Hedgerow' })).toBeVisible();
  expect(asked).toBe(4);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann');
});

test('/dashboard says that it redirects, and a page whose code does not arrive says so and comes back @desktop @whole', async ({
  page,
  people,
  faults,
}) => {
  // The browser reports what could not be loaded without words.
  faults.expect(/^$|ERR_FAILED|dynamically imported module/);
  await people.signIn(page, await people.parent());
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/simple-auth/profile', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/assets/children-setup-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Redirecting to your dashboard...' })).toBeVisible();
  await expectAccessible(page);
  letGo();
  await expect(page).toHaveURL('/parent/dashboard');
  await expect(page.getByRole('heading', { name: 'This did not load' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/children-setup-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Tell us about your children' })).toBeVisible();
});

test('where the list of set work does not arrive, the rest of a pupil’s page stands, and it comes back @desktop @whole', async ({
  page,
  people,
  faults,
}) => {
  faults.expect(/^$|ERR_FAILED|dynamically imported module/);
  await people.signIn(page, await people.pupil({ year: 9 }));
  await page.route('**/assets/set-for-you-*.js', (route) => route.abort());
  await page.goto('/student/dashboard');
  const missing = page.getByRole('heading', { name: 'This did not load' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/set-for-you-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Start something' })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('nobody sees a paywall because a call failed @desktop @whole', async ({ page, people, faults }) => {
  faults.expect(/status of 503/);
  const parent = await people.parent();
  const children = [{ firstName: 'Max', lastName: 'Lee', dateOfBirth: bornAged(9), yearGroup: 'Year 4', school: 'Oak Lane' }];
  expect((await parent.api.post('/api/onboarding/complete', { data: { children } })).ok()).toBe(true);
  await people.signIn(page, parent);
  let asked = 0;
  await page.route('**/api/simple-auth/profile', (route) => {
    asked += 1;
    return asked === 2 ? route.fulfill({ status: 503, json: { error: 'Please try again.', code: 'unavailable' } }) : route.continue();
  });
  await page.goto('/parent/dashboard');
  await expect(page.getByRole('heading', { name: 'We could not load your subscription' })).toBeVisible();
  await expect(page.getByText('Subscription Required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Required');
});

test('a profile that does not come is waited for in words, and after five seconds there is a way on @desktop @whole', async ({
  page,
  people,
}) => {
  await people.signIn(page, (await people.family({ year: 9 })).parent);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/simple-auth/profile', async (route) => {
    await held;
    await route.continue();
  });
  // The words stand for five seconds from the first paint: a busy machine can need as long for the whole page.
  await page.goto('/parent/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Verifying authentication...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await expect(page.getByText('Verifying authentication...')).toBeHidden();
  await expectAccessible(page);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ann');
});
