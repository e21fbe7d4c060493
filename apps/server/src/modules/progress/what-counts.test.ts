import type { Assessment, SubmitResult } from '@hedgerow/contracts/assessments';
import type { ActivityItem, ProgressSummary, StudentStats } from '@hedgerow/contracts/progress';
import type { Today } from '@hedgerow/contracts/today';
import type { Question } from '@hedgerow/curriculum/question';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();

const stats = async (pupil: TestPupil) => (await pupil.get('/api/student/stats')).json<StudentStats>();
const firstQuiz = async (pupil: TestPupil) => {
  const { start } = (await pupil.get('/api/student/today')).json<Today>().steps[0] ?? {};
  if (start?.with !== 'quiz') throw new Error('the day begins with another thing');
  const { subject, topic, difficulty, keyStage } = start;
  return (await pupil.post('/api/assessments/generate', { subject, topic, difficulty, keyStage, numQuestions: 5 })).json<Assessment>().id;
};
const rightAnswers = async (id: string): Promise<number[]> => {
  const { rows } = await testApp().database.pool.query<{ questions: Question[] }>('select questions from assessment where id = $1', [id]);
  return (rows[0]?.questions ?? []).map((question) => (question.type === 'multiple_choice' ? question.correctAnswer : -1));
};
const handIn = async (pupil: TestPupil, assessmentId: string, userAnswers: number[], timeSpent: number) =>
  (await pupil.post('/api/assessments/submit', { assessmentId, userAnswers, timeSpent })).json<SubmitResult>();

const medalNames = async (plan: 'primary_scholar' | 'primary_explorer' | 'secondary_learn', year: 4 | 9) =>
  (await stats(await aPupil(testApp(), { year, plan }))).medals.map(({ id }) => id as string);

describe('what counts as work', () => {
  test.each([
    ['blank', (right: number[]) => right.map(() => -1), 60_000],
    ['guessed through in a second a question', (right: number[]) => right, 5_000],
    ['tried for two questions of five', (right: number[]) => right.map((answer, at) => (at < 2 ? answer : -1)), 60_000],
  ])('a quiz that was handed in %s earns nothing and ticks nothing', async (_how, answersOf, timeSpent) => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    const id = await firstQuiz(pupil);
    expect((await handIn(pupil, id, answersOf(await rightAnswers(id)), timeSpent)).pointsEarned).toBe(0);
    const { totalPoints, currentStreak, totalAssessments, dailyGoals, medals } = await stats(pupil);
    expect({ totalPoints, currentStreak, totalAssessments }).toEqual({ totalPoints: 0, currentStreak: 0, totalAssessments: 1 });
    expect(dailyGoals.filter(({ isCompleted }) => isCompleted)).toEqual([]);
    expect(medals.filter(({ current }) => current > (0 as number)).map(({ id: medal }) => medal)).toEqual([]);
    expect((await pupil.get('/api/student/today')).json<Today>().steps.filter(({ done }) => done)).toEqual([]);
  });

  test('a quiz that was guessed through says nothing about what the pupil knows', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    const id = await firstQuiz(pupil);
    await handIn(pupil, id, await rightAnswers(id), 5_000);
    const { rows } = await testApp().database.pool.query('select 1 from answer_evidence where child_id = $1', [pupil.id]);
    expect(rows).toEqual([]);
  });

  test('three questions of five, tried, are work', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    const id = await firstQuiz(pupil);
    const right = await rightAnswers(id);
    const { pointsEarned } = await handIn(
      pupil,
      id,
      right.map((answer, at) => (at < 3 ? answer : -1)),
      6_000,
    );
    expect(pointsEarned).toBeGreaterThanOrEqual(16);
    expect(await stats(pupil)).toMatchObject({ currentStreak: 1 });
    expect((await pupil.get('/api/student/today')).json<Today>().steps[0]?.done).toBe(true);
  });

  test('a practice that was new to the child all along has no score, for the pupil and the parent, and is in no average', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    let now = await begunPractice(pupil);
    while (now.result === null) {
      await pupil.post(`/api/practice/${now.id}/answer`, { turn: now.turn?.number, given: null, notYet: true });
      now = await practising(testApp).next(pupil, now);
    }
    expect(await stats(pupil)).toMatchObject({ hasScores: false, totalPoints: 0 });
    const ofParent = `/api/student/recent-activity/${pupil.id}`;
    for (const answer of [await pupil.get('/api/student/recent-activity'), await pupil.parent.get(ofParent)])
      expect(answer.json<ActivityItem[]>()).toMatchObject([{ status: 'completed', score: null, hasEssays: false }]);
    expect((await pupil.get('/api/assessments')).json<Assessment[]>()).toMatchObject([
      { score: null, correctAnswers: null, hasEssays: false },
    ]);
    expect((await pupil.parent.get(`/api/student/progress/${pupil.id}`)).json<ProgressSummary>().averageScore).toBeNull();
    const children = (await pupil.parent.get('/api/parent/children')).json<{ progressStats: { averageScore: number | null } }[]>();
    expect(children.map(({ progressStats }) => progressStats.averageScore)).toEqual([null]);
  });

  test('no pupil is shown a medal that their plan cannot earn', async () => {
    for (const plan of ['primary_scholar', 'primary_explorer'] as const) expect(await medalNames(plan, 4)).not.toContain('learning-hero');
    expect(await medalNames('secondary_learn', 9)).not.toContain('quiz-champion');
  });
});
