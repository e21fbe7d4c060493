import type { PracticeStarted } from '@hedgerow/contracts/adaptive';
import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Guide, GuideSummary } from '@hedgerow/contracts/guides';
import type { Practice } from '@hedgerow/contracts/practice';
import type { Today, TodayStep } from '@hedgerow/contracts/today';
import type { Question } from '@hedgerow/curriculum/question';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { begunPractice, practising } from '../../testing/practising.ts';

const testApp = startTestApp();
const { play } = practising(testApp);
const monday = new Date('2026-11-16T16:00:00Z');
afterEach(() => {
  testApp().clock.now = monday;
});
const later = (milliseconds: number): void => {
  testApp().clock.now = new Date(testApp().clock.now.getTime() + milliseconds);
};
const day = 86_400_000;

const dayOf = async (pupil: TestPupil) => (await pupil.get('/api/student/today')).json<Today>();
const start = async (pupil: TestPupil, { start: way }: TodayStep) => {
  const recommendationId = way.with === 'recommendation' ? way.recommendationId : '';
  return (await pupil.post('/api/student/start-practice', { recommendationId })).json<PracticeStarted>();
};
const readGuide = async (pupil: TestPupil, guideId: string) => {
  await pupil.post(`/api/revision-guides/${guideId}/open`, {});
  later(10 * 60_000);
  await pupil.post(`/api/revision-guides/${guideId}/read`, {});
};
const practise = async (pupil: TestPupil, { start: way }: TodayStep) => {
  if (way.with !== 'quiz') throw new Error(`the step opens ${way.with}`);
  const { subject, topic, difficulty, keyStage } = way;
  const { id } = (
    await pupil.post('/api/assessments/generate', { subject, topic, difficulty, keyStage, numQuestions: 5 })
  ).json<Assessment>();
  const { rows } = await testApp().database.pool.query<{ questions: Question[] }>('select questions from assessment where id = $1', [id]);
  const userAnswers = (rows[0]?.questions ?? []).map((question) => (question.type === 'multiple_choice' ? question.correctAnswer : -1));
  await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 90_000 });
};
const guidesOf = async (pupil: TestPupil) => (await pupil.get('/api/revision-guides')).json<GuideSummary[]>();

describe('a day that follows another', () => {
  test('on Secondary Practice teaches a new topic in a few screens, and asks about it in the same sitting', async () => {
    const pupil = await aPupil(testApp(), { year: 9, plan: 'secondary_practice' });
    const [first] = (await dayOf(pupil)).steps;
    if (first?.start.with !== 'quiz') throw new Error('the day does not begin with questions');
    expect(first).toMatchObject({ kind: 'new', done: false });
    expect(first.reason).toContain('See how it works, then answer five questions.');
    const { subject, topic, topicId, keyStage, objective, difficulty } = first.start;
    const begun = await begunPractice(pupil, { subject, topic, topicId, keyStage, objective, difficulty, numQuestions: 5 });
    expect(begun.learn.length).toBeGreaterThanOrEqual(2);
    expect((await dayOf(pupil)).steps[0]).toMatchObject({ done: false, start: { with: 'attempt', assessmentId: begun.id } });
    await play(pupil, begun, []);
    expect((await dayOf(pupil)).steps.find(({ id }) => id === first.id)).toMatchObject({ done: true });
  });

  test('what was missed comes back on the next day as its first step, and is ticked once it was answered', async () => {
    const pupil = await aPupil(testApp(), { year: 9, plan: 'secondary_practice' });
    await play(pupil, await begunPractice(pupil, { topic: 'adding fractions', numQuestions: 5 }), [0]);
    await play(pupil, await begunPractice(pupil, { topic: 'linear equations', numQuestions: 5 }), [0]);
    await play(pupil, await begunPractice(pupil, { topic: 'angles in triangles', numQuestions: 5 }), [0]);
    later(day);
    const [first, ...others] = (await dayOf(pupil)).steps;
    expect(first).toMatchObject({ id: 'due:maths', kind: 'due', subject: 'maths', done: false, start: { with: 'due', subject: 'maths' } });
    expect(others.filter(({ kind }) => kind === 'due')).toEqual([]);
    // Nothing else of maths asks the same again on this day.
    expect(others.filter(({ subject, kind }) => subject === 'maths' && kind !== 'new')).toEqual([]);
    const due = (await pupil.post('/api/practice/start', { from: 'due', subject: 'maths' })).json<Practice>();
    expect((await dayOf(pupil)).steps[0]?.start).toEqual({ with: 'attempt', assessmentId: due.id });
    await play(pupil, due, []);
    expect((await dayOf(pupil)).steps[0]).toMatchObject({ id: 'due:maths', done: true });
    // A plan whose practice is in its day has it too.
    await testApp().database.pool.query("update child_plan set plan_id = 'secondary_revise' where child_id = $1", [pupil.id]);
    expect((await dayOf(pupil)).steps.map(({ kind }) => kind)).toContain('due');
  });

  test('begins the same guide again, and never makes it twice', async () => {
    const pupil = await aPupil(testApp(), { year: 9, plan: 'secondary_revise' });
    const [first] = (await dayOf(pupil)).steps;
    if (first === undefined) throw new Error('nothing is planned');
    const one = await start(pupil, first);
    later(day);
    // It was opened and not read: a day may plan it again.
    await dayOf(pupil);
    const again = await start(pupil, first);
    expect(again.id).toBe(one.id);
    expect(await guidesOf(pupil)).toHaveLength(1);
  });

  test('on Revise ticks a guide that was read, goes on to other topics, and asks with cards about what was read', async () => {
    const pupil = await aPupil(testApp(), { year: 9, plan: 'secondary_revise' });
    const done = new Set<string>();
    for (let days = 0; days < 4; days += 1) {
      const { steps } = await dayOf(pupil);
      const again = steps.filter(({ id }) => done.has(id));
      expect(again).toEqual([]);
      const at = steps.findIndex(({ id }) => id.startsWith('read:'));
      const [guide, questions] = [steps[at], steps[at + 1]];
      if (guide === undefined || questions?.start.with !== 'quiz') throw new Error('the day has no guide with its questions');
      expect(questions.title).toBe(guide.title);
      await readGuide(pupil, (await start(pupil, guide)).id);
      const { with: _with, ...wish } = questions.start;
      await play(pupil, await begunPractice(pupil, { ...wish, numQuestions: 20 }), []);
      done.add(guide.id).add(questions.id);
      const ticked = (await dayOf(pupil)).steps.filter((step) => step.done).length;
      expect(ticked).toBe(2);
      later(day);
    }
    const cards = (await dayOf(pupil)).steps.find(({ kind }) => kind === 'cards');
    expect(cards).toMatchObject({ reason: 'You have read about this. The cards show what you remember.' });
    if (cards === undefined) return;
    const made = await start(pupil, cards);
    expect(made.kind).toBe('flashcards');
    const guide = (await pupil.get(`/api/revision-guides/${made.id}`)).json<Guide>();
    expect(guide.flashcardCount).toBeGreaterThan(4);
    const list = (await pupil.get(`/api/flashcards/revision-guide/${made.id}`)).json<{ id: string }[]>();
    for (const { id } of list.slice(0, 5)) await pupil.patch(`/api/flashcards/${id}/progress`, { wasCorrect: true });
    expect((await dayOf(pupil)).steps.find(({ id }) => id === cards.id)?.done).toBe(true);
  });

  test('does not plan what was done yesterday, in primary either', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    const before = await dayOf(pupil);
    for (const step of before.steps) await practise(pupil, step);
    expect((await dayOf(pupil)).steps.every((step) => step.done)).toBe(true);
    later(day);
    const ids = before.steps.map(({ id }) => id);
    expect((await dayOf(pupil)).steps.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  test('says minutes that come from the pupil’s own pace', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    const estimated = (await dayOf(pupil)).steps[0]?.minutes ?? 0;
    for (let at = 0; at < 5; at += 1) {
      const [step] = (await dayOf(pupil)).steps.filter((one) => !one.done && one.start.with === 'quiz');
      if (step !== undefined) await practise(pupil, step);
      later(day);
    }
    const own = (await dayOf(pupil)).steps.find(({ kind }) => kind === 'new')?.minutes ?? 0;
    expect([estimated, own]).toEqual([6, 5]);
  });
});
