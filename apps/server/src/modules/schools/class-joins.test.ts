import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { ClassJoin, SchoolClass, WaitingClass } from '@hedgerow/contracts/schools';
import { schoolConsentWording as wording } from '@hedgerow/contracts/schools';
import { schoolConsent } from '../../db/schema/schools.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, anAdministrator, aPupil, aTeacher, type TestParent, type TestPupil, type TestTeacher } from '../../testing/people.ts';

const testApp = startTestApp();
let administrator: TestTeacher;
let teacher: TestTeacher;

beforeAll(async () => {
  administrator = await anAdministrator(testApp());
  teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
}, 60_000);

const aClassWithCode = async (name: string): Promise<SchoolClass> => {
  const body = { name, subject: 'maths', yearGroup: 4, teacherId: teacher.id };
  const { id } = (await administrator.post('/api/school/classes', body)).json<SchoolClass>();
  return (await administrator.post(`/api/school/classes/${id}/join-code`)).json<SchoolClass>();
};
const ask = ({ joinCode }: SchoolClass, parent: TestParent, pupil: TestPupil) =>
  parent.post('/api/school-codes/join', { code: joinCode, wording, childId: pupil.id });
const answer = (classId: string, pupils: readonly TestPupil[], accept: boolean, from: TestTeacher = teacher) =>
  from.post('/api/teacher/class-joins', { classId, childIds: pupils.map(({ id }) => id), accept });
const waitingFor = async ({ id }: SchoolClass): Promise<ClassJoin[]> =>
  (await teacher.get('/api/teacher/class-joins')).json<ClassJoin[]>().filter(({ classId }) => classId === id);
const ofChild = async (parent: TestParent, { id }: TestPupil): Promise<WaitingClass[]> =>
  (await parent.get(`/api/parent/child/${id}/class-joins`)).json<WaitingClass[]>();
const seenBy = async (classId: string, { id }: TestPupil): Promise<number> =>
  (await teacher.get(`/api/teacher/classes/${classId}/pupils/${id}`)).statusCode;
const consentsOf = ({ id }: TestPupil) => testApp().database.db.select().from(schoolConsent).where(eq(schoolConsent.childId, id));

const aFamily = async () => {
  const parent = await aParent(testApp());
  return { parent, pupil: await aPupil(testApp(), { parent, year: 4, firstName: 'Mia' }) };
};

test('who comes by a code waits: the teacher sees a name and a year, and nothing of the child before the yes', async () => {
  const made = await aClassWithCode('4 Oak');
  const { parent, pupil } = await aFamily();
  expect((await ask(made, parent, pupil)).json()).toMatchObject({ firstName: 'Mia', waits: true });
  const waits = await waitingFor(made);
  const askedAt = testApp().clock.now.toISOString();
  expect(waits).toEqual([{ classId: made.id, className: '4 Oak', childId: pupil.id, name: 'Mia Lee', yearGroup: 'Year 4', askedAt }]);
  expect(await seenBy(made.id, pupil)).toBe(404);
  expect(await consentsOf(pupil)).toEqual([]);
  expect(await ofChild(parent, pupil)).toMatchObject([{ classId: made.id, className: '4 Oak', teacher: 'Tess Hart', declined: false }]);

  expect((await answer(made.id, [pupil], true)).json()).toEqual({ answered: 1 });
  expect(await seenBy(made.id, pupil)).toBe(200);
  expect([await waitingFor(made), await ofChild(parent, pupil)]).toEqual([[], []]);
  expect(await consentsOf(pupil)).toMatchObject([{ wording, userId: parent.id, className: '4 Oak', withdrawnAt: null }]);
  expect((await ask(made, parent, pupil)).statusCode).toBe(409);
});

test('a no shows nothing and is said; the parent may ask again, and take the wish back', async () => {
  const made = await aClassWithCode('4 Elm');
  const { parent, pupil } = await aFamily();
  await ask(made, parent, pupil);
  expect((await ask(made, parent, pupil)).json()).toMatchObject({ error: 'You have asked already. The teacher has not answered yet.' });
  expect((await answer(made.id, [pupil], false)).json()).toEqual({ answered: 1 });
  expect([await waitingFor(made), await seenBy(made.id, pupil)]).toEqual([[], 404]);
  expect(await ofChild(parent, pupil)).toMatchObject([{ declined: true }]);
  expect((await answer(made.id, [pupil], true)).json()).toEqual({ answered: 0 });

  expect((await ask(made, parent, pupil)).statusCode).toBe(200);
  const takeBack = () => parent.delete(`/api/parent/child/${pupil.id}/class-joins/${made.id}`);
  expect([(await takeBack()).statusCode, (await takeBack()).statusCode]).toEqual([200, 404]);
  expect((await answer(made.id, [pupil], true)).json()).toEqual({ answered: 0 });
  expect(await seenBy(made.id, pupil)).toBe(404);
});

test('all who wait are taken in with one press, once, though it is pressed twice at once', async () => {
  const made = await aClassWithCode('4 Ash');
  const families = await Promise.all([aFamily(), aFamily(), aFamily()]);
  for (const { parent, pupil } of families) await ask(made, parent, pupil);
  const pupils = families.map(({ pupil }) => pupil);
  const both = await Promise.all([answer(made.id, pupils, true), answer(made.id, pupils, true)]);
  const answered = both.map((one) => one.json<{ answered: number }>().answered);
  expect(answered.reduce((sum, one) => sum + one, 0)).toBe(3);
  expect((await administrator.get(`/api/school/classes/${made.id}/pupils`)).json()).toHaveLength(3);
});

test('another teacher, a class that was put away, and words that make no sense are refused', async () => {
  const made = await aClassWithCode('4 Yew');
  const { parent, pupil } = await aFamily();
  await ask(made, parent, pupil);
  const colleague = await aTeacher(testApp(), { schoolId: administrator.schoolId });
  expect((await colleague.get('/api/teacher/class-joins')).json()).toEqual([]);
  expect((await answer(made.id, [pupil], true, colleague)).statusCode).toBe(404);
  expect((await answer(made.id, [], true)).statusCode).toBe(400);
  expect((await teacher.post('/api/teacher/class-joins', { classId: 'x', childIds: 'y' })).statusCode).toBe(400);
  expect((await parent.get('/api/teacher/class-joins')).statusCode).toBe(403);
  const stranger = await aParent(testApp());
  expect((await stranger.get(`/api/parent/child/${pupil.id}/class-joins`)).statusCode).toBe(404);
  expect((await stranger.delete(`/api/parent/child/${pupil.id}/class-joins/${made.id}`)).statusCode).toBe(404);
  await administrator.patch(`/api/school/classes/${made.id}`, { archived: true });
  expect((await answer(made.id, [pupil], true)).statusCode).toBe(404);
  expect([await waitingFor(made), await ofChild(parent, pupil)]).toEqual([[], []]);
});
