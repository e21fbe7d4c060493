import { expect, test } from 'vitest';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import type { ProgressSummary } from '@hedgerow/contracts/progress';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { and, eq } from 'drizzle-orm';
import { activity } from '../../db/schema/progress.ts';
import { family } from '../../db/schema/families.ts';
import { classPupil, schoolClass, schoolMember } from '../../db/schema/schools.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { openHouse } from '../../testing/house.ts';
import { aParent, aPupil, aTeacher, type TestPupil, type TestTeacher } from '../../testing/people.ts';

const house = openHouse();
const path = '/api/teacher/classes';
const day = 86_400_000;

type ClassWish = { readonly name?: string; readonly subject?: SubjectId; readonly yearGroup?: YearGroup };

const aClass = async (teacher: TestTeacher, pupils: readonly TestPupil[], wish: ClassWish = {}): Promise<string> => {
  const { database, clock } = house();
  const [id, createdAt] = [uuid7(), clock.now];
  const { name = '9B', subject = 'maths', yearGroup = 9 } = wish;
  await database.db
    .insert(schoolClass)
    .values({ id, schoolId: teacher.schoolId, teacherId: teacher.id, name, subject, yearGroup, createdAt });
  const rows = pupils.map((pupil) => ({ classId: id, familyId: pupil.familyId, childId: pupil.id, createdAt }));
  if (rows.length > 0) await database.db.insert(classPupil).values(rows);
  return id;
};

const finished = async ({ familyId, id: childId }: TestPupil, daysAgo: number, score: number): Promise<void> => {
  const at = new Date(house().clock.now.getTime() - daysAgo * day);
  const row = { type: 'assessment', status: 'completed', subject: 'maths', topic: 'fractions', title: 'Fractions' } as const;
  const stamps = { day: at.toISOString().slice(0, 10), happenedAt: at };
  await house()
    .database.db.insert(activity)
    .values({ ...row, ...stamps, id: `assessment-${uuid7()}`, familyId, childId, score });
};

const classesOf = async (teacher: TestTeacher): Promise<TeacherClass[]> => (await teacher.get(path)).json<TeacherClass[]>();

test('classes are open to nobody but a teacher with two-step sign-in', async () => {
  expect((await house().visitor().get(path)).statusCode).toBe(401);
  const pupil = await aPupil(house());
  expect((await pupil.get(path)).statusCode).toBe(403);
  expect((await pupil.parent.get(path)).statusCode).toBe(403);
  const oneStep = await (await aTeacher(house(), { twoFactor: false })).get(path);
  expect([oneStep.statusCode, oneStep.json()]).toMatchObject([403, { details: { reason: 'two_factor_setup' } }]);
});

test('a teacher without classes gets an empty list, and never somebody else’s', async () => {
  const [mine, other] = [await aTeacher(house()), await aTeacher(house())];
  await aClass(other, [await aPupil(house())]);
  expect(await classesOf(mine)).toEqual([]);
  expect(await classesOf(other)).toHaveLength(1);
});

test('a teacher sees the classes by year with their pupils by name, and no address of a child', async () => {
  const teacher = await aTeacher(house());
  const parent = await aParent(house());
  const zoe = await aPupil(house(), { parent, firstName: 'Zoe' });
  const amy = await aPupil(house(), { parent, firstName: 'Amy' });
  await aClass(teacher, [zoe, amy], { name: '10A', yearGroup: 10 });
  await aClass(teacher, [], { name: 'Oak', subject: 'english', yearGroup: 4 });
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

test('a teacher sees the figures that the parent sees; where there is nothing yet it says so', async () => {
  const teacher = await aTeacher(house());
  const [busy, quiet] = [await aPupil(house()), await aPupil(house())];
  await finished(busy, 1, 60);
  await finished(busy, 0, 85);
  await aClass(teacher, [busy, quiet]);
  const [{ students } = { students: [] }] = await classesOf(teacher);
  const seen = students.find(({ id }) => id === busy.id);
  const summary = (await busy.parent.get(`/api/student/progress/${busy.id}`)).json<ProgressSummary>();
  expect(seen).toMatchObject({
    averageScore: 73,
    currentStreak: 2,
    completedAssessments: 2,
    lastActiveAt: house().clock.now.toISOString(),
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
  });
});

test('who left is not shown: a family that is closing, and the classes of a teacher whom the school took out', async () => {
  const teacher = await aTeacher(house());
  const [leaving, staying] = [await aPupil(house()), await aPupil(house())];
  await aClass(teacher, [leaving, staying]);
  const { db } = house().database;
  await db.update(family).set({ deleteAfter: house().clock.now }).where(eq(family.id, leaving.familyId));
  const [{ students } = { students: [] }] = await classesOf(teacher);
  expect(students.map(({ id }) => id)).toEqual([staying.id]);
  await db.delete(schoolMember).where(and(eq(schoolMember.userId, teacher.id), eq(schoolMember.schoolId, teacher.schoolId)));
  expect(await classesOf(teacher)).toEqual([]);
});
