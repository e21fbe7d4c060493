import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import type { ListPreview } from '@hedgerow/contracts/rosters';
import type { SchoolClass, SchoolPupil } from '@hedgerow/contracts/schools';
import { classRequest } from '../../db/schema/school-classes.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { anAdministrator, aPupil, aTeacher, type TestTeacher } from '../../testing/people.ts';

const testApp = startTestApp();
let administrator: TestTeacher;
let teacher: TestTeacher;

beforeAll(async () => {
  administrator = await anAdministrator(testApp());
  teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
}, 60_000);

const taught = async (): Promise<TeacherClass[]> => (await teacher.get('/api/teacher/classes')).json<TeacherClass[]>();

const asked = async (wish: Partial<typeof classRequest.$inferInsert>): Promise<string> => {
  const id = uuid7();
  const row = { id, schoolId: teacher.schoolId, askedBy: teacher.id, className: 'Asked', createdAt: testApp().clock.now };
  await testApp()
    .database.db.insert(classRequest)
    .values({ ...row, kind: 'new_class', ...wish });
  return id;
};
const answer = (id: string, body: object) => administrator.post(`/api/school/requests/${id}`, body);
const stateOf = async (id: string) => (await testApp().database.db.select().from(classRequest).where(eq(classRequest.id, id)))[0];

describe('what teachers ask for', () => {
  test('a class that is approved is there for the teacher; what is declined says why, and each is answered once', async () => {
    const wanted = await asked({ className: '6 Yew', subject: 'science', yearGroup: 6 });
    expect((await administrator.get('/api/school')).json()).toMatchObject({ requests: 1 });
    expect((await answer(wanted, { approve: true, answer: ' From Monday. ' })).statusCode).toBe(200);
    expect((await answer(wanted, { approve: false })).statusCode).toBe(409);
    expect(await stateOf(wanted)).toMatchObject({ state: 'approved', answer: 'From Monday.', decidedBy: administrator.id });
    expect((await taught()).find(({ name }) => name === '6 Yew')).toMatchObject({ subjectName: 'Science', yearGroup: 'Year 6' });
    const other = await asked({ className: '6 Elm', subject: 'science', yearGroup: 6 });
    await answer(other, { approve: false, answer: 'Next year.' });
    expect(await stateOf(other)).toMatchObject({ state: 'declined', answer: 'Next year.', classId: null });
    const listed = (await administrator.get('/api/school/requests')).json<{ id: string }[]>();
    expect(listed.find(({ id }) => id === other)).toMatchObject({ teacher: 'Tess Hart', subjectName: 'Science', state: 'declined' });
  });

  test('a pupil is put in by choice, taken out, and a class is put away', async () => {
    const wish = { name: 'Requests', subject: 'maths', yearGroup: 4, teacherId: teacher.id };
    const made = (await administrator.post('/api/school/classes', wish)).json<SchoolClass>();
    const pupils = async () => (await administrator.get(`/api/school/classes/${made.id}/pupils`)).json<SchoolPupil[]>();
    const list = 'first_name,last_name,year_group,pupil_number\nRay,Ring,4,R1';
    const { digest } = (await administrator.post('/api/school/pupil-list/preview', { list })).json<ListPreview>();
    await administrator.post('/api/school/pupil-list', { list, digest });
    const ray = (await administrator.get('/api/school/pupils')).json<SchoolPupil[]>().find(({ lastName }) => lastName === 'Ring');
    const add = await asked({ kind: 'add_pupil', classId: made.id, pupilName: 'Ray Ring' });
    expect((await answer(add, { approve: true })).json()).toMatchObject({ details: { field: 'childId' } });
    const stranger = await aPupil(testApp());
    expect((await answer(add, { approve: true, childId: stranger.id })).statusCode).toBe(400);
    expect((await answer(add, { approve: true, childId: ray?.id })).statusCode).toBe(200);
    expect(await pupils()).toHaveLength(1);
    await answer(await asked({ kind: 'remove_pupil', classId: made.id, childId: ray?.id }), { approve: true });
    expect(await pupils()).toHaveLength(0);
    await answer(await asked({ kind: 'end_class', classId: made.id }), { approve: true });
    expect((await taught()).map(({ id }) => id)).not.toContain(made.id);
  });
});
