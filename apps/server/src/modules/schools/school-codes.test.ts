import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ListPreview } from '@hedgerow/contracts/rosters';
import { type PupilCards, schoolConsentWording as wording, type SchoolClass, type SchoolPupil } from '@hedgerow/contracts/schools';
import { child } from '../../db/schema/families.ts';
import { activity } from '../../db/schema/progress.ts';
import { schoolConsent } from '../../db/schema/schools.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, anAdministrator, aPupil, aTeacher, childrenOf, type TestParent, type TestTeacher } from '../../testing/people.ts';

const testApp = startTestApp();
let administrator: TestTeacher;
let teacher: TestTeacher;

beforeAll(async () => {
  administrator = await anAdministrator(testApp());
  teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
}, 60_000);

const aClass = async (name: string): Promise<SchoolClass> =>
  (await administrator.post('/api/school/classes', { name, subject: 'maths', yearGroup: 4, teacherId: teacher.id })).json<SchoolClass>();
const pupilsOf = async (classId: string): Promise<SchoolPupil[]> =>
  (await administrator.get(`/api/school/classes/${classId}/pupils`)).json<SchoolPupil[]>();
const takeIn = async (list: string) => {
  const { digest } = (await administrator.post('/api/school/pupil-list/preview', { list })).json<ListPreview>();
  return administrator.post('/api/school/pupil-list', { list, digest });
};
const openCode = async ({ id }: SchoolClass): Promise<string> =>
  (await administrator.post(`/api/school/classes/${id}/join-code`)).json<SchoolClass>().joinCode ?? '';
const join = (parent: TestParent, code: string, childId?: string) => parent.post('/api/school-codes/join', { code, wording, childId });
const accept = (classId: string, childId: string) =>
  teacher.post('/api/teacher/class-joins', { classId, childIds: [childId], accept: true });

describe('families and the school', () => {
  test('a parent sees what a code is about, agrees in words that are kept, and takes it back', async () => {
    const made = await aClass('Joined');
    const code = await openCode(made);
    const parent = await aParent(testApp());
    const pupil = await aPupil(testApp(), { parent, year: 4 });
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await parent.post('/api/school-codes/look', { code: typed })).json()).toEqual({
      kind: 'class',
      schoolName: 'Oak Lane Primary',
      className: 'Joined',
      subjectName: 'Maths',
      teacherName: 'Tess Hart',
      alsoTeach: [],
      pupilName: null,
      wording,
    });
    expect((await parent.post('/api/school-codes/join', { code, childId: pupil.id, wording: 'older' })).statusCode).toBe(409);
    expect((await join(await aParent(testApp()), code, pupil.id)).statusCode).toBe(404);
    expect(await pupilsOf(made.id)).toEqual([]);

    expect((await join(parent, typed, pupil.id)).json()).toMatchObject({ childId: pupil.id, schoolName: 'Oak Lane Primary', waits: true });
    expect(await pupilsOf(made.id)).toEqual([]);
    expect((await accept(made.id, pupil.id)).statusCode).toBe(200);
    expect((await join(parent, code, pupil.id)).statusCode).toBe(409);
    expect(await pupilsOf(made.id)).toMatchObject([{ id: pupil.id, account: 'family', username: null }]);
    const schools = (await parent.get(`/api/parent/child/${pupil.id}/schools`)).json<{ id: string }[]>();
    expect(schools).toMatchObject([{ schoolName: 'Oak Lane Primary', classes: [{ name: 'Joined', teacher: 'Tess Hart' }] }]);

    const withdraw = () => parent.post(`/api/parent/child/${pupil.id}/schools/${schools[0]?.id}/withdraw`);
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).statusCode).toBe(404);
    expect(await pupilsOf(made.id)).toEqual([]);
    expect((await administrator.post(`/api/school/classes/${made.id}/pupils`, { childId: pupil.id })).statusCode).toBe(404);
    const kept = await testApp().database.db.select().from(schoolConsent).where(eq(schoolConsent.childId, pupil.id));
    expect(kept).toMatchObject([
      { wording, userId: parent.id, className: 'Joined', agreedAt: testApp().clock.now, withdrawnAt: testApp().clock.now },
    ]);
  });

  test('a new code ends the old one, and a code that is ended opens nothing', async () => {
    const made = await aClass('Codes');
    const [first, second] = [await openCode(made), await openCode(made)];
    const parent = await aParent(testApp());
    const look = async (code: string) => (await parent.post('/api/school-codes/look', { code })).statusCode;
    expect([await look(first), await look(second)]).toEqual([400, 200]);
    await administrator.delete(`/api/school/classes/${made.id}/join-code`);
    expect(await look(second)).toBe(400);
    await administrator.patch(`/api/school/classes/${made.id}`, { archived: true });
    expect((await administrator.post(`/api/school/classes/${made.id}/join-code`)).statusCode).toBe(409);
  });

  test('a parent takes the school’s account of their child over, once, with all its work; the school still sees the pupil', async () => {
    const made = await aClass('Cards home');
    await takeIn('first_name,last_name,year_group,class,pupil_number\nUma,Vale,4,Cards home,U1');
    const [card] = (await administrator.post(`/api/school/classes/${made.id}/cards`)).json<PupilCards>().cards;
    const childId = card?.childId ?? '';
    const { db } = testApp().database;
    const [alone] = await db.select().from(child).where(eq(child.id, childId));
    const done = { type: 'assessment', status: 'completed', subject: 'maths', topic: 'x', title: 'X', day: '2026-11-20' } as const;
    await db.insert(activity).values({
      ...done,
      id: `assessment-${uuid7()}`,
      familyId: alone?.familyId ?? '',
      childId,
      score: 90,
      happenedAt: testApp().clock.now,
    });
    const pupil = testApp().visitor();
    await pupil.post('/api/child-auth/child-login', { username: card?.username, password: card?.password });

    const parent = await aParent(testApp());
    const code = card?.familyCode ?? '';
    expect((await parent.post('/api/school-codes/look', { code })).json()).toMatchObject({
      kind: 'pupil',
      pupilName: 'Uma',
      className: 'Cards home',
    });
    expect((await join(parent, code)).json()).toMatchObject({ childId, firstName: 'Uma' });
    expect((await join(await aParent(testApp()), code)).statusCode).toBe(400);

    expect(await childrenOf(parent)).toMatchObject([{ id: childId, firstName: 'Uma', status: 'active' }]);
    expect((await parent.get(`/api/student/recent-activity/${childId}`)).json()).toHaveLength(1);
    expect((await pupil.get('/api/auth/user')).json()).toMatchObject({ id: childId });
    expect(await pupilsOf(made.id)).toMatchObject([{ id: childId, account: 'family', username: null }]);
    expect((await administrator.post(`/api/school/pupils/${childId}/card`)).statusCode).toBe(403);
    // The school's list does not rename a family's child.
    expect((await takeIn('first_name,last_name,year_group,class,pupil_number\nUmma,Vale,4,Cards home,U1')).json()).toMatchObject({
      created: 0,
      changed: 0,
      same: 1,
    });
    expect(await db.$count(schoolConsent, and(eq(schoolConsent.childId, childId), isNull(schoolConsent.withdrawnAt)))).toBe(1);
  });

  test('a family of three has no room for a fourth', async () => {
    const made = await aClass('Full house');
    await takeIn('first_name,last_name,year_group,class,pupil_number\nFay,Four,4,Full house,F1');
    const [card] = (await administrator.post(`/api/school/classes/${made.id}/cards`)).json<PupilCards>().cards;
    const parent = await aParent(testApp());
    for (const firstName of ['One', 'Two', 'Three']) await aPupil(testApp(), { parent, firstName });
    expect((await join(parent, card?.familyCode ?? '')).json()).toMatchObject({ error: 'A family can have up to 3 children.' });
  });
});
