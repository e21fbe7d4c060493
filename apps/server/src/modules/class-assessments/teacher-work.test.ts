import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { Homework } from '@hedgerow/contracts/classes';
import type { SetForClasses, SetPiece, TeacherPaper } from '@hedgerow/contracts/teacher-work';
import type { TopicsToSet } from '@hedgerow/contracts/topics-to-set';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classResource, classResourceShare } from '../../db/schema/classes.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { aPupil, aTeacher, type TestPupil, type TestTeacher } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const nobody = '00000000-0000-7000-8000-000000000000';
const today = () => londonDate(testApp().clock.now);
const quiz = { topic: 'Fractions', difficulty: 'beginner', numQuestions: 5 };

const twoClasses = async () => {
  const teacher = await aTeacher(testApp());
  const [ada, ben, cat] = [
    await aPupil(testApp(), { firstName: 'Ada' }),
    await aPupil(testApp(), { firstName: 'Ben' }),
    await aPupil(testApp(), { firstName: 'Cat' }),
  ];
  const first = await aClass(testApp(), teacher, [ada, ben], { name: '9A' });
  const second = await aClass(testApp(), teacher, [ben, cat], { name: '9B' });
  return { teacher, ada, ben, cat, first, second };
};
const workOf = async (pupil: TestPupil) => (await pupil.get('/api/student/assignments')).json<Assignment[]>();
const set = '/api/teacher/set-work';

test('one set for two classes: each pupil has it once, with the questions that were looked at', async () => {
  const { teacher, ada, ben, cat, first, second } = await twoClasses();
  const paper = (await teacher.post('/api/teacher/papers', { classId: first, ...quiz })).json<TeacherPaper>();
  expect(paper.questions).toHaveLength(5);
  const to = [{ classId: first }, { classId: second }];
  const made = (await teacher.post(set, { to, title: 'Check', ...quiz, paperId: paper.id })).json<SetForClasses>();
  expect(made.groups.map(({ classId, pupils }) => [classId, pupils])).toEqual([
    [first, 2],
    [second, 1],
  ]);
  expect(new Set(made.groups.map(({ groupId }) => groupId)).size).toBe(2);
  for (const pupil of [ada, ben, cat]) expect((await workOf(pupil)).map(({ title }) => title)).toEqual(['Check']);
  const [work] = await workOf(cat);
  const { id } = (await cat.post(`/api/student/assignments/${work?.id}/start`, {})).json<AssignmentStarted>();
  const { questions } = (await cat.get(`/api/assessments/${id}`)).json<Assessment>();
  expect(questions.map(({ question }) => question)).toEqual(paper.questions.map(({ question }) => question));
});

test('another question takes the place of one, and one is left out, until the paper was set', async () => {
  const { teacher, first } = await twoClasses();
  const paper = (await teacher.post('/api/teacher/papers', { classId: first, ...quiz })).json<TeacherPaper>();
  const [one, two, three] = paper.questions;
  const changed = (await teacher.post(`/api/teacher/papers/${paper.id}/another`, { questionId: one?.id })).json<TeacherPaper>();
  expect(changed.questions).toHaveLength(5);
  expect(changed.questions[0]?.question).not.toBe(one?.question);
  expect(changed.questions.slice(1)).toEqual(paper.questions.slice(1));
  const left = (await teacher.post(`/api/teacher/papers/${paper.id}/leave-out`, { questionId: two?.id })).json<TeacherPaper>();
  expect(left.questions.map(({ id }) => id)).toEqual(changed.questions.map(({ id }) => id).filter((id) => id !== two?.id));
  await teacher.post(`/api/teacher/papers/${paper.id}/leave-out`, { questionId: three?.id });
  const few = await teacher.post(`/api/teacher/papers/${paper.id}/leave-out`, { questionId: left.questions[0]?.id });
  expect([few.statusCode, few.json<{ message: string }>().message]).toEqual([409, 'A paper has at least three questions.']);
  await teacher.post(set, { to: [{ classId: first }], title: 'Check', ...quiz, paperId: paper.id });
  const late = await teacher.post(`/api/teacher/papers/${paper.id}/another`, { questionId: left.questions[0]?.id });
  expect(late.statusCode).toBe(409);
});

test('work for some pupils reaches those, each with questions of their own', async () => {
  const { teacher, ada, ben, first } = await twoClasses();
  const made = await teacher.post(set, { to: [{ classId: first, childIds: [ada.id] }], title: 'For you', ...quiz });
  expect(made.json<SetForClasses>().groups).toMatchObject([{ classId: first, pupils: 1 }]);
  expect([(await workOf(ada))[0]?.samePaper, (await workOf(ben)).length]).toEqual([false, 0]);
});

test('what starts later is not there before its day, and cannot be begun', async () => {
  const { teacher, ada, first } = await twoClasses();
  const [startDate, dueDate] = [addDays(today(), 2), addDays(today(), 5)];
  await teacher.post(set, { to: [{ classId: first }], title: 'Later', ...quiz, startDate, dueDate });
  expect(await workOf(ada)).toEqual([]);
  expect((await ada.parent.get(`/api/assignments/child/${ada.id}`)).json()).toEqual([]);
  const seen = (await teacher.get(`/api/assignments/child/${ada.id}`)).json<Assignment[]>();
  expect(seen.map(({ title, startDate: from }) => [title, from])).toEqual([['Later', startDate]]);
  expect((await ada.post(`/api/student/assignments/${seen[0]?.id}/start`, {})).statusCode).toBe(404);
  const [homework] = (await teacher.get('/api/teacher/homework')).json<Homework[]>();
  const early = await teacher.post(`/api/teacher/classes/${first}/homework/${homework?.groupId}/remind`, {});
  expect([homework?.startDate, early.statusCode]).toEqual([startDate, 409]);
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 2 * 86_400_000);
  expect((await workOf(ada)).map(({ title }) => title)).toEqual(['Later']);
  testApp().clock.now = before;
});

test('a first day after the last, classes of two subjects, a topic that is not covered and no pupils are refused', async () => {
  const { teacher, ada, first } = await twoClasses();
  const history = await aClass(testApp(), teacher, [ada], { name: '9H', subject: 'history' });
  const empty = await aClass(testApp(), teacher, [], { name: '9E' });
  const refused = async (body: object) => {
    const { statusCode, body: text } = await teacher.post(set, { title: 'Check', ...quiz, ...body });
    return [statusCode, text.includes('"message"')];
  };
  const wrong = { startDate: addDays(today(), 9), dueDate: addDays(today(), 2) };
  expect(await refused({ to: [{ classId: first }], ...wrong })).toEqual([400, true]);
  expect(await refused({ to: [{ classId: first }, { classId: history }] })).toEqual([400, true]);
  expect(await refused({ to: [{ classId: first }], topic: 'Gardening gloves of Mars' })).toEqual([400, true]);
  // A teacher's own notes are no source here: they are sent to another topic.
  const looked = await teacher.post('/api/teacher/papers', { classId: first, ...quiz, topic: 'Gardening gloves of Mars' });
  expect(looked.statusCode).toBe(400);
  expect(looked.json<{ message: string }>().message).not.toContain('Upload your notes');
  expect(await refused({ to: [{ classId: empty }] })).toEqual([409, true]);
  for (const to of [[], 'all', [{ classId: 'nine' }], [{ classId: first, childIds: [] }]])
    expect(await refused({ to })).toEqual([400, true]);
  expect(await workOf(ada)).toEqual([]);
});

test('nobody else looks, changes or sets: another teacher, a parent, a pupil, a stranger', async () => {
  const { teacher, ada, first } = await twoClasses();
  const stranger = await aPupil(testApp());
  const other = await aTeacher(testApp());
  const paper = (await teacher.post('/api/teacher/papers', { classId: first, ...quiz })).json<TeacherPaper>();
  const questionId = paper.questions[0]?.id;
  const calls: readonly (readonly [string, object])[] = [
    ['/api/teacher/papers', { classId: first, ...quiz }],
    [`/api/teacher/papers/${paper.id}/another`, { questionId }],
    [`/api/teacher/papers/${paper.id}/leave-out`, { questionId }],
    [set, { to: [{ classId: first }], title: 'Check', ...quiz }],
  ];
  for (const [path, body] of calls) {
    const answers = [
      await testApp().visitor().post(path, body),
      await ada.post(path, body),
      await ada.parent.post(path, body),
      await other.post(path, body),
    ];
    expect([path, ...answers.map(({ statusCode }) => statusCode)]).toEqual([path, 401, 403, 403, 404]);
  }
  const own = await aClass(testApp(), other, [stranger]);
  expect((await other.post(set, { to: [{ classId: own }], title: 'Check', ...quiz, paperId: paper.id })).statusCode).toBe(404);
  const theirs = { to: [{ classId: first, childIds: [stranger.id] }], title: 'Check', ...quiz };
  expect((await teacher.post(set, theirs)).statusCode).toBe(404);
  expect((await teacher.post(`/api/teacher/papers/${nobody}/another`, { questionId })).statusCode).toBe(404);
  expect((await teacher.post(`/api/teacher/papers/${paper.id}/another`, { questionId: 'none' })).statusCode).toBe(404);
  expect(await workOf(ada)).toEqual([]);
});

const share = async (teacher: TestTeacher, title: string, classIds: readonly string[]): Promise<string> => {
  const id = uuid7();
  const stored = { storageKey: id, mimeType: 'application/pdf', originalName: 'sheet.pdf', bytes: 10, createdAt: testApp().clock.now };
  const row = { id, schoolId: teacher.schoolId, sharedBy: teacher.id, title, subject: 'maths', description: '', ...stored } as const;
  await testApp().database.db.insert(classResource).values(row);
  await testApp()
    .database.db.insert(classResourceShare)
    .values(classIds.map((classId) => ({ resourceId: id, classId })));
  return id;
};

test('something to read is set from the same form; a document of another class, or none, is refused', async () => {
  const { teacher, ada, first, second } = await twoClasses();
  const resourceId = await share(teacher, 'Fractions sheet', [first]);
  const reading = { title: 'Read the sheet', kind: 'reading', difficulty: 'beginner', numQuestions: 5 };
  const made = await teacher.post(set, { to: [{ classId: first }], ...reading, resourceId });
  expect([made.statusCode, made.json<SetForClasses>().groups[0]?.pupils]).toEqual([200, 2]);
  const [work] = await workOf(ada);
  expect(work).toMatchObject({ title: 'Read the sheet', kind: 'reading', resourceId });
  const begun = (await ada.post(`/api/student/assignments/${work?.id}/start`, {})).json<AssignmentStarted>();
  expect(begun).toEqual({ success: true, kind: 'resource', id: resourceId });
  // It can be set again from what is kept, as long as it is shared with the class.
  const [group] = made.json<SetForClasses>().groups;
  const piece = () => teacher.get(`/api/teacher/classes/${first}/homework/${group?.groupId}`);
  expect((await piece()).json<SetPiece>()).toMatchObject({ kind: 'reading', resourceId });
  const again = await teacher.post(set, { to: [{ classId: first }], ...reading, resourceId, title: 'Once more' });
  expect(again.statusCode).toBe(200);
  await testApp().database.db.delete(classResourceShare).where(eq(classResourceShare.resourceId, resourceId));
  expect((await piece()).json<SetPiece>().resourceId).toBeNull();
  await testApp().database.db.insert(classResourceShare).values({ resourceId, classId: first });
  const other = await aTeacher(testApp());
  const theirs = await share(other, 'Theirs', [await aClass(testApp(), other, [])]);
  const refused = [
    { to: [{ classId: first }, { classId: second }], resourceId },
    { to: [{ classId: first }], resourceId: theirs },
    { to: [{ classId: first }], resourceId: nobody },
    { to: [{ classId: first }] },
  ];
  for (const body of refused) {
    const answer = await teacher.post(set, { ...reading, ...body });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'Please choose what to read. It has to be shared with every class that gets it.',
    ]);
  }
  expect((await teacher.post(set, { to: [{ classId: first }], ...quiz, title: 'No topic', topic: '' })).statusCode).toBe(400);
});

test('the topics of a class stand with their objectives, those of its year first; an objective sets questions on it', async () => {
  const { teacher, first } = await twoClasses();
  const path = `/api/teacher/classes/${first}/topics`;
  const topics = (await teacher.get(path)).json<TopicsToSet>();
  const ofYear = topics.findIndex((topic) => !topic.ofYear);
  expect(topics.slice(0, ofYear < 0 ? undefined : ofYear).every((topic) => topic.ofYear)).toBe(true);
  expect(topics.every(({ objectives }) => objectives.length > 0)).toBe(true);
  const [topic] = topics;
  const made = await teacher.post('/api/teacher/papers', { classId: first, ...quiz, topic: topic?.objectives[0]?.topic });
  expect([made.statusCode, made.json<TeacherPaper>().questions.length]).toEqual([200, 5]);
  expect((await (await aTeacher(testApp())).get(path)).statusCode).toBe(404);
  expect((await testApp().visitor().get(path)).statusCode).toBe(401);
});
