import type { ClassAssessment, ClassAssessmentResults } from '@hedgerow/contracts/class-assessments';
import type { ClassGroup } from '@hedgerow/contracts/class-groups';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classPupil } from '../../db/schema/school-classes.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, aTeacher } from '../../testing/people.ts';
import { aClass, aColleague } from '../../testing/school.ts';

const testApp = startTestApp();
const nobody = '00000000-0000-7000-8000-000000000000';

const aGroupedClass = async () => {
  const teacher = await aTeacher(testApp());
  const [ada, ben] = [await aPupil(testApp(), { firstName: 'Ada' }), await aPupil(testApp(), { firstName: 'Ben' })];
  const classId = await aClass(testApp(), teacher, [ada, ben], { name: '9B', subject: 'maths' });
  const path = `/api/teacher/classes/${classId}/groups`;
  const groups = async () => (await teacher.get('/api/teacher/classes')).json<TeacherClass[]>()[0]?.groups;
  return { teacher, ada, ben, classId, path, groups };
};

test('a group is made, changed and removed; who leaves the class leaves it', async () => {
  const { teacher, ada, ben, classId, path, groups } = await aGroupedClass();
  const made = (await teacher.post(path, { name: ' Booster ', childIds: [ada.id, ben.id, ada.id] })).json<ClassGroup>();
  expect(made).toMatchObject({ name: 'Booster', childIds: [ada.id, ben.id] });
  const changed = await teacher.put(`${path}/${made.id}`, { name: 'Set 2', childIds: [ben.id] });
  expect(changed.json()).toEqual({ id: made.id, name: 'Set 2', childIds: [ben.id] });
  expect(await groups()).toEqual([{ id: made.id, name: 'Set 2', childIds: [ben.id] }]);
  await testApp().database.db.delete(classPupil).where(eq(classPupil.childId, ben.id));
  expect(await groups()).toEqual([{ id: made.id, name: 'Set 2', childIds: [] }]);
  expect((await teacher.delete(`${path}/${made.id}`)).statusCode).toBe(200);
  expect(await groups()).toEqual([]);
  expect((await teacher.delete(`/api/teacher/classes/${classId}/groups/${made.id}`)).statusCode).toBe(404);
});

test('results are shown for one group alone, and work is set for it', async () => {
  const { teacher, ada, ben, classId, path } = await aGroupedClass();
  const list = `/api/teacher/classes/${classId}/assessments`;
  const check = { title: 'Check', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 };
  const { groupId } = (await teacher.post(list, check)).json<ClassAssessment>();
  const group = (await teacher.post(path, { name: 'Booster', childIds: [ben.id] })).json<ClassGroup>();
  const whole = (await teacher.get(`${list}/${groupId}`)).json<ClassAssessmentResults>();
  const part = (await teacher.get(`${list}/${groupId}?group=${group.id}`)).json<ClassAssessmentResults>();
  expect([whole.pupils, whole.results.map(({ id }) => id).toSorted()]).toEqual([2, [ada.id, ben.id].toSorted()]);
  expect([part.pupils, part.done, part.averageScore, part.results.map(({ id }) => id)]).toEqual([1, 0, null, [ben.id]]);
  expect((await teacher.get(`${list}/${groupId}?group=${nobody}`)).statusCode).toBe(404);
  expect((await teacher.get(`${list}/${groupId}?group=booster`)).statusCode).toBe(400);
});

test('a name, pupils of the class, and a name that is not taken', async () => {
  const { teacher, ada, path } = await aGroupedClass();
  const message = async (body: object) => {
    const answer = await teacher.post(path, body);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  expect(await message({ name: ' ', childIds: [ada.id] })).toEqual([400, 'Please give the group a name.']);
  expect(await message({ name: 'Booster', childIds: [] })).toEqual([400, 'Please choose at least one pupil.']);
  expect((await message({ name: 'Booster', childIds: ['ada'] }))[0]).toBe(400);
  expect((await message({ name: 'Booster', childIds: [(await aPupil(testApp())).id] }))[0]).toBe(404);
  expect((await teacher.post(path, { name: 'Booster', childIds: [ada.id] })).statusCode).toBe(200);
  expect(await message({ name: 'booster', childIds: [ada.id] })).toEqual([409, 'There is a group with this name in the class already.']);
  for (let made = 1; made < 12; made += 1)
    expect((await teacher.post(path, { name: `Group ${made}`, childIds: [ada.id] })).statusCode).toBe(200);
  expect(await message({ name: 'One more', childIds: [ada.id] })).toEqual([409, 'A class can have up to 12 groups.']);
});

test('whoever may only look reads the groups and changes none; for everybody else there is none', async () => {
  const { teacher, ada, classId, path } = await aGroupedClass();
  const { id } = (await teacher.post(path, { name: 'Booster', childIds: [ada.id] })).json<ClassGroup>();
  const body = { name: 'Other', childIds: [ada.id] };
  const looks = await aColleague(testApp(), teacher.schoolId);
  await teacher.put(`/api/teacher/classes/${classId}/teachers/${looks.id}`, { role: 'read_only' });
  expect((await looks.get('/api/teacher/classes')).json<TeacherClass[]>()[0]?.groups).toMatchObject([{ id, name: 'Booster' }]);
  const other = await aTeacher(testApp());
  const otherClass = await aClass(testApp(), other, []);
  for (const [who, status] of [
    [looks, 403],
    [other, 404],
    [ada, 403],
    [ada.parent, 403],
    [testApp().visitor(), 401],
  ] as const) {
    const answers = [await who.post(path, body), await who.put(`${path}/${id}`, body), await who.delete(`${path}/${id}`)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
  }
  // A group is not reached through another class.
  expect((await other.delete(`/api/teacher/classes/${otherClass}/groups/${id}`)).statusCode).toBe(404);
});
