import type { Practice } from '@hedgerow/contracts/practice';
import type { Today, TodayStep } from '@hedgerow/contracts/today';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { practising } from '../../testing/practising.ts';
import { runs } from '../../testing/runs.ts';

const testApp = startTestApp();
const monday = new Date('2026-11-16T16:00:00Z');
afterEach(() => {
  testApp().clock.now = monday;
});
const { turnsOf, play } = practising(testApp);
const dayOf = async (pupil: TestPupil) => (await pupil.get('/api/student/today')).json<Today>();

const begin = async (pupil: TestPupil, { start }: TodayStep): Promise<Practice> => {
  const wish =
    start.with === 'quiz'
      ? { from: 'topic', ...start, with: undefined, objective: start.objective ?? undefined, numQuestions: 5 }
      : { from: 'due', subject: start.with === 'due' ? start.subject : undefined };
  const answer = await pupil.post('/api/practice/start', wish);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Practice>();
};

type Worked = { readonly step: TodayStep; readonly practice: Practice; readonly asked: readonly string[] };
/** Everything of the day in its order; of each piece the second question is missed. */
const workThrough = async (pupil: TestPupil): Promise<readonly Worked[]> => {
  const done: Worked[] = [];
  for (const step of (await dayOf(pupil)).steps) {
    const practice = await begin(pupil, step);
    await play(pupil, practice, [1]);
    done.push({ step, practice, asked: (await turnsOf(practice.id)).map(({ kind }) => kind) });
  }
  return done;
};

/** At most so many steps, and at least so many questions: a child of four has the shortest day. */
const pupils: readonly (readonly [YearGroup, PaidPlanId, mostSteps: number, leastAsked: number])[] = [
  [0, 'primary_explorer', 3, 12],
  [1, 'primary_explorer', 3, 15],
  [5, 'primary_scholar', 4, 15],
  [9, 'secondary_practice', 5, 15],
  [11, 'secondary_practice', 5, 15],
];

// In the gate one of each phase; all of them at night.
describe.each(pupils.filter((_, at) => at % runs(2, 1) === 0))('three days of a pupil of Year %i', (year, plan, mostSteps, leastAsked) => {
  test('teach before they ask, bring back what was missed, and have maths and English each day', async () => {
    const pupil = await aPupil(testApp(), { year, plan });
    const days: (readonly Worked[])[] = [];
    for (let at = 0; at < 3; at += 1) {
      testApp().clock.now = new Date(monday.getTime() + at * 86_400_000);
      days.push(await workThrough(pupil));
      const { steps } = await dayOf(pupil);
      expect(steps.map(({ done }) => done)).toEqual(steps.map(() => true));
    }
    const all = days.flat();
    expect(all.filter(({ step }) => step.kind === 'new').map(({ practice }) => practice.learn.length)).not.toContain(0);
    for (const day of days) {
      expect(day.length).toBeLessThanOrEqual(mostSteps);
      expect(day.map(({ step }) => step.subject)).toEqual(expect.arrayContaining(['maths', 'english']));
      expect(day.reduce((sum, { asked }) => sum + asked.length, 0)).toBeGreaterThanOrEqual(leastAsked);
    }
    // What is missed comes back in its session, and on a later day unasked: as a step of its own or among the questions of its subject.
    expect(all.filter(({ asked }) => !asked.includes('return')).map(({ step }) => step.title)).toEqual([]);
    const { rows } = await testApp().database.pool.query<{ again: number }>(
      "select count(*)::int as again from practice_memory where child_id = $1 and (card->>'lastReview')::timestamptz > created_at + interval '12 hours'",
      [pupil.id],
    );
    expect(rows[0]?.again ?? 0).toBeGreaterThan(0);
    // Nothing is new twice, and what comes again says why.
    const fresh = all.filter(({ step }) => step.kind === 'new').map(({ step }) => `${step.id} ${step.focus ?? ''}`);
    expect(new Set(fresh).size).toBe(fresh.length);
    expect(all.filter(({ step }) => step.reason === '')).toEqual([]);
  });
});
