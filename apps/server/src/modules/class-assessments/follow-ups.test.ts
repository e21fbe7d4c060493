import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Assignment, AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { ClassAssessment, ClassAssessmentResults } from '@hedgerow/contracts/class-assessments';
import type { ClassAnalytics } from '@hedgerow/contracts/classes';
import { type FollowUpSet, type FollowUpsThere, followUpMessages } from '@hedgerow/contracts/follow-ups';
import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { answerEvidence } from '../../db/schema/adaptive.ts';
import { assignment, assignmentPaper } from '../../db/schema/assignments.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { eq } from 'drizzle-orm';
import { aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';
import { aClass } from '../../testing/school.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { sharedPaper } from '../assignments/stored-paper.ts';

const testApp = startTestApp();
const bank = openBank();
const topic = bank.topic('maths.ks3.linear-equations');
const belief = topic?.misconceptions[0];
if (topic === undefined || belief === undefined) throw new Error('the bank has no misconception on linear equations');

const aClassOfThree = async () => {
  const teacher = await aTeacher(testApp());
  const [ada, ben, cat] = [
    await aPupil(testApp(), { firstName: 'Ada' }),
    await aPupil(testApp(), { firstName: 'Ben' }),
    await aPupil(testApp(), { firstName: 'Cat' }),
  ];
  const classId = await aClass(testApp(), teacher, [ada, ben, cat], { name: '9B', subject: 'maths' });
  const body = { topicId: topic.id, misconceptionId: belief.id, childIds: [ada.id, ben.id] };
  return { teacher, ada, ben, cat, classId, body, path: `/api/teacher/classes/${classId}/follow-ups` };
};
const workOf = async (pupil: TestPupil) => (await pupil.get('/api/student/assignments')).json<Assignment[]>();

const believes = async ({ familyId, id: childId }: TestPupil): Promise<void> => {
  const at = new Date(testApp().clock.now.getTime() - 86_400_000);
  const about = { subject: 'maths' as const, keyStage: 'KS3' as const, topicId: topic.id, level: 1, misconception: belief.id };
  const row = { ...about, familyId, childId, assessmentId: uuid7(), position: 0, correct: false, at };
  await testApp().database.db.insert(answerEvidence).values(row);
};

test('what the analytics name by its ids is followed up for those who show it, and for nobody else', async () => {
  const { teacher, ada, ben, cat, classId, path } = await aClassOfThree();
  await believes(ada);
  await believes(ben);
  const { misconceptions } = (await teacher.get(`/api/teacher/classes/${classId}/analytics`)).json<ClassAnalytics>();
  const [shown] = misconceptions;
  expect(shown).toMatchObject({ topicId: topic.id, misconceptionId: belief.id });
  const childIds = shown?.pupils.map(({ id }) => id);
  const set = await teacher.post(path, { topicId: shown?.topicId, misconceptionId: shown?.misconceptionId, childIds });
  expect(set.json<FollowUpSet>()).toMatchObject({ pupils: 2, questions: 5 });
  const there = (await teacher.get(path)).json<FollowUpsThere>();
  expect(there).toMatchObject([{ topicId: topic.id, misconceptionId: belief.id }]);
  expect(there[0]?.childIds.toSorted()).toEqual([ada.id, ben.id].toSorted());
  expect((await Promise.all([ada, ben, cat].map(workOf))).map((works) => works.map(({ title }) => title))).toEqual([
    [`${topic.title}: another look`],
    [`${topic.title}: another look`],
    [],
  ]);
});

test('its questions are on what the misconception is about, and begin with those that offer it', async () => {
  const { teacher, ada, body, path } = await aClassOfThree();
  await teacher.post(path, body);
  const [work] = await workOf(ada);
  const { db } = testApp().database;
  const [row] = await db
    .select({ paper: assignmentPaper })
    .from(assignmentPaper)
    .innerJoin(assignment, eq(assignment.paperId, assignmentPaper.id))
    .where(eq(assignment.id, work?.id ?? ''));
  if (row === undefined) throw new Error('no paper');
  const { questions } = sharedPaper(row.paper).draft;
  const offers = questions.map((question) => question.type === 'multiple_choice' && question.misconceptions.includes(belief.id));
  expect(offers[0]).toBe(true);
  expect(offers.toSorted((one, other) => Number(other) - Number(one))).toEqual(offers);
  expect(questions.every(({ topicId }) => topicId === topic.id)).toBe(true);
  expect(questions.every(({ objective }) => objective === belief.objective)).toBe(true);
});

test('the wrong answers to a follow-up say again who still holds it', async () => {
  const { teacher, ada, classId, body, path } = await aClassOfThree();
  const { groupId } = (await teacher.post(path, body)).json<FollowUpSet>();
  const [work] = await workOf(ada);
  const { id } = (await ada.post(`/api/student/assignments/${work?.id}/start`, {})).json<AssignmentStarted>();
  const { questions } = (await ada.get(`/api/assessments/${id}`)).json<Assessment>();
  const { db } = testApp().database;
  const [row] = await db.select().from(assignmentPaper).where(eq(assignmentPaper.setBy, teacher.id));
  const stored = row === undefined ? [] : sharedPaper(row).draft.questions;
  const userAnswers = stored.map((question) =>
    question.type === 'multiple_choice' ? Math.max(0, question.misconceptions.indexOf(belief.id)) : 0,
  );
  expect(questions).toHaveLength(userAnswers.length);
  await ada.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 60_000 });
  const results = (await teacher.get(`/api/teacher/classes/${classId}/assessments/${groupId}`)).json<ClassAssessmentResults>();
  const again = results.misconceptions.find(({ misconceptionId }) => misconceptionId === belief.id);
  expect(again).toMatchObject({ topicId: topic.id, topic: topic.title, pupils: [{ id: ada.id, name: 'Ada Lee' }] });
  const papers = (await teacher.get(`/api/teacher/classes/${classId}/assessments`)).json<ClassAssessment[]>();
  expect(papers.map((one) => [one.groupId, one.pupils, one.done])).toEqual([[groupId, 2, 1]]);
});

test('an unknown misconception, one of another subject, a pupil of another class and nobody are refused', async () => {
  const { teacher, ada, body, path } = await aClassOfThree();
  const stranger = await aPupil(testApp());
  const history = await aClass(testApp(), teacher, [ada], { name: '9H', subject: 'history' });
  const unknown = await teacher.post(path, { ...body, misconceptionId: 'none' });
  expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([404, followUpMessages.unknown]);
  expect((await teacher.post(path, { ...body, topicId: 'maths.none' })).statusCode).toBe(404);
  expect((await teacher.post(`/api/teacher/classes/${history}/follow-ups`, { ...body, childIds: [ada.id] })).statusCode).toBe(404);
  expect((await teacher.post(path, { ...body, childIds: [ada.id, stranger.id] })).statusCode).toBe(404);
  for (const childIds of [[], ['ada'], 'all', undefined]) expect((await teacher.post(path, { ...body, childIds })).statusCode).toBe(400);
  expect((await teacher.post(path, { ...body, topicId: '' })).statusCode).toBe(400);
  expect(await workOf(ada)).toEqual([]);
});

test('nobody else sets one: not another teacher, a parent or a pupil', async () => {
  const { ada, body, path } = await aClassOfThree();
  const other = await aTeacher(testApp());
  const callers = [testApp().visitor(), ada, ada.parent, other];
  const statuses: number[] = [];
  for (const caller of callers) statuses.push((await caller.post(path, body)).statusCode);
  expect(statuses).toEqual([401, 403, 403, 404]);
  expect((await other.get(path)).statusCode).toBe(404);
  expect(await workOf(ada)).toEqual([]);
});
