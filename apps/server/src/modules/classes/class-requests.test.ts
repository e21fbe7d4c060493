import type { ClassRequest } from '@hedgerow/contracts/class-requests';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { classPupil, classRequest } from '../../db/schema/school-classes.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, aTeacher } from '../../testing/people.ts';
import { aClass, aColleague } from '../../testing/school.ts';

const testApp = startTestApp();
const path = '/api/teacher/requests';

const aFullClass = async () => {
  const teacher = await aTeacher(testApp());
  const pupil = await aPupil(testApp(), { firstName: 'Zoe' });
  const classId = await aClass(testApp(), teacher, [pupil], { name: '9B' });
  return { teacher, pupil, classId };
};

test('a teacher asks for a pupil to be taken out: it waits for the administrator, and the pupil stays until then', async () => {
  const { teacher, pupil, classId } = await aFullClass();
  const asked = await teacher.post(path, { kind: 'remove_pupil', classId, childId: pupil.id, note: ' Moved to set 2 ' });
  expect(asked.json<ClassRequest>()).toMatchObject({
    kind: 'remove_pupil',
    state: 'pending',
    className: '9B',
    pupilName: 'Zoe Lee',
    note: 'Moved to set 2',
    answer: '',
  });
  const { db } = testApp().database;
  expect(await db.select().from(classPupil).where(eq(classPupil.classId, classId))).toHaveLength(1);
  const [row] = await db.select().from(classRequest).where(eq(classRequest.id, asked.json<ClassRequest>().id));
  expect(row).toMatchObject({ schoolId: teacher.schoolId, askedBy: teacher.id, familyId: pupil.familyId, childId: pupil.id });
});

test('the same question waits once, also from two tabs; another may be asked when it was answered', async () => {
  const { teacher, pupil, classId } = await aFullClass();
  const ask = () => teacher.post(path, { kind: 'remove_pupil', classId, childId: pupil.id });
  const statuses = (await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  await testApp()
    .database.db.update(classRequest)
    .set({ state: 'declined', answer: 'She stays.' })
    .where(eq(classRequest.classId, classId));
  expect((await ask()).statusCode).toBe(200);
  const list = (await teacher.get(path)).json<ClassRequest[]>();
  expect(list.map(({ state, answer }) => `${state}: ${answer}`).toSorted()).toEqual(['declined: She stays.', 'pending: ']);
});

test('a new class, a pupil to come and the end of a class are asked for in the same way', async () => {
  const { teacher, classId } = await aFullClass();
  const bodies = [
    { kind: 'new_class', className: 'Set 1', subject: 'maths', yearGroup: 8 },
    { kind: 'add_pupil', classId, pupilName: 'Amy Hart' },
    { kind: 'end_class', classId },
  ];
  for (const body of bodies) expect((await teacher.post(path, body)).statusCode).toBe(200);
  const list = (await teacher.get(path)).json<ClassRequest[]>();
  expect(list.map(({ kind }) => kind).toSorted()).toEqual(['add_pupil', 'end_class', 'new_class']);
});

test('a request is taken back while it waits, and by nobody else', async () => {
  const { teacher, classId } = await aFullClass();
  const { id } = (await teacher.post(path, { kind: 'end_class', classId })).json<ClassRequest>();
  expect((await (await aColleague(testApp(), teacher.schoolId)).delete(`${path}/${id}`)).statusCode).toBe(404);
  expect((await teacher.delete(`${path}/${id}`)).statusCode).toBe(200);
  const again = (await teacher.post(path, { kind: 'end_class', classId })).json<ClassRequest>();
  await testApp().database.db.update(classRequest).set({ state: 'approved' }).where(eq(classRequest.id, again.id));
  expect((await teacher.delete(`${path}/${again.id}`)).statusCode).toBe(409);
});

test('nobody asks about somebody else’s class or pupil, and what is missing is said', async () => {
  const { teacher, pupil, classId } = await aFullClass();
  const stranger = await aTeacher(testApp());
  const elsewhere = await aPupil(testApp());
  expect((await stranger.post(path, { kind: 'end_class', classId })).statusCode).toBe(404);
  expect((await stranger.post(path, { kind: 'remove_pupil', classId, childId: pupil.id })).statusCode).toBe(404);
  expect((await teacher.post(path, { kind: 'remove_pupil', classId, childId: elsewhere.id })).statusCode).toBe(404);
  expect((await pupil.post(path, { kind: 'end_class', classId })).statusCode).toBe(403);
  const missing = await teacher.post(path, { kind: 'add_pupil', classId, pupilName: ' ' });
  expect([missing.statusCode, missing.json()]).toMatchObject([400, { message: 'Please write the pupil’s name.' }]);
  expect((await teacher.post(path, { kind: 'make_tea' })).statusCode).toBe(400);
});
