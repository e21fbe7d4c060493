import { expect, test } from 'vitest';
import type { ChildInsight } from '@hedgerow/contracts/insight';
import { answerEvidence } from '../../db/schema/adaptive.ts';
import { activeMinute } from '../../db/schema/progress.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const topicId = 'maths.ks2.addition-and-subtraction';
const hour = 3_600_000;

/** An attempt so many days ago: r right, w wrong, m wrong by the misconception no-carry. */
const attempt = async (pupil: TestPupil, daysAgo: number, marks: string): Promise<void> => {
  const { database, clock } = testApp();
  const assessmentId = uuid7();
  const shared = {
    familyId: pupil.familyId,
    childId: pupil.id,
    assessmentId,
    subject: 'maths',
    keyStage: 'KS2',
    topicId,
    level: 1,
  } as const;
  const at = new Date(clock.now.getTime() - daysAgo * 24 * hour);
  await database.db.insert(answerEvidence).values(
    Array.from(marks, (mark, position) => ({
      ...shared,
      position,
      correct: mark === 'r',
      misconception: mark === 'm' ? 'no-carry' : null,
      at,
    })),
  );
};
const insightOf = async (pupil: TestPupil): Promise<ChildInsight> =>
  (await pupil.parent.get(`/api/parent/child/${pupil.id}/insight`)).json<ChildInsight>();

test('a child without answers is not judged, and the screen is told so', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
  const seen = await insightOf(pupil);
  expect(seen).toMatchObject({ mastered: [], slipped: [], misconceptions: [], together: null, basedOnAnswers: 0 });
  expect(seen.minutesByDay).toHaveLength(7);
  expect(seen.minutesByDay.at(-1)).toEqual({ day: '2026-11-20', minutes: 0 });
});

test('a misconception is told in plain words with what helps, and is told as put right after later right answers', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4, firstName: 'Maya' });
  await attempt(pupil, 4, 'rmr');
  expect((await insightOf(pupil)).misconceptions).toEqual([]);
  await attempt(pupil, 3, 'rmr');
  const first = await insightOf(pupil);
  expect(first.misconceptions).toMatchObject([{ state: 'open', times: 2, lastSeen: '2026-11-17', subjectName: 'Maths' }]);
  expect(first.misconceptions[0]?.belief).toContain('forget the ten');
  expect(first.together?.ask).toContain('Maya');
  expect(first.together?.helps).toBe(first.misconceptions[0]?.correction);
  await attempt(pupil, 2, 'rrr');
  expect((await insightOf(pupil)).misconceptions).toMatchObject([{ state: 'open' }]);
  await attempt(pupil, 1, 'rr');
  const later = await insightOf(pupil);
  expect(later.misconceptions).toMatchObject([{ state: 'resolved' }]);
  expect(later.together?.ask).toContain('say each step aloud');
});

test('what slipped is said with both figures', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
  await attempt(pupil, 9, 'rrrrr');
  await attempt(pupil, 1, 'wwr');
  expect((await insightOf(pupil)).slipped).toMatchObject([{ topic: 'Addition and subtraction', before: 100, now: 33 }]);
});

test('minutes stand on their London days, each minute once', async () => {
  const pupil = await aPupil(testApp());
  const { database } = testApp();
  const mine = { familyId: pupil.familyId, childId: pupil.id };
  await database.db.insert(activeMinute).values([
    { ...mine, day: '2026-11-19', minute: 10 },
    { ...mine, day: '2026-11-19', minute: 11 },
  ]);
  await Promise.all([1, 2, 3].map(() => pupil.post('/api/student/active-minute', {})));
  expect((await insightOf(pupil)).minutesByDay.slice(-2)).toEqual([
    { day: '2026-11-19', minutes: 2 },
    { day: '2026-11-20', minutes: 1 },
  ]);
});

test('nobody but the parent reads it', async () => {
  const [pupil, other] = [await aPupil(testApp()), await aPupil(testApp())];
  const path = `/api/parent/child/${pupil.id}/insight`;
  const answers = [await testApp().visitor().get(path), await pupil.get(path), await other.parent.get(path), await pupil.parent.get(path)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 404, 200]);
});
