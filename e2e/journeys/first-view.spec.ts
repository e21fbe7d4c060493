import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import type { Page } from '@playwright/test';
import { post } from '../fixtures/paying.ts';
import { expect, test } from '../fixtures/test.ts';

type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node: Element | null }[] };

/** How far what one sees has moved by itself, from now on, and what has: 0.05 is the most. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        sum += entry.value;
        moved.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
      }
      Object.assign(document.documentElement.dataset, { shifted: sum, moved: moved.join('; ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
};
const expectStill = async (page: Page): Promise<void> => {
  const html = page.locator('html');
  expect(Number((await html.getAttribute('data-shifted')) ?? 0), (await html.getAttribute('data-moved')) ?? '').toBeLessThanOrEqual(0.05);
};

/** The page has been drawn so many times more; a page that is going away is drawn no more. */
const drawn = (page: Page, times: number): Promise<void> =>
  page
    .evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    }, times)
    .catch(() => undefined);

/** Every answer comes so many pictures of the page later, the earlier asked the later: a poor line. */
const answersOutOfOrder = async (page: Page): Promise<readonly string[]> => {
  const asked: string[] = [];
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/events') return route.continue();
    asked.push(pathname);
    await drawn(page, Math.max(3, 42 - asked.length * 3));
    return route.continue();
  });
  return asked;
};

/** The operator has something to say to everybody, and it comes last: when what is answered is called. */
const announce = async (page: Page): Promise<() => void> => {
  const last = Promise.withResolvers<void>();
  await page.route('**/api/cms/announcements', async (route) => {
    await last.promise;
    await route.fulfill({
      json: [{ id: '01a1fd6f-0000-7000-8000-000000000002', title: 'Maths week', message: 'begins on Monday.', type: 'info', active: true }],
    });
  });
  return last.resolve;
};

const onlyOnce = (asked: readonly string[], addresses: readonly string[]): void => {
  for (const address of addresses)
    expect(
      asked.filter((one) => one === address),
      address,
    ).toHaveLength(1);
};

for (const year of [4, 9] as const)
  test(`the home of a pupil of Year ${year} comes whole: nothing moves, and what the page named is read once${year === 4 ? ' @narrow' : ''}`, async ({
    page,
    people,
  }) => {
    const { parent, ...pupil } = await people.pupil({ year });
    // One for the day's plan, one that stands beside it.
    for (const [title, days] of [
      ['Halves and quarters', 0],
      ['Before the test', 12],
    ] as const)
      await post(parent.api, '/api/assignments', {
        childIds: [pupil.id],
        kind: 'assessment',
        subject: 'maths',
        topic: 'Fractions',
        title,
        description: '',
        dueDate: addDays(londonDate(new Date()), days),
      });
    await people.signIn(page, pupil);
    await watchShifts(page);
    const asked = await answersOutOfOrder(page);
    const sayIt = await announce(page);
    await page.goto('/student/dashboard');
    await expect(page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Set for you' })).toContainText('Before the test');
    if (year === 9) await expect(page.getByRole('list', { name: 'Start something' })).toBeVisible();
    onlyOnce(asked, ['/api/simple-auth/profile', '/api/student/stats', '/api/student/assignments', '/api/student/today']);
    sayIt();
    await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Maths week');
    await expectStill(page);
  });

test('a parent’s home comes whole: nothing moves, and what the page named is read once @narrow', async ({ page, people }) => {
  const { pupils, parent } = await people.family({ year: 4 }, { year: 9 });
  const [first] = pupils;
  const id = first?.id ?? '';
  await people.signIn(page, parent);
  await watchShifts(page);
  const asked = await answersOutOfOrder(page);
  const sayIt = await announce(page);
  await page.goto('/parent/dashboard');
  await expect(page.getByRole('region', { name: 'How Sam is doing' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sam’s plan for today' })).toBeVisible();
  sayIt();
  await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Maths week');
  onlyOnce(asked, [
    '/api/simple-auth/profile',
    '/api/parent/children',
    `/api/student/recent-activity/${id}`,
    `/api/parent/child/${id}/insight`,
  ]);
  await expectStill(page);
});
