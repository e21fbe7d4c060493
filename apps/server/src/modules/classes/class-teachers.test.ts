import type { ClassTeachers } from '@hedgerow/contracts/class-teachers';
import type { ClassAssessment } from '@hedgerow/contracts/class-assessments';
import type { TeacherResource } from '@hedgerow/contracts/class-resources';
import type { ClassPupilPage, Homework, TeacherClass } from '@hedgerow/contracts/classes';
import type { ClassJoin } from '@hedgerow/contracts/schools';
import type { SetPiece, TeacherPaper } from '@hedgerow/contracts/teacher-work';
import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { childAudit } from '../../db/schema/audit.ts';
import { classResource, classResourceShare } from '../../db/schema/classes.ts';
import { classJoin, classTeacher } from '../../db/schema/school-classes.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { anAdministrator, aPupil, aTeacher, type TestTeacher } from '../../testing/people.ts';
import { aClass, aColleague } from '../../testing/school.ts';

const testApp = startTestApp();
const nobody = '00000000-0000-7000-8000-000000000000';
const day = 86_400_000;
const at = '2026-09-14T09:00:00Z';

const aTaughtClass = async () => {
  const owner = await aTeacher(testApp());
  const [ada, ben] = [await aPupil(testApp(), { firstName: 'Ada' }), await aPupil(testApp(), { firstName: 'Ben' })];
  const classId = await aClass(testApp(), owner, [ada, ben], { name: '9B', subject: 'maths' });
  const colleague = await aColleague(testApp(), owner.schoolId);
  const path = `/api/teacher/classes/${classId}/teachers`;
  const add = (role: string, whom: Pick<TestTeacher, 'id'> = colleague, until?: string) => owner.put(`${path}/${whom.id}`, { role, until });
  return { owner, colleague, ada, ben, classId, path, add };
};
const check = { title: 'Check', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 };
const setOne = async (teacher: TestTeacher, classId: string): Promise<string> => {
  const made = await teacher.post(`/api/teacher/classes/${classId}/assessments`, check);
  return made.json<ClassAssessment>().groupId;
};

/** Every way to look into a class, and every way to change something in it. */
const reads = (classId: string, childId: string, groupId: string): readonly string[] => [
  `/api/teacher/classes/${classId}/teachers`,
  `/api/teacher/classes/${classId}/weeks`,
  `/api/teacher/classes/${classId}/analytics`,
  `/api/teacher/classes/${classId}/assessments`,
  `/api/teacher/classes/${classId}/assessments/${groupId}`,
  `/api/teacher/classes/${classId}/homework/${groupId}`,
  `/api/teacher/classes/${classId}/pupils/${childId}`,
  `/api/assignments/child/${childId}`,
];
const work = { title: 'More', topic: 'Fractions', description: '', kind: 'assessment', difficulty: 'beginner', numQuestions: 5 };
const changes = (classId: string, childId: string, groupId: string, assignmentId: string) =>
  [
    ['POST', `/api/teacher/classes/${classId}/assessments`, check],
    ['PATCH', `/api/teacher/classes/${classId}/assessments/${groupId}`, { dueDate: '2026-09-30' }],
    ['PUT', `/api/teacher/classes/${classId}/assessments/${groupId}/marks/${childId}/q1`, { marks: 1, comment: '' }],
    ['PATCH', `/api/teacher/classes/${classId}/homework/${groupId}`, { title: 'New name' }],
    ['DELETE', `/api/teacher/classes/${classId}/homework/${groupId}`, undefined],
    ['POST', `/api/teacher/classes/${classId}/homework/${groupId}/remind`, {}],
    ['POST', `/api/teacher/classes/${classId}/pupils/${childId}/card`, {}],
    ['POST', `/api/teacher/classes/${classId}/follow-ups`, { topicId: 'maths.ks3.fractions', misconceptionId: 'x', childIds: [childId] }],
    ['POST', '/api/teacher/papers', { ...work, classId, includeEssays: false }],
    ['POST', '/api/teacher/set-work', { ...work, to: [{ classId }] }],
    ['POST', '/api/assignments', { ...work, subject: 'maths', childIds: [childId], classId }],
    ['DELETE', `/api/assignments/${assignmentId}`, undefined],
    ['POST', '/api/teacher/class-joins', { classId, childIds: [childId], accept: true }],
    ['POST', '/api/teacher/requests', { kind: 'add_pupil', classId, pupilName: 'Amy', note: '' }],
  ] as const;

const statusesOf = async (caller: TestTeacher, calls: ReturnType<typeof changes>): Promise<number[]> => {
  const found: number[] = [];
  for (const [method, url, body] of calls) {
    const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
    found.push((await caller.send({ method, url, ...sent })).statusCode);
  }
  return found;
};

const message = async (answer: ReturnType<TestTeacher['put']>): Promise<readonly [number, string]> => {
  const got = await answer;
  return [got.statusCode, got.json<{ message: string }>().message];
};
const resourcesOf = async (who: TestTeacher) => (await who.get('/api/teacher/resources')).json<TeacherResource[]>();

afterEach(() => {
  testApp().clock.now = new Date(at);
});

test('the owner adds a co-teacher: the class is on their page, they set work and remind, and do not manage the class', async () => {
  testApp().clock.now = new Date(at);
  const { owner, colleague, classId, path, add } = await aTaughtClass();
  expect((await colleague.get(path)).statusCode).toBe(404);
  const added = await add('co_teacher');
  expect(added.json<ClassTeachers>()).toMatchObject({
    teachers: [
      { id: owner.id, name: 'Tess Hart', role: 'owner', until: null },
      { id: colleague.id, name: 'Cole Ash', role: 'co_teacher', until: null },
    ],
    mayManage: true,
    colleagues: [],
  });
  expect((await colleague.get('/api/teacher/classes')).json<TeacherClass[]>()).toMatchObject([
    { id: classId, role: 'co_teacher', studentCount: 2 },
  ]);
  expect((await owner.get('/api/teacher/classes')).json<TeacherClass[]>()).toMatchObject([{ id: classId, role: 'owner' }]);
  const groupId = await setOne(colleague, classId);
  expect((await owner.get('/api/teacher/homework')).json<Homework[]>()).toMatchObject([{ groupId, mayChange: true }]);
  expect((await colleague.post(`/api/teacher/classes/${classId}/homework/${groupId}/remind`, {})).json()).toEqual({ reminded: 2 });
  expect((await colleague.get(path)).json<ClassTeachers>()).toMatchObject({ mayManage: false, colleagues: [] });
  for (const answer of [
    await colleague.put(`${path}/${colleague.id}`, { role: 'read_only' }),
    await colleague.delete(`${path}/${owner.id}`),
    await colleague.post('/api/teacher/requests', { kind: 'end_class', classId, note: '' }),
  ])
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { message: expect.stringContaining('administrator') as string }]);
});

test('read only sees everything that a teacher sees, and changes nothing', async () => {
  testApp().clock.now = new Date(at);
  const { owner, colleague, ada, classId, add } = await aTaughtClass();
  const groupId = await setOne(owner, classId);
  const [first] = (await owner.get('/api/assignments')).json<{ id: string }[]>();
  expect((await add('read_only')).statusCode).toBe(200);
  for (const address of reads(classId, ada.id, groupId))
    expect([address, (await colleague.get(address)).statusCode]).toEqual([address, 200]);
  expect((await colleague.get('/api/assignments')).json<unknown[]>()).toHaveLength(2);
  expect((await colleague.get('/api/teacher/homework')).json<Homework[]>()).toMatchObject([{ groupId, mayChange: false }]);
  const page = (await colleague.get(`/api/teacher/classes/${classId}/pupils/${ada.id}`)).json<ClassPupilPage>();
  expect(page.mayTeach).toBe(false);
  const calls = changes(classId, ada.id, groupId, first?.id ?? '');
  expect(await statusesOf(colleague, calls)).toEqual(calls.map(() => 403));
  const piece = (await owner.get(`/api/teacher/classes/${classId}/homework/${groupId}`)).json<SetPiece>();
  expect(piece).toMatchObject({ title: 'Check', pupils: 2 });
});

test('removed, their next call answers as if the class did not exist; so it does for any other colleague', async () => {
  testApp().clock.now = new Date(at);
  const { owner, colleague, ada, classId, path, add } = await aTaughtClass();
  await add('co_teacher');
  const groupId = await setOne(colleague, classId);
  const [first] = (await owner.get('/api/assignments')).json<{ id: string }[]>();
  expect((await owner.delete(`${path}/${colleague.id}`)).statusCode).toBe(200);
  const stranger = await aColleague(testApp(), owner.schoolId);
  for (const gone of [colleague, stranger]) {
    for (const address of reads(classId, ada.id, groupId)) expect([address, (await gone.get(address)).statusCode]).toEqual([address, 404]);
    expect((await gone.get('/api/teacher/classes')).json()).toEqual([]);
    expect((await gone.get('/api/teacher/homework')).json()).toEqual([]);
    expect((await gone.get('/api/assignments')).json()).toEqual([]);
    const calls = changes(classId, ada.id, groupId, first?.id ?? '');
    expect(await statusesOf(gone, calls)).toEqual(calls.map(() => 404));
  }
});

test('a cover ends with its last day, in London', async () => {
  testApp().clock.now = new Date('2026-10-01T09:00:00Z');
  const { colleague, classId, path, add } = await aTaughtClass();
  expect((await add('cover', colleague, '2026-10-02')).statusCode).toBe(200);
  // Summer time: an hour before midnight in UTC is the next day in London.
  const seenAt = async (instant: string) => {
    testApp().clock.now = new Date(instant);
    return (await colleague.get(path)).statusCode;
  };
  expect([await seenAt('2026-10-02T22:30:00Z'), await seenAt('2026-10-02T23:30:00Z')]).toEqual([200, 404]);
  const rows = testApp().database.db.select().from(classTeacher).where(eq(classTeacher.classId, classId));
  expect(await rows).toHaveLength(1);
});

test('what is malformed, not of the school or the owner is refused in words', async () => {
  testApp().clock.now = new Date(at);
  const { owner, colleague, classId, path, add } = await aTaughtClass();
  const elsewhere = await aTeacher(testApp());
  expect(await message(add('head'))).toEqual([400, 'Please choose what they do in this class.']);
  expect(await message(add('co_teacher', elsewhere))).toEqual([400, 'Please choose a colleague of your school.']);
  expect(await message(add('co_teacher', { id: nobody }))).toEqual([400, 'Please choose a colleague of your school.']);
  for (const until of [undefined, '2026-09-13', '2027-12-01', 'soon'])
    expect((await message(add('cover', colleague, until)))[1]).toContain('last day of the cover');
  expect((await add('co_teacher', owner)).statusCode).toBe(409);
  expect((await owner.delete(`${path}/${owner.id}`)).statusCode).toBe(409);
  expect((await owner.delete(`${path}/${colleague.id}`)).statusCode).toBe(404);
  expect((await owner.put(`${path}/cole`, { role: 'cover' })).statusCode).toBe(400);
  expect((await elsewhere.put(`${path}/${elsewhere.id}`, { role: 'co_teacher' })).statusCode).toBe(404);
  expect((await owner.put(`/api/teacher/classes/${nobody}/teachers/${colleague.id}`, { role: 'co_teacher' })).statusCode).toBe(404);
  const pupil = await aPupil(testApp());
  for (const other of [pupil, pupil.parent]) expect((await other.get(path)).statusCode).toBe(403);
  expect(await testApp().database.db.select().from(classTeacher).where(eq(classTeacher.classId, classId))).toEqual([]);
});

test('the administrator adds and removes in every class of the school, and of no other; a new owner is the owner alone', async () => {
  testApp().clock.now = new Date(at);
  const administrator = await anAdministrator(testApp());
  const owner = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  const colleague = await aColleague(testApp(), administrator.schoolId);
  const classId = await aClass(testApp(), owner, [await aPupil(testApp())]);
  const path = `/api/school/classes/${classId}/teachers`;
  expect((await administrator.get(path)).json<ClassTeachers>().colleagues.map(({ id }) => id)).toEqual(
    expect.arrayContaining([administrator.id, colleague.id]),
  );
  const put = await administrator.put(`${path}/${colleague.id}`, { role: 'read_only' });
  expect(put.json<ClassTeachers>().teachers.map(({ role }) => role)).toEqual(['owner', 'read_only']);
  expect((await administrator.put(`${path}/${colleague.id}`, { role: 'co_teacher' })).json<ClassTeachers>().teachers[1]?.role).toBe(
    'co_teacher',
  );
  const foreign = await anAdministrator(testApp());
  const answers = [
    await foreign.get(path),
    await foreign.put(`${path}/${colleague.id}`, { role: 'co_teacher' }),
    await foreign.delete(`${path}/${colleague.id}`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);

  await administrator.patch(`/api/school/classes/${classId}`, { teacherId: colleague.id });
  expect((await administrator.get(path)).json<ClassTeachers>().teachers).toMatchObject([{ id: colleague.id, role: 'owner' }]);
  expect((await owner.get('/api/teacher/classes')).json()).toEqual([]);
  await administrator.put(`${path}/${owner.id}`, { role: 'co_teacher' });
  expect((await administrator.delete(`${path}/${owner.id}`)).json<ClassTeachers>().teachers).toHaveLength(1);
});

test('whoever leaves the school is in none of its classes, also when they come back', async () => {
  testApp().clock.now = new Date(at);
  const administrator = await anAdministrator(testApp());
  const owner = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  const colleague = await aColleague(testApp(), administrator.schoolId);
  const classId = await aClass(testApp(), owner, []);
  const { db } = testApp().database;
  const rows = () => db.select().from(classTeacher).where(eq(classTeacher.classId, classId));
  await administrator.put(`/api/school/classes/${classId}/teachers/${colleague.id}`, { role: 'co_teacher' });
  await administrator.post(`/api/school/staff/${colleague.id}/remove`, {});
  expect(await rows()).toEqual([]);
  // Whoever takes a class over is not beside themselves in it.
  const heir = await aColleague(testApp(), administrator.schoolId);
  await administrator.put(`/api/school/classes/${classId}/teachers/${heir.id}`, { role: 'co_teacher' });
  await administrator.post(`/api/school/staff/${owner.id}/remove`, { classesTo: heir.id });
  expect(await rows()).toEqual([]);
});

test('a paper that a colleague set in the class can be set again; another class’s cannot', async () => {
  testApp().clock.now = new Date(at);
  const { owner, colleague, classId, add } = await aTaughtClass();
  const groupId = await setOne(owner, classId);
  const { paperId } = (await owner.get(`/api/teacher/classes/${classId}/homework/${groupId}`)).json<SetPiece>();
  const copy = () => colleague.post(`/api/teacher/papers/${paperId}/copy`, {});
  expect((await copy()).statusCode).toBe(404);
  await add('read_only');
  expect((await copy()).statusCode).toBe(404);
  await add('co_teacher');
  const copied = (await copy()).json<TeacherPaper>();
  expect(copied.questions).toHaveLength(5);
  const set = await colleague.post('/api/teacher/set-work', { ...work, numQuestions: 5, to: [{ classId }], paperId: copied.id });
  expect(set.statusCode).toBe(200);
});

test('files of a class are seen by all who teach it, and removed by who shared them or whose class it is', async () => {
  testApp().clock.now = new Date(at);
  const { owner, colleague, classId, add } = await aTaughtClass();
  await add('co_teacher');
  const { db } = testApp().database;
  const id = nobody.replace(/0$/, '7');
  const facts = {
    title: 'Sheet',
    subject: 'maths',
    description: '',
    originalName: 'sheet.pdf',
    mimeType: 'application/pdf',
    bytes: 10,
  } as const;
  await db
    .insert(classResource)
    .values({ ...facts, id, schoolId: owner.schoolId, sharedBy: colleague.id, storageKey: 'none', createdAt: testApp().clock.now });
  await db.insert(classResourceShare).values({ classId, resourceId: id });
  expect(await resourcesOf(colleague)).toMatchObject([{ id, sharedBy: null, mayRemove: true }]);
  expect(await resourcesOf(owner)).toMatchObject([{ id, sharedBy: 'Cole Ash', mayRemove: true, classes: [{ id: classId }] }]);
  const looks = await aColleague(testApp(), owner.schoolId);
  await add('read_only', looks);
  expect(await resourcesOf(looks)).toMatchObject([{ id, mayRemove: false }]);
  expect((await looks.delete(`/api/teacher/resources/${id}`)).statusCode).toBe(403);
  expect((await (await aColleague(testApp(), owner.schoolId)).delete(`/api/teacher/resources/${id}`)).statusCode).toBe(404);
  expect((await owner.delete(`/api/teacher/resources/${id}`)).statusCode).toBe(200);
});

test('who may let pupils in sees who waits; the parent reads who sees the class, and that it changed', async () => {
  testApp().clock.now = new Date(at);
  const { owner, colleague, ada, classId, add } = await aTaughtClass();
  const child = await aPupil(testApp(), { firstName: 'Cleo' });
  const { db } = testApp().database;
  await db
    .insert(classJoin)
    .values({ familyId: child.familyId, classId, childId: child.id, userId: child.parent.id, wording: 'w', askedAt: testApp().clock.now });
  const waiting = async () => (await colleague.get('/api/teacher/class-joins')).json<ClassJoin[]>().map(({ childId }) => childId);
  await add('read_only');
  expect(await waiting()).toEqual([]);
  await add('cover', colleague, '2026-09-20');
  expect(await waiting()).toEqual([child.id]);
  expect((await colleague.post('/api/teacher/class-joins', { classId, childIds: [child.id], accept: true })).json()).toEqual({
    answered: 1,
  });
  expect((await child.parent.get(`/api/parent/child/${child.id}/schools`)).json()).toMatchObject([
    { classes: [{ name: '9B', teacher: 'Tess Hart', alsoTeach: [{ name: 'Cole Ash', role: 'cover', until: '2026-09-20' }] }] },
  ]);
  await colleague.get('/api/teacher/classes');
  await testApp().services.audit.settled();
  const noted = await db
    .select()
    .from(childAudit)
    .where(and(eq(childAudit.childId, ada.id)));
  expect(noted.map(({ actorId, kind }) => [actorId, kind])).toEqual(
    expect.arrayContaining([
      [owner.id, 'class-teachers'],
      [colleague.id, 'figures'],
    ]),
  );
  testApp().clock.now = new Date(testApp().clock.now.getTime() + 10 * day);
  expect((await child.parent.get(`/api/parent/child/${child.id}/schools`)).json()).toMatchObject([{ classes: [{ alsoTeach: [] }] }]);
});
