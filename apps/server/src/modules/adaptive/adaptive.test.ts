import type { AdaptiveLearning, PracticeStarted, RecommendationView, TopicSuggestions } from '@hedgerow/contracts/adaptive';
import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Today } from '@hedgerow/contracts/today';
import type { Practice } from '@hedgerow/contracts/practice';
import type { TestQuestion } from '@hedgerow/curriculum/question';
import { rightGiven, storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { sendForm } from '../../testing/multipart.ts';
import { aParent, aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const today = new Date('2026-11-20T16:00:00Z');
afterEach(() => comeBack());

/** The clock of so many days ago; sessions last for hours, so the past is practised in first. */
const goBack = (days: number): void => {
  testApp().clock.now = new Date(today.getTime() - days * 86_400_000);
};
const comeBack = (): void => goBack(0);

const mapOf = async (pupil: TestPupil, subject = 'maths', stage = 'ks2') =>
  (await pupil.get(`/api/adaptive-learning/${subject}/${stage}`)).json<AdaptiveLearning>();

/** Hands in an attempt with every answer right, or every answer wrong. */
const practise = async (pupil: TestPupil, topic: string, right: boolean, subject = 'maths') => {
  const wish = { subject, topic, difficulty: 'intermediate', numQuestions: 5 };
  const { id } = (await pupil.post('/api/assessments/generate', wish)).json<Assessment>();
  const { rows } = await testApp().database.pool.query<{ questions: TestQuestion[] }>('select questions from assessment where id = $1', [
    id,
  ]);
  const userAnswers = (rows[0]?.questions ?? []).map((question) => {
    if (question.type === 'on_figure') return right ? storedGiven(rightGiven(question)) : (question.slips[0]?.given ?? []).join(',');
    if (question.type === 'essay') return -1;
    return right ? question.correctAnswer : (question.correctAnswer + 1) % question.options.length;
  });
  await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 60_000 });
};

const recommended = async (pupil: TestPupil) => (await pupil.get('/api/ai/recommendations')).json<RecommendationView[]>();

test('a Year 10 pupil who practises what younger pupils learn leaves evidence of it', async () => {
  const pupil = await aPupil(testApp(), { plan: 'secondary_practice', year: 10 });
  const wish = { subject: 'maths', topic: 'Fractions', keyStage: 'KS2', difficulty: 'intermediate', numQuestions: 5 };
  const { id } = (await pupil.post('/api/assessments/generate', wish)).json<Assessment>();
  await testApp().database.pool.query(`update assessment set key_stage = 'KS4' where id = $1`, [id]);
  await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers: [0, 0, 0, 0, 0], timeSpent: 60_000 });
  const { rows } = await testApp().database.pool.query<{ key_stage: string; options_shown: number; tries: number }>(
    'select key_stage, options_shown, tries from answer_evidence where child_id = $1',
    [pupil.id],
  );
  expect(rows).toHaveLength(5);
  expect(rows.every(({ key_stage: stage, options_shown: shown, tries }) => stage !== 'KS4' && shown >= 2 && tries === 1)).toBe(true);
});

test('where a parent turned suggestions off, nothing is chosen for the child, and everything can be chosen by hand', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
  await practise(pupil, 'Fractions', false);
  expect((await recommended(pupil)).length).toBeGreaterThan(0);
  const turn = (suggestionsOn: boolean) => pupil.parent.patch(`/api/parent/child/${pupil.id}`, { suggestionsOn });
  expect((await turn(false)).json()).toMatchObject({ suggestionsOn: false, streaksOn: true });
  expect(await recommended(pupil)).toEqual([]);
  const chosen = async () =>
    (await pupil.get('/api/student/today')).json<Today>().steps.filter(({ start }) => ['recommendation', 'quiz'].includes(start.with));
  expect(await chosen()).toEqual([]);
  expect(
    (await pupil.post('/api/assessments/generate', { subject: 'maths', topic: 'Fractions', difficulty: 'beginner', numQuestions: 5 }))
      .statusCode,
  ).toBe(200);
  const other = await aParent(testApp());
  expect((await other.patch(`/api/parent/child/${pupil.id}`, { suggestionsOn: true })).statusCode).toBe(404);
  await turn(true);
  expect((await recommended(pupil)).length).toBeGreaterThan(0);
  testApp().clock.now = new Date(today.getTime() + 86_400_000);
  expect((await chosen()).length).toBeGreaterThan(0);
});

describe('the learning map', () => {
  test('of somebody new knows nothing, and says so', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    const map = await mapOf(pupil);
    expect(map).toMatchObject({ subject: 'maths', keyStage: 'KS2', confidenceLevel: 0, basedOnAnswers: 0, visualTheme: 'space' });
    expect(map.performanceMetrics).toEqual({ strugglingAreas: [], strengths: [] });
    expect(map.adaptedTopics.length).toBeGreaterThan(5);
    expect(map.adaptedTopics.every(({ completed, secure, answers }) => !completed && !secure && answers === 0)).toBe(true);
    expect(map.standardOrder.toSorted()).toEqual(map.adaptedTopics.map(({ id }) => id).toSorted());
    expect(new Date(map.nextOptimalSession).getTime()).toBeGreaterThan(testApp().clock.now.getTime());
  });

  test('learns from what is handed in, and brings it back when it fades', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    goBack(28);
    await practise(pupil, 'fractions', true);
    const after = await mapOf(pupil);
    const known = after.adaptedTopics.filter(({ answers }) => answers > 0);
    expect([after.basedOnAnswers, known.reduce((sum, { answers }) => sum + answers, 0)]).toEqual([5, 5]);
    expect(after.confidenceLevel).toBeGreaterThan(0);
    comeBack();
    const faded = (await mapOf(pupil)).adaptedTopics.find(({ id }) => id === known[0]?.id);
    expect(faded?.urgencyScore).toBeGreaterThan(known[0]?.urgencyScore ?? 10);
    expect(faded?.adaptiveReason).toContain('28 days ago');
  });

  test('is secure after right answers on two days, not on one', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    goBack(2);
    for (let turn = 0; turn < 4; turn += 1) await practise(pupil, 'fractions', true);
    expect((await mapOf(pupil)).adaptedTopics.filter(({ secure }) => secure)).toEqual([]);
    comeBack();
    await practise(pupil, 'fractions', true);
    expect((await mapOf(pupil)).adaptedTopics.filter(({ secure }) => secure).length).toBeGreaterThan(0);
  });

  test('stays open after one of five right, and its level rises with what is known', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    goBack(6);
    const [topic] = (await mapOf(pupil)).adaptedTopics;
    expect(topic).toMatchObject({ nextLevel: 'level1', standing: 'unmet' });
    const at = async () => (await mapOf(pupil)).adaptedTopics.find(({ id }) => id === topic?.id);
    await practise(pupil, topic?.title ?? '', false);
    expect(await at()).toMatchObject({ completed: false, standing: 'begun', nextLevel: 'level1' });
    expect((await at())?.evidence).toContain('0% right last time');
    for (const days of [5, 4, 3, 2]) {
      goBack(days);
      await practise(pupil, topic?.title ?? '', true);
      await practise(pupil, topic?.title ?? '', true);
    }
    const risen = await at();
    expect(risen?.completed).toBe(true);
    expect(['level2', 'level3']).toContain(risen?.nextLevel);
  });

  test('a topic is not completed because a browser says so', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    const [topic] = (await mapOf(pupil)).adaptedTopics;
    const body = { subject: 'maths', topicId: topic?.id, completed: true, performanceData: { action: 'started', timestamp: 1 } };
    const answer = await pupil.post('/api/adaptive-learning/update-completion', body);
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([200, { success: true, completed: false }]);
    expect((await mapOf(pupil)).adaptedTopics.every(({ completed }) => !completed)).toBe(true);
    expect((await pupil.post('/api/adaptive-learning/update-completion', { ...body, topicId: 'maths.ks9.magic' })).statusCode).toBe(404);
  });

  test('a finished topic is ticked', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    const topic = (await mapOf(pupil)).adaptedTopics.find(({ difficulty }) => difficulty === 'level2');
    await practise(pupil, topic?.title ?? '', true);
    expect((await mapOf(pupil)).adaptedTopics.find(({ id }) => id === topic?.id)?.completed).toBe(true);
  });

  test.each([
    ['a subject that the plan does not open', 'science/ks2', 402],
    ['no such subject', 'alchemy/ks2', 404],
    ['no such stage', 'maths/ks9', 404],
  ])('%s is refused', async (_what, path, status) => {
    const pupil = await aPupil(testApp(), { plan: 'primary_explorer', year: 4 });
    expect((await pupil.get(`/api/adaptive-learning/${path}`)).statusCode).toBe(status);
  });

  test.each([
    ['maths', 'primary_explorer'],
    ['science', 'primary_scholar'],
  ])('of %s, for a child without a plan, comes with %s', async (subject, plan) => {
    const free = await aPupil(testApp(), { plan: 'free', year: 4 });
    const refused = await free.get(`/api/adaptive-learning/${subject}/ks2`);
    expect(refused.json()).toMatchObject({ code: 'upgrade_required', details: { feature: 'learning_maps', plan } });
  });
});

describe('recommendations', () => {
  test('come sorted, with a reason each, and never name what the plan does not open', async () => {
    const explorer = await aPupil(testApp(), { plan: 'primary_explorer', year: 4 });
    const offers = await recommended(explorer);
    expect(offers.length).toBeGreaterThan(3);
    expect(offers.map(({ priority }) => priority)).toEqual(offers.map(({ priority }) => priority).toSorted((a, b) => b - a));
    expect(
      offers.every(({ reasoning, subject, type }) => reasoning !== '' && ['Maths', 'English'].includes(subject) && type !== 'revision'),
    ).toBe(true);
    const reviser = await aPupil(testApp(), { plan: 'secondary_revise', year: 9 });
    expect(new Set((await recommended(reviser)).map(({ type }) => type))).toEqual(new Set(['revision']));
  });

  test('are not all of one subject', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    const first = (await recommended(pupil)).slice(0, 5).map(({ subject }) => subject);
    expect(new Set(first).size).toBeGreaterThanOrEqual(3);
  });

  test('bring among the first three what helps with what went wrong yesterday', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    goBack(1);
    await practise(pupil, 'fractions', false);
    comeBack();
    const offers = await recommended(pupil);
    const helps = offers.slice(0, 3).find(({ reasoning }) => reasoning.startsWith('Fractions: that was hard.'));
    expect(helps?.topic).toBe('Times tables up to 12 × 12');
    expect(offers.map(({ topic }) => topic)).not.toContain('Fractions');
  });

  test('one of them can be started, and opens a practice of five questions', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    const offer = (await recommended(pupil)).find(({ type }) => type === 'practice');
    const started = await pupil.post('/api/student/start-practice', { recommendationId: offer?.id, type: 'practice' });
    const { kind, id } = started.json<PracticeStarted>();
    expect([started.statusCode, kind]).toEqual([200, 'practice']);
    expect((await pupil.get(`/api/practice/${id}`)).json<Practice>()).toMatchObject({ planned: 5, topic: offer?.topic, result: null });
  });

  test('every one of a pupil’s first twelve leads somewhere', async () => {
    const pupil = await aPupil(testApp(), { plan: 'secondary_practice', year: 8 });
    for (const { id } of await recommended(pupil)) {
      const started = await pupil.post('/api/student/start-practice', { recommendationId: id });
      expect([id, started.statusCode]).toEqual([id, 200]);
    }
  });

  test('bring back what was uploaded yesterday evening as yesterday’s, with the subject as the family calls it', async () => {
    const pupil = await aPupil(testApp(), { plan: 'secondary_learn', year: 9 });
    testApp().clock.now = new Date('2026-11-19T20:00:00Z');
    const fields = { subject: 'Other', customSubject: 'Sewing', topic: 'Stitches', lessonDate: '2026-11-19' };
    await sendForm(pupil, '/api/files/upload', fields, { name: 'stitches.pdf', content: '%PDF-1.4 with nothing in it' });
    comeBack();
    const [offer] = await recommended(pupil);
    expect(offer).toMatchObject({ title: 'Say it from memory: Stitches', subject: 'Sewing' });
    expect(offer?.reasoning).toContain('You uploaded this yesterday.');
  });

  test('are locked without a plan; one that is not offered does not exist', async () => {
    const free = await aPupil(testApp(), { plan: 'free', year: 4 });
    const refused = await free.get('/api/ai/recommendations');
    const details = { feature: 'today_recommendations', plan: 'primary_explorer' };
    expect([refused.statusCode, refused.json()]).toEqual([402, expect.objectContaining({ details })]);
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    expect((await pupil.post('/api/student/start-practice', { recommendationId: 'practice:latin.ks9.nothing' })).statusCode).toBe(404);
    expect((await pupil.post('/api/student/start-practice', {})).statusCode).toBe(400);
  });

  test('a parent reads their child’s, and nobody else does', async () => {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
    const path = `/api/ai/recommendations/${pupil.id}`;
    const other = await aParent(testApp());
    const statuses = [pupil.parent, other, await aTeacher(testApp()), testApp().visitor()].map(
      async (caller) => (await caller.get(path)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404, 403, 401]);
  });
});

const suggested = async (pupil: TestPupil, query: string) => (await pupil.get(`/api/topics/suggest?${query}`)).json<TopicSuggestions>();

describe('while a topic is typed', () => {
  test('the best matches of the subject and stage come first, eight at most', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    const found = await suggested(pupil, 'text=frac&subject=Mathematics&keyStage=ks2');
    expect(found[0]?.topic).toMatch(/^Frac/);
    expect(found.every(({ subject, keyStage }) => subject === 'maths' && keyStage === 'KS2')).toBe(true);
    expect((await suggested(pupil, 'text=an')).length).toBeLessThanOrEqual(8);
    const stages = async (keyStage: string) => [
      ...new Set((await suggested(pupil, `text=an&keyStage=${keyStage}`)).map((one) => one.keyStage)),
    ];
    expect(await Promise.all(['ks2', 'ks5', 'ks1'].map(stages))).toEqual([['KS2'], ['KS4'], ['KS1']]);
  });

  test('one letter suggests nothing, and odd words do no harm', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    expect(await suggested(pupil, 'text=f')).toEqual([]);
    expect(await suggested(pupil, `text=${encodeURIComponent('%%__\\')}&subject=Alchemy&keyStage=ks99`)).toEqual([]);
    expect((await testApp().visitor().get('/api/topics/suggest?text=frac')).statusCode).toBe(401);
  });
});

test('two attempts handed in at the same moment are both learned from', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 4 });
  await Promise.all([practise(pupil, 'fractions', true), practise(pupil, 'decimals', true), practise(pupil, 'negative numbers', false)]);
  expect((await mapOf(pupil)).basedOnAnswers).toBe(15);
});
