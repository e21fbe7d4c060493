import type { ClassAssessment } from '@hedgerow/contracts/class-assessments';
import type { Department, OwnDuties, SupportPupil } from '@hedgerow/contracts/school-duties';
import { type NewWords, schoolConsentWording } from '@hedgerow/contracts/schools';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { user } from '../../db/schema/accounts.ts';
import { answerEvidence } from '../../db/schema/adaptive.ts';
import { childAudit } from '../../db/schema/audit.ts';
import { pupilGroup, schoolConsent } from '../../db/schema/schools.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { anAdministrator, aPupil, aTeacher, type TestPupil } from '../../testing/people.ts';
import { aClass, aColleague, finished } from '../../testing/school.ts';

const testApp = startTestApp();

const agrees = async (pupil: TestPupil, schoolId: string, wording = schoolConsentWording): Promise<void> => {
  const whose = { familyId: pupil.familyId, childId: pupil.id, userId: pupil.parent.id };
  await testApp()
    .database.db.insert(schoolConsent)
    .values({ ...whose, id: uuid7(), schoolId, className: '9B', wording, agreedAt: testApp().clock.now });
};

const topicId = 'maths.ks3.linear-equations';
/** Answers to one objective: r right, w wrong with a misconception of the topic. */
const answered = async (pupil: TestPupil, marks: string): Promise<void> => {
  const topic = testApp().services.learningNeeds.bank.topic(topicId);
  const [objective, misconception] = [topic?.objectives[0]?.id ?? '', topic?.misconceptions[0]?.id ?? ''];
  const whose = {
    familyId: pupil.familyId,
    childId: pupil.id,
    assessmentId: uuid7(),
    at: new Date(testApp().clock.now.getTime() - 86_400_000),
  };
  const what = { subject: 'maths', keyStage: 'KS3', topicId, objective, level: 1 } as const;
  const rows = Array.from(marks, (mark, position) => {
    const correct = mark === 'r';
    return { ...whose, ...what, position, correct, misconception: correct ? null : misconception };
  });
  await testApp().database.db.insert(answerEvidence).values(rows);
};

const aSchool = async () => {
  const administrator = await anAdministrator(testApp());
  const { schoolId } = administrator;
  const teacher = await aTeacher(testApp(), { schoolId });
  const colleague = await aColleague(testApp(), schoolId);
  const [ada, ben] = [await aPupil(testApp(), { firstName: 'Ada' }), await aPupil(testApp(), { firstName: 'Ben' })];
  const classId = await aClass(testApp(), teacher, [ada, ben], { name: '9B', subject: 'maths' });
  const give = (body: object, id = colleague.id) => administrator.put(`/api/school/staff/${id}/duties`, body);
  return { administrator, schoolId, teacher, colleague, ada, ben, classId, give };
};

test('a head of department reads the classes of the subject by figures, and no name of a pupil', async () => {
  const { schoolId, teacher, colleague, ada, ben, classId, give } = await aSchool();
  await aClass(testApp(), teacher, [ada], { name: '9H', subject: 'history' });
  for (const pupil of [ada, ben]) await agrees(pupil, schoolId);
  const check = { title: 'Check', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 };
  expect((await teacher.post(`/api/teacher/classes/${classId}/assessments`, check)).json<ClassAssessment>().pupils).toBe(2);
  await answered(ada, 'wwwwr');
  await answered(ben, 'wwwwr');
  await finished(testApp(), ada, 3, { score: 40 });
  await finished(testApp(), ben, 3, { score: 60 });
  expect((await give({ headOf: ['maths'], senco: false })).statusCode).toBe(200);
  expect((await colleague.get('/api/teacher/duties')).json<OwnDuties>()).toEqual({
    headOf: [{ subject: 'maths', subjectName: 'Maths' }],
    senco: false,
  });
  const answer = await colleague.get('/api/teacher/departments/maths');
  const { classes } = answer.json<Department>();
  expect(classes).toMatchObject([
    {
      id: classId,
      name: '9B',
      yearGroup: 'Year 9',
      teacher: 'Tess Hart',
      pupils: 2,
      averageScore: 50,
      homework: { done: 0, late: 0, begun: 0, notBegun: 2 },
    },
  ]);
  expect(classes[0]?.objectives).toMatchObject([{ correct: 20, answers: 10 }]);
  expect(classes[0]?.misconceptions).toMatchObject([{ pupils: 2 }]);
  for (const name of ['Ada', 'Ben', ada.id, ben.id]) expect(answer.body).not.toContain(name);
  await testApp().services.audit.settled();
  const noted = testApp()
    .database.db.select()
    .from(childAudit)
    .where(and(eq(childAudit.childId, ada.id), eq(childAudit.actorId, colleague.id)));
  expect((await noted).map(({ kind }) => kind)).toEqual(['figures']);
});

test('the SENCo reads who has extra time or reads in their own way, and what is hard for them', async () => {
  const { schoolId, teacher, colleague, ada, ben, classId, give } = await aSchool();
  for (const pupil of [ada, ben]) await agrees(pupil, schoolId);
  await testApp().database.db.update(user).set({ extraTime: true, typeface: 'lexend' }).where(eq(user.id, ada.id));
  await answered(ada, 'wwr');
  await teacher.post(`/api/teacher/classes/${classId}/assessments`, {
    title: 'Check',
    topic: 'Fractions',
    difficulty: 'easy',
    numQuestions: 5,
  });
  await give({ headOf: [], senco: true });
  const seen = (await colleague.get('/api/teacher/support-pupils')).json<SupportPupil[]>();
  expect(seen).toMatchObject([
    {
      id: ada.id,
      name: 'Ada Lee',
      yearGroup: 'Year 9',
      classes: ['9B'],
      extraTime: true,
      typeface: 'lexend',
      moreRoom: false,
      lessMotion: false,
      homework: { done: 0, late: 0, begun: 0, notBegun: 1 },
    },
  ]);
  expect(seen[0]?.objectives).toMatchObject([{ correct: 33, answers: 3 }]);
});

test('whose parent agreed to earlier words, or to another school, is not seen', async () => {
  const { schoolId, colleague, ada, ben, give } = await aSchool();
  await agrees(ada, schoolId, 'school-2026-11-2');
  await agrees(ben, (await anAdministrator(testApp())).schoolId);
  for (const { id } of [ada, ben]) await testApp().database.db.update(user).set({ extraTime: true }).where(eq(user.id, id));
  await give({ headOf: ['maths'], senco: true });
  expect((await colleague.get('/api/teacher/departments/maths')).json<Department>().classes).toMatchObject([{ name: '9B', pupils: 0 }]);
  expect((await colleague.get('/api/teacher/support-pupils')).json()).toEqual([]);
  await agrees(ada, schoolId).catch(() => undefined);
  await testApp().database.db.update(schoolConsent).set({ wording: schoolConsentWording }).where(eq(schoolConsent.childId, ada.id));
  expect((await colleague.get('/api/teacher/support-pupils')).json<SupportPupil[]>().map(({ id }) => id)).toEqual([ada.id]);
});

test('the SENCo sees who has SEN support or a plan by the school’s list, and nobody for whom it says none', async () => {
  const { administrator, schoolId, colleague, ada, ben, give } = await aSchool();
  for (const pupil of [ada, ben]) await agrees(pupil, schoolId);
  const mark = async (pupil: TestPupil, school: string, sen: 'none' | 'support' | 'plan') => {
    const whose = { familyId: pupil.familyId, childId: pupil.id, schoolId: school };
    await testApp()
      .database.db.insert(pupilGroup)
      .values({ ...whose, sen, updatedAt: testApp().clock.now });
  };
  await mark(ada, schoolId, 'plan');
  await mark(ben, schoolId, 'none');
  // What another school's list says is that school's.
  await mark(ben, (await anAdministrator(testApp())).schoolId, 'support');
  await give({ headOf: [], senco: true });
  const seen = (await colleague.get('/api/teacher/support-pupils')).json<SupportPupil[]>();
  expect(seen.map(({ name, sen, extraTime }) => [name, sen, extraTime])).toEqual([['Ada Lee', 'plan', false]]);
  expect((await administrator.get('/api/teacher/support-pupils')).statusCode).toBe(404);
  await testApp().database.db.update(schoolConsent).set({ wording: 'school-2026-11-2' }).where(eq(schoolConsent.childId, ada.id));
  expect((await colleague.get('/api/teacher/support-pupils')).json()).toEqual([]);
});

const asked = async (pupil: TestPupil) => (await pupil.parent.get('/api/parent/school-words')).json<NewWords>();

test('who agreed to earlier words is asked once, and the answer is kept beside the earlier one', async () => {
  const { schoolId, teacher, colleague, ada, ben, give } = await aSchool();
  for (const pupil of [ada, ben]) await agrees(pupil, schoolId, 'school-2026-11-2');
  await testApp().database.db.update(user).set({ extraTime: true }).where(eq(user.id, ada.id));
  await give({ headOf: [], senco: true });
  const { wording, schools } = await asked(ada);
  expect(schools).toMatchObject([{ childId: ada.id, firstName: 'Ada', schoolName: 'Oak Lane Primary' }]);
  const path = `/api/parent/child/${ada.id}/schools/${schools[0]?.id}/words`;
  const yes = { agree: true, wording };
  expect((await ben.parent.post(path, yes)).statusCode).toBe(404);
  expect((await teacher.post(path, yes)).statusCode).toBe(403);
  expect((await ada.post(path, yes)).statusCode).toBe(403);
  expect((await testApp().visitor().post(path, yes)).statusCode).toBe(401);
  expect((await ada.parent.post(path, { agree: 'perhaps', wording })).statusCode).toBe(400);
  expect((await ada.parent.post(path, { ...yes, wording: 'school-2026-11-2' })).statusCode).toBe(409);
  expect((await ada.parent.post(path, yes)).statusCode).toBe(200);
  expect((await ada.parent.post(path, yes)).statusCode).toBe(404);
  expect((await asked(ada)).schools).toEqual([]);
  const ofAda = eq(schoolConsent.childId, ada.id);
  const kept = await testApp().database.db.select().from(schoolConsent).where(ofAda).orderBy(schoolConsent.wording);
  expect(kept.map(({ wording: words, withdrawnAt }) => [words, withdrawnAt === null])).toEqual([
    ['school-2026-11-2', false],
    [schoolConsentWording, true],
  ]);
  expect((await colleague.get('/api/teacher/support-pupils')).json<SupportPupil[]>().map(({ id }) => id)).toEqual([ada.id]);
  // A no leaves it as it was, and is not asked about again.
  const own = (await asked(ben)).schools[0]?.id;
  expect((await ben.parent.post(`/api/parent/child/${ben.id}/schools/${own}/words`, { agree: false, wording })).statusCode).toBe(200);
  expect((await asked(ben)).schools).toEqual([]);
  expect((await ben.parent.get(`/api/parent/child/${ben.id}/schools`)).json()).toHaveLength(1);
  const taught = (await teacher.get('/api/teacher/classes')).json<{ students: { id: string }[] }[]>()[0];
  expect(taught?.students.map(({ id }) => id)).toEqual([ada.id, ben.id]);
});

test('without the duty there is nothing, and with the last of it taken there is nothing again', async () => {
  const { administrator, schoolId, teacher, colleague, ada, give } = await aSchool();
  await agrees(ada, schoolId);
  const calls = ['/api/teacher/departments/maths', '/api/teacher/support-pupils'];
  const statuses = async (who: Pick<TestPupil, 'get'>) => {
    const found = [];
    for (const call of calls) found.push((await who.get(call)).statusCode);
    return found;
  };
  await give({ headOf: ['maths'], senco: true });
  expect(await statuses(colleague)).toEqual([200, 200]);
  expect(await statuses(teacher)).toEqual([404, 404]);
  expect(await statuses(administrator)).toEqual([404, 404]);
  expect(await statuses(ada)).toEqual([403, 403]);
  expect(await statuses(ada.parent)).toEqual([403, 403]);
  expect(await statuses(testApp().visitor())).toEqual([401, 401]);
  expect((await colleague.get('/api/teacher/departments/history')).statusCode).toBe(404);
  expect((await colleague.get('/api/teacher/departments/cooking')).statusCode).toBe(400);
  await give({ headOf: [], senco: false });
  expect(await statuses(colleague)).toEqual([404, 404]);
  // Asked for twice, it is given once; and it ends with the place at the school.
  expect((await give({ headOf: ['maths', 'maths'], senco: true })).statusCode).toBe(200);
  await administrator.post(`/api/school/staff/${colleague.id}/remove`, {});
  expect((await testApp().database.pool.query('select 1 from school_duty where user_id = $1', [colleague.id])).rows).toEqual([]);
});

test('duties are given to the own staff alone, and by nobody else than the administrator', async () => {
  const { administrator, teacher, colleague, give } = await aSchool();
  const elsewhere = await aTeacher(testApp());
  expect((await give({ headOf: ['maths'], senco: false }, elsewhere.id)).statusCode).toBe(404);
  expect((await give({ headOf: ['cooking'], senco: false })).statusCode).toBe(400);
  expect((await give({ headOf: ['maths'] })).statusCode).toBe(400);
  const path = `/api/school/staff/${colleague.id}/duties`;
  expect((await teacher.put(path, { headOf: ['maths'], senco: true })).statusCode).toBe(403);
  expect((await (await anAdministrator(testApp())).put(path, { headOf: ['maths'], senco: true })).statusCode).toBe(404);
  const { members } = (await administrator.get('/api/school/staff')).json<{
    members: { id: string; headOf: string[]; senco: boolean }[];
  }>();
  expect(members.find(({ id }) => id === colleague.id)).toMatchObject({ headOf: [], senco: false });
});
