import type { Assessment, AssessmentSummary } from '@hedgerow/contracts/assessments';
import type { Learn, Practice, PracticeDue } from '@hedgerow/contracts/practice';
import type { StudentStats } from '@hedgerow/contracts/progress';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { begunPractice as begun, practising, startPractice as start } from '../../testing/practising.ts';

const testApp = startTestApp();
const friday = new Date('2026-11-20T16:00:00Z');
afterEach(() => {
  testApp().clock.now = friday;
});
const goTo = (instant: string): void => {
  testApp().clock.now = new Date(instant);
};

const { turnsOf, rightOf, wrongOf, give, next, play } = practising(testApp);

const isTyped = ({ turn }: Practice): boolean => turn?.question.type === 'typed' && turn.question.keys !== 'words';
/** To a question that is typed and is no word, with right answers. */
const untilTyped = async (pupil: TestPupil, practice: Practice): Promise<Practice> => {
  let now = practice;
  while (now.turn !== null && !isTyped(now)) now = await next(pupil, await give(pupil, now, await rightOf(now.id)));
  if (now.turn === null) throw new Error('nothing is typed');
  return now;
};

describe('one question after the other', () => {
  test('each comes without its answer, and is judged at once', async () => {
    const pupil = await aPupil(testApp(), { year: 6, plan: 'primary_scholar' });
    const practice = await begun(pupil);
    expect(practice).toMatchObject({
      subject: 'maths',
      planned: 6,
      done: 0,
      result: null,
      turn: { number: 0, kind: 'planned', feedback: null },
    });
    const shown = JSON.stringify(practice.turn);
    for (const secret of ['correctAnswer', 'slips', 'expected', 'partners', 'explanation', 'rightOrder'])
      expect(shown).not.toContain(secret);
    const after = await give(pupil, practice, await rightOf(practice.id));
    expect(after.turn?.feedback).toMatchObject({ verdict: 'right', closed: true, comesBack: false });
    expect(after.turn?.feedback?.explanation).not.toBe('');
    expect((await next(pupil, after)).turn).toMatchObject({ number: 1, kind: 'planned', feedback: null });
  });

  test('a miss is named, can be mended once, and tells nothing before', async () => {
    const pupil = await aPupil(testApp(), { year: 6, plan: 'primary_scholar' });
    const practice = await begun(pupil, { topic: 'adding fractions' });
    const first = await give(pupil, practice, await wrongOf(practice.id));
    expect(first.turn?.feedback).toMatchObject({ verdict: 'wrong', closed: false, explanation: '', rightAnswer: '' });
    expect(first.turn?.feedback?.note).not.toBe('');
    const mended = await give(pupil, first, await rightOf(practice.id));
    expect(mended.turn?.feedback).toMatchObject({ verdict: 'right', closed: true, comesBack: true });
    expect(mended.turn?.feedback?.rightAnswer).not.toBe('');
    expect(await next(pupil, mended)).toMatchObject({ turn: { kind: 'similar' }, done: 1 });
  });

  test('what cannot be read as an answer is asked for once more: no try, and no mistake', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    const practice = await begun(pupil, { topic: 'linear equations', numQuestions: 12 });
    const typed = await untilTyped(pupil, practice);
    let after = typed;
    for (const given of ['???', '5 +', '???']) after = await give(pupil, after, given);
    expect(after.turn).toMatchObject({
      number: typed.turn?.number,
      feedback: { verdict: 'nearly', closed: false, rightAnswer: '', comesBack: false },
    });
    expect(after.turn?.feedback?.say).toMatch(/^Write /);
    const right = await give(pupil, after, await rightOf(practice.id));
    expect(right.turn?.feedback).toMatchObject({ verdict: 'right', closed: true, comesBack: false });
    expect((await turnsOf(practice.id)).at(-1)?.tries).toHaveLength(1);
  });

  test('missed, a similar one comes at once and the question returns after three to five others', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    const practice = await begun(pupil, { topic: 'linear equations', numQuestions: 8 });
    const ended = await play(pupil, practice, [0]);
    const turns = (await turnsOf(practice.id)).map(({ kind, slot }) => [kind, slot]);
    expect(turns.slice(0, 2)).toEqual([
      ['planned', 0],
      ['similar', 0],
    ]);
    const back = turns.findIndex(([kind]) => kind === 'return');
    expect(back - 2).toBeGreaterThanOrEqual(3);
    expect(back - 2).toBeLessThanOrEqual(5);
    expect(ended.result).toMatchObject({ score: 88, firstTryRight: 7, total: 8, rushed: false });
    expect(ended.result?.comesBack).toEqual([{ title: expect.any(String), day: '2026-11-21' }]);
  });

  test('the same answer twice, or one for a question that is over, changes nothing', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    const practice = await begun(pupil);
    const [one, two] = await Promise.all([give(pupil, practice, null), give(pupil, practice, null)]);
    expect(one.turn?.feedback).toEqual(two.turn?.feedback);
    const again = await give(pupil, practice, await rightOf(practice.id));
    expect(again.turn?.feedback).toMatchObject({ verdict: 'wrong', closed: true });
    expect((await next(pupil, again)).turn?.number).toBe(1);
    expect((await next(pupil, again)).turn?.number).toBe(1);
  });
});

const offline = (pupil: TestPupil, id: string, body: object) => pupil.post(`/api/practice/${id}/offline`, body);
/** The first right, the next two blank to the server's eye, as they were asked. */
const answersOf = async (practice: Practice) => [
  { slot: 0, given: await rightOf(practice.id), ms: 9000 },
  ...practice.ahead.slice(0, 2).map(({ slot }) => ({ slot, given: null, ms: 9000 })),
];

describe('what was answered without internet', () => {
  test('is judged when it arrives, counts once, and the practice goes on from there', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    const practice = await begun(pupil);
    expect(practice.ahead.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5]);
    for (const secret of ['correctAnswer', 'slips', 'expected', 'partners', 'explanation', 'rightOrder'])
      expect(JSON.stringify(practice.ahead)).not.toContain(secret);
    const sent = { turn: 0, answers: await answersOf(practice) };
    const after = (await offline(pupil, practice.id, sent)).json<Practice>();
    expect(after).toMatchObject({ done: 3, turn: { number: 2, slot: 2, feedback: { closed: true, verdict: 'wrong', comesBack: true } } });
    expect((await offline(pupil, practice.id, sent)).json<Practice>()).toEqual(after);
    const ended = await play(pupil, await next(pupil, after), []);
    expect(ended.result).toMatchObject({ firstTryRight: 4, total: 6 });
  });

  test('what cannot be read was no mistake: it is explained, and nothing of it comes back', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    const practice = await untilTyped(pupil, await begun(pupil, { topic: 'linear equations', numQuestions: 12 }));
    const { number, slot } = practice.turn ?? {};
    const after = (await offline(pupil, practice.id, { turn: number, answers: [{ slot, given: '???', ms: 5000 }] })).json<Practice>();
    expect(after.turn?.feedback).toMatchObject({ closed: true, comesBack: false, rightAnswer: expect.stringMatching(/./) });
    expect((await next(pupil, after)).turn?.kind).toBe('planned');
  });

  test('after a question that was closed before the internet went, it begins with the next one', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    const practice = await begun(pupil);
    await give(pupil, practice, await rightOf(practice.id));
    const sent = { turn: 0, answers: [{ slot: 1, given: null, ms: 5000 }] };
    const after = (await offline(pupil, practice.id, sent)).json<Practice>();
    expect(after).toMatchObject({ done: 2, turn: { number: 1, slot: 1 } });
    expect((await offline(pupil, practice.id, sent)).json<Practice>()).toEqual(after);
  });

  test('another question’s answer, one that does not fit, nonsense and somebody else’s are refused, and nothing is kept', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    const practice = await begun(pupil);
    const one = { slot: 0, given: null, ms: 1 };
    for (const body of [
      { turn: 0, answers: [{ ...one, slot: 3 }] },
      { turn: 0, answers: [one, { ...one, slot: 4 }] },
      { turn: 0, answers: [{ ...one, given: [9, 9, 9, 9, 9] }] },
      { turn: 0, answers: [] },
      { turn: 0, answers: [{ slot: 0, given: 'x' }] },
      {},
    ])
      expect((await offline(pupil, practice.id, body)).statusCode).toBe(400);
    expect((await offline(pupil, practice.id, { turn: 7, answers: [one] })).statusCode).toBe(404);
    const other = await aPupil(testApp(), { year: 9 });
    expect((await offline(other, practice.id, { turn: 0, answers: [one] })).statusCode).toBe(404);
    expect((await pupil.get(`/api/practice/${practice.id}`)).json<Practice>()).toMatchObject({ done: 0, turn: { feedback: null } });
  });
});

test('help is a ladder: what is asked, the first step, an example, and it is there when the page is read again', async () => {
  const pupil = await aPupil(testApp(), { year: 6, plan: 'primary_scholar' });
  const practice = await begun(pupil, { topic: 'adding fractions' });
  const steps: string[][] = [];
  for (let rung = 0; rung < 3; rung += 1) {
    const helped = (await pupil.post(`/api/practice/${practice.id}/help`, { turn: 0 })).json<Practice>();
    steps.push(helped.turn?.help.map(({ step }) => step) ?? []);
    expect(helped.turn?.help.every(({ lines }) => lines.length > 0 && lines.every((line) => line !== ''))).toBe(true);
  }
  expect(steps).toEqual([['asked'], ['asked', 'first-step'], ['asked', 'first-step', 'example']]);
  expect((await pupil.get(`/api/practice/${practice.id}`)).json<Practice>().turn?.help).toHaveLength(3);
});

test('a finished practice counts as an assessment by its first tries: list, stats, points, once', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const practice = await begun(pupil);
  const ended = await play(pupil, practice, [1, 3]);
  expect(ended).toMatchObject({ turn: null, result: { score: 67, firstTryRight: 4, total: 6 } });
  expect(ended.result?.pointsEarned).toBe(10 + 4 * 3);
  expect(await next(pupil, ended)).toEqual(ended);
  const list = (await pupil.get('/api/assessments')).json<AssessmentSummary[]>();
  expect(list).toMatchObject([{ id: practice.id, mode: 'practice', isCompleted: true, score: 67, correctAnswers: 4, totalQuestions: 6 }]);
  const stats = (await pupil.get('/api/student/stats')).json<StudentStats>();
  expect(stats.totalPoints).toBe(22);
  const review = (await pupil.get(`/api/assessments/${practice.id}`)).json<Assessment>();
  expect(review.questions).toHaveLength(6);
  expect(review.userAnswers).toHaveLength(6);
  const typed = review.questions.filter(({ type }) => type !== 'multiple_choice');
  expect(typed.length).toBeGreaterThanOrEqual(3);
  for (const question of typed) expect(question).toMatchObject({ rightAnswer: expect.stringMatching(/./) });
  const seen = (await pupil.parent.get(`/api/assessments/user/${pupil.id}`)).json<AssessmentSummary[]>();
  expect(seen).toEqual(list);
});

test('what is right or wrong is evidence, and a slip that was typed keeps what it shows', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  await play(pupil, await begun(pupil), [0]);
  const { rows } = await testApp().database.pool.query<{ right: number; wrong: number }>(
    'select count(*) filter (where correct)::int as right, count(*) filter (where not correct)::int as wrong from answer_evidence where child_id = $1',
    [pupil.id],
  );
  expect(rows[0]).toEqual({ right: 5, wrong: 1 });
});

test('evidence says how an answer came about: help that was open, the options shown, and which objective', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const practice = await begun(pupil);
  for (let rung = 0; rung < 2; rung += 1) await pupil.post(`/api/practice/${practice.id}/help`, { turn: 0 });
  await play(pupil, practice, []);
  const planned = (await turnsOf(practice.id)).filter(({ kind }) => kind === 'planned').map(({ question }) => question);
  const { rows } = await testApp().database.pool.query<object>(
    'select hints_used as "hintsUsed", tries, options_shown as "optionsShown", objective from answer_evidence where child_id = $1 order by position',
    [pupil.id],
  );
  expect(rows).toEqual(
    planned.map((question, at) => ({
      hintsUsed: at === 0 ? 2 : 0,
      tries: 1,
      optionsShown: question.type === 'multiple_choice' ? question.options.length : 0,
      objective: question.provenance === 'derived' ? null : question.objective,
    })),
  );
});

test('a question made from a fact says nothing about its objective', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  // More than is written on the book.
  const practice = await begun(pupil, { subject: 'english', topic: 'Treasure Island', numQuestions: 20 });
  await play(pupil, practice, []);
  const planned = (await turnsOf(practice.id)).filter(({ kind }) => kind === 'planned').map(({ question }) => question);
  const isFact = planned.map(({ provenance }) => provenance === 'derived');
  expect(new Set(isFact)).toEqual(new Set([true, false]));
  const { rows } = await testApp().database.pool.query<{ objective: string | null }>(
    'select objective from answer_evidence where child_id = $1 order by position',
    [pupil.id],
  );
  expect(rows.map(({ objective }) => objective === null)).toEqual(isFact);
});

test('clicking through in under two seconds earns nothing and ticks nothing', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const ended = await play(pupil, await begun(pupil), [], 900);
  expect(ended.result).toMatchObject({ rushed: true, pointsEarned: 0 });
  const stats = (await pupil.get('/api/student/stats')).json<StudentStats>();
  expect(stats.totalPoints).toBe(0);
  expect(stats.currentStreak).toBe(0);
});

test('a miss is due tomorrow, is mixed into tomorrow’s practice, and can be asked for alone', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  await play(pupil, await begun(pupil), [0, 1]);
  expect((await pupil.get('/api/practice/due')).json<PracticeDue>()).toEqual({ total: 0, subjects: [] });
  expect((await start(pupil, { from: 'due' })).statusCode).toBe(404);
  goTo('2026-11-21T09:00:00Z');
  const due = (await pupil.get('/api/practice/due')).json<PracticeDue>();
  expect(due.subjects).toMatchObject([{ subject: 'maths' }]);
  expect(due.total).toBeGreaterThanOrEqual(1);
  const only = await begun(pupil, { from: 'due' });
  expect(only).toMatchObject({ planned: due.total, subject: 'maths' });
  const ended = await play(pupil, only, []);
  expect(ended.result).toMatchObject({ score: 100, comesBack: [] });
  expect((await pupil.get('/api/practice/due')).json<PracticeDue>().total).toBe(0);
  goTo('2026-11-22T09:00:00Z');
  const other = await begun(pupil, { topic: 'angles' });
  expect(other.planned).toBe(6);
});

test('Year 6 is asked for more than choices; the youngest tap, and type numbers only', async () => {
  const older = await aPupil(testApp(), { year: 6, plan: 'primary_scholar' });
  const practice = await begun(older, { topic: 'multiplication', numQuestions: 10 });
  await play(older, practice, []);
  const kinds = (await turnsOf(practice.id)).filter(({ kind }) => kind === 'planned').map(({ question }) => question.type);
  expect(kinds.filter((kind) => kind === 'multiple_choice').length).toBeLessThanOrEqual(5);
  const youngest = await aPupil(testApp(), { year: 1, plan: 'primary_explorer' });
  const small = await begun(youngest, { topic: 'adding', numQuestions: undefined });
  expect(small.planned).toBe(5);
  await play(youngest, small, []);
  for (const { question } of await turnsOf(small.id))
    expect(question.type === 'multiple_choice' || (question.type === 'typed' && question.keys === 'digits')).toBe(true);
});

test('before the first practice of a topic there are a few screens to learn from, and not before the second', async () => {
  const pupil = await aPupil(testApp(), { year: 6, plan: 'primary_scholar' });
  const first = await begun(pupil);
  expect(first.learn.length).toBeGreaterThanOrEqual(2);
  expect(first.learn.length).toBeLessThanOrEqual(9);
  await play(pupil, first, []);
  expect((await begun(pupil)).learn).toEqual([]);
});

test('a question names the lesson that teaches it, and that lesson can be read', async () => {
  const pupil = await aPupil(testApp(), { year: 6, plan: 'primary_explorer' });
  const { turn } = await begun(pupil, { topic: 'adding fractions' });
  const { subject, topic, topicId, objective } = turn?.learn ?? { subject: '', topic: '', topicId: '', objective: '' };
  const asked = new URLSearchParams({ subject, topic, topicId, objective }).toString();
  const lesson = await pupil.get(`/api/learn?${asked}`);
  expect([lesson.statusCode, lesson.json<Learn>().screens.length > 0]).toEqual([200, true]);
});

test('Learn is open on every plan, and says so when there is nothing', async () => {
  for (const [plan, year] of [
    ['secondary_learn', 9],
    ['secondary_revise', 10],
    ['primary_explorer', 2],
    ['primary_scholar', 5],
  ] as const) {
    const pupil = await aPupil(testApp(), { plan, year });
    const learn = (await pupil.get('/api/learn?subject=maths&topic=fractions')).json<Learn>();
    expect(learn.screens.length).toBeGreaterThanOrEqual(2);
  }
  const pupil = await aPupil(testApp(), { year: 9 });
  const one = (await pupil.get('/api/learn?subject=maths&topic=anything&topicId=maths.ks4.vectors')).json<Learn>();
  expect(one.objectives.length).toBeGreaterThan(1);
  const [first, second] = one.objectives;
  for (const { id } of [first, second].filter((objective) => objective !== undefined)) {
    const lesson = await pupil.get(`/api/learn?subject=maths&topic=anything&topicId=${one.topicId}&objective=${id}`);
    expect(lesson.json<Learn>().screens.length).toBeGreaterThan(0);
  }
  expect((await pupil.get(`/api/learn?subject=maths&topic=a&topicId=${one.topicId}&objective=none`)).statusCode).toBe(400);
  expect((await pupil.get(`/api/learn?subject=history&topic=a&topicId=${one.topicId}`)).statusCode).toBe(400);
  expect((await pupil.get('/api/learn?subject=maths&topic=zzzz%20qqqq')).statusCode).toBe(404);
  expect((await pupil.get('/api/learn?subject=nonsense&topic=fractions')).statusCode).toBe(400);
});
