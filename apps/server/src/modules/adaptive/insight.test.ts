import { expect, test } from 'vitest';
import type { ChildInsight } from '@hedgerow/contracts/insight';
import { answerEvidence } from '../../db/schema/adaptive.ts';
import { assessment } from '../../db/schema/assessments.ts';
import { studyDay } from '../../db/schema/progress.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const topicId = 'maths.ks2.addition-and-subtraction';
const fractions = 'maths.ks2.fractions';
type On = { readonly topic?: string; readonly objective?: string };
const hour = 3_600_000;

/** An attempt so many days ago: r right, w wrong, m wrong by the misconception no-carry. */
const attempt = async (pupil: TestPupil, daysAgo: number, marks: string, { topic = topicId, objective }: On = {}): Promise<string> => {
  const { database, clock } = testApp();
  const assessmentId = uuid7();
  const shared = {
    familyId: pupil.familyId,
    childId: pupil.id,
    assessmentId,
    subject: 'maths',
    keyStage: 'KS2',
    topicId: topic,
    objective: objective ?? null,
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
  return assessmentId;
};
const insightOf = async (pupil: TestPupil): Promise<ChildInsight> =>
  (await pupil.parent.get(`/api/parent/child/${pupil.id}/insight`)).json<ChildInsight>();

test('a child without answers is not judged, and the screen is told so', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
  const seen = await insightOf(pupil);
  expect(seen).toMatchObject({ needsPractice: [], gettingBetter: [], secure: [], early: [], together: null, basedOnAnswers: 0 });
  expect(seen.minutesByDay).toHaveLength(7);
  expect(seen.minutesByDay.at(-1)).toEqual({ day: '2026-11-20', minutes: 0 });
});

test('a misconception is told in plain words with what helps, and is told as put right after later right answers', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4, firstName: 'Maya' });
  await attempt(pupil, 4, 'rmrrrr');
  expect((await insightOf(pupil)).gettingBetter).toMatchObject([{ topic: 'Addition and subtraction', beliefs: [] }]);
  await attempt(pupil, 3, 'rmrrrr');
  const { needsPractice, gettingBetter, together } = await insightOf(pupil);
  expect(gettingBetter).toEqual([]);
  expect(needsPractice).toMatchObject([{ scores: [83, 83], subjectName: 'Maths' }]);
  expect(needsPractice[0]?.beliefs).toMatchObject([{ state: 'open', times: 2, lastSeen: '2026-11-17' }]);
  expect(needsPractice[0]?.beliefs[0]?.belief).toContain('that column is done');
  expect(together?.ask).toContain('Maya');
  expect(together?.helps).toBe(needsPractice[0]?.beliefs[0]?.correction);
  await attempt(pupil, 2, 'rrr');
  expect((await insightOf(pupil)).needsPractice[0]?.beliefs).toMatchObject([{ state: 'open' }]);
  await attempt(pupil, 1, 'rr');
  const later = await insightOf(pupil);
  expect(later.needsPractice).toEqual([]);
  expect([...later.gettingBetter, ...later.secure][0]?.beliefs).toMatchObject([{ state: 'resolved' }]);
  expect(later.together?.ask).toContain('say each step aloud');
});

test('the weakest topic comes first with its last three scores and its objective, and tonight is about it', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
  await attempt(pupil, 9, 'rrrr', { topic: fractions });
  await attempt(pupil, 6, 'rrrw', { topic: fractions });
  await attempt(pupil, 5, 'rwww', { topic: fractions, objective: 'equivalent' });
  await attempt(pupil, 1, 'rrrrrrrr');
  const { needsPractice, gettingBetter, together } = await insightOf(pupil);
  expect(needsPractice).toMatchObject([{ topicId: fractions, scores: [100, 75, 25], lastPractised: '2026-11-15' }]);
  const weak = needsPractice[0]?.objectives[0];
  const wish = { childIds: [pupil.id], title: weak?.wish, subject: 'maths', topic: weak?.wish, difficulty: 'beginner', numQuestions: 5 };
  expect((await pupil.parent.post('/api/assignments', wish)).json()).toMatchObject([
    { childId: pupil.id, topic: weak?.wish, numQuestions: 5 },
  ]);
  expect(gettingBetter).toMatchObject([{ topic: 'Addition and subtraction' }]);
  expect(together?.topic).toBe(needsPractice[0]?.topic);
});

test('a quiz on the child’s own words is not left out, and its questions stand behind the button', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4, firstName: '<b>Mo' });
  const id = uuid7();
  await testApp()
    .database.db.insert(assessment)
    .values({
      familyId: pupil.familyId,
      id,
      childId: pupil.id,
      title: 'Our canal',
      subject: 'history',
      topic: 'Our <i>canal',
      keyStage: 'KS2',
      difficulty: 'beginner',
      questions: [],
      totalQuestions: 8,
      correctAnswers: 3,
      score: 38,
      hasEssays: false,
      coverage: 'exact',
      origin: 'From your file.',
      isCompleted: true,
      completedAt: new Date(testApp().clock.now.getTime() - 24 * hour),
    });
  const { needsPractice, together } = await insightOf(pupil);
  expect(needsPractice).toMatchObject([{ topic: 'Our <i>canal', topicId: null, scores: [38], answers: 8, reviewId: id }]);
  expect(together).toMatchObject({ topic: 'Our <i>canal', reviewId: id, reviewQuestions: [] });
  expect(together?.ask).toContain('Let &lt;b&gt;Mo say what went wrong');
});

test('wrong answers of a test with an essay in it stand behind the button, too, and its sum is left out', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
  const id = await attempt(pupil, 1, 'wwrw', { topic: fractions });
  const shared = { familyId: pupil.familyId, childId: pupil.id, title: 'Fractions', subject: 'maths', topic: 'Fractions' } as const;
  const facts = { keyStage: 'KS2', difficulty: 'beginner', questions: [], totalQuestions: 5, coverage: 'exact', origin: '' } as const;
  await testApp()
    .database.db.insert(assessment)
    .values({ ...shared, ...facts, id, hasEssays: true, isCompleted: true, completedAt: testApp().clock.now });
  const { needsPractice, together } = await insightOf(pupil);
  expect(needsPractice).toMatchObject([{ topicId: fractions, scores: [25], answers: 4, reviewId: id }]);
  expect(together).toMatchObject({ reviewId: id, reviewQuestions: [0, 1, 3] });
});

test('who has not done any of it yet has got nothing wrong, whatever the practice was on', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
  const { next } = practising(testApp);
  let now = await begunPractice(pupil);
  while (now.result === null) {
    await pupil.post(`/api/practice/${now.id}/answer`, { turn: now.turn?.number, given: null, notYet: true });
    now = await next(pupil, now);
  }
  expect(await insightOf(pupil)).toMatchObject({ needsPractice: [], gettingBetter: [], early: [], together: null, basedOnAnswers: 0 });
});

test('minutes stand on their London days, each minute once', async () => {
  const pupil = await aPupil(testApp());
  const { database } = testApp();
  const mine = { familyId: pupil.familyId, childId: pupil.id };
  await database.db.insert(studyDay).values({ ...mine, day: '2026-11-19', minutes: 2, firstMinute: 10, lastMinute: 11 });
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
