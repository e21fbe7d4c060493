import type { ChildInsight, InsightTopic } from '@hedgerow/contracts/insight';
import type { Today } from '@hedgerow/contracts/today';
import type { Page } from '@playwright/test';
import { linkOfLetter } from '../fixtures/emails.ts';
import { looksLikeAHome } from '../fixtures/home.ts';
import { finishAssessment, makeGuide } from '../fixtures/learning.ts';
import { goToPlace, placesOf } from '../fixtures/places.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const plates = { subject: 'geography', topic: 'Plate tectonics' };
const places = ['Overview', 'Learning', 'Set work', 'Family & billing', 'Settings'] as const;

/** Pixels of the whole overview on a wide window (docs/product/families.md#the-parents-places). */
const mostOfOverview = 1200;

/** And of the longer places on a telephone, with everything that is in them. */
const mostOnTelephone = 4000;
const longPlaces: readonly string[] = ['Learning', 'Set work', 'Settings'];

const height = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
/** With what comes only when somebody is near it. */
const wholeHeight = async (page: Page): Promise<number> => {
  const { width, height: before } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width, height: 8000 });
  await expect(page.locator('main :is([data-waits-for-script], .mantine-Skeleton-root)')).toHaveCount(0);
  await page.setViewportSize({ width, height: before });
  return height(page);
};
const filled = (page: Page) => page.locator('main [data-kind="main"]:visible');
const switchOf = (page: Page) => page.getByRole('group', { name: 'Children' });

/** As long as the longest of the bank. */
const longestName = 'Class readers: Skellig, The Boy in the Striped Pyjamas, A Monster Calls, Goodnight Mister Tom';
const longestBelief =
  'When OA and OB are vectors, the vector from A to B is the one to A with the one to B taken away, whichever of them is named first.';

/** What answers say differs from day to day: here every list is full and every sentence as long as it can be. */
const withFullLists = (insight: ChildInsight): ChildInsight => {
  const like = insight.needsPractice[0] ?? insight.gettingBetter[0];
  if (like === undefined) throw new Error('the answers said nothing');
  const topic = (at: number, beliefs: InsightTopic['beliefs']): InsightTopic => ({
    ...like,
    topic: `${longestName} ${at}`,
    topicId: `${like.topicId}-${at}`,
    scores: [20, 0, 20],
    objectives: [],
    beliefs,
  });
  const beliefs: InsightTopic['beliefs'] = [
    { belief: longestBelief, correction: longestBelief, state: 'open', times: 2, lastSeen: like.lastPractised },
  ];
  return {
    ...insight,
    needsPractice: [1, 2, 3, 4].flatMap((at) => [topic(at, beliefs), topic(at + 4, [])]),
    secure: [9, 10, 11, 12].map((at) => topic(at, [])),
    together: insight.together && {
      ...insight.together,
      ask: `Say to Max: “${longestBelief}” Is that so? Ask for an example, and listen first.`,
    },
  };
};

test('a parent’s overview is short: tonight first, the week, three of each kind and the plan @desktop', async ({ page, people }) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Max', year: 9 }, { firstName: 'Ivy', year: 4 });
  const [max] = pupils;
  if (max === undefined) throw new Error('nobody is in the family');
  for (const topic of ['Plate tectonics', 'Rivers', 'Climate change']) await finishAssessment(max.api, { subject: 'geography', topic });
  await makeGuide(max.api, plates);
  await page.goto(await linkOfLetter(page, parent.email, 'confirm your email address'));
  await people.signIn(page, parent);
  await page.route(`**/api/parent/child/${max.id}/insight`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withFullLists((await response.json()) as ChildInsight) });
  });
  await page.route(`**/api/student/today/${max.id}`, async (route) => {
    const response = await route.fetch();
    const today = (await response.json()) as Today;
    await route.fulfill({ response, json: { ...today, steps: today.steps.map((step) => ({ ...step, title: longestName })) } });
  });
  await page.goto('/parent/dashboard');
  const doing = page.getByRole('region', { name: 'How Max is doing' });
  await expect(doing.getByText('Activities finished each day')).toBeVisible();
  await expect(doing.getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('region', { name: 'Max’s plan for today' })).toBeVisible();
  const topics: string[] = [];
  for (const name of ['Needs practice', 'Mix-ups', 'Going well']) {
    const list = page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }).last();
    await expect(list).toBeVisible();
    expect(await list.getByRole('listitem').count()).toBe(name === 'Mix-ups' ? 2 : 3);
    topics.push(...(await list.getByRole('listitem').locator('strong').allTextContents()));
  }
  expect(topics.toSorted(), 'a topic is named once').toEqual([...new Set(topics)].toSorted());
  expect(await height(page)).toBeLessThanOrEqual(mostOfOverview);
  expect(await filled(page).count()).toBeLessThanOrEqual(1);
  await expectAccessible(page);
  await looksLikeAHome(page);
  await noOverflow(page);

  // The family side by side, and back to one of them.
  await page.getByRole('button', { name: 'See both children' }).click();
  await expect(page.getByRole('heading', { name: 'Your family' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'See Ivy’s progress' }).click();
  await expect(page.getByRole('heading', { name: 'Ivy’s learning' })).toBeFocused();
});

test('the buttons of a family’s cards come when no card grows any more: a press on one is not lost @desktop', async ({ page, people }) => {
  const { parent } = await people.family({ firstName: 'Max', year: 9 }, { firstName: 'Ivy', year: 4 });
  await people.signIn(page, parent);
  const read = Promise.withResolvers<void>();
  await page.route('**/api/parent/child/*/insight', async (route) => {
    await read.promise;
    await route.continue();
  });
  await page.goto('/parent/dashboard?child=all');
  await expect(page.getByRole('heading', { name: 'Your family' })).toBeVisible();
  const see = page.getByRole('button', { name: 'See Ivy’s progress' });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(see).toBeHidden();
  read.resolve();
  await see.click();
  await expect(page.getByRole('heading', { name: 'Ivy’s learning' })).toBeFocused();
});

test('each of a parent’s five places is one press away, by keyboard too, and the chosen child goes along @narrow', async ({
  page,
  people,
}) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Max', year: 9, plan: 'secondary_revise' }, { firstName: 'Ivy', year: 4 });
  const ivy = pupils[1]?.id ?? '';
  if (pupils[1] !== undefined) await finishAssessment(pupils[1].api, { subject: 'maths', topic: 'Fractions' });
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  await expect(page.getByRole('region', { name: 'How Max is doing' })).toBeVisible();
  await expect(placesOf(page).getByRole('link')).toHaveText([...places]);
  await switchOf(page).getByRole('button', { name: /^Ivy/ }).click();
  await expect(page.getByRole('region', { name: 'How Ivy is doing' })).toBeVisible();

  const shown = {
    Overview: page.getByRole('region', { name: 'How Ivy is doing' }),
    Learning: page.getByRole('button', { name: 'Learn for Ivy' }),
    'Set work': page.getByRole('button', { name: 'Create Assignment' }),
    'Family & billing': page.getByRole('article', { name: 'Ivy Lee' }),
    Settings: page.getByRole('region', { name: 'How Ivy signs in' }),
  } as const;
  for (const place of [...places.slice(1), places[0]]) {
    await placesOf(page).getByRole('link', { name: place, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(placesOf(page).getByRole('link', { name: place, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(new RegExp(`\\?child=${ivy}$`));
    await expect(shown[place]).toBeVisible();
    await expectAccessible(page);
    await noOverflow(page);
    expect(await filled(page).count(), place).toBeLessThanOrEqual(1);
    if (isNarrow && longPlaces.includes(place)) expect(await wholeHeight(page), place).toBeLessThanOrEqual(mostOnTelephone);
  }

  // The family on one page: children, plan, what it opens, and the ways on.
  await goToPlace(page, 'Family & billing');
  await expect(page.getByRole('heading', { level: 1, name: 'Family & billing' })).toBeVisible();
  const subscription = page.getByRole('region', { name: 'Subscription' });
  await expect(subscription).toContainText('Revise and Primary Scholar');
  await expect(subscription).toContainText('£65.00 a month');
  await expect(subscription).toContainText('Personal recommendations');
  await expect(page.getByRole('article', { name: 'Max Lee' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Child' })).toBeVisible();
  // The invoices are the family's: the chosen child stays.
  await page.getByRole('button', { name: 'See invoices' }).click();
  await expect(page.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'See invoices' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`\\?child=${ivy}$`));
});

test('work is set from the child’s own topics without typing, stands beside the form, and is taken back there', async ({
  page,
  people,
}) => {
  const { parent } = await people.family({ firstName: 'Max', year: 9 });
  await people.signIn(page, parent);
  await page.goto('/parent/set-work');
  const now = page.getByRole('region', { name: 'On Max’s page now' });
  await expect(now).toContainText('Nothing set.');
  // Nothing is typed: the topic is one of the child's own year, and the title is made from it.
  await page.getByLabel('Subject').selectOption('Geography');
  await page.getByText('Choose from a list of topics and objectives').click();
  await expect(page.getByRole('heading', { name: 'Topics of Year 9' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await page
    .locator('summary')
    .filter({ hasText: /^Plate tectonics/ })
    .click();
  await page.getByRole('button', { name: 'The whole topic: Plate tectonics' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Plate tectonics');
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(now.getByRole('listitem')).toContainText('Plate tectonics');
  await expectAccessible(page);
  await now.getByRole('button', { name: 'Take back Plate tectonics' }).click();
  await expect(now).toContainText('Nothing set.');
});
