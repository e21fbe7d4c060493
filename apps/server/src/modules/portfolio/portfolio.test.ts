import { expect, test } from 'vitest';
import { activity } from '../../db/schema/progress.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, opensScreens } from '../../testing/people.ts';

const testApp = startTestApp();
const path = (id: string, query = '') => `/api/parent/portfolio/${id}${query}`;

test('a parent takes their child’s year with them as a PDF, also when nothing was done yet', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4, firstName: 'Maya' });
  const empty = await pupil.parent.get(path(pupil.id));
  expect([empty.statusCode, empty.headers['content-type'], empty.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(empty.headers['content-disposition']).toContain('Maya Lee portfolio 2026-09-01 to 2026-11-20.pdf');
  const row = { familyId: pupil.familyId, childId: pupil.id, type: 'assessment', status: 'completed', subject: 'maths' } as const;
  await testApp()
    .database.db.insert(activity)
    .values({
      ...row,
      id: 'assessment-1',
      topic: 'Fractions #[x]',
      title: 'Quiz',
      score: 80,
      day: '2026-10-01',
      happenedAt: new Date('2026-10-01T12:00:00Z'),
    });
  const full = await pupil.parent.get(path(pupil.id, '?from=2026-09-01&to=2026-10-31'));
  expect([full.statusCode, full.rawPayload.length > empty.rawPayload.length]).toEqual([200, true]);
});

test('nobody but the parent takes it: not a visitor, the pupil, another family, nor a parent who looks as the child', async () => {
  const [pupil, other] = [await aPupil(testApp()), await aPupil(testApp())];
  const answers = [await testApp().visitor().get(path(pupil.id)), await pupil.get(path(pupil.id)), await other.parent.get(path(pupil.id))];
  answers.push(await (await opensScreens(pupil.parent, pupil.id)).get(path(pupil.id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 404, 403]);
});

test.each([
  ['?from=1%20May', 'Please give days as YYYY-MM-DD.'],
  ['?from=2026-02-30', 'Please give days as YYYY-MM-DD.'],
  ['?to=01/05/2026', 'Please give days as YYYY-MM-DD.'],
  ['?from=2026-05-02&to=2026-05-01', 'Please choose a first day before the last one, and at most 400 days.'],
  ['?from=2025-01-01&to=2026-11-20', 'Please choose a first day before the last one, and at most 400 days.'],
])('%s is refused: %s', async (query, sentence) => {
  const pupil = await aPupil(testApp());
  const answer = await pupil.parent.get(path(pupil.id, query));
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, sentence]);
});
