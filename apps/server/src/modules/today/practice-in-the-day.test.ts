import type { Practice } from '@hedgerow/contracts/practice';
import type { Today } from '@hedgerow/contracts/today';
import { afterEach, expect, test } from 'vitest';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { practising, startPractice } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { play } = practising(testApp);
const friday = new Date('2026-11-20T16:00:00Z');
afterEach(() => {
  testApp().clock.now = friday;
});

const dayOf = async (pupil: TestPupil): Promise<Today> => (await pupil.get('/api/student/today')).json<Today>();
/** What the first questions of the day ask for. */
const wishOf = ({ steps }: Today) => {
  const start = steps.map((step) => step.start).find((one) => one.with === 'quiz');
  if (start?.with !== 'quiz') throw new Error('the day has no questions');
  const { with: _with, ...wish } = start;
  return { ...wish, objective: wish.objective ?? undefined };
};

test.each(['secondary_learn', 'secondary_revise'] as const)(
  'on %s the day has questions, five a step, and what was missed is asked again on the next day',
  async (plan) => {
    const pupil = await aPupil(testApp(), { plan, year: 9 });
    const day = await dayOf(pupil);
    expect(day.steps.filter(({ start }) => start.with === 'quiz').length).toBeGreaterThanOrEqual(3);
    const begun = (await startPractice(pupil, { ...wishOf(day), numQuestions: 20 })).json<Practice>();
    expect(begun.planned).toBe(5);
    const ended = await play(pupil, begun, [0]);
    expect(ended.result?.total).toBe(5);
    expect((await dayOf(pupil)).steps.some(({ done, start }) => done && start.with === 'quiz')).toBe(true);
    testApp().clock.now = new Date('2026-11-21T09:00:00Z');
    const due = await pupil.post('/api/practice/start', { from: 'due', subject: begun.subject });
    expect(due.statusCode).toBe(200);
  },
);

test('outside the day’s steps practice, tests, papers and the check-in are refused as before', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_learn', year: 9 });
  const wish = wishOf(await dayOf(pupil));
  const refused = async (path: string, body: object) => {
    const answer = await pupil.post(path, body);
    expect([path, answer.statusCode]).toEqual([path, 402]);
    expect(answer.json()).toMatchObject({ code: 'upgrade_required', details: { feature: 'practice', plan: 'secondary_practice' } });
  };
  await refused('/api/practice/start', { from: 'topic', subject: 'maths', topic: 'fractions' });
  await refused('/api/practice/start', { from: 'topic', subject: 'maths', topic: 'Vectors', topicId: 'maths.ks4.vectors' });
  // The words of a step are not its topic.
  await refused('/api/practice/start', { from: 'topic', subject: wish.subject, topic: wish.topic });
  await refused('/api/practice/start', { from: 'check-in' });
  await refused('/api/assessments/generate', { subject: wish.subject, topic: wish.topic, difficulty: 'easy', numQuestions: 5 });
  await refused('/api/assessments/download-pdf', { subject: wish.subject, topic: wish.topic, difficulty: 'easy', numQuestions: 5 });
});

test('a step of the day opens nothing to another pupil, without a plan, or on another day', async () => {
  const [pupil, other] = [
    await aPupil(testApp(), { plan: 'secondary_learn', year: 9 }),
    await aPupil(testApp(), { plan: 'secondary_learn', year: 11 }),
  ];
  const wish = wishOf(await dayOf(pupil));
  await dayOf(other);
  expect((await startPractice(other, wish)).statusCode).toBe(402);
  expect((await startPractice(await aPupil(testApp(), { plan: 'free', year: 9 }), wish)).statusCode).toBe(402);
  expect((await startPractice(pupil, { ...wish, sourceFileIds: ['x'] })).statusCode).toBe(400);
  testApp().clock.now = new Date('2026-11-24T09:00:00Z');
  expect((await startPractice(pupil, wish)).statusCode).toBe(402);
});
