import type { Assessment, Redrafted, SubmitResult } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { ClassAssessment, ClassAssessmentResults } from '@hedgerow/contracts/class-assessments';
import type { Homework } from '@hedgerow/contracts/classes';
import type { SetForClasses, SetPiece } from '@hedgerow/contracts/teacher-work';
import type { Today } from '@hedgerow/contracts/today';
import type { WritingToSet } from '@hedgerow/contracts/writing-to-set';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { aParent, aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const set = '/api/teacher/set-work';
const nobody = '00000000-0000-7000-8000-000000000000';
const writing = { kind: 'writing', difficulty: 'intermediate', numQuestions: 10, title: 'Your letter', taskId: 'writing.ks2.thank-you' };
const today = () => londonDate(testApp().clock.now);

const aWritingClass = async () => {
  const teacher = await aTeacher(testApp());
  const ada = await aPupil(testApp(), { firstName: 'Ada', year: 4, plan: 'free' });
  const ben = await aPupil(testApp(), { firstName: 'Ben', year: 4, plan: 'primary_scholar' });
  const cat = await aPupil(testApp(), { firstName: 'Cat', year: 4, plan: 'primary_explorer' });
  const first = await aClass(testApp(), teacher, [ada, ben], { name: '4A', yearGroup: 4, subject: 'english' });
  const second = await aClass(testApp(), teacher, [cat], { name: '4B', yearGroup: 4, subject: 'english' });
  return { teacher, ada, ben, cat, first, second };
};
const workOf = async (pupil: TestPupil) => (await pupil.get('/api/student/assignments')).json<Assignment[]>();
const start = async (pupil: TestPupil) => {
  const [work] = await workOf(pupil);
  const answer = await pupil.post(`/api/student/assignments/${work?.id}/start`, {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<AssignmentStarted>();
};
const handIn = (pupil: TestPupil, assessmentId: string, text: string) =>
  pupil.post('/api/assessments/submit', { assessmentId, userAnswers: [text], timeSpent: 300_000 });
const letter = 'Dear Mr Okafor, thank you for my bike. I was glad because it goes again. We saw it run. It is kind.';
const better = `${letter}\nBest wishes, Ada`;

test('a class is set a letter: it stands in the day, is written and ticked, and the teacher reads it; nothing is marked', async () => {
  const { teacher, ada, ben, cat, first, second } = await aWritingClass();
  const made = await teacher.post(set, { to: [{ classId: first }, { classId: second }], ...writing, dueDate: today() });
  expect([made.statusCode, made.json<SetForClasses>().groups.map(({ classId, pupils }) => [classId, pupils])]).toEqual([
    200,
    [
      [first, 2],
      [second, 1],
    ],
  ]);
  const [work] = await workOf(ben);
  expect(work).toMatchObject({ kind: 'writing', topic: 'A thank-you letter', title: 'Your letter', state: 'open', assessmentId: null });
  const day = (await ben.get('/api/student/today')).json<Today>();
  expect(day.steps.find(({ id }) => id === work?.id)).toMatchObject({ title: 'Your letter', kind: 'set', minutes: 20 });

  // On any plan, since a school set it; and two tabs write one piece.
  const begun = await start(ada);
  expect([begun.kind, (await start(ada)).id]).toEqual(['assessment', begun.id]);
  const attempt = (await ada.get(`/api/assessments/${begun.id}`)).json<Assessment>();
  expect(attempt.questions[0]?.writing?.checklist).toContain('I began with “Dear”.');
  expect(JSON.stringify(attempt)).not.toContain('Thank you for mending my bike');
  expect((await handIn(ada, begun.id, letter)).json<SubmitResult>().alreadySubmitted).toBe(false);
  expect((await workOf(ada))[0]).toMatchObject({ state: 'done', score: null, assessmentId: begun.id });
  const path = `/api/assessments/${begun.id}/essays/${writing.taskId}/versions`;
  expect((await ada.post(path, { text: better })).json<Redrafted>().version).not.toBeNull();

  const [group] = made.json<SetForClasses>().groups;
  const results = await teacher.get(`/api/teacher/classes/${first}/assessments/${group?.groupId}`);
  expect(results.json()).toMatchObject({ kind: 'writing', pupils: 2, done: 1, averageScore: null, essaysToMark: 0 });
  const [piece, ...others] = results.json<ClassAssessmentResults>().essays;
  expect([piece?.pupil.name, piece?.answer, piece?.again?.text, piece?.mark, others]).toEqual(['Ada Lee', letter, better, null, []]);
  expect(piece?.proposal?.checklist?.find(({ text }) => text === 'I began with “Dear”.')?.found).toBe(true);
  const whole = await teacher.get(`/api/teacher/classes/${first}/pupils/${ada.id}/work/${(await workOf(ada))[0]?.id}`);
  expect([whole.statusCode, whole.json<Assessment>().essayVersions?.[writing.taskId]?.length]).toEqual([200, 1]);
  const other = `/api/teacher/classes/${second}/assessments/${made.json<SetForClasses>().groups[1]?.groupId}`;
  expect((await teacher.get(other)).json<ClassAssessmentResults>()).toMatchObject({ done: 0, essays: [] });

  const mark = `/api/teacher/classes/${first}/assessments/${group?.groupId}/marks/${ada.id}/${writing.taskId}`;
  const refused = await teacher.put(mark, { marks: 0, comment: 'Good' });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([409, 'Short writing has no marks.']);
  const [listed] = (await teacher.get(`/api/teacher/classes/${first}/assessments`)).json<ClassAssessment[]>();
  expect(listed).toMatchObject({ kind: 'writing', done: 1, essaysToMark: 0, averageScore: null });
  const [homework] = (await teacher.get('/api/teacher/homework')).json<Homework[]>();
  expect(homework).toMatchObject({ kind: 'writing', title: 'Your letter', className: '4A', done: 1, notBegun: 1 });
  const csv = (await teacher.get(`/api/teacher/classes/${first}/homework/${group?.groupId}/marks`)).body;
  expect([csv.includes('Handed in'), csv.includes('out of')]).toEqual([true, false]);
  // The parent reads it as any work; the family of another child does not.
  expect((await ada.parent.get(`/api/assessments/${begun.id}`)).json<Assessment>().userAnswers).toEqual([letter]);
  expect((await cat.parent.get(`/api/assessments/${begun.id}`)).statusCode).toBe(404);
});

test('a call for help in it is held apart from the teacher, and the work is done', async () => {
  const { teacher, ada, first } = await aWritingClass();
  const made = await teacher.post(set, { to: [{ classId: first, childIds: [ada.id] }], ...writing });
  const { id } = await start(ada);
  const told = 'My uncle hits me every night and I want to die. Please help me.';
  expect((await handIn(ada, id, told)).json<SubmitResult>().help).toBeDefined();
  const [group] = made.json<SetForClasses>().groups;
  const results = (await teacher.get(`/api/teacher/classes/${first}/assessments/${group?.groupId}`)).json<ClassAssessmentResults>();
  expect([results.done, results.essays]).toEqual([1, []]);
  const [work] = await workOf(ada);
  const read = await teacher.get(`/api/teacher/classes/${first}/pupils/${ada.id}/work/${work?.id}`);
  expect([read.statusCode, read.body.includes('uncle')]).toEqual([200, false]);
});

test('it is moved, taken back from who has not written, and set again with the same task', async () => {
  const { teacher, ada, ben, first } = await aWritingClass();
  const made = (await teacher.post(set, { to: [{ classId: first }], ...writing })).json<SetForClasses>();
  const path = `/api/teacher/classes/${first}/homework/${made.groups[0]?.groupId}`;
  const dueDate = addDays(today(), 3);
  expect((await teacher.patch(path, { title: 'A letter of thanks', dueDate })).json<SetPiece>()).toMatchObject({
    kind: 'writing',
    title: 'A letter of thanks',
    taskId: writing.taskId,
    paperId: null,
    dueDate,
  });
  expect((await workOf(ben))[0]).toMatchObject({ title: 'A letter of thanks', dueDate });
  const { id } = await start(ada);
  await handIn(ada, id, letter);
  expect((await teacher.delete(path)).json()).toEqual({ takenBack: 1 });
  expect([(await workOf(ada))[0]?.state, (await workOf(ben))[0]?.state]).toEqual(['done', 'withdrawn']);
  const [gone] = await workOf(ben);
  expect((await ben.post(`/api/student/assignments/${gone?.id}/start`, {})).statusCode).toBe(404);
  const piece = (await teacher.get(path)).json<SetPiece>();
  const again = await teacher.post(set, { to: [{ classId: first, childIds: [ben.id] }], ...writing, taskId: piece.taskId });
  expect(again.statusCode).toBe(200);
  expect((await workOf(ben)).filter(({ state }) => state === 'open')).toHaveLength(1);
});

test('the list has the class’s subject, its own years first; no year or subject without writing', async () => {
  const { teacher, ada, first } = await aWritingClass();
  const listOf = async (classId: string) => (await teacher.get(`/api/teacher/classes/${classId}/writing-tasks`)).json<WritingToSet>();
  const all = await listOf(first);
  const places = all.map(({ years, ofYear }) => [years, ofYear]);
  expect(new Set(places.map((place) => place.join(' ')))).toEqual(new Set(['Years 3 and 4 true', 'Years 5 and 6 false']));
  expect(places).toEqual(places.toSorted(([, one], [, other]) => Number(other) - Number(one)));
  const task = all.find(({ id }) => id === writing.taskId);
  expect(task).toMatchObject({ title: 'A thank-you letter', form: 'Letter' });
  expect([task?.checklist.length, task?.piece.startsWith('Dear Mr Okafor')]).toEqual([6, true]);
  const geography = await listOf(await aClass(testApp(), teacher, [ada], { yearGroup: 6, subject: 'geography' }));
  expect([geography.length > 0, geography[0]?.years]).toEqual([true, 'Years 5 and 6']);
  for (const options of [
    { yearGroup: 4, subject: 'maths' } as const,
    { yearGroup: 2, subject: 'english' } as const,
    { yearGroup: 8, subject: 'english' } as const,
  ])
    expect(await listOf(await aClass(testApp(), teacher, [], options))).toEqual([]);
});

test('a task of another subject, none, a pupil of another year and what is malformed are refused', async () => {
  const { teacher, ada, first } = await aWritingClass();
  const infant = await aPupil(testApp(), { year: 2, plan: 'primary_scholar' });
  const elder = await aPupil(testApp(), { year: 8 });
  const mixed = await aClass(testApp(), teacher, [ada, infant], { name: '3M', yearGroup: 3, subject: 'english' });
  const secondary = await aClass(testApp(), teacher, [elder], { name: '8E', subject: 'english' });
  const refused = async (body: object) => {
    const answer = await teacher.post(set, { to: [{ classId: first }], ...writing, ...body });
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  const choose = [400, 'Please choose what to write.'];
  for (const taskId of [undefined, null, '', 'none', '__proto__', 'writing.ks2.puddle']) expect(await refused({ taskId })).toEqual(choose);
  for (const taskId of [7, {}, 'x'.repeat(121)]) expect((await refused({ taskId }))[0]).toBe(400);
  const year = [400, 'Short writing is for Years 3 to 6, and somebody here is in another year.'];
  for (const classId of [mixed, secondary]) expect(await refused({ to: [{ classId }] })).toEqual(year);
  expect((await refused({ to: [{ classId: mixed, childIds: [ada.id] }], dueDate: '2020-01-01' }))[0]).toBe(400);
  expect((await refused({ title: 'Write about your fucking day' }))[0]).toBe(400);
  expect((await workOf(ada)).length).toBe(0);
  expect((await teacher.post(set, { to: [{ classId: mixed, childIds: [ada.id] }], ...writing })).statusCode).toBe(200);
});

test('nobody else reads the list, sets or reads: another teacher, a parent, a pupil, a stranger', async () => {
  const { teacher, ada, first } = await aWritingClass();
  const other = await aTeacher(testApp());
  const made = (await teacher.post(set, { to: [{ classId: first }], ...writing })).json<SetForClasses>();
  const [list, results] = [
    `/api/teacher/classes/${first}/writing-tasks`,
    `/api/teacher/classes/${first}/assessments/${made.groups[0]?.groupId}`,
  ];
  const body = { to: [{ classId: first }], ...writing };
  for (const path of [list, results]) {
    const answers = [await testApp().visitor().get(path), await ada.get(path), await ada.parent.get(path), await other.get(path)];
    expect([path, ...answers.map(({ statusCode }) => statusCode)]).toEqual([path, 401, 403, 403, 404]);
  }
  const sets = [testApp().visitor().post(set, body), ada.post(set, body), ada.parent.post(set, body), other.post(set, body)];
  expect((await Promise.all(sets)).map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 404]);
  expect((await teacher.get(`/api/teacher/classes/${nobody}/writing-tasks`)).statusCode).toBe(404);
  expect((await teacher.get('/api/teacher/classes/nine/writing-tasks')).statusCode).toBe(400);
});

test('a parent sets their own child a piece, as far as the plan goes', async () => {
  const parent = await aParent(testApp());
  const [ben, free, elder] = [
    await aPupil(testApp(), { parent, firstName: 'Ben', year: 4, plan: 'primary_explorer' }),
    await aPupil(testApp(), { parent, firstName: 'Flo', year: 4, plan: 'free' }),
    await aPupil(testApp(), { parent, firstName: 'Eve', year: 9 }),
  ];
  const stranger = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  const listOf = (childId: string, subject = 'english') => parent.get(`/api/parent/child/${childId}/writing-tasks?subject=${subject}`);
  expect((await listOf(ben.id)).json<WritingToSet>()[0]?.years).toBe('Years 3 and 4');
  expect([(await listOf(elder.id)).json(), (await listOf(ben.id, 'maths')).json()]).toEqual([[], []]);
  expect([(await listOf(stranger.id)).statusCode, (await listOf(ben.id, 'cheese')).statusCode]).toEqual([404, 400]);
  expect((await ben.get(`/api/parent/child/${ben.id}/writing-tasks?subject=english`)).statusCode).toBe(403);
  const send = async (childId: string, more: object = {}) =>
    (await parent.post('/api/assignments', { childIds: [childId], subject: 'english', ...writing, ...more })).statusCode;
  expect([await send(free.id), await send(elder.id), await send(stranger.id)]).toEqual([402, 400, 404]);
  expect(await send(ben.id, { subject: 'history', taskId: 'writing.ks2.thank-you' })).toBe(402);
  expect([await send(ben.id, { taskId: 'none' }), await send(ben.id, { taskId: null })]).toEqual([400, 400]);
  expect(await send(ben.id)).toBe(200);
  const { id } = await start(ben);
  expect((await handIn(ben, id, letter)).statusCode).toBe(200);
  const [done] = (await parent.get(`/api/assignments/child/${ben.id}`)).json<Assignment[]>();
  expect(done).toMatchObject({ kind: 'writing', state: 'done', score: null, assessmentId: id });
});
