import { beforeEach, expect, test } from 'vitest';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { TopicsToSet } from '@hedgerow/contracts/topics-to-set';
import type { LearningCalendar } from '@hedgerow/contracts/calendar';
import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Practice } from '@hedgerow/contracts/practice';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import { classPupil, schoolClass } from '../../db/schema/school-classes.ts';
import { uuid7 } from '../../db/uuid7.ts';
import type { Caller } from '../../testing/caller.ts';
import { practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { anAdministrator, aParent, aPupil, aTeacher, type TestPupil, type TestTeacher, opensScreens } from '../../testing/people.ts';

const testApp = startTestApp();
const { play } = practising(testApp);
beforeEach(() => {
  testApp().clock.now = new Date('2026-11-20T16:00:00Z');
});
const fractions = { title: 'Fractions practice', subject: 'maths', topic: 'Adding fractions', numQuestions: 5 };

const aClass = async (teacher: TestTeacher, pupils: readonly TestPupil[]): Promise<string> => {
  const { database, clock } = testApp();
  const [id, createdAt] = [uuid7(), clock.now];
  const facts = { id, schoolId: teacher.schoolId, teacherId: teacher.id, name: '9B', subject: 'maths', yearGroup: 9, createdAt } as const;
  await database.db.insert(schoolClass).values(facts);
  await database.db.insert(classPupil).values(pupils.map(({ familyId, id: childId }) => ({ classId: id, familyId, childId, createdAt })));
  return id;
};

const set = async (by: Caller, children: readonly TestPupil[], more: object = {}): Promise<Assignment[]> => {
  const answer = await by.post('/api/assignments', { ...fractions, childIds: children.map(({ id }) => id), ...more });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Assignment[]>();
};
const setOne = async (by: Caller, child: TestPupil, more: object = {}): Promise<Assignment> => {
  const [made] = await set(by, [child], more);
  if (made === undefined) throw new Error('nothing was set');
  return made;
};
const start = (pupil: Caller, id: string) => pupil.post(`/api/student/assignments/${id}/start`, {});
const started = async (pupil: Caller, id: string): Promise<AssignmentStarted> => {
  const answer = await start(pupil, id);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<AssignmentStarted>();
};
/** Set quizzes are practised: to the end, with one miss. */
const handIn = async (pupil: TestPupil, id: string): Promise<number | undefined> =>
  (await play(pupil, (await pupil.get(`/api/practice/${id}`)).json<Practice>(), [1], 1000)).result?.score;
const workOf = async (pupil: Caller): Promise<Assignment[]> => (await pupil.get('/api/student/assignments')).json<Assignment[]>();
const minutesLater = (minutes: number): void => {
  testApp().clock.now = new Date(testApp().clock.now.getTime() + minutes * 60_000);
};

test('a parent sets a quiz, the child does it, and the parent sees the score', async () => {
  const pupil = await aPupil(testApp());
  const work = await setOne(pupil.parent, pupil, { description: 'Before your lesson on Monday.' });
  expect(work).toMatchObject({ state: 'open', dueDate: '2026-11-27', setBy: { role: 'parent', name: 'Ann' }, score: null });
  expect(await workOf(pupil)).toMatchObject([{ id: work.id, title: 'Fractions practice', state: 'open' }]);
  const { kind, id } = await started(pupil, work.id);
  expect(kind).toBe('practice');
  expect(await workOf(pupil)).toMatchObject([{ state: 'started', assessmentId: id }]);
  const score = await handIn(pupil, id);
  const seen = (await pupil.parent.get(`/api/assignments/child/${pupil.id}`)).json<Assignment[]>();
  expect(seen).toMatchObject([{ id: work.id, state: 'done', score, assessmentId: id }]);
});

test('a teacher sets one paper for the class: the same questions for everybody, whatever their plan', async () => {
  const teacher = await aTeacher(testApp());
  const [amy, ben] = [await aPupil(testApp(), { firstName: 'Amy', plan: 'free' }), await aPupil(testApp(), { firstName: 'Ben' })];
  const classId = await aClass(teacher, [amy, ben]);
  const made = await set(teacher, [amy, ben], { classId, samePaper: true });
  expect(new Set(made.map(({ groupId }) => groupId)).size).toBe(1);
  const [one, two] = await Promise.all(
    [amy, ben].map(async (pupil) => {
      const mine = (await workOf(pupil))[0];
      const { id } = await started(pupil, mine?.id ?? '');
      return (await pupil.get(`/api/assessments/${id}`)).json<Assessment>();
    }),
  );
  expect(one?.questions.map(({ question }) => question)).toEqual(two?.questions.map(({ question }) => question));
  expect(one?.id).not.toBe(two?.id);
  expect((await workOf(amy))[0]).toMatchObject({ className: '9B', setBy: { role: 'teacher', name: 'Tess Hart' } });
  const listed = (await teacher.get('/api/assignments')).json<Assignment[]>();
  expect(listed.map(({ childName, state }) => [childName, state])).toEqual([
    ['Amy', 'started'],
    ['Ben', 'started'],
  ]);
});

test('who may: own family and own teacher; to everybody else the child and the work do not exist', async () => {
  const parent = await aParent(testApp());
  const pupil = await aPupil(testApp(), { parent });
  const sibling = await aPupil(testApp(), { parent, firstName: 'Zoe' });
  const [teacher, otherTeacher] = [await aTeacher(testApp()), await aTeacher(testApp())];
  const stranger = (await aPupil(testApp())).parent;
  await aClass(teacher, [pupil]);
  const byParent = await setOne(parent, pupil);
  const byTeacher = await setOne(teacher, pupil);
  const people: readonly [string, Caller, number, number, number, number][] = [
    ['anonymous', testApp().visitor(), 401, 401, 401, 401],
    ['own pupil', pupil, 200, 403, 404, 404],
    ['sibling', sibling, 404, 403, 404, 404],
    ['other parent', stranger, 404, 404, 404, 404],
    ['other teacher', otherTeacher, 404, 404, 404, 404],
    ['administrator of the school', await anAdministrator(testApp(), { schoolId: teacher.schoolId }), 404, 404, 404, 404],
    ['teacher without two steps', await aTeacher(testApp(), { twoFactor: false }), 403, 403, 403, 403],
    ['own teacher', teacher, 200, 200, 404, 200],
    ['own parent', parent, 200, 200, 200, 403],
  ];
  for (const [who, caller, list, post, dropParents, dropTeachers] of people) {
    const answers = [
      await caller.get(`/api/assignments/child/${pupil.id}`),
      await caller.post('/api/assignments', { ...fractions, childIds: [pupil.id] }),
      await caller.delete(`/api/assignments/${byParent.id}`),
      await caller.delete(`/api/assignments/${byTeacher.id}`),
    ];
    expect([who, ...answers.map(({ statusCode }) => statusCode)]).toEqual([who, list, post, dropParents, dropTeachers]);
  }
  expect((await start(sibling, byParent.id)).statusCode).toBe(404);
  const seenByTeacher = (await teacher.get(`/api/assignments/child/${pupil.id}`)).json<Assignment[]>();
  expect(seenByTeacher.every(({ setBy }) => setBy.role === 'teacher')).toBe(true);
});

test('one foreign child among several, somebody else’s class, a class of a parent: nothing is set for anybody', async () => {
  const teacher = await aTeacher(testApp());
  const [mine, foreign] = [await aPupil(testApp()), await aPupil(testApp())];
  const classId = await aClass(teacher, [mine]);
  const foreignClass = await aClass(await aTeacher(testApp()), [mine]);
  for (const [by, body] of [
    [teacher, { childIds: [mine.id, foreign.id], classId }],
    [teacher, { childIds: [mine.id], classId: foreignClass }],
    [mine.parent, { childIds: [mine.id], classId }],
    [mine.parent, { childIds: [mine.id, foreign.id] }],
  ] as const)
    expect((await by.post('/api/assignments', { ...fractions, ...body })).statusCode).toBe(404);
  expect(await workOf(mine)).toEqual([]);
});

test('what cannot be set is said: no title, no subject, a past or far date, a topic nobody covers, words a child must not read, a plan', async () => {
  const pupil = await aPupil(testApp());
  const send = async (more: object, by: Caller = pupil.parent, child = pupil) => {
    const answer = await by.post('/api/assignments', { ...fractions, childIds: [child.id], ...more });
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  expect(await send({ title: '  ' })).toEqual([400, 'Please provide a title and select a subject.']);
  expect(await send({ subject: '' })).toEqual([400, 'Please provide a title and select a subject.']);
  for (const dueDate of ['2026-11-19', '2028-01-01', '2026-02-31'])
    expect(await send({ dueDate })).toEqual([400, 'Please choose a day from today on, within a year.']);
  expect((await send({ topic: 'zxqv plomb' }))[0]).toBe(400);
  expect(await send({ description: 'you fucking idiot' })).toEqual([400, 'Please choose different words. A child will read this.']);
  expect(await send({ kind: 'reading' })).toEqual([400, 'Please choose what to read.']);
  expect((await send({ kind: 'reading', fileId: uuid7() }))[0]).toBe(404);
  const learner = await aPupil(testApp(), { plan: 'secondary_learn' });
  expect((await send({}, learner.parent, learner))[0]).toBe(402);
  expect(await workOf(pupil)).toEqual([]);
});

test('who asks first reads what would be given in the place of what was typed, and sets it all the same', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  const send = async (more: object) => {
    const answer = await pupil.parent.post('/api/assignments', { ...fractions, childIds: [pupil.id], askFirst: true, ...more });
    return { status: answer.statusCode, details: answer.json<{ details?: { given?: string; nearest?: string[] } }>().details };
  };
  const other = await send({ topic: 'Quadratic equations' });
  expect(other).toMatchObject({ status: 400, details: { field: 'topic', nearest: expect.any(Array) } });
  expect(other.details?.given).toMatch(/^“Quadratic equations” is taught in Years? \d.*This comes from our own Key Stage 2 topic/);
  // A title is seldom a topic: what was made of it is said as well.
  expect((await send({ title: 'Week 3', topic: '' })).status).toBe(400);
  expect(await workOf(pupil)).toEqual([]);
  expect((await send({ topic: 'Fractions' })).status).toBe(200);
  expect((await send({ topic: 'Quadratic equations', askFirst: false })).status).toBe(200);
  expect(await workOf(pupil)).toHaveLength(2);
});

test('begun from several tabs at once it is one attempt, and handed in at once it is done once', async () => {
  const pupil = await aPupil(testApp());
  const work = await setOne(pupil.parent, pupil);
  const begun = await Promise.all([1, 2, 3, 4].map(() => started(pupil, work.id)));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  expect((await pupil.get('/api/assessments')).json<unknown[]>()).toHaveLength(1);
  const id = begun[0]?.id ?? '';
  await handIn(pupil, id);
  const [done] = await workOf(pupil);
  expect(done).toMatchObject({ state: 'done' });
  minutesLater(60 * 5);
  await Promise.all([1, 2, 3].map(() => pupil.post(`/api/practice/${id}/next`, {})));
  expect((await workOf(pupil))[0]?.finishedAt).toBe(done?.finishedAt);
  expect((await pupil.parent.delete(`/api/assignments/${work.id}`)).statusCode).toBe(409);
});

test('the due day ends at midnight in London, in summer too', async () => {
  testApp().clock.now = new Date('2026-06-10T12:00:00Z');
  const pupil = await aPupil(testApp());
  const [prompt, late, never] = await Promise.all([1, 2, 3].map(() => setOne(pupil.parent, pupil, { dueDate: '2026-06-11' })));
  const [one, two] = [await started(pupil, prompt?.id ?? ''), await started(pupil, late?.id ?? '')];
  const states = async () => new Map((await workOf(pupil)).map(({ id, state }) => [id, state]));
  // 23:59 of 11 June in London.
  testApp().clock.now = new Date('2026-06-11T22:59:00Z');
  await handIn(pupil, one.id);
  expect((await states()).get(never?.id ?? '')).toBe('open');
  // 00:00 of 12 June in London, still the eleventh in UTC.
  testApp().clock.now = new Date('2026-06-11T23:00:00Z');
  await handIn(pupil, two.id);
  const seen = await states();
  expect([prompt, late, never].map((work) => seen.get(work?.id ?? ''))).toEqual(['done', 'late', 'overdue']);
});

test('flashcards are done when five different ones were answered since they were begun, counted once', async () => {
  const pupil = await aPupil(testApp());
  const work = await setOne(pupil.parent, pupil, { kind: 'flashcards' });
  const { kind, id } = await started(pupil, work.id);
  expect(kind).toBe('flashcards');
  const cards = (await pupil.get(`/api/flashcards/revision-guide/${id}`)).json<Flashcard[]>();
  expect(cards.length).toBeGreaterThanOrEqual(5);
  const answer = (card: Flashcard | undefined) => pupil.patch(`/api/flashcards/${card?.id ?? ''}/progress`, { wasCorrect: true });
  for (const card of [cards[0], cards[0], cards[1], cards[1], cards[1]]) await answer(card);
  expect((await workOf(pupil))[0]?.state).toBe('started');
  await Promise.all([cards[2], cards[3], cards[4]].map(answer));
  expect((await workOf(pupil))[0]).toMatchObject({ state: 'done', score: null, guideId: id });
});

test('a guide is done when it was read, not when it was opened; said twice it counts once', async () => {
  const pupil = await aPupil(testApp());
  const work = await setOne(pupil.parent, pupil, { kind: 'revision' });
  const finish = () => pupil.post(`/api/student/assignments/${work.id}/finish`, {});
  expect((await finish()).statusCode).toBe(409);
  expect((await started(pupil, work.id)).kind).toBe('guide');
  expect((await finish()).statusCode).toBe(409);
  minutesLater(3);
  const [first, second] = await Promise.all([finish(), finish()]);
  expect([first?.statusCode, second?.statusCode, (await workOf(pupil))[0]?.state]).toEqual([200, 200, 'done']);
});

test('work that was taken back is gone for the child, and finishing it counts for nothing there', async () => {
  const parent = await aParent(testApp());
  const [zoe, max] = [await aPupil(testApp(), { parent, firstName: 'Zoe' }), await aPupil(testApp(), { parent, firstName: 'Max' })];
  const [work] = await set(parent, [zoe, max]);
  const mine = (await workOf(zoe))[0]?.id ?? '';
  const { id } = await started(zoe, mine);
  expect((await parent.delete(`/api/assignments/${work?.id ?? ''}?everyone=true`)).statusCode).toBe(200);
  await handIn(zoe, id);
  expect((await start(zoe, mine)).statusCode).toBe(404);
  const all = (await parent.get('/api/assignments')).json<Assignment[]>();
  expect(all.map(({ state, score }) => [state, score])).toEqual([
    ['withdrawn', null],
    ['withdrawn', null],
  ]);
});

test('set work stands in the calendar on the day it is due, until it is taken back', async () => {
  const pupil = await aPupil(testApp());
  const work = await setOne(pupil.parent, pupil, { dueDate: '2026-12-01' });
  const due = async (month: string, by: Caller = pupil) => {
    const path = `/api/student/calendar${by === pupil ? '' : `/${pupil.id}`}?month=${month}`;
    return (await by.get(path)).json<LearningCalendar>().assignments;
  };
  expect(await due('2026-11')).toEqual([]);
  expect(await due('2026-12')).toMatchObject([{ id: work.id, title: 'Fractions practice', dueDate: '2026-12-01', state: 'open' }]);
  expect(await due('2026-12', pupil.parent)).toHaveLength(1);
  await pupil.parent.delete(`/api/assignments/${work.id}`);
  expect(await due('2026-12')).toEqual([]);
});

test('a parent who looks as the child begins and finishes nothing', async () => {
  const pupil = await aPupil(testApp());
  const work = await setOne(pupil.parent, pupil);
  const looking = await opensScreens(pupil.parent, pupil.id);
  expect(await workOf(looking)).toHaveLength(1);
  expect((await start(looking, work.id)).statusCode).toBe(403);
  expect((await looking.post(`/api/student/assignments/${work.id}/finish`, {})).statusCode).toBe(403);
});

test('a parent chooses from the topics of the child’s own year and stage, and an objective of them sets work', async () => {
  const pupil = await aPupil(testApp(), { year: 4 });
  const path = `/api/parent/child/${pupil.id}/topics`;
  const topics = (await pupil.parent.get(`${path}?subject=maths`)).json<TopicsToSet>();
  const [first] = topics;
  expect(first?.ofYear).toBe(true);
  expect(topics.every(({ years, objectives }) => /[3-6]/.test(years) && objectives.length > 0)).toBe(true);
  expect(topics.flatMap(({ objectives }) => objectives).every(({ topic }) => topic.length <= 120 && !topic.includes('$'))).toBe(true);
  const topic = first?.objectives[0]?.topic ?? '';
  expect(await setOne(pupil.parent, pupil, { title: topic, topic, askFirst: true })).toMatchObject({ topic, state: 'open' });
});

test('nobody else reads the topics of a child, and a subject has to be one', async () => {
  const pupil = await aPupil(testApp());
  const path = `/api/parent/child/${pupil.id}/topics`;
  const answers = [
    pupil.parent.get(path),
    pupil.parent.get(`${path}?subject=alchemy`),
    pupil.parent.get('/api/parent/child/none/topics?subject=maths'),
    (await aParent(testApp())).get(`${path}?subject=maths`),
    pupil.get(`${path}?subject=maths`),
    testApp().visitor().get(`${path}?subject=maths`),
  ];
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 404, 403, 401]);
});
