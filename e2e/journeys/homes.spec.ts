import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import type { Page } from '@playwright/test';
import { noEmptyColumn } from '../fixtures/empty-column.ts';
import { finishAssessment, makeGuide } from '../fixtures/learning.ts';
import { post } from '../fixtures/paying.ts';
import type { Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

// What every home keeps to, with work in it (docs/product/words-and-look.md#a-home). A teacher's is looked at in teacher-work.spec.ts.

const mostOnTelephone = 2500;

/** Names of what begins or goes on with one task. */
const tasksOn = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Start|Carry on|Practise|Set this): / })
    .evaluateAll((all) => all.map((one) => (one.ariaLabel ?? one.textContent ?? '').replace(/^[^:]+: /, '')));

const looksLikeAHome = async (page: Page): Promise<void> => {
  const tasks = await tasksOn(page);
  expect(tasks.toSorted(), 'offered once').toEqual([...new Set(tasks)].toSorted());
  await noEmptyColumn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight), { message: `pixels of ${page.url()} on a telephone` })
    .toBeLessThanOrEqual(mostOnTelephone);
};

const setWork = async (parent: Person, childId: string, topic: string, days: number): Promise<void> => {
  const due = addDays(londonDate(new Date()), days);
  const work = { childIds: [childId], kind: 'assessment', subject: 'maths', topic, title: topic, description: '', dueDate: due };
  await post(parent.api, '/api/assignments', work);
};

for (const year of [1, 4, 9])
  test(`the home of a pupil of Year ${year} is short, without a bare column, and offers nothing twice @desktop`, async ({
    page,
    people,
  }) => {
    const pupil = await people.pupil({ year });
    await finishAssessment(pupil.api, { subject: 'maths', topic: 'Fractions' });
    await setWork(pupil.parent, pupil.id, 'Halves and quarters', 0);
    await setWork(pupil.parent, pupil.id, 'Telling the time', 12);
    await people.signIn(page, pupil);
    await page.goto('/student/dashboard');
    await expect(page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Set for you' })).toContainText('Telling the time');
    await looksLikeAHome(page);
  });

test('a parent’s home is short, without a bare column, and offers nothing twice @desktop', async ({ page, people }) => {
  test.slow();
  const { parent, pupils } = await people.family({ firstName: 'Max', year: 9 }, { firstName: 'Ivy', year: 4 });
  const [max] = pupils;
  if (max === undefined) throw new Error('nobody is in the family');
  for (const topic of ['Plate tectonics', 'Rivers', 'Climate change']) await finishAssessment(max.api, { subject: 'geography', topic });
  await makeGuide(max.api, { subject: 'geography', topic: 'Rivers' });
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  await expect(page.getByRole('region', { name: 'Max’s plan for today' })).toBeVisible();
  await looksLikeAHome(page);
});
