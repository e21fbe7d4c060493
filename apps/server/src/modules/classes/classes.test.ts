import { expect, test } from 'vitest';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import type { ProgressSummary } from '@hedgerow/contracts/progress';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { and, eq } from 'drizzle-orm';
import { assignment } from '../../db/schema/assignments.ts';
import { family } from '../../db/schema/families.ts';
import { schoolClass } from '../../db/schema/school-classes.ts';
import { schoolMember } from '../../db/schema/schools.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, aTeacher, type TestTeacher } from '../../testing/people.ts';
import { aClass, finished } from '../../testing/school.ts';

const testApp = startTestApp();
const path = '/api/teacher/classes';
const classesOf = async (teacher: TestTeacher): Promise<TeacherClass[]> => (await teacher.get(path)).json<TeacherClass[]>();

test('classes are open to nobody but a teacher with two-step sign-in', async () => {
  expect((await testApp().visitor().get(path)).statusCode).toBe(401);
  const pupil = await aPupil(testApp());
  expect((await pupil.get(path)).statusCode).toBe(403);
  expect((await pupil.parent.get(path)).statusCode).toBe(403);
  const oneStep = await (await aTeacher(testApp(), { twoFactor: false })).get(path);
  expect([oneStep.statusCode, oneStep.json()]).toMatchObject([403, { details: { reason: 'two_factor_setup' } }]);
});

test('a teacher without classes gets an empty list, and never somebody else’s', async () => {
  const [mine, other] = [await aTeacher(testApp()), await aTeacher(testApp())];
  await aClass(testApp(), other, [await aPupil(testApp())]);
  expect(await classesOf(mine)).toEqual([]);
  expect(await classesOf(other)).toHaveLength(1);
});

test('a teacher sees the classes by year with their pupils by name, and no address of a child', async () => {
  const teacher = await aTeacher(testApp());
  const parent = await aParent(testApp());
  const zoe = await aPupil(testApp(), { parent, firstName: 'Zoe' });
  const amy = await aPupil(testApp(), { parent, firstName: 'Amy' });
  await aClass(testApp(), teacher, [zoe, amy], { name: '10A', yearGroup: 10 });
  await aClass(testApp(), teacher, [], { name: 'Oak', subject: 'english', yearGroup: 4 });
  const answer = await teacher.get(path);
  expect(answer.json()).toMatchObject([
    {
      name: 'Oak',
      subjectName: 'English',
      yearGroup: 'Year 4',
      keyStage: 'KS2',
      school: 'Oak Lane Primary',
      studentCount: 0,
      students: [],
    },
    { name: '10A', subjectName: 'Maths', keyStage: 'KS4', studentCount: 2, students: [{ firstName: 'Amy' }, { firstName: 'Zoe' }] },
  ]);
  expect(answer.body).not.toMatch(/@|email|username/i);
});

test('a teacher sees what the parent sees of days and work, in the subject of the class; where there is nothing yet it says so', async () => {
  const teacher = await aTeacher(testApp());
  const [busy, quiet] = [await aPupil(testApp()), await aPupil(testApp())];
  await finished(testApp(), busy, 1, { score: 60 });
  await finished(testApp(), busy, 0, { score: 85 });
  await aClass(testApp(), teacher, [busy, quiet]);
  const [{ students } = { students: [] }] = await classesOf(teacher);
  const seen = students.find(({ id }) => id === busy.id);
  const summary = (await busy.parent.get(`/api/student/progress/${busy.id}`)).json<ProgressSummary>();
  expect(seen).toMatchObject({
    averageScore: 73,
    currentStreak: 2,
    completedAssessments: 2,
    lastActiveAt: testApp().clock.now.toISOString(),
  });
  expect([seen?.averageScore, seen?.currentStreak, seen?.completedAssessments]).toEqual([
    summary.averageScore,
    summary.currentStreak,
    summary.totalAssessments,
  ]);
  expect(students.find(({ id }) => id === quiet.id)).toMatchObject({
    averageScore: null,
    currentStreak: 0,
    completedAssessments: 0,
    lastActiveAt: null,
    engagementScore: null,
    skillsCompleted: 0,
    examReadiness: null,
    topPerformer: false,
  });
});

test('average, readiness and skills come from the subject of the class alone', async () => {
  const teacher = await aTeacher(testApp());
  const [keen, other] = [await aPupil(testApp()), await aPupil(testApp())];
  for (const daysAgo of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await finished(testApp(), keen, daysAgo, { score: 80, topic: `topic ${daysAgo % 3}` });
  for (const daysAgo of [30, 31, 32]) await finished(testApp(), other, daysAgo, { score: 55 });
  await finished(testApp(), other, 100, { score: 100, topic: 'too long ago to be ready by' });
  for (const daysAgo of [1, 2, 3]) await finished(testApp(), other, daysAgo, { score: 95, subject: 'french' });
  await aClass(testApp(), teacher, [keen, other]);
  const [{ students } = { students: [] }] = await classesOf(teacher);
  expect(students.find(({ id }) => id === keen.id)).toMatchObject({
    averageScore: 80,
    skillsCompleted: 3,
    examReadiness: 'ready',
  });
  expect(students.find(({ id }) => id === other.id)).toMatchObject({
    averageScore: 66,
    completedAssessments: 4,
    skillsCompleted: 1,
    examReadiness: 'nearly',
  });
});

test('engagement is the work of the class that was due and handed in; work of another class, to come or taken back says nothing', async () => {
  const teacher = await aTeacher(testApp());
  const [keen, other] = [await aPupil(testApp()), await aPupil(testApp())];
  const classId = await aClass(testApp(), teacher, [keen, other]);
  const elsewhere = await aClass(testApp(), teacher, [keen, other], { name: '9C' });
  const today = londonDate(testApp().clock.now);
  const work = (pupil: typeof keen, due: number, isDone: boolean, more: object = {}) => {
    const done = isDone ? { finishedAt: testApp().clock.now, finishedOn: today } : {};
    const asked = {
      kind: 'reading',
      title: 'Read',
      subject: 'maths',
      topic: 'Fractions',
      description: '',
      difficulty: 'beginner',
    } as const;
    const whose = { familyId: pupil.familyId, childId: pupil.id, classId, setByRole: 'teacher', setBy: teacher.id } as const;
    const ids = { id: uuid7(), groupId: uuid7(), numQuestions: 5, createdAt: testApp().clock.now, dueOn: addDays(today, due) };
    return testApp()
      .database.db.insert(assignment)
      .values({ ...whose, ...asked, ...ids, ...done, ...more });
  };
  for (const due of [-3, -10, -20, 0]) await work(keen, due, true);
  await work(other, -3, true);
  await work(other, -10, false);
  await work(other, -20, false);
  await work(other, 0, false);
  await work(other, 4, false);
  await work(other, -40, false);
  await work(other, -4, false, { withdrawnAt: testApp().clock.now });
  await work(other, -4, true, { classId: elsewhere });
  for (const daysAgo of [1, 2]) await finished(testApp(), keen, daysAgo, { score: 80 });
  const students = (await classesOf(teacher)).find(({ id }) => id === classId)?.students ?? [];
  expect(students.find(({ id }) => id === keen.id)).toMatchObject({ engagementScore: 100, topPerformer: true });
  expect(students.find(({ id }) => id === other.id)).toMatchObject({ engagementScore: 33, topPerformer: false });
});

test('a science class has its three sciences with it', async () => {
  const teacher = await aTeacher(testApp());
  const pupil = await aPupil(testApp());
  await finished(testApp(), pupil, 1, { score: 60, subject: 'physics' });
  await finished(testApp(), pupil, 2, { score: 80, subject: 'biology' });
  await finished(testApp(), pupil, 3, { score: 10, subject: 'maths' });
  await aClass(testApp(), teacher, [pupil], { subject: 'science' });
  expect((await classesOf(teacher))[0]?.students[0]?.averageScore).toBe(70);
});

test('who left is not shown: a family that is closing, and the classes of a teacher whom the school took out', async () => {
  const teacher = await aTeacher(testApp());
  const [leaving, staying] = [await aPupil(testApp()), await aPupil(testApp())];
  await aClass(testApp(), teacher, [leaving, staying]);
  const { db } = testApp().database;
  await db.update(family).set({ deleteAfter: testApp().clock.now }).where(eq(family.id, leaving.familyId));
  const [{ students } = { students: [] }] = await classesOf(teacher);
  expect(students.map(({ id }) => id)).toEqual([staying.id]);
  await db.delete(schoolMember).where(and(eq(schoolMember.userId, teacher.id), eq(schoolMember.schoolId, teacher.schoolId)));
  expect(await classesOf(teacher)).toEqual([]);
});

test('a class that the administrator put away is not there any more', async () => {
  const teacher = await aTeacher(testApp());
  const id = await aClass(testApp(), teacher, []);
  await testApp().database.db.update(schoolClass).set({ archivedAt: testApp().clock.now }).where(eq(schoolClass.id, id));
  expect(await classesOf(teacher)).toEqual([]);
});
