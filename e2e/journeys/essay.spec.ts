import type { Assessment } from '@hedgerow/contracts/assessments';
import { post } from '../fixtures/paying.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

const first = 'The Normans won because they had better luck on that day, and they were strong soldiers who fought very well.';
const added = 'The Normans pretended to retreat, so the English broke their shield wall and ran down the hill after them.';

test('a Year 9 pupil reads what was found in an essay, writes it again, and sees what that changed; a parent reads both', async ({
  page,
  people,
}) => {
  test.slow();
  const pupil = await people.pupil({ year: 9 });
  const wish = { subject: 'History', topic: 'Battle of Hastings', difficulty: 'beginner', numQuestions: 5, includeEssays: true };
  const { id: assessmentId, questions } = await post<Assessment>(pupil.api, '/api/assessments/generate', wish);
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
  await expect(essay.getByText('Not found in these words. Tick what you did say in another way.')).toBeVisible();
  await expect(essay).not.toContainText(/Estimate|Band|%/);
  await expect(essay.getByRole('heading', { name: 'Model answer' })).toHaveCount(0);
  await essay.getByRole('checkbox').first().check();
  await essay.getByRole('button', { name: 'I’ve checked mine. Show a model answer' }).click();
  await expect(essay.getByRole('heading', { name: 'Model answer' })).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);

  await essay.getByRole('button', { name: 'Write it again' }).click();
  const text = essay.getByRole('textbox', { name: /Write it again/ });
  await text.fill(`${first} ${added}`);
  await expectAccessible(page);
  await essay.getByRole('button', { name: 'Save and check it' }).click();
  const version = essay.getByRole('region', { name: 'Version 2' });
  await expect(version.locator('ins')).toContainText(added);
  await expect(version).toContainText('Earlier versions');
  await expectAccessible(page);
  await noOverflow(page);

  const seen = (await (await pupil.parent.api.get(`/api/assessments/${assessmentId}`)).json()) as Assessment;
  expect(Object.values(seen.essayVersions ?? {}).map((versions) => versions.map(({ text: written }) => written))).toEqual([
    [`${first} ${added}`],
  ]);
});
